"""``manila arena``: AI players against one another, until it is known who is stronger."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.cli.common import listed

if TYPE_CHECKING:
    from engine.arena import Bout
    from engine.game import AnyGame

EPILOG: Final = """
**Examples**

- `manila arena --players expert,heuristic,heuristic --games 300`
- `manila arena --players beginner,easy,steady,hard,expert --games 500 --json` — ratings of all levels

**Exit codes** 0 done · 2 the options make no sense
"""


def arena(
    players: Annotated[str, typer.Option(help="Who plays, with commas: levels, or other players of the game.")],
    game: Annotated[str, typer.Option(help="Which game.")] = "manila",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games.")] = "1",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play a match among AI players, who change seats from game to game."""
    rules = _game(game)
    names = _names(players, rules)
    begun = perf_counter()
    console = Console(stderr=True)
    match = bouts(rules, names, seed, games, workers or os.cpu_count() or 1)
    played = list(track(match, "Playing", games, console=console, transient=True, disable=not console.is_terminal))
    result = _result(rules, names, seed, played, perf_counter() - begun)
    if as_json:
        typer.echo(json.dumps(result))
    else:
        _print(result)


def bouts(rules: AnyGame, names: Sequence[str], seed: str, games: int, workers: int) -> Iterator[Bout]:
    """The games of a match, as they come: equal arguments give equal games, with any number of processes."""
    from engine.arena import bout

    play = partial(bout, rules, rules.options_type(), names, seed)
    if workers == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, range(games), chunksize=1)


def _result(rules: AnyGame, names: list[str], seed: str, played: list[Bout], seconds: float) -> dict[str, Any]:
    from engine.arena import Score, ratings

    score, rated = Score.of(played), ratings(played)
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


def _game(kind: str) -> AnyGame:
    from bot.games.catalogue import catalogue

    games = catalogue().games
    if kind not in games:
        raise typer.BadParameter(f"there is no game {kind!r}; there are: {', '.join(games)}", param_hint="--game")
    return games[kind]


def _names(players: str, rules: AnyGame) -> list[str]:
    """The name of each seat."""
    from engine.arena import RANDOM

    names = [name.strip() for name in players.split(",")]
    if len(names) not in rules.seats:
        raise typer.BadParameter(
            f"{rules.kind} is for {listed(rules.seats)} players, not {len(names)}", param_hint="--players"
        )
    known = dict.fromkeys([RANDOM, *rules.players])
    if unknown := sorted(set(names) - set(known)):
        raise typer.BadParameter(
            f"there is no player {', '.join(unknown)}; there are: {', '.join(known)}", param_hint="--players"
        )
    return names
