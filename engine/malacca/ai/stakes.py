"""The value of each outcome of a ship for each player.

Purses are exact to the coin; ``win_chance`` values them. The last axes of the arrays are public at a bet: ``(card of
n-1, …, card of 0, bet of n-1, …, bet of 0)``, where 0 is the first to bet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.malacca.ai.win_chance import POWERS, SEED
from engine.malacca.cards import CHARACTER_BONUS, ITEM_BONUS, PIERRE_BONUS, SWABBING, Action, Character
from engine.malacca.options import MalaccaOptions

Floats: TypeAlias = npt.NDArray[np.float32]
Array: TypeAlias = npt.NDArray[Any]

HALF: Final = 2
"""Wealth is counted in half coins, so that special cards can be included."""
SHIFT: Final = 8
"""How many half coins wealth may be below zero, for a card that is given up."""
LEAST: Final = 0.5
"""No one is taken to have less than this."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player's action probabilities if ruled by habit, and how likely that is."""

    chance: float
    mixes: tuple[tuple[float, float, float], ...]
    """The chances of attack, defense and trade, by plausible bet."""


@dataclass(frozen=True, slots=True)
class Ship:
    """The public knowledge before a fight, in turn order from the parrot holder."""

    options: MalaccaOptions
    round: int
    ship: int
    """Its value."""
    purses: tuple[int, ...]
    """Before the bets."""
    sizes: tuple[tuple[int, ...], ...]
    """The plausible bets, ascending."""
    specials: tuple[int, ...]
    """The number of special cards of each player."""
    kinds: tuple[int, ...]
    """By kind, the number of special cards that no one can see."""
    characters: tuple[int, ...]
    """-1 for none."""
    items: tuple[tuple[int, int, int], ...]
    pieces: tuple[float, ...]
    """The future income from each player's equipment."""
    card: float
    """The value of a special card after this ship, in silver."""
    people: tuple[Person, ...] = ()

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.purses)

    @property
    def to_come(self) -> int:
        """The number of ships after this one."""
        return self.options.rounds - self.round


@dataclass(frozen=True, slots=True)
class Face:
    """One way in which a card may count."""

    action: Action
    strength: int = 1
    times: int = 1
    """How many times the bet is gained."""
    special: bool = False


PLAIN: Final = tuple(Face(action) for action in Action)
SPECIAL: Final = (
    Face(Action.ATTACK, 2, special=True),
    Face(Action.DEFENCE, 2, special=True),
    Face(Action.TRADE, times=2, special=True),
    *(Face(action, special=True) for action in Action),
)
"""The cards of strength 2, and what waiting cards become."""


class Outcomes:
    """Each player's coins after each possible outcome of a fight."""

    def __init__(self, ship: Ship, faces: Sequence[Sequence[Face]]) -> None:
        """Compute the outcomes; ``faces`` are the possible cards by seat."""
        self._ship = ship
        n = self._n = ship.players
        self._card = round(HALF * ship.card)
        self._bets = [self._along(ship.sizes[seat], 2 * n - 1 - seat) for seat in range(n)]
        acts, strength, times, special = (
            [self._along([getattr(face, name) for face in faces[seat]], n - 1 - seat) for seat in range(n)]
            for name in ("action", "strength", "times", "special")
        )
        self._times, self._special = times, special
        self._attack = [one == Action.ATTACK for one in acts]
        self._defend = [one == Action.DEFENCE for one in acts]
        self._trade = [one == Action.TRADE for one in acts]
        self._attackers = _sum([one.astype(np.int32) for one in self._attack])
        self._defenders = _sum([one.astype(np.int32) for one in self._defend])
        self._alike = (self._attackers == n) | (self._defenders == n) | (self._attackers + self._defenders == 0)
        fight = [power * attack - power * defend
                 for power, attack, defend in zip(strength, self._attack, self._defend, strict=True)]  # fmt: skip
        self.taken = _sum(fight) > 0
        """Whether the cards as they are capture the ship."""

    def _along(self, values: Sequence[int], axis: int) -> Array:
        shape = [1] * (2 * self._n)
        shape[axis] = len(values)
        return np.array(values, np.int32).reshape(shape)

    # -- wealth after the ship, in half coins ----------------------------------------------------------

    def captured(self) -> list[Array]:
        """Return the coins by seat if the ship is captured."""
        ship, n = self._ship, self._n
        lost = [bets * ~attack for bets, attack in zip(self._bets, self._attack, strict=True)]
        loot = ship.ship + _sum(lost)
        many = np.maximum(self._attackers, 1)
        each, rest = loot // many, loot % many
        hero = (self._defenders == 1) & (self._attackers == n - 1)
        rank = np.zeros_like(self._attackers)
        found = []
        for seat in range(n):
            attack, purse = self._attack[seat], ship.purses[seat]
            gain = attack * (each + (rank < rest) + self._bonus(seat, Action.ATTACK, Character.INGRID)) - lost[seat]
            if ship.options.swab_always and not purse:
                gain = gain + SWABBING * self._trade[seat]
            found.append(HALF * (gain + self._steady(seat)) + self._drawn(seat, hero & self._defend[seat]))
            rank = rank + attack
        return found

    def defended(self) -> list[Array]:
        """Return the coins by seat if the ship is defended."""
        ship = self._ship
        spoils = _sum([bets * attack for bets, attack in zip(self._bets, self._attack, strict=True)])
        many = np.maximum(self._defenders, 1)
        each, rest = spoils // many, spoils % many
        attacked = self._attackers > 0
        rank = np.zeros_like(self._defenders)
        found = []
        for seat in range(self._n):
            bets, purse = self._bets[seat], ship.purses[seat]
            before = ship.options.penalty_base == "before_bet"
            fine = np.minimum(purse // 2, purse - bets) if before else (purse - bets) // 2
            won = self._defend[seat] & attacked
            gain = self._attack[seat] * -(bets + fine) + self._trade[seat] * self._traded(seat, attacked)
            gain = gain + won * (each + (rank < rest) + self._bonus(seat, Action.DEFENCE, Character.MORGAN))
            found.append(HALF * (gain + self._steady(seat)) + self._drawn(seat, won))
            rank = rank + self._defend[seat]
        return found

    def _traded(self, seat: int, attacked: Array) -> Array:
        ship, bets = self._ship, self._bets[seat]
        gain = bets * self._times[seat] + (0 if ship.purses[seat] else SWABBING)
        item = ship.items[seat][Action.TRADE] * ITEM_BONUS[Action.TRADE]
        if item:
            gain = gain + item * (bets > 0) * (attacked if ship.options.trade_bonus_needs_attack else True)
        if ship.characters[seat] == Character.ZHENG:
            gain = gain + CHARACTER_BONUS * ((bets > 0) if ship.options.zheng_needs_bet else True)
        return gain

    def _bonus(self, seat: int, action: Action, character: Character) -> int:
        ship = self._ship
        return ship.items[seat][action] * ITEM_BONUS[action] + CHARACTER_BONUS * (ship.characters[seat] == character)

    def _steady(self, seat: int) -> Array:
        """Return a purse with the bonuses that don't depend on the result."""
        character = self._ship.characters[seat]
        have = self._ship.purses[seat] + PIERRE_BONUS * (character == Character.PIERRE)
        found: Array = have + self._n * (character == Character.CAESAR) * self._alike
        return found

    def _drawn(self, seat: int, draws: Array) -> Array:
        found: Array = self._card * (draws.astype(np.int32) - self._special[seat])
        return found

    def swapped(self, seat: int, times: int) -> Array:
        """Return the change of a purse for a special card, in half coins."""
        found: Array = HALF * times * self._bets[seat] - self._card
        return found


class Purses:
    """The half coins of each player after each outcome, and their win chances."""

    def __init__(self, ship: Ship, wealth: Sequence[Array]) -> None:
        self._ship = ship
        self._wealth = wealth
        self._n = len(wealth)
        if ship.to_come:
            self._tables = [_strengths(ship, seat) for seat in range(self._n)]
            self._strong = [table[coins + SHIFT] for table, coins in zip(self._tables, wealth, strict=True)]
            self._total = _sum(self._strong)

    def chances(self) -> list[Floats]:
        """Return the chances to win by seat."""
        if self._ship.to_come:
            return [_floats(strength / self._total) for strength in self._strong]
        # The last ship: most coins win, and ties share the win.
        most = reduce(np.maximum, self._wealth)
        won = [(coins == most).astype(np.float32) for coins in self._wealth]
        many = _sum(won)
        return [_floats(one / many) for one in won]

    def with_more(self, seat: int, action: Action, more: Array) -> Floats:
        """Return a seat's chances with more coins, only where it plays this action."""
        row = (*[slice(None)] * (self._n - 1 - seat), slice(action, action + 1))
        wealth = self._wealth[seat][row] + more
        if self._ship.to_come:
            strength = self._tables[seat][wealth + SHIFT]
            return _floats(strength / np.maximum(self._total[row] - self._strong[seat][row] + strength, 1e-30))
        others = [*self._wealth[:seat], *self._wealth[seat + 1 :]]
        most = reduce(np.maximum, [one[row] if one.shape[self._n - 1 - seat] > 1 else one for one in others])
        return _floats((wealth > most) + (wealth == most) / 2)


def _strengths(ship: Ship, seat: int) -> Array:
    """Return a seat's weight in ``Race`` by half coins, from ``-SHIFT`` up."""
    most = 3 * sum(ship.purses) + ship.ship + 100
    coins = np.arange(-SHIFT, HALF * most) / HALF
    have = coins + SEED + ship.pieces[seat] + ship.specials[seat] * ship.card
    return np.asarray(np.maximum(have, LEAST) ** POWERS[ship.to_come])


def _floats(chance: Array) -> Floats:
    return np.asarray(chance, np.float32)


def _sum(arrays: Sequence[Array]) -> Array:
    return reduce(np.add, arrays)
