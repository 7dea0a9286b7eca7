"""The decisions of Malacca and their text codes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from engine.codes import Codes
from engine.malacca.cards import ACTIONS, CARDS, CHARACTERS, SPECIALS, Action, Card, Character


class _Decision:
    """A move of the open decision."""

    __slots__ = ()
    free = False
    private = False


@dataclass(frozen=True, slots=True)
class Bet(_Decision):
    """Lay a card face down and put coins on it. Private: the offer tells which special cards are held."""

    card: Card
    amount: int
    private = True

    @property
    def code(self) -> str:
        """Such as ``bet:a:3``."""
        return f"bet:{self.card.code}:{self.amount}"


@dataclass(frozen=True, slots=True)
class Wait(_Decision):
    """Say what one's waiting card counts as, now that all cards are open."""

    action: Action

    @property
    def code(self) -> str:
        """Such as ``wait:attack``."""
        return f"wait:{self.action.slug}"


@dataclass(frozen=True, slots=True)
class Keep(_Decision):
    """Keep one of two special cards drawn; the other goes under the deck."""

    card: Card
    private = True

    @property
    def code(self) -> str:
        """Such as ``keep:D2``."""
        return f"keep:{self.card.code}"


@dataclass(frozen=True, slots=True)
class Buy(_Decision):
    """As parrot holder, buy a piece of equipment, or none."""

    item: Action | None

    @property
    def code(self) -> str:
        """Such as ``buy:trade``."""
        return f"buy:{'none' if self.item is None else self.item.slug}"


@dataclass(frozen=True, slots=True)
class Take(_Decision):
    """Choose one of the characters drawn."""

    character: Character

    @property
    def code(self) -> str:
        """Such as ``take:laskarina``."""
        return f"take:{self.character.slug}"


MalaccaMove: TypeAlias = Bet | Wait | Keep | Buy | Take

MOST_BET: Final = 999_999_999
"""The largest bet that has a code. Nobody can ever hold so much: a purse at most triples in a round."""

CODES: Final[Codes[MalaccaMove]] = Codes(
    [Buy(None), *map(Buy, ACTIONS), *map(Wait, ACTIONS), *map(Keep, SPECIALS), *map(Take, CHARACTERS)],
    {f"bet:{card.code}": partial(Bet, card) for card in CARDS},
)
