"""Start a round (docs/rules/malacca.md §3.1)."""

from __future__ import annotations

from engine.game import Dice
from engine.malacca.cards import ITEM_PRICE
from engine.malacca.events import Emit, ItemBought, RoundBegan, ShipArrived
from engine.malacca.moves import Buy
from engine.malacca.rules.stage import Stage
from engine.malacca.state import State
from engine.malacca.view import Phase


def begin_round(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Pass the parrot clockwise, except in the first round."""
    if state.round:
        state.parrot = (state.parrot + 1) % state.players
    state.round += 1
    emit(RoundBegan, state.round, state.parrot)
    if state.purses[state.parrot] < ITEM_PRICE or not any(state.shop):
        return Stage.SHIP
    state.phase = Phase.PURCHASE
    state.actor = state.parrot
    return None


def buy(state: State, seat: int, move: Buy, _dice: Dice, emit: Emit) -> Stage:
    """Buy a piece of equipment, or nothing; then the ship comes in."""
    if move.item is not None:
        state.purses[seat] -= ITEM_PRICE
        state.shop[move.item] -= 1
        state.items[3 * seat + move.item] += 1
        state.purchase = move.item
        emit(ItemBought, seat, move.item)
    return Stage.SHIP


def ship_arrives(state: State, dice: Dice, emit: Emit) -> Stage:
    """Draw one of the ships not seen yet, all equally likely."""
    state.ship = state.ships.pop(dice.named("ship {}", state.round).below(len(state.ships)))
    emit(ShipArrived, state.ship)
    return Stage.BETTING
