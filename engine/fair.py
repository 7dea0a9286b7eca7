"""Verifiable random draws from a committed seed.

Each game has one secret seed. Its SHA-256 is published when the game starts (the *commitment*), the seed itself when it
ends (the *reveal*). The game gives each draw a name: ``deal 4``, ``voyage 3, roll 2, silk``. The draws of a name come
from the byte stream

SHA-256(seed ‖ ":" ‖ name ‖ ":0"), SHA-256(seed ‖ ":" ‖ name ‖ ":1"), … (decimal numbers, all ASCII)

one byte a draw: a byte ``b`` gives ``b mod m`` for a draw from ``m`` values. Bytes at or above the last multiple of
``m`` are skipped. No library's generator is involved, so a log can be verified in any language, in any year. The rules
of each game (``docs/rules``) list the names and what is drawn under each.

A game uses each name once. So the seed fixes every deal and every roll before the first move: other decisions meet the
same dice, and an undone roll comes out the same.

**The commitment binds** deals and dice. It doesn't bind who chose what. A log shows that each move was legal, not who
made it.

**Older logs**: games under a rules version before ``Game.names_draws_from`` use the decimal number of the log entry
instead of a name, and read all draws of an entry from that one stream. They are still replayed, verified and continued
this way (``NumberedDice``).
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Collection, Sequence
from typing import Final, Protocol, TypeVar

from engine.game import Draws, GameError

T = TypeVar("T")

SEED_BYTES = 16
NAME: Final = re.compile(r"[a-z][a-z0-9, ]*")
"""A valid name for a draw. Never only a number, since older streams are named by numbers."""


class DrawMismatch(GameError):
    """Recorded draws that don't fit the move they belong to."""


class DuplicateDraw(GameError):
    """A second draw under a used name, which would repeat its results."""


def new_seed() -> str:
    """Return a fresh secret seed: 32 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed in hexadecimal, published before the first draw.

    >>> commitment("manila")[:16]
    '7ee29bca117d5f53'
    """
    return hashlib.sha256(seed.encode("utf-8")).hexdigest()


class _Stream:
    """The byte stream of one name; its draws are also added to ``drawn``."""

    __slots__ = ("_block", "_bytes", "_prefix", "drawn")

    def __init__(self, seed: str, name: str, drawn: list[int]) -> None:
        self._prefix = f"{seed}:{name}:"
        self._block = 0
        self._bytes: list[int] = []
        self.drawn = drawn

    def below(self, n: int) -> int:
        """Return a whole number from 0 to ``n - 1``."""
        if not 1 <= n <= 256:
            raise ValueError(f"cannot draw among {n}")
        limit = 256 - 256 % n
        while True:
            if not self._bytes:
                block = hashlib.sha256(f"{self._prefix}{self._block}".encode()).digest()
                self._bytes = list(reversed(block))
                self._block += 1
            byte = self._bytes.pop()
            if byte < limit:
                self.drawn.append(byte % n)
                return byte % n


class LoggedDice(Protocol):
    """The dice of one log entry, with a record of draws and names."""

    @property
    def drawn(self) -> Sequence[int]:
        """All draws in order, as the entry stores them."""

    @property
    def names(self) -> Collection[str]:
        """The names that were used."""

    def named(self, name: str, *numbers: int) -> Draws:
        """Return the draws of a name."""


class FairDice:
    """The dice of one log entry, by name.

    ``used`` are the names that the game has already used.

    >>> FairDice("manila").named("voyage {}, roll {}, silk", 3, 2).below(6)
    5
    """

    __slots__ = ("_seed", "_used", "drawn", "names")

    def __init__(self, seed: str, used: Collection[str] = ()) -> None:
        self._seed = seed
        self._used = used
        self.drawn: list[int] = []
        self.names: list[str] = []

    def named(self, name: str, *numbers: int) -> Draws:
        """Return the draws of a name; ``DuplicateDraw`` for a used name."""
        full = _unused(name.format(*numbers), self._used, self.names)
        return _Stream(self._seed, full, self.drawn)


class NumberedDice(_Stream):
    """The dice of an older log's entry: one stream, shared by all names."""

    __slots__ = ()

    names: Final = ()

    def __init__(self, seed: str, number: int) -> None:
        super().__init__(seed, str(number), [])

    def named(self, name: str, *numbers: int) -> Draws:  # noqa: ARG002 - as in Dice
        """Return the draws of the entry, whatever the name."""
        return self


class RecordedDice:
    """Dice that return recorded draws, to replay a log without the generator."""

    __slots__ = ("_left", "_used", "names")

    def __init__(self, draws: Sequence[int], used: Collection[str] = ()) -> None:
        self._left = list(reversed(draws))
        self._used = used
        self.names: list[str] = []

    def named(self, name: str, *numbers: int) -> Draws:
        """Return the recorded draws from here on."""
        _unused(name.format(*numbers), self._used, self.names)
        return self

    def below(self, n: int) -> int:
        """Return the next recorded draw, or raise ``DrawMismatch``."""
        if not self._left:
            raise DrawMismatch("the log has fewer draws than the rules ask for")
        draw = self._left.pop()
        if not 0 <= draw < n:
            raise DrawMismatch(f"the log has a draw of {draw} where one below {n} is needed")
        return draw

    def finish(self) -> None:
        """Raise ``DrawMismatch`` if draws are left over."""
        if self._left:
            raise DrawMismatch(f"the log has {len(self._left)} draws more than the rules ask for")


def fair_dice(seed: str, number: int, used: Collection[str], *, named: bool) -> LoggedDice:
    """Return the dice of entry ``number``, by name or, in older logs, by number."""
    return FairDice(seed, used) if named else NumberedDice(seed, number)


def _unused(name: str, used: Collection[str], names: list[str]) -> str:
    """Return an unused name and append it to ``names``."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} cannot be the name of a draw")
    if name in used or name in names:
        raise DuplicateDraw(f"drawn twice under the name {name!r}")
    names.append(name)
    return name


def shuffled(items: Sequence[T], draws: Draws) -> list[T]:
    """Return the items in random order.

    Fisher-Yates, from the last place down.

    >>> shuffled("abcd", RecordedDice([0, 0, 0]))
    ['b', 'c', 'd', 'a']
    """
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = draws.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
