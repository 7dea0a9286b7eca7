"""Numbers in texts: chances, and who is aboard."""

from __future__ import annotations

from engine.manila.odds import fate_from
from engine.manila.view import ManilaView, Punt


def arrival(position: int, rolls: int, pirates: bool) -> float:
    """Return the chance that a punt's passengers are paid, with ``rolls`` to come."""
    fate = fate_from(position, rolls)
    return fate.port if pirates else fate.port + fate.thirteen


def aboard(punt: Punt) -> int:
    return sum(seat is not None for seat in punt.aboard)


def pirates(view: ManilaView) -> int:
    return sum(seat is not None for seat in view.pirates)
