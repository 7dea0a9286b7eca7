"""Chance that anybody can check afterwards.

Each game has one secret seed. Its SHA-256 is published when the game starts (the *commitment*), the seed
itself when it ends (the *reveal*). All draws of entry ``n`` of the log come from the byte stream

    SHA-256(seed ‖ ":" ‖ n ‖ ":0"), SHA-256(seed ‖ ":" ‖ n ‖ ":1"), …      (decimal numbers, ASCII)

read one byte a draw: a byte ``b`` gives ``b mod m`` for a draw among ``m``, and is skipped when it lies in
the uneven rest above the last multiple of ``m``. No generator of any library is involved, so a
log can be verified in any language, in any year. The stream starts anew with each entry: a table that
comes back from storage need not count what was drawn before.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import TypeVar

from engine.game import Dice, GameError

T = TypeVar("T")

SEED_BYTES = 16


class BadDraws(GameError):
    """Recorded draws do not fit the move that they stand beside."""


def new_seed() -> str:
    """A fresh secret seed: 32 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, in hexadecimal: published before the first draw."""
    return hashlib.sha256(seed.encode("utf-8")).hexdigest()


class FairDice:
    """The dice of one entry of a game's log. Remembers what it drew in ``drawn``."""

    __slots__ = ("_block", "_bytes", "_prefix", "drawn")

    def __init__(self, seed: str, number: int) -> None:
        self._prefix = f"{seed}:{number}:"
        self._block = 0
        self._bytes: list[int] = []
        self.drawn: list[int] = []

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


class RecordedDice:
    """Gives back recorded draws, so that a log replays whatever becomes of the generator."""

    __slots__ = ("_left",)

    def __init__(self, draws: Sequence[int]) -> None:
        self._left = list(reversed(draws))

    def below(self, n: int) -> int:
        """The next recorded draw. Raises ``BadDraws`` when there is none, or when it is not below ``n``."""
        if not self._left:
            raise BadDraws("the log has fewer draws than the rules ask for")
        draw = self._left.pop()
        if not 0 <= draw < n:
            raise BadDraws(f"the log has a draw of {draw} where one below {n} is needed")
        return draw

    def finish(self) -> None:
        """Raises ``BadDraws`` if draws are left over."""
        if self._left:
            raise BadDraws(f"the log has {len(self._left)} draws more than the rules ask for")


def shuffled(items: Sequence[T], dice: Dice) -> list[T]:
    """The items in an order drawn by dice (Fisher-Yates, from the last place down)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = dice.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
