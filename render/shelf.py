"""A shelf: what has been made and may be asked for again, as much of it as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """Things by their keys, up to ``room`` bytes in all. What nobody has asked for longest goes first.

    Threads may share it.
    """

    def __init__(self, room: int, size: Callable[[V], int]) -> None:
        """``size`` tells the bytes that a thing takes, with its key."""
        self._room = room
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        """What is kept under a key."""
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key]

    def put(self, key: K, value: V) -> None:
        """Keep something, unless it alone takes more room than there is."""
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
        """Keep nothing of all this any longer."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def _drop(self, key: K) -> None:
        if key in self._kept:
            self._bytes -= self._size(self._kept.pop(key))
