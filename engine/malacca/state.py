"""The complete state of a game of Malacca, secrets included.

A plain value: whole numbers and flat lists. Nothing outside ``engine.malacca`` may hold one. Missing seats and cards
are ``-1``.

Nothing in the future is decided in advance: a ship is drawn from the remaining values when it comes in, a special card
from the unseen ones when it is drawn. So no order exists that could leak too early.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.game import Seat
from engine.malacca.cards import FIRST_SPECIAL, Card
from engine.malacca.options import MalaccaOptions
from engine.malacca.view import Phase, Round
from engine.values import Copied

NOBODY: Final = -1
NONE: Final = -1
"""No card, no action, no character, no bet."""
KINDS: Final = 5
"""Kinds of special cards."""


@dataclass(slots=True)
class State(Copied):
    """A game of Malacca; lists "by seat" have an entry for each player."""

    options: MalaccaOptions
    players: int
    ply: int
    phase: Phase
    actor: int
    """The seat that must decide; ``NOBODY`` when several must, or the game is over."""

    round: int
    parrot: int
    purchase: int
    """The equipment that the parrot holder has bought before this ship, else ``NONE``."""
    ship: int
    """The value of the current ship, 0 if there is none."""
    ships: list[int]
    """The values not seen yet, ascending."""

    purses: list[int]
    """By seat, without the bet on the card."""
    cards: list[int]
    """By seat: the card laid."""
    bets: list[int]
    """By seat: coins on the card."""
    sealed: list[int]
    """By seat: the secret bet that is put on the card when all are opened; ``NONE`` if there is none."""
    actions: list[int]
    """By seat: what the open card counts as."""

    hands: list[int]
    """By ``KINDS * seat + kind``: special cards held."""
    known: list[int]
    """Like ``hands``: those that everyone knows, because they were drawn from the cards put under the deck."""
    deck: list[int]
    """By kind: special cards that no one has seen, drawn at random."""
    under: list[int]
    """The special cards put under the deck, in drawing order. They come when nothing else is left."""
    rejected: list[bool]
    """Parallel to ``under``: whether Sayyida al Hurra rejected this card, so that only she knows it."""
    drawers: list[int]
    """The seats yet to draw a special card, in order."""
    drawn: list[int]
    """Two special cards to choose from."""

    characters: list[int]
    """By seat."""
    offered: list[int]
    """The characters to choose from."""
    items: list[int]
    """By ``3 * seat + action``: pieces of equipment."""
    shop: list[int]
    """By action: pieces left."""

    rounds: tuple[Round, ...]

    def turn_order(self) -> list[Seat]:
        """Return all seats, clockwise from the parrot holder."""
        return [*range(self.parrot, self.players), *range(self.parrot)]

    def specials(self, seat: Seat) -> int:
        """Return how many special cards a player holds, without a laid one."""
        return sum(self.hands[KINDS * seat : KINDS * seat + KINDS])

    def holds(self, seat: Seat, card: Card) -> bool:
        """Return whether a player has a card to lay: ordinary ones always."""
        return card < FIRST_SPECIAL or self.hands[KINDS * seat + card - FIRST_SPECIAL] > 0

    def undecided(self) -> list[Seat]:
        """Return seats with an open, undecided waiting card, in turn order."""
        return [seat for seat in self.turn_order() if self.cards[seat] != NONE and self.actions[seat] == NONE]

    @property
    def bets_at_once(self) -> bool:
        """Whether all players yet to bet may do so now, in secret."""
        return self.phase is Phase.BET and self.options.simultaneous_bets

    @property
    def waits_at_once(self) -> bool:
        """Whether all waiting cards are decided now, in secret."""
        return self.phase is Phase.WAIT and self.options.waiting == "simultaneous_secret"
