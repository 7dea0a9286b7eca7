"""How dear things are to one who plays by instinct. Pesos, where nothing else is said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.manila.board import Space
from engine.manila.prices import PRICES, Prices

NO_TASTE: Final = (0.0,) * len(Space)


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What instinct goes by. Merchants differ in it and in nothing else."""

    prices: Prices = PRICES
    office: float = 7.0
    """What choosing wares, starts and places first is worth by itself."""
    bargain: float = 0.8
    """Which part of a share's expected gain goes into a bid."""
    control: float = 0.25
    """Which part of the rise of one's own best ware goes into a bid."""
    most: float = 999.0
    """What is never outbid."""
    reserve: float = 9.0
    """What a merchant spends on places in a voyage, and would have to borrow if it is gone."""
    opening: float = 2 / 3
    """Which part of what the office is worth is the first bid."""
    raising: float = 1 / 3
    """Which part of what is left each further bid adds. At least a peso is."""
    rivalry: float = 0.5
    """What a peso of the others' mean income is worth to a merchant who could prevent it."""
    early_pass: float = -1.0
    """What a pass is worth before the last round: it is for the whole voyage."""
    taste: tuple[float, ...] = NO_TASTE
    """By space: what it is worth beside what it is expected to earn."""


PLAIN: Final = Weights()
"""The level *steady*."""

FIRST: Final = Weights(
    prices=Prices(
        ((15.7, 7.3, 3.0, 1.1), (27.0, 23.2, 15.0, 8.8), (29.0, 28.6, 25.6, 19.9), (29.9, 29.8, 29.0, 26.8)),
    ),
    opening=0.0,
    raising=0.0,
)
"""*Steady* as it was at first, in deals of the day that began then: it raised by a peso at a time, and what a share
would end with it had from games of its own kind alone.
"""
