"""``manila simulate``: play many games among AI players, with statistics."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.cli.common import checked_seats, game_named, make_folder

if TYPE_CHECKING:
    from engine.game import AnyGame, AnyPlayer
    from engine.simulate import GameOutcome

EPILOG: Final = """
**Examples**

- `manila simulate` — 100 games of four random players
- `manila simulate --players simple,random,random --seats 3 --games 1000`
- `manila simulate --games 5 --save logs` — then `manila replay logs/manila-1-0.jsonl`

**Exit codes** 0 done · 2 an option is wrong
"""


@dataclass(slots=True)
class Tally:
    """The results of all games together; lists are by seat."""

    seats: int
    games: int = 0
    moves: int = 0
    wins: list[int] = field(init=False)
    """A shared win counts for each of its winners."""
    money: list[int] = field(init=False)
    """The sum of all scores; in Manila a score is a fortune in pesos."""
    counts: Counter[str] = field(default_factory=Counter)
    """The sums of the game's own numbers, such as voyages."""

    def __post_init__(self) -> None:
        self.wins, self.money = [0] * self.seats, [0] * self.seats

    def add(self, record: GameOutcome) -> None:
        self.games += 1
        self.moves += record.moves
        self.counts.update(record.summary)
        for seat in record.winners:
            self.wins[seat] += 1
        self.money = [sum(both) for both in zip(self.money, record.scores, strict=True)]


def simulate(
    game: Annotated[str, typer.Option(help="Game to play.")] = "manila",
    seats: Annotated[int, typer.Option(help="Players per table.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "1",
    players: Annotated[str, typer.Option(help="AI level of all seats, or one per seat: simple,random.")] = "random",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    save: Annotated[
        Path | None,
        typer.Option(help="Write each game's log to this folder. Slower, with the dice of real tables."),
    ] = None,
) -> None:
    """Play games between AI players, and count wins and scores by seat."""
    rules = game_named(game)
    levels = _levels(players, rules, seats)
    if save is not None:
        make_folder(save, "--save")
    tally = Tally(seats)
    begun = perf_counter()
    for record in _shown(_records(rules, levels, seed, games, save), games):
        tally.add(record)
    seconds = perf_counter() - begun
    result = _result(tally, rules, levels, seed, seconds)
    if as_json:
        typer.echo(json.dumps(result))
    else:
        counts = {"moves": tally.moves, **tally.counts}
        _print(result, " · ".join(f"{count / games:.1f} {what}" for what, count in counts.items()))


def _records(rules: AnyGame, levels: list[str], seed: str, games: int, save: Path | None) -> Iterator[GameOutcome]:
    from engine.log import write
    from engine.simulate import full_game, quick_game

    options, players = rules.options_type(), [_player(rules, level) for level in levels]
    for number in range(games):
        game_seed = f"{seed}/{number}"
        if save is None:
            yield quick_game(rules, options, players, game_seed)
            continue
        names = [f"{level.title()} {seat + 1}" for seat, level in enumerate(levels)]
        record, log = full_game(rules, options, players, game_seed, names)
        with (save / f"{rules.kind}-{_word(seed)}-{number}.jsonl").open("w", encoding="utf-8") as file:
            write(log, file)
        yield record


def _word(seed: str) -> str:
    return re.sub(r"[^\w.-]", "_", seed)


def _shown(records: Iterable[GameOutcome], games: int) -> Iterable[GameOutcome]:
    """Return the records, with a progress bar on a terminal."""
    console = Console(stderr=True)
    return track(records, "Playing", games, console=console, transient=True, disable=not console.is_terminal)


def _result(tally: Tally, rules: AnyGame, levels: list[str], seed: str, seconds: float) -> dict[str, Any]:
    return {
        "game": rules.kind,
        "rules_version": rules.rules_version,
        "seats": tally.seats,
        "players": levels,
        "seed": seed,
        "games": tally.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "moves": tally.moves,
        **tally.counts,
        "wins": tally.wins,
        "money": [round(money / tally.games, 2) for money in tally.money],
    }


def _print(result: dict[str, Any], counts: str) -> None:
    table = Table("Seat", "Player", title=f"{result['games']:,} games of {result['game']}", title_justify="left")
    for heading in ("Wins", "Share of wins", "Score a game"):
        table.add_column(heading, justify="right")
    by_seat = zip(result["players"], result["wins"], result["money"], strict=True)
    for seat, (level, wins, money) in enumerate(by_seat, start=1):
        table.add_row(str(seat), level, f"{wins:,}", f"{wins / result['games']:.1%}", f"{money:,.1f}")
    out = Console()
    out.print(table)
    out.print(f"{counts} a game · {result['games_per_second']:,} games/s · seed {result['seed']}", highlight=False)


def _levels(players: str, rules: AnyGame, seats: int) -> list[str]:
    checked_seats(seats, rules, "--seats")
    levels = [level.strip() for level in players.split(",")]
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise typer.BadParameter(f"{len(levels)} levels for {seats} seats", param_hint="--players")
    if unknown := sorted(set(levels) - {"random", *rules.players}):
        known = ", ".join(dict.fromkeys(["random", *rules.players]))
        raise typer.BadParameter(f"there is no level {', '.join(unknown)}; there are: {known}", param_hint="--players")
    return levels


def _player(rules: AnyGame, level: str) -> AnyPlayer:
    from engine.player import RandomPlayer

    return RandomPlayer() if level == "random" else rules.players[level]
