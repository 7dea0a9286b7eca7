"""Resolve the fight and end the round (docs/rules/malacca.md §3.3, §3.4, §6)."""

from __future__ import annotations

from engine.events import discard
from engine.game import Dice, Place, Seat, Standing
from engine.malacca.cards import ACTIONS, CARDS
from engine.malacca.events import CoinsMoved, Emit, Fought, GameEnded, Heap
from engine.malacca.rules.reckoning import Fight, Reckoning, reckon
from engine.malacca.rules.special import return_played
from engine.malacca.rules.stage import Stage
from engine.malacca.state import NOBODY, NONE, State
from engine.malacca.view import Phase, Play, Round


def fight(state: State, _dice: Dice, emit: Emit) -> Stage:
    """Resolve the fight, and pay every coin."""
    reckoning = reckon(
        Fight(
            options=state.options,
            parrot=state.parrot,
            ship=state.ship,
            actions=state.actions,
            strengths=[CARDS[card].strength for card in state.cards],
            bets=state.bets,
            purses=state.purses,
            characters=state.characters,
            items=state.items,
        )
    )
    state.rounds = (*state.rounds, _record(state, reckoning))
    emit(Fought, reckoning.attack, reckoning.defence, reckoning.captured)
    for coins in reckoning.coins:
        _move(state, coins)
        emit(CoinsMoved, coins.cause, coins.amount, coins.seat)
    state.ship = 0
    state.purchase = NONE
    state.drawers = list(reckoning.drawers)
    return Stage.DRAWING


def _record(state: State, reckoning: Reckoning) -> Round:
    plays = zip(state.cards, state.actions, state.bets, strict=True)
    return Round(
        number=state.round,
        parrot=state.parrot,
        purchase=None if state.purchase == NONE else ACTIONS[state.purchase],
        ship=state.ship,
        plays=tuple([Play(CARDS[card], ACTIONS[action], bet) for card, action, bet in plays]),
        attack=reckoning.attack,
        defence=reckoning.defence,
        captured=reckoning.captured,
        coins=reckoning.coins,
        drawers=reckoning.drawers,
    )


def _move(state: State, coins: CoinsMoved) -> None:
    """Move coins between purses and bets; a state stores nothing else."""
    if coins.seat is None:
        return
    source, target = coins.cause.source, coins.cause.target
    if source is Heap.BET:
        state.bets[coins.seat] -= coins.amount
    elif source is Heap.PURSE:
        state.purses[coins.seat] -= coins.amount
    if target is Heap.PURSE:
        state.purses[coins.seat] += coins.amount


def end_round(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Return played special cards to the deck, and the others to their hands."""
    return_played(state, emit)
    state.cards = [NONE] * state.players
    state.actions = [NONE] * state.players
    if state.round < state.options.rounds:
        return Stage.ROUND
    state.phase = Phase.OVER
    state.actor = NOBODY
    if emit is not discard:
        emit(GameEnded, tuple(state.purses), standing(state).winners)
    return None


def standing(state: State) -> Standing:
    """Return the ranking by purses and open bets."""
    keys = {seat: _key(state, seat) for seat in range(state.players)}
    ranking = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    return Standing(
        tuple(
            Place((seat,), 1 + sum(key > keys[seat] for key in keys.values()), keys[seat][0], {"purse": keys[seat][0]})
            for seat in ranking
        )
    )


def _key(state: State, seat: Seat) -> tuple[int, ...]:
    fortune = state.purses[seat] + state.bets[seat]
    return (fortune,) if state.options.tiebreak == "shared" else (fortune, state.specials(seat))
