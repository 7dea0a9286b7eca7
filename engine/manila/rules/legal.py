"""List what a seat may do now, for buttons, checks, AI and tests.

Order of the list: the moves of the open decision, then the free ones. Decision: bids ascending, then pass · shares by
ware, then none · the ware to leave ashore, by ware · the 25 start layouts, highest first · spaces in the order of
``Space``, then pass · punts to board by ware and seat, then stay · pilots: one punt (by ware; steps descending), then
two, then stay · plunder: port, then shipyard. Free: pledges by ware, then redemptions by ware.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from engine.manila.board import REDEEM, SHARES_PER_WARE, STARTS, WARES
from engine.manila.moves import Bid, Buy, Launch, Leave, ManilaMove, Pass, Pledge, Plunder, Redeem
from engine.manila.rules import pilots, pirates
from engine.manila.rules.harbor import shares_on_offer
from engine.manila.rules.money import ceiling, endangers_bid
from engine.manila.rules.placing import places
from engine.manila.state import LOADS, State
from engine.manila.view import Phase

# Cached: a search lists millions of moves.
MOST_CASH: Final = 4000
"""More cash than anyone can hold: at most thirteen voyages, each paying all merchants together below 200."""
_BIDS: Final[list[ManilaMove]] = [Bid(amount) for amount in range(MOST_CASH)]
_PASS: Final = Pass()
_BUY: Final = tuple(Buy(ware) for ware in WARES)
_BUY_NONE: Final = Buy(None)
_LEAVE: Final = tuple(Leave(ware) for ware in WARES)
_LAUNCH: Final = tuple(Launch(starts) for starts in STARTS)
_PLUNDER: Final = tuple((Plunder(ware, True), Plunder(ware, False)) for ware in WARES)
_PLEDGE: Final = tuple(tuple(Pledge(ware, count) for count in range(SHARES_PER_WARE + 1)) for ware in WARES)
_REDEEM: Final = tuple(tuple(Redeem(ware, count) for count in range(SHARES_PER_WARE + 1)) for ware in WARES)
_PAYING: Final = Phase.PLEDGE
"""In Python 3.11, a member of an enumeration takes ten times as long."""

_Moves: TypeAlias = tuple[ManilaMove, ...]


def legal_moves(state: State, seat: int) -> list[ManilaMove]:
    """Return every legal move of a seat, in the order above."""
    if seat != state.actor:
        return free_moves(state, seat)
    if state.phase is _PAYING:
        return [*_loans(state, seat)[0]]
    moves = _DECISIONS[state.phase](state, seat)
    moves += _free(state, seat)
    return moves


def free_moves(state: State, seat: int) -> list[ManilaMove]:
    """Return loans and redemptions, possible except in payments (§3.4)."""
    return [] if state.phase in (Phase.PLEDGE, Phase.OVER) else [*_free(state, seat)]


def _free(state: State, seat: int) -> _Moves:
    pledges, redemptions = _loans(state, seat)
    if redemptions and state.cash[seat] >= REDEEM and not endangers_bid(state, seat):
        return pledges + redemptions
    return pledges


def _loans(state: State, seat: int) -> tuple[_Moves, _Moves]:
    """Return the pledges, and the redemptions as if there were money for them."""
    first = 4 * seat
    return _loans_of(tuple(state.free[first : first + 4]), tuple(state.pledged[first : first + 4]))


@cache
def _loans_of(free: tuple[int, ...], pledged: tuple[int, ...]) -> tuple[_Moves, _Moves]:
    pledges = tuple(_PLEDGE[ware][pledged[ware] + 1] for ware in WARES if free[ware])
    return pledges, tuple(_REDEEM[ware][pledged[ware] - 1] for ware in WARES if pledged[ware])


def _bids(state: State, seat: int) -> list[ManilaMove]:
    moves = _BIDS[state.bid + 1 : ceiling(state, seat) + 1]
    moves.append(_PASS)
    return moves


def _shares(state: State, seat: int) -> list[ManilaMove]:
    return [*(_BUY[ware] for ware in shares_on_offer(state, seat)), _BUY_NONE]


def _loads(_state: State, _seat: int) -> list[ManilaMove]:
    return [*_LEAVE]


def _starts(_state: State, _seat: int) -> list[ManilaMove]:
    return [*_LAUNCH]


def _spaces(state: State, seat: int) -> list[ManilaMove]:
    return [*places(state, seat), _PASS]


def _boarding(state: State, _seat: int) -> list[ManilaMove]:
    return [*pirates.ways_aboard(state), pirates.STAY]


def _courses(state: State, _seat: int) -> list[ManilaMove]:
    return [*pilots.courses(state)]


def _destinations(state: State, _seat: int) -> list[ManilaMove]:
    punt = pirates.punt_to_send(state)
    return [] if punt is None else [*_PLUNDER[LOADS[state.ashore][punt]]]


_DECISIONS: Final[dict[Phase, Callable[[State, int], list[ManilaMove]]]] = {
    Phase.AUCTION: _bids,
    Phase.BUY: _shares,
    Phase.LOAD: _loads,
    Phase.START: _starts,
    Phase.PLACE: _spaces,
    Phase.BOARD: _boarding,
    Phase.PILOT: _courses,
    Phase.PLUNDER: _destinations,
}
