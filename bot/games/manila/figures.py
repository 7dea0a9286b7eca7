"""Numbers for texts: cash, chances, and passengers."""

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


def own_cash(view: ManilaView) -> int:
    """Return the viewer's cash; ``ValueError`` for the public's view."""
    cash = None if view.seat is None else view.cash[view.seat]
    if cash is None:
        raise ValueError("nobody's cash is hidden from its owner")
    return cash
