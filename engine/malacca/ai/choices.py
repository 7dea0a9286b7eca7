"""AI moves for every decision except the bet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from engine.game import Seat
from engine.malacca.ai.prospect import card_worth
from engine.malacca.ai.table_facts import Sea
from engine.malacca.cards import ITEM_BONUS, ITEM_PRICE, Action, Card, Character
from engine.malacca.events import Heap
from engine.malacca.ledger import counted
from engine.malacca.moves import Buy, Keep, MalaccaMove, Take, Wait
from engine.malacca.rules.reckoning import Fight, reckon
from engine.malacca.view import MalaccaView, Phase

WAITS: Final = 8
"""How many samples are drawn for undecided waiting cards of others."""

KEEP_WORTH: Final = {
    Card.TRADE_2: 5,
    Card.ATTACK_2: 4,
    Card.ATTACK_OR_DEFENCE: 3,
    Card.DEFENCE_OR_TRADE: 2,
    Card.DEFENCE_2: 1,
}
"""The preference for keeping each special card: a matter of taste."""
CHARACTER_WORTH: Final = {
    Character.PIERRE: 27,
    Character.CAESAR: 24,
    Character.MORGAN: 24,
    Character.SAYYIDA: 20,
    Character.INGRID: 19,
    Character.ORGONEZ: 18,
    Character.LASKARINA: 14,
    Character.ZHENG: 13,
}
"""Wins of each character in 100 games of five players of this level, measured."""
SUCCESSES: Final = (0.17, 0.2, 0.25)
"""How often attack, defense and trade succeed in a round for a player with the equipment for it."""


def choose(view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:
    """Return a move in any phase except betting."""
    return _DECISIONS[view.phase](view, moves, random)


def _seat(view: MalaccaView) -> Seat:
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    return view.seat


def _wait(view: MalaccaView, moves: Sequence[Wait], random: Random) -> Wait:
    """Return the best action of a waiting card, averaged over the others'."""
    return max(moves, key=wait_worth(view, random))


def wait_worth(view: MalaccaView, random: Random) -> Callable[[Wait], float]:
    """Return a function that values each choice of a waiting card, in silver.

    If other waiting cards are undecided, it is the mean over their possible actions.
    """
    seat = _seat(view)
    opened = [_opened(view, random) for _ in range(WAITS)]

    def worth(move: Wait) -> float:
        outcomes = [_outcome(view, seat, [*actions[:seat], move.action, *actions[seat + 1 :]]) for actions in opened]
        return sum(outcomes) / len(outcomes)

    return worth


def _opened(view: MalaccaView, random: Random) -> list[Action]:
    """Return each seat's action, choosing at random for undecided cards."""
    return [
        random.choice(card.choices) if action is None else action
        for card, action in zip(view.cards, view.actions, strict=True)
        if card is not None
    ]


def _outcome(view: MalaccaView, seat: Seat, actions: Sequence[int]) -> float:
    """Return the change of a purse, with cards drawn, under these actions."""
    fight = Fight(
        options=view.options,
        parrot=view.parrot,
        ship=view.ship or 0,
        actions=actions,
        strengths=[card.strength if card is not None else 1 for card in view.cards],
        bets=[bet or 0 for bet in view.bets],
        purses=counted(view),
        characters=[-1 if who is None else who for who in view.characters],
        items=[count for items in view.items for count in items],
    )
    return brought(fight, seat, card_worth(view))


def brought(fight: Fight, seat: Seat, card: float) -> float:
    """Return a seat's change by a fight, counting the value of a card drawn."""
    result = reckon(fight)
    mine = [coins for coins in result.coins if coins.seat == seat]
    gained = sum(coins.amount for coins in mine if coins.cause.target is Heap.PURSE)
    lost = sum(coins.amount for coins in mine if coins.cause.source is Heap.PURSE)
    return gained - lost + (card if seat in result.drawers else 0.0)


def _keep(_view: MalaccaView, moves: Sequence[Keep], _random: Random) -> Keep:
    return max(moves, key=lambda move: KEEP_WORTH[move.card])


def _take(_view: MalaccaView, moves: Sequence[Take], _random: Random) -> Take:
    return max(moves, key=lambda move: CHARACTER_WORTH[move.character])


def _buy(view: MalaccaView, moves: Sequence[Buy], _random: Random) -> Buy:
    return max(moves, key=buy_worth(view))


def buy_worth(view: MalaccaView) -> Callable[[Buy], float]:
    """Return a function that values equipment by its future pay, less its price.

    The last coins count more, because they are needed to trade.
    """
    return pieces_worth(view, counted(view)[_seat(view)])


def pieces_worth(sea: Sea, purse: int) -> Callable[[Buy], float]:
    """Return a function that values equipment for a player with this purse."""
    left = sea.options.rounds - sea.round + 1
    dear = 2.0 if purse < 2 * ITEM_PRICE else 1.0

    def worth(move: Buy) -> float:
        if move.item is None:
            return 0.0
        return left * SUCCESSES[move.item] * ITEM_BONUS[move.item] - ITEM_PRICE * dear

    return worth


def pieces_of(items: Sequence[int]) -> float:
    """Return a player's mean income per round from equipment."""
    return sum(count * often * bonus for count, often, bonus in zip(items, SUCCESSES, ITEM_BONUS, strict=True))


_DECISIONS: Final[dict[Phase, Callable[[MalaccaView, Sequence[Any], Random], MalaccaMove]]] = {
    Phase.CHARACTER: _take,
    Phase.PURCHASE: _buy,
    Phase.WAIT: _wait,
    Phase.KEEP: _keep,
}
