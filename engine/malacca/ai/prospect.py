"""How good it would be to have played a card with a bet, against one way in which all others may play."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from engine.game import Seat
from engine.malacca.ai.guess import Others
from engine.malacca.cards import CHARACTER_BONUS, ITEM_BONUS, PIERRE_BONUS, SWABBING, Action, Card, Character
from engine.malacca.rules.reckoning import penalty
from engine.malacca.view import MalaccaView

ENVY: Final = 1.0
"""How much a coin to each of the others weighs against a coin of one's own: only who has most wins."""
CAUTION: Final = 5.0
"""The fewer coins, the more each is worth, for only coins make coins; added to the purse, lest the first be all."""


class Prospect:
    """One player before a ship. The characters and equipment of the others are not looked at."""

    def __init__(self, view: MalaccaView, seat: Seat, purse: int, card_worth: float) -> None:
        self.purse = purse
        self._options = view.options
        self._others = view.players - 1
        self._ship = view.ship or 0
        self._card_worth = card_worth
        self._items = [count * bonus for count, bonus in zip(view.items[seat], ITEM_BONUS, strict=True)]
        self._character = view.characters[seat]

    def average(self, card: Card, bet: int, guesses: Sequence[Others]) -> float:
        """How good it would be over many guesses, about in silver. Waiting cards become what is best in each."""
        strength, choices = card.strength, card.choices
        if len(choices) == 1:
            action = choices[0]
            total = sum([self._value(action, strength, bet, others) for others in guesses])
        else:
            total = sum([max([self._value(action, strength, bet, others) for action in choices]) for others in guesses])
        return total / len(guesses)

    def _value(self, action: Action, strength: int, bet: int, others: Others) -> float:
        basis = self.purse + CAUTION
        own = basis * log(1 + max(self.gain(action, strength, bet, others), -self.purse) / basis)
        return own - ENVY * self.given(action, strength, bet, others) / self._others

    def gain(self, action: Action, strength: int, bet: int, others: Others) -> float:
        """The change of the purse in silver, with the worth of a card drawn."""
        together = (others.attackers, others.defenders, self._others - others.attackers - others.defenders)
        gain = self._paid(action, strength, bet, others)
        if self._character is Character.CAESAR and together[action] == self._others:
            gain += self._others + 1
        if self._character is Character.PIERRE:
            gain += PIERRE_BONUS
        return gain

    def _paid(self, action: Action, strength: int, bet: int, others: Others) -> float:
        if action is Action.ATTACK:
            return self._attack(strength, bet, others)
        if action is Action.DEFENCE:
            return self._defend(strength, bet, others)
        return self._trade(strength, bet, others)

    def _attack(self, strength: int, bet: int, others: Others) -> float:
        if others.attack + strength <= others.defence:
            return -bet - penalty(self._options, self.purse - bet, bet)
        return self._loot(others) + self._bonus(Action.ATTACK, Character.INGRID)

    def _defend(self, strength: int, bet: int, others: Others) -> float:
        if others.attack > others.defence + strength:
            return (self._card_worth if others.attackers == self._others else 0) - bet
        if not others.attackers:
            return 0
        return self._spoils(others) + self._card_worth + self._bonus(Action.DEFENCE, Character.MORGAN)

    def _trade(self, strength: int, bet: int, others: Others) -> float:
        swabbing = 0 if self.purse else SWABBING
        if others.attack > others.defence:
            return (swabbing if self._options.swab_always else 0) - bet
        equipped = bet and (others.attackers or not self._options.trade_bonus_needs_attack)
        zheng = self._character is Character.ZHENG and (bet or not self._options.zheng_needs_bet)
        bonus = (self._items[Action.TRADE] if equipped else 0) + (CHARACTER_BONUS if zheng else 0)
        return bet * strength + swabbing + bonus

    def given(self, action: Action, strength: int, bet: int, others: Others) -> int:
        """What all others gain together, but for their bonuses."""
        attack = others.attack + (strength if action is Action.ATTACK else 0)
        defence = others.defence + (strength if action is Action.DEFENCE else 0)
        if attack > defence:
            # What the others have bet moves among them; what comes in is the cargo, and this bet.
            return self._ship + (-self._loot(others) if action is Action.ATTACK else bet)
        gained = others.traded - others.lost
        if action is Action.DEFENCE:
            return gained + others.spoils - self._spoils(others)
        return gained + others.spoils + (bet if action is Action.ATTACK else 0)

    def _loot(self, others: Others) -> int:
        return _share(self._ship + others.loot, others.attackers + 1, others.attackers_first)

    def _spoils(self, others: Others) -> int:
        return _share(others.spoils, others.defenders + 1, others.defenders_first)

    def _bonus(self, action: Action, character: Character) -> int:
        return self._items[action] + (CHARACTER_BONUS if self._character is character else 0)


def _share(total: int, group: int, before: int) -> int:
    """The part of one of a group when coins are divided one by one."""
    each, rest = divmod(total, group)
    return each + (before < rest)
