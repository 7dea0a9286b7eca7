"""The search guide of Manila."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.events import discard
from engine.game import Dice, Evaluation, Seat
from engine.manila.ai import instinct
from engine.manila.ai.last_roll import before_last_roll, fortunes_by, win_chance
from engine.manila.ai.minds import SELF, Imagined, imagine_minds
from engine.manila.board import ROLLS
from engine.manila.imagine import imagined
from engine.manila.moves import Bid, ManilaMove, Pass
from engine.manila.rules.course import ANSWERS, COURSE
from engine.manila.rules.stage import Stage
from engine.manila.state import State
from engine.manila.view import ManilaView, Phase

WIDTH: Final = 7
"""The maximum number of candidates."""
RAISES: Final = (1, 2, 4, 8)
"""Raises tried next to the one that instinct would make: of many nearly equal ones, the luckiest would win."""


class ManilaGuide:
    """A guide that simulates by instinct to the end of the voyage."""

    __slots__ = ()

    def imagine(self, view: ManilaView, random: Random) -> State:
        """Return a sampled state, with an imagined type of player at each seat.

        Shares are dealt as by the rules, because bids and purchases reveal little about them.
        """
        seat = view.seat if view.seat is not None else next(iter(view.to_act), None)
        return imagine_minds(imagined(view, random), seat, random)

    def candidates(self, state: State, seat: Seat, moves: Sequence[ManilaMove]) -> Sequence[ManilaMove]:
        """Return the moves that instinct values most; loans only if needed to pay."""
        if state.phase is Phase.PLEDGE:
            return [instinct.pick(state, seat, SELF)]
        choices = [move for move in moves if not move.free]
        if state.phase is Phase.AUCTION:
            return _bids(state, seat, choices)
        worths = instinct.weigh(state, seat, choices, SELF)
        ranked = sorted(range(len(choices)), key=worths.__getitem__, reverse=True)
        return [choices[number] for number in ranked[:WIDTH]]

    def pick(self, state: State, seat: Seat, dice: Dice) -> ManilaMove:  # noqa: ARG002 - as in Guide
        """Return the move that the imagined player's instinct makes."""
        return instinct.pick(state, seat, state.minds[seat] if isinstance(state, Imagined) else SELF)

    def advance(self, state: State, seat: Seat, move: ManilaMove, dice: Dice) -> bool:
        voyage = state.voyage
        state.ply += 1
        stage = ANSWERS[type(move)](state, seat, move, discard)
        while stage is not None:
            if stage is Stage.ROLLING and state.rolls == ROLLS - 1:
                return True
            stage = COURSE[stage](state, dice, discard)
        return state.voyage != voyage or state.phase is Phase.OVER

    def worth(self, state: State, seat: Seat) -> Evaluation:
        """Return the chance to win and the fortune in pesos.

        Averages over the last roll if it is still to fall. The fortune is cash plus shares at their expected final
        value, less debts.
        """
        if state.rolls == ROLLS - 1 and state.phase is not Phase.OVER:
            return before_last_roll(state, seat)
        market = tuple(state.market)
        fortunes = fortunes_by(state, market)
        return Evaluation(win_chance(fortunes, seat, market), fortunes[seat])


def _bids(state: State, seat: Seat, choices: Sequence[ManilaMove]) -> list[ManilaMove]:
    target = instinct.pick(state, seat, SELF)
    amounts = {state.bid + raised for raised in RAISES}
    if isinstance(target, Bid):
        amounts.add(target.amount)
    bids: list[ManilaMove] = [move for move in choices if isinstance(move, Bid) and move.amount in amounts]
    bids += [move for move in choices if isinstance(move, Pass)]
    return sorted(bids, key=lambda move: (move != target, not isinstance(move, Pass)))


GUIDE: Final = ManilaGuide()
