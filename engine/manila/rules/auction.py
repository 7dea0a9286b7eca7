"""Auction the office of harbor master (§2.2)."""

from __future__ import annotations

from engine.game import Dice
from engine.manila.board import ACCOMPLICES
from engine.manila.events import BidMade, Emit, MasterChosen, Passed, VoyageBegan
from engine.manila.moves import Bid, Pass
from engine.manila.rules.money import ceiling, charge, settle
from engine.manila.rules.stage import Stage
from engine.manila.state import AT_SEA, BEATEN, BOUGHT, HABITS, LEFT, NOBODY, NONE, SPOTS, State, Wake
from engine.manila.view import Phase


def begin_voyage(state: State, _dice: Dice, emit: Emit) -> Stage:
    """Return accomplices and punts; the former master opens the next auction."""
    players = state.players
    state.voyage += 1
    if state.ashore != NONE:
        state.wake = Wake(state.ashore, state.position, state.berth, state.plundered, state.dice, state.spots)
    if state.master != NOBODY:
        state.opener = state.master
    state.bid = 0
    state.bidder = NOBODY
    state.beaten = ()
    state.passed = [False] * players
    state.accomplices = [ACCOMPLICES[players]] * players
    state.lap = 0
    state.rolls = 0
    state.ashore = NONE
    state.position = [0, 0, 0]
    state.berth = [AT_SEA, AT_SEA, AT_SEA]
    state.plundered = [False, False, False]
    state.dice = [0, 0, 0]
    state.spots = [NOBODY] * SPOTS
    # The search for the next bidder begins one seat further.
    state.actor = (state.opener - 1) % players
    emit(VoyageBegan, state.voyage, state.opener)
    return Stage.BIDDING


def bid(state: State, seat: int, move: Bid, emit: Emit) -> Stage:
    """Record the highest bid, and ask the next merchant."""
    if state.bidder != NOBODY:
        state.beaten = (*state.beaten, (state.bidder, state.bid))[-BEATEN:]
    state.bid = move.amount
    state.bidder = seat
    emit(BidMade, seat, move.amount)
    return Stage.BIDDING


def leave_auction(state: State, seat: int, _move: Pass, emit: Emit) -> Stage:
    """Leave this auction for good, and ask the next merchant."""
    state.passed[seat] = True
    state.habits[HABITS * seat + LEFT] += 1
    state.habits[HABITS * seat + LEFT + 1] += state.bid
    emit(Passed, seat, True)
    return Stage.BIDDING


def ask_next_bidder(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Ask the next bidder; those who can't raise pass automatically."""
    players = state.players
    seat = state.actor
    for _ in range(players):
        seat = (seat + 1) % players
        if seat == state.bidder:
            # Everyone else has passed: the leader is never asked to outbid himself.
            return charge(state, seat, state.bid, "office", NONE, emit)
        if state.passed[seat]:
            continue
        if ceiling(state, seat) > state.bid:
            state.phase = Phase.AUCTION
            state.actor = seat
            return None
        state.passed[seat] = True
        emit(Passed, seat, True, True)
    return _keep_office(state, emit)


def _keep_office(state: State, emit: Emit) -> Stage:
    """Give the office to the opener for nothing if no one has bid."""
    state.master = state.opener
    emit(MasterChosen, state.master, 0, True)
    return Stage.BUYING


def take_office(state: State, _dice: Dice, emit: Emit) -> Stage:
    """Charge the winner and make them master."""
    state.master = state.bidder
    price = settle(state, state.master)
    state.habits[HABITS * state.master + BOUGHT] += 1
    state.habits[HABITS * state.master + BOUGHT + 1] += price
    emit(MasterChosen, state.master, price, False)
    return Stage.BUYING
