"""Expected final values of shares, by the current market."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.manila.board import MARKET

TOP: Final = len(MARKET) - 1

Table: TypeAlias = tuple[tuple[float, ...], ...]
"""Mean final value of a share, by the step of its ware and by the highest step among the other three wares."""


class Prices:
    """A lookup table of expected final share values."""

    __slots__ = ("_rises", "_table", "_values")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._values: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._rises: dict[tuple[int, ...], tuple[float, ...]] = {}

    def values(self, steps: tuple[int, ...]) -> tuple[float, ...]:
        """Return the expected final value of a share by ware.

        ``steps`` are indices of ``MARKET``, by ware. Exact once a ware is on 30, because the game is over.
        """
        found = self._values.get(steps)
        if found is None:
            found = self._values[steps] = self._valued(steps)
        return found

    def rises(self, steps: tuple[int, ...]) -> tuple[float, ...]:
        """Return the change in final value by ware if only this ware rises now."""
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
"""Fitted to 700 games of reference players and *steady* at mixed tables: a compromise between mean final values and the
values that best predict the winner.
"""
