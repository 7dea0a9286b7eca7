"""The nouns of Malacca, for use within sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core import words
from engine.malacca.cards import ACTIONS, SPECIALS, Action, Card, Character
from engine.malacca.view import Specials

ACTION_EMOJI: Final = {Action.ATTACK: "⚔️", Action.DEFENCE: "🛡️", Action.TRADE: "⚖️"}
"""Next to the action's word, never instead of it."""


def card_emoji(card: Card) -> str:
    """Return the sign of a card; waiting cards have their own."""
    return "⏳" if card.waiting else ACTION_EMOJI[card.choices[0]]


class Words(words.Words):
    def card(self, card: Card) -> str:
        """Return a card: ``Attack +2``."""
        return self._texts("malacca-card", card=card.code)

    def marked(self, card: Card) -> str:
        """Return a card with its sign: ``⚔️ Attack +2``."""
        return f"{card_emoji(card)} {self.card(card)}"

    def played(self, card: Card, action: Action | None) -> str:
        """Return an open card with what it counts as: ``⏳ Attack or Defence → defence``."""
        if not card.waiting or action is None:
            return self.marked(card)
        return f"{self.marked(card)} → {self._texts('malacca-action', action=action.slug)}"

    def character(self, character: Character) -> str:
        return self._texts("malacca-character", character=character.slug)

    def specials(self, hand: Specials) -> str:
        """Return special cards by kind: ``⚔️ Attack +2, 2 × ⚖️ Trade ×2``."""
        return self.listed(
            self._texts("malacca-hand-card", card=self.marked(card), count=count)
            for card, count in zip(SPECIALS, hand, strict=True)
            if count
        )

    def equipment(self, items: Sequence[int]) -> str:
        """Return pieces by kind: ``better attack, 2 × better trade``."""
        return self.listed(
            self._texts("malacca-count-item", item=action.slug, count=items[action])
            for action in ACTIONS
            if items[action]
        )

    def purse(self, coins: int | None) -> str:
        """Return a number of coins, ``7 coins``, or that it is hidden."""
        return self._texts("malacca-purse-hidden") if coins is None else self._texts("malacca-purse", coins=coins)
