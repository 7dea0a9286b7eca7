"""The tunable weights of instinct."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.manila.board import Space
from engine.manila.prices import PRICES, Prices

NO_TASTE: Final = (0.0,) * len(Space)


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """How a player by instinct values things; each level has its own weights."""

    prices: Prices = PRICES
    office: float = 7.0
    """The value of choosing wares, starts and places first."""
    bargain: float = 0.8
    """The fraction of a share's expected gain that goes into a bid."""
    control: float = 0.25
    """The fraction of the rise of one's own best ware that goes into a bid."""
    most: float = 999.0
    """The highest bid."""
    reserve: float = 9.0
    """What a merchant spends on places in a voyage, and would have to borrow if it is gone."""
    opening: float = 2 / 3
    """The first bid, as a fraction of the office's value."""
    raising: float = 1 / 3
    """The fraction of the remainder that each further bid adds, at least a peso."""
    rivalry: float = 0.5
    """The value of preventing a peso of the others' mean income."""
    early_pass: float = -1.0
    """The value of a pass before the last round: it is for the whole voyage."""
    taste: tuple[float, ...] = NO_TASTE
    """By space: its value in addition to what it is expected to earn."""


PLAIN: Final = Weights()
"""The level *steady*."""

FIRST: Final = Weights(
    prices=Prices(
        ((15.7, 7.3, 3.0, 1.1), (27.0, 23.2, 15.0, 8.8), (29.0, 28.6, 25.6, 19.9), (29.9, 29.8, 29.0, 26.8)),
    ),
    opening=0.0,
    raising=0.0,
)
"""*Steady* as it was at first, for daily challenges that began then: it raised by single pesos, and took the final
values of shares only from games among its own kind.
"""
