"""Pay out at the end of a voyage, and end the game (§2.10, §2.11)."""

from __future__ import annotations

from typing import Literal

from engine.events import discard
from engine.game import Dice, Place, Seat, Standing
from engine.manila.board import LETTER_PAYS, MARKET, PROFIT, REDEEM, Ware
from engine.manila.events import Emit, GameEnded, MarketRose, Paid, RepairsPaid
from engine.manila.rules.money import charge, settle
from engine.manila.rules.stage import Stage
from engine.manila.state import (
    CAPTAIN,
    FIRST_SEAT,
    FIRST_YARD,
    INSURANCE,
    LAST_SEAT,
    LOADS,
    NOBODY,
    NONE,
    PORT,
    SECOND,
    YARD,
    State,
)
from engine.manila.view import Phase, ranked_by


def pay_out(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Pay pirates, passengers, port and shipyard, then charge the insurer."""
    _pay_pirates(state, emit)
    _pay_passengers(state, emit)
    arrivals = sum(0 <= berth < FIRST_YARD for berth in state.berth)
    wrecks = len(state.berth) - arrivals
    for letter in range(arrivals):
        if (seat := state.spots[PORT + letter]) != NOBODY:
            _pay(state, emit, seat, LETTER_PAYS[letter], "port", None, letter)
    for letter in range(wrecks):
        if (seat := state.spots[YARD + letter]) != NOBODY:
            _pay(state, emit, seat, LETTER_PAYS[letter], "yard", None, letter)
    insurer = state.spots[INSURANCE]
    if insurer == NOBODY or not wrecks:
        return Stage.RISING
    return charge(state, insurer, sum(LETTER_PAYS[:wrecks]), "repairs", NONE, emit)


def _pay_pirates(state: State, emit: Emit) -> None:
    pirates = [seat for seat in state.spots[CAPTAIN : SECOND + 1] if seat != NOBODY]
    for punt, ware in enumerate(LOADS[state.ashore]):
        if state.plundered[punt]:
            for seat in pirates:
                _pay(state, emit, seat, PROFIT[ware] // len(pirates), "plunder", ware)


def _pay_passengers(state: State, emit: Emit) -> None:
    for punt, ware in enumerate(LOADS[state.ashore]):
        if state.berth[punt] < FIRST_YARD:
            seats = state.spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1]
            aboard = [seat for seat in seats if seat != NOBODY]
            for seat in aboard:
                _pay(state, emit, seat, PROFIT[ware] // len(aboard), "cargo", ware)


def _pay(
    state: State,
    emit: Emit,
    seat: Seat,
    amount: int,
    reason: Literal["plunder", "cargo", "port", "yard"],
    ware: Ware | None,
    letter: int | None = None,
) -> None:
    state.cash[seat] += amount
    emit(Paid, seat, amount, reason, ware, letter)


def take_repairs(state: State, _dice: Dice, emit: Emit) -> Stage:
    """Take what the insurer can pay; the bank pays the rest for good."""
    owed, insurer = state.price, state.spots[INSURANCE]
    emit(RepairsPaid, insurer, settle(state, insurer), owed)
    return Stage.RISING


def raise_market(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Raise each ware in port; all rises count before 30 ends the game."""
    for punt, ware in enumerate(LOADS[state.ashore]):
        if state.berth[punt] < FIRST_YARD:
            state.market[ware] += 1
            emit(MarketRose, ware, MARKET[state.market[ware]])
    if max(state.market) < len(MARKET) - 1:
        return Stage.VOYAGE
    state.phase = Phase.OVER
    state.actor = NOBODY
    if emit is not discard:
        fortunes = tuple(fortune(state, seat) for seat in range(state.players))
        emit(GameEnded, fortunes, standing(state).winners)
    return None


def shares_value(state: State, seat: Seat) -> int:
    """Return the current value of all shares of a merchant, pledged ones included."""
    base = 4 * seat
    return sum(
        MARKET[step] * (state.free[base + ware] + state.pledged[base + ware]) for ware, step in enumerate(state.market)
    )


def debt(state: State, seat: Seat) -> int:
    """Return the cost of redeeming a merchant's pledges, in pesos."""
    return REDEEM * sum(state.pledged[4 * seat : 4 * seat + 4])


def fortune(state: State, seat: Seat) -> int:
    """Return cash and shares, less 15 for each pledge: may be negative."""
    return state.cash[seat] + shares_value(state, seat) - debt(state, seat)


def standing(state: State) -> Standing:
    """Return the ranking by fortune, by house rule then cash and shares (§4.6)."""
    keys = {seat: _key(state, seat) for seat in range(state.players)}
    ranking = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    places = []
    for seat in ranking:
        parts = {"cash": state.cash[seat], "shares": shares_value(state, seat), "debt": -debt(state, seat)}
        better = sum(key > keys[seat] for key in keys.values())
        places.append(Place((seat,), 1 + better, keys[seat][0], parts))
    return Standing(tuple(places))


def _key(state: State, seat: Seat) -> tuple[int, ...]:
    shares = sum(state.free[4 * seat : 4 * seat + 4]) + sum(state.pledged[4 * seat : 4 * seat + 4])
    return ranked_by(state.options, fortune(state, seat), state.cash[seat], shares)
