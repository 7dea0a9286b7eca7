"""A size-limited cache."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """A thread-safe least recently used cache of up to ``room`` bytes."""

    def __init__(self, room: int, size: Callable[[V], int]) -> None:
        """Set up; ``size`` returns the bytes of an item with its key."""
        self._room = room
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key]

    def put(self, key: K, value: V) -> None:
        """Cache an item, unless it alone exceeds the limit."""
        size = self._size(value)
        if size > self._room:
            return
        with self._lock:
            self._drop(key)
            self._kept[key] = value
            self._bytes += size
            while self._bytes > self._room:
                self._drop(next(iter(self._kept)))

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def _drop(self, key: K) -> None:
        if key in self._kept:
            self._bytes -= self._size(self._kept.pop(key))
