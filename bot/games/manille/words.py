"""The nouns of Manilla and Manille, for use within sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.core import words
from bot.core.words import DOT
from engine.game import Seat
from engine.manille.cards import IN_HAND, Card, Suit, Trump
from engine.manille.view import ManilleView, Trick

SUIT_SIGN: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
SUIT_EMOJI: Final = {Suit.CLUBS: "♣️", Suit.DIAMONDS: "♦️", Suit.HEARTS: "♥️", Suit.SPADES: "♠️"}
"""In menus. On buttons a black emoji is invisible: there the label contains the sign."""

NO_TRUMP_EMOJI: Final = "🚫"


class Words(words.Words):
    def suit(self, trump: Trump | Suit) -> str:
        """Return the trump, with its sign: ``♥ hearts``."""
        name = self._texts("manille-suit", suit=trump.slug)
        return name if trump == Trump.NONE else f"{SUIT_SIGN[Suit(trump)]} {name}"

    def holder(self, names: Sequence[str], seat: Seat, hand: int) -> str:
        """Return a card's owner: a player, or the dummy's player."""
        return names[seat] if seat == hand else self._texts("manille-dummy", name=names[seat])

    def card(self, card: Card) -> str:
        """Return a card in short: ``10♥``."""
        return self._texts("manille-card", rank=card.rank.slug, suit=card.suit.slug)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards in short, separated by blanks."""
        return " ".join(map(self.card, cards))

    def by_suit(self, cards: Sequence[Card]) -> str:
        """Return a sorted hand, suit by suit: ``♠ 10 K · ♥ A``."""
        suits = [[card for card in cards if card.suit is suit] for suit in IN_HAND]
        return DOT.join(f"{SUIT_SIGN[held[0].suit]} {' '.join(map(self._rank, held))}" for held in suits if held)

    def _rank(self, card: Card) -> str:
        return self._texts("manille-rank", rank=card.rank.slug)

    def trick(self, view: ManilleView, trick: Trick, names: Sequence[str]) -> str:
        """Return who has played which card, in order: ``Ann K♣ · Ben 9♣``."""
        return DOT.join(
            f"{self.holder(names, view.layout.seat(hand), hand)} {self.card(card)}"
            for hand, card in cards_by_hand(view, trick)
        )


def cards_by_hand(view: ManilleView, trick: Trick) -> list[tuple[int, Card]]:
    """Return the cards of a trick in order, each with the hand that played it."""
    return [((trick.leader + place) % len(view.hands), card) for place, card in enumerate(trick.cards)]


def seats_of(view: ManilleView, side: int) -> list[Seat]:
    """Return the seats of a side of this deal: 0 the dealer's, 1 the defenders."""
    return [seat for seat in range(view.players) if view.sides[seat] == side]


def team_names(say: Words, view: ManilleView, team: int, names: Sequence[str]) -> str:
    return say.both(names[seat] for seat in view.layout.members(team))
