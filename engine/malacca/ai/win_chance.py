"""Convert coins into chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Seat

SEED: Final = 5.0
"""Coins added to everyone: only coins make coins, but the first isn't everything."""
POWERS: Final = (16.0, 12.0, 6.4, 4.4, 3.4, 2.4, 1.8, 1.4, 1.0, 0.8, 0.6, 0.4)
"""The exponent of Luce's model by rounds to come, fitted to 180 games: how much purses decide the winner."""
LEAST: Final = 0.05
"""The part of their coins that others keep at least: a mean doesn't show who lost everything."""


class Race:
    """The chances to win, proportional to a power of the purses (Luce's model)."""

    def __init__(self, to_come: int, wealth: Sequence[float]) -> None:
        """Set up from each player's wealth, with ``to_come`` rounds left."""
        self._power = POWERS[to_come]
        self._wealth = [coins + SEED for coins in wealth]
        self._strengths = [coins**self._power for coins in self._wealth]
        self._coins, self._strength = sum(self._wealth), sum(self._strengths)

    def runner(self, seat: Seat) -> Runner:
        """Return what one seat needs to compare its own outcome with the rest."""
        own = self._wealth[seat]
        return Runner(own, self._power, self._coins - own, max(self._strength - self._strengths[seat], 1e-9))


class Runner:
    """One player's chance to win as the purses change."""

    __slots__ = ("_coin", "_others", "_own", "_power", "_strength")

    def __init__(self, own: float, power: float, others: float, strength: float) -> None:
        self._own, self._power, self._others, self._strength = own, power, others, strength
        here = self.chance(0.0, 0.0)
        self._coin = power * max(here * (1 - here), 1e-9) / own

    def chance(self, gain: float, given: float) -> float:
        """Return the chance to win after a gain, with ``given`` to the others."""
        own: float = max(self._own + gain, 0.5) ** self._power
        others: float = self._strength * max(1 + given / self._others, LEAST) ** self._power
        return own / (own + others)

    def worth(self, gain: float, given: float = 0.0) -> float:
        """Return the change of the chance to win, converted to silver."""
        return self.chance(gain, given) / self._coin
