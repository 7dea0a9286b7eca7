"""Players with one simple plan each, to measure the levels against.

A predictable AI loses to one of these: to a player who always does the same, or who takes a large or small bet at face
value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from engine.game import Seat
from engine.malacca.cards import Card
from engine.malacca.ledger import counted
from engine.malacca.moves import Bet, MalaccaMove
from engine.malacca.view import MalaccaView, Phase

Plan: TypeAlias = Callable[[MalaccaView, int], Bet]
"""Chooses a bet from the table and the player's purse."""


@dataclass(frozen=True, slots=True)
class PlainPlayer:
    """A player that follows its plan when betting, else takes the first move."""

    plan: Plan

    def choose(self, view: MalaccaView, moves: Sequence[MalaccaMove], random: Random) -> MalaccaMove:  # noqa: ARG002
        """Return a move; equal views give equal moves."""
        if view.phase is not Phase.BET or view.seat is None:
            return moves[0]
        return self.plan(view, counted(view)[view.seat])


def _trade(_view: MalaccaView, purse: int) -> Bet:
    return Bet(Card.TRADE, purse)


def _rob(_view: MalaccaView, _purse: int) -> Bet:
    return Bet(Card.ATTACK, 0)


def _guard(_view: MalaccaView, _purse: int) -> Bet:
    return Bet(Card.DEFENCE, 0)


def _rob_the_bold(view: MalaccaView, purse: int) -> Bet:
    """Attack if others bet a lot: large bets are probably trade."""
    return _rob(view, purse) if _boldest(view) > 1 / 2 else Bet(Card.TRADE, purse // 3)


def _rob_the_timid(view: MalaccaView, purse: int) -> Bet:
    """Attack if bets are small, because few then contest the ship."""
    return _rob(view, purse) if _boldest(view) <= 1 / 3 else Bet(Card.TRADE, purse)


def _copy(view: MalaccaView, purse: int) -> Bet:
    """Copy the largest bet; the first player bets half."""
    bets = [bet for bet in view.bets if bet is not None]
    return Bet(Card.TRADE, min(purse, max(bets, default=purse // 2)))


def _boldest(view: MalaccaView) -> float:
    """Return the largest fraction of a purse that anyone has bet."""
    return max((_part(view, seat) for seat in range(view.players)), default=0.0)


def _part(view: MalaccaView, seat: Seat) -> float:
    bet = view.bets[seat]
    return bet / (bet + counted(view)[seat]) if bet else 0.0


PLAIN: Final[Mapping[str, PlainPlayer]] = {
    "trader": PlainPlayer(_trade),
    "robber": PlainPlayer(_rob),
    "guard": PlainPlayer(_guard),
    "bold-robber": PlainPlayer(_rob_the_bold),
    "timid-robber": PlainPlayer(_rob_the_timid),
    "copycat": PlainPlayer(_copy),
}
