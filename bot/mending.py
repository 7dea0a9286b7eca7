"""Making up for what failed: a table that could not be shown, or nobody called to it, is tried again later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.tables import LiveTable

log = logging.getLogger(__name__)

DELAYS: Final = (6.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""Seconds to wait before each try. After the last, the next press at the table brings it up to date."""


class Mender:
    """Tries again for each table by itself. What it has not come to when the bot ends, the next start makes up for."""

    def __init__(self, settle: Callable[[LiveTable], Awaitable[bool]]) -> None:
        """``settle`` brings a table's message and calls up to date, and says whether that went well."""
        self._settle = settle
        self._busy: dict[int, asyncio.Task[None]] = {}

    def after(self, live: LiveTable) -> None:
        """Something failed at a table: try again, unless that is under way."""
        if live.id not in self._busy:
            self._busy[live.id] = asyncio.create_task(self._mend(live), name="mending")

    async def stop(self) -> None:
        """Let be what waits to be tried again."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _mend(self, live: LiveTable) -> None:
        try:
            for delay in DELAYS:
                await asyncio.sleep(delay)
                if await self._settle(live):
                    log.info("table %s is up to date again", live.id)
                    return
            log.warning("table %s could not be brought up to date; its next press does", live.id)
        except Exception:
            log.exception("table %s cannot be brought up to date", live.id)
        finally:
            del self._busy[live.id]
