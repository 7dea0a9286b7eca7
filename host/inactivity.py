"""Closing what nobody comes back to: lobbies after an hour, games after days. The table says so.

Finished games are removed where the operator keeps them for a while alone.

Only time in which the bot was there for the people of a table counts (``host/uptime.py``).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from host.live import TableSession
from host.periodic import PeriodicTask
from host.tables import Tables
from host.uptime import UptimeTracker
from storage.errors import StaleTableError

log = logging.getLogger(__name__)

LEAST_SECONDS: Final = 60.0
"""How long to wait at least between sweeps."""
LOBBY: Final = timedelta(hours=1)
"""A lobby that nobody touches for this long is closed."""
GAME: Final = timedelta(days=7)
"""A game where nobody acts for this long is closed."""
SLOW_GAME: Final = timedelta(days=14)
"""The same by correspondence, where people take their time."""


class InactivityCloser:
    """Looks for untouched tables now and then. What fails is logged and tried again at the next sweep."""

    def __init__(
        self,
        tables: Tables,
        attendance: UptimeTracker,
        *,
        look: Callable[[], Awaitable[None]],
        changed: Callable[[TableSession], Awaitable[None]],
        now: Callable[[], datetime],
    ) -> None:
        """``look`` notices a clock that has jumped; ``changed`` is told of each table that was closed."""
        self._tables = tables
        self._attendance = attendance
        self._look = look
        self._changed = changed
        self._now = now
        self._rounds = PeriodicTask("untouched tables", self._round, LEAST_SECONDS)

    def start(self) -> None:
        """Sweep now and whenever a lobby may be due, at least every hour, in the background, until ``stop``."""
        self._rounds.start()

    async def stop(self) -> None:
        """End sweeping, after the table that is being closed."""
        await self._rounds.stop()

    async def sweep(self) -> None:
        """Close every table that has been left alone for too long."""
        await self._look()
        slow = dict(await self._attendance.since(SLOW_GAME))
        for shard, since in await self._attendance.since(LOBBY):
            for table in await self._tables.untouched(since, "lobby", shard):
                await self._close(table, since)
        for shard, since in await self._attendance.since(GAME):
            for table in await self._tables.untouched(since, "playing", shard):
                await self._close(table, since, slow.get(shard))

    async def _close(self, table: int, since: datetime, slow: datetime | None = None) -> None:
        """Close a table that nobody has touched since then; with a time for slow games, if it is one, since that."""
        live = None if self._rounds.stopping else await self._tables.get(table)
        if live is None or not self._attendance.here(live.guild):
            return
        if slow is not None and live.lobby.speed == "correspondence":
            since = slow
        try:
            await self._tables.close_untouched(live, since)
        except StaleTableError:
            return  # somebody has come after all, or it is too early for this one
        log.info("table closed for inactivity: table=%s since=%s", live.id, since)
        await self._changed(live)

    async def _round(self) -> float | None:
        """Sweep. Gives the seconds until the next lobby is due; one that is opened meanwhile is due after an hour.

        While there are more finished games to remove the next round comes at once.
        """
        await self.sweep()
        await self._tables.store.penalties.forget_ended()
        if await self._tables.remove_finished():
            return 0
        oldest = await self._tables.longest_untouched("lobby")
        return None if oldest is None else (oldest + LOBBY - self._now()).total_seconds()
