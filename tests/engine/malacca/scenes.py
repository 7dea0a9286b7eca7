"""Rounds of Malacca set up for a test: who has how much, who plays which card with which bet.

Cards are named by their codes, characters and equipment by their slugs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from engine.fair import NumberedDice
from engine.game import Dice, Seat
from engine.malacca.cards import CARDS, CHARACTERS, FIRST_SPECIAL, Card
from engine.malacca.events import Cause, CoinsMoved, MalaccaEvent
from engine.malacca.game import MALACCA
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.options import MalaccaOptions
from engine.malacca.state import KINDS, NONE, State
from engine.malacca.view import MalaccaView, Phase, Round
from tests.engine.stage import Stage

_BY_CODE: Final = {card.code: card for card in CARDS}


class Scene(Stage[State, MalaccaMove, MalaccaEvent]):
    """One game under test, at the start of the betting of its first round. Everybody holds three ordinary cards."""

    def __init__(
        self, seats: int = 4, parrot: Seat = 0, ship: int = 8, purses: Sequence[int] = (), **options: Any
    ) -> None:
        self.options = MalaccaOptions(**options)
        self.game = MALACCA
        self.state, _ = MALACCA.start(seats, self.options, NumberedDice("scene", 0))
        self.told: list[MalaccaEvent] = []
        self._entries = 0
        state = self.state
        state.phase, state.round, state.parrot = Phase.BET, 1, parrot
        state.actor = NONE if self.options.simultaneous_bets else parrot
        state.ships = sorted([*state.ships, state.ship] if state.ship else state.ships)
        state.ships.remove(ship)
        state.ship = ship
        if purses:
            state.purses = list(purses)

    # -- setting up ----------------------------------------------------------------------------------

    def give(self, seat: Seat, *cards: str) -> Self:
        """Give special cards out of the deck."""
        for card in map(_kind, cards):
            self.state.deck[card] -= 1
            self.state.hands[KINDS * seat + card] += 1
        return self

    def bury(self, *cards: str) -> Self:
        """Put special cards out of the deck under it, the first highest."""
        for card in map(_kind, cards):
            self.state.deck[card] -= 1
            self.state.under.append(card + FIRST_SPECIAL)
            self.state.rejected.append(False)
        return self

    def empty_deck(self, seat: Seat) -> Self:
        """Let a player hold every special card of the deck."""
        for card in range(KINDS):
            self.state.hands[KINDS * seat + card] += self.state.deck[card]
            self.state.deck[card] = 0
        return self

    def cast(self, **seats: Seat) -> Self:
        """Say who plays which character: ``cast(morgan=1)``. Purses stay as they are."""
        for character in CHARACTERS:
            if character.slug in seats:
                self.state.characters[seats[character.slug]] = character
        return self

    def equip(self, seat: Seat, attack: int = 0, defence: int = 0, trade: int = 0) -> Self:
        for item, count in enumerate((attack, defence, trade)):
            self.state.items[3 * seat + item] += count
            self.state.shop[item] -= count
        return self

    def last_round(self) -> Self:
        self.state.round = self.options.rounds
        return self

    # -- playing -------------------------------------------------------------------------------------

    def play(self, code: str, seat: Seat | None = None, dice: Dice | None = None) -> Self:
        """Make a move; of whoever is to act, unless ``seat`` says otherwise."""
        self._entries += 1
        mover = self.actor if seat is None else seat
        self.state, told = MALACCA.play(
            self.state, mover, MALACCA.parse(code), dice or NumberedDice("scene", self._entries)
        )
        self.told += told
        return self

    def bets(self, *plays: str) -> Self:
        """All lay and bet, by seat: ``"t:3"`` is an ordinary trade with three coins."""
        for seat in self.state.turn_order():
            self.play(f"bet:{plays[seat]}", seat)
        return self

    # -- looking -------------------------------------------------------------------------------------

    @property
    def purses(self) -> list[int]:
        return self.state.purses

    @property
    def last(self) -> Round:
        return self.state.rounds[-1]

    def codes(self, seat: Seat | None = None) -> list[str]:
        """What a seat may do, without the bets above nothing."""
        mover = self.actor if seat is None else seat
        moves = MALACCA.moves(self.state, mover)
        return [move.code for move in moves if not isinstance(move, Bet) or not move.amount]

    def specials(self, seat: Seat) -> int:
        return self.state.specials(seat)

    def holds(self, seat: Seat, card: str) -> bool:
        return self.state.holds(seat, _BY_CODE[card])

    def view(self, seat: Seat | None = None) -> MalaccaView:
        return MALACCA.view(self.state, seat)

    def got(self, cause: Cause) -> dict[Seat | None, int]:
        """Coins told of by cause, by seat."""
        return {event.seat: event.amount for event in self.all(CoinsMoved) if event.cause is cause}


def _kind(code: str) -> int:
    card: Card = _BY_CODE[code]
    return card - FIRST_SPECIAL
