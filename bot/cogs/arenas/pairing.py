"""Who plays with whom in an arena: people of like strength, nobody twice, and nobody waits for long.

A pure function of those who wait. docs/players/ratings.md says it for players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

PATIENCE: Final = timedelta(seconds=60)
"""Whoever has waited for so long gets a table, whoever else is there: far less than any game takes."""
NEAR: Final = 25 / 6
"""People whose estimates differ by no more than this are of like strength: half the spread among beginners."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for a table."""

    user: int
    since: datetime
    strength: float
    """The estimate μ of the model (``host/ratings.py``)."""


def tables_for(waiting: Sequence[Waiting], size: int, now: datetime, patience: timedelta) -> list[list[Waiting]]:
    """The tables that are made now, each with its people; AI players fill what is left of ``size`` seats.

    A full table of people of like strength is made at once. Whoever has waited out their patience sits down with those
    nearest in strength who are left, be they few.
    """
    left = sorted(waiting, key=lambda each: (each.strength, each.user))
    found: list[list[Waiting]] = []
    first = 0
    while first + size <= len(left):
        table = left[first : first + size]
        if table[-1].strength - table[0].strength <= NEAR:
            found.append(table)
            del left[first : first + size]
        else:
            first += 1
    for due in sorted(left, key=lambda each: (each.since, each.user)):
        if now - due.since < patience:
            break
        if due in left:
            table = sorted(left, key=lambda each: abs(each.strength - due.strength))[:size]
            found.append(table)
            left = [each for each in left if each not in table]
    return found
