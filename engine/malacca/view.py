"""What a seat, or the public, may know of a game of Malacca.

The number of special cards is public. It includes a face-down one, because otherwise the count would reveal it
(docs/rules/malacca.md §2).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.game import Seat
from engine.malacca.cards import Action, Card, Character
from engine.malacca.events import CoinsMoved
from engine.malacca.options import MalaccaOptions


class Phase(StrEnum):
    CHARACTER = "character"
    PURCHASE = "purchase"
    BET = "bet"
    WAIT = "wait"
    """A player says what a waiting card counts as."""
    KEEP = "keep"
    """Sayyida al Hurra keeps one of two special cards."""
    OVER = "over"

    __hash__ = str.__hash__


Specials: TypeAlias = tuple[int, int, int, int, int]
"""How many special cards of each kind, in the order of ``cards.SPECIALS``."""


@dataclass(frozen=True, slots=True)
class Play:
    """What one player played in a finished round: card, action, bet."""

    card: Card
    action: Action
    bet: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round whose ship has been fought for, and its results, all public."""

    number: int
    """From 1."""
    parrot: Seat
    purchase: Action | None
    """What the parrot holder bought before the ship came."""
    ship: int
    plays: tuple[Play, ...]
    """By seat."""
    attack: int
    defence: int
    captured: bool
    coins: tuple[CoinsMoved, ...]
    """Every movement of coins after the cards were opened, in order."""
    drawers: tuple[Seat, ...]
    """The seats that earned a special card, in the order of drawing."""


@dataclass(frozen=True, slots=True)
class MalaccaView:
    """The table as its viewer sees it; tuples "by seat" are in seating order."""

    seat: Seat | None
    players: int
    options: MalaccaOptions
    ply: int
    to_act: tuple[Seat, ...]
    phase: Phase
    round: int
    """From 1; 0 while characters are chosen."""
    parrot: Seat
    """The seat that bets first, and leads when coins are divided."""
    purchase: Action | None
    """What the parrot holder has bought before this ship."""
    ship: int | None
    """The value of the current ship; ``None`` before it comes and after the fight."""
    ships: tuple[int, ...]
    """The unseen values, ascending. In a short game some never come in."""

    purses: tuple[int | None, ...]
    """By seat, without what lies on the card; ``None`` where it is hidden from the viewer."""
    laid: tuple[bool, ...]
    """By seat: whether it has laid a card and bet."""
    bets: tuple[int | None, ...]
    """By seat: the coins on the card; ``None`` without a visible bet. Sealed bets are still in the purse."""
    cards: tuple[Card | None, ...]
    """By seat: the card laid, as far as the viewer knows it; empty between rounds."""
    actions: tuple[Action | None, ...]
    """By seat: what an open card counts as; ``None`` for cards not open and waiting cards not decided."""
    decided: tuple[bool, ...]
    """By seat: whether it has chosen for its waiting card. ``False`` for seats without a choice."""

    specials: tuple[int, ...]
    """By seat: how many special cards are held, including a face-down one."""
    hand: Specials | None
    """The viewer's own special cards, without one that is laid; ``None`` for the public."""
    hands: tuple[Specials, ...]
    """By seat, once the game is over. Empty before."""
    known: tuple[Specials, ...]
    """By seat: special cards held that everyone knows, including a face-down one."""
    deck: int
    """How many special cards can be drawn."""
    under: tuple[Card | None, ...]
    """The last of them, put under the deck, in drawing order; ``None`` where unknown."""
    rejected: tuple[bool, ...]
    """Parallel to ``under``: whether Sayyida al Hurra rejected this card, so that only she knows it."""
    drawers: tuple[Seat, ...]
    """In KEEP: the seats yet to draw, after the one that is choosing."""
    drawn: tuple[Card, ...]
    """In KEEP: the cards to choose from, visible only to their drawer."""

    characters: tuple[Character | None, ...]
    """By seat; all ``None`` without the module."""
    offered: tuple[Character, ...]
    """In CHARACTER: what the acting player has drawn."""
    items: tuple[tuple[int, int, int], ...]
    """By seat: how many pieces of equipment for attack, defense, trade."""
    shop: tuple[int, int, int]
    """Pieces of equipment left to buy, by action. All zero without the module."""

    rounds: tuple[Round, ...]
    """The rounds whose ship has been fought for, first to last."""

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the parrot holder."""
        return (*range(self.parrot, self.players), *range(self.parrot))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners once the game is over; empty before."""
        if self.phase is not Phase.OVER:
            return ()
        parted = self.options.tiebreak == "specials"
        keys = [(purse or 0, held * parted) for purse, held in zip(self.purses, self.specials, strict=True)]
        return tuple(seat for seat, key in enumerate(keys) if key == max(keys))
