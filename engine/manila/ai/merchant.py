"""The Manila levels that search, with a bidding rule for auctions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Seat
from engine.manila.ai import instinct
from engine.manila.ai.minds import nature_like
from engine.manila.moves import Bid, ManilaMove, Pass
from engine.manila.state import State
from engine.manila.view import ManilaView, Phase
from engine.search.flat import SearchPlayer

BIDDER: Final = nature_like(office=7.5, reserve=6.0, opening=0.1, raising=0.1)
"""The weights by which a searching player values the office."""
BAND: Final = 5.0
"""Pesos: prices within this distance of the limit are searched."""


@dataclass(frozen=True, slots=True)
class MerchantPlayer(SearchPlayer[ManilaView, ManilaMove]):
    """A search player that bids by rule unless the price is near its limit.

    Near it, the search adds a peso to a pass: of many nearly equal bids, the one with the luckiest error would win.
    """

    def candidates(self, state: State, seat: Seat, moves: Sequence[ManilaMove]) -> Sequence[ManilaMove]:
        """Return the rule's bid in an auction, near its limit also a pass."""
        if state.phase is not Phase.AUCTION:
            return super(MerchantPlayer, self).candidates(state, seat, moves)
        bid = instinct.pick(state, seat, BIDDER)
        price = state.bid + 1
        least: list[ManilaMove] = [move for move in moves if isinstance(move, Bid) and move.amount == price]
        if not least or abs(instinct.office_worth(state, seat, BIDDER) - price) > BAND:
            return [bid]
        return [*least, Pass()] if isinstance(bid, Bid) else [Pass(), *least]
