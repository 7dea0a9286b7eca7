"""How punts move and where they end (§2.6, §2.9)."""

from __future__ import annotations

from typing import Final

from engine.events import discard
from engine.game import Dice
from engine.manila.board import DIE, ROLLS, ROUTE_END, WARES
from engine.manila.events import Arrived, Emit, Plundered, Rolled, Wrecked
from engine.manila.rules.stage import Stage
from engine.manila.state import AT_SEA, CAPTAIN, FIRST_SEAT, FIRST_YARD, LAST_SEAT, LOADS, NOBODY, SECOND, State

HOME = ROUTE_END + 1
"""The position of a punt in port."""
DIE_OF: Final = tuple(f"voyage {{}}, roll {{}}, {ware.slug}" for ware in WARES)
"""The name of each ware's die. Separate names, so that another punt's arrival changes nothing for it."""


def arrive(state: State, punt: int, emit: Emit) -> None:
    """Give a punt the next letter of the port."""
    letter = sum(AT_SEA < berth < FIRST_YARD for berth in state.berth)
    state.berth[punt] = letter
    state.position[punt] = HOME
    emit(Arrived, LOADS[state.ashore][punt], letter)


def strand(state: State, punt: int, emit: Emit) -> None:
    """Give a punt the next letter of the shipyard."""
    letter = sum(berth >= FIRST_YARD for berth in state.berth)
    state.berth[punt] = FIRST_YARD + letter
    emit(Wrecked, LOADS[state.ashore][punt], letter)


def roll(state: State, dice: Dice, emit: Emit) -> Stage:
    """Roll a die for each punt at sea, in the order of wares."""
    afloat = state.afloat()
    before = state.position
    state.rolls += 1
    state.dice = [0, 0, 0]
    state.position = before[:]
    wares = LOADS[state.ashore]
    for punt in afloat:
        state.dice[punt] = face = 1 + dice.named(DIE_OF[wares[punt]], state.voyage, state.rolls).below(DIE)
        state.position[punt] = min(before[punt] + face, HOME)
    if afloat and emit is not discard:
        moves = ((wares[punt], state.dice[punt], before[punt], state.position[punt]) for punt in afloat)
        emit(Rolled, state.rolls, tuple(moves))
    for punt in afloat:
        if state.position[punt] == HOME:
            arrive(state, punt, emit)
    if state.rolls == ROLLS:
        return Stage.LANDING
    if state.rolls == ROLLS - 1:
        state.deciding = 0
        return Stage.BOARDING
    return Stage.LAP


def land(state: State, _dice: Dice, emit: Emit) -> Stage:
    """Resolve the last roll: plunder or arrival on 13, wrecks short of it."""
    pirates = tuple(seat for seat in state.spots[CAPTAIN : SECOND + 1] if seat != NOBODY)
    afloat = state.afloat()
    waiting = [punt for punt in afloat if state.position[punt] == ROUTE_END]
    if not pirates:
        for punt in waiting:
            arrive(state, punt, emit)
    for punt in afloat:
        if state.position[punt] < ROUTE_END:
            strand(state, punt, emit)
    if pirates:
        for punt in waiting:
            _plunder(state, punt, pirates, emit)
    return Stage.PLUNDERING


def _plunder(state: State, punt: int, pirates: tuple[int, ...], emit: Emit) -> None:
    ware = LOADS[state.ashore][punt]
    state.plundered[punt] = True
    for spot in range(FIRST_SEAT[ware], LAST_SEAT[ware] + 1):
        state.spots[spot] = NOBODY
    emit(Plundered, ware, pirates)
