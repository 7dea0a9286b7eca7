"""Limit parallel work per server or user, so that a slow one holds up no other."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Slots:
    def __init__(self, each: int) -> None:
        """Set up; ``each`` is how many jobs of one owner may run at a time."""
        self._each = each
        self._used: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, owner: int) -> asyncio.Semaphore:
        """Return the semaphore of a server or user."""
        return self._used.setdefault(owner, asyncio.Semaphore(self._each))
