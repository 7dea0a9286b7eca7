"""A player with sound odds and few plans: counts what each choice may expect to earn now, and takes the best."""

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
"""What the office is worth by itself: the first choice of spaces, and the choice of wares and starts."""
OPENING: Final = 6
MOST_BID: Final = 20
LOAN_COST: Final = 3
"""What a pledge costs in the end: 12 now, 15 later."""
RAIDERS: Final = 0.6
"""The chance that somebody still goes among the pirates while the boat is empty."""
FOLLOWERS: Final = 0.3
"""Which part of all accomplices yet to be placed goes for a punt that is certain to come in."""
PROSPECT: Final = {0: 9, 5: 13, 10: 19, 20: 27, 30: 30}
"""By its value now: what a share may be expected to be worth in the end."""


class SimplePlayer:
    """Exact odds of the dice, own money, own shares; nothing about what others want."""

    def choose(self, view: ManilaView, moves: Sequence[ManilaMove], random: Random) -> ManilaMove:
        """The move that promises most; equal ones by lot."""
        choices = [move for move in moves if not move.free] or list(moves)
        judge = _JUDGES[view.phase](view)
        worth = [(judge(move), random.random(), number) for number, move in enumerate(choices)]
        return choices[max(worth)[2]]


# A judge gives the worth of each move in pesos, compared with doing nothing.
Judge = Callable[[Any], float]


def _seat(view: ManilaView) -> int:
    """The player's seat. Raises ``ValueError`` for the public's view, which decides nothing."""
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    return view.seat


def _cash(view: ManilaView) -> int:
    return view.cash[_seat(view)] or 0


def _shares(view: ManilaView) -> tuple[int, ...]:
    if view.hand is None:
        raise ValueError("the public has no hand")
    return view.hand.shares


# -- the office --------------------------------------------------------------------------------------


def _auction(view: ManilaView) -> Judge:
    """Open with 6 or more and go half-way up to what the office is worth and cash allows: few bids make a decision."""
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
    """What a share may be expected to gain until the end."""
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
    """Leave ashore what one's own shares gain least by."""

    def worth(move: Leave) -> float:
        return -(_shares(view)[move.ware] * step_up(view.market[move.ware]) + PROFIT[move.ware] / 12)

    return worth


def _start(view: ManilaView) -> Judge:
    """Push the wares that one owns, and one good load to go aboard first."""
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


# -- accomplices -------------------------------------------------------------------------------------


def _raid(view: ManilaView) -> float:
    """The chance that pirates will be there for a punt on 13."""
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
    """What an accomplice on a space may expect, others following aboard."""
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
    """What a pilot is worth: each step moves a sixth of what hangs on a punt; early on, less of it is known."""
    view = outlook.view
    at_stake = sorted((abs(_interest(outlook, seat, number)) for number in range(len(view.punts))), reverse=True)
    steps = at_stake[0] * 2 if large else at_stake[0]
    return steps / DIE * (1.0 if view.lap == view.laps else 0.7)


def _interest(outlook: Outlook, seat: int, number: int) -> float:
    """By how much a merchant is better off when a punt comes in than when it is wrecked."""
    fates = list(outlook.fates)
    fates[number] = IN_PORT
    home = replace(outlook, fates=tuple(fates))
    fates[number] = WRECKED
    lost = replace(outlook, fates=tuple(fates))
    return _wealth(home, seat) - _wealth(lost, seat)


def _wealth(outlook: Outlook, seat: int) -> float:
    return outlook.income(seat) + outlook.rises(_shares(outlook.view))


# -- pirates, pilots, plunder ------------------------------------------------------------------------


def _board(view: ManilaView) -> Judge:
    """Compare a seat aboard with what waiting for the last roll may bring."""
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
    """Move the punts to where one's own accomplices and shares fare best."""
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
        # Where nothing is to be gained, stay.
        return _wealth(replace(outlook, fates=fates), seat) - before - (0.1 if steps else 0.0)

    return worth


def _plunder(view: ManilaView) -> Judge:
    """The destination that is better for one's own shares, letters and insurance."""
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
    """All pledges cost the same; keep the shares of the leading wares free, in case."""

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
