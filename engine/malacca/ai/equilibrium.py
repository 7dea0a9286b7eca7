"""An equilibrium of the fight for one ship.

In equilibrium no one would gain by betting differently. Each player in turn lays a card and bets; all bets are visible,
no card is, and the final value of the purses is known (``payoffs``). This game is solved by *regret matching*, as in
counterfactual regret minimization: players repeatedly shift to what would have been better. The weighted mean of all
shifts is the solution. It is deterministic and uses only public information.

Each player knows the earlier bets and their *hand* of special cards; the others know only its probability. At larger
tables a hand is one special card drawn at random from those held: a player with more considers only that one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations, product
from math import comb
from typing import Any, Final, TypeAlias

import numpy as np

from engine.malacca.ai.payoffs import ByAction, by_card
from engine.malacca.ai.stakes import PLAIN, Array, Floats, Ship
from engine.malacca.cards import CARDS, FIRST_SPECIAL, SPECIALS, Action, Card

WHOLE: Final = 3
"""Up to this many players, every card is distinguished from every other."""
SHIFTS: Final = {2: 160, 3: 200, 4: 140, 5: 90, 6: 50}
"""How often everyone shifts, by number of players."""
RECOUNTS: Final = (5, 10, 16, 24, 36, 48, 72, 100)
"""Recount how often cards of strength 2 are played before these shifts."""
AHEAD: Final = 1.0
"""How much of the last regret is added again as a prediction, which reduces cycling."""
LATER: Final = 5
"""The exponent of a shift's number as its weight in the mean."""
TREMBLE: Final = 0.01
"""The minimum probability of any action, so that there is an answer to every bet."""
SUREST: Final = 0.9
"""The maximum probability that a player is a creature of habit."""
SELDOM: Final = 1e-6
"""The minimum probability of a hand that should be impossible."""

Hand: TypeAlias = tuple[bool, ...]
"""Which kinds of special cards are held."""
NO_CARDS: Final[Hand] = (False,) * len(SPECIALS)

_COUNTS_AS: Final = np.array(
    [[(action in card.choices) / len(card.choices) for card in CARDS] for action in Action], np.float32
)
"""Weights by action and card. A waiting card is half of each action that it may become."""


class Solution:
    """The strategies of all players for one ship; seats are in turn order."""

    def __init__(self, ship: Ship, shifts: int | None = None) -> None:
        self._ship = ship
        seats = [_Seat(ship, seat) for seat in range(ship.players)]
        worths = _found(ship, seats, shifts or SHIFTS[ship.players])
        self.gains = [seat.gain(worth) for seat, worth in zip(seats, worths, strict=True)]
        """By seat, the win chance still to be gained by deviating, as far as the arrays show."""
        self._hands = [seat.hands for seat in seats]
        self._means = [seat.now for seat in seats]
        self._cards = [seat.cards for seat in seats]

    def lots(self, seat: int, bets: Sequence[int], hand: Hand) -> dict[tuple[Card, int], float]:
        """Return the probability of each play of a seat, after the bets before it."""
        before = self._before(bets)
        found: dict[tuple[Card, int], float] = {}
        for row, part in self._rows(seat, hand):
            chances = self._means[seat][row][before]
            for card, size in zip(*np.nonzero(chances), strict=True):
                key = CARDS[card], self._ship.sizes[seat][size]
                found[key] = found.get(key, 0.0) + part * float(chances[card, size])
        return found

    def actions(self, seat: int, bets: Sequence[int]) -> tuple[float, float, float]:
        """Return the probabilities of attack, defense and trade after these bets."""
        *before, own = bets
        cards = self._cards[seat][self._before(before)][:, self._ship.sizes[seat].index(own)]
        chances = _COUNTS_AS[:, : len(cards)] @ cards
        attack, defence, trade = (float(chance) for chance in chances / max(float(chances.sum()), 1e-9))
        return attack, defence, trade

    def _before(self, bets: Sequence[int]) -> Any:
        """Return the array index for these earlier bets."""
        if self._ship.options.simultaneous_bets:
            return (..., *(0 for _ in bets))
        return (..., *[self._ship.sizes[seat].index(bet) for seat, bet in enumerate(bets)][::-1])

    def _rows(self, seat: int, hand: Hand) -> Iterator[tuple[int, float]]:
        """Yield the array rows for a hand, with their weights."""
        hands = self._hands[seat]
        if hand in hands:
            yield hands.index(hand), 1.0
            return
        for kind in (kind for kind, held in enumerate(hand) if held):
            yield hands.index(_alone(kind)), 1 / sum(hand)


@lru_cache(maxsize=128)
def solved(ship: Ship) -> Solution:
    """Return the solution for a ship, from a cache if recent."""
    return Solution(ship)


def _found(ship: Ship, seats: Sequence[_Seat], shifts: int) -> list[Floats]:
    """Solve for a number of shifts; return the value of each card and bet."""
    by_action = ByAction(ship) if ship.players > WHOLE else None
    values = by_action.worth(_strong(ship, seats)) if by_action else by_card(ship)
    for number in range(1, shifts + 1):
        if by_action and number in RECOUNTS and any(ship.specials):
            values = by_action.worth(_strong(ship, seats))
        for seat in seats:
            seat.shift(_worth(values[seat.seat], seat.seat, seats), number)
    for seat in seats:
        seat.settle()
    return [_worth(values[seat.seat], seat.seat, seats) for seat in seats]


def _strong(ship: Ship, seats: Sequence[_Seat]) -> dict[int, tuple[Floats, Floats]]:
    return {seat.seat: seat.strong() for seat in seats if ship.specials[seat.seat]}


def _worth(values: Floats, seat: int, seats: Sequence[_Seat]) -> Floats:
    """Return values weighted by the probability of the bets before them."""
    found = values
    for other in reversed(seats):
        if other.seat == seat:
            continue
        found = reduce(np.add, [one * chance for one, chance in zip(found, other.chances, strict=True)])
        if other.seat > seat:
            # The remaining axes: the plays of those before, the own card, and the bets, this seat's own first.
            found = found.sum(found.ndim - other.seat - 1)
    return found


class _Seat:
    """The strategy of one player in the solver.

    Arrays: by hand, card, own bet, and the bets before, the last first.
    """

    def __init__(self, ship: Ship, seat: int) -> None:
        self.seat = seat
        known = hands(ship, seat)
        self.hands = [*known]
        self._blind = ship.options.simultaneous_bets
        cards = len(CARDS) if ship.specials[seat] else len(PLAIN)
        before = [1 if self._blind else len(ship.sizes[other]) for other in range(seat - 1, -1, -1)]
        bets = [len(ship.sizes[seat]), *before]
        ones = [1] * len(bets)
        may = np.ones((len(self.hands), cards), bool)
        if ship.specials[seat]:
            may[:, FIRST_SPECIAL:] = self.hands
        self._may = may.reshape(*may.shape, *ones)
        even = self._may / (may.sum(1) * bets[0]).reshape(-1, 1, *ones)
        self._even = np.broadcast_to(even, (*may.shape, *bets)).astype(np.float32)
        self._regret = np.zeros_like(self._even)
        self._sum = np.zeros_like(self._even)
        chances = np.array([*known.values()], np.float32)
        self._chances = chances / chances.sum()
        self._looks = _COUNTS_AS[:, :cards] if ship.players > WHOLE else np.eye(cards, dtype=np.float32)
        person = ship.people[seat] if ship.people else None
        self._person = min(person.chance, SUREST) if person else 0.0
        if person:
            self._habit = np.array(person.mixes, np.float32).T.reshape(len(PLAIN), *ones[1:], bets[0])
            self._habit = np.moveaxis(self._habit, -1, 1)
        self.now: Floats
        """The seat's current strategy."""
        self.cards: Floats
        """The same, whatever its hand."""
        self.chances: Floats
        """What the others expect of it."""
        self._do(self._even)

    def shift(self, worth: Floats, number: int) -> None:
        """Shift the strategy toward the plays with positive regret."""
        worth = self._seen(worth)
        regret = (worth - (self.now * worth).sum((1, 2), keepdims=True)) * self._may
        self._regret = np.maximum(self._regret + regret, 0)
        expected = np.maximum(self._regret + AHEAD * regret, 0)
        total = expected.sum((1, 2), keepdims=True)
        self._do(np.where(total > 0, expected / np.maximum(total, 1e-30), self._even))
        self._sum += number**LATER * self.now

    def settle(self) -> None:
        """Replace the strategy with the mean over all shifts."""
        self._do(self._sum / self._sum.sum((1, 2), keepdims=True))

    def gain(self, worth: Floats) -> float:
        """Return how much the seat could gain by deviating."""
        worth = self._seen(worth)
        better = np.where(self._may, worth, -1).max((1, 2)) - (self.now * worth).sum((1, 2))
        return float(np.tensordot(self._chances, better, 1).sum())

    def strong(self) -> tuple[Floats, Floats]:
        """Return the probability that an attack or a defense has strength 2."""
        cards = np.tensordot(self._chances, self._sum + self._even, 1)
        looks = np.tensordot(self._looks, cards, 1)
        return cards[Card.ATTACK_2] / looks[Action.ATTACK], cards[Card.DEFENCE_2] / looks[Action.DEFENCE]

    def _seen(self, worth: Floats) -> Floats:
        return worth.sum(tuple(range(2, worth.ndim)), keepdims=True) if self._blind else worth

    def _do(self, now: Array) -> None:
        self.now = now
        self.cards = np.tensordot(self._chances, now, 1)
        looks = np.tensordot(self._looks, self.cards, 1)
        looks = (1 - TREMBLE) * looks + TREMBLE / (looks.shape[0] * looks.shape[1])
        if self._person:
            # Or a creature of habit who bets as often and plays as usual.
            bet = looks.sum(0)
            looks *= 1 - self._person
            looks[: len(PLAIN)] += self._person * self._habit * bet
        self.chances = looks


def hands(ship: Ship, seat: int) -> dict[Hand, float]:
    """Return the probability of each hand of a seat, from public knowledge."""
    count, unseen = min(ship.specials[seat], sum(ship.kinds)), sum(ship.kinds)
    if not count:
        return {NO_CARDS: 1.0}
    if ship.players > WHOLE:
        return {_alone(kind): max(have / unseen, SELDOM) for kind, have in enumerate(ship.kinds)}
    found = {
        tuple([kind in kinds for kind in range(len(SPECIALS))]): SELDOM
        for some in range(1, min(count, len(SPECIALS)) + 1)
        for kinds in combinations(range(len(SPECIALS)), some)
    }
    for held in product(*(range(min(have, count) + 1) for have in ship.kinds)):
        if sum(held) == count:
            ways = 1
            for have, one in zip(ship.kinds, held, strict=True):
                ways *= comb(have, one)
            found[tuple([one > 0 for one in held])] += ways / comb(unseen, count)
    return found


def _alone(kind: int) -> Hand:
    return tuple([one == kind for one in range(len(SPECIALS))])
