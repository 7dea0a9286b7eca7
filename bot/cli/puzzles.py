"""``manila puzzles``: find positions with one best move, for ``/puzzle``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bot.cli.common import Exit, leave, load_settings

if TYPE_CHECKING:
    from engine.game import AnyGame
    from engine.puzzles.puzzle import Puzzle

app = typer.Typer(no_args_is_help=True, help="Find positions with one clearly best move, for /puzzle.")

IN_VAIN: Final = 100
"""After this many games without a puzzle, the search ends."""
MAKE_EPILOG: Final = """
**Examples**

- `manila puzzles make --game manila --count 300 --seed 1 --out manila.puzzles` — a file, the same on any machine
- `manila puzzles make --game manila --from-games` — from finished games of servers that allow it (`/admin settings`),
  into the bot's own database

The file is written when all puzzles are found. If you stop the command earlier, there is none.

**Exit codes** 0 done · 1 the file exists or can't be written, or no puzzle was found · 2 an option is wrong · 69 the
database doesn't answer · 78 a setting is missing or wrong
"""


@app.callback()
def about() -> None:
    """Find positions with one clearly best move, for /puzzle."""


@app.command(epilog=MAKE_EPILOG)
def make(
    out: Annotated[Path | None, typer.Option(help="File for puzzles from games between AI players.")] = None,
    from_games: Annotated[
        bool,
        typer.Option("--from-games", help="Search finished games of servers that allow it, into the database."),
    ] = False,
    game: Annotated[str, typer.Option(help="Game to search.")] = "manila",
    count: Annotated[int, typer.Option(min=1, help="Number of puzzles.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal puzzles.")] = "1",
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
) -> None:
    """Find puzzles in games between AI players, or in finished games."""
    from bot.games.catalogue import catalogue

    if (out is None) is not from_games:
        raise typer.BadParameter("use either --out or --from-games", param_hint="--out")
    games = catalogue().games
    if game not in games or not games[game].advises:
        known = ", ".join(kind for kind, rules in games.items() if rules.advises)
        raise typer.BadParameter(f"{game!r} has no puzzles. Choose one of: {known}", param_hint="--game")
    if out is not None and out.exists() and not force:
        leave(Exit.FAILED, f"{out} already exists. Add --force to replace it, or choose another file.")
    if out is None:
        _gather(games[game], count)
    else:
        _write(games[game], out, count, seed)


def _gather(rules: AnyGame, count: int) -> None:
    """Store puzzles from human games in the database, and nowhere else."""
    from bot.cli.progress import shown
    from host.puzzle_mining import find_puzzles
    from storage import Store
    from storage.errors import StoreError

    async def keep() -> int:
        store = await Store.open(load_settings().database)
        try:
            with shown("Finding puzzles") as progress:
                return await find_puzzles(store, rules, count, progress)
        finally:
            await store.close()

    try:
        kept = asyncio.run(keep())
    except StoreError as error:
        leave(Exit.UNAVAILABLE, str(error))
    typer.echo(f"{kept} new puzzles of {rules.kind} from finished games.")


def _write(rules: AnyGame, out: Path, count: int, seed: str) -> None:
    from bot.cli.progress import shown
    from engine.puzzles.making import from_self_play, varied
    from engine.puzzles.sets import write

    begun = perf_counter()
    puzzles: list[Puzzle] = []
    try:
        with shown("Finding puzzles") as progress:
            looking = _Looking(lambda: progress(len(puzzles), count))
            for puzzle in islice(varied(from_self_play(rules, seed, looking), count), count):
                puzzles.append(puzzle)
                looking.found()
        if not puzzles:
            leave(Exit.FAILED, f"No puzzle in {IN_VAIN} games: nowhere is one choice clearly best and often missed.")
        size = write(out, rules.kind, rules.rules_version, seed, puzzles)
    except OSError as error:
        leave(Exit.FAILED, f"{out} cannot be written ({error.strerror}).")
    seconds = perf_counter() - begun
    typer.echo(f"{len(puzzles)} puzzles of {rules.kind} in {seconds:.0f} s: {out}, {size} bytes. Seed {seed}.")
    if len(puzzles) < count:
        typer.echo(f"The last {IN_VAIN} games had no other puzzle.")


class _Looking:
    """Counts games, up to ``IN_VAIN`` in a row without a puzzle."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell
        self._number = self._since = 0

    def __iter__(self) -> Iterator[int]:
        while self._number < self._since + IN_VAIN:
            self._tell()
            self._number += 1
            yield self._number - 1

    def found(self) -> None:
        self._since = self._number
