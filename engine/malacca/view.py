"""What a seat, or the public, may know of a game of Malacca.

Secret are: the card that lies face down until all are opened, which special cards a player holds, and by house
rules purses, sealed bets and sealed choices. How many special cards everybody holds is public; a special card that
lies face down is still counted among them, or the count would tell (docs/rules/malacca.md §2).
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
    """Which decision is open."""

    CHARACTER = "character"
    PURCHASE = "purchase"
    BET = "bet"
    WAIT = "wait"
    """Who has played a waiting card says what it counts as."""
    KEEP = "keep"
    """Sayyida al Hurra keeps one of two special cards."""
    OVER = "over"

    __hash__ = str.__hash__


Specials: TypeAlias = tuple[int, int, int, int, int]
"""How many special cards of each kind, in the order of ``cards.SPECIALS``."""


@dataclass(frozen=True, slots=True)
class Play:
    """What one player played in a round that is over: the card, what it counted as, the bet."""

    card: Card
    action: Action
    bet: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round whose ship has been fought for, and who won what. All of it is public."""

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
    """Who has earned a special card, in the order of drawing."""


@dataclass(frozen=True, slots=True)
class MalaccaView:
    """The table as its viewer sees it. All tuples "by seat" have an entry for each player in seating order."""

    seat: Seat | None
    players: int
    options: MalaccaOptions
    ply: int
    to_act: tuple[Seat, ...]
    phase: Phase
    round: int
    """From 1; 0 while characters are chosen."""
    parrot: Seat
    """Who bets first and leads when coins are divided."""
    purchase: Action | None
    """What the parrot holder has bought before this ship."""
    ship: int | None
    """The value of the ship at hand; ``None`` before it comes and after it has been fought for."""
    ships: tuple[int, ...]
    """The values that have not been seen, ascending. In a short game some of them stay away."""

    purses: tuple[int | None, ...]
    """By seat, without what lies on the card; ``None`` where it is hidden from the viewer."""
    laid: tuple[bool, ...]
    """By seat: who has laid a card and bet."""
    bets: tuple[int | None, ...]
    """By seat: the coins on the card. ``None`` while there is no bet, and for bets that the viewer cannot see.

    Sealed bets still lie in the purse: they are put on the cards when these are opened.
    """
    cards: tuple[Card | None, ...]
    """By seat: the card laid, as far as the viewer knows it; empty between rounds."""
    actions: tuple[Action | None, ...]
    """By seat: what an open card counts as; ``None`` for cards not open and waiting cards not decided."""
    decided: tuple[bool, ...]
    """By seat: whether it has said what its waiting card counts as. ``False`` for those who had nothing to say."""

    specials: tuple[int, ...]
    """By seat: how many special cards are held, one that lies face down included."""
    hand: Specials | None
    """The viewer's own special cards, without one that is laid; ``None`` for the public."""
    hands: tuple[Specials, ...]
    """By seat, once the game is over. Empty before."""
    known: tuple[Specials, ...]
    """By seat: special cards held that all know of, one that lies face down included. All saw them go under the deck,
    in order, and they were drawn from there when nothing else was left.
    """
    deck: int
    """How many special cards can be drawn."""
    under: tuple[Card | None, ...]
    """The last of them, which have been put under the deck, next to be drawn first; ``None`` where it is unknown."""
    rejected: tuple[bool, ...]
    """Beside ``under``: which of these cards Sayyida al Hurra has rejected, so that she alone knows them."""
    drawers: tuple[Seat, ...]
    """In KEEP: who has yet to draw, after whoever is choosing."""
    drawn: tuple[Card, ...]
    """In KEEP: the cards to choose from. For their drawer alone."""

    characters: tuple[Character | None, ...]
    """By seat; all ``None`` without the module."""
    offered: tuple[Character, ...]
    """In CHARACTER: what the one to act has drawn."""
    items: tuple[tuple[int, int, int], ...]
    """By seat: how many pieces of equipment for attack, defence, trade."""
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
        """Who has won, once the game is over; before it nobody."""
        if self.phase is not Phase.OVER:
            return ()
        parted = self.options.tiebreak == "specials"
        keys = [(purse or 0, held * parted) for purse, held in zip(self.purses, self.specials, strict=True)]
        return tuple(seat for seat, key in enumerate(keys) if key == max(keys))
