"""Limit the time of votes, so that silence can't block a game.

Where the turn has a deadline, a vote on an undo lapses at it instead (``host/deadlines.py``).

Only the process that owns the table knows the time: after a restart it begins again, since no one could answer while
the bot was down.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from engine.lobby import SPEEDS
from host import background
from host.live import TableSession
from host.tables import Tables
from host.uptime import UptimeTracker
from host.votes import UNDO
from storage.errors import StoreError

log = logging.getLogger(__name__)

UNTIMED: Final = 86_400
"""Seconds for an answer at a table without a time limit."""
RETRY: Final = 5.0
"""Seconds until the next try, if the table's players can't be heard or the database fails."""


@dataclass(slots=True)
class _Wait:
    by: int
    number: int
    until: datetime
    task: asyncio.Task[None]
    up: bool = False
    """Whether time is up, and players could be heard during it."""


class VoteTimes:
    def __init__(
        self,
        tables: Tables,
        attendance: UptimeTracker,
        count: Callable[[TableSession], None],
        now: Callable[[], datetime],
    ) -> None:
        """Set up; ``count`` receives tables whose votes are due to be counted."""
        self._tables = tables
        self._attendance = attendance
        self._count = count
        self._now = now
        self._waits: dict[int, _Wait] = {}

    def watch(self, live: TableSession) -> None:
        """Start or cancel the time of a table's vote after a change."""
        asked, wait = live.proposal, self._waits.get(live.id)
        if asked is not None and (live.over or (asked.kind == UNDO and live.due is not None)):
            asked = None
        if wait is not None and (asked is None or (wait.by, wait.number) != (asked.by, asked.number)):
            self._waits.pop(live.id).task.cancel()
            wait = None
        if asked is not None and wait is None:
            seconds = SPEEDS[live.lobby.speed] or UNTIMED
            until = self._now() + timedelta(seconds=seconds)
            task = background.start(self._wake(live.id, seconds), "vote")
            wait = self._waits[live.id] = _Wait(asked.by, asked.number, until, task)
        live.vote_ends = None if wait is None else wait.until

    def is_up(self, live: TableSession) -> bool:
        wait, proposal = self._waits.get(live.id), live.proposal
        if wait is None or proposal is None or (wait.by, wait.number) != (proposal.by, proposal.number):
            return False
        return wait.up

    async def stop(self) -> None:
        """Pause votes until the next start."""
        await background.stop(*(wait.task for wait in self._waits.values()))
        self._waits.clear()

    async def _wake(self, table: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        while table in self._waits:
            try:
                live = await self._tables.get(table)
                if live is None or not self._tables.owns(live):
                    del self._waits[table]
                    return
                if await self._attendance.is_heard(live.guild):  # otherwise no one could answer
                    self._waits[table].up = True
                    self._count(live)
            except StoreError as error:
                log.warning("vote count postponed: table=%s error=%s", table, error)
            await asyncio.sleep(RETRY)
