"""Review a deal in honor play: opponents may challenge failed duties (§8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.manille.cards import CARDS
from engine.manille.events import Accepted, Challenged, Emit
from engine.manille.moves import Challenge
from engine.manille.rules.duties import breach, turns
from engine.manille.state import State
from engine.manille.view import Fault


def unanswered(state: State) -> list[Seat]:
    """Return the seats that have neither challenged nor accepted the deal."""
    return [seat for seat in range(state.players) if not state.passed >> seat & 1]


def accept(state: State, seat: Seat, emit: Emit) -> None:
    """Record that a seat accepts the deal."""
    state.passed |= 1 << seat
    emit(Accepted, seat)


def challenge(state: State, seat: Seat, move: Challenge, emit: Emit) -> Fault | None:
    """Return a hand's proved fault; a failed challenge counts as accepting."""
    fault = first_fault(state, move.hand)
    emit(Challenged, seat, move.hand, fault)
    if fault is None:
        state.passed |= 1 << seat
    return fault


def first_fault(state: State, hand: int) -> Fault | None:
    """Return the first duty that a hand failed in the finished deal, or ``None``."""
    return next((fault for fault in faults(state) if fault.hand == hand), None)


def faults(state: State) -> Sequence[Fault]:
    """Return all failed duties of a finished deal, in order.

    They are recorded as cards are played: face-down cards of a dummy in piles bound no one then (§8.2). Rules version 1
    inferred them from later cards.
    """
    return state.faults if state.rules > 1 else recounted(state)


def recounted(state: State) -> Sequence[Fault]:
    """Return the faults inferred from the tricks, as if all cards were face up."""
    sides = state.layout.sides[state.dealer]
    still = [0] * len(sides)
    found = []
    for number in range(len(state.tricks) - 1, -1, -1):
        trick = state.tricks[number]
        for turn in turns(state.options, state.trump, sides, trick.leader, trick.cards):
            still[turn.hand] |= 1 << turn.card
            if breach(still[turn.hand], turn.card, turn.owed) is not None:
                found.append(Fault(turn.hand, number, CARDS[turn.card]))
    return sorted(found, key=lambda fault: fault.trick)
