"""A Manila player that scores a sampled state by odds and rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.manila.ai import instinct
from engine.manila.ai.nature import PLAIN, Weights
from engine.manila.imagine import imagined
from engine.manila.moves import Bid, ManilaMove
from engine.manila.view import ManilaView, Phase

NEAR: Final = 0.5
"""Pesos: moves whose values differ by less are equally good, and chosen at random."""


@dataclass(frozen=True, slots=True)
class HeuristicPlayer:
    """A player that makes the most promising move by instinct.

    ``doubt`` blurs the value of each move by a standard deviation in pesos; the weaker levels differ only in it.
    """

    doubt: float = 0.0
    nature: Weights = PLAIN

    def choose(self, view: ManilaView, moves: Sequence[ManilaMove], random: Random) -> ManilaMove:
        """Return the most promising move; nearly equal ones at random."""
        if view.seat is None:
            raise ValueError("the public has nothing to decide")
        choices = [move for move in moves if not move.free] or list(moves)
        if len(choices) == 1:
            return choices[0]
        state = imagined(view, random)
        worths = instinct.weigh(state, view.seat, choices, self.nature)
        if view.phase is Phase.AUCTION:
            return self._bid(choices, worths, random)
        blurred = [worth + self._slip(random) for worth in worths]
        return choices[blurred.index(max(blurred))]

    def _slip(self, random: Random) -> float:
        return random.gauss(0, self.doubt) if self.doubt else random.random() * NEAR

    def _bid(self, choices: Sequence[ManilaMove], worths: Sequence[float], random: Random) -> ManilaMove:
        """Return a bid or a pass; all bids get the same random error."""
        best = choices[worths.index(max(worths))]
        if not self.doubt or not isinstance(best, Bid):
            return best
        amount = max(1, best.amount + round(self._slip(random)))
        return next((move for move in choices if isinstance(move, Bid) and move.amount == amount), choices[-1])
