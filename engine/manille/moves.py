"""The decisions of Manilla and Manille and their text codes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias, get_args

from engine.codes import Codes, Decision
from engine.game import Seat
from engine.manille.cards import CARDS, SUITS, Card, Suit, Trump

CallWord: TypeAlias = Literal["along", "against", "pass"]


class TalkQuestion(StrEnum):
    """What the player on lead may ask the partner in a talking game."""

    TRUMPS = "trumps"
    """How many trumps do you have?"""
    BEST = "best"
    """Which is your best suit?"""
    TEN_OF_CLUBS = "ten:c"
    TEN_OF_DIAMONDS = "ten:d"
    TEN_OF_HEARTS = "ten:h"
    TEN_OF_SPADES = "ten:s"
    HAND = "hand"
    """Lay your hand open. It stays open to the end of the deal."""

    __hash__ = str.__hash__

    @property
    def suit(self) -> Suit | None:
        """The suit whose ten is asked for, or ``None``."""
        return next((suit for suit in SUITS if self.value == f"ten:{suit.letter}"), None)


@dataclass(frozen=True, slots=True)
class Look(Decision):
    """As the dealer, look at the cards instead of naming no trump blind."""

    form = "look"


@dataclass(frozen=True, slots=True)
class NameTrump(Decision):
    """Name the trump suit, or no trump, ``blind`` without having looked."""

    trump: Trump
    blind: bool = False

    @property
    def code(self) -> str:
        """Such as ``trump:blind``."""
        return "trump:blind" if self.blind else f"trump:{self.trump.letter}"


@dataclass(frozen=True, slots=True)
class HandOver(Decision):
    """Let a partner choose trump."""

    form = "trump:to:{0.to}"
    to: Seat


@dataclass(frozen=True, slots=True)
class Call(Decision):
    """Say "I go along" or "I go against", or decline."""

    form = "call:{0.word}"
    word: CallWord


@dataclass(frozen=True, slots=True)
class Play(Decision):
    """Play a card from a hand or dummy: private, since it reveals the hand."""

    card: Card
    dummy: bool = False
    private = True

    @property
    def code(self) -> str:
        """Such as ``play:10H``."""
        return f"play:d:{self.card.slug}" if self.dummy else f"play:{self.card.slug}"


@dataclass(frozen=True, slots=True)
class Ask(Decision):
    """Ask the partner a question before leading, answered for all to hear."""

    form = "ask:{0.question}"
    question: TalkQuestion


@dataclass(frozen=True, slots=True)
class Challenge(Decision):
    """Claim that a hand failed a duty in the deal just played."""

    form = "challenge:{0.hand}"
    hand: int


@dataclass(frozen=True, slots=True)
class Accept(Decision):
    """Accept the deal as it was played."""

    form = "accept"


ManilleMove: TypeAlias = Look | NameTrump | HandOver | Call | Play | Ask | Challenge | Accept

# Cached: a search lists millions of moves.
LOOK: Final = Look()
NAME: Final = tuple(NameTrump(trump) for trump in Trump)
NAME_BLIND: Final = NameTrump(Trump.NONE, blind=True)
HAND_OVER: Final = tuple(HandOver(seat) for seat in range(6))
CALLS: Final = {word: Call(word) for word in get_args(CallWord)}
PLAY: Final = tuple(Play(card) for card in CARDS)
PLAY_DUMMY: Final = tuple(Play(card, dummy=True) for card in CARDS)
ASK: Final = {question: Ask(question) for question in TalkQuestion}
CHALLENGE: Final = tuple(Challenge(hand) for hand in range(6))
ACCEPT: Final = Accept()

CODES: Final[Codes[ManilleMove]] = Codes(
    [
        LOOK,
        *NAME,
        NAME_BLIND,
        *HAND_OVER,
        *CALLS.values(),
        *PLAY,
        *PLAY_DUMMY,
        *ASK.values(),
        *CHALLENGE,
        ACCEPT,
    ]
)
