"""What the table does for somebody after a beat: the only legal card, where a house rule asks for it, and orders.

The beat is as long as a person's might be, and drawn by lot: that a play was forced is a secret of the hand, and an
answer within the same second would tell it. What somebody has ordered is as secret. So where people may move ahead,
every decision of theirs begins with a beat: until it is over nobody is called, so that it does not tell either who is
not called because an order will decide.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final

from engine.game import Seat
from engine.table import Conflict
from host import background
from host.live import GameSession, TableSession, has_begun
from host.premoves import PremoveService, is_slow
from host.tables import Tables
from host.uptime import UptimeTracker
from storage.errors import StoreError

log = logging.getLogger(__name__)

BEAT: Final = (2.0, 4.5)
"""Least and most seconds before a forced move or an order is made."""
TAKEOVER: Final = 10.0
"""Seconds before an AI plays for somebody who has left: until then they undo it by coming back."""


class Autoplay:
    """Makes forced moves for people at tables whose house rules ask for it, and those that they have ordered."""

    def __init__(
        self,
        tables: Tables,
        ahead: PremoveService,
        attendance: UptimeTracker,
        changed: Callable[[TableSession], Awaitable[None]],
        beat: tuple[float, float] | None = None,
    ) -> None:
        self._tables = tables
        self._ahead = ahead
        self._attendance = attendance
        self._changed = changed
        self._beat = beat or BEAT
        self._leavers: dict[tuple[int, Seat], asyncio.Task[None]] = {}
        self._waiting: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def awaits(self, live: TableSession) -> bool:
        """Whether the open decision of a table still has its beat before it, whatever has been ordered."""
        if not is_slow(live) or not has_begun(live) or live.over or live.waited == live.table.ply:
            return False
        return any(live.chairs[seat].present for seat in live.table.to_act)

    def take_over(self, live: TableSession) -> None:
        """After a change of a table: see to it that AI seats which rest there play in a moment."""
        resting: frozenset[Seat] = live.table.resting if has_begun(live) and not live.over else frozenset()
        for key in [(table, seat) for table, seat in self._leavers if table == live.id and seat not in resting]:
            self._leavers.pop(key).cancel()
        for seat in resting:
            if (live.id, seat) not in self._leavers:
                self._rest(live.id, seat)

    def _rest(self, table_id: int, seat: Seat) -> None:
        self._leavers[table_id, seat] = background.start(self._begin(table_id, seat), "takeover")

    async def _begin(self, table_id: int, seat: Seat) -> None:
        await asyncio.sleep(TAKEOVER)
        del self._leavers[table_id, seat]
        try:
            live = await self._tables.get(table_id)
            if live is None or not has_begun(live) or not self._tables.owns(live):
                return  # its owner has been told, and sees to it
            if await self._attendance.is_heard(live.guild):  # else nobody could come back
                await self._tables.seats.take_over(live, seat)
                await self._changed(live)
                return
        except StoreError as error:
            log.warning("AI takeover postponed: seat=%s table=%s error=%s", seat, table_id, error)
        if (table_id, seat) not in self._leavers:
            self._rest(table_id, seat)

    async def follow(self, live: TableSession) -> None:
        """After a table has been shown: if something may be made for a person, see to it in a moment.

        Raises ``StoreError`` if it cannot be looked up what has been ordered.
        """
        if not has_begun(live):
            return
        pending = None if self.awaits(live) else await self._ahead.pending(live)
        if live.over or not (self.awaits(live) or pending is not None or live.table.forced_seat is not None):
            return
        ply, waiting = live.table.ply, self._waiting.get(live.id)
        if waiting is not None and waiting[0] == ply and not waiting[1].done():
            return
        self._waiting[live.id] = ply, background.start(self._play(live.id, ply), "beat")

    async def _play(self, table_id: int, ply: int) -> None:
        await asyncio.sleep(SystemRandom().uniform(*self._beat))
        live: TableSession | None = None
        happened = False
        try:
            live = await self._tables.get(table_id)
            if live is not None and has_begun(live) and not live.over and live.table.ply == ply:
                happened = await self._decided(live, ply)
        except Conflict:
            log.info("move already made by another process: table=%s", table_id)
        except (Exception, SystemExit):  # a game of others may call sys.exit
            # The player can still press: what fails here must not take the table along.
            log.exception("automatic move failed: table=%s", table_id)
        if self._waiting.get(table_id, (None,))[0] == ply:
            del self._waiting[table_id]
        if live is None or live.table is None:
            return
        over = live.table.ply == ply and self.awaits(live)
        if over:
            live.waited = ply  # and nothing has been done: whom it waits for is called
        if happened or over:
            await self._changed(live)

    async def _decided(self, live: GameSession, ply: int) -> bool:
        """Whether a move was made."""
        return bool(await live.table.play_forced(ply)) or await self._ahead.carry_out(live, ply)

    async def stop(self) -> None:
        """Let what is waiting be: it has its beat after the next start, and the players press forced moves."""
        await background.stop(*self._leavers.values(), *(task for _, task in self._waiting.values()))
        self._leavers.clear()
        self._waiting.clear()
