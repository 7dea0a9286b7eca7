"""Win chances of each card against all cards and bets of the others.

One array per seat, indexed by the others' cards, the last to bet first; then the own card; then all bets, the last
first. A small table distinguishes every card of the others. A larger one distinguishes only their actions, with the
chance that an attack or a defense has strength 2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Final, TypeAlias

import numpy as np

from engine.malacca.ai.stakes import PLAIN, SPECIAL, Array, Floats, Outcomes, Purses, Ship
from engine.malacca.cards import Action

Strong: TypeAlias = Mapping[int, tuple[Floats, Floats]]
"""By seat with special cards, the chance that an attack and a defense have strength 2: by its bet and those before."""

_BECOME: Final = (6, 7, 8)
"""The indices among all faces of those that waiting cards become."""


def by_card(ship: Ship) -> list[Floats]:
    """Return the values by every card; waiting cards take their best outcome."""
    n = ship.players
    faces = [(*PLAIN, *SPECIAL) if held else PLAIN for held in ship.specials]
    outcomes = Outcomes(ship, faces)
    captured, defended = outcomes.captured(), outcomes.defended()
    wealth = [np.where(outcomes.taken, *both) for both in zip(captured, defended, strict=True)]
    values = Purses(ship, wealth).chances()
    for seat in range(n - 1, -1, -1):
        if ship.specials[seat]:
            values = _decided(values, seat)
    return [np.ascontiguousarray(np.moveaxis(values[seat], n - 1 - seat, n - 1)) for seat in range(n)]


def _decided(values: Sequence[Floats], seat: int) -> list[Floats]:
    """Return the values with each waiting card at its best action."""
    before = (slice(None),) * (len(values) - 1 - seat)

    def row(value: Floats, face: int) -> Floats:
        return value[(*before, slice(face, face + 1))]

    found = []
    own, (attack, defence, trade) = values[seat], _BECOME
    robs = row(own, attack) >= row(own, defence)
    trades = row(own, trade) >= row(own, defence)
    for value in values:
        rest = value[(*before, slice(0, attack))]
        robbing = np.where(robs, row(value, attack), row(value, defence))
        trading = np.where(trades, row(value, trade), row(value, defence))
        found.append(np.concatenate([rest, robbing, trading], axis=len(before)))
    return found


class ByAction:
    """Values that distinguish the others' actions, but not their cards."""

    def __init__(self, ship: Ship) -> None:
        self._ship = ship
        n = ship.players
        outcomes = Outcomes(ship, [PLAIN] * n)
        self._captured = _rows(ship, outcomes, outcomes.captured(), 0)
        self._defended = _rows(ship, outcomes, outcomes.defended(), 1)

    def worth(self, strong: Strong) -> list[Floats]:
        """Return the values by seat, given the others' rates of strength 2."""
        return [self._cards(seat, strong) for seat in range(self._ship.players)]

    def _cards(self, seat: int, strong: Strong) -> Floats:
        captured, defended = self._captured[seat], self._defended[seat]
        at = _Balance(self._ship.players, seat, strong).at

        def plain(number: int, balance: int) -> Floats:
            chance = at(balance)
            return chance * captured[number] + (1 - chance) * defended[number]

        rows = [plain(0, 0), plain(1, 2), plain(2, 1)]
        if self._ship.specials[seat]:
            rows += [plain(3, -1), plain(4, 3), plain(5, 1), *_waits(captured, defended, at)]
        axis = self._ship.players - 1
        shape = np.broadcast_shapes(*[row.shape for row in rows])
        return np.concatenate([np.broadcast_to(row, shape) for row in rows], axis=axis, dtype=np.float32)


def _rows(ship: Ship, outcomes: Outcomes, wealth: Sequence[Array], gained: int) -> list[list[Floats]]:
    """Return each seat's win chance for each way its card may count."""
    purses, axis = Purses(ship, wealth), ship.players - 1
    found = []
    for seat, own in enumerate(purses.chances()):
        rows = [own.take([action], axis - seat) for action in Action]
        if ship.specials[seat]:
            more = [outcomes.swapped(seat, gained * (face.times - 1)) for face in SPECIAL]
            rows += [purses.with_more(seat, face.action, one) for face, one in zip(SPECIAL, more, strict=True)]
        found.append([np.moveaxis(row, axis - seat, axis) for row in rows])
    return found


def _waits(captured: Sequence[Floats], defended: Sequence[Floats], at: Callable[[int], Floats]) -> list[Floats]:
    attack, defence, trade = _BECOME
    lost = at(2)
    return [
        lost * np.maximum(captured[attack], captured[defence])
        + (at(0) - lost) * np.maximum(captured[attack], defended[defence])
        + (1 - at(0)) * np.maximum(defended[attack], defended[defence]),
        lost * np.maximum(captured[defence], captured[trade])
        + (at(1) - lost) * np.maximum(defended[defence], captured[trade])
        + (1 - at(1)) * np.maximum(defended[defence], defended[trade]),
    ]


class _Balance:
    """The others' attack minus defense, for all their plays and bets."""

    def __init__(self, players: int, seat: int, strong: Strong) -> None:
        others = [other for other in range(players - 1, -1, -1) if other != seat]
        self._base = np.zeros((), np.int32)
        self._shifts: dict[int, Floats] = {0: np.ones((), np.float32)}
        for place, other in enumerate(others):
            shape = [1] * (2 * players)
            shape[place] = len(PLAIN)
            acts = np.arange(len(PLAIN)).reshape(shape)
            attack, defence = acts == Action.ATTACK, acts == Action.DEFENCE
            self._base = self._base + attack.astype(np.int32) - defence
            if other in strong:
                often, guarded = strong[other]
                self._add(attack * often, defence * guarded)
        self._known: dict[int, Floats] = {}

    def _add(self, more: Floats, less: Floats) -> None:
        ways = ((1, more), (-1, less), (0, 1 - more - less))
        grown: dict[int, Floats] = {}
        for shift, chance in self._shifts.items():
            for change, part in ways:
                both = chance * part
                grown[shift + change] = grown[shift + change] + both if shift + change in grown else both
        self._shifts = grown

    def at(self, balance: int) -> Floats:
        """Return the chance of at least this balance."""
        found = self._known.get(balance)
        if found is None:
            parts = [chance * (self._base + shift >= balance) for shift, chance in self._shifts.items()]
            found = self._known[balance] = reduce(np.add, parts)
        return found
