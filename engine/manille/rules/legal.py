"""List what a seat may do now, for buttons, checks, AI and tests.

Order of the list: look, then no trump blind · trumps clubs, diamonds, hearts, spades, none, then partners to hand over
to · the call, then pass · cards as the hand is sorted, then questions · hands to challenge, then accept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.game import Seat
from engine.manille.cards import in_order
from engine.manille.moves import (
    ACCEPT,
    ASK,
    CALLS,
    CHALLENGE,
    HAND_OVER,
    LOOK,
    NAME,
    NAME_BLIND,
    PLAY,
    PLAY_DUMMY,
    ManilleMove,
)
from engine.manille.rules import choices, review, talk, tricks
from engine.manille.state import State
from engine.manille.view import Phase


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that must decide, ascending: several at calls."""
    match state.phase:
        case Phase.PLAY:
            return (state.turn % state.players,)
        case Phase.BLIND | Phase.TRUMP:
            return (state.chooser,)
        case Phase.ALONG | Phase.AGAINST:
            return tuple(choices.asked(state))
        case Phase.REVIEW:
            return tuple(review.unanswered(state))
        case Phase.OVER:
            return ()


def legal_moves(state: State, seat: Seat) -> list[ManilleMove]:
    """Return every legal move of a seat, in the order above."""
    return _DECISIONS[state.phase](state, seat) if seat in to_act(state) else []


def _blind(_state: State, _seat: Seat) -> list[ManilleMove]:
    return [LOOK, NAME_BLIND]


def _trump(state: State, seat: Seat) -> list[ManilleMove]:
    if not choices.may_hand_over(state):
        return list(NAME)
    return [*NAME, *(HAND_OVER[partner] for partner in choices.partners(state, seat))]


def _along(_state: State, _seat: Seat) -> list[ManilleMove]:
    return [CALLS["along"], CALLS["pass"]]


def _against(_state: State, _seat: Seat) -> list[ManilleMove]:
    return [CALLS["against"], CALLS["pass"]]


def _play(state: State, seat: Seat) -> list[ManilleMove]:
    plays = PLAY if state.turn < state.players else PLAY_DUMMY
    moves: list[ManilleMove] = [plays[card] for card in in_order(tricks.playable(state))]
    if not state.trick:
        moves += [ASK[question] for question in talk.questions(state, seat)]
    return moves


def _review(state: State, seat: Seat) -> list[ManilleMove]:
    return [*(CHALLENGE[hand] for hand in opponents(state, seat)), ACCEPT]


def opponents(state: State, seat: Seat) -> list[int]:
    """Return the hands of the other side of this deal."""
    sides = state.layout.sides[state.dealer]
    return [hand for hand, side in enumerate(sides) if side != sides[seat]]


_DECISIONS: Final[dict[Phase, Callable[[State, Seat], list[ManilleMove]]]] = {
    Phase.BLIND: _blind,
    Phase.TRUMP: _trump,
    Phase.ALONG: _along,
    Phase.AGAINST: _against,
    Phase.PLAY: _play,
    Phase.REVIEW: _review,
}
