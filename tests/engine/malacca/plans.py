"""Plain plans for Malacca. Those of ``engine/malacca/ai/plain.py`` are among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from engine.malacca.ai.plain import PLAIN
from engine.malacca.cards import Action, Card
from engine.malacca.events import Heap
from engine.malacca.ledger import counted
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase
from tests.engine.plan import Plan, first, last

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


def _mirror(view: MalaccaView, purse: int) -> Bet:
    """Do what paid best on the ship before."""
    if not view.rounds:
        return Bet(Card.TRADE, purse // 2)
    before = view.rounds[-1]
    paid = [0] * view.players
    for coins in before.coins:
        if coins.seat is not None:
            paid[coins.seat] += coins.amount * ((coins.cause.target is Heap.PURSE) - (coins.cause.source is Heap.PURSE))
    action = before.plays[paid.index(max(paid))].action
    return Bet(Card(action), purse // 2 if action is Action.TRADE else 0)


def _contrary(view: MalaccaView, purse: int) -> Bet:
    """Beat what most did on the ship before."""
    done = [play.action for play in view.rounds[-1].plays] if view.rounds else [Action.TRADE]
    most = max(Action, key=done.count)
    card = {Action.ATTACK: Card.DEFENCE, Action.DEFENCE: Card.TRADE, Action.TRADE: Card.ATTACK}[most]
    return Bet(card, purse // 2 if card is Card.TRADE else 0)


def _patient(view: MalaccaView, purse: int) -> Bet:
    """Trade a little until the last third, then rob."""
    return Bet(Card.ATTACK, 0) if 3 * view.round > 2 * view.options.rounds else Bet(Card.TRADE, purse // 3)


def _guarding(view: MalaccaView, purse: int) -> Bet:
    """Trade all under a poor ship, defend a rich one."""
    return Bet(Card.DEFENCE, purse // 4) if _rich(view) else Bet(Card.TRADE, purse)


def _last_to_bet(view: MalaccaView, purse: int) -> Bet:
    """Attack if nobody is left to see it, else defend."""
    return Bet(Card.ATTACK if sum(view.laid) == view.players - 1 else Card.DEFENCE, purse // 4)


def _strong(view: MalaccaView, purse: int) -> Bet:
    """Lay the first special card there is, else trade half."""
    held = [card for card, count in zip(list(Card)[3:], view.hand or (), strict=False) if count]
    return Bet(held[0], purse // 4) if held else Bet(Card.TRADE, purse // 2)


PLANS: Final[Mapping[str, Plan]] = {
    "first": Plan(first, blind=True),
    "last": Plan(last, blind=True),
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
    "mirror": Plan(_betting(_mirror)),
    "contrary": Plan(_betting(_contrary)),
    "patient": Plan(_betting(_patient), blind=True),
    "guarding": Plan(_betting(_guarding)),
    "last-to-bet": Plan(_betting(_last_to_bet)),
    "strong": Plan(_betting(_strong)),
}
"""By name."""
