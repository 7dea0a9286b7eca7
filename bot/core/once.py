"""What is done once, as long as it is remembered."""

from __future__ import annotations

from typing import Generic, TypeVar

from cachetools import FIFOCache

K = TypeVar("K")


class Once(Generic[K]):
    """Knows the latest things that have happened. A restart forgets them."""

    def __init__(self, most: int) -> None:
        self._known: FIFOCache[K, None] = FIFOCache(most)

    def first(self, key: K) -> bool:
        """Note that something happens, and return whether that is the first time."""
        if key in self._known:
            return False
        self._known[key] = None
        return True
