"""Compute exact chances and expectations of a voyage from a view.

It assumes that pilots don't move punts and no one joins or leaves. Punts that end on 13 depend on the players; two
parameters state what is assumed of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from engine.game import Seat
from engine.manila.board import (
    DIE,
    LETTER_PAYS,
    MARKET,
    PROFIT,
    ROLLS,
    ROUTE_END,
    Space,
)
from engine.manila.view import Berth, ManilaView, Punt


class Fate(NamedTuple):
    """The chances of a punt to be in port, on 13, or wrecked at the end."""

    port: float
    thirteen: float
    wreck: float


IN_PORT: Final = Fate(1.0, 0.0, 0.0)
ON_13: Final = Fate(0.0, 1.0, 0.0)
WRECKED: Final = Fate(0.0, 0.0, 1.0)


@cache
def _ways(position: int, rolls: int) -> tuple[int, int]:
    """Return how many outcomes bring a punt into port, and how many onto 13."""
    if position > ROUTE_END:
        return DIE**rolls, 0
    if rolls == 0:
        return 0, int(position == ROUTE_END)
    after = [_ways(position + die, rolls - 1) for die in range(1, DIE + 1)]
    return sum(port for port, _ in after), sum(thirteen for _, thirteen in after)


@cache
def fate_from(position: int, rolls: int) -> Fate:
    """Return the fate of a punt at ``position`` with ``rolls`` to come.

    >>> fate_from(5, 3) == (160 / 216, 21 / 216, 35 / 216)
    True
    """
    outcomes = DIE**rolls
    port, thirteen = _ways(position, rolls)
    return Fate(port / outcomes, thirteen / outcomes, (outcomes - port - thirteen) / outcomes)


def fate_of(punt: Punt, rolls: int) -> Fate:
    """Return the fate of a punt as it is now."""
    if punt.berth is Berth.SEA:
        return ON_13 if punt.plundered else fate_from(punt.position, rolls)
    return IN_PORT if punt.berth is Berth.PORT else WRECKED


def counts(chances: Iterable[float]) -> list[float]:
    """Return the chances that none, one, two … of independent events happen."""
    result = [1.0]
    for chance in chances:
        hit = [0.0, *(chance * share for share in result)]
        missed = [*((1 - chance) * share for share in result), 0.0]
        result = [one + other for one, other in zip(hit, missed, strict=True)]
    return result


def at_least(chances: Sequence[float]) -> tuple[float, ...]:
    """Return the chances that at least one, two … of independent events happen."""
    distribution = counts(chances)
    return tuple(sum(distribution[number:]) for number in range(1, len(distribution)))


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the rest of a voyage may bring, from the fates of its punts.

    ``raid`` is the chance that pirates wait for punts on 13, ``ransom`` that their captain sends such a punt to port.
    """

    view: ManilaView
    fates: tuple[Fate, ...]
    raid: float
    ransom: float = 0.5

    @classmethod
    def of(cls, view: ManilaView, raid: float | None = None) -> Outlook:
        """Return the outlook of a voyage, by default with the pirates on the boat."""
        if raid is None:
            raid = float(any(seat is not None for seat in view.pirates))
        return cls(view, tuple(fate_of(punt, ROLLS - view.rolls) for punt in view.punts), raid)

    def pays(self, punt: int) -> float:
        """Return the chance that a punt comes in and its passengers are paid."""
        fate = self.fates[punt]
        return fate.port + fate.thirteen * (1 - self.raid)

    def docks(self, punt: int) -> float:
        """Return the chance that a punt ends in port, so that its ware rises."""
        fate = self.fates[punt]
        return fate.port + fate.thirteen * (1 - self.raid * (1 - self.ransom))

    def ports(self) -> tuple[float, ...]:
        """Return the chance of each port letter to be taken."""
        return at_least([self.docks(punt) for punt in range(len(self.fates))])

    def yards(self) -> tuple[float, ...]:
        """Return the chance of each shipyard letter to be taken."""
        return at_least([1 - self.docks(punt) for punt in range(len(self.fates))])

    def repairs(self) -> float:
        """Return the expected cost to the insurer."""
        return sum(chance * pays for chance, pays in zip(self.yards(), LETTER_PAYS, strict=True))

    def loot(self) -> float:
        """Return what all pirates together may expect from punts that end on 13."""
        return sum(fate.thirteen * PROFIT[punt.ware] for punt, fate in zip(self.view.punts, self.fates, strict=True))

    def income(self, seat: Seat) -> float:
        """Return the expected pay of a merchant's accomplices, perhaps negative."""
        view = self.view
        expected = 0.0
        for number, punt in enumerate(view.punts):
            if mine := punt.aboard.count(seat):
                aboard = sum(other is not None for other in punt.aboard)
                expected += self.pays(number) * PROFIT[punt.ware] * mine / aboard
        for spots, chances in ((view.ports, self.ports()), (view.yards, self.yards())):
            expected += sum(c * p for s, c, p in zip(spots, chances, LETTER_PAYS, strict=True) if s == seat)
        if mine := view.pirates.count(seat):
            expected += self.loot() * mine / sum(other is not None for other in view.pirates)
        if view.insurance == seat:
            expected -= self.repairs()
        return expected

    def rises(self, shares: Sequence[int]) -> float:
        """Return the expected gain of shares in this voyage, by ware."""
        return sum(
            self.docks(number) * step_up(self.view.market[punt.ware]) * shares[punt.ware]
            for number, punt in enumerate(self.view.punts)
        )

    def earns(self, space: Space) -> float:
        """Return the expected pay of one more accomplice if no one follows."""
        match space:
            case Space.NUTMEG | Space.SILK | Space.GINSENG | Space.JADE:
                number = next(number for number, punt in enumerate(self.view.punts) if punt.ware.value == space.value)
                aboard = sum(seat is not None for seat in self.view.punts[number].aboard)
                return self.pays(number) * PROFIT[space] / (aboard + 1)
            case Space.PORT_A | Space.PORT_B | Space.PORT_C:
                letter = space - Space.PORT_A
                return self.ports()[letter] * LETTER_PAYS[letter]
            case Space.YARD_A | Space.YARD_B | Space.YARD_C:
                letter = space - Space.YARD_A
                return self.yards()[letter] * LETTER_PAYS[letter]
            case Space.PIRATE:
                return self.loot() / (1 + sum(seat is not None for seat in self.view.pirates))
            case Space.INSURANCE:
                return -self.repairs()
            case _:
                return 0.0


def step_up(value: int) -> int:
    """Return how much a share of this value gains when its ware rises; 0 at the top."""
    return MARKET[min(MARKET.index(value) + 1, len(MARKET) - 1)] - value
