"""A card player that searches over sampled deals.

Deals agree with the view: no hand gets a card that its owner's play has excluded (``engine.manille.inference``), and
those that best explain the plays and calls are kept (``engine.manille.ai.belief``). The last tricks are solved exactly
(``engine.manille.ai.endgame``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from engine.events import discard
from engine.manille.ai import instinct
from engine.manille.ai.belief import Belief
from engine.manille.ai.endgame import Solver, final, solvable
from engine.manille.ai.simple import SimplePlayer
from engine.manille.cards import Trump
from engine.manille.layout import DEALERS
from engine.manille.moves import Call, ManilleMove, NameTrump, Play
from engine.manille.rules import scoring, tricks
from engine.manille.rules.deal import ready_to_lead
from engine.manille.rules.duties import allowed
from engine.manille.state import State
from engine.manille.view import ManilleView, Phase
from engine.player import Effort

CARD_WORLDS: Final = 32
CHOICE_WORLDS: Final = 40
"""Imagined deals for choosing a card, and for naming trump or calling. A number, not a time, so that games replay."""

SOLVED: Final = {2: 4, 3: 4, 4: 4, 6: 3}
"""By players: how many tricks before its end a deal is solved. With six players, four tricks would take ten times as
long.
"""
DEALING: Final = 20
"""The cost of dealing and weighing, in cards played by every hand."""
CALL_FROM: Final = 6.0
"""The minimum gain for doubling: imagined deals flatter the player who imagines them, and the other side may redouble.
Measured: calls break even about here.
"""
POINT: Final = 0.02
"""The value of a card point where the score is the same."""


@dataclass(frozen=True, slots=True)
class ExpertPlayer:
    """A player that plays out sampled deals for each choice."""

    costly: ClassVar[bool] = True

    card_worlds: int = CARD_WORLDS
    choice_worlds: int = CHOICE_WORLDS
    three_worlds: int | None = None
    """Instead of ``card_worlds`` with three players."""

    def choose(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """Return the move with the highest mean gain of the player's side."""
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
        """Return the number of cards to play in sampled deals.

        It doesn't count the work of solving, which would reveal something about the hidden cards.
        """
        if view.phase is not Phase.PLAY or view.turn is None:
            return Effort(view.phase, 1, 1)
        left = view.hands[view.turn].count
        if left <= SOLVED[view.players]:
            return Effort((view.phase, left), 1, 1)
        worlds = self._card_worlds(view)
        return Effort(view.phase, worlds * (DEALING + len(moves) * left), worlds * (DEALING + left * left))

    def at_once(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """Return the simple player's move."""
        return _SIMPLE.choose(view, moves, random)

    def _card_worlds(self, view: ManilleView) -> int:
        return self.three_worlds if self.three_worlds is not None and view.players == 3 else self.card_worlds

    def _card(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        worlds = list(Belief(view).deals(self._card_worlds(view), random))
        state = worlds[0][0]
        legal = allowed(state.playable(state.turn), tricks.owed(state))
        cards = [move for move in moves if isinstance(move, Play) and legal >> move.card & 1]
        if len(cards) == 1:
            return cards[0]
        side = view.sides[state.turn]
        if solvable(state) and state.layout.cards - len(state.tricks) <= SOLVED[state.players]:
            gains = _solved(worlds, cards, side)
        else:
            gains = [[after(world, move, side) for move in cards] for world, _ in worlds]
        totals = [
            sum(times * gain[number] for (_, times), gain in zip(worlds, gains, strict=True))
            for number in range(len(cards))
        ]
        return cards[_best(totals, random)]

    def _trump(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        """Return the trump that does best over the same sampled deals."""
        worlds = list(Belief(view).deals(self.choice_worlds, random))
        names = [move for move in moves if isinstance(move, NameTrump)]
        totals = [sum(times * with_trump(world, move.trump) for world, times in worlds) for move in names]
        return names[_best(totals, random)]

    def _call(self, view: ManilleView, moves: Sequence[ManilleMove], random: Random) -> ManilleMove:
        side = DEALERS if view.phase is Phase.AGAINST else 1 - DEALERS
        worlds = Belief(view).deals(self.choice_worlds, random)
        gain = sum(times * played_out(world, side) for world, times in worlds) / self.choice_worlds
        calls = {move.word == "pass": move for move in moves if isinstance(move, Call)}
        return calls[gain < CALL_FROM]


_SIMPLE: Final = SimplePlayer()


def _best(totals: Sequence[float], random: Random) -> int:
    return max((total, random.random(), number) for number, total in enumerate(totals))[2]


_believed: tuple[ManilleView, Belief] | None = None
"""What was believed last. Advice and reviews ask for many deals of the very same view."""


def likely(view: ManilleView, random: Random) -> State:
    """Return a sampled deal that agrees with the view and usually explains it."""
    global _believed  # noqa: PLW0603 - a memory of one: views have no hash
    known = _believed
    if known is None or known[0] is not view:
        known = _believed = view, Belief(view)
    return known[1].deal(random)


def _solved(worlds: Sequence[tuple[State, int]], cards: Sequence[Play], side: int) -> list[list[float]]:
    """Return a side's gain by deal and card, with perfect play from here on."""
    state = worlds[0][0]
    solver = Solver(state)
    known: dict[int, float] = {}
    found = []
    for world, _ in worlds:
        worths = solver.worths(world)
        for worth in worths.values():
            if worth not in known:
                known[worth] = _gain(state, side, *final(state, worth))
        found.append([known[worths[move.card]] for move in cards])
    return found


def after(world: State, move: Play, side: int) -> float:
    """Return a side's gain in a sampled deal if this card is played now."""
    state = world.copy()
    if tricks.play(state, state.turn % state.players, move, discard):
        return _gain(state, side, scoring.counted(state), (state.taken[0], state.taken[1]))
    return _gain(state, side, *instinct.play_out(state))


def with_trump(world: State, trump: Trump) -> float:
    """Return the gain of the dealer's side in a sampled deal with this trump."""
    state = world.copy()
    state.trump = int(trump)
    return played_out(state, DEALERS)


def played_out(world: State, side: int) -> float:
    """Return a side's gain in a sampled deal that is played to its end."""
    ready_to_lead(world)
    return _gain(world, side, *instinct.play_out(world))


def _gain(state: State, side: int, points: tuple[int, int], taken: tuple[int, int]) -> float:
    """Return a side's score difference, plus a little for each point."""
    verdict = scoring.verdict_of(state, points, taken)
    trifle = POINT * (points[side] - points[1 - side])
    if verdict.winner is None:
        return trifle
    return trifle + (verdict.score if verdict.winner == side else -verdict.score)
