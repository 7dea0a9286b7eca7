"""Retry failed updates of tables, with growing delays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from host import background
from host.breaker import Breaker

log = logging.getLogger(__name__)

DELAYS: Final = (1.0, 6.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds to wait before each try. After the last, the next click at the table updates it."""


class Retry:
    """Scheduled retries per table; the next start redoes those lost at a stop."""

    def __init__(self, settle: Callable[[int], Awaitable[bool]], breaker: Breaker) -> None:
        """Set up; ``settle`` updates a table and returns whether that worked."""
        self._settle = settle
        self._breaker = breaker
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._anew: set[int] = set()
        """Tables with a new failure during a retry."""

    def after(self, table: int) -> None:
        """Schedule a retry for a table, unless one is already scheduled."""
        self._anew.add(table)
        if table not in self._busy:
            self._busy[table] = background.start(self._mend(table), "mending")

    async def stop(self) -> None:
        await background.stop(*self._busy.values())

    async def _mend(self, table: int) -> None:
        try:
            for delay in DELAYS:
                await asyncio.sleep(delay)
                self._anew.discard(table)
                # A failure from here on may be newer than the current retry.
                if await self._settled(table) and table not in self._anew:
                    log.info("table update recovered: table=%s", table)
                    return
            log.warning("table update abandoned until the next press: table=%s", table)
        except Exception:
            log.exception("table update failed: table=%s", table)
        finally:
            self._anew.discard(table)
            del self._busy[table]

    async def _settled(self, table: int) -> bool:
        """Try once; attempts don't count while the circuit breaker is open."""
        while True:
            await self._breaker.passage()
            if await self._settle(table):
                return True
            if not self._breaker.open:
                return False
