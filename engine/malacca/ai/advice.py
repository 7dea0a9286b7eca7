"""What the AI thinks of each choice, for people who ask: hints, reasons, and the review of a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.game import Promise
from engine.malacca.ai.choices import buy_worth, wait_worth
from engine.malacca.ai.foresight import Foresight
from engine.malacca.ai.outlook import Outlook
from engine.malacca.cards import Card
from engine.malacca.moves import Bet, Buy, MalaccaMove, Wait
from engine.malacca.view import MalaccaView

STEPS: Final = 6
"""Bets for which it is counted what the others make of them; all others are taken for the nearest of these."""


def promises(view: MalaccaView, moves: Sequence[MalaccaMove]) -> list[Promise[MalaccaMove]]:
    """The choices of the open decision with the coins that they promise, the best first.

    Nothing where a character is taken or a special card kept: those are matters of taste. Only what the view shows has
    a part in it. Raises ``ValueError`` for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public has nothing to decide")
    bets = [move for move in moves if isinstance(move, Bet)]
    buys = [move for move in moves if isinstance(move, Buy)]
    waits = [move for move in moves if isinstance(move, Wait)]
    found: list[Promise[MalaccaMove]] = []
    if bets:
        weigh = _bets(view, view.seat)
        found = [Promise(move, *weigh(move)) for move in bets]
    elif buys:
        buy = buy_worth(view)
        found = [Promise(move, buy(move)) for move in buys]
    elif waits:
        wait = wait_worth(view, Random(0))
        found = [Promise(move, wait(move)) for move in waits]
    return sorted(found, key=lambda promise: -promise.worth)


def _bets(view: MalaccaView, seat: int) -> Callable[[Bet], tuple[float, float]]:
    """What a card with a bet promises in coins, and the chance to lose some by it."""
    ahead = Foresight(view, seat, greedy=True)
    tried = sorted({round(ahead.purse * step / (STEPS - 1)) for step in range(STEPS)})
    outlooks = {bet: ahead.outlook(bet) for bet in tried}

    def weigh(move: Bet) -> tuple[float, float]:
        outlook = outlooks[min(tried, key=lambda bet: abs(bet - move.amount))]
        worth = ahead.prospect.worth(move.card, move.amount, outlook) - ahead.cost(move.card)
        return worth, _risk(ahead, move.card, move.amount, outlook)

    return weigh


def _risk(ahead: Foresight, card: Card, bet: int, outlook: Outlook) -> float:
    """The chance to lose coins. A waiting card is counted as the better of its two actions."""
    return min(
        sum(
            fate.chance
            for fate in outlook.fates(action, card.strength)
            if ahead.prospect.gain(action, card.strength, bet, fate) < 0
        )
        for action in card.choices
    )
