"""Who will have most in the end, as far as purses emit: what turns coins into chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Seat

SEED: Final = 5.0
"""Coins that everybody is thought to have besides: only coins make coins, but the first is not all."""
POWERS: Final = (16.0, 12.0, 6.4, 4.4, 3.4, 2.4, 1.8, 1.4, 1.0, 0.8, 0.6, 0.4)
"""How much purses decide who wins, by rounds still to come: the exponent of Luce's model.

From the second on they fit 180 games of 3, 5 and 8 players of these levels best; a last ship decides all but ties.
"""
LEAST: Final = 0.05
"""The part of their coins that is left to the others at the least: a mean does not tell who has lost all."""


class Race:
    """The chances to win, by Luce's model: a purse's part of all purses, each raised to a power."""

    def __init__(self, to_come: int, wealth: Sequence[float]) -> None:
        """``to_come`` is how many rounds there are still after this wealth."""
        self._power = POWERS[to_come]
        self._wealth = [coins + SEED for coins in wealth]
        self._strengths = [coins**self._power for coins in self._wealth]
        self._coins, self._strength = sum(self._wealth), sum(self._strengths)

    def runner(self, seat: Seat) -> Runner:
        """One of them."""
        own = self._wealth[seat]
        return Runner(own, self._power, self._coins - own, max(self._strength - self._strengths[seat], 1e-9))


class Runner:
    """One player in the race."""

    __slots__ = ("_coin", "_others", "_own", "_power", "_strength")

    def __init__(self, own: float, power: float, others: float, strength: float) -> None:
        self._own, self._power, self._others, self._strength = own, power, others, strength
        here = self.chance(0.0, 0.0)
        self._coin = power * max(here * (1 - here), 1e-9) / own

    def chance(self, gain: float, given: float) -> float:
        """The chance to win the game with so much more, the others having so much more together."""
        own: float = max(self._own + gain, 0.5) ** self._power
        others: float = self._strength * max(1 + given / self._others, LEAST) ** self._power
        return own / (own + others)

    def worth(self, gain: float, given: float = 0.0) -> float:
        """That chance in silver: as much as a few coins more would add to it."""
        return self.chance(gain, given) / self._coin
