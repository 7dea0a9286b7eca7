"""The events of a game of Malacca.

Every movement of coins appears once, and ``movement`` gives it: events alone account for all money.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from engine import events
from engine.events import Public, Secret
from engine.game import Seat
from engine.malacca.cards import ITEM_PRICE, Action, Card, Character


class Heap(StrEnum):
    """A place for coins: purse, bet, ship or supply."""

    PURSE = "purse"
    BET = "bet"
    SHIP = "ship"
    SUPPLY = "supply"


class Cause(StrEnum):
    """A reason for coins to move, which implies source and target."""

    START = "start"
    PURCHASE = "purchase"
    CARGO = "cargo"
    BET = "bet"
    BET_BACK = "bet-back"
    BET_LOST = "bet-lost"
    """Onto the ship, to be divided among the winners."""
    LOOT = "loot"
    """Cargo and lost bets, divided among the attackers."""
    SPOILS = "spoils"
    """The attackers' lost bets, divided among the defenders."""
    CARGO_AWAY = "cargo-away"
    """A defended ship sails on with its cargo."""
    PROFIT = "profit"
    """What trade gains."""
    PENALTY = "penalty"
    SWABBING = "swabbing"
    EQUIPMENT = "equipment"
    CHARACTER = "character"
    NO_CARD = "no-card"
    """By house rule: silver in place of a special card."""

    __hash__ = str.__hash__

    @property
    def source(self) -> Heap:
        """Where coins that move for this cause come from."""
        return _WAYS[self][0]

    @property
    def target(self) -> Heap:
        """Where coins that move for this cause go."""
        return _WAYS[self][1]


_WAYS: Final[dict[Cause, tuple[Heap, Heap]]] = {
    Cause.START: (Heap.SUPPLY, Heap.PURSE),
    Cause.PURCHASE: (Heap.PURSE, Heap.SUPPLY),
    Cause.CARGO: (Heap.SUPPLY, Heap.SHIP),
    Cause.BET: (Heap.PURSE, Heap.BET),
    Cause.BET_BACK: (Heap.BET, Heap.PURSE),
    Cause.BET_LOST: (Heap.BET, Heap.SHIP),
    Cause.LOOT: (Heap.SHIP, Heap.PURSE),
    Cause.SPOILS: (Heap.SHIP, Heap.PURSE),
    Cause.CARGO_AWAY: (Heap.SHIP, Heap.SUPPLY),
    Cause.PROFIT: (Heap.SUPPLY, Heap.PURSE),
    Cause.PENALTY: (Heap.PURSE, Heap.SUPPLY),
    Cause.SWABBING: (Heap.SUPPLY, Heap.PURSE),
    Cause.EQUIPMENT: (Heap.SUPPLY, Heap.PURSE),
    Cause.CHARACTER: (Heap.SUPPLY, Heap.PURSE),
    Cause.NO_CARD: (Heap.SUPPLY, Heap.PURSE),
}


@dataclass(frozen=True, slots=True)
class CoinsMoved(Public):
    """At least one coin moves; ``seat`` is ``None`` for cargo."""

    cause: Cause
    amount: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class CharactersOffered(Public):
    """A player has drawn characters and keeps one."""

    seat: Seat
    characters: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class CharacterTaken(Public):
    seat: Seat
    character: Character


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """Round ``number``, from 1, with its parrot holder."""

    number: int
    parrot: Seat


@dataclass(frozen=True, slots=True)
class ItemBought(Public):
    """The parrot holder has paid 5 for a piece of equipment."""

    seat: Seat
    item: Action


@dataclass(frozen=True, slots=True)
class ShipArrived(Public):
    """A ship comes in, with ``value`` coins from the supply on it."""

    value: int


@dataclass(frozen=True, slots=True)
class CardLaid(Secret):
    """A player's card and bet, secret until revealed; moves no coins by itself."""

    card: Card
    bet: int


@dataclass(frozen=True, slots=True)
class Ready(Public):
    """A player has decided in secret, where all decide at once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BetMade(Public):
    """A player has put a bet on their card, 0 for none."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Revealed(Public):
    """All cards are opened, by seat."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WaitingChosen(Secret):
    """A player's secret choice for a waiting card, visible only to that player."""

    action: Action


@dataclass(frozen=True, slots=True)
class WaitingPlayed(Public):
    """What a waiting card counts as."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Fought(Public):
    """The strengths of both sides, and what became of the ship."""

    attack: int
    defence: int
    captured: bool


@dataclass(frozen=True, slots=True)
class SpecialDrawn(Public):
    """A player has drawn special cards: one, or two to choose from."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SpecialsSeen(Secret):
    """Which special cards were drawn, visible only to their drawer."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SpecialKept(Secret):
    """Which of two cards a player kept; the other is under the deck."""

    kept: Card
    rejected: Card


@dataclass(frozen=True, slots=True)
class SpecialRejected(Public):
    """A player has kept one of two cards; the other is under the deck, unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeckEmpty(Public):
    """A player has earned a special card, but there is none."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SpecialsReturned(Public):
    """The played special cards of a round go under the deck, in this order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
    """Final purses by seat, and the winners."""

    purses: tuple[int, ...]
    winners: tuple[Seat, ...]


MalaccaEvent: TypeAlias = (
    CoinsMoved
    | CharactersOffered
    | CharacterTaken
    | RoundBegan
    | ItemBought
    | ShipArrived
    | CardLaid
    | Ready
    | BetMade
    | Revealed
    | WaitingChosen
    | WaitingPlayed
    | Fought
    | SpecialDrawn
    | SpecialsSeen
    | SpecialKept
    | SpecialRejected
    | DeckEmpty
    | SpecialsReturned
    | GameEnded
)
Emit: TypeAlias = events.Emit[MalaccaEvent]
"""Takes what happens."""


def movement(event: MalaccaEvent) -> CoinsMoved | None:
    """Return the movement of coins of an event; ``None`` if there is none."""
    match event:
        case CoinsMoved():
            return event
        case ItemBought(seat):
            return CoinsMoved(Cause.PURCHASE, ITEM_PRICE, seat)
        case ShipArrived(value):
            return CoinsMoved(Cause.CARGO, value)
        case BetMade(seat, amount) if amount:
            return CoinsMoved(Cause.BET, amount, seat)
        case _:
            return None
