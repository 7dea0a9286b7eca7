"""A Manila player that maximizes its expected pay in this voyage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.manila.board import DIE, MARKET, MIN_SHARE_PRICE, PROFIT, ROLLS, ROUTE_END, WARES, Space, Ware
from engine.manila.moves import Bid, Board, Buy, Launch, Leave, ManilaMove, Pilot, Place, Pledge, Plunder
from engine.manila.odds import IN_PORT, WRECKED, Outlook, fate_from, step_up
from engine.manila.view import ManilaView, Phase

RESERVE: Final = 9
"""Cash to keep for placing when bidding or buying."""
OFFICE: Final = 11
"""The value of the office by itself: the first choice of spaces, and the choice of wares and starts."""
OPENING: Final = 6
MOST_BID: Final = 20
LOAN_COST: Final = 3
"""The final cost of a pledge: 12 now, 15 later."""
RAIDERS: Final = 0.6
"""The chance that someone still joins the pirates while the boat is empty."""
FOLLOWERS: Final = 0.3
"""The fraction of all unplaced accomplices that board a punt certain to come in."""
PROSPECT: Final = {0: 9, 5: 13, 10: 19, 20: 27, 30: 30}
"""The expected final value of a share, by its value now."""


class SimplePlayer:
    """A player with exact odds that ignores what the others want."""

    def choose(self, view: ManilaView, moves: Sequence[ManilaMove], random: Random) -> ManilaMove:
        """Return the most promising move; equal ones at random."""
        choices = [move for move in moves if not move.free] or list(moves)
        judge = _JUDGES[view.phase](view)
        worth = [(judge(move), random.random(), number) for number, move in enumerate(choices)]
        return choices[max(worth)[2]]


# A judge values each move in pesos, compared with doing nothing.
Judge = Callable[[Any], float]


def _seat(view: ManilaView) -> int:
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    return view.seat


def _cash(view: ManilaView) -> int:
    return view.cash[_seat(view)] or 0


def _shares(view: ManilaView) -> tuple[int, ...]:
    if view.hand is None:
        raise ValueError("the public has no hand")
    return view.hand.shares


def _auction(view: ManilaView) -> Judge:
    """Return a judge for bids; it raises halfway to its limit."""
    concentration = max(count * step_up(value) for count, value in zip(_shares(view), view.market, strict=True))
    bargain = max((_bargain(view, ware) for ware in WARES if view.supply[ware]), default=0)
    limit = min(OFFICE + concentration / 4 + max(0, bargain) / 2, MOST_BID, _cash(view) - RESERVE)
    target = max(view.bid + 1, min(OPENING, int(limit)), int(view.bid + limit) // 2)

    def worth(move: ManilaMove) -> float:
        if isinstance(move, Bid):
            return 1.0 if move.amount == target and target <= limit else -1.0
        return 0.0

    return worth


def _price(view: ManilaView, ware: Ware) -> int:
    return max(MIN_SHARE_PRICE, view.market[ware])


def _bargain(view: ManilaView, ware: Ware) -> int:
    return PROSPECT[view.market[ware]] - _price(view, ware)


def _buy(view: ManilaView) -> Judge:
    def worth(move: Buy) -> float:
        if move.ware is None:
            return 0.0
        if _price(view, move.ware) + RESERVE > _cash(view):
            return -1.0
        return _bargain(view, move.ware) + _shares(view)[move.ware] / 2

    return worth


def _load(view: ManilaView) -> Judge:
    """Return a judge that leaves ashore the ware that is least useful to the seat."""

    def worth(move: Leave) -> float:
        return -(_shares(view)[move.ware] * step_up(view.market[move.ware]) + PROFIT[move.ware] / 12)

    return worth


def _start(view: ManilaView) -> Judge:
    """Return a judge for start spaces, favoring owned wares and one rich load."""
    held = _shares(view)

    def worth(move: Launch) -> float:
        total = best = 0.0
        for punt, start in zip(view.punts, move.starts, strict=True):
            fate = fate_from(start, ROLLS)
            home = fate.port + fate.thirteen / 2
            total += home * held[punt.ware] * step_up(view.market[punt.ware])
            best = max(best, home * PROFIT[punt.ware] / 2)
        return total + best

    return worth


def _raid(view: ManilaView) -> float:
    if any(seat is not None for seat in view.pirates):
        return 1.0
    return RAIDERS if view.phase is Phase.PLACE else 0.0


def _place(view: ManilaView) -> Judge:
    seat, cash = _seat(view), _cash(view)
    outlook = Outlook.of(view, _raid(view))
    # A pass is for the whole voyage: early on, better odds may follow.
    patience = 0.0 if view.lap == view.laps else -1.0

    def worth(move: ManilaMove) -> float:
        if not isinstance(move, Place):
            return patience
        fee = view.fee(move.space) or 0
        paid = min(fee, cash) if view.stowaway else fee
        loan = LOAN_COST if paid > cash else 0
        return _earns(outlook, seat, move.space) - paid - loan

    return worth


def _earns(outlook: Outlook, seat: int, space: Space) -> float:
    """Return the expected pay on a space, if others may still board as well."""
    view = outlook.view
    if space is Space.PILOT_SMALL or space is Space.PILOT_LARGE:
        return _helm(outlook, seat, large=space is Space.PILOT_LARGE)
    if space > Space.JADE:
        return outlook.earns(space)
    number = next(number for number, punt in enumerate(view.punts) if punt.ware.value == space.value)
    free = view.punts[number].aboard.count(None) - 1
    aboard = len(view.punts[number].aboard) - free
    to_come = sum(left for other, left in enumerate(view.accomplices) if other != seat and not view.passed[other])
    followers = min(free, FOLLOWERS * to_come * outlook.pays(number))
    return outlook.pays(number) * PROFIT[space] / (aboard + followers)


def _helm(outlook: Outlook, seat: int, *, large: bool) -> float:
    view = outlook.view
    at_stake = sorted((abs(_interest(outlook, seat, number)) for number in range(len(view.punts))), reverse=True)
    steps = at_stake[0] * 2 if large else at_stake[0]
    return steps / DIE * (1.0 if view.lap == view.laps else 0.7)


def _interest(outlook: Outlook, seat: int, number: int) -> float:
    """Return a seat's gain if a punt reaches port instead of the shipyard."""
    fates = list(outlook.fates)
    fates[number] = IN_PORT
    home = replace(outlook, fates=tuple(fates))
    fates[number] = WRECKED
    lost = replace(outlook, fates=tuple(fates))
    return _wealth(home, seat) - _wealth(lost, seat)


def _wealth(outlook: Outlook, seat: int) -> float:
    return outlook.income(seat) + outlook.rises(_shares(outlook.view))


def _board(view: ManilaView) -> Judge:
    """Return a judge that compares boarding with waiting for the last roll."""
    seat = _seat(view)
    outlook = Outlook.of(view)
    pirates = sum(pirate is not None for pirate in view.pirates)

    def worth(move: Board) -> float:
        if move.ware is None:
            return outlook.loot() / pirates
        punt = next(punt for punt in view.punts if punt.ware == move.ware)
        aboard = sum(other is not None for other in punt.aboard)
        if move.instead_of is None:
            return PROFIT[move.ware] / (aboard + 1)
        return PROFIT[move.ware] / aboard * (0 if punt.aboard[move.instead_of] == seat else 1)

    return worth


def _pilot(view: ManilaView) -> Judge:
    """Return a judge for a pilot's moves by the seat's accomplices and shares."""
    seat = _seat(view)
    before = _wealth(Outlook.of(view), seat)

    def worth(move: Pilot) -> float:
        steps = dict(move.steps)
        outlook = Outlook.of(view)
        fates = tuple(
            fate_from(min(punt.position + steps[punt.ware], ROUTE_END + 1), ROLLS - view.rolls)
            if punt.ware in steps
            else fate
            for punt, fate in zip(view.punts, outlook.fates, strict=True)
        )
        # Without a gain, stay.
        return _wealth(replace(outlook, fates=fates), seat) - before - (0.1 if steps else 0.0)

    return worth


def _plunder(view: ManilaView) -> Judge:
    """Return a judge for port or shipyard by shares, letters and insurance."""
    seat = _seat(view)
    outlook = Outlook.of(view)

    def worth(move: Plunder) -> float:
        # The pirates have their money either way: only letters, repairs and the market depend on this.
        fates = tuple(
            (IN_PORT if move.to_port else WRECKED) if punt.ware == move.ware else fate
            for punt, fate in zip(view.punts, outlook.fates, strict=True)
        )
        return _wealth(replace(outlook, fates=fates), seat)

    return worth


def _pledge(view: ManilaView) -> Judge:
    """Return a judge that first pledges shares of the wares with lowest values."""

    def worth(move: Pledge) -> float:
        return float(MARKET[-1] - view.market[move.ware])

    return worth


_JUDGES: Final[dict[Phase, Callable[[ManilaView], Judge]]] = {
    Phase.AUCTION: _auction,
    Phase.PLEDGE: _pledge,
    Phase.BUY: _buy,
    Phase.LOAD: _load,
    Phase.START: _start,
    Phase.PLACE: _place,
    Phase.BOARD: _board,
    Phase.PILOT: _pilot,
    Phase.PLUNDER: _plunder,
}
