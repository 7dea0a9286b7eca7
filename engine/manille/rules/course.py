"""Where the rules come together: what each move starts, and what follows from it."""

from __future__ import annotations

from engine.game import Dice, Seat
from engine.manille import moves as m
from engine.manille.rules import choices, match, review, scoring, talk, tricks
from engine.manille.rules.telling import Tell
from engine.manille.state import State
from engine.manille.view import Phase


def answer(state: State, seat: Seat, move: m.ManilleMove, dice: Dice, tell: Tell) -> None:
    """Do a legal move of a seat, and all that follows from it.

    The ply grows when the decision is closed: several seats that are asked at once share one ply.
    """
    match move:
        case m.Play():
            if tricks.play(state, seat, move, tell):
                _played_out(state, dice, tell)
        case m.Call():
            if not choices.call(state, seat, move, tell):
                return
        case m.NameTrump():
            choices.name_trump(state, seat, move, tell)
        case m.HandOver():
            choices.hand_over(state, seat, move, tell)
        case m.Look():
            choices.look(state, seat, tell)
        case m.Ask():
            talk.ask(state, seat, move, tell)
        case m.Challenge() | m.Accept():
            if not _reviewed(state, seat, move, dice, tell):
                return
    state.ply += 1


def _played_out(state: State, dice: Dice, tell: Tell) -> None:
    if state.options.honour_play:
        state.phase = Phase.REVIEW
        return
    match.settle(state, scoring.score(state), dice, tell)


def _reviewed(state: State, seat: Seat, move: m.Challenge | m.Accept, dice: Dice, tell: Tell) -> bool:
    """A fault that is proved decides the deal; else it counts as played once everybody has let it stand."""
    if isinstance(move, m.Challenge):
        fault = review.challenge(state, seat, move, tell)
        if fault is not None:
            state.passed = 0
            match.settle(state, scoring.penalty(state, fault), dice, tell)
            return True
    else:
        review.accept(state, seat, tell)
    if review.unanswered(state):
        return False
    state.passed = 0
    match.settle(state, scoring.score(state), dice, tell)
    return True
