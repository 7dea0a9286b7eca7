"""Making up for what failed: a table that could not be shown, or nobody called to it, is tried again later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from host import background
from host.breaker import Breaker

log = logging.getLogger(__name__)

DELAYS: Final = (1.0, 6.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds to wait before each try. After the last, the next press at the table brings it up to date."""


class Retry:
    """Tries again for each table by itself. What it has not come to when the bot ends, the next start makes up for."""

    def __init__(self, settle: Callable[[int], Awaitable[bool]], breaker: Breaker) -> None:
        """``settle`` brings a table of that number up to date as it is then, and says whether that went well."""
        self._settle = settle
        self._breaker = breaker
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._anew: set[int] = set()
        """Tables where something has failed while they were brought up to date."""

    def after(self, table: int) -> None:
        """Something failed at a table: try again, unless that is still to come."""
        self._anew.add(table)
        if table not in self._busy:
            self._busy[table] = background.start(self._mend(table), "mending")

    async def stop(self) -> None:
        """Let be what waits to be tried again."""
        await background.stop(*self._busy.values())

    async def _mend(self, table: int) -> None:
        try:
            for delay in DELAYS:
                await asyncio.sleep(delay)
                self._anew.discard(table)
                # What fails from here on may be later than what is being settled.
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
        """Try once; while Discord fails altogether, tries do not count."""
        while True:
            await self._breaker.passage()
            if await self._settle(table):
                return True
            if not self._breaker.open:
                return False
