"""AI players that need to know no game, what hosts ask of any player, and the dice that players think with."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from engine.game import AnyPlayer, Move, View

M = TypeVar("M", bound=Move)


class RandomPlayer:
    """Any move, all equally likely; free ones only when there is nothing else. Looks at nothing."""

    def choose(self, view: View | None, moves: Sequence[M], random: Random) -> M:  # noqa: ARG002 - as in Player
        """One of ``moves``. The view is not read and may be missing. Raises ``ValueError`` when there are none."""
        if not moves:
            raise ValueError("no moves to choose from")
        # Free moves stand last. ``random.random`` takes a fifth of the time of ``random.choice``.
        count = len(moves)
        while count and moves[count - 1].free:
            count -= 1
        return moves[int(random.random() * (count or len(moves)))]


class ThoughtDice:
    """Dice for simulations and searches: fast, and unknown to any log. Never for a game that people play."""

    __slots__ = ("_random",)

    def __init__(self, random: Random) -> None:
        self._random = random.random

    def named(self, name: str, *numbers: int) -> ThoughtDice:  # noqa: ARG002 - as in Dice
        """These dice: nobody will ask what was drawn when, so no name is put together."""
        return self

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``."""
        return int(self._random() * n)


def is_costly(player: AnyPlayer) -> bool:
    """Whether a player may think for so long that whoever hosts it should let it think in a process of its own.

    A costly player says so by an attribute ``costly``. It can be pickled, and so can views and moves. Any other decides
    within a millisecond or two, while everything else waits.
    """
    return bool(getattr(player, "costly", False))


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a costly player has to do for a decision, in units of its own."""

    stage: Hashable
    """What is public of the decision. Units of one stage take about equally long."""
    spent: float
    """What it does this time: this may be a secret of its seat."""
    most: float
    """What it does at most in a decision that looks the same to everybody else."""


def effort_of(player: AnyPlayer, view: View, moves: Sequence[M]) -> Effort:
    """The effort of a decision: what the player's method ``effort`` says, or the same for all."""
    tell = getattr(player, "effort", None)
    found: Effort = Effort(None, 1, 1) if tell is None else tell(view, moves)
    return found


def quick_choice(player: AnyPlayer, view: View, moves: Sequence[M], random: Random) -> M:
    """What a costly player chooses if there is no time to think: its method ``at_once``, or any move."""
    choose = getattr(player, "at_once", RandomPlayer().choose)
    move: M = choose(view, moves, random)
    return move
