"""The search guide of Manille and Manilla."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.events import discard
from engine.game import Dice, Evaluation, Seat
from engine.manille.ai import instinct, race
from engine.manille.ai.expert import CALL_FROM, likely
from engine.manille.ai.strength import gain_by_call, gain_by_trump
from engine.manille.layout import DEALERS, DEFENDERS
from engine.manille.moves import ACCEPT, CALLS, LOOK, NAME, PLAY, Ask, ManilleMove, Play
from engine.manille.rules import match as games
from engine.manille.rules import scoring, tricks
from engine.manille.rules.course import answer
from engine.manille.state import State
from engine.manille.view import ManilleView, Phase


class ManilleGuide:
    """A guide that simulates by instinct to the end of the deal."""

    __slots__ = ()

    def imagine(self, view: ManilleView, random: Random) -> State:
        """Return a sampled deal in which the named trump is usually plausible.

        Where calls are made, the side that is asked gets a few points less: sampled deals flatter the player who
        samples them.
        """
        state = likely(view, random)
        if view.phase in (Phase.ALONG, Phase.AGAINST):
            side = DEALERS if view.phase is Phase.AGAINST else DEFENDERS
            state.points[side] -= round(CALL_FROM)
            state.points[1 - side] += round(CALL_FROM)
        return state

    def candidates(
        self,
        state: State,
        seat: Seat,  # noqa: ARG002 - as in Guide
        moves: Sequence[ManilleMove],
    ) -> Sequence[ManilleMove]:
        """Return all cards, trumps and calls, but no questions to the partner.

        Only one card in honor play, where any hint on a card would reveal duties.
        """
        if state.options.honour_play or state.phase in (Phase.BLIND, Phase.REVIEW):
            return moves[:1]
        return [move for move in moves if not isinstance(move, Ask)]

    def pick(self, state: State, seat: Seat, dice: Dice) -> ManilleMove:  # noqa: ARG002 - as in Guide
        """Return a card by instinct, or trump and calls by the hand's strength."""
        match state.phase:
            case Phase.PLAY:
                return PLAY[instinct.choose(state)]
            case Phase.TRUMP:
                return max(NAME, key=lambda move: gain_by_trump(state.players, state.hands[seat], move.trump))
            case Phase.ALONG:
                return CALLS["along" if _calls(state, seat) else "pass"]
            case Phase.AGAINST:
                return CALLS["against" if _calls(state, seat) else "pass"]
            case Phase.BLIND:
                return LOOK
            case _:
                return ACCEPT

    def advance(self, state: State, seat: Seat, move: ManilleMove, dice: Dice) -> bool:
        """Apply a move, but never challenge a finished deal."""
        if not isinstance(move, Play):
            deal = state.deal
            answer(state, seat, move, dice, discard)
            return state.deal != deal or state.phase is Phase.OVER
        state.ply += 1
        if not tricks.play(state, seat, move, discard):
            return False
        games.settle(state, scoring.score(state), dice, discard)
        return True

    def worth(self, state: State, seat: Seat) -> Evaluation:
        """Return the chance to win, by the match score, and the last deal's gain."""
        teams = state.layout.teams
        scored = state.results[-1].scored if state.results else (0,) * len(state.scores)
        others = max(points for team, points in enumerate(scored) if team != teams[seat])
        return Evaluation(race.chance(state, seat), scored[teams[seat]] - others)


def _calls(state: State, seat: Seat) -> bool:
    side = state.layout.sides[state.dealer][seat]
    return gain_by_call(state.players, state.hands[seat], state.trump, side, dealer=seat == state.dealer) > 0


GUIDE: Final = ManilleGuide()
