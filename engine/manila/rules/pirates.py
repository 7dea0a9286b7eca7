"""Board punts as pirates, and send plundered punts (§2.7, §2.9)."""

from __future__ import annotations

from typing import Final

from engine.game import Dice
from engine.manila.board import ROUTE_END, WARES, Ware
from engine.manila.events import Boarded, Emit, Sent
from engine.manila.moves import Board, Plunder
from engine.manila.rules.movement import arrive, strand
from engine.manila.rules.placing import next_seat
from engine.manila.rules.stage import Stage
from engine.manila.state import AT_SEA, CAPTAIN, FIRST_SEAT, LAST_SEAT, LOADS, NOBODY, NONE, SEATS, SECOND, State
from engine.manila.view import Phase

STAY: Final = Board(None)
_ABOARD: Final = tuple(Board(ware) for ware in WARES)
_INSTEAD_OF: Final = tuple(tuple(Board(ware, index) for index in range(SEATS[ware])) for ware in WARES)


def within_reach(state: State) -> list[Ware]:
    """Return the punts that lie on 13, at sea."""
    return [
        ware
        for punt, ware in enumerate(LOADS[state.ashore])
        if state.position[punt] == ROUTE_END and state.berth[punt] == AT_SEA
    ]


def ways_aboard(state: State) -> list[Board]:
    """Return how the deciding pirate can go aboard, by ware.

    Free seats first; under *kick-off* (§4.3) a passenger's place, but only if no punt on 13 has a free seat.
    """
    wares = within_reach(state)
    free = [_ABOARD[ware] for ware in wares if state.spots[LAST_SEAT[ware]] == NOBODY]
    if free or not state.options.kick_off:
        return free
    return [
        _INSTEAD_OF[ware][index]
        for ware in wares
        for index in range(SEATS[ware])
        if FIRST_SEAT[ware] + index != state.spared
    ]


def ask_pirate(state: State, _dice: Dice, _emit: Emit) -> Stage | None:
    """Ask captain, then second, unless they can't go aboard."""
    if state.deciding < 2:
        pirate = state.spots[_deciding_pirate(state)]
        if pirate != NOBODY and ways_aboard(state):
            state.phase = Phase.BOARD
            state.actor = pirate
            return None
    state.deciding = 0
    state.spared = NONE
    return Stage.LAP


def _deciding_pirate(state: State) -> int:
    """Return the deciding pirate's spot; the second follows the captain."""
    return SECOND if state.deciding and state.spots[SECOND] != NOBODY else CAPTAIN


def board(state: State, seat: int, move: Board, emit: Emit) -> Stage:
    """Move a pirate to a passenger's seat, or keep them; the second takes over."""
    spots, captain_decides = state.spots, state.deciding == 0
    if move.ware is None:
        # A captain without a second ends the boarding by staying.
        state.deciding = 1 if captain_decides and spots[SECOND] != NOBODY else 2
        emit(Boarded, seat, None, 0, None)
        return Stage.BOARDING
    if _deciding_pirate(state) == CAPTAIN:
        spots[CAPTAIN] = spots[SECOND]
    spots[SECOND] = NOBODY
    spot = next_seat(state, move.ware) if move.instead_of is None else FIRST_SEAT[move.ware] + move.instead_of
    kicked = None if spots[spot] == NOBODY else spots[spot]
    spots[spot] = seat
    state.deciding += 1
    if captain_decides:
        state.spared = spot
    emit(Boarded, seat, move.ware, spot - FIRST_SEAT[move.ware], kicked)
    return Stage.BOARDING


def punt_to_send(state: State) -> int | None:
    """Return the next plundered punt whose destination the captain must choose."""
    return next((punt for punt in range(3) if state.plundered[punt] and state.berth[punt] == AT_SEA), None)


def ask_captain(state: State, _dice: Dice, _emit: Emit) -> Stage | None:
    """Ask the captain to send the next plundered punt, or pay the voyage."""
    if punt_to_send(state) is None:
        return Stage.PAYOUT
    state.phase = Phase.PLUNDER
    state.actor = state.spots[CAPTAIN]
    return None


def send(state: State, seat: int, move: Plunder, emit: Emit) -> Stage:
    """Send a plundered punt to the port or to the shipyard."""
    punt = LOADS[state.ashore].index(move.ware)
    emit(Sent, seat, move.ware, move.to_port)
    if move.to_port:
        arrive(state, punt, emit)
    else:
        strand(state, punt, emit)
    return Stage.PLUNDERING
