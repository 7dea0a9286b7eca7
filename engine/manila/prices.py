"""What a share may be expected to be worth in the end, from what the market shows now."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.manila.board import MARKET

TOP: Final = len(MARKET) - 1

Table: TypeAlias = tuple[tuple[float, ...], ...]
"""Mean final value of a share, by the step of its ware and by the highest step among the other three wares."""


class Prices:
    """What shares may be expected to end with, by a table. What has been looked up once is kept."""

    __slots__ = ("_rises", "_table", "_values")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._values: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._rises: dict[tuple[int, ...], tuple[float, ...]] = {}

    def values(self, steps: tuple[int, ...]) -> tuple[float, ...]:
        """By ware: what a share may be expected to be worth in the end. ``steps`` are indices of ``MARKET``, by ware.

        Certain once a ware stands on 30, for then the game is over.
        """
        found = self._values.get(steps)
        if found is None:
            found = self._values[steps] = self._valued(steps)
        return found

    def rises(self, steps: tuple[int, ...]) -> tuple[float, ...]:
        """By ware: what a share may be expected to gain in final value if this ware alone rises a step now."""
        found = self._rises.get(steps)
        if found is None:
            now = self.values(steps)
            after = [(*steps[:ware], min(step + 1, TOP), *steps[ware + 1 :]) for ware, step in enumerate(steps)]
            found = self._rises[steps] = tuple(self.values(risen)[ware] - now[ware] for ware, risen in enumerate(after))
        return found

    def _valued(self, steps: tuple[int, ...]) -> tuple[float, ...]:
        if max(steps) == TOP:
            return tuple(float(MARKET[step]) for step in steps)
        return tuple(self._table[step][max(steps[:ware] + steps[ware + 1 :])] for ware, step in enumerate(steps))


PRICES: Final = Prices(
    (
        (17.0, 10.5, 5.0, 1.8),
        (23.5, 20.0, 16.0, 10.0),
        (28.5, 25.0, 23.0, 18.5),
        (30.0, 28.5, 27.0, 25.0),
    )
)
"""Fitted to 700 games of strangers and *steady* at mixed tables: between what shares end with on average, and what they
must be worth to foretell who wins.
"""
