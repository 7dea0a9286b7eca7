"""The pack: 32 cards, their order and points (docs/rules/manilla.md §1).

A set of cards is an ``int`` in which bit ``n`` stands for card ``n``: rules and searches constantly ask "which of these
are hearts above the king?", and one ``&`` answers it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from engine.values import Slugged

CardSet: TypeAlias = int
"""Cards as bits: bit ``n`` is ``Card(n)``."""


class Suit(Slugged):
    """The four suits, in the order that breaks ties of cards (§7)."""

    CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


class Trump(Slugged):
    """The trump of a deal: a suit, equal to its ``Suit``, or none."""

    CLUBS, DIAMONDS, HEARTS, SPADES, NONE = range(5)

    @property
    def suit(self) -> Suit | None:
        """The trump suit; ``None`` at no trump."""
        return None if self is Trump.NONE else Suit(self)


class Rank(Slugged):
    """From weakest to strongest, in every suit; the ten (manille) beats the ace."""

    SEVEN, EIGHT, NINE, JACK, QUEEN, KING, ACE, TEN = range(8)

    @property
    def slug(self) -> str:
        """As on the card: ``7``, ``J``, ``10``."""
        return ("7", "8", "9", "J", "Q", "K", "A", "10")[self]


class Card(Slugged):
    """The pack: suit by suit, each from its weakest card to its strongest."""

    C7, C8, C9, CJ, CQ, CK, CA, C10 = range(8)
    D7, D8, D9, DJ, DQ, DK, DA, D10 = range(8, 16)
    H7, H8, H9, HJ, HQ, HK, HA, H10 = range(16, 24)
    S7, S8, S9, SJ, SQ, SK, SA, S10 = range(24, 32)

    @property
    def suit(self) -> Suit:
        """Its suit, which has eight numbers in a row."""
        return Suit(self >> 3)

    @property
    def rank(self) -> Rank:
        """Its rank within the suit, from the lowest."""
        return Rank(self & 7)

    @property
    def points(self) -> int:
        """Points for the winner: 10 = 5, A = 4, K = 3, Q = 2, J = 1."""
        return POINTS[self]

    @property
    def slug(self) -> str:
        """Rank and suit, as in move codes: ``10H``."""
        return SLUGS[self]


SUITS: Final = tuple(Suit)
CARDS: Final = tuple(Card)
POINTS: Final = tuple((0, 0, 0, 1, 2, 3, 4, 5)[card & 7] for card in range(32))
"""By card: its points."""
SLUGS: Final = tuple(Rank(card & 7).slug + Suit(card >> 3).letter.upper() for card in range(32))
"""By card: its text form."""
CARD_OF_SLUG: Final = {slug: CARDS[card] for card, slug in enumerate(SLUGS)}

PACK_POINTS: Final = 60

PACK: Final[CardSet] = (1 << 32) - 1
OF_SUIT: Final[tuple[CardSet, ...]] = (0xFF, 0xFF00, 0xFF0000, 0xFF000000, 0)
"""By suit: all its cards. By ``Trump.NONE``: none."""
HIGHER: Final[tuple[CardSet, ...]] = tuple(OF_SUIT[card >> 3] & ~((1 << (card + 1)) - 1) for card in range(32))
"""By card: the cards of its suit that beat it."""

_JACKS: Final[CardSet] = 0x08080808


def beats(card: int, best: int, trump: int) -> bool:
    """Return whether a later card takes the trick from the currently winning one."""
    if card >> 3 == best >> 3:
        return card > best
    return card >> 3 == trump


def points_of(cards: CardSet) -> int:
    """Return the points of the honors in a set of cards."""
    return (
        (cards & _JACKS).bit_count()
        + 2 * (cards & _JACKS << 1).bit_count()
        + 3 * (cards & _JACKS << 2).bit_count()
        + 4 * (cards & _JACKS << 3).bit_count()
        + 5 * (cards & _JACKS << 4).bit_count()
    )


def set_of(cards: Iterable[int]) -> CardSet:
    """Return cards as a set of bits."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


IN_HAND: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits of a sorted hand from left to right: alternating black and red."""


def _strongest_first(suit: Suit, ranks: int) -> tuple[Card, ...]:
    return tuple(CARDS[8 * suit + rank] for rank in range(7, -1, -1) if ranks >> rank & 1)


_SPADES, _HEARTS, _CLUBS, _DIAMONDS = (tuple(_strongest_first(suit, ranks) for ranks in range(256)) for suit in IN_HAND)


def in_order(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set in the order of a sorted hand."""
    return _SPADES[cards >> 24] + _HEARTS[cards >> 16 & 255] + _CLUBS[cards & 255] + _DIAMONDS[cards >> 8 & 255]
