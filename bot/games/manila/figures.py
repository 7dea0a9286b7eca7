"""Numbers that stand beside the words: chances, and who is aboard."""

from __future__ import annotations

from engine.manila.odds import fate_from
from engine.manila.view import ManilaView, Punt


def arrival(position: int, rolls: int, pirates: bool) -> float:
    """The chance that a punt's passengers are paid, with so many rolls to come."""
    fate = fate_from(position, rolls)
    return fate.port if pirates else fate.port + fate.thirteen


def aboard(punt: Punt) -> int:
    """How many seats of a punt are taken."""
    return sum(seat is not None for seat in punt.aboard)


def pirates(view: ManilaView) -> int:
    """How many wait on the pirate boat."""
    return sum(seat is not None for seat in view.pirates)
