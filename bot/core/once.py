from __future__ import annotations

from typing import Generic, TypeVar

from cachetools import FIFOCache

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
