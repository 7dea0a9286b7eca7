"""Deadlines: one task that sleeps until the next, and rows in the database that outlive it.

A table's open decision has one deadline. Reminders are given when half of the time and a tenth of it is left.
When it runs out, the mildest decision is made; whoever misses two in a row has an AI sit in for them. Time in
which the bot did not run, or was cut off from Discord, does not count, nor does a clock that jumps
(``host/uptime.py``). A table where only one person is present has no deadline, as nobody waits; in an arena it has.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final

from engine.table import Conflict
from host import background
from host.live import GameSession, TableSession, has_begun
from host.seats import seconds_for
from host.tables import Tables
from host.uptime import UptimeTracker
from storage.errors import StoreError
from storage.presence import Presence, Timer

log = logging.getLogger(__name__)

WARNINGS: Final = (0.5, 0.1)
"""Shares of the time that are left when a reminder is given."""
MISSES: Final = 2
"""Decisions in a row that somebody may miss before an AI sits in."""
BEAT: Final = timedelta(seconds=60)
IDLE: Final = timedelta(hours=1)
"""Without a deadline it is enough to know roughly when the bot ended."""
JUMP: Final = timedelta(seconds=30)
"""Whoever wakes so much later or earlier than was meant was frozen, or the clock was set."""
NOTICEABLE: Final = 0.1
"""Share of a decision's time from which on a deadline that was put off is shown anew."""
RETRY: Final = timedelta(seconds=5)
SHOWING_PAUSE: Final = 0.1
"""Seconds between two tables whose deadlines are shown anew: what people press meanwhile goes before."""
FEW: Final = 64
"""Entries of the agenda that need not be cleared away."""


class DeadlineScheduler:
    """Keeps the deadlines of all tables."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        attendance: UptimeTracker,
        *,
        changed: Callable[[TableSession], Awaitable[None]],
        remind: Callable[[GameSession, bool], Awaitable[None]],
        left: Callable[[int], Awaitable[None]],
        reaches: Callable[[TableSession], bool],
        now: Callable[[], datetime],
    ) -> None:
        """``changed`` is told of tables whose time was up; ``remind`` of those to remind, and whether it is urgent;
        ``left`` of people for whom an AI sits in because they did not come. ``reaches`` says whether a table can be
        shown to its people: where it cannot, a decision has all its time again and again. ``now`` tells the time.
        """
        self._tables = tables
        self._presence = presence
        self._attendance = attendance
        self._changed = changed
        self._remind = remind
        self._left = left
        self._reaches = reaches
        self._now = now
        self._timers: dict[int, Timer] = {}
        self._agenda: list[tuple[datetime, int, Timer]] = []
        """What has to be done, the soonest first: a heap, since a press must not look at the timers of all tables.
        Entries of timers that are not in force any more are passed over."""
        self._entries = count()
        self._next_beat = self._wakes_at = self._now()
        self._showing: set[asyncio.Task[None]] = set()
        self._asleep = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up the deadlines that are stored. They rest until the lines to Discord stand."""
        for timer in await self._presence.timers():
            self._set(timer)
        self._attendance.listen(self._put_off)
        self._task = background.start(self._run(), "clock", vital=True)

    async def stop(self) -> None:
        """Let the deadlines rest until the next start."""
        for task in self._showing:
            task.cancel()
        if self._task is not None:
            await background.stop(self._task)
            try:
                await self._attendance.beat()
            except StoreError as error:
                log.warning("downtime start not stored, deadlines moved a little more: error=%s", error)

    def due(self, live: TableSession) -> datetime | None:
        """When the open decision of a table has to be made."""
        timer = self._timers.get(live.id)
        return timer.due if timer is not None and has_begun(live) and timer.ply == live.table.ply else None

    async def watch(self, live: TableSession) -> None:
        """Set, keep or drop the deadline of a table, by what it is now."""
        seconds = _seconds(live)
        timer = self._timers.get(live.id)
        if seconds is None or not has_begun(live):
            if timer is not None:
                del self._timers[live.id]
                await self._presence.drop_timer(live.id)
            return
        # A running decision keeps its time when the table gets faster: its player may count on it.
        if timer is not None and timer.ply == live.table.ply and timer.seconds >= seconds:
            return
        fresh = Timer(live.id, live.table.ply, self._now() + timedelta(seconds=seconds), seconds, guild=live.guild)
        await self._presence.set_timer(fresh)
        self._set(fresh)
        self._next_beat = min(self._next_beat, self._now() + BEAT)
        self._rearm()

    async def begin_anew(self, live: TableSession) -> None:
        """Forget the deadline of a table: the next look at it sets one with all the time there is."""
        if self._timers.pop(live.id, None) is not None:
            await self._presence.drop_timer(live.id)

    # -- the task ---------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Notice a clock that has jumped ahead now, and not only when the next deadline is due."""
        if self._asleep and self._now() > self._wakes_at + JUMP:
            await self._noticed(self._now() - self._wakes_at)
            self._restart()

    async def _run(self) -> None:
        while True:
            self._wakes_at = max(self._soonest(), self._now())
            self._asleep = True
            await asyncio.sleep((self._wakes_at - self._now()).total_seconds())
            self._asleep = False
            gap = self._now() - self._wakes_at
            if abs(gap) > JUMP:
                await self._noticed(gap)
            await self.tick()

    async def _noticed(self, gap: timedelta) -> None:
        await self._attendance.jumped(gap)
        self._next_beat = min(self._next_beat, self._now() + BEAT)

    def _rearm(self) -> None:
        """Sleep no longer than until the next deadline. A task that is at work looks by itself when it is done."""
        if self._task is None or not self._asleep or self._wakes_at <= self._soonest():
            return
        self._restart()

    def _restart(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = background.start(self._run(), "clock", vital=True)

    def _put_off(self, tables: Sequence[int], by: timedelta) -> None:
        """Deadlines have been put off, by so much: keep them so, and show those that people may look at."""
        shown: list[int] = []
        for table in tables:
            timer = self._timers.get(table)
            if timer is not None:
                self._set(replace(timer, due=timer.due + by))
                if abs(by.total_seconds()) > timer.seconds * NOTICEABLE:
                    shown.append(table)
        if shown:
            task = background.start(self._show(shown), "deadlines")
            self._showing.add(task)
            task.add_done_callback(self._showing.discard)

    async def _show(self, tables: Sequence[int]) -> None:
        for table in tables:
            try:
                live = await self._tables.get(table)
                if live is not None and self._attendance.here(live.guild):
                    await self._changed(live)
            except Exception:
                log.exception("deadline display failed: table=%s", table)
            await asyncio.sleep(SHOWING_PAUSE)

    async def tick(self) -> None:
        """Do what is due. Failures are logged and tried again: a deadline never dies."""
        if self._now() >= self._next_beat:
            self._next_beat = self._now() + (BEAT if self._timers else IDLE)
            try:
                await self._attendance.beat()
            except StoreError:
                log.exception("uptime mark not stored")
        for timer in self._due_now():
            try:
                if not await self._may_ring(timer):
                    self._look_later(timer)
                    continue
                await self._ring(timer)
            except (Exception, SystemExit):  # a game of others may call sys.exit
                log.exception("timeout handling failed: table=%s", timer.table)
            if self._in_force(timer):  # nothing has taken its place
                self._set(replace(timer, due=self._now() + RETRY))

    async def _may_ring(self, timer: Timer) -> bool:
        """Whether the people of a table can be heard. A reminder does no harm; a decision in their place would."""
        if self._now() < timer.due:
            return self._attendance.here(timer.guild)
        return await self._attendance.is_heard(timer.guild)

    def _look_later(self, timer: Timer) -> None:
        if self._in_force(timer):
            heappush(self._agenda, (self._now() + RETRY, next(self._entries), timer))

    def _set(self, timer: Timer) -> None:
        self._timers[timer.table] = timer
        heappush(self._agenda, (self._next(timer), next(self._entries), timer))
        if len(self._agenda) > 2 * len(self._timers) + FEW:
            # Each press at a table whose decisions take days would leave an entry for days.
            self._agenda = [entry for entry in self._agenda if self._in_force(entry[2])]
            heapify(self._agenda)

    def _soonest(self) -> datetime:
        """When something has to be done next."""
        while self._agenda and not self._in_force(self._agenda[0][2]):
            heappop(self._agenda)
        return min(self._next_beat, self._agenda[0][0]) if self._agenda else self._next_beat

    def _due_now(self) -> list[Timer]:
        now, due = self._now(), []
        while self._agenda and self._agenda[0][0] <= now:
            timer = heappop(self._agenda)[2]
            if self._in_force(timer):
                due.append(timer)
        return due

    def _in_force(self, timer: Timer) -> bool:
        return self._timers.get(timer.table) is timer

    def _next(self, timer: Timer) -> datetime:
        """When something has to be done about a deadline: the next reminder, or its end."""
        if timer.warned >= len(WARNINGS):
            return timer.due
        return timer.due - timedelta(seconds=timer.seconds * WARNINGS[timer.warned])

    async def _ring(self, timer: Timer) -> None:
        live = await self._tables.get(timer.table)
        if live is None or not has_begun(live) or live.over or live.table.ply != timer.ply:
            self._timers.pop(timer.table, None)
            await self._presence.drop_timer(timer.table)
            if live is not None:
                await self.watch(live)
            return
        up = self._now() >= timer.due
        unseen = up and not self._reaches(live)
        if unseen:
            claimed = replace(timer, warned=0, due=self._now() + timedelta(seconds=timer.seconds))
        elif up:
            # Until then it is ours. Who claims it and dies leaves it to whoever looks next.
            claimed = replace(timer, warned=len(WARNINGS), due=self._now() + RETRY)
        else:
            claimed = replace(timer, warned=timer.warned + 1)
        if not await self._presence.claim_timer(timer, claimed):
            await self._adopt(timer)
            return
        self._set(claimed)
        if unseen:
            await self._changed(live)
        elif up:
            await self._time_up(live, claimed)
        else:
            await self._remind(live, claimed.warned == len(WARNINGS))

    async def _adopt(self, timer: Timer) -> None:
        """Take a deadline over as another process has left it."""
        log.info("deadline claimed by another process: table=%s", timer.table)
        found = await self._presence.timer(timer.table)
        if found is None:
            self._timers.pop(timer.table, None)
        elif found != timer:
            self._set(found)

    async def _time_up(self, live: GameSession, timer: Timer) -> None:
        table = live.table
        waited_for = [(seat, table.chairs[seat].user) for seat in table.to_act]
        for seat, _ in waited_for:
            # Else leaving and coming back would put the deadline off without end.
            if table.ply == timer.ply:
                await self._tables.seats.take_over(live, seat)
        try:
            await table.time_up(timer.ply)
        except Conflict:
            log.info("timeout already handled by another process: table=%s", live.id)
        for seat, user in waited_for:
            if user is None or table.missed(seat) < MISSES:
                continue
            if await self._tables.seats.sit_in(live, user):
                await self._left(user)
        await self._changed(live)


def _seconds(live: TableSession) -> int | None:
    """How long the open decision of a table may take, or ``None`` for as long as it likes."""
    if not has_begun(live) or live.over or not (len(live.here) > 1 or live.lobby.clocked):
        return None
    # Somebody who leaves and comes back at once has no more time than before.
    times = (seconds_for(live, seat) for seat in live.table.to_act if live.chairs[seat].here)
    return max((seconds for seconds in times if seconds is not None), default=None)
