"""Game nights: at its time a reminder, and at the hour a lobby. One task that sleeps until the next.

What has to be done is in the database, and so is who is at it: of several processes one does it, and if that dies,
another does it a minute later. Nothing is done while the line to a server's people is cut.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, Literal

from host.attendance import Attendance
from host.bounds import UNBOUNDED, Bounds
from host.rounds import Rounds
from storage import nights
from storage.nights import Most, Night, Plan

log = logging.getLogger(__name__)

REMINDER: Final = timedelta(minutes=30)
"""So long before the hour people are reminded."""
LATE: Final = timedelta(hours=2)
"""If the bot comes back later than this after the hour, people have gone, and no lobby opens."""
HELD: Final = timedelta(minutes=1)
"""So long a process may be at a night until another may try, or itself once more."""
NIGHTS_EACH: Final = 3
"""Nights that one person may have planned in a server at once."""
NIGHTS_HERE: Final = 20
"""Nights that may be planned in a server at once."""

Step = Callable[[Night], Awaitable[bool]]
"""Does what is due. False if it failed for now and has to be tried again."""


class Nights:
    """Keeps the appointments of all servers that this process has."""

    def __init__(
        self,
        store: nights.Nights,
        attendance: Attendance,
        *,
        look: Callable[[Night], Awaitable[Night | None]],
        remind: Step,
        open_lobby: Step,
        tell: Step,
        missed: Step,
        now: Callable[[], datetime],
        bounds: Bounds = UNBOUNDED,
    ) -> None:
        """``look`` gives a night as Discord's event has it by now, or ``None`` if it is called off; ``remind`` and
        ``tell`` write to its people, before the hour and when its lobby is open; ``missed`` is told where it is too
        late. ``now`` tells the time.
        """
        self.store = store
        self._attendance = attendance
        self._look = look
        self._remind = remind
        self._open = open_lobby
        self._tell = tell
        self._missed = missed
        self._now = now
        self.bounds = bounds
        self._rounds = Rounds("game nights", self._round)

    def start(self) -> None:
        """Begin to keep them, in the background, until ``stop``."""
        self._rounds.start()

    async def stop(self) -> None:
        """End, after what is under way."""
        await self._rounds.stop()

    def wake(self) -> None:
        """Something was planned or put at another hour: look anew when the next is due."""
        self._rounds.wake()

    async def plan(self, plan: Plan, host: nights.Guest) -> Night | Literal["at once", "a day"]:
        """Plan a night; or say of which somebody, or a server, has as many as may be."""
        night = await self.store.plan(
            plan,
            host,
            remind=self._is_early(plan.at),
            at_once=Most(NIGHTS_EACH, NIGHTS_HERE),
            a_day=Most(self.bounds.nights, self.bounds.server_nights),
        )
        self.wake()
        return night

    async def move(self, night: Night, at: datetime) -> Night | None:
        """Put a night at another hour. ``None`` if that changes nothing."""
        moved = await self.store.move(night.id, at, remind=self._is_early(at))
        self.wake()
        return moved

    async def tick(self) -> None:
        """Do what is due. What fails is logged, and done a minute later."""
        await self.store.forget_old()
        for night in await self.store.due(REMINDER):
            if self._rounds.stopping:
                return
            try:
                await self._do(night)
            except Exception:
                log.exception("game night %s could not be kept", night.id)

    # -- inside ---------------------------------------------------------------------------------------------

    def _is_early(self, at: datetime) -> bool:
        return at - self._now() > REMINDER

    async def _do(self, night: Night) -> None:
        if not await self.store.hold(night.id, self._now() + HELD):
            return
        if not self._attendance.here(night.plan.guild):
            return  # nobody there would read it; it is tried again
        if night.status == "opened":
            await self._finish(night)
            return
        late = self._now() - night.plan.at
        if late > LATE:
            missed = await self.store.settle(night.id, "missed")
            if missed is not None:
                await self._missed(missed)
            return
        known = await self._look(night)
        if known is None or known.plan.at != night.plan.at:
            return
        if late < timedelta():
            if await self._remind(known):
                await self.store.reminded(known.id)
        elif await self._open(known):
            opened = await self.store.get(known.id)
            if opened is not None and opened.status == "opened":
                await self._finish(opened)

    async def _finish(self, night: Night) -> None:
        if await self._tell(night):
            await self.store.settle(night.id, "told", was="opened")

    async def _round(self) -> float | None:
        """Do what is due, and say how many seconds it is until the next."""
        await self.tick()
        due = await self.store.next_due(REMINDER)
        return None if due is None else (due - self._now()).total_seconds()
