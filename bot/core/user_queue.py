"""Long requests: one after the other, and one of each user."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from engine.game import Refusal


class UserQueue:
    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._waiting: set[int] = set()

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """Wait for other users' requests; ``Refusal`` if this user has one already."""
        if user in self._waiting:
            raise Refusal("why-search-busy")
        self._waiting.add(user)
        try:
            async with self._one:
                yield
        finally:
            self._waiting.discard(user)
