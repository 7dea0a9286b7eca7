"""The Manila levels that search, with a bidding rule for auctions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.game import Seat
from engine.manila.ai import instinct
from engine.manila.ai.minds import SELF
from engine.manila.ai.nature import SHREWD, Weights
from engine.manila.moves import Bid, ManilaMove, Pass
from engine.manila.state import State
from engine.manila.view import ManilaView, Phase
from engine.search.flat import SearchPlayer

BAND: Final = 5.0
"""Pesos: prices within this distance of the limit are searched."""


@cache
def bidder_of(boldness: float) -> Weights:
    """Return the weights by which a searching player values the office."""
    return replace(SHREWD, office=SHREWD.office + boldness, opening=0.1, raising=0.1)


@dataclass(frozen=True, slots=True)
class MerchantPlayer(SearchPlayer[ManilaView, ManilaMove]):
    """A search player that bids by rule unless the price is near its limit.

    Near it, the search adds a peso to a pass: of many nearly equal bids, the one with the luckiest error would win.
    """

    trust: float = 0.0
    """The lead, in simulated wins, of a move that instinct values a peso more."""
    boldness: float = 0.0
    """By how many pesos more it values the office."""

    def candidates(self, state: State, seat: Seat, moves: Sequence[ManilaMove]) -> Sequence[ManilaMove]:
        """Return the rule's bid in an auction, near its limit also a pass."""
        if state.phase is not Phase.AUCTION:
            return super(MerchantPlayer, self).candidates(state, seat, moves)
        bidder = bidder_of(self.boldness)
        bid = instinct.pick(state, seat, bidder)
        price = state.bid + 1
        least: list[ManilaMove] = [move for move in moves if isinstance(move, Bid) and move.amount == price]
        if not least or abs(instinct.office_worth(state, seat, bidder) - price) > BAND:
            return [bid]
        return [*least, Pass()] if isinstance(bid, Bid) else [Pass(), *least]

    def leanings(self, state: State, seat: Seat, candidates: Sequence[ManilaMove]) -> Sequence[float]:
        """Return what instinct thinks of the candidates, in simulated wins."""
        if not self.trust:
            return super(MerchantPlayer, self).leanings(state, seat, candidates)
        if state.phase is Phase.AUCTION:
            limit = instinct.office_worth(state, seat, bidder_of(self.boldness))
            worths = [limit - move.amount if isinstance(move, Bid) else 0.0 for move in candidates]
        else:
            worths = instinct.weigh(state, seat, candidates, SELF)
        return [self.trust * worth for worth in worths]
