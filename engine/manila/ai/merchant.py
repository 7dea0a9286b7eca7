"""The levels that think ahead: what they weigh in an auction, where the search by itself would pay too much."""

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
"""How dear the office is to who goes on to search."""
BAND: Final = 5.0
"""Pesos: the search is asked about prices that are no farther from the limit."""


@dataclass(frozen=True, slots=True)
class MerchantPlayer(SearchPlayer[ManilaView, ManilaMove]):
    """Bids and passes by rule far from a limit; close to it, the search weighs a peso more against a pass.

    Two candidates and no more: of many bids that are nearly equal the luckiest came out best, and a pass was one alone
    (docs/developers/ai.md).
    """

    def candidates(self, state: State, seat: Seat, moves: Sequence[ManilaMove]) -> Sequence[ManilaMove]:
        """In an auction by the limit, else what the guide likes best."""
        if state.phase is not Phase.AUCTION:
            return super(MerchantPlayer, self).candidates(state, seat, moves)
        bid = instinct.pick(state, seat, BIDDER)
        price = state.bid + 1
        least: list[ManilaMove] = [move for move in moves if isinstance(move, Bid) and move.amount == price]
        if not least or abs(instinct.office_worth(state, seat, BIDDER) - price) > BAND:
            return [bid]
        return [*least, Pass()] if isinstance(bid, Bid) else [Pass(), *least]
