"""Placement rounds: spaces, prices, stowaways (§2.4, §2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, TypeVar

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
from engine.manila.events import Emit, LapBegan, Passed, Placed, Skipped
from engine.manila.moves import Pass, Place, Skip
from engine.manila.rules.money import charge, close_payment
from engine.manila.rules.stage import Stage
from engine.manila.state import (
    AT_SEA,
    CAPTAIN,
    FIRST_SEAT,
    HABITS,
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
"""The highest price of a space. So a single loan (12) pays for any of them."""

FIXED: Final = {
    Space.PORT_A: (PORT, PORT_PRICES[0]),
    Space.PORT_B: (PORT + 1, PORT_PRICES[1]),
    Space.PORT_C: (PORT + 2, PORT_PRICES[2]),
    Space.YARD_A: (YARD, YARD_PRICES[0]),
    Space.YARD_B: (YARD + 1, YARD_PRICES[1]),
    Space.YARD_C: (YARD + 2, YARD_PRICES[2]),
    # The second's spot fills up last, and its player moves up when the captain leaves: it shows whether the boat has
    # room.
    Space.PIRATE: (SECOND, PIRATE_PRICE),
    Space.PILOT_SMALL: (PILOT, PILOT_PRICES[0]),
    Space.PILOT_LARGE: (PILOT + 1, PILOT_PRICES[1]),
    Space.INSURANCE: (INSURANCE, -INSURANCE_FEE),
}
"""Every space except the punts: the spot that is vacant while the space has room, and its price."""

T = TypeVar("T")
Offer: TypeAlias = tuple[Place, int]
"""A space with room, as the move that takes it, and its price."""

KIND: Final = (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 4, 5)
"""The habit that counts each space."""

_FIXED_OFFERS: Final = tuple((spot, (Place(space), price)) for space, (spot, price) in FIXED.items())
_SEAT_OFFERS: Final = tuple((Place(Space(ware)), price) for ware, prices in enumerate(SEAT_PRICES) for price in prices)
"""By spot on the loads."""
_FIXED_PLACES: Final = tuple((spot, place) for spot, (place, _) in _FIXED_OFFERS)
_SEAT_PLACES: Final = tuple(place for place, _ in _SEAT_OFFERS)
_SEATS_OF: Final = tuple(tuple((FIRST_SEAT[ware], LAST_SEAT[ware]) for ware in wares) for wares in LOADS)
"""By the ware ashore: the first and the last spot of each punt."""
_SPACES: Final = tuple(Space)
# In Python 3.11, an enumeration's member takes ten times as long as these.
_PLACE: Final = Phase.PLACE
_PLACING: Final = Stage.PLACING
_LAP_OVER: Final = Stage.LAP_OVER

ROLLS_AFTER: Final = {"usual": (1, 2, 3), "first": (2, 3, 4), "second": (1, 3, 4)}
"""The placement rounds after which the dice roll: three rounds, or four with three players by the house rule (§2.1)."""


def rolls_after(state: State) -> tuple[int, ...]:
    """Return the laps after which the dice roll, by house rules and players."""
    return ROLLS_AFTER[state.options.extra_round if state.players == 3 else "usual"]


def offers(state: State) -> list[Offer]:
    """Return the spaces with room and their prices, in the order of ``Space``."""
    return _vacant(state, _SEAT_OFFERS, _FIXED_OFFERS)


def places(state: State, seat: int) -> list[Place]:
    """Return the spaces a merchant may take now, as moves."""
    if pays_anything(state, seat):
        return _vacant(state, _SEAT_PLACES, _FIXED_PLACES)
    return [place for place, _ in fares(state, seat)]


def _vacant(state: State, seats: Sequence[T], fixed: Sequence[tuple[int, T]]) -> list[T]:
    """Return what stands for each free spot: those on loads, then the fixed ones."""
    spots = state.spots
    vacant = []
    for berth, (first, last) in zip(state.berth, _SEATS_OF[state.ashore], strict=True):
        if spots[last] == NOBODY and berth == AT_SEA:
            vacant.append(seats[spots.index(NOBODY, first)])
    vacant += [one for spot, one in fixed if spots[spot] == NOBODY]
    return vacant


def next_seat(state: State, ware: int) -> int:
    """Return the spot of the cheapest free seat of a load that has one."""
    return state.spots.index(NOBODY, FIRST_SEAT[ware])


def fee(state: State, space: Space) -> int:
    """Return the price of a vacant space; negative for the insurance, which pays."""
    fixed = FIXED.get(space)
    return _SEAT_OFFERS[next_seat(state, space)][1] if fixed is None else fixed[1]


def pays_anything(state: State, seat: int) -> bool:
    """Return whether a merchant can pay for every vacant space; a fast check."""
    return state.cash[seat] >= DEAREST or state.credit(seat) > 0


def fares(state: State, seat: int) -> list[Offer]:
    """Return the spaces a merchant may take now and their cost (§2.4, §2.5)."""
    vacant = offers(state)
    if pays_anything(state, seat):
        return vacant
    cash = state.cash[seat]
    anywhere = state.options.stowaway == "anywhere"
    if cash == 0:
        last = Space.PILOT_LARGE if anywhere else Space.JADE
        return [(place, 0) for place, _ in vacant if place.space <= last]
    cheapest = _cheapest(vacant)
    if cash >= cheapest:
        return [offer for offer in vacant if offer[1] <= cash]
    return [(place, cash) for place, price in vacant if price == cheapest or (anywhere and price > 0)]


def is_stowaway(state: State, seat: int) -> bool:
    """Return whether a merchant has no pledge and cash for the cheapest space."""
    if pays_anything(state, seat):
        return False
    return state.cash[seat] == 0 or state.cash[seat] < _cheapest(offers(state))


def _cheapest(vacant: list[Offer]) -> int:
    """Return the lowest price of a vacant space except insurance, or 0."""
    return min([price for _, price in vacant if price > 0], default=0)


def begin_lap(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Begin a lap with the harbor master."""
    state.lap += 1
    emit(LapBegan, state.lap)
    return _ask_from(state, state.master, emit)


def ask_next_merchant(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Ask the merchant to the left."""
    seat = (state.actor + 1) % state.players
    return Stage.LAP_OVER if seat == state.master else _ask_from(state, seat, emit)


def _ask_from(state: State, seat: int, emit: Emit) -> Stage | None:
    """Ask the next merchant who is still placing and has a space to take."""
    while True:
        if not state.passed[seat]:
            if _is_asked(state, seat):
                state.phase = _PLACE
                state.actor = seat
                return None
            emit(Skipped, seat, True)
        seat = (seat + 1) % state.players
        if seat == state.master:
            return _LAP_OVER


def _is_asked(state: State, seat: int) -> bool:
    """Return whether a merchant has a space to take (C5).

    Under rules version 1, merchants who could pay were always asked.
    """
    if state.cash[seat] < DEAREST and not pays_anything(state, seat):
        return bool(fares(state, seat))
    # Usually a space other than the punts has room, which is faster to check.
    return state.rules < 2 or NOBODY in state.spots[PORT:] or bool(offers(state))


def end_lap(state: State, _dice: Dice, _emit: Emit) -> Stage:
    """Move the punts after a round, or begin another round."""
    rolls = rolls_after(state)
    if state.lap not in rolls:
        return Stage.LAP
    return Stage.PILOTING if state.lap == rolls[-1] else Stage.ROLLING


def place(state: State, seat: int, move: Place, emit: Emit) -> Stage | None:
    """Take a space with an accomplice."""
    space, cash = move.space, state.cash[seat]
    price = fee(state, space)
    if price <= cash:
        return _stand(state, seat, space, price, False, emit)
    if state.credit(seat):
        return charge(state, seat, price, "space", space, emit)
    return _stand(state, seat, space, cash, True, emit)


def take_space(state: State, _dice: Dice, emit: Emit) -> Stage:
    """Take the space once the merchant has pledged enough."""
    seat, space, price = state.actor, _SPACES[state.goods], state.price
    close_payment(state)
    return _stand(state, seat, space, price, False, emit)


def _stand(state: State, seat: int, space: Space, paid: int, stowaway: bool, emit: Emit) -> Stage:
    """Put the accomplice on the space once it is paid."""
    fixed = FIXED.get(space)
    if fixed is None:
        spot = next_seat(state, space)
        index = spot - FIRST_SEAT[space]
    elif fixed[0] == SECOND:
        index = int(state.spots[CAPTAIN] != NOBODY)
        spot = CAPTAIN + index
    else:
        spot = fixed[0]
        index = 0
    state.cash[seat] -= paid
    state.spots[spot] = seat
    state.habits[HABITS * seat + KIND[space]] += 1
    state.accomplices[seat] -= 1
    emit(Placed, seat, space, index, paid, stowaway)
    return _PLACING


def stop_placing(state: State, seat: int, _move: Pass, emit: Emit) -> Stage:
    """Place no more accomplices of this merchant in this voyage."""
    state.passed[seat] = True
    emit(Passed, seat, False)
    return Stage.PLACING


def skip_turn(_state: State, seat: int, _move: Skip, emit: Emit) -> Stage:
    """Skip this turn, but not the next one."""
    emit(Skipped, seat, False)
    return Stage.PLACING


assert LOAN >= DEAREST, "pays_anything relies on one loan covering any space"
