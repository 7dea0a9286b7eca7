"""Chance that anybody can check afterwards.

Each game has one secret seed. Its SHA-256 is published when the game starts (the *commitment*), the seed itself when
it ends (the *reveal*). Each draw has a name, which the game gives it: ``deal 4``, ``voyage 3, roll 2, silk``. What is
drawn under a name comes from the byte stream

    SHA-256(seed ‖ ":" ‖ name ‖ ":0"), SHA-256(seed ‖ ":" ‖ name ‖ ":1"), …      (numbers are decimal, all is ASCII)

read one byte a draw: a byte ``b`` gives ``b mod m`` for a draw among ``m``, and is skipped when it lies in the uneven
rest above the last multiple of ``m``. No generator of any library is involved, so a log can be verified in any
language, in any year. Which names there are, and what is drawn under each, is in the rules of a game (``docs/rules``).

A name is drawn under once in a game. So the seed alone settles every deal and every roll before the first move: whoever
decides otherwise meets the same dice, and a roll that was taken back comes out the same.

**What the commitment binds** is that: deals and dice. It does not bind who chose what. Moves are what people and AI
players made of the game, and nobody can know them beforehand; a log shows that each was legal, not who made it.

**Logs of before**: games under a rules version before ``Game.names_draws_from`` have the number of the log's
entry in the place of the name, in decimal, and all draws of an entry are read from that one stream. They are replayed,
verified and played on so (``NumberedDice``).
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
"""What a draw may be called. Never a number alone, as the streams of before are."""


class DrawMismatch(GameError):
    """Recorded draws do not fit the move that they stand beside."""


class DuplicateDraw(GameError):
    """The rules draw twice under one name, which would give the same again."""


def new_seed() -> str:
    """A fresh secret seed: 32 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, in hexadecimal: published before the first draw.

    >>> commitment("manila")[:16]
    '7ee29bca117d5f53'
    """
    return hashlib.sha256(seed.encode("utf-8")).hexdigest()


class _Stream:
    """The draws under one name. Writes them down in ``drawn``, which may hold those of other names too."""

    __slots__ = ("_block", "_bytes", "_prefix", "drawn")

    def __init__(self, seed: str, name: str, drawn: list[int]) -> None:
        self._prefix = f"{seed}:{name}:"
        self._block = 0
        self._bytes: list[int] = []
        self.drawn = drawn

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``. Raises ``ValueError`` unless 1 ≤ n ≤ 256."""
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
    """The dice of one entry of a log: what they drew, and under which names."""

    @property
    def drawn(self) -> Sequence[int]:
        """All that was drawn, in order: what the entry keeps."""

    @property
    def names(self) -> Collection[str]:
        """The names that were used."""

    def named(self, name: str, *numbers: int) -> Draws:
        """The draws of a name. As in ``Dice``."""


class FairDice:
    """The dice of one entry of a game's log, by name. ``used`` are the names that the game has drawn under before.

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
        """The draws of a name, from their beginning. Raises ``DuplicateDraw`` for one that was used, and ``ValueError``
        for what cannot be a name.
        """
        full = _unused(name.format(*numbers), self._used, self.names)
        return _Stream(self._seed, full, self.drawn)


class NumberedDice(_Stream):
    """The dice of one entry of a log of before: one stream for the entry, whatever its draws are called."""

    __slots__ = ()

    names: Final = ()

    def __init__(self, seed: str, number: int) -> None:
        super().__init__(seed, str(number), [])

    def named(self, name: str, *numbers: int) -> Draws:  # noqa: ARG002 - as in Dice
        """The draws of the entry, whatever the name."""
        return self


class RecordedDice:
    """Gives back recorded draws, so that a log replays whatever becomes of the generator.

    Of names it asks what ``FairDice`` asks, for a log can be replayed that was drawn otherwise.
    """

    __slots__ = ("_left", "_used", "names")

    def __init__(self, draws: Sequence[int], used: Collection[str] = ()) -> None:
        self._left = list(reversed(draws))
        self._used = used
        self.names: list[str] = []

    def named(self, name: str, *numbers: int) -> Draws:
        """The recorded draws from here on. Raises like ``FairDice.named``."""
        _unused(name.format(*numbers), self._used, self.names)
        return self

    def below(self, n: int) -> int:
        """The next recorded draw. Raises ``DrawMismatch`` when there is none, or when it is not below ``n``."""
        if not self._left:
            raise DrawMismatch("the log has fewer draws than the rules ask for")
        draw = self._left.pop()
        if not 0 <= draw < n:
            raise DrawMismatch(f"the log has a draw of {draw} where one below {n} is needed")
        return draw

    def finish(self) -> None:
        """Raises ``DrawMismatch`` if draws are left over."""
        if self._left:
            raise DrawMismatch(f"the log has {len(self._left)} draws more than the rules ask for")


def fair_dice(seed: str, number: int, used: Collection[str], *, named: bool) -> LoggedDice:
    """The dice of entry ``number`` of a log: by name, or as in logs of before by that number."""
    return FairDice(seed, used) if named else NumberedDice(seed, number)


def _unused(name: str, used: Collection[str], names: list[str]) -> str:
    """A name that is drawn under for the first time, noted in ``names``."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} cannot be the name of a draw")
    if name in used or name in names:
        raise DuplicateDraw(f"drawn twice under the name {name!r}")
    names.append(name)
    return name


def shuffled(items: Sequence[T], draws: Draws) -> list[T]:
    """The items in an order drawn at random (Fisher-Yates, from the last place down).

    >>> shuffled("abcd", RecordedDice([0, 0, 0]))
    ['b', 'c', 'd', 'a']
    """
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = draws.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
