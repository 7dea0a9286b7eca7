"""Bets, the reveal and waiting cards (docs/rules/malacca.md §3.2, §4)."""

from __future__ import annotations

from engine.game import Dice
from engine.malacca.cards import ACTIONS, CARDS, FIRST_SPECIAL, Card
from engine.malacca.events import BetMade, CardLaid, Emit, Ready, Revealed, WaitingChosen, WaitingPlayed
from engine.malacca.moves import Bet, Wait
from engine.malacca.rules.stage import Stage
from engine.malacca.state import KINDS, NOBODY, NONE, State
from engine.malacca.view import Phase


def ask_for_bets(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Ask the next player, or all by house rule, to bet, or open the cards."""
    if NONE not in state.cards:
        return _reveal(state, emit)
    state.phase = Phase.BET
    if state.options.simultaneous_bets:
        state.actor = NOBODY
        return None
    seat = state.parrot
    while state.cards[seat] != NONE:
        seat = (seat + 1) % state.players
    state.actor = seat
    return None


def lay(state: State, seat: int, move: Bet, _dice: Dice, emit: Emit) -> Stage | None:
    """Lay a card and coins on it; a simultaneous bet stays sealed in the purse."""
    state.cards[seat] = move.card
    if move.card >= FIRST_SPECIAL:
        state.hands[KINDS * seat + move.card - FIRST_SPECIAL] -= 1
    emit(CardLaid, seat, move.card, move.amount)
    if not state.options.simultaneous_bets:
        _put_on_card(state, seat, move.amount, emit)
        return Stage.BETTING
    state.sealed[seat] = move.amount
    emit(Ready, seat)
    return None if NONE in state.cards else Stage.BETTING


def _put_on_card(state: State, seat: int, amount: int, emit: Emit) -> None:
    state.purses[seat] -= amount
    state.bets[seat] = amount
    emit(BetMade, seat, amount)


def _reveal(state: State, emit: Emit) -> Stage:
    for seat in state.turn_order():
        if state.sealed[seat] != NONE:
            _put_on_card(state, seat, state.sealed[seat], emit)
            state.sealed[seat] = NONE
    cards = tuple([CARDS[card] for card in state.cards])
    emit(Revealed, cards)
    for seat, card in enumerate(cards):
        if not card.waiting:
            state.actions[seat] = card.choices[0]
        if card.special:
            _forget(state, seat, card)
    return Stage.WAITING


def _forget(state: State, seat: int, card: Card) -> None:
    """Note that a card known to be in a hand may have been played."""
    kind = KINDS * seat + card - FIRST_SPECIAL
    state.known[kind] = max(0, state.known[kind] - 1)


def ask_for_waiting(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Ask for an undecided waiting card, or for all at once by house rule."""
    undecided = state.undecided()
    if undecided:
        state.phase = Phase.WAIT
        state.actor = NOBODY if state.options.waiting == "simultaneous_secret" else undecided[0]
        return None
    if state.options.waiting == "simultaneous_secret":
        for seat in state.turn_order():
            if CARDS[state.cards[seat]].waiting:
                emit(WaitingPlayed, seat, ACTIONS[state.actions[seat]])
    return Stage.FIGHT


def decide(state: State, seat: int, move: Wait, _dice: Dice, emit: Emit) -> Stage | None:
    """Set the action of a waiting card."""
    state.actions[seat] = move.action
    if not state.waits_at_once:
        emit(WaitingPlayed, seat, move.action)
        return Stage.WAITING
    emit(WaitingChosen, seat, move.action)
    emit(Ready, seat)
    return None if state.undecided() else Stage.WAITING
