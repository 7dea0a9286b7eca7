"""``manila benchmark``: matches between AI players, with statistics."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from bot.cli.common import checked_seats, game_named

if TYPE_CHECKING:
    from engine.game import AnyGame
    from engine.matches import Bout, MatchScore

EPILOG: Final = """
**Examples**

- `manila benchmark --players expert,heuristic,heuristic --games 300`
- `manila benchmark --players expert,hard,hard --games 5000 --until ±3 --keep match.jsonl` — run it again to continue
- `manila benchmark --league --players hard,expert --games 300` — each against two of every reference player
- `manila benchmark --players beginner,easy,steady,hard,expert --games 500 --json` — ratings of all levels

**Exit codes** 0 done · 2 an option is wrong
"""

PULSE: Final = 60.0
"""Seconds between two progress lines where there is no terminal for a bar."""


def benchmark(
    players: Annotated[
        str | None,
        typer.Option(help="AI players, separated by commas. With --league: the levels to test."),
    ] = None,
    game: Annotated[str, typer.Option(help="Game to play.")] = "manila",
    games: Annotated[int, typer.Option(min=1, help="Games per match, or per reference player with --league.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "1",
    league: Annotated[
        bool, typer.Option("--league", help="Play each level against tables of reference players.")
    ] = False,
    seats: Annotated[int, typer.Option(help="Players per table with --league.")] = 3,
    until: Annotated[
        str | None,
        typer.Option(help="Stop when the first player's win rate is within a margin: ±3 points."),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="Save games to this file and continue from it. After a change of players, use a new file."),
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes. Default: one per core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Compare AI players in matches with rotating seats and equal dice."""
    rules = game_named(game)
    course = _Course(rules, seed, games, _points(until), workers or os.cpu_count() or 1, _Book.at(keep))
    if league:
        result = _league(course, _levels(players, rules), checked_seats(seats, rules, "--seats"))
        show = _print_league
    else:
        result = _match(course, _names(players, rules))
        show = _print
    if as_json:
        typer.echo(json.dumps(result))
    else:
        show(result)


def bouts(
    rules: AnyGame, names: Sequence[str], seed: str, games: int, workers: int, played: Sequence[Bout] = ()
) -> Generator[Bout]:
    """Yield the games of a match as they finish.

    Equal arguments give equal games, with any number of processes. Games ``played`` before come first.
    """
    from engine.matches import bout

    yield from played[:games]
    left = range(len(played), games)
    play = partial(bout, rules, rules.options_type(), names, seed)
    if workers == 1 or len(left) < 2:
        yield from map(play, left)
        return
    pool = ProcessPoolExecutor(min(workers, len(left)), get_context("spawn"))
    try:
        yield from pool.map(play, left, chunksize=1)
    finally:
        pool.shutdown(cancel_futures=True)


# -- one match -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Book:
    """A JSON lines file of finished games, to continue a match."""

    path: Path | None = None
    lines: dict[str, list[Bout]] = field(default_factory=dict)
    """By match: its games in order."""

    @classmethod
    def at(cls, path: Path | None) -> _Book:
        """Load the games of a file, ignoring a truncated last line."""
        from engine.matches import Bout

        book = cls(path)
        if path is None or not path.exists():
            return book
        text = path.read_text(encoding="utf-8")
        whole, _, rest = text.rpartition("\n")
        try:
            for line in whole.splitlines():
                match, names, winners, deal = json.loads(line)
                book.lines.setdefault(match, []).append(Bout(tuple(names), tuple(winners), deal))
        except (ValueError, TypeError) as error:
            raise typer.BadParameter(f"{path} is no file of games", param_hint="--keep") from error
        if rest:
            path.write_text(whole + "\n" if whole else "", encoding="utf-8")
        return book

    def add(self, match: str, played: Bout) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([match, played.names, played.winners, played.deal]) + "\n")


@dataclass(frozen=True, slots=True)
class _Course:
    rules: AnyGame
    seed: str
    games: int
    until: float | None
    workers: int
    book: _Book

    def play(self, names: Sequence[str], pulse: _Pulse) -> list[Bout]:
        from engine.matches import MatchScore

        match = f"{self.rules.kind} {self.rules.rules_version} {self.seed} {','.join(names)}"
        before = self.book.lines.get(match, [])
        score = MatchScore()
        played: list[Bout] = []
        pulse.begin(", ".join(names), self.games)
        with closing(bouts(self.rules, names, self.seed, self.games, self.workers, before)) as coming:
            for one in coming:
                played.append(one)
                score.add(one)
                if len(played) > len(before):
                    self.book.add(match, one)
                pulse.beat(names[0], score)
                if self._enough(names, score):
                    break
        return played

    def _enough(self, names: Sequence[str], score: MatchScore) -> bool:
        """Return whether the result is sure enough.

        Only asked after whole deals: stopping within one would favor a seat.
        """
        from engine.matches import FEW

        if self.until is None or score.games % len(names) or score.games < FEW * len(names):
            return False
        return score.doubt(names[0]) <= self.until


class _Pulse:
    """A progress display on stderr: a bar on terminals, else occasional lines."""

    def __init__(self, matches: int) -> None:
        console = Console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[found]}"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._matches = matches
        self._match = 0
        self._task = TaskID(0)
        self._name = ""
        self._games = 0
        self._done = 0
        self._begun = self._said = perf_counter()

    def __enter__(self) -> _Pulse:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def begin(self, name: str, games: int) -> None:
        self._match += 1
        self._name = name if self._matches == 1 else f"{self._match} of {self._matches}: {name}"
        self._games, self._done, self._begun = games, 0, perf_counter()
        if self._match > 1:
            self._bar.update(self._task, visible=False)
        self._task = self._bar.add_task(self._name, total=games, found="")

    def beat(self, first: str, score: MatchScore) -> None:
        self._done += 1
        found = f"{first} {score.win_rate(first):.1%} ±{score.doubt(first):.1%}"
        self._bar.update(self._task, advance=1, found=found)
        now = perf_counter()
        if self._bar.disable and now - self._said >= PULSE:
            self._said = now
            left = (now - self._begun) / self._done * (self._games - self._done) / 60
            line = f"{self._name}: {self._done} of {self._games} games, {found}, {left:.0f} min left at most"
            sys.stderr.write(line + "\n")


def _match(course: _Course, names: list[str]) -> dict[str, Any]:
    begun = perf_counter()
    with _Pulse(1) as pulse:
        played = course.play(names, pulse)
    return _result(course.rules, names, course.seed, played, perf_counter() - begun)


def _result(rules: AnyGame, names: list[str], seed: str, played: list[Bout], seconds: float) -> dict[str, Any]:
    from engine.matches import MatchScore, ratings

    score, rated = MatchScore.of(played), ratings(played)
    order = sorted(score.wins, key=score.win_rate, reverse=True)
    return {
        "game": rules.kind,
        "rules_version": rules.rules_version,
        "players": names,
        "seed": seed,
        "games": score.games,
        "seconds": round(seconds, 3),
        "win_rate": {name: round(score.win_rate(name), 4) for name in order},
        "interval": {name: [round(bound, 4) for bound in score.interval(name)] for name in order},
        "parity": {name: round(names.count(name) / len(names), 4) for name in order},
        "rating": {name: round(rated[name]) for name in order},
    }


def _print(result: dict[str, Any]) -> None:
    title = f"{result['games']:,} games of {result['game']}: {', '.join(result['players'])}"
    table = Table("Player", title=title, title_justify="left")
    for heading in ("Wins", "95 % between", "By chance", "Rating"):
        table.add_column(heading, justify="right")
    for name, rate in result["win_rate"].items():
        low, high = result["interval"][name]
        parity, rating = result["parity"][name], result["rating"][name]
        table.add_row(name, f"{rate:.1%}", f"{low:.1%} – {high:.1%}", f"{parity:.1%}", str(rating))
    Console().print(table)


# -- a league ------------------------------------------------------------------------------------------


def _league(course: _Course, levels: list[str], seats: int) -> dict[str, Any]:
    """Play one AI of each level at a table of each reference player."""
    from engine.matches import MatchScore

    begun, strangers = perf_counter(), course.rules.league
    found: dict[str, dict[str, Any]] = {}
    with _Pulse(len(levels) * len(strangers)) as pulse:
        for level in levels:
            scores = {}
            for stranger in strangers:
                scores[stranger] = MatchScore.of(course.play([level, *[stranger] * (seats - 1)], pulse))
            found[level] = {
                "games": {stranger: score.games for stranger, score in scores.items()},
                "win_rate": {stranger: round(score.win_rate(level), 4) for stranger, score in scores.items()},
                "interval": {
                    stranger: [round(bound, 4) for bound in score.interval(level)] for stranger, score in scores.items()
                },
                **_mean(level, list(scores.values())),
            }
    return {
        "game": course.rules.kind,
        "rules_version": course.rules.rules_version,
        "seats": seats,
        "seed": course.seed,
        "seconds": round(perf_counter() - begun, 3),
        "league": found,
    }


def _mean(level: str, scores: Sequence[MatchScore]) -> dict[str, float]:
    """Return the mean over the league, and half the width of its interval."""
    count = len(scores)
    doubt = sum(score.doubt(level) ** 2 for score in scores) ** 0.5 / count
    return {"mean": round(sum(score.win_rate(level) for score in scores) / count, 4), "doubt": round(doubt, 4)}


def _print_league(result: dict[str, Any]) -> None:
    found = result["league"]
    title = f"One against {result['seats'] - 1} of each stranger, {result['game']}"
    table = Table("Against", title=title, title_justify="left")
    for level in found:
        table.add_column(level, justify="right")
    for stranger in next(iter(found.values()))["win_rate"]:
        cells = []
        for told in found.values():
            low, high = told["interval"][stranger]
            cells.append(f"{told['win_rate'][stranger]:.1%} ({low:.0%} – {high:.0%}) of {told['games'][stranger]}")
        table.add_row(stranger, *cells)
    table.add_row("all", *(f"{told['mean']:.1%} ±{told['doubt']:.1%}" for told in found.values()))
    Console().print(table)


# -- what was asked for --------------------------------------------------------------------------------


def _points(text: str | None) -> float | None:
    """Return ``±3``, ``3`` or ``3%`` as a fraction."""
    if text is None:
        return None
    found = re.fullmatch(r"\s*(?:±|\+-|\+/-)?\s*(\d+(?:[.,]\d+)?)\s*%?\s*", text)
    points = float(found[1].replace(",", ".")) if found else 0.0
    if not 0 < points < 100:
        raise typer.BadParameter(f"{text!r} is no number of points, such as ±3", param_hint="--until")
    return points / 100


def _names(players: str | None, rules: AnyGame) -> list[str]:
    if players is None:
        raise typer.BadParameter("say who plays, or --league", param_hint="--players")
    names = _known(players, rules)
    checked_seats(len(names), rules, "--players")
    return names


def _levels(players: str | None, rules: AnyGame) -> list[str]:
    """Return the levels that play the league: all, or the requested ones."""
    if not rules.league:
        raise typer.BadParameter(f"{rules.kind} has no league", param_hint="--league")
    return list(rules.levels) if players is None else list(dict.fromkeys(_known(players, rules)))


def _known(players: str, rules: AnyGame) -> list[str]:
    from engine.matches import RANDOM

    names = [name.strip() for name in players.split(",")]
    known = dict.fromkeys([RANDOM, *rules.players])
    if unknown := sorted(set(names) - set(known)):
        raise typer.BadParameter(
            f"there is no player {', '.join(unknown)}; there are: {', '.join(known)}", param_hint="--players"
        )
    return names
