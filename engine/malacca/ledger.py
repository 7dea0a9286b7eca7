"""Purses as a player who counts along can compute them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.malacca.cards import ITEM_PRICE, opening_purse
from engine.malacca.events import CoinsMoved, Heap
from engine.malacca.view import MalaccaView, Round


def counted(view: MalaccaView) -> tuple[int, ...]:
    """Return the purse now by seat, without the bet on the card."""
    purses = list(purse_course(view)[-1])
    if view.purchase is not None:
        purses[view.parrot] -= ITEM_PRICE
    if not view.options.simultaneous_bets or all(view.laid):
        for seat, bet in enumerate(view.bets):
            purses[seat] -= bet or 0
    return tuple(purses)


def purse_course(view: MalaccaView) -> tuple[tuple[int, ...], ...]:
    """Return purses by seat at the start and after each fought round."""
    purses = [_opening(view, seat) for seat in range(view.players)]
    course = [tuple(purses)]
    for played in view.rounds:
        for seat, gain in enumerate(gains(played)):
            purses[seat] += gain
        course.append(tuple(purses))
    return tuple(course)


def gains(played: Round) -> tuple[int, ...]:
    """Return the change of each purse in a round, with purchase and bet, by seat."""
    change = [-play.bet for play in played.plays]
    if played.purchase is not None:
        change[played.parrot] -= ITEM_PRICE
    for seat, amount in _into_purses(played.coins):
        change[seat] += amount
    return tuple(change)


def _into_purses(coins: Iterable[CoinsMoved]) -> Iterable[tuple[int, int]]:
    for moved in coins:
        if moved.seat is None:
            continue
        if moved.cause.target is Heap.PURSE:
            yield moved.seat, moved.amount
        elif moved.cause.source is Heap.PURSE:
            yield moved.seat, -moved.amount


def _opening(view: MalaccaView, seat: int) -> int:
    character = view.characters[seat]
    if view.options.characters and character is None:
        return 0
    return opening_purse(character, view.players)
