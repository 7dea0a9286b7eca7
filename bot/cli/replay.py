"""``manila replay``: show and verify a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from bot.cli.common import Exit, leave

if TYPE_CHECKING:
    from bot.core.presenter import PlayerNames, Presenter
    from engine.game import AnyGame, Event, Standing
    from engine.log import BadLog, GameLog, LogStep

EPILOG: Final = """
**Examples**

- `manila replay game.jsonl` — what happened, move by move
- `manila replay --verify game.jsonl` — also whether the dice were fair

Logs come from **Download Log** under a finished game, and from `manila simulate --save`.

The seed proves deals and dice. No log can prove who chose a move.

**Exit codes** 0 the log is valid · 1 it breaks the rules, or its dice don't match the seed · 2 it can't be read · 3
with `--verify`: valid so far, but the game has not ended
"""


def replay(
    file: Annotated[Path, typer.Argument(help="Game log (JSON lines).", exists=True, dir_okay=False, readable=True)],
    verify: Annotated[
        bool, typer.Option("--verify", help="Check every deal and roll against the seed, and the seed itself.")
    ] = False,
) -> None:
    """Show a saved game move by move."""
    from engine.log import BadLog, UnknownGame
    from engine.log import replay as steps_of
    from engine.log import verify as prove

    log = _read(file)
    game, presenter = _game(log)
    cast = _cast(log)
    out = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
    last: LogStep[Any, Any] | None = None
    try:
        for last in steps_of(game, log.header, log.entries):
            out.print(_told(last, presenter, cast))
        if last is not None and not game.to_act(last.state):
            out.print(_ranking(game.standing(last.state), cast))
        else:
            out.print("The game has not ended.")
        if verify:
            whole = prove(game, log)
            out.print(
                f"Verified{'' if whole else ' so far'}: all {len(log.entries)} entries follow the rules, every deal "
                f"and roll comes from the seed {log.header.seed}, and its SHA-256 is {log.header.commitment}."
            )
            if not whole:
                raise typer.Exit(Exit.UNFINISHED)
    except UnknownGame as error:
        leave(Exit.USAGE, f"Can't play {file}: {error}.")
    except BadLog as error:
        leave(Exit.FAILED, f"{file}: {_finding(error, log, cast)}")


def _read(file: Path) -> GameLog:
    from engine.log import BadLog, read

    try:
        with file.open(encoding="utf-8") as lines:
            return read(lines)
    except BadLog as error:
        leave(Exit.USAGE, f"{file} is not the log of a game: {error}.")
    except UnicodeDecodeError:
        leave(Exit.USAGE, f"{file} is not the log of a game: it is not text in UTF-8.")


def _game(log: GameLog) -> tuple[AnyGame, Presenter]:
    from bot.core.texts import FALLBACK
    from bot.games.catalogue import catalogue

    games, kind = catalogue(), log.header.kind
    if kind not in games.packages:
        leave(Exit.USAGE, f"The log is of a game {kind!r}, which this version does not know.")
    return games.games[kind], games.presenters(games.in_language(FALLBACK))[kind]


def _cast(log: GameLog) -> PlayerNames:
    from bot.core.markup import one_line
    from bot.core.presenter import PlayerNames

    names = tuple(map(one_line, log.header.players)) or tuple(f"Seat {seat + 1}" for seat in range(log.header.seats))
    return PlayerNames(plain=names, marked=names, mentions=names)


def _finding(error: BadLog, log: GameLog, cast: PlayerNames) -> str:
    from bot.core.texts import Texts

    if error.reason is None or error.number is None:
        return f"{error}."
    seat = log.entries[error.number].seat
    whose = "" if seat is None else f" of {cast.plain[seat]}"
    return f"entry {error.number}{whose} breaks the rules: {Texts().reason(error.reason, cast.plain)}"


def _told(step: LogStep[Any, Any], presenter: Presenter, cast: PlayerNames) -> str:
    public = [event for event in step.events if event.to is None]
    lines = presenter.lines(public, cast)
    lines += [line for event in step.events if event.to is not None for line in _whispered(event, presenter, cast)]
    if not lines:
        name = "" if step.entry.seat is None else f"{cast.plain[step.entry.seat]}: "
        lines = [name + step.entry.code]
    return "\n".join(f"{'' if index else step.entry.number:>5}  {line}" for index, line in enumerate(lines))


def _whispered(event: Event, presenter: Presenter, cast: PlayerNames) -> list[str]:
    names = ", ".join(cast.plain[seat] for seat in event.to or ())
    return [f"(to {names}) {line}" for line in presenter.lines([event], cast)]


def _ranking(standing: Standing, cast: PlayerNames) -> Table:
    parts = list(dict.fromkeys(part for place in standing.places for part in place.parts))
    table = Table("Rank", "Player", "Score", *(part.title() for part in parts))
    for place in standing.places:
        names = " & ".join(cast.plain[seat] for seat in place.seats)
        table.add_row(str(place.rank), names, str(place.score), *(str(place.parts.get(part, 0)) for part in parts))
    return table
