"""The kit of a ``TableGame``: how it is walked through, told and measured follows from the game and its texts."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from operator import itemgetter
from random import Random
from typing import Any

from bot.core.presenter import PlayerNames
from bot.core.texts import LOCALE_DIR, Texts
from bot.games.lesson import LEARNER
from bot.games.package import GamePackage
from engine.game import SUBSTITUTE, AnyGame, Options, Seat
from engine.lobby import option_choices
from engine.solo import Solo
from engine.table_game import Playing, TableEvent, TableGame, TableMove, TableView
from tests.bot.worlds import Course, mixed_course
from tests.engine.editions import digests
from tests.engine.golden import Tale, Teller
from tests.engine.match import Match
from tests.engine.wander import Wanderer, seen
from tests.kit import Kit

MOVES = 24
"""Moves that a game with secrets goes on for."""
FEW = 6
"""A game that never goes on for so many without turning something up goes on all the same."""
SEEDS = 40
"""Seeds that are looked through for one with which much stays hidden."""


class TableWanderer(Wanderer[Playing[Any], TableView[Any], TableMove, TableEvent, Any]):
    """Walks through a table game; whatever its classes of moves allow could be tried."""

    quick, dear = 10, 6

    def __init__(self, package: GamePackage) -> None:
        super().__init__(package.game)
        assert isinstance(package.game, TableGame)
        self.all: Sequence[TableMove] = package.game.all_moves
        self.longest = max(len(move.code) for move in self.all)
        declared = Texts(folders=(LOCALE_DIR, package.locale)).declared
        self.reasons: Mapping[str, Mapping[str, str]] = {
            key: args for key, args in declared.items() if key.startswith(f"why-{package.kind}-")
        }

    def candidates(self, state: Playing[Any], seat: Seat) -> Sequence[TableMove]:
        return self.all

    def rank(self, move: TableMove) -> tuple[Any, ...]:
        return (self.all.index(move),)


class TableTeller(Teller):
    """Tells games of all numbers of players, and one with each house rule."""

    def __init__(self, package: GamePackage) -> None:
        game, levels = package.game, [*package.game.players]
        rules = option_choices(game.options_type)
        tales = {
            f"{seats}": Tale(game.options_type(), (levels[:2] * seats)[:seats], f"{game.kind} {seats}")
            for seats in game.seats
        }
        usual = game.options_type()
        for name, values in rules.items():
            other = next((value for value in values.values() if value != getattr(usual, name)), None)
            if other is not None:
                options = game.options_type(**{name: other})
                tales[name] = Tale(options, (levels[:2] * game.seats[0])[: game.seats[0]], f"{game.kind} {name}")
        self.game = game
        super().__init__(package.folder / "golden", tales)

    def game_of(self, options: Options) -> AnyGame:
        return self.game


def table_kit(package: GamePackage, editions: Mapping[int, str] | None = None) -> Kit:
    """The kit of a table game. ``editions``: how the AI seats of its daily challenge play, once it is released."""
    game = package.game
    assert isinstance(game, TableGame)
    courses = [mixed_course(game, seed, MOVES, {}) for seed in range(SEEDS)] if game.hidden else []
    quiet = ((seed, _quiet(course)) for seed, course in enumerate(courses))
    secretive, moves = max(quiet, key=itemgetter(1), default=(0, MOVES))
    return Kit(
        TableWanderer(package),
        TableTeller(package),
        open=not game.hidden,
        shows=frozenset(event.__name__ for event in game.shows),
        shut=_shut(courses),
        secretive=secretive,
        moves=moves if moves >= FEW else MOVES,
        apart=2,
        editions=editions or {},
        matches=(Match(game.kind, tuple([*game.levels][1::-1]), 60, 0.5),) if len(game.levels) > 1 else (),
    )


def _quiet(course: Course) -> int:
    """For how many moves a course goes on without turning anything up for everybody."""
    told_of = [seen(told, None) for _, told in course.steps()]
    return next((moves - 1 for moves, told in enumerate(told_of) if course.game.reveals(told)), len(told_of) - 1)


def _shut(courses: Sequence[Course]) -> Mapping[str, tuple[str, ...]]:
    """The private moves that no public event tells whole, each with the fields that one tells."""
    told_of: dict[type[TableMove], set[str]] = {}
    for course in courses:
        for deed, (_, told) in zip(course.deeds, course.steps(), strict=True):
            move = None if deed.seat is None else course.game.parse(deed.code)
            if isinstance(move, TableMove) and move.private:
                names = {part.name for event in seen(told, None) for part in fields(event)}
                told_of.setdefault(type(move), set()).update(names)
    shut = {}
    for kind, names in told_of.items():
        parts = [part.name for part in fields(kind)]
        if not names.issuperset(parts):
            shut[kind.__name__] = tuple(part for part in parts if part in names)
    return shut


def main(package: GamePackage) -> None:
    """Write the golden games anew; or with a seed, and maybe moves, show the game that begins so."""
    seed, *codes = sys.argv[1:] or [""]
    if seed:
        for moment in written_out(package, seed, codes):
            print(moment)  # noqa: T201 - a program
        return
    TableTeller(package).write()
    if package.daily is not None:
        held = ", ".join(
            f'{edition}: "{digest}"' for edition, digest in asyncio.run(digests(package.daily.deal)).items()
        )
        print(f"Once the game is released, its kit has editions={{{held}}}.")  # noqa: T201


def written_out(package: GamePackage, seed: str, codes: Sequence[str] = (), seats: int = 2) -> Iterator[str]:
    """A game of a seed: the given moves, then the usual ones. What a lesson would ask for has the number of its step.

    Raises ``GameError`` for a given move that is not legal.
    """
    game, presenter = package.game, package.presenter(Texts(folders=(LOCALE_DIR, package.locale)))
    solo, left, names, number = Solo(game, seats, game.options_type(), seed), [*codes], ("seat 0", "seat 1"), 0
    cast = PlayerNames(names, names, names)
    while solo.to_act:
        seat = solo.to_act[0]
        view, offered = solo.view(seat), solo.moves(seat)
        move = game.parse(left.pop(0)) if left else game.players[SUBSTITUTE].choose(view, offered, Random(seed))
        asked = seat == LEARNER and len(offered) > 1
        number += asked
        step = f"step {number}, of {' '.join(each.code for each in offered)}: " if asked else ""
        yield f"{presenter.alt(view, cast)}\n  {names[seat]}: {step}{move.code}\n"
        solo.play(seat, move)
