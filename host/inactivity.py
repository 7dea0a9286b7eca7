"""Close inactive tables: lobbies after an hour, games after days.

Only time in which the bot was reachable counts (``host/uptime.py``). A game that can't be read, or isn't hosted any
more, is closed like a correspondence game, and can be reopened once it can be read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from host import background
from host.live import TableSession
from host.periodic import PeriodicTask
from host.tables import Tables
from host.uptime import UptimeTracker
from storage.errors import StaleTableError, StoreError

log = logging.getLogger(__name__)

LEAST_SECONDS: Final = 60.0
"""Minimum seconds between sweeps."""
LOBBY: Final = timedelta(hours=1)
"""An inactive lobby is closed after this time."""
GAME: Final = timedelta(days=7)
"""An inactive game is closed after this time."""
SLOW_GAME: Final = timedelta(days=14)
"""The same for correspondence games, which are slower."""


class InactivityCloser:
    def __init__(
        self,
        tables: Tables,
        attendance: UptimeTracker,
        *,
        look: Callable[[], None],
        changed: Callable[[TableSession], Awaitable[None]],
        now: Callable[[], datetime],
    ) -> None:
        """Set up; ``look`` checks whether the clock has jumped."""
        self._tables = tables
        self._attendance = attendance
        self._look = look
        self._changed = changed
        self._now = now
        self._rounds = PeriodicTask("untouched tables", self._round, LEAST_SECONDS)
        self._showing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Sweep now, whenever a lobby may be due, and every hour, until ``stop``."""
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()

    async def sweep(self) -> None:
        """Close every table that has been inactive too long, and show it."""
        self._look()
        slow = dict(await self._attendance.since(SLOW_GAME))
        for shard, since in await self._attendance.since(LOBBY):
            for table in await self._tables.store.untouched_since(since, "lobby", shard):
                await self._close(table, since)
        for shard, since in await self._attendance.since(GAME):
            for table in await self._tables.store.untouched_since(since, "playing", shard):
                await self._close(table, since, slow.get(shard))
        await asyncio.gather(*self._showing, return_exceptions=True)  # they are logged

    async def _close(self, table: int, since: datetime, slow: datetime | None = None) -> None:
        """Close a table inactive since then; if it can't be stored, the next sweep does."""
        if self._rounds.stopping:
            return
        try:
            live = await self._tables.get_readable(table)
            if live is not None and not self._may_close(live.guild):
                return
            if slow is not None and (live is None or live.lobby.speed == "correspondence"):
                since = slow
            if live is None:  # a player can't leave it, nor delete their data before
                await self._tables.store.close_table(table, "untouched", untouched_since=since)
            else:
                await self._tables.close_untouched(live, since)
        except StaleTableError:
            return  # someone has come after all, or it is too early for this one
        except StoreError as error:
            log.warning("inactive table not closed yet: table=%s error=%s", table, error)
            return
        log.info("table closed for inactivity: table=%s since=%s", table, since)
        if live is not None:
            # The channel of one table may be slow: the next one is closed meanwhile.
            background.start(self._show(live), "closed table", among=self._showing)

    def _may_close(self, guild: int | None) -> bool:
        """Return whether players could have come, or the server removed the bot."""
        return self._attendance.here(guild) or self._attendance.is_out_of(guild)

    async def _show(self, live: TableSession) -> None:
        await self._changed(live)

    async def _round(self) -> float | None:
        """Sweep, and return the seconds until the next lobby is due.

        A lobby opened meanwhile is due after an hour. While there are more finished games to remove, the next sweep
        follows at once.
        """
        await self.sweep()
        await self._tables.store.penalties.forget_ended()
        await self._tables.store.retention.drop_ended()
        if await self._tables.remove_finished():
            return 0
        oldest = await self._tables.store.longest_untouched("lobby")
        return None if oldest is None else (oldest + LOBBY - self._now()).total_seconds()
