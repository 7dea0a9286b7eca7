"""The tunable weights of instinct."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    hold: float = 1 / 8
    """The fraction of the next rise of a ware that a share to buy is worth in addition to its gain."""
    ashore: tuple[float, float] = (1 / 2, 1 / 6)
    """By how much a ware is missed that stays ashore: fractions of its rise, and of its load."""
    passage: tuple[float, float] = (1 / 2, 1 / 4)
    """The fractions of the best and the second-best load that count in a start layout."""


PLAIN: Final = Weights()
"""*Steady* as it was, for daily challenges that began then."""

SHREWD: Final = Weights(
    prices=Prices(
        ((15.5, 8.9, 7.6, 2.1), (22.9, 20.2, 16.0, 12.0), (30.0, 26.2, 22.9, 18.1), (30.0, 30.0, 28.2, 24.5))
    ),
    office=5.4,
    bargain=0.76,
    control=0.6,
    reserve=6.6,
    rivalry=0.86,
    early_pass=-2.7,
    taste=(1.2, 1.6, 1.2, 1.8, -0.3, 1.2, 0.5, -0.5, -1.2, -0.4, 0.2, -0.9, -3.6, 1.5),
    hold=0.62,
    ashore=(0.25, -0.07),
    passage=(-0.2, 0.14),
)
"""The searching player's own later play. Found by CMA-ES in some million games against plain
plans, against types of players such as those that searches imagine, and against itself.
"""

STEADY: Final = replace(SHREWD, control=0.2)
EASY: Final = replace(SHREWD, control=0.1)
BEGINNER: Final = replace(SHREWD, control=0.0)
"""The levels of these names bid too little for their own wares, the lower the less. That costs games against the next
level, but none against plain plans, as misjudging spaces would.
"""

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
