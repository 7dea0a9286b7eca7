"""Apply time to tables: default moves, premoves, votes and inactivity."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime

from host import votes
from host.autoplay import Autoplay
from host.deadlines import DeadlineScheduler
from host.inactivity import InactivityCloser
from host.live import GameSession, TableLocation, TableSession
from host.premoves import PremoveService
from host.tables import Tables
from host.uptime import UptimeTracker
from host.vote_times import VoteTimes
from storage.errors import StoreError
from storage.presence import Presence

log = logging.getLogger(__name__)


class Timekeeper:
    """Runs the timers of the tables that this process owns."""

    def __init__(
        self,
        tables: Tables,
        premoves: PremoveService,
        presence: Presence,
        uptime: UptimeTracker,
        autoplay: Autoplay,
        *,
        changed: Callable[[TableSession], Awaitable[None]],
        count: Callable[[TableSession], None],
        remind: Callable[[GameSession, bool], Awaitable[None]],
        left: Callable[[GameSession, int, bool], Awaitable[None]],
        sees: Callable[[TableLocation, int], Awaitable[bool | None]],
        reaches: Callable[[TableSession], Awaitable[bool]],
        now: Callable[[], datetime],
    ) -> None:
        """Set up; ``count`` is for ``VoteTimes``, the others for ``DeadlineScheduler``."""
        self._tables = tables
        self.autoplay = autoplay
        self.deadlines = DeadlineScheduler(
            tables,
            premoves,
            presence,
            uptime,
            changed=changed,
            remind=remind,
            left=left,
            sees=sees,
            reaches=reaches,
            now=now,
        )
        self.vote_times = VoteTimes(tables, uptime, count, now)
        self.inactivity = InactivityCloser(tables, uptime, look=self.deadlines.look, changed=changed, now=now)

    async def start(self) -> None:
        await self.deadlines.start()
        self.inactivity.start()

    async def stop(self) -> None:
        await self.inactivity.stop()
        await self.deadlines.stop()
        await self.autoplay.stop()
        await self.vote_times.stop()

    async def follow(self, live: TableSession) -> bool:
        """Let AI play, count votes and set the deadline after a table has changed."""
        kept = True
        try:
            await self._tables.play_on(live)
        except StoreError as error:
            log.warning("AI turns postponed again: table=%s error=%s", live.id, error)
            kept = False
        try:
            await votes.overtaken(self._tables, live)
            await votes.recount(self._tables, live, up=self.vote_times.is_up(live))
            await self.deadlines.watch(live)
        except StoreError as error:
            log.warning("deadline not stored yet: table=%s error=%s", live.id, error)
            kept = False
        live.due = self.deadlines.due(live)
        self.vote_times.watch(live)
        return kept

    async def play_premoves(self, live: TableSession) -> bool:
        """Play premoves after a change has been shown."""
        try:
            await self.autoplay.follow(live)
        except StoreError as error:
            log.warning("premove lookup failed: table=%s error=%s", live.id, error)
            return False
        return True
