"""Pilots, between the last placement round and the last roll (§2.8)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.game import Dice
from engine.manila.board import ROUTE_END
from engine.manila.events import Emit, Piloted
from engine.manila.moves import Pilot
from engine.manila.rules.movement import HOME, arrive
from engine.manila.rules.stage import Stage
from engine.manila.state import AT_SEA, LOADS, NOBODY, PILOT, State
from engine.manila.view import Phase

STAY: Final = Pilot(())


def ask_pilot(state: State, _dice: Dice, _emit: Emit) -> Stage | None:
    """Ask the small pilot, then the large one, with a punt at sea."""
    while state.deciding < 2:
        pilot = state.spots[PILOT + state.deciding]
        if pilot != NOBODY and AT_SEA in state.berth:
            state.phase = Phase.PILOT
            state.actor = pilot
            return None
        state.deciding += 1
    state.deciding = 0
    return Stage.ROLLING


def courses(state: State) -> tuple[Pilot, ...]:
    """Return every move of the deciding pilot."""
    first, second, third = state.position
    return courses_from(bool(state.deciding), state.ashore, (first, second, third))


@lru_cache(maxsize=4096)
def courses_from(large: bool, ashore: int, positions: tuple[int, int, int]) -> tuple[Pilot, ...]:
    """Return every move of a pilot for punts at these positions."""
    afloat = [(ware, position) for ware, position in zip(LOADS[ashore], positions, strict=True) if position < HOME]
    steps = (2, 1, -1, -2) if large else (1, -1)
    single = [Pilot(((ware, step),)) for ware, position in afloat for step in steps if position + step >= 0]
    double = [
        Pilot(((one, step), (other, turn)))
        for (one, position), (other, place) in combinations(afloat, 2)
        for step in (1, -1)
        for turn in (1, -1)
        if position + step >= 0 and place + turn >= 0
    ]
    return (*single, *(double if large else ()), STAY)


def steer(state: State, seat: int, move: Pilot, emit: Emit) -> Stage:
    """Move punts by the pilot's steps; one that passes 13 arrives at once."""
    wares = LOADS[state.ashore]
    moved = []
    home = []
    for ware, step in move.steps:
        punt = wares.index(ware)
        before = state.position[punt]
        state.position[punt] = min(before + step, HOME)
        moved.append((ware, before, state.position[punt]))
        if state.position[punt] > ROUTE_END:
            home.append(punt)
    emit(Piloted, seat, bool(state.deciding), tuple(moved))
    for punt in home:
        arrive(state, punt, emit)
    state.deciding += 1
    return Stage.PILOTING
