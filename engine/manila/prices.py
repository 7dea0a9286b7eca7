"""What a share may be expected to be worth in the end, from what the market shows now."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.manila.board import MARKET

FINAL_VALUE: Final = (
    (15.7, 7.3, 3.0, 1.1),
    (27.0, 23.2, 15.0, 8.8),
    (29.0, 28.6, 25.6, 19.9),
    (29.9, 29.8, 29.0, 26.8),
)
"""Mean final value of a share, by the step of its ware and by the highest step among the other three wares."""

TOP: Final = len(MARKET) - 1


@cache
def final_values(steps: tuple[int, ...]) -> tuple[float, ...]:
    """By ware: what a share may be expected to be worth in the end. ``steps`` are indices of ``MARKET``, by ware.

    Certain once a ware stands on 30, for then the game is over.
    """
    if max(steps) == TOP:
        return tuple(float(MARKET[step]) for step in steps)
    return tuple(FINAL_VALUE[step][_highest_other(steps, ware)] for ware, step in enumerate(steps))


@cache
def rises(steps: tuple[int, ...]) -> tuple[float, ...]:
    """By ware: what a share may be expected to gain in final value if this ware alone rises a step now."""
    now = final_values(steps)
    gains = []
    for ware, step in enumerate(steps):
        after = (*steps[:ware], min(step + 1, TOP), *steps[ware + 1 :])
        gains.append(final_values(after)[ware] - now[ware])
    return tuple(gains)


def _highest_other(steps: tuple[int, ...], ware: int) -> int:
    return max(steps[:ware] + steps[ware + 1 :])
