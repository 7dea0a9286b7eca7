"""What the others may be up to: habits read from bets, and what the moment tempts them to.

A *mix* is how likely somebody attacks, defends and trades. It begins with what people do who bet so much of their
purse, shifts with what this player has shown in earlier rounds, and leans towards what would pay now.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final, TypeAlias

from engine.game import Seat
from engine.malacca.cards import ITEM_PRICE, Action
from engine.malacca.ledger import counted, purse_course
from engine.malacca.rules.reckoning import penalty
from engine.malacca.view import MalaccaView

Mix: TypeAlias = tuple[float, float, float]
"""Chances of attack, defence and trade."""

USUAL: Final[tuple[Mix, ...]] = (
    (0.50, 0.30, 0.20),
    (0.36, 0.56, 0.08),
    (0.33, 0.40, 0.27),
    (0.30, 0.33, 0.37),
    (0.31, 0.23, 0.46),
)
"""What players do by how much they bet: nothing to bet; nothing bet; up to a third of the purse, two thirds, more."""
UNSEEN: Final[Mix] = (0.35, 0.42, 0.23)
"""What players do whose bet is not known."""
CONVICTION: Final = 8.0
"""How many observations the usual mix is worth."""
KINDRED: Final = 0.4
"""What a play with another size of bet tells about this one, compared with a play of the same size."""
LURE: Final = 1.1
"""How strongly the moment tempts: 0 is not at all."""
LATER_BET: Final = 0.35
"""The part of their purse that players who have yet to bet are expected to bet."""


def size(bet: int, purse: int) -> int:
    """How large a bet is for its player, as an index of ``USUAL``. ``purse`` is before the bet."""
    if not purse:
        return 0
    if not bet:
        return 1
    return 2 + (3 * bet > purse) + (3 * bet > 2 * purse)


@dataclass(frozen=True, slots=True)
class Rival:
    """A player as others see them when they guess: purse without bet, bet, and the mix of their habits."""

    seat: Seat
    purse: float
    bet: float
    open: bool
    """Whether the bet lies there already."""
    habit: Mix


class Reading:
    """What one player makes of the table before betting. All tables of rivals are by seat, with everybody in them."""

    def __init__(self, view: MalaccaView, seat: Seat, card_worth: float) -> None:
        self.view = view
        self.seat = seat
        self.purses = counted(view)
        self._card_worth = card_worth
        self._histories = _histories(view)
        self._table = [self._rival(other) for other in range(view.players)]
        self._laid: dict[Seat, Mix] = {
            other: self._tempted(self._table, other) for other in range(view.players) if view.laid[other]
        }

    def rivals(self, bet: int) -> list[Rival]:
        """Everybody as they look once the player has made this bet, if they see it."""
        table = self._table[:]
        if not self.view.options.simultaneous_bets:
            purse = self.purses[self.seat]
            habit = _habit(size(bet, purse), self._histories[self.seat])
            table[self.seat] = Rival(self.seat, purse - bet, bet, True, habit)
        return table

    def mixes(self, table: Sequence[Rival]) -> list[Mix]:
        """By seat, what everybody does at such a table. Whose card lies there already cannot change it any more."""
        return [self._laid.get(rival.seat) or self._tempted(table, rival.seat) for rival in table]

    def _rival(self, seat: Seat) -> Rival:
        bet, purse, history = self.view.bets[seat], self.purses[seat], self._histories[seat]
        if bet is not None:
            return Rival(seat, purse, bet, True, _habit(size(bet, bet + purse), history))
        # Sealed bets and bets to come are guessed.
        guess = LATER_BET * purse
        return Rival(seat, purse - guess, guess, False, _habit(None, history))

    def _tempted(self, table: Sequence[Rival], seat: Seat) -> Mix:
        return tempted(self.view, table, seat, self._card_worth)


_History: TypeAlias = list[tuple[int, Action]]
"""What somebody has played so far: size of the bet, action."""


def _histories(view: MalaccaView) -> list[_History]:
    histories: list[_History] = [[] for _ in range(view.players)]
    for played, purses in zip(view.rounds, purse_course(view), strict=False):
        for seat, play in enumerate(played.plays):
            bought = played.purchase is not None and seat == played.parrot
            histories[seat].append((size(play.bet, purses[seat] - bought * ITEM_PRICE), play.action))
    return histories


def _habit(now: int | None, history: Iterable[tuple[int, Action]]) -> Mix:
    usual = UNSEEN if now is None else USUAL[now]
    counts = [CONVICTION * chance for chance in usual]
    for then, action in history:
        counts[action] += 1.0 if now is None or then == now else KINDRED
    return _mix(counts)


def _mix(weights: Sequence[float]) -> Mix:
    attack, defence, trade = weights
    total = attack + defence + trade
    return attack / total, defence / total, trade / total


# -- temptation --------------------------------------------------------------------------------------


def tempted(view: MalaccaView, table: Sequence[Rival], seat: Seat, card_worth: float) -> Mix:
    """The mix of a player who leans to what pays, if all others follow their habits."""
    me = table[seat]
    others = [rival for rival in table if rival.seat != seat]
    chances = _balance(others)
    middle = len(others)
    # The chance that the ship is captured, by what this player adds to the balance of attack and defence.
    lost_by_attack = 1.0 - sum(chances[middle:])
    captured = sum(chances[middle + 1 :])
    captured_despite = sum(chances[middle + 2 :])
    attackers = sum(rival.habit[Action.ATTACK] for rival in others)
    defenders = sum(rival.habit[Action.DEFENCE] for rival in others)
    peace = 1.0
    for rival in others:
        peace *= 1.0 - rival.habit[Action.ATTACK]
    loot = (view.ship or 0) + sum((1 - rival.habit[Action.ATTACK]) * rival.bet for rival in others)
    spoils = sum(rival.habit[Action.ATTACK] * rival.bet for rival in others)
    fine = penalty(view.options, int(me.purse), int(me.bet))
    worth = (
        (1 - lost_by_attack) * loot / (1 + attackers) - lost_by_attack * (me.bet + fine),
        (1 - captured_despite - peace) * (card_worth + spoils / (1 + defenders)) - captured_despite * me.bet,
        (1 - 2 * captured) * me.bet,
    )
    scale = LURE / (2.0 + 0.2 * (me.purse + me.bet))
    top = max(worth)
    return _mix([habit * exp(scale * (value - top)) for habit, value in zip(me.habit, worth, strict=True)])


def _balance(others: Sequence[Rival]) -> list[float]:
    """The chances of each balance of attack minus defence, from ``-len(others)`` up."""
    chances = [1.0]
    for rival in others:
        attack, defence, trade = rival.habit
        grown = [0.0] * (len(chances) + 2)
        for place, chance in enumerate(chances):
            grown[place] += chance * defence
            grown[place + 1] += chance * trade
            grown[place + 2] += chance * attack
        chances = grown
    return chances
