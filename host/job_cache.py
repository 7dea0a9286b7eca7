"""Cache results of slow jobs, with at most one job per user.

Each user then waits for at most one job of every earlier user.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from engine.game import Refusal

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class JobCache(Generic[K, T]):
    """A cache of results by key, least recently used first."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._made: OrderedDict[K, asyncio.Task[T]] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._closing = False

    def has(self, key: K) -> bool:
        made = self._made.get(key)
        return made is not None and made.done()

    def knows(self, key: K) -> bool:
        """Return whether a result is in the cache or being computed."""
        return key in self._made

    async def of(self, key: K, make: Callable[[], Awaitable[T]]) -> T:
        """Return a cached result, or await a job shared by later requests.

        Caches no errors. Raises ``Refusal`` if the cache is closed meanwhile.
        """
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(make))
        self._made.move_to_end(key)
        while len(self._made) > self._kept and next(iter(self._made.values())).done():
            self._made.popitem(last=False)
        try:
            # The first caller may be gone before the job is done: the others still wait for it.
            return await asyncio.shield(self._made[key])
        except asyncio.CancelledError:
            if self._closing:
                raise Refusal("why-review-cut") from None
            raise
        except Exception:
            self._made.pop(key, None)
            raise

    async def _make(self, make: Callable[[], Awaitable[T]]) -> T:
        async with self._turn:
            return await make()

    async def close(self) -> None:
        self._closing = True
        for task in self._made.values():
            task.cancel()
        await asyncio.gather(*self._made.values(), return_exceptions=True)
        self._made.clear()


class OneJobPerUser:
    def __init__(self) -> None:
        self._waiting: set[int] = set()

    @contextmanager
    def of(self, user: int) -> Iterator[None]:
        """Hold a user's job slot, or raise ``Refusal`` if it is taken."""
        if user in self._waiting:
            raise Refusal("why-one-at-a-time")
        self._waiting.add(user)
        try:
            yield
        finally:
            self._waiting.discard(user)
