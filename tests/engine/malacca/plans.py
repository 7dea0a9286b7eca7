"""Plain plans for Malacca. Those of ``engine/malacca/ai/plain.py`` are among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from engine.malacca.ai.plain import PLAIN
from engine.malacca.cards import Card
from engine.malacca.ledger import counted
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase
from tests.engine.plan import Plan

WORTH_IT: Final = 6
"""A ship of more is worth an attack."""


def _betting(bet: Callable[[MalaccaView, int], Bet]) -> Callable[[MalaccaView, Sequence[MalaccaMove]], MalaccaMove]:
    """A plan for cards and bets, from the view and one's purse. For the rest, what is offered first."""

    def pick(view: MalaccaView, moves: Sequence[MalaccaMove]) -> MalaccaMove:
        if view.phase is not Phase.BET or view.seat is None:
            return moves[0]
        return bet(view, counted(view)[view.seat])

    return pick


def _known(name: str) -> Callable[[MalaccaView, Sequence[MalaccaMove]], MalaccaMove]:
    return lambda view, moves: PLAIN[name].choose(view, moves, Random(0))


def _rich(view: MalaccaView) -> bool:
    return (view.ship or 0) > WORTH_IT


def _by_value(view: MalaccaView, _purse: int) -> Bet:
    """Attack what is worth it, else defend; never bet."""
    return Bet(Card.ATTACK if _rich(view) else Card.DEFENCE, 0)


def _by_value_or_trade(view: MalaccaView, purse: int) -> Bet:
    return Bet(Card.ATTACK, 0) if _rich(view) else Bet(Card.TRADE, purse // 2)


def _against_value(view: MalaccaView, purse: int) -> Bet:
    """All want the rich ships: defend these, attack the others."""
    return Bet(Card.DEFENCE if _rich(view) else Card.ATTACK, purse // 4)


def _greedy(view: MalaccaView, purse: int) -> Bet:
    """Attack whenever ship and bets are more than one's own purse, else trade all of it."""
    stake = (view.ship or 0) + sum(bet or 0 for bet in view.bets)
    return Bet(Card.ATTACK, 0) if stake > purse else Bet(Card.TRADE, purse)


def _timid(_view: MalaccaView, purse: int) -> Bet:
    return Bet(Card.TRADE, purse // 4)


def _cynical(view: MalaccaView, _purse: int) -> Bet:
    """Whoever bets, trades: rob them. Whoever does not, robs: defend."""
    return Bet(Card.ATTACK if any(view.bets) else Card.DEFENCE, 0)


def _impatient(view: MalaccaView, purse: int) -> Bet:
    """Trade all of it while the game is young, then rob."""
    return Bet(Card.TRADE, purse) if view.round <= view.options.rounds // 3 else Bet(Card.ATTACK, 0)


def _behind(view: MalaccaView, purse: int) -> Bet:
    """Attack unless nobody has more, then defend."""
    return Bet(Card.ATTACK if purse < max(counted(view)) else Card.DEFENCE, 0)


def _in_turn(view: MalaccaView, purse: int) -> Bet:
    """Attack, defence and trade in turn."""
    card = Card(view.round % 3)
    return Bet(card, purse // 2 if card is Card.TRADE else 0)


def _strong(view: MalaccaView, purse: int) -> Bet:
    """Lay the first special card there is, else trade half."""
    held = [card for card, count in zip(list(Card)[3:], view.hand or (), strict=False) if count]
    return Bet(held[0], purse // 4) if held else Bet(Card.TRADE, purse // 2)


PLANS: Final[Mapping[str, Plan]] = {
    **{name: Plan(_known(name), blind=name in {"robber", "guard", "trader"}) for name in PLAIN},
    "in-turn": Plan(_betting(_in_turn), blind=True),
    "timid": Plan(_betting(_timid), blind=True),
    "by-value": Plan(_betting(_by_value)),
    "by-value-or-trade": Plan(_betting(_by_value_or_trade)),
    "against-value": Plan(_betting(_against_value)),
    "greedy": Plan(_betting(_greedy)),
    "cynical": Plan(_betting(_cynical)),
    "impatient": Plan(_betting(_impatient)),
    "behind": Plan(_betting(_behind)),
    "strong": Plan(_betting(_strong)),
}
"""By name."""
