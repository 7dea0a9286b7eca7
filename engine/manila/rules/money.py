"""Payments, loans and redemptions (§3)."""

from __future__ import annotations

from typing import Final

from engine.manila.board import LOAN, REDEEM, WARES
from engine.manila.events import Borrowed, Emit, PaymentDue, Purpose, Redeemed, ShareTurned
from engine.manila.moves import Pledge, Redeem
from engine.manila.rules.stage import Stage
from engine.manila.state import NONE, State
from engine.manila.view import Phase

PAYING: Final[dict[Purpose, Stage]] = {
    "office": Stage.OFFICE,
    "share": Stage.SHARE,
    "space": Stage.SPACE,
    "repairs": Stage.REPAIRS,
}


def ceiling(state: State, seat: int) -> int:
    """Return the most that a merchant can pay, with loans (§3.1)."""
    return state.cash[seat] + LOAN * state.credit(seat)


def charge(state: State, seat: int, price: int, purpose: Purpose, goods: int, emit: Emit) -> Stage | None:
    """Charge a payment, or wait for pledges if the cash doesn't cover it.

    Even a payer with a single kind of share is asked: skipping would reveal it to the others (§3.3).
    """
    state.purpose = purpose
    state.price = price
    state.goods = goods
    if state.cash[seat] >= price or not state.credit(seat):
        return PAYING[purpose]
    state.phase = Phase.PLEDGE
    state.actor = seat
    emit(PaymentDue, seat, purpose)
    return None


def settle(state: State, seat: int) -> int:
    """Collect the money for the current payment, as far as available."""
    paid = min(state.price, state.cash[seat])
    state.cash[seat] -= paid
    close_payment(state)
    return paid


def close_payment(state: State) -> None:
    """End the payment in progress."""
    state.purpose = None
    state.price = 0
    state.goods = NONE


def pledge(state: State, seat: int, move: Pledge, emit: Emit) -> Stage | None:
    """Pledge one share; a payment that it covers continues."""
    share = 4 * seat + move.ware
    state.free[share] -= 1
    state.pledged[share] += 1
    state.cash[seat] += LOAN
    emit(Borrowed, seat, LOAN)
    emit(ShareTurned, seat, move.ware, True)
    if state.purpose is None or (state.cash[seat] < state.price and state.credit(seat)):
        return None
    return PAYING[state.purpose]


def redeem(state: State, seat: int, move: Redeem, emit: Emit) -> None:
    """Redeem one pledged share."""
    share = 4 * seat + move.ware
    state.free[share] += 1
    state.pledged[share] -= 1
    state.cash[seat] -= REDEEM
    emit(Redeemed, seat, REDEEM)
    emit(ShareTurned, seat, move.ware, False)


def endangers_bid(state: State, seat: int) -> bool:
    """Return whether a redemption endangers the leader's bid (§3.2)."""
    leads = state.bidder == seat and state.phase is Phase.AUCTION
    return leads and ceiling(state, seat) - REDEEM + LOAN < state.bid


def share_to_pledge(state: State, seat: int) -> Pledge:
    """Return the default: the pledge of the least valuable share."""
    base = 4 * seat
    ware = min((ware for ware in WARES if state.free[base + ware]), key=lambda ware: (state.market[ware], ware))
    return Pledge(ware, state.pledged[base + ware] + 1)
