"""What the AI thinks of each choice, for people who ask: hints, and the review of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.manila.ai import instinct
from engine.manila.imagine import imagined
from engine.manila.moves import Bid, ManilaMove, Pass
from engine.manila.view import ManilaView, Phase


class Promise(NamedTuple):
    """A choice, and what it may be expected to bring in pesos, its price paid."""

    move: ManilaMove
    profit: float


def promises(view: ManilaView, moves: Sequence[ManilaMove]) -> list[Promise]:
    """The choices of the open decision with what they promise, the best first. Nothing where no peso hangs on it.

    Spaces, bids, shares, pirates' and pilots' choices are in pesos of profit, shares at the value that they may be
    expected to end with. Wares to leave ashore and start layouts are compared with the best of them, which has 0.
    Only what the view shows has a part in it. Raises ``ValueError`` for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    choices = [move for move in moves if not move.free]
    if not choices or view.phase is Phase.PLEDGE:
        return []
    # What was imagined does not matter: instinct looks at the shares of its own seat alone.
    state = imagined(view, Random(0))
    if view.phase is Phase.AUCTION:
        worth = instinct.office_worth(state, view.seat)
        found = [Promise(move, worth - move.amount) for move in choices if isinstance(move, Bid)]
        found += [Promise(move, 0.0) for move in choices if isinstance(move, Pass)]
    else:
        worths = instinct.weigh(state, view.seat, choices)
        zero = max(worths) if view.phase in (Phase.LOAD, Phase.START) else 0.0
        found = [Promise(move, worth - zero) for move, worth in zip(choices, worths, strict=True)]
    return sorted(found, key=lambda promise: -promise.profit)
