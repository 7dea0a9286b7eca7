"""Exact chances in a voyage: how each punt may end, and how many of them end in port or shipyard.

Nothing here knows of pilots or of boarding to come: the chances are those of the dice alone. Where a pirate
waits, a punt that stops on 13 is plundered, and its captain sends it to port or shipyard as they like. Such a
punt counts for neither, so with pirates waiting the chances of letters are the least there can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Final

from engine.manila.board import DIE, LETTER_PAYS, LETTERS, ROUTE_END
from engine.manila.view import Berth, Punt

REPAIRS: Final = (0, *accumulate(LETTER_PAYS))
"""What the insurer owes by number of wrecks: 0, 6, 14, 29 (docs/rules/manila.md §2.9)."""


@dataclass(frozen=True, slots=True)
class Fate:
    """How one punt may end: the three chances add up to 1."""

    beyond: float
    """Past 13, safe in port."""
    thirteen: float
    """Exactly on 13 after the last roll: plundered where a pirate waits, else in port."""
    wrecked: float
    """Short of 13."""

    def arrives(self, pirates: bool) -> float:
        """The chance to reach port with the cargo, whether or not ``pirates`` wait on 13."""
        return self.beyond if pirates else self.beyond + self.thirteen


SAFE: Final = Fate(1.0, 0.0, 0.0)
LOST: Final = Fate(0.0, 0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a voyage may end."""

    fates: tuple[Fate, ...]
    """By punt, in the order they were given."""
    ports: tuple[float, float, float]
    """The chance of each port letter to receive a punt."""
    yards: tuple[float, float, float]
    """The chance of each shipyard letter to receive a punt."""
    raid: float
    """The chance that at least one punt stops on 13, so that a pirate has something to plunder."""
    repairs: float
    """What the insurer can expect to owe, in pesos."""


@cache
def fate(position: int, rolls: int) -> Fate:
    """The fate of a punt at sea on ``position`` (0–13) with ``rolls`` movement rounds (0–3) to come.

    >>> round(fate(5, 3).beyond * 216), round(fate(5, 3).thirteen * 216)
    (160, 21)
    """
    if rolls == 0:
        return Fate(0.0, 1.0, 0.0) if position == ROUTE_END else LOST
    steps = range(position + 1, position + DIE + 1)
    after = [SAFE if step > ROUTE_END else fate(step, rolls - 1) for step in steps]
    return Fate(
        sum(one.beyond for one in after) / DIE,
        sum(one.thirteen for one in after) / DIE,
        sum(one.wrecked for one in after) / DIE,
    )


def outlook(punts: Iterable[Punt], rolls: int, pirates: bool) -> Outlook:
    """How a voyage may end from here.

    ``rolls`` is the number of movement rounds to come; ``pirates`` says whether any waits on the pirate boat.
    """
    fates = tuple(_fate_of(punt, rolls) for punt in punts)
    arrivals = _counts([one.arrives(pirates) for one in fates])
    wrecks = _counts([one.wrecked for one in fates])
    return Outlook(
        fates,
        _at_least(arrivals),
        _at_least(wrecks),
        1.0 - _counts([one.thirteen for one in fates])[0],
        sum(chance * bill for chance, bill in zip(wrecks, REPAIRS, strict=False)),
    )


def _fate_of(punt: Punt, rolls: int) -> Fate:
    if punt.berth is Berth.SEA:
        return fate(punt.position, rolls)
    return SAFE if punt.berth is Berth.PORT else LOST


def _counts(chances: Sequence[float]) -> list[float]:
    """The chance of 0, 1, 2 … of these independent things to happen (the Poisson binomial distribution)."""
    counts = [1.0]
    for chance in chances:
        missed = [count * (1.0 - chance) for count in counts] + [0.0]
        happened = [0.0] + [count * chance for count in counts]
        counts = [miss + hit for miss, hit in zip(missed, happened, strict=True)]
    return counts


def _at_least(counts: Sequence[float]) -> tuple[float, float, float]:
    first, second, third = (sum(counts[letter + 1 :]) for letter in range(len(LETTERS)))
    return first, second, third
