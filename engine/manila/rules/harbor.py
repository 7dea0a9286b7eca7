"""The duties of the harbor master: share, loads, start spaces (§2.3)."""

from __future__ import annotations

from typing import Final

from engine.game import Dice
from engine.manila.board import MARKET, MIN_SHARE_PRICE, WARES, Ware
from engine.manila.events import Emit, Launched, Loaded, ShareBought
from engine.manila.moves import Buy, Launch, Leave
from engine.manila.rules.money import ceiling, charge, settle
from engine.manila.rules.stage import Stage
from engine.manila.state import LOADS, State
from engine.manila.view import Phase

_SHARE_PRICES: Final = tuple(max(MIN_SHARE_PRICE, value) for value in MARKET)
"""By step of the market."""


def share_price(state: State, ware: int) -> int:
    """Return the price of a share: its value, at least 5."""
    return _SHARE_PRICES[state.market[ware]]


def shares_on_offer(state: State, seat: int) -> list[Ware]:
    """Return the wares whose share a merchant could buy, with loans if needed."""
    most = ceiling(state, seat)
    stock = zip(WARES, state.supply, state.market, strict=True)
    return [ware for ware, left, step in stock if left and _SHARE_PRICES[step] <= most]


def offer_share(state: State, _dice: Dice, emit: Emit) -> Stage | None:
    """Ask the master for a share to buy, if they can afford any."""
    state.passed = [False] * state.players
    state.actor = state.master
    if not shares_on_offer(state, state.master):
        _buy_none(state, emit)
        return None
    state.phase = Phase.BUY
    return None


def buy(state: State, seat: int, move: Buy, emit: Emit) -> Stage | None:
    """Buy a share at the market's price, perhaps by pledges, or none."""
    if move.ware is None:
        _buy_none(state, emit)
        return None
    return charge(state, seat, share_price(state, move.ware), "share", move.ware, emit)


def take_share(state: State, _dice: Dice, emit: Emit) -> None:
    """Complete the purchase of a share, which never moves the market."""
    seat, ware = state.master, Ware(state.goods)
    state.supply[ware] -= 1
    state.free[4 * seat + ware] += 1
    emit(ShareBought, seat, ware, settle(state, seat))
    _ask_to_load(state)


def _buy_none(state: State, emit: Emit) -> None:
    emit(ShareBought, state.master, None, 0)
    _ask_to_load(state)


def _ask_to_load(state: State) -> None:
    state.phase = Phase.LOAD
    state.actor = state.master


def load(state: State, seat: int, move: Leave, emit: Emit) -> None:
    """Load three wares, then ask the master for the start spaces."""
    state.ashore = move.ware
    state.phase = Phase.START
    first, second, third = LOADS[move.ware]
    emit(Loaded, seat, (first, second, third))


def launch(state: State, seat: int, move: Launch, emit: Emit) -> Stage:
    """Put the punts on their start spaces, and begin the first placing round."""
    state.position = list(move.starts)
    emit(Launched, seat, tuple(zip(LOADS[state.ashore], move.starts, strict=True)))
    return Stage.LAP
