"""Retry failed updates of messages, and work that the store refuses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from host import background
from host.breaker import Breaker
from storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

T = TypeVar("T")

DELAYS: Final = (1.0, 6.0, 15.0, 60.0, 300.0, *(900.0,) * 673)
"""Seconds to wait before each try. They go on for a week, after which tables that nobody touches are closed: without a
time limit, nothing else lets an AI player move once a database takes writes again.
"""
STORE_SECONDS: Final = 5.0
"""Seconds between two tries of work that the store refuses."""


async def until_stored(work: Callable[[], Awaitable[T]], name: str) -> T:
    """Try until the store can be used; the log names the work."""
    while True:
        try:
            return await work()
        except StoreUnavailableError as error:
            log.warning("work postponed: name=%s error=%s", name, error)
            await asyncio.sleep(STORE_SECONDS)


async def carry_through(change: Callable[[], Awaitable[T]], done: Callable[[], Awaitable[T | None]], name: str) -> T:
    """Change something once the store can, and only once.

    An error may hide that it was stored: ``done`` returns what ``change`` would have, if it is stored.
    """

    async def again() -> T:
        there = await done()
        return await change() if there is None else there

    try:
        return await change()
    except StoreUnavailableError as error:
        log.warning("change unconfirmed: name=%s error=%s", name, error)
        return await until_stored(again, name)


class Retry:
    """Scheduled retries per table or game night; the next start redoes lost ones."""

    def __init__(self, settle: Callable[[int], Awaitable[bool]], breaker: Breaker, kind: str = "table") -> None:
        """Set up; ``settle`` updates one and returns whether that worked.

        The log names its ``kind``.
        """
        self._settle = settle
        self._breaker = breaker
        self._kind = kind
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._anew: set[int] = set()
        """Those with a new failure during a retry."""

    def after(self, number: int) -> None:
        """Schedule a retry, unless one is already scheduled."""
        self._anew.add(number)
        if number not in self._busy:
            self._busy[number] = background.start(self._mend(number), "mending")

    async def stop(self) -> None:
        await background.stop(*self._busy.values())

    async def _mend(self, number: int) -> None:
        try:
            for delay in DELAYS:
                await asyncio.sleep(delay)
                self._anew.discard(number)
                # A failure from here on may be newer than the current retry.
                if await self._settled(number) and number not in self._anew:
                    log.info("update recovered: kind=%s number=%s", self._kind, number)
                    return
            log.warning("update abandoned until the next press: kind=%s number=%s", self._kind, number)
        except Exception:
            log.exception("update failed: kind=%s number=%s", self._kind, number)
        finally:
            self._anew.discard(number)
            del self._busy[number]

    async def _settled(self, number: int) -> bool:
        """Try once; attempts don't count while the circuit breaker is open."""
        while True:
            await self._breaker.passage()
            if await self._settle(number):
                return True
            if not self._breaker.open:
                return False
