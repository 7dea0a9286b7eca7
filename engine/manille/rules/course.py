"""Connect the rules: what each move starts, and what follows from it."""

from __future__ import annotations

from engine.game import Dice, Seat
from engine.manille import moves as m
from engine.manille.events import Emit
from engine.manille.rules import choices, match, review, scoring, talk, tricks
from engine.manille.state import State
from engine.manille.view import Phase


def answer(state: State, seat: Seat, move: m.ManilleMove, dice: Dice, emit: Emit) -> None:
    """Apply a legal move of a seat, and everything that follows.

    The ply grows when the decision is closed: several seats that are asked at once share one ply.
    """
    match move:
        case m.Play():
            if tricks.play(state, seat, move, emit):
                _played_out(state, dice, emit)
        case m.Call():
            if not choices.call(state, seat, move, emit):
                return
        case m.NameTrump():
            choices.name_trump(state, seat, move, emit)
        case m.HandOver():
            choices.hand_over(state, seat, move, emit)
        case m.Look():
            choices.look(state, seat, emit)
        case m.Ask():
            talk.ask(state, seat, move, emit)
        case m.Challenge() | m.Accept():
            if not _reviewed(state, seat, move, dice, emit):
                return
    state.ply += 1


def _played_out(state: State, dice: Dice, emit: Emit) -> None:
    if state.options.honour_play:
        state.phase = Phase.REVIEW
        return
    match.settle(state, scoring.score(state), dice, emit)


def _reviewed(state: State, seat: Seat, move: m.Challenge | m.Accept, dice: Dice, emit: Emit) -> bool:
    """Resolve an answer in the review.

    A proved fault decides the deal. Otherwise it counts as played once everyone has accepted it.
    """
    if isinstance(move, m.Challenge):
        fault = review.challenge(state, seat, move, emit)
        if fault is not None:
            state.passed = 0
            match.settle(state, scoring.penalty(state, fault), dice, emit)
            return True
    else:
        review.accept(state, seat, emit)
    if review.unanswered(state):
        return False
    state.passed = 0
    match.settle(state, scoring.score(state), dice, emit)
    return True
