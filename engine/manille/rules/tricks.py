"""Playing cards and taking tricks (§4.1)."""

from __future__ import annotations

from engine.game import Seat
from engine.manille.cards import CARDS, POINTS, CardSet, beats
from engine.manille.events import CardPlayed, Emit, TrickTaken, Turned
from engine.manille.moves import Play
from engine.manille.rules.duties import FREE, Duties, allowed, breach, duties
from engine.manille.state import NOBODY, NONE, PILES, State
from engine.manille.view import Fault, Trick


def owed(state: State) -> Duties:
    """Return the duties of the hand to act."""
    if not state.trick:
        return FREE
    sides = state.layout.sides[state.dealer]
    partners = sides[state.winner] == sides[state.turn]
    return duties(state.options, state.trump, state.trick[0], state.best(), partners)


def playable(state: State) -> CardSet:
    """Return the cards that may be played now; in honor play all."""
    cards = state.playable(state.turn)
    return cards if state.options.honour_play else allowed(cards, owed(state))


def play(state: State, seat: Seat, move: Play, emit: Emit) -> bool:
    """Lay a card, take a full trick, and return whether the deal is played out."""
    card, hand = int(move.card), state.turn
    if state.rules > 1 and state.options.honour_play and breach(state.playable(hand), card, owed(state)) is not None:
        state.faults += (Fault(hand, len(state.tricks), move.card),)
    state.hands[hand] &= ~(1 << card)
    if state.piles and hand >= state.players:
        state.piles[state.piles.index(card)] = NONE
    if not state.trick or beats(card, state.best(), state.trump):
        state.winner = hand
    state.trick.append(card)
    emit(CardPlayed, seat, hand, move.card)
    if len(state.trick) < len(state.hands):
        state.turn = (hand + 1) % len(state.hands)
        return False
    _take(state, emit)
    return len(state.tricks) == state.layout.cards


def _take(state: State, emit: Emit) -> None:
    layout, winner = state.layout, state.winner
    side = layout.sides[state.dealer][winner]
    points = sum([POINTS[card] for card in state.trick])
    state.taken[side] += 1
    state.points[side] += points + layout.per_trick
    state.tricks += (Trick(state.leader, tuple([CARDS[card] for card in state.trick]), winner),)
    state.trick = []
    state.leader = state.turn = winner
    state.winner = NOBODY
    emit(TrickTaken, layout.seat(winner), winner, points)
    if state.piles:
        _uncover(state, emit)


def _uncover(state: State, emit: Emit) -> None:
    """Turn up the lower cards of piles whose upper card has been played."""
    for hand in range(state.players, len(state.hands)):
        first = 2 * PILES * (hand - state.players)
        turned = []
        for pile in range(PILES):
            top, below = first + pile, first + PILES + pile
            if state.piles[top] == NONE and state.piles[below] != NONE:
                state.piles[top], state.piles[below] = state.piles[below], NONE
                turned.append((pile, CARDS[state.piles[top]]))
        if turned:
            emit(Turned, hand, tuple(turned))
