"""Naming trump, and the calls that double the deal (§3.2, §3.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Seat
from engine.manille.cards import Trump
from engine.manille.events import CallPassed, Emit, Looked, TrumpHandedOver, TrumpNamed, WentAgainst, WentAlong
from engine.manille.layout import DEALERS, DEFENDERS
from engine.manille.moves import Call, HandOver, NameTrump
from engine.manille.options import ManillaOptions
from engine.manille.rules.deal import everybody_looks, ready_to_lead, take_up
from engine.manille.state import State
from engine.manille.view import Called, Phase


def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats of its team."""
    layout = state.layout
    return tuple(other for other in layout.members(layout.teams[seat]) if other != seat)


def may_hand_over(state: State) -> bool:
    """Return whether the dealer may let a partner choose trump (house rule)."""
    options = state.options
    return isinstance(options, ManillaOptions) and options.en_face and state.chooser == state.dealer


def look(state: State, seat: Seat, emit: Emit) -> None:
    """Let the dealer look at the cards, which rules out no trump blind."""
    state.phase = Phase.TRUMP
    emit(Looked, seat)
    take_up(state, seat, emit)


def hand_over(state: State, seat: Seat, move: HandOver, emit: Emit) -> None:
    """Let a partner choose trump instead of the dealer, and see the cards."""
    state.chooser = move.to
    emit(TrumpHandedOver, seat, move.to)
    take_up(state, move.to, emit)


def name_trump(state: State, seat: Seat, move: NameTrump, emit: Emit) -> None:
    """Set trump, and let everyone look at their cards."""
    state.trump = int(move.trump)
    state.blind = move.blind
    emit(TrumpNamed, seat, Trump(move.trump), move.blind)
    looked = () if move.blind else (state.dealer, state.chooser)
    everybody_looks(state, emit, *looked)
    state.phase = Phase.ALONG


def asked(state: State) -> Iterable[Seat]:
    """Return the seats that have not answered the open call yet."""
    side = DEFENDERS if state.phase is Phase.ALONG else DEALERS
    sides = state.layout.sides[state.dealer]
    return [seat for seat in range(state.players) if sides[seat] == side and not state.passed >> seat & 1]


def call(state: State, seat: Seat, move: Call, emit: Emit) -> bool:
    """Apply an answer to a call, and return whether the question is closed."""
    if move.word == "pass":
        state.passed |= 1 << seat
        emit(CallPassed, seat)
        if asked(state):
            return False
        ready_to_lead(state)
    elif state.phase is Phase.ALONG:
        state.called = Called.ALONG
        state.along = seat
        emit(WentAlong, seat)
        state.phase = Phase.AGAINST
    else:
        state.called = Called.AGAINST
        state.against = seat
        emit(WentAgainst, seat)
        ready_to_lead(state)
    state.passed = 0
    return True
