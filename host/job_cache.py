"""What takes long to make: made once for all who ask, one piece after another, and kept for a while.

Nobody has more than one piece made for them at a time. So the queue is a fair one: who asks for one waits for one each
of those who asked before, however much these would like to have.
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
    """Pieces by their keys, those that were asked for last at the end."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._made: OrderedDict[K, asyncio.Task[T]] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._closing = False

    def has(self, key: K) -> bool:
        """Whether a piece is made already."""
        made = self._made.get(key)
        return made is not None and made.done()

    def knows(self, key: K) -> bool:
        """Whether a piece is made or being made: who asks for it now has nothing made anew."""
        return key in self._made

    async def of(self, key: K, make: Callable[[], Awaitable[T]]) -> T:
        """A piece. Who asks for one that is being made waits for it with the first.

        Raises what ``make`` raises, and then keeps nothing; ``Refusal`` if all is closed meanwhile.
        """
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(make))
        self._made.move_to_end(key)
        while len(self._made) > self._kept and next(iter(self._made.values())).done():
            self._made.popitem(last=False)
        try:
            # Whoever asked first may be gone before it is done: the others still wait for it.
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
        """Give up what is being made; who waits for it is told so."""
        self._closing = True
        for task in self._made.values():
            task.cancel()
        await asyncio.gather(*self._made.values(), return_exceptions=True)
        self._made.clear()


class OneJobPerUser:
    """Who has something made for them just now."""

    def __init__(self) -> None:
        self._waiting: set[int] = set()

    @contextmanager
    def of(self, user: int) -> Iterator[None]:
        """Around the making of something for a person. Raises ``Refusal`` if something is being made for them."""
        if user in self._waiting:
            raise Refusal("why-one-at-a-time")
        self._waiting.add(user)
        try:
            yield
        finally:
            self._waiting.discard(user)
