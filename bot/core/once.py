from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from cachetools import FIFOCache

from engine.game import Refusal

K = TypeVar("K")


class Once(Generic[K]):
    """A bounded memory of recent events, lost at a restart."""

    def __init__(self, most: int) -> None:
        self._known: FIFOCache[K, None] = FIFOCache(most)

    def first(self, key: K) -> bool:
        """Record an event; return false if it was recorded before."""
        if key in self._known:
            return False
        self._known[key] = None
        return True

    @contextmanager
    def claim(self, key: K, refusal: Refusal) -> Iterator[None]:
        """Record an event that happens within; a failure removes it again.

        Raises ``refusal`` if it was recorded before.
        """
        if not self.first(key):
            raise refusal
        try:
            yield
        except BaseException:
            self._known.pop(key, None)
            raise
