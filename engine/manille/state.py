"""The complete state of a game of Manilla or Manille, secrets included.

A plain value. Nothing outside ``engine.manille`` may hold one. Sets of cards are bit masks (``engine.manille.cards``),
and missing seats and cards are ``-1``: copying a state is the hottest operation of an AI.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.manille.cards import CardSet
from engine.manille.layout import LAYOUTS, Layout
from engine.manille.options import HouseRules
from engine.manille.view import Called, DealResult, Fault, Phase, TalkAnswer, Trick
from engine.values import Copied

RULES: Final = 2
"""The current version of the rules of Manilla. Version 1 judged a dummy in piles by its face-down cards too."""
NOBODY: Final = -1
NONE: Final = -1
"""No card, no trump yet."""
NO_TRUMP: Final = 4
PILES: Final = 4
"""Piles of a dummy."""


@dataclass(slots=True)
class State(Copied):
    """A game under way; tuples are shared between copies and never changed."""

    rules: int
    """The version of the rules that the game began under."""
    options: HouseRules
    players: int
    ply: int
    phase: Phase

    game: int
    deal: int
    dealer: int
    chooser: int
    """The seat that names trump."""
    trump: int
    """0–3 a suit, 4 no trump, ``NONE`` not yet named."""
    blind: bool
    turnup: int
    """The turned-up card of Manille; it is in a hand as well."""
    extras: CardSet
    hands: list[CardSet]
    """By hand: its cards, face-down ones included."""
    piles: list[int]
    """With dummies in piles, for each dummy its four upper cards, then the four lower ones; else empty."""
    opened: int
    """Bit ``n``: hand ``n`` was laid open in answer to a question."""
    answers: tuple[TalkAnswer, ...]

    called: Called
    along: int
    """The seat that went along."""
    against: int
    passed: int
    """Bit ``n``: seat ``n`` has answered the open question (calls, review) with no."""

    turn: int
    """The hand that plays next."""
    leader: int
    """The hand that leads, or has led, the trick on the table."""
    trick: list[int]
    """The cards on the table, in order."""
    winner: int
    """The hand that is winning them; ``NOBODY`` before a lead."""
    tricks: tuple[Trick, ...]
    """The finished tricks of this deal."""
    faults: tuple[Fault, ...]
    """In honor play: the failed duties of this deal, in order."""
    before: Trick | None
    """The last trick of the previous deal."""
    taken: list[int]
    """Tricks by side of the deal."""
    points: list[int]
    """By side: the points of the tricks, without those of the extra cards."""

    carried: int
    """How many times this deal is doubled for draws before it."""
    scores: list[int]
    """By team, in this game."""
    wins: list[int]
    """By team: games won."""
    victors: int
    """Bit ``n``: team ``n`` has won the match."""
    results: tuple[DealResult, ...]

    @property
    def layout(self) -> Layout:
        """The seating, by the game and the number of players."""
        return LAYOUTS[self.options.kind][self.players]

    def playable(self, hand: int) -> CardSet:
        """Return the cards that duties apply to: of piles, only the upper ones."""
        if not self.piles or hand < self.players:
            return self.hands[hand]
        first = 2 * PILES * (hand - self.players)
        result = 0
        for card in self.piles[first : first + PILES]:
            if card != NONE:
                result |= 1 << card
        return result

    def best(self) -> int:
        """Return the winning card of the trick on the table, if there is one."""
        return self.trick[(self.winner - self.leader) % len(self.hands)]
