"""The exact chances of a voyage from the positions of its punts, cached.

Simulations ask for them ten thousand times a second. For views, use ``engine.manila.odds.Outlook``.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.manila.board import LETTER_PAYS
from engine.manila.odds import at_least, fate_from

RANSOM: Final = 0.5
"""The chance that pirates send a plundered punt to port."""
RAID: Final = (0.0, 0.5, 1.0)
"""The chance that pirates wait for a punt on 13: no one can any more, someone may yet, someone sits on the boat."""


class Prospect(NamedTuple):
    """The chances of outcomes from given positions, by punt or by letter."""

    pays: tuple[float, ...]
    """By punt: the chance that it comes in and its passengers are paid."""
    docks: tuple[float, ...]
    """By punt: the chance that it ends in port, plundered or not."""
    thirteen: tuple[float, ...]
    """By punt: the chance that it is on 13 after the last roll."""
    ports: tuple[float, ...]
    """By letter: the mean pay of the port."""
    yards: tuple[float, ...]
    """By letter: the mean pay of the shipyard, which is also the mean cost to the insurer."""
    repairs: float
    row: tuple[float, ...]
    """All of these sixteen numbers, in this order, to multiply with a stake."""


@cache
def prospect(first: int, second: int, third: int, rolls: int, raid: int) -> Prospect:
    """Return the chances with ``rolls`` left; position 14 is the port."""
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
