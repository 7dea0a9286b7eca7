"""Deals of Manilla and Manille set up for a test: which cards lie where, who plays which.

Seats and hands are numbers; cards are written as in move codes (``10H``), several of them with blanks between.
A trick on the table is written ``3:KC 0:QC``: hand and card, the first one led.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from engine.fair import NumberedDice
from engine.game import AnyGame, Seat
from engine.manille.cards import CARD_OF_SLUG, SUITS, Card, CardSet, Suit, beats, in_order, set_of
from engine.manille.events import DealScored, ManilleEvent
from engine.manille.game import MANILLA, MANILLE
from engine.manille.moves import ManilleMove
from engine.manille.state import NO_TRUMP, NONE, State
from engine.manille.view import Called, DealResult, ManilleView, Phase, Trick
from tests.engine.stage import Stage


def cards(text: str) -> CardSet:
    """The set of the cards written in a text."""
    return set_of(CARD_OF_SLUG[slug] for slug in text.split())


def slugs(these: CardSet | Sequence[Card]) -> set[str]:
    """Cards by their text forms, in no order."""
    return {card.slug for card in (in_order(these) if isinstance(these, int) else these)}


def trump_of(letter: str) -> int:
    """A trump by its letter: c, d, h, s, or n for none."""
    return NO_TRUMP if letter == "n" else next(suit for suit in SUITS if suit.letter == letter)


class Scene(Stage[State, ManilleMove, ManilleEvent]):
    """One game under test. Seat 0 deals first, so seat 1 leads."""

    def __init__(
        self, seats: int = 4, game: AnyGame = MANILLA, seed: str = "scene", rules: int | None = None, **options: Any
    ) -> None:
        """``rules`` is the version that is played; without it, today's."""
        played = game.under(game.rules_version if rules is None else rules)
        assert played is not None
        self.game = game = played
        self.seed = seed
        self.number = 0
        self.options = game.options_type(**({"first_dealer": "host"} | options))
        self.state, self.told = game.start(seats, self.options, NumberedDice(seed, 0))

    # -- setting up ----------------------------------------------------------------------------------

    def playing(self, trump: str = "h", dealer: Seat = 0, called: Called = Called.NOTHING) -> Self:
        """Trump is named, the calls are over, the first card is to be led."""
        state = self.state
        state.dealer = state.chooser = dealer
        state.trump = trump_of(trump)
        state.called = called
        state.phase = Phase.PLAY
        state.leader = state.turn = (dealer + 1) % len(state.hands)
        return self

    def hold(self, *hands: str, extras: str = "") -> Self:
        """Give hands their cards, from hand 0 on; the others hold none."""
        state = self.state
        state.hands = [cards(text) for text in hands] + [0] * (len(state.hands) - len(hands))
        state.extras = cards(extras)
        state.piles = []
        return self

    def table(self, trick: str) -> Self:
        """Lay cards on the table; the hand after the last of them plays next."""
        state = self.state
        played = [(int(hand), CARD_OF_SLUG[slug]) for hand, _, slug in (item.partition(":") for item in trick.split())]
        state.leader = state.winner = played[0][0]
        state.trick = []
        for hand, card in played:
            if not state.trick or beats(card, state.best(), state.trump):
                state.winner = hand
            state.trick.append(int(card))
            state.hands[hand] &= ~(1 << card)
        state.turn = (played[-1][0] + 1) % len(state.hands)
        return self

    def last_trick(self, points: tuple[int, int], tricks: tuple[int, int], winner: int = 1) -> Self:
        """Only the last trick is left, which hand ``winner`` leads and wins, with cards that count nothing.

        After it the dealer's side and the defenders will have won ``points`` in ``tricks``; the points of extra
        cards come on top. Hearts are trump if none is named yet.
        """
        state, layout = self.state, self.state.layout
        state.phase = Phase.PLAY
        state.trump = Suit.HEARTS if state.trump == NONE else state.trump
        self.told = ()
        worthless = (Card.C9, Card.C8, Card.C7, Card.D9, Card.D8, Card.D7)
        for step in range(len(state.hands)):
            state.hands[(winner + step) % len(state.hands)] = 1 << worthless[step]
        state.leader = state.turn = winner
        side = layout.sides[state.dealer][winner]
        state.points, state.taken = list(points), list(tricks)
        state.points[side] -= layout.per_trick
        state.taken[side] -= 1
        state.tricks = tuple(Trick(0, (Card.C10,), 0) for _ in range(layout.cards - 1))
        return self

    def end(self, points: tuple[int, int], tricks: tuple[int, int] = (4, 4), winner: int = 1) -> DealResult:
        """Play the last trick of such a deal, and give the deal's result."""
        self.last_trick(points, tricks, winner)
        while not self.all(DealScored):
            self.play(self.codes()[0])
        return self.one(DealScored).result

    def scores(self, *scores: int) -> Self:
        """Set the scores by team."""
        self.state.scores = list(scores)
        return self

    # -- playing -------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def play(self, *codes: str, seat: Seat | None = None) -> Self:
        """Play moves one after another, each by whoever is to act (or by ``seat``)."""
        for code in codes:
            self.number += 1
            mover = self.actor if seat is None else seat
            dice = NumberedDice(self.seed, self.number)
            self.state, self.told = self.game.play(self.state, mover, self.game.parse(code), dice)
        return self

    def finish_trick(self) -> Self:
        """Play the first legal card of each hand until the trick is over."""
        while True:
            self.play(self.codes()[0])
            if not self.state.trick:
                return self

    def finish_deal(self) -> Self:
        """Play first legal cards until the deal is played out."""
        deal = self.state.deal
        while self.state.deal == deal and self.phase is Phase.PLAY:
            self.play(self.codes()[0])
        return self

    # -- looking -------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> ManilleView:
        """What a seat, or the public, may know."""
        view: ManilleView = self.game.view(self.state, seat)
        return view

    def legal(self) -> set[str]:
        """The cards that may be played now."""
        return {code.rpartition(":")[2] for code in self.codes() if code.startswith("play:")}


def boussac(**options: Any) -> Scene:
    """A game of Manille under test."""
    return Scene(4, MANILLE, **options)
