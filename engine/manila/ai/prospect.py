"""The chances of a voyage by the positions of its punts alone: computed exactly once, then looked up.

The same arithmetic as ``engine.manila.odds.Outlook``, which serves views; here it serves simulations, that ask for it
ten thousand times a second.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.manila.board import LETTER_PAYS
from engine.manila.odds import at_least, fate_from

RANSOM: Final = 0.5
"""The chance that pirates send a plundered punt to port."""
RAID: Final = (0.0, 0.5, 1.0)
"""The chance that pirates wait for a punt on 13: nobody can any more, somebody may yet, somebody sits on the boat."""


class Prospect(NamedTuple):
    """What positions promise. By punt, or by letter."""

    pays: tuple[float, ...]
    """By punt: the chance that it comes in and its passengers are paid."""
    docks: tuple[float, ...]
    """By punt: the chance that it ends in port, plundered or not."""
    thirteen: tuple[float, ...]
    """By punt: the chance that it stands on 13 after the last roll."""
    ports: tuple[float, ...]
    """By letter: what the port pays on average."""
    yards: tuple[float, ...]
    """By letter: what the shipyard pays on average, which is what the insurer pays for it."""
    repairs: float
    row: tuple[float, ...]
    """All of these sixteen numbers, in this order: what a stake is multiplied with."""


@cache
def prospect(first: int, second: int, third: int, rolls: int, raid: int) -> Prospect:
    """The chances of punts at three positions (14 is in port) with so many rolls to come; ``raid`` indexes ``RAID``."""
    waiting = RAID[raid]
    fates = [fate_from(position, rolls) for position in (first, second, third)]
    docks = tuple(fate.port + fate.thirteen * (1 - waiting * (1 - RANSOM)) for fate in fates)
    ports = at_least(docks)
    yards = at_least([1 - chance for chance in docks])
    paid = [chance * pays for chance, pays in zip(yards, LETTER_PAYS, strict=True)]
    pays = tuple(fate.port + fate.thirteen * (1 - waiting) for fate in fates)
    thirteen = tuple(fate.thirteen for fate in fates)
    received = tuple(chance * pays for chance, pays in zip(ports, LETTER_PAYS, strict=True))
    repairs = sum(paid)
    row = (*pays, *docks, *thirteen, *received, *paid, repairs)
    return Prospect(pays, docks, thirteen, received, tuple(paid), repairs, row)
