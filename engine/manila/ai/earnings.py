"""Expected pay of one more accomplice on each space (a hot path)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from operator import not_
from typing import Final

from engine.manila.ai.prospect import RAID, prospect
from engine.manila.board import DIE, PROFIT, ROLLS, ROUTE_END, Space
from engine.manila.odds import fate_from
from engine.manila.rules.movement import HOME
from engine.manila.state import CAPTAIN, FIRST_SEAT, LAST_SEAT, LOADS, NOBODY, SEATS, State

FOLLOWERS: Final = 0.3
"""The fraction of all unplaced accomplices that board a punt certain to come in."""
HELM_EARLY: Final = 0.6
"""The fraction of a pilot's value that remains while dice are still to fall before he decides."""


def earnings(state: State, seat: int, gains: Sequence[float], last: bool) -> list[float]:
    """Return the expected pay of the next accomplice on each vacant space.

    In pesos, before the price, and added to what the deciding seat already has. ``gains``: the value to the seat if a
    ware rises. ``last``: whether this is the last placement round.
    """
    spots, positions, rolls = state.spots, state.position, state.rolls
    captain = spots[CAPTAIN]
    raid = 1 if captain == NOBODY else 2
    chances = prospect(*positions, ROLLS - rolls, raid)
    to_come = sum(compress(state.accomplices, map(not_, state.passed))) - state.accomplices[seat]
    aboard = [0.0, 0.0, 0.0, 0.0]
    loot = boarding = small = large = 0.0
    for punt, ware in enumerate(LOADS[state.ashore]):
        load, position = spots[FIRST_SEAT[ware] : LAST_SEAT[ware] + 1], positions[punt]
        free, mine = load.count(NOBODY), load.count(seat)
        aboard[ware], plunder, seized = _passage(ware, position, rolls, raid, free, mine, to_come)
        loot += plunder
        boarding += seized
        stake = gains[ware] + (PROFIT[ware] * mine / (len(load) - free) if mine else 0.0)
        if stake:
            step, stride = _helm(position) if last else _early_helm(chances.docks[punt])
            small = max(small, stake * step)
            large = max(large, stake * stride)
    pirate = loot + boarding
    if captain != NOBODY:
        # The captain's own second halves his loot, and only keeps others away.
        pirate = boarding / 2 if captain == seat else pirate / 2
    return [*aboard, *chances.ports, *chances.yards, pirate, small, large, -chances.repairs]


assert list(Space) == list(range(14)), "the list above is in the order of Space"


@cache
def _passage(
    ware: int, position: int, rolls: int, raid: int, free: int, mine: int, to_come: int
) -> tuple[float, float, float]:
    """Return the expected pay on one punt for a passenger and for pirates.

    By role: one more passenger, a pirate after the last roll, and a pirate who boards before it. Some of the
    ``to_come`` accomplices still to be placed board too and take their share.
    """
    profit, aboard = PROFIT[ware], SEATS[ware] - free
    fate, waiting = fate_from(position, ROLLS - rolls), RAID[raid]
    loot = fate.thirteen * profit
    if not free or position > ROUTE_END:
        return 0.0, loot, 0.0
    pays = fate.port + fate.thirteen * (1 - waiting)
    count = aboard + 1 + min(free - 1, FOLLOWERS * to_come * pays)
    earns = pays * profit * ((mine + 1) / count - (mine / (count - 1) if mine else 0.0))
    boarding = 0.0
    if rolls < ROLLS - 1:
        boarding = fate_from(position, ROLLS - 1 - rolls).thirteen * profit / (aboard + 1)
    return earns, loot, boarding


@cache
def _helm(position: int) -> tuple[float, float]:
    """Return how much moving a punt by 1 or by 2 raises its chance of port."""
    now = fate_from(position, 1).port
    step, stride = (fate_from(min(position + steps, HOME), 1).port - now for steps in (1, 2))
    return step, stride


def _early_helm(docks: float) -> tuple[float, float]:
    """Estimate the value of ``_helm`` before the last round of placing."""
    step = HELM_EARLY / DIE * 4 * docks * (1 - docks)
    return step, 2 * step
