"""A player that imagines: deals the hidden cards many times as they may lie, plays each deal out, and counts.

What may lie where comes from the view alone (``engine.manille.imagine``): no hand is dealt a card that its owner's
play has excluded. Deals in which whoever named trump had better named another are mostly left out too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from engine.manille.ai import instinct
from engine.manille.ai.simple import SimplePlayer
from engine.manille.ai.strength import gain_by_trump
from engine.manille.cards import CardSet, Trump
from engine.manille.imagine import imagined
from engine.manille.inference import played_since
from engine.manille.layout import DEALERS
from engine.manille.moves import Call, ManilleMove, NameTrump, Play
from engine.manille.options import ManillaOptions
from engine.manille.rules import scoring, tricks
from engine.manille.rules.deal import ready_to_lead
from engine.manille.rules.duties import allowed
from engine.manille.state import State
from engine.manille.view import ManilleView, Phase
from engine.player import Effort
from engine.telling import silent

CARD_WORLDS: Final = 32
CHOICE_WORLDS: Final = 40
"""Imagined deals for choosing a card, and for naming trump or calling. A number, not a time: games replay."""

DOUBTED: Final = 4.0
"""A trump that promises so many points less than another would hardly have been named."""
SECOND_THOUGHTS: Final = 3
"""Deals imagined again where the naming of trump cannot be believed."""
CALL_FROM: Final = 6.0
"""The gain that makes it worth while to double: imagined deals flatter whoever imagines them, and the other side may
redouble. Compared with deals played afterwards, calls break even about here."""
POINT: Final = 0.02
"""What a card point is worth where the score is the same."""


@dataclass(frozen=True, slots=True)
class ExpertPlayer:
    """Plays out imagined deals for each choice; where nothing is to be counted, does as the simple player."""

    costly: ClassVar[bool] = True

    card_worlds: int = CARD_WORLDS
    choice_worlds: int = CHOICE_WORLDS

    def choose(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """The move after which this side gains most on average; equal ones by lot."""
        if len(moves) == 1:
            return moves[0]
        if view.phase is Phase.PLAY:
            return self._card(view, moves, random)
        if view.phase is Phase.TRUMP:
            return self._trump(view, moves, random)
        if view.phase in (Phase.ALONG, Phase.AGAINST):
            return self._call(view, moves, random)
        return _SIMPLE.choose(view, moves, random)

    def effort(self, view: ManilleView, moves: Sequence[ManilleMove]) -> Effort:
        """In cards that every hand plays in imagined deals; at most as many cards are legal as are in a hand."""
        if view.phase is not Phase.PLAY or view.turn is None:
            return Effort(view.phase, 1, 1)
        left = view.hands[view.turn].count
        return Effort(view.phase, self.card_worlds * len(moves) * left, self.card_worlds * left * left)

    def at_once(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """What the simple player would do: for when there is no time to imagine anything."""
        return _SIMPLE.choose(view, moves, random)

    def _card(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        worlds = [likely(view, random) for _ in range(self.card_worlds)]
        legal = allowed(worlds[0].playable(worlds[0].turn), tricks.owed(worlds[0]))
        cards = [move for move in moves if isinstance(move, Play) and legal >> move.card & 1]
        if len(cards) == 1:
            return cards[0]
        side = view.sides[worlds[0].turn]
        totals = [sum(after(world, move, side) for world in worlds) for move in cards]
        return cards[_best(totals, random)]

    def _trump(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """Each trump is tried on the same deals. Nobody is handed the choice: it is too good to give away."""
        worlds = [imagined(view, random) for _ in range(self.choice_worlds)]
        names = [move for move in moves if isinstance(move, NameTrump)]
        totals = [sum(with_trump(world, move.trump) for world in worlds) for move in names]
        return names[_best(totals, random)]

    def _call(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        side = DEALERS if view.phase is Phase.AGAINST else 1 - DEALERS
        gain = sum(played_out(likely(view, random), side) for _ in range(self.choice_worlds)) / self.choice_worlds
        calls = {move.word == "pass": move for move in moves if isinstance(move, Call)}
        return calls[gain < CALL_FROM]


_SIMPLE: Final = SimplePlayer()


def _best(totals: Sequence[float], random: Random) -> int:
    """Which total is the greatest."""
    return max((total, random.random(), number) for number, total in enumerate(totals))[2]


# -- imagined deals ------------------------------------------------------------------------------------


def likely(view: ManilleView, random: Random) -> State:
    """A deal that agrees with the view, and in which trump was named with reason if a few attempts find such."""
    world = imagined(view, random)
    if not isinstance(view.options, ManillaOptions) or view.blind or view.chooser == view.seat:
        return world
    played = played_since(view, view.chooser)
    for _ in range(SECOND_THOUGHTS):
        if _named_with_reason(view, world.hands[view.chooser] | played):
            return world
        world = imagined(view, random)
    return world


def _named_with_reason(view: ManilleView, cards: CardSet) -> bool:
    """Whether the trump that was named is about the best one for these cards."""
    named = gain_by_trump(view.players, cards, view.trump if view.trump is not None else Trump.NONE)
    return all(gain_by_trump(view.players, cards, trump) - DOUBTED <= named for trump in Trump)


def after(world: State, move: Play, side: int) -> float:
    """What a side gains in an imagined deal in which a card is played now."""
    state = world.copy()
    if not tricks.play(state, state.turn % state.players, move, silent):
        instinct.play_out(state)
    return _gain(state, side)


def with_trump(world: State, trump: Trump) -> float:
    """What the dealer's side gains in an imagined deal with this trump."""
    state = world.copy()
    state.trump = int(trump)
    return played_out(state, DEALERS)


def played_out(world: State, side: int) -> float:
    """What a side gains in an imagined deal whose play is to begin. Changes the world."""
    ready_to_lead(world)
    instinct.play_out(world)
    return _gain(world, side)


def _gain(state: State, side: int) -> float:
    """What a deal that was played out brings a side: its score, less the other's; and a trifle for each point."""
    result = scoring.score(state)
    scored = max(result.scored)
    points = POINT * (result.points[side] - result.points[1 - side])
    if result.winner is None:
        return points
    return points + (scored if result.winner == side else -scored)
