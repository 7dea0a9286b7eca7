"""Say why a move is refused: a message key with its arguments.

``REASONS`` lists them all, so that a message catalog can be checked against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from engine.game import Reason
from engine.manila import moves as m
from engine.manila.board import REDEEM, STARTS, Space, Ware
from engine.manila.rules import pilots, pirates
from engine.manila.rules.harbor import share_price
from engine.manila.rules.money import ceiling, endangers_bid
from engine.manila.rules.placing import FIXED, fares, is_stowaway, offers
from engine.manila.state import AT_SEA, FIRST_SEAT, LOADS, SEATS, State
from engine.manila.view import Phase

REASONS: Final[dict[str, dict[str, Literal["number", "text"]]]] = {
    # Shared with every game.
    "why-over": {},
    "why-not-your-turn": {"seat": "number"},
    # The move belongs to another decision than the open one (``phase`` as in ``Phase``).
    "why-manila-another-decision": {"phase": "text"},
    "why-manila-clock-only": {},
    # Auction.
    "why-manila-bid-below-minimum": {"minimum": "number"},
    "why-manila-bid-above-ceiling": {"ceiling": "number"},
    # Harbor master. ``ware`` and ``space`` are slugs.
    "why-manila-share-sold-out": {"ware": "text"},
    "why-manila-share-not-payable": {"ware": "text", "price": "number", "ceiling": "number"},
    "why-manila-start-not-nine": {},
    # Placing.
    "why-manila-not-loaded": {"ware": "text"},
    "why-manila-punt-in-port": {"ware": "text"},
    "why-manila-load-full": {"ware": "text"},
    "why-manila-space-taken": {"space": "text"},
    "why-manila-space-not-payable": {"space": "text", "price": "number", "cash": "number"},
    "why-manila-stowaway-no-insurance": {},
    "why-manila-stowaway-seats-only": {},
    "why-manila-stowaway-cheapest-only": {"price": "number"},
    # Pirates.
    "why-manila-board-not-on-13": {"ware": "text"},
    "why-manila-board-full": {"ware": "text"},
    "why-manila-board-free-seat-first": {},
    "why-manila-board-no-kick-off": {},
    "why-manila-board-no-such-seat": {"ware": "text", "seats": "number"},
    "why-manila-board-choose-passenger": {"ware": "text"},
    "why-manila-board-not-the-captain": {},
    "why-manila-plunder-not-this-punt": {"ware": "text"},
    # Pilots.
    "why-manila-pilot-not-at-sea": {"ware": "text"},
    "why-manila-pilot-too-far": {"steps": "number"},
    "why-manila-pilot-below-start": {"ware": "text"},
    # Loans. ``count`` is how many shares of the ware are pledged now.
    "why-manila-loan-waits": {"seat": "number"},
    "why-manila-pledge-none-left": {"ware": "text"},
    "why-manila-pledge-done": {"ware": "text", "count": "number"},
    "why-manila-redeem-none": {"ware": "text"},
    "why-manila-redeem-done": {"ware": "text", "count": "number"},
    "why-manila-redeem-not-payable": {"price": "number", "cash": "number"},
    "why-manila-redeem-needed-for-bid": {"bid": "number"},
}
"""Every reason that ``Manila.illegal_reason`` can give, with the types of its arguments."""


def refusal(state: State, seat: int, move: m.ManilaMove) -> Reason | None:
    """Return why a move of a seat is refused now, or ``None`` when it is legal."""
    if state.phase is Phase.OVER:
        return Reason("why-over")
    if isinstance(move, m.Pledge):
        return _pledge(state, seat, move)
    if isinstance(move, m.Redeem):
        return _redeem(state, seat, move)
    if isinstance(move, m.Skip):
        return Reason("why-manila-clock-only")
    if seat != state.actor:
        return Reason("why-not-your-turn", {"seat": state.actor})
    if state.phase not in _ANSWERS[type(move)]:
        return Reason("why-manila-another-decision", {"phase": state.phase.value})
    check = _CHECKS.get(type(move))
    return check(state, seat, move) if check else None


_ANSWERS: Final[dict[type, tuple[Phase, ...]]] = {
    m.Bid: (Phase.AUCTION,),
    m.Pass: (Phase.AUCTION, Phase.PLACE),
    m.Buy: (Phase.BUY,),
    m.Leave: (Phase.LOAD,),
    m.Launch: (Phase.START,),
    m.Place: (Phase.PLACE,),
    m.Board: (Phase.BOARD,),
    m.Pilot: (Phase.PILOT,),
    m.Plunder: (Phase.PLUNDER,),
}
"""The decisions that each kind of move answers."""


def _bid(state: State, seat: int, move: m.Bid) -> Reason | None:
    if move.amount <= state.bid:
        return Reason("why-manila-bid-below-minimum", {"minimum": state.bid + 1})
    if move.amount > (most := ceiling(state, seat)):
        return Reason("why-manila-bid-above-ceiling", {"ceiling": most})
    return None


def _buy(state: State, seat: int, move: m.Buy) -> Reason | None:
    if move.ware is None:
        return None
    if not state.supply[move.ware]:
        return Reason("why-manila-share-sold-out", {"ware": move.ware.slug})
    price, most = share_price(state, move.ware), ceiling(state, seat)
    if price > most:
        return Reason("why-manila-share-not-payable", {"ware": move.ware.slug, "price": price, "ceiling": most})
    return None


def _launch(_state: State, _seat: int, move: m.Launch) -> Reason | None:
    return None if move.starts in STARTS else Reason("why-manila-start-not-nine")


def _place(state: State, seat: int, move: m.Place) -> Reason | None:
    space = move.space
    if space in [place.space for place, _ in fares(state, seat)]:
        return None
    prices = {place.space: price for place, price in offers(state)}
    if space not in prices:
        return _no_room(state, space)
    if space is Space.INSURANCE:
        return Reason("why-manila-stowaway-no-insurance")
    if not is_stowaway(state, seat):
        args: dict[str, int | str] = {"space": space.slug, "price": prices[space], "cash": state.cash[seat]}
        return Reason("why-manila-space-not-payable", args)
    if not state.cash[seat]:
        return Reason("why-manila-stowaway-seats-only")
    cheapest = min(price for price in prices.values() if price > 0)
    return Reason("why-manila-stowaway-cheapest-only", {"price": cheapest})


def _no_room(state: State, space: Space) -> Reason:
    if space in FIXED:
        return Reason("why-manila-space-taken", {"space": space.slug})
    return _not_at_sea(state, Ware(space)) or Reason("why-manila-load-full", {"ware": space.slug})


def _not_at_sea(state: State, ware: Ware) -> Reason | None:
    if ware == state.ashore:
        return Reason("why-manila-not-loaded", {"ware": ware.slug})
    if state.berth[LOADS[state.ashore].index(ware)] != AT_SEA:
        return Reason("why-manila-punt-in-port", {"ware": ware.slug})
    return None


def _board(state: State, _seat: int, move: m.Board) -> Reason | None:
    ways = pirates.ways_aboard(state)
    if move.ware is None or move in ways:
        return None
    ware = {"ware": move.ware.slug}
    if move.ware not in pirates.within_reach(state):
        return Reason("why-manila-board-not-on-13", ware)
    if move.instead_of is None:
        kicks = any(way.ware == move.ware for way in ways)
        return Reason("why-manila-board-choose-passenger" if kicks else "why-manila-board-full", ware)
    if not state.options.kick_off:
        return Reason("why-manila-board-no-kick-off")
    if not 0 <= move.instead_of < SEATS[move.ware]:
        return Reason("why-manila-board-no-such-seat", {**ware, "seats": SEATS[move.ware]})
    if FIRST_SEAT[move.ware] + move.instead_of == state.spared:
        return Reason("why-manila-board-not-the-captain")
    return Reason("why-manila-board-free-seat-first")


def _pilot(state: State, _seat: int, move: m.Pilot) -> Reason | None:
    if move in pilots.courses(state):
        return None
    reach = 2 if state.deciding else 1
    too_far = Reason("why-manila-pilot-too-far", {"steps": reach})
    if sum(abs(step) for _, step in move.steps) > reach:
        return too_far
    for ware, step in move.steps:
        if reason := _not_at_sea(state, ware):
            return reason if ware == state.ashore else Reason("why-manila-pilot-not-at-sea", {"ware": ware.slug})
        if state.position[LOADS[state.ashore].index(ware)] + step < 0:
            return Reason("why-manila-pilot-below-start", {"ware": ware.slug})
    return too_far


def _plunder(state: State, _seat: int, move: m.Plunder) -> Reason | None:
    punt = pirates.punt_to_send(state)
    if punt is None or LOADS[state.ashore][punt] != move.ware:
        return Reason("why-manila-plunder-not-this-punt", {"ware": move.ware.slug})
    return None


def _pledge(state: State, seat: int, move: m.Pledge) -> Reason | None:
    if state.phase is Phase.PLEDGE and seat != state.actor:
        return Reason("why-manila-loan-waits", {"seat": state.actor})
    share = 4 * seat + move.ware
    if not state.free[share]:
        return Reason("why-manila-pledge-none-left", {"ware": move.ware.slug})
    if move.count != state.pledged[share] + 1:
        return Reason("why-manila-pledge-done", {"ware": move.ware.slug, "count": state.pledged[share]})
    return None


def _redeem(state: State, seat: int, move: m.Redeem) -> Reason | None:
    if state.phase is Phase.PLEDGE:
        return Reason("why-manila-loan-waits", {"seat": state.actor})
    share = 4 * seat + move.ware
    if not state.pledged[share]:
        return Reason("why-manila-redeem-none", {"ware": move.ware.slug})
    if move.count != state.pledged[share] - 1:
        return Reason("why-manila-redeem-done", {"ware": move.ware.slug, "count": state.pledged[share]})
    if state.cash[seat] < REDEEM:
        return Reason("why-manila-redeem-not-payable", {"price": REDEEM, "cash": state.cash[seat]})
    if endangers_bid(state, seat):
        return Reason("why-manila-redeem-needed-for-bid", {"bid": state.bid})
    return None


_CHECKS: Final[dict[type, Callable[[State, int, Any], Reason | None]]] = {
    m.Bid: _bid,
    m.Buy: _buy,
    m.Launch: _launch,
    m.Place: _place,
    m.Board: _board,
    m.Pilot: _pilot,
    m.Plunder: _plunder,
}
