"""Ways in which all others may play a round, drawn by lot from what they are likely to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.malacca.ai.reading import Mix, Reading, Rival
from engine.malacca.cards import Action
from engine.malacca.options import MalaccaOptions
from engine.malacca.rules.reckoning import penalty

GUESSES: Final = 60
"""How many ways are drawn."""
STRONG: Final = 0.25
"""The chance that a special card is played by who holds one."""
IDLE_BET: Final = 0.5
"""How large bets on attack and defence are expected to be, compared with bets on trade."""


@dataclass(frozen=True, slots=True)
class Others:
    """One way in which all others may play, as far as it matters to one player."""

    attack: int
    defence: int
    """The strengths of both sides."""
    attackers: int
    defenders: int
    attackers_first: int
    """How many attackers come before the player when coins are divided."""
    defenders_first: int
    loot: int
    """Bets of those who do not attack."""
    spoils: int
    """Bets of those who do."""
    traded: int
    """What traders gain if the ship is defended."""
    lost: int
    """What attackers lose if they are beaten: bets and penalties."""


def guesses(reading: Reading, bet: int, random: Random) -> list[Others]:
    """Ways in which the others may play when they see this bet of a player."""
    view, seat = reading.view, reading.seat
    table = reading.rivals(bet)
    mixes = reading.mixes(table)
    place = view.turn_order.index(seat)
    order = [other for other in view.turn_order if other != seat]
    seen = [
        _Seen(table[other], mixes[other], view.specials[other] > 0, number < place)
        for number, other in enumerate(order)
    ]
    return [_guess(seen, view.options, random.random) for _ in range(GUESSES)]


@dataclass(frozen=True, slots=True)
class _Seen:
    """One of the others: how they look, what they do, whether they hold special cards, whether they come first."""

    rival: Rival
    mix: Mix
    armed: bool
    first: bool


def _guess(others: Sequence[_Seen], options: MalaccaOptions, lot: Callable[[], float]) -> Others:
    """Everybody else plays something."""
    attack = defence = attackers = defenders = attackers_first = defenders_first = 0
    loot = spoils = traded = lost = 0
    for other in others:
        action = _action(other.mix, lot())
        strength = 2 if other.armed and lot() < STRONG else 1
        bet = _bet(other.rival, action, lot)
        if action is Action.ATTACK:
            attack += strength
            attackers += 1
            attackers_first += other.first
            spoils += bet
            lost += bet + penalty(options, int(other.rival.purse), bet)
            continue
        loot += bet
        if action is Action.DEFENCE:
            defence += strength
            defenders += 1
            defenders_first += other.first
        else:
            traded += bet * strength
    return Others(attack, defence, attackers, defenders, attackers_first, defenders_first, loot, spoils, traded, lost)


def _action(mix: Mix, lot: float) -> Action:
    if lot < mix[0]:
        return Action.ATTACK
    return Action.DEFENCE if lot < mix[0] + mix[1] else Action.TRADE


def _bet(rival: Rival, action: Action, lot: Callable[[], float]) -> int:
    """The bet that lies there, or one that may come: only trade makes use of it."""
    if rival.open:
        return int(rival.bet)
    return int((rival.purse + rival.bet) * lot() * (1.0 if action is Action.TRADE else IDLE_BET))
