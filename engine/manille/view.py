"""What a seat, or the public, may know of a game of Manilla or Manille.

Boussac's rule 13 forbids looking back at tricks; so the *shown* play is the trick on the table, and the last one until
the next lead. What a player who forgets nothing may *remember* is in ``memory``: for thinking, not for display.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Literal

from engine.game import Reason, Seat
from engine.manille.cards import Card, Trump
from engine.manille.layout import LAYOUTS, Layout
from engine.manille.moves import TalkQuestion
from engine.manille.options import HouseRules


class Phase(StrEnum):
    BLIND = "blind"
    """The dealer looks at the cards, or says no trump without looking."""
    TRUMP = "trump"
    ALONG = "along"
    """The defenders may say "I go along"."""
    AGAINST = "against"
    """The dealer's side may say "I go against"."""
    PLAY = "play"
    REVIEW = "review"
    """The deal is played out: a failed duty may be challenged."""
    OVER = "over"

    # As fast as a plain string: the rules look decisions up by phase on every move.
    __hash__ = str.__hash__


class Called(IntEnum):
    """How far a deal was doubled by calls."""

    NOTHING = 0
    ALONG = 1
    AGAINST = 2

    __hash__ = int.__hash__


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards played in order of hands, the first by hand ``leader``."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    """The hand that wins it, or is winning so far."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A dummy's pile: its face-up card, and whether a card lies under it.

    Without a face-up card, the card below is turned up when the trick is over.
    """

    top: Card | None
    below: bool


@dataclass(frozen=True, slots=True)
class HandView:
    """One hand at the table, as the viewer sees it."""

    owner: Seat
    dummy: bool
    count: int
    """Cards left."""
    cards: tuple[Card, ...] | None
    """Sorted; ``None`` when the viewer doesn't see them. Of a dummy in piles, ``None``: see ``piles``."""
    piles: tuple[Pile, ...] = ()
    """The four piles of a dummy, in the layout with piles and once they are open."""


@dataclass(frozen=True, slots=True)
class TalkAnswer:
    """A question of a talking game, asked by one seat, answered by another."""

    asker: Seat
    partner: Seat
    question: TalkQuestion
    value: int
    """How many trumps; which ``Suit`` is best; whether the ten is there (0 or 1); 0 for a hand laid open."""
    tricks: int
    """How many tricks had been played when it was answered."""


@dataclass(frozen=True, slots=True)
class Factor:
    """A reason why a deal counts for more, and by how much."""

    reason: Literal["draw", "no-trump", "blind", "along", "against", "all-tricks"]
    times: int


@dataclass(frozen=True, slots=True)
class Fault:
    """A failed duty of a hand, proved by a challenge."""

    hand: int
    trick: int
    """From 0."""
    card: Card


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of one deal.

    Pairs are (dealer's side, defenders); tuples "by team" have an entry for each team.
    """

    game: int
    """The game of the match, from 1."""
    deal: int
    """From 1, over the whole match."""
    dealer: Seat
    trump: Trump
    called: Called
    points: tuple[int, int]
    tricks: tuple[int, int]
    winner: int | None
    """The side that scores: 0 dealer's, 1 defenders, ``None`` for neither."""
    factors: tuple[Factor, ...]
    times: int
    """The factor of the excess."""
    scored: tuple[int, ...]
    """By team: the score of the deal, without the turned-up card."""
    bonus: int
    """What the turned-up card brought the dealer's team before."""
    totals: tuple[int, ...]
    """By team: the scores after it."""
    fault: Fault | None = None
    """The failed duty that lost the deal."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What a player who forgets nothing knows of this deal: not for display."""

    tricks: tuple[Trick, ...]
    """All finished tricks of this deal."""
    turnup: Card | None
    """The turned-up card, which the dealer has taken up; it may have been played since."""


@dataclass(frozen=True, slots=True)
class ManilleView:
    """The table as its viewer sees it."""

    seat: Seat | None
    players: int
    options: HouseRules
    ply: int
    to_act: tuple[Seat, ...]
    phase: Phase

    game: int
    """Which game of the match, from 1."""
    deal: int
    """Which deal of the match, from 1."""
    dealer: Seat
    chooser: Seat
    """The seat that names trump: the dealer, or the partner asked to choose. In Manille: the dealer."""
    trump: Trump | None
    """``None`` until it is named."""
    blind: bool
    """Whether no trump was said without looking."""
    turnup: Card | None
    """In Manille, the dealer's turned-up card: shown until the first card is led."""
    extras: tuple[Card, ...]
    """The cards on the table that no one plays (three and six players)."""
    carried: int
    """How many times this deal is doubled for draws before it."""
    called: Called
    along: Seat | None
    """The seat that said "I go along"."""
    against: Seat | None
    """The seat that said "I go against"."""
    passed: tuple[bool, ...]
    """By seat: has answered the open question (calls, review) with no."""

    hands: tuple[HandView, ...]
    """By hand, in playing order: the seats' own hands first, then the dummies'."""
    turn: int | None
    """The hand that must play a card; its owner is the one to act. ``None`` outside the play."""
    trick: Trick | None
    """The trick on the table; ``None`` when nothing lies there."""
    last_trick: Trick | None
    """The previous trick, also of the previous deal; gone as soon as a card is led."""
    legal: tuple[Card, ...]
    """When the viewer must play: the playable cards of that hand."""
    refused: tuple[tuple[Card, Reason], ...]
    """When the viewer must play: the other cards of that hand, and why each may not be played."""
    tricks: tuple[int, int]
    """Tricks won in this deal by the dealer's side and by the defenders."""
    points: tuple[int, int] | None
    """Points won with them; ``None`` where house rules hide them."""
    answers: tuple[TalkAnswer, ...]
    """In a talking game: what was asked and answered in this deal."""

    scores: tuple[int, ...]
    """By team: points in this game."""
    wins: tuple[int, ...]
    """By team: games won in this match."""
    results: tuple[DealResult, ...]
    """All previous deals, from the first."""
    memory: Memory

    @property
    def layout(self) -> Layout:
        """The seating: partners, and the owner of each hand."""
        return LAYOUTS[self.options.kind][self.players]

    @property
    def sides(self) -> tuple[int, ...]:
        """By hand: 0 for the dealer's side of this deal, 1 for the defenders."""
        return self.layout.sides[self.dealer]

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """The viewer's cards, sorted; ``None`` while they may not be looked at."""
        return None if self.seat is None else self.hands[self.seat].cards

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners of the match; empty while it is on."""
        won = [team for team, wins in enumerate(self.wins) if 2 * wins > self.options.best_of]
        return tuple(sorted(seat for team in won for seat in self.layout.members(team)))
