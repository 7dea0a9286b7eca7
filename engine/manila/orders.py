"""Premoves of Manila.

For the auction, the spaces of accomplices, and the turns of pilots and pirates.

    pass:<voyage>                              pass the auction
    bid:<voyage>:<most>                        bid one peso more each time, up to this limit; then pass
    take:<space>:<voyage>:<fee>:<accomplices>  take a space at this fee with the accomplice placed when this many are
                                               left; of several for one accomplice, the first that can be taken
    steady:<voyage>                            as a pilot, leave all punts where they are
    stay:<voyage>                              as a pirate, stay aboard the pirates' boat

A premove never pledges: if the cash doesn't cover it, the seat decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.codes import Coded
from engine.game import BadCode, Reason, Seat, own_seat
from engine.manila.board import Space
from engine.manila.moves import Bid, Board, ManilaMove, Pass, Pilot, Place
from engine.manila.view import ManilaView, Phase

PLACING: Final = frozenset({Phase.BUY, Phase.LOAD, Phase.START, Phase.PLACE, Phase.BOARD})
"""While a voyage still has something to place."""
BOARDED: Final = 2
"""Pirates go aboard after this many rolls."""


@dataclass(frozen=True, slots=True)
class Auction:
    """In a voyage's auction, bid up to ``most`` pesos, then pass; 0 passes at once."""

    voyage: int
    most: int

    @property
    def code(self) -> str:
        """Such as ``bid:3:12``."""
        return f"bid:{self.voyage}:{self.most}" if self.most else f"pass:{self.voyage}"


@dataclass(frozen=True, slots=True)
class Take(Coded):
    """Take a space for ``fee`` pesos when ``left`` accomplices are left."""

    form = "take:{0.space:d}:{0.voyage}:{0.fee}:{0.left}"
    space: Space
    voyage: int
    fee: int
    left: int


@dataclass(frozen=True, slots=True)
class Steady(Coded):
    """Move no punt as a pilot."""

    form = "steady:{0.voyage}"
    voyage: int


@dataclass(frozen=True, slots=True)
class Stay(Coded):
    """Board no punt as a pirate."""

    form = "stay:{0.voyage}"
    voyage: int


ManilaOrder: TypeAlias = Auction | Take | Steady | Stay

_NUMBER: Final = r"(0|[1-9][0-9]{0,8})"
_PASS: Final = re.compile(rf"pass:{_NUMBER}")
_BID: Final = re.compile(rf"bid:{_NUMBER}:([1-9][0-9]{{0,8}})")
_TAKE: Final = re.compile(rf"take:{_NUMBER}:{_NUMBER}:(-?{_NUMBER}):{_NUMBER}")
_STEADY: Final = re.compile(rf"steady:{_NUMBER}")
_STAY: Final = re.compile(rf"stay:{_NUMBER}")


def parse(code: str) -> ManilaOrder:
    """Return the order of a code, or raise ``BadCode``."""
    if found := _PASS.fullmatch(code):
        return Auction(int(found[1]), 0)
    if found := _BID.fullmatch(code):
        return Auction(int(found[1]), int(found[2]))
    if (found := _TAKE.fullmatch(code)) and int(found[1]) in list(Space):
        return Take(Space(int(found[1])), int(found[2]), int(found[3]), int(found[5]))
    if found := _STEADY.fullmatch(code):
        return Steady(int(found[1]))
    if found := _STAY.fullmatch(code):
        return Stay(int(found[1]))
    raise BadCode(f"no such order: {code!r}")


class ManilaOrders:
    """The premoves of Manila; see ``engine.game.PremoveRules``."""

    def offered(self, view: ManilaView, standing: Sequence[str]) -> Sequence[str]:
        """Return auction premoves, from passing to all one's cash, then the others."""
        if view.seat is None or view.phase is Phase.OVER:
            return ()
        orders = [parse(code) for code in standing]
        offers = (_auction(view, view.seat, orders), _takes(view, view.seat, orders), _rests(view, view.seat))
        return tuple(code for offer in offers for order in offer if (code := order.code) not in standing)

    def over(self, view: ManilaView, order: str) -> bool:
        """Return whether the premove's auction, placement or voyage is over."""
        seat, meant = own_seat(view), parse(order)
        if view.phase is Phase.OVER or meant.voyage < view.voyage:
            return True
        if meant.voyage > view.voyage:
            return False
        match meant:
            case Auction():
                return view.phase is not Phase.AUCTION or view.passed[seat]
            case Take(left=left):
                return not _places(view, seat) or view.accomplices[seat] < left
            case Steady():
                return seat not in view.pilots or view.phase is Phase.PLUNDER
            case Stay():
                return seat not in view.pirates or (view.rolls >= BOARDED and view.phase is not Phase.BOARD)

    def judge(self, view: ManilaView, order: str) -> ManilaMove | Reason | None:
        """Return the move of a premove, why it fails, or ``None`` for not yet."""
        seat, meant = own_seat(view), parse(order)
        if meant.voyage != view.voyage:
            return None
        match meant:
            case Auction(most=most) if view.phase is Phase.AUCTION:
                return _bid(view, seat, most)
            case Take(left=left) if view.phase is Phase.PLACE and view.accomplices[seat] == left:
                return _place(view, seat, meant)
            case Steady() if view.phase is Phase.PILOT:
                return Pilot(())
            case Stay() if view.phase is Phase.BOARD:
                return Board(None)
            case _:
                return None


def _auction(view: ManilaView, seat: Seat, orders: Sequence[ManilaOrder]) -> Iterator[ManilaOrder]:
    """Yield bids for this or the next auction; none once the seat may bid or passed."""
    now = view.phase is Phase.AUCTION
    if now and (view.passed[seat] or seat in view.to_act):
        return
    voyage = view.voyage if now else view.voyage + 1
    if any(isinstance(order, Auction) and order.voyage == voyage for order in orders):
        return
    yield Auction(voyage, 0)
    for most in range((view.bid if now else 0) + 1, _cash(view, seat) + 1):
        yield Auction(voyage, most)


def _takes(view: ManilaView, seat: Seat, orders: Sequence[ManilaOrder]) -> Iterator[ManilaOrder]:
    """Yield spaces for the next accomplice, and alternatives for the last one."""
    if not _places(view, seat):
        return
    takes = [order for order in orders if isinstance(order, Take) and order.voyage == view.voyage]
    placing = view.phase is Phase.PLACE and seat in view.to_act
    later = range(1, view.accomplices[seat] + 1 - placing)
    ordered = [left for left in later if any(order.left == left for order in takes)]
    for left in (max(set(later) - set(ordered), default=0), *ordered[:1]):
        dearest = [max(order.fee for order in takes if order.left == other) for other in ordered if other != left]
        cash = _cash(view, seat) - sum(max(0, fee) for fee in dearest)
        for space in Space if left else ():
            fee = view.fee(space)
            if fee is not None and fee <= cash and all(order.space is not space for order in takes):
                yield Take(space, view.voyage, fee, left)


def _rests(view: ManilaView, seat: Seat) -> Iterator[ManilaOrder]:
    """Yield premoves for pilots or pirates that haven't been asked yet."""
    deciding = view.deciding == 0 and seat not in view.to_act
    if seat in view.pilots and (
        view.phase in PLACING or (view.phase is Phase.PILOT and deciding and seat == view.pilots[1])
    ):
        yield Steady(view.voyage)
    boarding = view.phase is Phase.BOARD
    if seat in view.pirates and (
        (view.phase in PLACING and not boarding and view.rolls < BOARDED)
        or (boarding and deciding and seat == view.pirates[1])
    ):
        yield Stay(view.voyage)


def _bid(view: ManilaView, seat: Seat, most: int) -> ManilaMove | Reason:
    bid = view.bid + 1
    if bid > most:
        return Pass()
    return Bid(bid) if bid <= _cash(view, seat) else Reason("dropped-manila-loan", {"price": bid})


def _place(view: ManilaView, seat: Seat, order: Take) -> ManilaMove | Reason:
    fee = view.fee(order.space)
    if fee is None:
        return Reason("dropped-manila-taken")
    if fee != order.fee:
        return Reason("dropped-manila-fee", {"price": fee})
    if view.stowaway:
        return Reason("dropped-manila-stowaway")
    return Place(order.space) if fee <= _cash(view, seat) else Reason("dropped-manila-loan", {"price": fee})


def _places(view: ManilaView, seat: Seat) -> bool:
    """Return whether a merchant may be asked to place in this voyage."""
    return view.phase in {*PLACING, Phase.PLEDGE} and not (view.lap and view.passed[seat])


def _cash(view: ManilaView, seat: Seat) -> int:
    cash = view.cash[seat]
    assert cash is not None  # owners see their own cash
    return cash


ORDERS: Final = ManilaOrders()
