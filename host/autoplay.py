"""Play for users after a delay: forced moves and premoves.

Forced moves are a house rule: the only legal card.

The delay is random and as long as a human's might be: a forced move is a secret of the hand, and an instant answer
would reveal it. So are premoves. Where premoves are possible, every human decision begins with a delay, and nobody is
pinged until it is over. Otherwise a missing ping would reveal a premove.
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
from host.seats import forced_seat
from host.tables import Tables
from host.uptime import UptimeTracker
from storage.errors import StoreError

log = logging.getLogger(__name__)

BEAT: Final = (2.0, 4.5)
"""Minimum and maximum seconds before a forced move or a premove."""
TAKEOVER: Final = 10.0
"""Seconds before an AI takes over for a user who left: coming back within them undoes it."""


class Autoplay:
    def __init__(
        self,
        tables: Tables,
        ahead: PremoveService,
        attendance: UptimeTracker,
        changed: Callable[[TableSession], Awaitable[None]],
        alone: Callable[[GameSession], None],
    ) -> None:
        """Set up with callbacks.

        ``changed`` receives tables where a move was made, ``alone`` those where all but one player have left.
        """
        self._tables = tables
        self._ahead = ahead
        self._attendance = attendance
        self._changed = changed
        self._alone = alone
        self._beat = BEAT
        self._leavers: dict[tuple[int, Seat], asyncio.Task[None]] = {}
        self._waiting: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def awaits(self, live: TableSession) -> bool:
        """Return whether the delay of the open decision is still running."""
        if not is_slow(live) or not has_begun(live) or live.over or live.waited == live.table.ply:
            return False
        return any(live.chairs[seat].present for seat in live.table.to_act)

    def take_over(self, live: TableSession) -> None:
        """Schedule the moves of AI seats that wait before taking over."""
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
                return  # its owner is notified, and handles it
            if await self._attendance.is_heard(live.guild):  # otherwise no one could come back
                await self._tables.seats.take_over(live, seat)
                await self._changed(live)
                if len(live.present) == 1:
                    self._alone(live)
                return
        except StoreError as error:
            log.warning("AI takeover postponed: seat=%s table=%s error=%s", seat, table_id, error)
        if (table_id, seat) not in self._leavers:
            self._rest(table_id, seat)

    async def follow(self, live: TableSession) -> None:
        """Schedule an automatic move, if one is possible, after a table was shown."""
        if not has_begun(live):
            return
        pending = None if self.awaits(live) else await self._ahead.pending(live)
        if live.over or not (self.awaits(live) or pending is not None or forced_seat(live) is not None):
            return
        ply, waiting = live.table.ply, self._waiting.get(live.id)
        if waiting is not None and waiting[0] == ply and not waiting[1].done():
            return
        self._wait(live.id, ply)

    def _wait(self, table_id: int, ply: int) -> None:
        self._waiting[table_id] = ply, background.start(self._play(table_id, ply), "beat")

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
            happened = True
        except StoreError as error:
            log.warning("automatic move postponed: table=%s error=%s", table_id, error)
            if live is None or live.table is None or live.table.ply == ply:
                self._wait(table_id, ply)
                return
            happened = True  # what follows a premove wasn't stored
        except (Exception, SystemExit):  # a third-party game may call sys.exit
            # The player can still click: a failure here must not affect the table.
            log.exception("automatic move failed: table=%s", table_id)
        if self._waiting.get(table_id, (None,))[0] == ply:
            del self._waiting[table_id]
        if live is None or live.table is None:
            return
        over = live.table.ply == ply and self.awaits(live)
        if over:
            live.waited = ply  # the delay is over without a move: now its player is pinged
        if happened or over:
            await self._changed(live)

    async def _decided(self, live: GameSession, ply: int) -> bool:
        forced = forced_seat(live) is not None and bool(await live.table.play_forced(ply))
        return forced or await self._ahead.carry_out(live, ply)

    async def stop(self) -> None:
        """Cancel waiting moves; after the next start they begin again."""
        await background.stop(*self._leavers.values(), *(task for _, task in self._waiting.values()))
        self._leavers.clear()
        self._waiting.clear()
