"""The value of a card and a bet against all that the others may do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.game import Seat
from engine.malacca.ai.outlook import TURNS, Fate, Outlook
from engine.malacca.ai.table_facts import Sea
from engine.malacca.ai.win_chance import Runner
from engine.malacca.cards import CHARACTER_BONUS, ITEM_BONUS, PIERRE_BONUS, SWABBING, Action, Card, Character
from engine.malacca.rules.reckoning import penalty
from engine.malacca.view import MalaccaView

CARD_WORTH: Final = 2.0
"""The value of a special card in silver early in the game; it falls as rounds run out."""


def card_worth(view: Sea) -> float:
    """Return the value of drawing a special card now, in silver."""
    left = view.options.rounds - view.round
    return CARD_WORTH * min(1.0, left / 4)


class Prospect:
    """One player's expected gains, without the others' characters and equipment."""

    def __init__(self, view: MalaccaView, seat: Seat, purse: int, runner: Runner | None, card_worth: float) -> None:
        """Set up for a player; without a runner, count coins, not win chances."""
        self.purse = purse
        self._options = view.options
        self._others = view.players - 1
        self._runner = runner
        self._card_worth = card_worth
        self._items = [count * bonus for count, bonus in zip(view.items[seat], ITEM_BONUS, strict=True)]
        self._character = view.characters[seat]

    def worth(self, card: Card, bet: int, outlook: Outlook) -> float:
        """Return the value of playing a card with a bet, in silver."""
        if not card.waiting:
            (action,) = card.choices
            return self.average(action, card.strength, bet, outlook.fates(action, card.strength))
        return sum(
            max(
                self.average(action, card.strength, bet, outlook.fates(action, card.strength, turn))
                for action in card.choices
            )
            for turn in TURNS
        )

    def average(self, action: Action, strength: int, bet: int, fates: Iterable[Fate]) -> float:
        """Return the mean value of an action over some fates."""
        total = 0.0
        for fate in fates:
            gain = self.gain(action, strength, bet, fate)
            total += fate.chance * (self._runner.worth(gain, self.given(action, bet, fate)) if self._runner else gain)
        return total

    def given(self, action: Action, bet: int, fate: Fate) -> float:
        """Return what all others gain together, without their bonuses."""
        lost = fate.captured is not (action is Action.ATTACK) and (fate.captured or action is Action.ATTACK)
        return fate.given + (bet if lost else 0)

    def gain(self, action: Action, strength: int, bet: int, fate: Fate) -> float:
        """Return the change of the purse in silver, including the value of a card drawn."""
        gain = self._paid(action, strength, bet, fate)
        if fate.alike and self._character is Character.CAESAR:
            gain += self._others + 1
        if self._character is Character.PIERRE:
            gain += PIERRE_BONUS
        return gain

    def _paid(self, action: Action, strength: int, bet: int, fate: Fate) -> float:
        if action is Action.ATTACK:
            return self._attack(bet, fate)
        if action is Action.DEFENCE:
            return self._defend(bet, fate)
        return self._trade(strength, bet, fate)

    def _attack(self, bet: int, fate: Fate) -> float:
        if not fate.captured:
            return -bet - penalty(self._options, self.purse - bet, bet)
        return fate.share + self._bonus(Action.ATTACK, Character.INGRID)

    def _defend(self, bet: int, fate: Fate) -> float:
        if fate.captured:
            return (self._card_worth if fate.forlorn else 0) - bet
        if not fate.attacked:
            return 0
        return fate.share + self._card_worth + self._bonus(Action.DEFENCE, Character.MORGAN)

    def _trade(self, strength: int, bet: int, fate: Fate) -> float:
        swabbing = 0 if self.purse else SWABBING
        if fate.captured:
            return (swabbing if self._options.swab_always else 0) - bet
        equipped = bet and (fate.attacked or not self._options.trade_bonus_needs_attack)
        zheng = self._character is Character.ZHENG and (bet or not self._options.zheng_needs_bet)
        bonus = (self._items[Action.TRADE] if equipped else 0) + (CHARACTER_BONUS if zheng else 0)
        return bet * strength + swabbing + bonus

    def _bonus(self, action: Action, character: Character) -> int:
        return self._items[action] + (CHARACTER_BONUS if self._character is character else 0)
