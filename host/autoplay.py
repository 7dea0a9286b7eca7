"""Single cards: where a table plays the only legal move for its player, after a beat.

The beat is as long as a person's might be, and drawn by lot: that a play was forced is a secret of the hand,
and an answer within the same second would tell it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final

from engine.table import Conflict, Told
from host.live import LiveTable, has_begun
from host.tables import Tables

log = logging.getLogger(__name__)

BEAT: Final = (2.0, 4.5)
"""Least and most seconds before a forced move is made."""


class Autoplay:
    """Makes forced moves for people at tables whose house rules ask for it."""

    def __init__(
        self,
        tables: Tables,
        changed: Callable[[LiveTable], Awaitable[None]],
        beat: tuple[float, float] | None = None,
    ) -> None:
        self._tables = tables
        self._changed = changed
        self._beat = beat or BEAT
        self._waiting: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def follow(self, live: LiveTable) -> None:
        """After a table has changed: if the open move of a person is forced, make it in a moment."""
        if not has_begun(live) or live.over or live.table.forced_seat is None:
            return
        ply, waiting = live.table.ply, self._waiting.get(live.id)
        if waiting is not None and waiting[0] == ply and not waiting[1].done():
            return
        self._waiting[live.id] = ply, asyncio.create_task(self._play(live.id, ply), name="forced move")

    async def _play(self, table_id: int, ply: int) -> None:
        await asyncio.sleep(SystemRandom().uniform(*self._beat))
        live: LiveTable | None = None
        told: tuple[Told, ...] = ()
        try:
            live = await self._tables.get(table_id)
            if live is not None and has_begun(live) and not live.over:
                told = await live.table.play_forced(ply)
        except Conflict:
            log.info("another process has played at table %s", table_id)
        except Exception:
            # The player can still press the card: a forced move that fails must not take the table along.
            log.exception("the forced move at table %s could not be made", table_id)
        if self._waiting.get(table_id, (None,))[0] == ply:
            del self._waiting[table_id]
        if told and live is not None:
            await self._changed(live)

    async def stop(self) -> None:
        """Let what is waiting be: the players press it themselves."""
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._waiting.clear()
