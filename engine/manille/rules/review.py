"""Honour play: after the deal, opponents may challenge whoever failed a duty (§8)."""

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
    """The seats that have neither challenged nor let the deal stand."""
    return [seat for seat in range(state.players) if not state.passed >> seat & 1]


def accept(state: State, seat: Seat, emit: Emit) -> None:
    """This seat has nothing against the deal as it was played."""
    state.passed |= 1 << seat
    emit(Accepted, seat)


def challenge(state: State, seat: Seat, move: Challenge, emit: Emit) -> Fault | None:
    """Look a hand's play over. Whoever challenges in vain has let the deal stand; gives the fault that is proved."""
    fault = first_fault(state, move.hand)
    emit(Challenged, seat, move.hand, fault)
    if fault is None:
        state.passed |= 1 << seat
    return fault


def first_fault(state: State, hand: int) -> Fault | None:
    """The first duty that a hand failed in the deal that has been played out, or ``None``."""
    return next((fault for fault in faults(state) if fault.hand == hand), None)


def faults(state: State) -> Sequence[Fault]:
    """All failed duties of a deal that has been played out, in order.

    They were noted as cards were played: what lay face down then, of a dummy in piles, bound nobody (§8.2). By the
    first rules they were told by what each hand played later.
    """
    return state.faults if state.rules > 1 else recounted(state)


def recounted(state: State) -> Sequence[Fault]:
    """The same from the tricks alone. What a hand held is known from what it played; not, what of it lay open."""
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
