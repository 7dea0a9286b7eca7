"""The events of a game of Manilla or Manille.

A hand is a place at the table that holds cards: that of a seat, or a dummy's (``engine.manille.layout``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine import events
from engine.events import Public, Secret
from engine.game import Seat
from engine.manille.cards import Card, Trump
from engine.manille.moves import TalkQuestion
from engine.manille.view import DealResult, Fault


@dataclass(frozen=True, slots=True)
class DealBegan(Public):
    """Cards are dealt, ``extras`` face up; ``doubled`` counts earlier draws."""

    game: int
    deal: int
    dealer: Seat
    extras: tuple[Card, ...]
    doubled: bool


@dataclass(frozen=True, slots=True)
class HandTaken(Secret):
    """A player takes up secret cards: their own, or those of their dummy."""

    hand: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp(Public):
    """The dealer's last card fixes trump and brings the dealer's side a bonus."""

    dealer: Seat
    card: Card
    bonus: int


@dataclass(frozen=True, slots=True)
class Looked(Public):
    """The dealer looked at the cards instead of naming no trump blind."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpHandedOver(Public):
    """The dealer lets a partner choose."""

    seat: Seat
    to_seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpNamed(Public):
    seat: Seat
    trump: Trump
    blind: bool


@dataclass(frozen=True, slots=True)
class HandShown(Public):
    """A dummy, or a partner's hand asked for, is open to all from now on."""

    hand: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Turned(Public):
    """Cards of a dummy in piles are turned up: (pile, card) each."""

    hand: int
    cards: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class WentAlong(Public):
    """A defender doubles the deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentAgainst(Public):
    """The dealer's side redoubles."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallPassed(Public):
    """A player declines the open call."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Public):
    seat: Seat
    hand: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Public):
    """A hand wins a trick with these ``points`` of its cards."""

    seat: Seat
    hand: int
    points: int


@dataclass(frozen=True, slots=True)
class Answered(Public):
    """A question to the partner and its true answer (``value`` as in ``Answer``)."""

    seat: Seat
    partner: Seat
    question: TalkQuestion
    value: int


@dataclass(frozen=True, slots=True)
class Accepted(Public):
    """A player accepts the deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenged(Public):
    """A hand is accused of failing a duty; ``fault`` is the first, or ``None``."""

    seat: Seat
    hand: int
    fault: Fault | None


@dataclass(frozen=True, slots=True)
class DealScored(Public):
    result: DealResult


@dataclass(frozen=True, slots=True)
class GameWon(Public):
    """A team wins a game of the match; lists the games of each team."""

    game: int
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    """Nothing more is played."""

    winners: tuple[Seat, ...]


ManilleEvent: TypeAlias = (
    DealBegan
    | HandTaken
    | TurnedUp
    | Looked
    | TrumpHandedOver
    | TrumpNamed
    | HandShown
    | Turned
    | WentAlong
    | WentAgainst
    | CallPassed
    | CardPlayed
    | TrickTaken
    | Answered
    | Accepted
    | Challenged
    | DealScored
    | GameWon
    | MatchEnded
)
Emit: TypeAlias = events.Emit[ManilleEvent]
"""Takes what happens."""
