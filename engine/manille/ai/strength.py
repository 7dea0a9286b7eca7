"""Expected points of a hand, for choosing trump and for calling.

Fitted by least squares to some thousand deals among simple players, with varying trumps.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.manille.cards import OF_SUIT, PACK_POINTS, SUITS, CardSet
from engine.manille.layout import DEALERS

TRUMPS: Final = (0.5, 0.5, 0.5, 0.7, 1.0, 2.0, 3.3, 6.0)
PLAIN: Final = (-2.6, -2.6, -2.6, -2.8, -2.6, -2.0, -1.0, 2.8)
AT_NO_TRUMP: Final = (-1.3, -1.2, -1.2, -1.4, -1.2, -0.7, 1.0, 6.3)
"""By rank: what a card adds to the points of its side, relative to an average of zero."""


class Promise(NamedTuple):
    """A side's expected points before seeing its hand, with and without trump."""

    trump: float
    no_trump: float
    weight: float = 1.0
    """The weight of this hand among those of its side."""


DEALER: Final = {
    2: Promise(37.8, 31.4),
    3: Promise(31.0, 22.2),
    4: Promise(37.6, 31.3),
    6: Promise(39.3, 32.0),
}
DEFENDER: Final = {
    2: Promise(32.4, 28.7),
    3: Promise(37.4, 37.9, 0.5),
    4: Promise(32.1, 28.7),
    6: Promise(28.3, 28.1),
}
PARTNERS_EDGE: Final = {2: 0.0, 3: 0.0, 4: 8.6, 6: 13.8}
"""How many more points a hand adds on the dealer's side than against it."""

HALF: Final = PACK_POINTS / 2
CALL_FROM: Final = {2: 1.5, 3: 1.5, 4: 1.5, 6: 4.5}
"""By players: the minimum gain for doubling, given the risk of a redouble. With six, 1.5 loses 4 games of 100."""
FEAR: Final = 5.0
"""How many points fewer the dealer's side expects once a defender has called."""


def card_values(cards: CardSet, trump: int) -> float:
    """Return how many points a hand's cards add to its side's expectation."""
    total = 0.0
    for suit in SUITS:
        held = cards >> 8 * suit & OF_SUIT[0]
        values = AT_NO_TRUMP if trump not in SUITS else TRUMPS if suit == trump else PLAIN
        total += sum([value for rank, value in enumerate(values) if held >> rank & 1])
    return total


def points_expected(players: int, cards: CardSet, trump: int, side: int, *, dealer: bool) -> float:
    """Return the expected points of a hand's side."""
    promise = (DEALER if dealer else DEFENDER)[players]
    base = promise.trump if trump in SUITS else promise.no_trump
    if not dealer and side == DEALERS:
        base += PARTNERS_EDGE[players]
    return base + promise.weight * card_values(cards, trump)


def gain_by_trump(players: int, cards: CardSet, trump: int) -> float:
    """Return the expected gain of the dealer's side with this trump, or none."""
    gain = points_expected(players, cards, trump, DEALERS, dealer=True) - HALF
    return gain if trump in SUITS else 2 * gain


def gain_by_call(players: int, cards: CardSet, trump: int, side: int, *, dealer: bool) -> float:
    """Return the gain of doubling less its threshold; call if it is positive."""
    gain = points_expected(players, cards, trump, side, dealer=dealer) - HALF - CALL_FROM[players]
    return gain - FEAR if side == DEALERS else gain
