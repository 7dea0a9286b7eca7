"""AI players of a ``TableGame`` that defines ``usual``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from engine.game import Dice, Evaluation, Seat
from engine.table_rules import Playing, TableMove, TableRules, TableState, TableView

S = TypeVar("S", bound=TableState)

TRIED: Final = 12
"""Choices of a decision that are searched and advised on: the usual one and the first others."""


@dataclass(frozen=True, slots=True)
class UsualPlayer:
    """A player that makes the usual move, and sometimes a random one."""

    game: TableRules[Any, Any]
    careless: float = 0.0

    def choose(self, view: TableView[Any], moves: Sequence[TableMove], random: Random) -> TableMove:
        if view.seat is None or random.random() < self.careless:
            return random.choice(moves)
        return self.game.sensible(view.state, view.seat)


@dataclass(frozen=True, slots=True)
class TableGuide(Generic[S]):
    """A guide that simulates whole games among usual players."""

    game: TableRules[S, Any]

    def imagine(self, view: TableView[S], random: Random) -> Playing[S]:
        return self.game.imagine(view, random)

    def candidates(self, state: Playing[S], seat: Seat, moves: Sequence[TableMove]) -> Sequence[TableMove]:
        """Return the usual move, and the first others."""
        usual = self.game.sensible(state.state, seat)
        return [usual, *(move for move in moves if move != usual)][:TRIED]

    def pick(self, state: Playing[S], seat: Seat, dice: Dice) -> TableMove:  # noqa: ARG002 - as in Guide
        return self.game.sensible(state.state, seat)

    def advance(self, state: Playing[S], seat: Seat, move: TableMove, dice: Dice) -> bool:
        self.game.advance(state, seat, move, dice)
        return not state.state.to_act

    def worth(self, state: Playing[S], seat: Seat) -> Evaluation:
        """Return a winner's share of the win, else 0, and the score."""
        standing = self.game.standing(state)
        score = next(place.score for place in standing.places if seat in place.seats)
        return Evaluation((seat in standing.winners) / len(standing.winners), score)
