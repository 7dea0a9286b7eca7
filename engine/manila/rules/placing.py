"""Placement rounds: spaces, prices, stowaways (§2.4, §2.5)."""

from __future__ import annotations

from typing import Final

from engine.game import Dice
from engine.manila.board import (
    INSURANCE_FEE,
    LOAN,
    PILOT_PRICES,
    PIRATE_PRICE,
    PORT_PRICES,
    SEAT_PRICES,
    YARD_PRICES,
    Space,
)
from engine.manila.events import LapBegan, Passed, Placed, Skipped
from engine.manila.moves import Pass, Place, Skip
from engine.manila.rules.money import charge, settle
from engine.manila.rules.stage import Stage
from engine.manila.rules.telling import Tell
from engine.manila.state import (
    AT_SEA,
    CAPTAIN,
    FIRST_SEAT,
    INSURANCE,
    LAST_SEAT,
    LOADS,
    NOBODY,
    PILOT,
    PORT,
    SECOND,
    YARD,
    State,
)
from engine.manila.view import Phase

DEAREST: Final = 5
"""No space costs more. A single loan (12) therefore pays for any of them."""

FIXED: Final = {
    Space.PORT_A: (PORT, PORT_PRICES[0]),
    Space.PORT_B: (PORT + 1, PORT_PRICES[1]),
    Space.PORT_C: (PORT + 2, PORT_PRICES[2]),
    Space.YARD_A: (YARD, YARD_PRICES[0]),
    Space.YARD_B: (YARD + 1, YARD_PRICES[1]),
    Space.YARD_C: (YARD + 2, YARD_PRICES[2]),
    # The second fills up last and moves up when the captain leaves: it tells whether the boat has room.
    Space.PIRATE: (SECOND, PIRATE_PRICE),
    Space.PILOT_SMALL: (PILOT, PILOT_PRICES[0]),
    Space.PILOT_LARGE: (PILOT + 1, PILOT_PRICES[1]),
    Space.INSURANCE: (INSURANCE, -INSURANCE_FEE),
}
"""Every space but the punts: the spot that is vacant while the space has room, and its price."""

_SPOTS: Final = tuple((spot, space) for space, (spot, _) in FIXED.items())

ROLLS_AFTER: Final = {"usual": (1, 2, 3), "first": (2, 3, 4), "second": (1, 3, 4)}
"""After which placement rounds the dice roll: three rounds, or three players' four by the house rule (§2.1)."""


def rolls_after(state: State) -> tuple[int, ...]:
    return ROLLS_AFTER[state.options.extra_round if state.players == 3 else "usual"]


# -- what can be taken ----------------------------------------------------------------------------


def vacancies(state: State) -> list[Space]:
    """The spaces with room, in the order of ``Space``. Punts in port take nobody any more."""
    spots = state.spots
    vacant = []
    for punt, ware in enumerate(LOADS[state.ashore]):
        if state.berth[punt] == AT_SEA and spots[LAST_SEAT[ware]] == NOBODY:
            vacant.append(Space(ware))
    for spot, space in _SPOTS:
        if spots[spot] == NOBODY:
            vacant.append(space)
    return vacant


def next_seat(state: State, ware: int) -> int:
    """The spot of the cheapest free seat of a load that has one."""
    return state.spots.index(NOBODY, FIRST_SEAT[ware], LAST_SEAT[ware] + 1)


def fee(state: State, space: Space) -> int:
    """The price of a vacant space; negative for the insurance, which pays."""
    if space > Space.JADE:
        return FIXED[space][1]
    return SEAT_PRICES[space][next_seat(state, space) - FIRST_SEAT[space]]


def pays_anything(state: State, seat: int) -> bool:
    """Whether a merchant can pay for every vacant space: the usual case, told quickly."""
    return state.cash[seat] >= DEAREST or state.credit(seat) > 0


def fares(state: State, seat: int) -> dict[Space, int]:
    """The spaces that a merchant may take now, with what each would cost him (§2.4, stowaways §2.5)."""
    vacant = vacancies(state)
    if pays_anything(state, seat):
        return {space: fee(state, space) for space in vacant}
    cash = state.cash[seat]
    paid = {space: fee(state, space) for space in vacant if space is not Space.INSURANCE}
    anywhere = state.options.stowaway == "anywhere"
    if cash == 0:
        return {space: 0 for space in paid if anywhere or space <= Space.JADE}
    cheapest = min(paid.values(), default=0)
    if cash >= cheapest:
        return {space: price for space in vacant if (price := fee(state, space)) <= cash}
    return {space: cash for space, price in paid.items() if anywhere or price == cheapest}


def is_stowaway(state: State, seat: int) -> bool:
    """Whether a merchant has nothing to pledge and too little cash for the cheapest space that is for sale."""
    if pays_anything(state, seat):
        return False
    prices = [fee(state, space) for space in vacancies(state) if space is not Space.INSURANCE]
    return state.cash[seat] == 0 or state.cash[seat] < min(prices, default=0)


# -- the course of a round ------------------------------------------------------------------------


def begin_lap(state: State, _dice: Dice, tell: Tell) -> Stage | None:
    state.lap += 1
    tell(LapBegan, state.lap)
    return _ask_from(state, state.master, tell)


def ask_next_merchant(state: State, _dice: Dice, tell: Tell) -> Stage | None:
    seat = (state.actor + 1) % state.players
    return Stage.LAP_OVER if seat == state.master else _ask_from(state, seat, tell)


def _ask_from(state: State, seat: int, tell: Tell) -> Stage | None:
    """Ask the first merchant from ``seat`` on who is still placing and has a space to take."""
    while True:
        if not state.passed[seat]:
            if pays_anything(state, seat) or fares(state, seat):
                state.phase = Phase.PLACE
                state.actor = seat
                return None
            tell(Skipped, seat, True)
        seat = (seat + 1) % state.players
        if seat == state.master:
            return Stage.LAP_OVER


def end_lap(state: State, _dice: Dice, _tell: Tell) -> Stage:
    """After a round the punts move, or another round follows; pilots act before the last movement."""
    rolls = rolls_after(state)
    if state.lap not in rolls:
        return Stage.LAP
    return Stage.PILOTING if state.lap == rolls[-1] else Stage.ROLLING


# -- one turn -------------------------------------------------------------------------------------


def place(state: State, seat: int, move: Place, tell: Tell) -> Stage | None:
    price = fee(state, move.space)
    if price > state.cash[seat] and not state.credit(seat):
        price = state.cash[seat]
    return charge(state, seat, price, "space", move.space, tell)


def take_space(state: State, _dice: Dice, tell: Tell) -> Stage:
    """The space is paid (a stowaway has handed over less) and the accomplice stands there."""
    seat, space, price = state.actor, Space(state.goods), fee(state, Space(state.goods))
    if space <= Space.JADE:
        spot = next_seat(state, space)
        index = spot - FIRST_SEAT[space]
    elif space is Space.PIRATE:
        index = int(state.spots[CAPTAIN] != NOBODY)
        spot = CAPTAIN + index
    else:
        spot, index = FIXED[space][0], 0
    paid = settle(state, seat)
    state.spots[spot] = seat
    state.accomplices[seat] -= 1
    tell(Placed, seat, space, index, paid, paid < price)
    return Stage.PLACING


def stop_placing(state: State, seat: int, _move: Pass, tell: Tell) -> Stage:
    state.passed[seat] = True
    tell(Passed, seat, False)
    return Stage.PLACING


def skip_turn(_state: State, seat: int, _move: Skip, tell: Tell) -> Stage:
    tell(Skipped, seat, False)
    return Stage.PLACING


assert LOAN >= DEAREST, "pays_anything relies on one loan covering any space"
