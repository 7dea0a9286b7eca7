"""The decisions of Malacca and their text codes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from engine.codes import Codes, Decision
from engine.malacca.cards import ACTIONS, CARDS, CHARACTERS, SPECIALS, Action, Card, Character


@dataclass(frozen=True, slots=True)
class Bet(Decision):
    """Lay a card face down with coins on it: private, as it reveals the hand."""

    form = "bet:{0.card.code}:{0.amount}"
    card: Card
    amount: int
    private = True


@dataclass(frozen=True, slots=True)
class Wait(Decision):
    """Choose the action of a waiting card, once all cards are open."""

    form = "wait:{0.action.slug}"
    action: Action


@dataclass(frozen=True, slots=True)
class Keep(Decision):
    """Keep one of two special cards drawn; the other goes under the deck."""

    form = "keep:{0.card.code}"
    card: Card
    private = True


@dataclass(frozen=True, slots=True)
class Buy(Decision):
    """As parrot holder, buy a piece of equipment, or none."""

    item: Action | None

    @property
    def code(self) -> str:
        """Such as ``buy:trade``."""
        return f"buy:{'none' if self.item is None else self.item.slug}"


@dataclass(frozen=True, slots=True)
class Take(Decision):
    """Choose one of the characters drawn."""

    form = "take:{0.character.slug}"
    character: Character


MalaccaMove: TypeAlias = Bet | Wait | Keep | Buy | Take

MOST_BET: Final = 999_999_999
"""The largest bet that has a code. Purses can't grow as large: one at most triples in a round."""

CODES: Final[Codes[MalaccaMove]] = Codes(
    [Buy(None), *map(Buy, ACTIONS), *map(Wait, ACTIONS), *map(Keep, SPECIALS), *map(Take, CHARACTERS)],
    {f"bet:{card.code}": partial(Bet, card) for card in CARDS},
)
