"""Enforce deadlines: one task sleeps until the next one.

Deadlines are stored, and so survive a restart.

A table's open decision has one deadline. Reminders are sent when half and a tenth of the time is left. At the deadline
an open vote on an undo lapses, and a premove or else the default move is made; an AI takes over for a user who misses
two in a row, which counts as leaving if they see the table. Time when the bot was down, cut off from Discord or unable
to store moves doesn't count, nor does a jumping clock (``host/uptime.py``). A table with only one human present has no
deadline, since nobody waits, except in an arena.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final

from engine.table import Conflict
from host import background, votes
from host.hours import end_of_quiet
from host.live import GameSession, TableLocation, TableSession, has_begun
from host.premoves import PremoveService
from host.retry import until_stored
from host.seats import seconds_for
from host.tables import Tables
from host.uptime import UptimeTracker, made_up
from storage.errors import StoreError, StoreUnavailableError
from storage.presence import Presence, Timer

log = logging.getLogger(__name__)

WARNINGS: Final = (0.5, 0.1)
"""Fractions of the time left when a reminder is sent."""
MISSES: Final = 2
"""Deadlines in a row that a user may miss before an AI takes over."""
BEAT: Final = timedelta(seconds=60)
IDLE: Final = timedelta(hours=1)
"""Without a deadline, it is enough to record the uptime this often."""
JUMP: Final = timedelta(seconds=30)
"""Waking this much later or earlier than planned means that the process was frozen, or the clock was set."""
NOTICEABLE: Final = 0.1
"""The fraction of the time limit by which a deadline must move to be shown again."""
RETRY: Final = timedelta(seconds=5)
RETRY_FAULTY: Final = timedelta(minutes=1)
"""The time until a game that can't be read is tried again: it is replayed each time."""
SHOWING_PAUSE: Final = 0.1
"""Seconds between two tables whose deadlines are shown again: users' clicks go first."""
FEW: Final = 64
"""Agenda entries below which no cleanup is needed."""


class DeadlineScheduler:
    def __init__(
        self,
        tables: Tables,
        premoves: PremoveService,
        presence: Presence,
        attendance: UptimeTracker,
        *,
        changed: Callable[[TableSession], Awaitable[None]],
        remind: Callable[[GameSession, bool], Awaitable[None]],
        left: Callable[[GameSession, int, bool], Awaitable[None]],
        sees: Callable[[TableLocation, int], Awaitable[bool | None]],
        reaches: Callable[[TableSession], Awaitable[bool]],
        now: Callable[[], datetime],
    ) -> None:
        """Set up with callbacks.

        ``changed`` receives tables whose time was up, ``remind`` those to remind and whether it is urgent, ``left``
        tables where an AI takes over, for whom, and what ``sees`` returned: whether that user sees the table, ``None``
        if unknown now. ``reaches`` returns whether a table can be shown to its players: if not, or if no moves could be
        stored there, its decisions get their full time again. ``now`` returns the time.
        """
        self._tables = tables
        self._premoves = premoves
        self._presence = presence
        self._attendance = attendance
        self._changed = changed
        self._remind = remind
        self._left = left
        self._sees = sees
        self._reaches = reaches
        self._now = now
        self._timers: dict[int, Timer] = {}
        self._agenda: list[tuple[datetime, int, Timer]] = []
        """What to do next, soonest first: a heap, so that a click doesn't scan the timers of all tables. Outdated
        entries are skipped.
        """
        self._entries = count()
        self._next_beat = self._wakes_at = self._now()
        self._working: set[asyncio.Task[None]] = set()
        self._cut_off: dict[int, tuple[datetime, datetime]] = {}
        """When servers removed the bot or had an outage, and until when their deadlines are postponed already."""
        self._resuming: set[int] = set()
        """Servers whose deadlines are being postponed."""
        self._ringing: set[int] = set()
        """Tables whose due deadlines are being handled."""
        self._refused: dict[int, tuple[int, datetime]] = {}
        """Tables where moves can't be stored, though other things can: the move number, and since when."""
        self._reminding: set[int] = set()
        self._asleep = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load the stored deadlines, paused until Discord is connected."""
        for timer in await self._presence.timers():
            self._set(timer)
        self._attendance.listen(self._put_off)
        self._task = background.start(self._run(), "clock", vital=True)

    async def stop(self) -> None:
        """Pause the deadlines until the next start."""
        task, self._task = self._task, None
        await background.stop(task, *self._working)
        if task is not None:
            try:
                await self._attendance.beat()
            except StoreError as error:
                log.warning("downtime start not stored, deadlines moved a little more: error=%s", error)

    def due(self, live: TableSession) -> datetime | None:
        timer = self._timers.get(live.id)
        return timer.due if timer is not None and has_begun(live) and timer.ply == live.table.ply else None

    async def watch(self, live: TableSession) -> None:
        """Set, keep or drop a table's deadline after a change."""
        seconds = _seconds(live)
        timer = self._timers.get(live.id)
        if seconds is None or not has_begun(live):
            if timer is not None:
                await self._drop(timer)
            return
        # A running decision keeps its time when the table gets faster: its player may count on it.
        if timer is not None and timer.ply == live.table.ply and timer.seconds >= seconds:
            fresh = timer
        else:
            until = self._now() + timedelta(seconds=seconds)
            fresh = Timer(live.id, live.table.ply, until, seconds, guild=live.guild)
        fresh = _spared(live, fresh)
        if fresh == timer:
            return
        await self._presence.set_timer(fresh)
        self._set(fresh)
        self._next_beat = min(self._next_beat, self._now() + BEAT)
        self._rearm()

    def cut_off(self, guild: int) -> None:
        """Pause the deadlines of a server that removes the bot, or has an outage."""
        now = self._now()
        self._cut_off.setdefault(guild, (now, now))

    def absence(self, guild: int) -> timedelta | None:
        """Return for how long a server has been cut off, if it is."""
        cut_off = self._cut_off.get(guild)
        return None if cut_off is None else self._now() - cut_off[0]

    async def resume(self, guild: int) -> list[int]:
        """Postpone a server's deadlines by the time since it was cut off.

        Returns the tables where players notice it. If that time is unknown, the next ``watch`` of each table sets a
        deadline with the full time.
        """
        cut_off, moved = self._cut_off.pop(guild, None), list[int]()

        async def postpone(timer: Timer) -> None:
            if cut_off is None:
                await self._postpone(timer, None)
                return
            began, counted = cut_off
            whole = made_up(self._now() - began)
            await self._postpone(timer, whole - (counted - began))
            if _shows(timer, whole):
                moved.append(timer.table)

        self._resuming.add(guild)
        try:
            for timer in self._of(guild):
                await until_stored(partial(postpone, timer), "deadline")
        finally:
            self._resuming.discard(guild)
        return moved

    def _of(self, guild: int) -> list[Timer]:
        return [timer for timer in self._timers.values() if timer.guild == guild]

    async def _postpone(self, old: Timer, by: timedelta | None) -> None:
        timer = self._timers.get(old.table)
        if timer is None or timer.ply != old.ply:
            return  # a move has replaced it meanwhile
        if by is None:
            await self._drop(timer)
            return
        later = _postponed(timer, by)
        await self._presence.set_timer(later)
        if self._in_force(timer):
            self._set(later)

    def look(self) -> None:
        """Check now whether the clock has jumped ahead."""
        if self._asleep and self._now() > self._wakes_at + JUMP:
            self._noticed(self._now() - self._wakes_at)
            self._restart()

    async def _run(self) -> None:
        while True:
            self._wakes_at = max(self._soonest(), self._now())
            self._asleep = True
            await asyncio.sleep((self._wakes_at - self._now()).total_seconds())
            self._asleep = False
            gap = self._now() - self._wakes_at
            if abs(gap) > JUMP:
                self._noticed(gap)
            await self.tick()

    def _noticed(self, gap: timedelta) -> None:
        self._attendance.jumped(gap)
        self._next_beat = min(self._next_beat, self._now() + BEAT)

    def _rearm(self) -> None:
        """Sleep no longer than until the next deadline, unless working."""
        if self._task is None or not self._asleep or self._wakes_at <= self._soonest():
            return
        self._restart()

    def _restart(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = background.start(self._run(), "clock", vital=True)

    def _put_off(self, tables: Sequence[int], by: timedelta) -> None:
        """Record that deadlines were postponed."""
        shown: list[int] = []
        for table in tables:
            timer = self._timers.get(table)
            if timer is not None:
                self._set(_postponed(timer, by))
                if _shows(timer, by):
                    shown.append(table)
        if shown:
            self._beside(self._show_all(shown))

    def _beside(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do what waits for Discord or AI players; other tables' deadlines go on."""
        return background.start(work, "deadlines", among=self._working)

    async def _show_all(self, tables: Sequence[int]) -> None:
        for table in tables:
            self._beside(self._show(table))
            await asyncio.sleep(SHOWING_PAUSE)

    async def _show(self, table: int) -> None:
        try:
            live = await self._tables.get(table)
            if live is not None and self._attendance.here(live.guild):
                await self._changed(live)
        except Exception:
            log.exception("deadline display failed: table=%s", table)

    async def tick(self) -> None:
        """Begin to process due deadlines."""
        if self._now() >= self._next_beat:
            self._next_beat = self._now() + (BEAT if self._timers else IDLE)
            await self.beat()
        for timer in self._due_now():
            if timer.table in self._ringing:
                self._look_later(timer)
            else:
                self._begin(timer)

    def _begin(self, timer: Timer) -> None:
        self._ringing.add(timer.table)
        self._beside(self._process(timer)).add_done_callback(lambda _: self._ringing.discard(timer.table))

    async def _process(self, timer: Timer) -> None:
        """Process a due deadline; failures are logged and retried."""
        pause = RETRY
        try:
            if await self._may_ring(timer):
                await self._ring(timer)
        except StoreUnavailableError as error:
            log.warning("timeout not stored: table=%s error=%s", timer.table, error)
            await self.refused(timer.table)
        except (Exception, SystemExit):  # a third-party game may call sys.exit
            log.exception("timeout handling failed: table=%s", timer.table)
            pause = RETRY_FAULTY
        self._look_later(timer, pause)
        self._rearm()

    async def beat(self) -> None:
        """Record the uptime; if it can't be stored, pause deadlines: no one can move."""
        try:
            await self._attendance.beat()
            await self._count_outages()
        except StoreError as error:
            log.warning("deadlines paused, nothing can be stored: error=%s", error)
            self._attendance.rest(RETRY.total_seconds())  # the refused call may have waited as long

    async def _count_outages(self) -> None:
        """Postpone deadlines by outages so far: the next process knows of none."""
        for guild, (began, counted) in list(self._cut_off.items()):
            if self._attendance.is_out_of(guild):
                continue  # removed: if it adds the bot to the next process, all get their full time
            now = self._now()
            for timer in self._of(guild):
                await self._postpone(timer, now - counted)
            if guild in self._cut_off:
                self._cut_off[guild] = began, now

    async def _may_ring(self, timer: Timer) -> bool:
        """Return whether a deadline may fire: clicks of its players can arrive."""
        if timer.guild in self._resuming or timer.guild in self._cut_off:
            return False
        if self._now() < timer.due:
            return self._attendance.here(timer.guild)
        return await self._attendance.is_heard(timer.guild)

    def _look_later(self, timer: Timer, pause: timedelta = RETRY) -> None:
        if self._in_force(timer):  # nothing has replaced it
            heappush(self._agenda, (self._now() + pause, next(self._entries), timer))

    def _set(self, timer: Timer) -> None:
        self._timers[timer.table] = timer
        heappush(self._agenda, (self._next(timer), next(self._entries), timer))
        if len(self._agenda) > 2 * len(self._timers) + FEW:
            # At a slow table, each click would otherwise leave an entry for days.
            self._agenda = [entry for entry in self._agenda if self._in_force(entry[2])]
            heapify(self._agenda)

    def _soonest(self) -> datetime:
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
        if timer.warned >= len(WARNINGS):
            return timer.due
        return timer.due - timedelta(seconds=timer.seconds * WARNINGS[timer.warned])

    async def _ring(self, timer: Timer) -> None:
        live = await self._tables.get(timer.table)
        if live is None:
            await self._keep_unhosted(timer)
            return
        asked = _seconds(live) is not None and _spared(live, timer) == timer  # uncounted time may have moved it
        if not has_begun(live) or not asked or live.table.ply != timer.ply:
            await self.watch(live)
            self._beside(self._show(live.id))  # what failed after the move may have kept it from being shown
            return
        up = self._now() >= timer.due
        again = up and (not await self._reaches(live) or await self._was_refused(timer))
        if again:
            claimed = _restarted(timer, self._now())
        elif up:
            # Until then it is ours. If the claiming process dies, the next one to check takes over.
            claimed = replace(timer, warned=len(WARNINGS), due=self._now() + RETRY)
        else:
            claimed = replace(timer, warned=timer.warned + 1)
        if not await self._presence.claim_timer(timer, claimed):
            await self._adopt(timer)
            return
        self._set(claimed)
        if again:
            self._beside(self._show(live.id))
        elif up:
            await self._time_up(live, claimed)
        elif live.id not in self._reminding:  # else the one before still waits for Discord
            self._reminding.add(live.id)
            sent = self._beside(self._send_reminder(live, timer.ply))
            sent.add_done_callback(lambda _: self._reminding.discard(live.id))

    async def _keep_unhosted(self, timer: Timer) -> None:
        """Keep the deadline of an open game not hosted now, with its full time.

        No one can move there.
        """
        row = await self._tables.store.table(timer.table)
        fresh = _restarted(timer, self._now())
        if row is None or row.status != "playing":
            await self._drop(timer)
        elif await self._presence.claim_timer(timer, fresh):
            self._set(fresh)
        else:
            await self._adopt(timer)

    async def refused(self, table: int) -> None:
        """Record that a move couldn't be stored; pause all deadlines if nothing can."""
        await self.beat()
        timer = self._timers.get(table)
        if timer is not None and self._attendance.here(timer.guild):
            ply, since = self._refused.get(table, (timer.ply, self._now()))
            self._refused[table] = timer.ply, since if ply == timer.ply else self._now()

    async def _was_refused(self, timer: Timer) -> bool:
        """Return whether moves couldn't be stored for a while, so no one could move.

        Raises ``StoreUnavailableError`` while they still can't.
        """
        ply, since = self._refused.get(timer.table, (timer.ply, self._now()))
        if ply != timer.ply or self._now() - since <= JUMP:
            return False
        await self._tables.store.try_append(timer.table)
        del self._refused[timer.table]
        self._tables.heard(timer.table)  # the last refused move may have been stored
        return True

    async def _send_reminder(self, live: GameSession, ply: int) -> None:
        while (timer := self._timers.get(live.id)) is not None and timer.ply == live.table.ply == ply:
            try:
                await self._remind(live, timer.warned == len(WARNINGS))
            except StoreError as error:
                log.warning("reminder postponed: table=%s error=%s", live.id, error)
                await asyncio.sleep(RETRY.total_seconds())
            else:
                return

    async def _adopt(self, timer: Timer) -> None:
        """Take over a deadline from another process."""
        log.info("deadline claimed by another process: table=%s", timer.table)
        found = await self._presence.timer(timer.table)
        if not self._in_force(timer):
            return  # a move has replaced it meanwhile
        if found is None:
            del self._timers[timer.table]
        elif found != timer:
            self._set(found)
        self._beside(self._show(timer.table))  # this sets one if there is none

    async def _drop(self, timer: Timer) -> None:
        await self._presence.drop_timer(timer)
        if self._in_force(timer):
            del self._timers[timer.table]

    async def _time_up(self, live: GameSession, timer: Timer) -> None:
        table = live.table
        waited_for = [(seat, table.chairs[seat].user) for seat in table.to_act]
        for seat, _ in waited_for:
            # Otherwise leaving and coming back would postpone the deadline forever.
            if table.ply == timer.ply:
                await self._tables.seats.take_over(live, seat)
        try:
            await votes.lapse_undo(self._tables, live)
            await self._play_premove(live, timer.ply)
            await table.time_up(timer.ply)
        except Conflict:
            log.info("timeout already handled by another process: table=%s", live.id)
        for seat, user in waited_for:
            if user is None or table.missed(seat) < MISSES:
                continue
            sees = await self._sees(live.whereabouts, user)
            if sees is None or table.missed(seat) < MISSES:
                continue  # asked again at the next missed deadline, or the user has moved meanwhile
            if await self._tables.seats.sit_in(live, user, counts=sees):
                await self._left(live, user, sees)
        self._beside(self._show(live.id))

    async def _play_premove(self, live: GameSession, ply: int) -> None:
        """Play a premove that has waited for a vote on an undo."""
        try:
            await self._premoves.carry_out(live, ply)
        except (Conflict, StoreError):
            raise
        except (Exception, SystemExit):  # of a third-party game: the default move remains
            log.exception("premove failed at the deadline: table=%s", live.id)


def _shows(timer: Timer, by: timedelta) -> bool:
    """Return whether players notice that a deadline has moved."""
    return abs(by.total_seconds()) > timer.seconds * NOTICEABLE


def _postponed(timer: Timer, by: timedelta) -> Timer:
    first = None if timer.first_due is None else timer.first_due + by
    return replace(timer, due=timer.due + by, first_due=first)


def _restarted(timer: Timer, now: datetime) -> Timer:
    return replace(timer, warned=0, due=now + timedelta(seconds=timer.seconds), first_due=None)


def _spared(live: TableSession, timer: Timer) -> Timer:
    """Move a slow turn's deadline in quiet hours, so that its reminder ends them.

    Other quiet hours move it from where it was first: otherwise changing them would postpone it forever.
    """
    first, left = timer.first_due or timer.due, timedelta(seconds=timer.seconds * WARNINGS[-1])
    if live.lobby.speed == "correspondence":
        for at in (first, first - left):
            if (end := end_of_quiet(live.lobby.quiet, at)) != at:
                return replace(timer, due=max(timer.due, end + left), first_due=first)
    return timer


def _seconds(live: TableSession) -> int | None:
    if not has_begun(live) or live.over or not (len(live.here) > 1 or live.lobby.clocked):
        return None
    # A user who leaves and comes back at once gets no extra time.
    times = (seconds_for(live, seat) for seat in live.table.to_act if live.chairs[seat].here)
    return max((seconds for seconds in times if seconds is not None), default=None)
