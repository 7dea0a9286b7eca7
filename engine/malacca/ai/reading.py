"""Predictions of the other players' actions.

Reads habits from bets, ships, stakes and the score, and adds what the moment tempts them to.

A *mix* holds the chances of attack, defense and trade. It begins with what players usually do at a bet of this size,
shifts with this player's earlier rounds, and leans towards what would pay now, and towards attack near the end. What a
predictable player looks at isn't known beforehand, so each possibility is weighed by how well it has predicted them.
The constants were fitted at tables of levels and plain players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from operator import add
from typing import Final, NamedTuple, TypeAlias

from engine.game import Seat
from engine.malacca.ai.table_facts import Sea
from engine.malacca.ai.win_chance import Race
from engine.malacca.cards import ACTIONS, ITEM_PRICE, Action
from engine.malacca.ledger import counted, purse_course
from engine.malacca.options import MalaccaOptions
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
PLAIN: Final = 0.6
"""The weight, in observations, of the usual mix for a predictable player."""
NEXT: Final = 0.6
"""The weight of a play for a ship whose value differs by one, relative to the same value."""
FAINT: Final = 0.01
"""Less likely guesses are ignored."""
LURE: Final = 2.0
"""How strongly the moment tempts: 0 is not at all."""
DARING: Final = 1.8
"""How much more likely attack becomes over the game, as an exponent: those behind have less and less to lose."""
CALM: Final = 0.2
"""The part of it that is missing at the start, where attack is rarer than on average."""
LATER_BET: Final = 0.35
"""The part of their purse that players yet to bet are expected to bet."""


def size(bet: float, purse: float) -> int:
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

    All tables of rivals are by seat and include everyone.
    """

    def __init__(self, view: MalaccaView, seat: Seat, card_worth: float) -> None:
        self.view = view
        self.seat = seat
        self.purses = counted(view)
        self._bets = _open_bets(view)
        self._order = view.turn_order
        self.wealth = [coins + int(self._bets.get(other, 0)) for other, coins in enumerate(self.purses)]
        """Purse and bet together, by seat."""
        self.race = Race(view.options.rounds - view.round, self.wealth)
        self._card_worth = card_worth
        self._habits = [habit_of(played) for played in histories(view)]
        self._table = [self._rival(other, self._bets) for other in range(view.players)]
        self._laid: dict[Seat, Mix] = {
            other: self._tempted(self._table, other) for other in range(view.players) if view.laid[other]
        }

    def rivals(self, bet: int) -> list[Rival]:
        """Return each player as all see them once this bet is made."""
        if self.view.options.simultaneous_bets:
            return self._table[:]
        bets = {**self._bets, self.seat: bet}
        return [self._rival(other, bets) for other in range(self.view.players)]

    def mix(self, table: Sequence[Rival], seat: Seat) -> Mix:
        """Return the predicted mix of one player."""
        return self._laid.get(seat) or self._tempted(table, seat)

    def _rival(self, seat: Seat, bets: Mapping[Seat, float]) -> Rival:
        """Return how a player looks under these visible bets."""
        return rival(self.view.ship or 0, seat, self.wealth, bets, self._order, self._habits[seat])

    def _tempted(self, table: Sequence[Rival], seat: Seat) -> Mix:
        return tempted(self.view, table, seat, self._card_worth)


def _open_bets(view: MalaccaView) -> dict[Seat, float]:
    """Return the visible bets by seat."""
    return {} if view.options.simultaneous_bets else {s: bet for s, bet in enumerate(view.bets) if bet is not None}


def rival(
    ship: int, seat: Seat, wealth: Sequence[float], bets: Mapping[Seat, float], order: Sequence[Seat], habit: Habit
) -> Rival:
    """Return how a player looks under the visible bets.

    ``wealth`` includes bets. Sealed and future bets are guesses.
    """
    before = {other: bets[other] for other in order[: order.index(seat)] if other in bets}
    bet = bets.get(seat)
    if bet is None:
        guess = LATER_BET * wealth[seat]
        return Rival(seat, wealth[seat] - guess, guess, False, habit.at(_moment(None, ship, seat, wealth, before)))
    how = size(bet, wealth[seat])
    return Rival(seat, wealth[seat] - bet, bet, True, habit.at(_moment(how, ship, seat, wealth, before)))


class Moment(NamedTuple):
    """What a player may look at when laying a card."""

    size: int | None
    """The size of their bet, as an index of ``USUAL``; ``None`` if unknown."""
    ship: int
    boldest: int
    """The largest size of an earlier bet; 0 without one."""
    lure: bool
    """Whether the ship and the earlier bets are more than they have."""
    behind: bool
    """Whether another player has more coins."""


_Plays: TypeAlias = tuple[tuple[Moment, Action], ...]
"""The plays of a player so far."""


def histories(view: MalaccaView) -> list[_Plays]:
    """Return the plays of everyone by seat, from what all have seen."""
    found: list[list[tuple[Moment, Action]]] = [[] for _ in range(view.players)]
    for played, purses in zip(view.rounds, purse_course(view), strict=False):
        order = [*range(played.parrot, view.players), *range(played.parrot)]
        wealth = [purses[seat] - ITEM_PRICE * (played.purchase is not None and seat == played.parrot) for seat in order]
        bets = [played.plays[seat].bet for seat in order]
        for seat, moment in zip(order, moments(view.options, played.ship, wealth, bets), strict=True):
            found[seat].append((moment, played.plays[seat].action))
    return [tuple(plays) for plays in found]


def moments(options: MalaccaOptions, ship: int, wealth: Sequence[int], bets: Sequence[int]) -> list[Moment]:
    """Return what each player could look at on a ship.

    All sequences are in turn order; ``wealth`` is from before the ship.
    """
    seen = {} if options.simultaneous_bets else dict(enumerate(bets))
    return [
        _moment(size(bet, wealth[seat]), ship, seat, wealth, {other: seen[other] for other in seen if other < seat})
        for seat, bet in enumerate(bets)
    ]


def _moment(how: int | None, ship: int, seat: Seat, wealth: Sequence[float], before: Mapping[Seat, float]) -> Moment:
    """Return what a seat may look at, with a bet of this size after such bets.

    ``wealth`` includes bets.
    """
    boldest = max((size(bet, wealth[other]) for other, bet in before.items()), default=0)
    own = wealth[seat]
    return Moment(how, ship, boldest, ship + sum(before.values()) > own, any(coins > own for coins in wealth))


Alike: TypeAlias = Callable[[Moment, Moment, bool], float]
"""How much an earlier play, an attack or not, tells about a play now."""


def _in_size(then: Moment, now: Moment, _attack: bool) -> float:
    return 1.0 if now.size is None else float(then.size == now.size)


def _always(_then: Moment, _now: Moment, _attack: bool) -> float:
    return 1.0


def _from_a_value(then: Moment, now: Moment, attack: bool) -> float:
    """Expect attacks on richer ships after one, and none on poorer ones otherwise."""
    apart = then.ship - now.ship if attack else now.ship - then.ship
    return NEXT**apart if apart > 0 else 1.0


def _near_a_value(then: Moment, now: Moment, _attack: bool) -> float:
    return NEXT ** abs(then.ship - now.ship)


def _after_bets(then: Moment, now: Moment, _attack: bool) -> float:
    return float(then.boldest == now.boldest)


def _by_lure(then: Moment, now: Moment, _attack: bool) -> float:
    return float(then.lure == now.lure)


def _by_score(then: Moment, now: Moment, _attack: bool) -> float:
    return float(then.behind == now.behind)


LENSES: Final[Mapping[Alike, float]] = {
    _always: 0.1,
    _in_size: 0.05,
    _from_a_value: 0.03,
    _near_a_value: 0.03,
    _after_bets: 0.03,
    _by_lure: 0.03,
    _by_score: 0.03,
}
"""What a predictable player may look at, with the prior chance of each. They repeat themselves where it is the same."""


class Habit:
    """A predictor of a player's actions from earlier plays.

    A mean over several guesses: either they mix like most players and their plays shift that a little; or they are
    predictable, look at one thing and repeat what they did when it was the same. How well each guess predicted them
    gives the weights.
    """

    def __init__(self, plays: _Plays) -> None:
        usual = [[CONVICTION * chance for chance in mix] for mix in USUAL]
        seen = [[0.0] * len(ACTIONS) for _ in USUAL]
        self._plays = plays
        self._known: dict[Moment, Mix] = {}
        mixing, lenses = 1.0 - sum(LENSES.values()), [*LENSES.values()]
        for number, (then, action) in enumerate(plays):
            how = then.size or 0
            mixing *= _mix([*map(add, usual[how], seen[how])])[action]
            lenses = [
                chance * _fixed(lens, plays[:number], then)[action] for chance, lens in zip(lenses, LENSES, strict=True)
            ]
            seen = [[RECALL * count for count in counts] for counts in seen]
            for bet, counts in enumerate(seen):
                counts[action] += 1.0 if bet == how else KINDRED
        self._mixing = [[*map(add, *both)] for both in zip(usual, seen, strict=True)]
        total = mixing + sum(lenses)
        self._doubt = mixing / total
        self._lenses = [(chance / total, lens) for chance, lens in zip(lenses, LENSES, strict=True)]

    def at(self, now: Moment) -> Mix:
        """Return the mix at such a moment."""
        found = self._known.get(now)
        if found is None:
            found = self._known[now] = self._at(now)
        return found

    def _at(self, now: Moment) -> Mix:
        mixing = _mean(self._mixing) if now.size is None else _mix(self._mixing[now.size])
        found = [self._doubt * chance for chance in mixing]
        for chance, lens in self._lenses:
            if chance > FAINT:
                for action, part in enumerate(_fixed(lens, self._plays, now)):
                    found[action] += chance * part
        return _mix(found)


habit_of: Final = lru_cache(maxsize=1024)(Habit)
"""Return the habit of a player with these plays; cached, because everyone at a table asks about everyone."""


def _fixed(lens: Alike, plays: _Plays, now: Moment) -> Mix:
    """Return the mix of a player who looks at nothing else."""
    usual = _AVERAGE if now.size is None else USUAL[now.size]
    counts = [PLAIN * chance for chance in usual]
    for then, action in plays:
        counts[action] += lens(then, now, action is Action.ATTACK)
    return _mix(counts)


def _mean(sizes: Sequence[Sequence[float]]) -> Mix:
    """Return the mean mix over bet sizes, weighted by the evidence for each."""
    return _mix([sum(counts[action] for counts in sizes) for action in ACTIONS])


def _mix(weights: Sequence[float]) -> Mix:
    attack, defence, trade = weights
    total = attack + defence + trade
    return attack / total, defence / total, trade / total


_AVERAGE: Final = _mean(USUAL)


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
