"""The kit of a ``TableGame``: how it is walked through, told and measured follows from the game and its texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any

from bot.core.texts import LOCALE_DIR, Texts
from bot.games.package import GamePackage
from engine.game import AnyGame, Options, Seat
from engine.lobby import option_choices
from engine.table_game import Playing, TableEvent, TableGame, TableMove, TableView
from tests.bot.worlds import mixed_course
from tests.engine.golden import Tale, Teller
from tests.engine.match import Match
from tests.engine.wander import Wanderer
from tests.kit import Kit

MOVES = 24
"""Moves that a game with secrets goes on for."""
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


def table_kit(package: GamePackage, editions: Mapping[int, str]) -> Kit:
    """The kit of a table game. ``editions``: how the AI seats of its daily challenge play."""
    game = package.game
    assert isinstance(game, TableGame)
    secretive, moves = _secretive(game) if game.hidden else (0, MOVES)
    private = {kind.__name__: () for kind in game.every_move if kind.private}
    return Kit(
        TableWanderer(package),
        TableTeller(package),
        open=not game.hidden,
        shows=frozenset(event.__name__ for event in game.shows),
        shut=private,
        secretive=secretive,
        moves=moves,
        apart=2,
        editions=editions,
        matches=(Match(game.kind, tuple([*game.levels][1::-1]), 60, 0.5),) if len(game.levels) > 1 else (),
    )


def _secretive(game: AnyGame) -> tuple[int, int]:
    """A seed of a game that goes on for long without turning anything up, and for how many moves it does."""

    def quiet(seed: int) -> int:
        told_of = [told for _, told in mixed_course(game, seed, MOVES, {}).steps()]
        return next((moves - 1 for moves, told in enumerate(told_of) if game.reveals(told)), len(told_of) - 1)

    return max(((seed, quiet(seed)) for seed in range(SEEDS)), key=itemgetter(1))


def main(package: GamePackage) -> None:
    """Write the golden games anew."""
    TableTeller(package).write()
