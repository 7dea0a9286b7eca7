"""What a game tells a search beyond its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.game import Dice, Move, Seat

S = TypeVar("S", contravariant=True)
M = TypeVar("M", bound=Move)


class Guide(Protocol[S, M]):
    """A way to play simulations on imagined states. Stateless and cheap: it is asked thousands of times a decision."""

    def candidates(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """The moves that are worth a search, the most promising first; at least one.

        ``state`` is an imagined one: equal answers must be given for all states that agree with one view.
        """

    def pick(self, state: S, seat: Seat) -> M:
        """What a seat that must decide does in a simulation. Quick, and as good as quick allows."""

    def advance(self, state: S, seat: Seat, move: M, dice: Dice) -> bool:
        """Do a move as ``Game.advance`` does, or a part of what follows from it. True where ``worth`` can judge.

        A simulation ends there: after a voyage, a deal, a round; or before a roll whose outcomes can all be weighed.
        At the end of the game at the latest.
        """

    def worth(self, state: S, seat: Seat) -> float:
        """How good a state in which a simulation has ended is for a seat: its chance to win, 0 to 1."""
