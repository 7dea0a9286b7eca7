"""The random player, and what a host asks of any AI player."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from engine.game import AnyPlayer, Move, View

M = TypeVar("M", bound=Move)


class RandomPlayer:
    """A player that makes random moves; free ones only if there are no others."""

    def choose(self, view: View | None, moves: Sequence[M], random: Random) -> M:  # noqa: ARG002 - as in Player
        """Return one of ``moves``; the view may be missing."""
        if not moves:
            raise ValueError("no moves to choose from")
        # Free moves come last. ``random.random`` takes a fifth of the time of ``random.choice``.
        count = len(moves)
        while count and moves[count - 1].free:
            count -= 1
        return moves[int(random.random() * (count or len(moves)))]


class ThoughtDice:
    """Fast dice for simulations and searches, never for a game that humans play."""

    __slots__ = ("_random",)

    def __init__(self, random: Random) -> None:
        self._random = random.random

    def named(self, name: str, *numbers: int) -> ThoughtDice:  # noqa: ARG002 - as in Dice
        """Return these dice, whatever the name."""
        return self

    def below(self, n: int) -> int:
        """Return a whole number from 0 to ``n - 1``."""
        return int(self._random() * n)


def is_costly(player: AnyPlayer) -> bool:
    """Return whether a player should think in a process of its own.

    A costly player has a true attribute ``costly``. It can be pickled, and so can views and moves. Any other decides
    within a millisecond or two, while everything else waits.
    """
    return bool(getattr(player, "costly", False))


@dataclass(frozen=True, slots=True)
class Effort:
    """The amount of work for a decision of a costly player, in its own units."""

    stage: Hashable
    """What is public about the decision. Units of one stage take about equally long."""
    spent: float
    """The work this time, which may be a secret of its seat."""
    most: float
    """The most work in any decision that looks the same to everyone else."""


def effort_of(player: AnyPlayer, view: View, moves: Sequence[M]) -> Effort:
    """Return the effort of a decision."""
    tell = getattr(player, "effort", None)
    found: Effort = Effort(None, 1, 1) if tell is None else tell(view, moves)
    return found


def quick_choice(player: AnyPlayer, view: View, moves: Sequence[M], random: Random) -> M:
    """Return a costly player's choice without time to think."""
    choose = getattr(player, "at_once", RandomPlayer().choose)
    move: M = choose(view, moves, random)
    return move
