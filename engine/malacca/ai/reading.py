"""Predictions of the other players' actions.

A *mix* holds the chances of attack, defense and trade. It begins with what players usually do at a bet of this size,
shifts with this player's earlier rounds, and leans towards what would pay now, and towards attack near the end. The
constants were fitted at tables of levels and plain players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import add
from typing import Final, TypeAlias

from engine.game import Seat
from engine.malacca.ai.table_facts import Sea
from engine.malacca.ai.win_chance import Race
from engine.malacca.cards import ACTIONS, ITEM_PRICE, Action
from engine.malacca.ledger import counted, purse_course
from engine.malacca.rules.reckoning import penalty
from engine.malacca.view import MalaccaView

Mix: TypeAlias = tuple[float, float, float]
"""Chances of attack, defense and trade."""

USUAL: Final[tuple[Mix, ...]] = (
    (0.55, 0.25, 0.20),
    (0.42, 0.52, 0.06),
    (0.42, 0.42, 0.16),
    (0.40, 0.35, 0.25),
    (0.31, 0.19, 0.50),
)
"""Usual mixes by size of bet: nothing to bet; nothing bet; up to a third of the purse, two thirds, more."""
CONVICTION: Final = 10.0
"""The weight of the usual mix, in observations."""
KINDRED: Final = 0.4
"""The weight of a play with another size of bet, relative to the same size."""
RECALL: Final = 0.7
"""The weight of a play relative to a later one: players change near the end."""
READABLE: Final = 0.2
"""The prior chance that a player is predictable."""
PLAIN: Final = 0.6
"""The weight, in observations, of a uniform prior for such a player."""
LURE: Final = 0.7
"""How strongly the moment tempts: 0 is not at all."""
DARING: Final = 1.8
"""How much more likely attack becomes over the game, as an exponent: those behind have less and less to lose."""
CALM: Final = 0.2
"""The part of it that is missing at the start, where attack is rarer than on average."""
LATER_BET: Final = 0.35
"""The part of their purse that players yet to bet are expected to bet."""


def size(bet: int, purse: int) -> int:
    """Return the class of a bet relative to the purse, an index of ``USUAL``."""
    if not purse:
        return 0
    if not bet:
        return 1
    return 2 + (3 * bet > purse) + (3 * bet > 2 * purse)


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player's public position: purse without bet, bet, and usual mix."""

    seat: Seat
    purse: float
    bet: float
    open: bool
    """Whether the bet is already visible."""
    habit: Mix

    @property
    def wealth(self) -> float:
        """Purse and bet."""
        return self.purse + self.bet


class Reading:
    """One player's predictions about the table before betting.

    ``belief`` is its trust in them, from 0 (anything is equally likely) to 1. ``memory`` is whether it uses what the
    others have done before.
    """

    def __init__(
        self, view: MalaccaView, seat: Seat, card_worth: float, *, belief: float = 1.0, memory: bool = True
    ) -> None:
        self.view = view
        self.seat = seat
        self.purses = counted(view)
        self.wealth = [coins + bet for coins, bet in zip(self.purses, _open_bets(view), strict=True)]
        """Purse and bet together, by seat."""
        self.race = Race(view.options.rounds - view.round, self.wealth)
        self._card_worth = card_worth
        self._belief = belief
        plays = histories(view) if memory else [()] * view.players
        self._habits = [Habit(played) for played in plays]
        self._table = [self._rival(other) for other in range(view.players)]
        self._laid: dict[Seat, Mix] = {
            other: self._tempted(self._table, other) for other in range(view.players) if view.laid[other]
        }

    def rivals(self, bet: int) -> list[Rival]:
        """Return each player as all see them once this bet is made and visible."""
        table = self._table[:]
        if not self.view.options.simultaneous_bets:
            purse = self.purses[self.seat]
            habit = self._habits[self.seat].at(size(bet, purse))
            table[self.seat] = Rival(self.seat, purse - bet, bet, True, habit)
        return table

    def mix(self, table: Sequence[Rival], seat: Seat) -> Mix:
        """Return the predicted mix of one player."""
        attack, defence, trade = self._laid.get(seat) or self._tempted(table, seat)
        doubt = (1 - self._belief) / len(ACTIONS)
        return self._belief * attack + doubt, self._belief * defence + doubt, self._belief * trade + doubt

    def _rival(self, seat: Seat) -> Rival:
        bet, purse, habit = self.view.bets[seat], self.purses[seat], self._habits[seat]
        if bet is not None:
            return Rival(seat, purse, bet, True, habit.at(size(bet, bet + purse)))
        # Sealed and future bets are guesses.
        guess = LATER_BET * purse
        return Rival(seat, purse - guess, guess, False, habit.at(None))

    def _tempted(self, table: Sequence[Rival], seat: Seat) -> Mix:
        return tempted(self.view, table, seat, self._card_worth)


def _open_bets(view: MalaccaView) -> list[int]:
    """Return the visible bets by seat, 0 for sealed ones."""
    return [0 if bet is None or view.options.simultaneous_bets else bet for bet in view.bets]


_Plays: TypeAlias = Sequence[tuple[int, Action]]
"""The plays of a player so far: size of the bet, action."""


def histories(view: MalaccaView) -> list[_Plays]:
    """Return each seat's past plays, from public information."""
    found: list[list[tuple[int, Action]]] = [[] for _ in range(view.players)]
    for played, purses in zip(view.rounds, purse_course(view), strict=False):
        for seat, play in enumerate(played.plays):
            bought = played.purchase is not None and seat == played.parrot
            found[seat].append((size(play.bet, purses[seat] - bought * ITEM_PRICE), play.action))
    return [*found]


class Habit:
    """A predictor of a player's actions from earlier plays.

    A mean over two hypotheses: the player mixes like most, and past plays shift that a little; or the player repeats
    what they did with a bet of that size. Each is weighted by how well it predicted the past.
    """

    def __init__(self, plays: _Plays) -> None:
        usual = [[CONVICTION * chance for chance in mix] for mix in USUAL]
        seen = [[0.0] * len(ACTIONS) for _ in USUAL]
        self._fixed = [[PLAIN * chance for chance in mix] for mix in USUAL]
        mixing, fixed = 1.0 - READABLE, READABLE
        for then, action in plays:
            mixing *= _mix([*map(add, usual[then], seen[then])])[action]
            fixed *= _mix(self._fixed[then])[action]
            seen = [[RECALL * count for count in counts] for counts in seen]
            for bet, counts in enumerate(seen):
                counts[action] += 1.0 if bet == then else KINDRED
            self._fixed[then][action] += 1.0
        self._mixing = [[*map(add, *both)] for both in zip(usual, seen, strict=True)]
        self._doubt = mixing / (mixing + fixed)

    def at(self, bet: int | None) -> Mix:
        """Return the mix at a bet of this size; ``None`` if the bet is unknown."""
        one, other = ((_mean(counts) if bet is None else _mix(counts[bet])) for counts in (self._mixing, self._fixed))
        doubt = self._doubt
        attack, defence, trade = (doubt * often + (1 - doubt) * fixed for often, fixed in zip(one, other, strict=True))
        return attack, defence, trade


def _mean(sizes: Sequence[Sequence[float]]) -> Mix:
    """Return the mean mix over bet sizes, weighted by the evidence for each."""
    return _mix([sum(counts[action] for counts in sizes) for action in ACTIONS])


def _mix(weights: Sequence[float]) -> Mix:
    attack, defence, trade = weights
    total = attack + defence + trade
    return attack / total, defence / total, trade / total


def tempted(view: Sea, table: Sequence[Rival], seat: Seat, card_worth: float) -> Mix:
    """Return the mix of a player who leans to what pays if others follow habit."""
    me = table[seat]
    others = [rival for rival in table if rival.seat != seat]
    chances = _balance(others)
    middle = len(others)
    # The chance that the ship is captured, by what this player adds to the balance of attack and defense.
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
    attack, defence, trade = (habit * exp(scale * (value - top)) for habit, value in zip(me.habit, worth, strict=True))
    daring = DARING * ((view.round / view.options.rounds) ** 2 - CALM)
    return _mix((exp(daring) * attack, defence, trade))


def _balance(others: Sequence[Rival]) -> list[float]:
    """Return the probability of each attack surplus, from ``-len(others)`` up."""
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
