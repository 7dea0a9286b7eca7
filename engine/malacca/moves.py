"""The decisions of Malacca and their text codes.

Codes are short, stable and unique: the log stores them and buttons carry them. ``parse`` is the only parser.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.game import BadCode
from engine.malacca.cards import ACTIONS, BY_CODE, CHARACTERS, SPECIALS, Action, Card, Character


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

_ACTION: Final = {action.slug: action for action in ACTIONS}
_CHARACTER: Final = {character.slug: character for character in CHARACTERS}
_SPECIAL: Final = {card.code: card for card in SPECIALS}
# Strict: one form for one number, so that equal moves have equal codes.
_BET: Final = re.compile(r"([a-zA-Z0-9]{1,2}):(0|[1-9][0-9]{0,8})", re.ASCII)


def _bet(text: str) -> Bet:
    match = _BET.fullmatch(text)
    if match is None:
        raise BadCode(f"not a bet: {text!r}")
    return Bet(BY_CODE[match[1]], int(match[2]))


_PARSERS: Final[dict[str, Callable[[str], MalaccaMove]]] = {
    "bet": _bet,
    "wait": lambda text: Wait(_ACTION[text]),
    "keep": lambda text: Keep(_SPECIAL[text]),
    "buy": lambda text: Buy(None if text == "none" else _ACTION[text]),
    "take": lambda text: Take(_CHARACTER[text]),
}


def parse(code: str) -> MalaccaMove:
    """The move of a code. Raises ``BadCode`` for anything that is not exactly one move's code.

    >>> parse("bet:D2:3")
    Bet(card=<Card.DEFENCE_2: 4>, amount=3)
    """
    verb, colon, rest = code.partition(":")
    parser = _PARSERS.get(verb)
    if parser is None or not colon:
        raise BadCode(f"no such move: {code!r}")
    try:
        return parser(rest)
    except KeyError as error:
        raise BadCode(f"no such move: {code!r}") from error
