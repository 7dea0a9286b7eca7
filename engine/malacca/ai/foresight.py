"""What a player who is about to bet expects of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from engine.game import Seat
from engine.malacca.ai.outlook import Outlook, Seen
from engine.malacca.ai.prospect import Prospect, card_worth
from engine.malacca.ai.reading import Mix, Reading, Rival
from engine.malacca.cards import CARDS, FIRST_SPECIAL, ORDINARY, Card
from engine.malacca.view import MalaccaView

STRONG: Final = 0.25
"""The chance that a holder of a special card plays it."""

Guess: TypeAlias = Callable[[MalaccaView, Seat], Mix]
"""Returns what a seat does at a table; others may have laid after it."""


class Foresight:
    """One player's expectations before betting."""

    def __init__(self, view: MalaccaView, seat: Seat, guess: Guess | None = None) -> None:
        """Set up for a player; a guess counts as much as habits."""
        self._guess = guess
        self.card_worth = card_worth(view)
        self._view, self._seat = view, seat
        self._reading = Reading(view, seat, self.card_worth)
        self.purse = self._reading.wealth[seat]
        runner = self._reading.race.runner(seat)
        self.prospect = Prospect(view, seat, self.purse, runner, self.card_worth)
        others = [other for other in view.turn_order if other != seat]
        self._later = [other for other in others if not view.laid[other]]
        laid = [other for other in others if view.laid[other]]
        self._fixed = Outlook(view.options, view.ship or 0).with_all(self._seen(0, laid))

    def playable(self) -> list[Card]:
        """Return the cards that the player can lay, in a fixed order."""
        held = self._view.hand or ()
        return [*ORDINARY, *(CARDS[FIRST_SPECIAL + kind] for kind, count in enumerate(held) if count)]

    def outlook(self, bet: int) -> Outlook:
        """Return what the others may do after seeing this bet."""
        return self._fixed.with_all(self._seen(bet, self._later)) if self._later else self._fixed

    def cost(self, card: Card) -> float:
        """Return the cost of using up a card, in silver; 0 for ordinary ones."""
        return self.card_worth if card.special else 0.0

    def _seen(self, bet: int, seats: Sequence[Seat]) -> list[Seen]:
        table, specials = self._reading.rivals(bet), self._view.specials
        return [Seen(table[seat], self._mix(table, seat, bet), STRONG if specials[seat] else 0.0) for seat in seats]

    def _mix(self, table: Sequence[Rival], seat: Seat, bet: int) -> Mix:
        """Return the predicted mix of a player who has laid before or sees this bet."""
        attack, defence, trade = self._reading.mix(table, seat)
        if self._guess is None:
            return attack, defence, trade
        view, mine = self._view, self._seat
        shown = None if view.options.simultaneous_bets else bet
        laid = replace(
            view,
            laid=(*view.laid[:mine], True, *view.laid[mine + 1 :]),
            bets=(*view.bets[:mine], shown, *view.bets[mine + 1 :]),
        )
        guessed = self._guess(laid, seat)
        return (attack + guessed[0]) / 2, (defence + guessed[1]) / 2, (trade + guessed[2]) / 2
