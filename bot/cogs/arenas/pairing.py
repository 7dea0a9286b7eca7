"""Pair players in an arena (docs/players/ratings.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

PATIENCE: Final = timedelta(seconds=60)
"""After this wait a player gets a table with any others waiting: less time than any game takes."""
ABSENCE: Final = timedelta(minutes=15)
"""After this wait, which only a pause of the bot or a full server causes, a player may not be there any more."""
NEAR: Final = 25 / 6
"""The maximum difference of similar strengths: half the standard deviation of beginners."""


@dataclass(frozen=True, slots=True)
class Waiting:
    user: int
    since: datetime
    strength: float
    """The estimate μ of the model (``host/ratings.py``)."""


def tables_for(waiting: Sequence[Waiting], size: int, now: datetime, patience: timedelta) -> list[list[Waiting]]:
    """Return the tables to make now, each with its players.

    AI players fill the rest of ``size`` seats. A full table of players of similar strength is made at once. A player
    whose patience is over sits down with the remaining ones nearest in strength, however few.
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
