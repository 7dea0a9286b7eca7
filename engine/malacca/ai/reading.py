"""What the others may be up to: habits read from bets, and what the moment tempts them to.

A *mix* is how likely somebody attacks, defends and trades. It begins with what people do who bet so much of their
purse, shifts with what this player has shown in earlier rounds, and leans towards what would pay now, and towards
attack as the end comes near. The numbers foretell best what the levels and the plain players do at mixed tables.
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
"""Chances of attack, defence and trade."""

USUAL: Final[tuple[Mix, ...]] = (
    (0.55, 0.25, 0.20),
    (0.42, 0.52, 0.06),
    (0.42, 0.42, 0.16),
    (0.40, 0.35, 0.25),
    (0.31, 0.19, 0.50),
)
"""What players do by how much they bet: nothing to bet; nothing bet; up to a third of the purse, two thirds, more."""
CONVICTION: Final = 10.0
"""How many observations the usual mix is worth."""
KINDRED: Final = 0.4
"""What a play with another size of bet tells about this one, compared with a play of the same size."""
RECALL: Final = 0.7
"""What a play tells compared with a later one: people change as the end comes near."""
READABLE: Final = 0.2
"""How likely somebody is one who can be read, as long as nothing is known of them."""
PLAIN: Final = 0.6
"""How many observations it is worth that such a player may do anything."""
LURE: Final = 0.7
"""How strongly the moment tempts: 0 is not at all."""
DARING: Final = 1.8
"""How much more likely attack becomes over the game, as an exponent: those behind have ever less to lose."""
CALM: Final = 0.2
"""Which part of that is missing at the start: there, attack is rarer than on the whole."""
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

    @property
    def wealth(self) -> float:
        """Purse and bet."""
        return self.purse + self.bet


class Reading:
    """What one player makes of the table before betting. All tables of rivals are by seat, with everybody in them.

    ``belief`` says how far it goes by what it reads, from 0, where anything is equally likely, to 1; ``memory`` whether
    it knows what the others have done before.
    """

    def __init__(
        self, view: MalaccaView, seat: Seat, card_worth: float, *, belief: float = 1.0, memory: bool = True
    ) -> None:
        self.view = view
        self.seat = seat
        self.purses = counted(view)
        self.wealth = [coins + bet for coins, bet in zip(self.purses, _open_bets(view), strict=True)]
        """By seat: purse and bet together."""
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
        """Everybody as they look once the player has made this bet, if they see it."""
        table = self._table[:]
        if not self.view.options.simultaneous_bets:
            purse = self.purses[self.seat]
            habit = self._habits[self.seat].at(size(bet, purse))
            table[self.seat] = Rival(self.seat, purse - bet, bet, True, habit)
        return table

    def mix(self, table: Sequence[Rival], seat: Seat) -> Mix:
        """What somebody does at such a table. Whose card lies there already cannot change it any more."""
        attack, defence, trade = self._laid.get(seat) or self._tempted(table, seat)
        doubt = (1 - self._belief) / len(ACTIONS)
        return self._belief * attack + doubt, self._belief * defence + doubt, self._belief * trade + doubt

    def _rival(self, seat: Seat) -> Rival:
        bet, purse, habit = self.view.bets[seat], self.purses[seat], self._habits[seat]
        if bet is not None:
            return Rival(seat, purse, bet, True, habit.at(size(bet, bet + purse)))
        # Sealed bets and bets to come are guessed.
        guess = LATER_BET * purse
        return Rival(seat, purse - guess, guess, False, habit.at(None))

    def _tempted(self, table: Sequence[Rival], seat: Seat) -> Mix:
        return tempted(self.view, table, seat, self._card_worth)


def _open_bets(view: MalaccaView) -> list[int]:
    """By seat. Sealed bets still lie in the purses."""
    return [0 if bet is None or view.options.simultaneous_bets else bet for bet in view.bets]


# -- habits ------------------------------------------------------------------------------------------

_Plays: TypeAlias = Sequence[tuple[int, Action]]
"""What somebody has played so far: size of the bet, action."""


def histories(view: MalaccaView) -> list[_Plays]:
    """By seat: what everybody has played, from what all have seen."""
    found: list[list[tuple[int, Action]]] = [[] for _ in range(view.players)]
    for played, purses in zip(view.rounds, purse_course(view), strict=False):
        for seat, play in enumerate(played.plays):
            bought = played.purchase is not None and seat == played.parrot
            found[seat].append((size(play.bet, purses[seat] - bought * ITEM_PRICE), play.action))
    return [*found]


class Habit:
    """What is to be expected of somebody who has played like this: a mean over two guesses of what they are like.

    Either they mix as people usually do, and what they have done shifts that a little; or they can be read, and what
    they have done with a bet of some size they will do again. How well each guess has foretold them says which it is.
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
        """The mix with a bet of this size; ``None`` is a bet that is not known."""
        one, other = ((_mean(counts) if bet is None else _mix(counts[bet])) for counts in (self._mixing, self._fixed))
        doubt = self._doubt
        attack, defence, trade = (doubt * often + (1 - doubt) * fixed for often, fixed in zip(one, other, strict=True))
        return attack, defence, trade


def _mean(sizes: Sequence[Sequence[float]]) -> Mix:
    """Over all sizes of bets, by what is known of each."""
    return _mix([sum(counts[action] for counts in sizes) for action in ACTIONS])


def _mix(weights: Sequence[float]) -> Mix:
    attack, defence, trade = weights
    total = attack + defence + trade
    return attack / total, defence / total, trade / total


# -- temptation --------------------------------------------------------------------------------------


def tempted(view: Sea, table: Sequence[Rival], seat: Seat, card_worth: float) -> Mix:
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
    attack, defence, trade = (habit * exp(scale * (value - top)) for habit, value in zip(me.habit, worth, strict=True))
    daring = DARING * ((view.round / view.options.rounds) ** 2 - CALM)
    return _mix((exp(daring) * attack, defence, trade))


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
