"""Exact probabilities of what all others may do in a round.

Players are added one by one to a table of cases, keyed by how much attack exceeds defense and by the numbers of
attackers and defenders. For a player with a given card the cases collapse into a few *fates*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.malacca.ai.reading import Mix, Rival
from engine.malacca.cards import Action
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reckoning import penalty

IDLE_BET: Final = 0.25
"""The part of their purse that players yet to bet are expected to bet on attack and defense."""
TRADE_BET: Final = 0.5
"""The same for trade."""
TURNS: Final = (-1, 0, 1, 2)
"""How much attack exceeds defense among the others, clamped to what matters to a waiting card."""


@dataclass(frozen=True, slots=True)
class Fate:
    """A group of cases that pay a card the same; coins are their means."""

    chance: float
    captured: bool
    attacked: bool
    """Whether any other attacks."""
    forlorn: bool
    """Whether all others attack."""
    alike: bool
    """Whether all others do the same."""
    share: float
    """The player's part of divided loot or spoils."""
    given: float
    """What all others gain together, without the player's own bet."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Another player: appearance, actions, and chance of strength 2."""

    rival: Rival
    mix: Mix
    strong: float


# One whole number identifies a case. It can't overflow: no player adds more than 2 to the balance of 8 players.
_BALANCE: Final = 100
_ATTACKER: Final = 10
_DEFENDER: Final = 1
_MIDDLE: Final = 20

_PLACES: Final = {Action.ATTACK: _ATTACKER, Action.DEFENCE: _DEFENDER, Action.TRADE: 0}

# Kinds of fates: from 0 the attackers that a captured ship has among the others; and of defended ships
_HELD: Final = -1
_PEACE: Final = -2
_ALL_ALIKE: Final = -3
_SIGNS: Final = {Action.ATTACK: 1, Action.DEFENCE: -1, Action.TRADE: 0}

_Sums: TypeAlias = list[float]
"""Sums of a case: its chance; and times the chance, the bets of non-attackers (*loot*), the bets of attackers
(*spoils*), and what all gain together if the ship is defended.
"""


class Outlook:
    """The cases of a table, built player by player."""

    def __init__(self, options: MalaccaOptions, ship: int) -> None:
        self._options = options
        self._ship = ship
        self._players = 0
        self._cases: dict[int, _Sums] = {_MIDDLE * _BALANCE: [1.0, 0.0, 0.0, 0.0]}
        self._fates: dict[tuple[Action, int, int | None], list[Fate]] = {}

    def with_all(self, others: Iterable[Seen]) -> Outlook:
        """Return this outlook with more players added."""
        grown = Outlook(self._options, self._ship)
        grown._cases, grown._players = self._cases, self._players
        for other in others:
            grown._cases = _added(grown._cases, list(_ways(other, self._options)))
            grown._players += 1
        return grown

    def fates(self, action: Action, strength: int, turn: int | None = None) -> list[Fate]:
        """Return the fates that an action may lead to.

        Their chances sum to 1. With ``turn``, one of ``TURNS``, only those that follow if the others' cards open like
        that.
        """
        found = self._fates.get((action, strength, turn))
        if found is None:
            found = self._fates[action, strength, turn] = self._counted(action, strength, turn)
        return found

    def _counted(self, action: Action, strength: int, turn: int | None) -> list[Fate]:
        players, ship = self._players, self._ship
        even = _MIDDLE - _SIGNS[action] * strength
        alike = players * _PLACES[action]
        found: dict[int, _Sums] = {}
        for key, (chance, loot, spoils, gained) in self._cases.items():
            balance, fighters = divmod(key, _BALANCE)
            if turn is not None and turn != min(max(balance - _MIDDLE, TURNS[0]), TURNS[-1]):
                continue
            attackers, defenders = divmod(fighters, _ATTACKER)
            share, given = 0.0, gained
            if balance > even:
                given = chance * ship
                # The number of players who share the loot matters by itself: the win chance isn't linear.
                kind = attackers
                if action is Action.ATTACK:
                    share = (given + loot) / (attackers + 1)
                elif attackers < players:
                    kind = 1
            elif attackers:
                kind = _HELD
                if action is Action.DEFENCE:
                    share = spoils / (defenders + 1)
            else:
                kind = _ALL_ALIKE if fighters == alike else _PEACE
            sums = found.get(kind)
            if sums is None:
                found[kind] = [chance, share, given - share]
                continue
            sums[0] += chance
            sums[1] += share
            sums[2] += given - share
        return [
            Fate(
                chance,
                captured=kind >= 0,
                attacked=kind > 0 or kind == _HELD,
                forlorn=kind == players,
                alike=kind == _ALL_ALIKE or (kind == players and action is Action.ATTACK),
                share=share / chance,
                given=given / chance,
            )
            for kind, (chance, share, given) in found.items()
            if chance
        ]


_Way: TypeAlias = tuple[int, float, float, float, float]
"""One way to play: the change of the case's number, its chance, and what it adds to loot, spoils and gains."""


def _ways(other: Seen, options: MalaccaOptions) -> Iterator[_Way]:
    rival = other.rival
    idle, traded = (rival.bet, rival.bet) if rival.open else (IDLE_BET * rival.wealth, TRADE_BET * rival.wealth)
    attack, defence, trade = other.mix
    fine = penalty(options, int(rival.wealth - idle), int(idle))
    for strength, part in ((1, 1 - other.strong), (2, other.strong)):
        if not part:
            continue
        yield strength * _BALANCE + _ATTACKER, part * attack, 0.0, idle, -fine
        yield _DEFENDER - strength * _BALANCE, part * defence, idle, 0.0, 0.0
        yield 0, part * trade, traded, 0.0, traded * strength


def _added(sums: dict[int, _Sums], ways: list[_Way]) -> dict[int, _Sums]:
    grown: dict[int, _Sums] = {}
    for key, (chance, loot, spoils, gained) in sums.items():
        for change, part, more_loot, more_spoils, more_gained in ways:
            both = chance * part
            found = grown.get(key + change)
            if found is None:
                grown[key + change] = [
                    both,
                    part * loot + both * more_loot,
                    part * spoils + both * more_spoils,
                    part * gained + both * more_gained,
                ]
                continue
            found[0] += both
            found[1] += part * loot + both * more_loot
            found[2] += part * spoils + both * more_spoils
            found[3] += part * gained + both * more_gained
    return grown
