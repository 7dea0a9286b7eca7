"""Convert states of Manila to JSON and back (``engine.codec``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.codec import Codec
from engine.manila.board import ACCOMPLICES, MARKET, ROLLS, SHARES_PER_WARE, WARES, Space
from engine.manila.rules.legal import MOST_CASH
from engine.manila.rules.movement import HOME
from engine.manila.state import AT_SEA, FIRST_YARD, HABITS, LAST_SEAT, NOBODY, NONE, RULES, SPOTS, State, Wake
from engine.manila.view import Phase

_GOODS: Final = {"space": (0, Space.INSURANCE), "share": (0, len(WARES) - 1)}
"""What a payment in progress can be for, by its purpose."""

_Limits: TypeAlias = dict[str, tuple[Sequence[int], int, tuple[int, int]]]
"""By name: values, how many there must be, and the least and greatest of them."""


def _faults(state: State) -> Iterator[str]:
    """Yield what makes a state impossible, by name."""
    if state.players not in ACCOMPLICES:
        yield "players"
        return
    seat = (NOBODY, state.players - 1)
    lists: _Limits = {
        "passed": (state.passed, state.players, (0, 1)),
        "cash": (state.cash, state.players, (0, MOST_CASH)),
        "free": (state.free, 4 * state.players, (0, SHARES_PER_WARE)),
        "pledged": (state.pledged, 4 * state.players, (0, SHARES_PER_WARE)),
        "supply": (state.supply, len(WARES), (0, SHARES_PER_WARE)),
        "market": (state.market, len(WARES), (0, len(MARKET) - 1)),
        "accomplices": (state.accomplices, state.players, (0, ACCOMPLICES[state.players])),
        **_fleet("", state, seat),
        "rules": ([state.rules], 1, (1, RULES)),
        "seats": ([state.actor, state.opener, state.master, state.bidder], 4, seat),
        "beaten": ([bidder for bidder, _ in state.beaten], len(state.beaten), (0, state.players - 1)),
        "habits": (state.habits, HABITS * state.players, (0, MOST_CASH * MOST_CASH)),
        "goods": ([state.goods], 1, _GOODS.get(state.purpose or "", (NONE, Space.INSURANCE))),
        "lap": ([state.lap], 1, (0, 4)),
        "rolls": ([state.rolls], 1, (0, ROLLS)),
        "deciding": ([state.deciding], 1, (0, 1)),
        "spared": ([state.spared], 1, (NONE, LAST_SEAT[-1])),
    }
    if state.wake is not None:
        lists |= _fleet("wake's ", state.wake, seat)
    for name, (values, length, (low, high)) in lists.items():
        if len(values) != length or not all(low <= value <= high for value in values):
            yield name
    if (state.actor == NOBODY) is not (state.phase is Phase.OVER):
        yield "actor"
    if (state.purpose is None) is (state.phase is Phase.PLEDGE):
        yield "purpose"
    for ware in WARES[: len(state.supply)]:
        if state.supply[ware] + sum(state.free[ware::4]) + sum(state.pledged[ware::4]) != SHARES_PER_WARE:
            yield f"shares of {ware.slug}"


def _fleet(whose: str, voyage: State | Wake, seat: tuple[int, int]) -> _Limits:
    return {
        f"{whose}ashore": ([voyage.ashore], 1, (NONE, len(WARES) - 1)),
        f"{whose}position": (voyage.position, 3, (0, HOME)),
        f"{whose}berth": (voyage.berth, 3, (AT_SEA, FIRST_YARD + 2)),
        f"{whose}plundered": (voyage.plundered, 3, (0, 1)),
        f"{whose}dice": (voyage.dice, 3, (0, 6)),
        f"{whose}spots": (voyage.spots, SPOTS, seat),
    }


CODEC: Final = Codec(State, _faults, lambda written: written | {"rules": 1})
