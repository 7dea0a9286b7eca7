"""The components of Malacca, and their numbers (docs/rules/malacca.md §1)."""

from __future__ import annotations

from typing import Final

from engine.values import Slugged


class Action(Slugged):
    """What a card does in the end, or a piece of equipment."""

    ATTACK = 0
    DEFENCE = 1
    TRADE = 2


class Card(Slugged):
    """The action cards: three that everyone keeps, and special ones, played once."""

    ATTACK = 0
    DEFENCE = 1
    TRADE = 2
    ATTACK_2 = 3
    DEFENCE_2 = 4
    TRADE_2 = 5
    ATTACK_OR_DEFENCE = 6
    """A waiting card: decided when all cards are open."""
    DEFENCE_OR_TRADE = 7
    """The other waiting card."""

    @property
    def code(self) -> str:
        """As in move codes: ``a``, ``D2``, ``AD``."""
        return _CODES[self]

    @property
    def special(self) -> bool:
        """Whether it is one of the special cards, which have to be drawn."""
        return self >= FIRST_SPECIAL

    @property
    def choices(self) -> tuple[Action, ...]:
        """What it can count as: one action, or two for a waiting card."""
        return _CHOICES[self]

    @property
    def waiting(self) -> bool:
        """Whether its action is chosen only after the cards are open."""
        return len(_CHOICES[self]) > 1

    @property
    def strength(self) -> int:
        """The strength in a fight; for trade, how many times the bet is gained."""
        return 2 if self in {Card.ATTACK_2, Card.DEFENCE_2, Card.TRADE_2} else 1


class Character(Slugged):
    """The eight characters of the module."""

    MORGAN = 0
    PIERRE = 1
    ORGONEZ = 2
    CAESAR = 3
    ZHENG = 4
    SAYYIDA = 5
    LASKARINA = 6
    INGRID = 7


ACTIONS: Final = tuple(Action)
CARDS: Final = tuple(Card)
ORDINARY: Final = CARDS[:3]
SPECIALS: Final = CARDS[3:]
CHARACTERS: Final = tuple(Character)
FIRST_SPECIAL: Final = 3
"""The number of the first special card: ``card - FIRST_SPECIAL`` is its index in lists by kind."""

_CODES: Final = ("a", "d", "t", "A2", "D2", "T2", "AD", "DT")
_CHOICES: Final[tuple[tuple[Action, ...], ...]] = (
    (Action.ATTACK,),
    (Action.DEFENCE,),
    (Action.TRADE,),
    (Action.ATTACK,),
    (Action.DEFENCE,),
    (Action.TRADE,),
    (Action.ATTACK, Action.DEFENCE),
    (Action.DEFENCE, Action.TRADE),
)

SEATS: Final = (2, 3, 4, 5, 6, 7, 8)
SPECIAL_COUNTS: Final = (4, 4, 4, 2, 2)
"""The number of each special card, in the order of ``SPECIALS``: sixteen in all."""

PURSE: Final = 5
"""The initial silver of everyone, unless the characters say otherwise."""
SWABBING: Final = 2
"""Silver for swabbing the deck of a defended ship, with nothing to trade."""
CONSOLATION: Final = 2
"""Silver by house rule, instead of a card from an empty deck."""

CHARACTER_PURSE: Final = (5, 3, 9, 0, 3, 5, 5, 4)
"""The initial silver of each character; Black Caesar has one per player."""
CHARACTER_BONUS: Final = 3
"""Morgan's, Zheng He's and Ingrid Hammar's silver for each success in their own trade."""
PIERRE_BONUS: Final = 1
"""Silver at the end of each round."""

ITEM_PRICE: Final = 5
ITEMS_EACH: Final = 4
ITEM_BONUS: Final = (3, 4, 5)
"""The bonus for a success by action, with the equipment for it."""

SHIPS: Final[dict[str, tuple[int, ...]]] = {
    "reconstruction": (3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13),
    "small": (3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8),
    "large": (8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13),
}
"""The cargo values of the twelve ships, by ship deck. Of the printed deck, only twelve ships from 3 to 13 are known."""


def ships_of(deck: str | tuple[int, ...]) -> tuple[int, ...]:
    """Return the cargo values of a ship deck, or a table's own, ascending."""
    return SHIPS[deck] if isinstance(deck, str) else deck


def opening_purse(character: Character | None, players: int) -> int:
    """Return the initial silver of a player."""
    if character is None:
        return PURSE
    return players if character is Character.CAESAR else CHARACTER_PURSE[character]
