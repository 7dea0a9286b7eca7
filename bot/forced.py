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

from bot.tables import LiveTable
from engine.table import Conflict, Told

log = logging.getLogger(__name__)

BEAT: Final = (2.0, 4.5)
"""Least and most seconds before a forced move is made."""


class Forced:
    """Makes forced moves for people at tables whose house rules ask for it."""

    def __init__(
        self, changed: Callable[[LiveTable], Awaitable[None]], beat: tuple[float, float] | None = None
    ) -> None:
        self._changed = changed
        self._beat = beat or BEAT
        self._waiting: dict[int, tuple[int, asyncio.Task[None]]] = {}

    def follow(self, live: LiveTable) -> None:
        """After a table has changed: if the open move of a person is forced, make it in a moment."""
        table = live.table
        if table is None or live.over or table.forced_seat is None:
            return
        waiting = self._waiting.get(live.id)
        if waiting is not None and waiting[0] == table.ply and not waiting[1].done():
            return
        self._waiting[live.id] = table.ply, asyncio.create_task(self._play(live, table.ply), name="forced move")

    async def _play(self, live: LiveTable, ply: int) -> None:
        await asyncio.sleep(SystemRandom().uniform(*self._beat))
        assert live.table is not None  # follow() has looked
        told: tuple[Told, ...] = ()
        try:
            told = await live.table.play_forced(ply)
        except Conflict:
            log.info("another process has played at table %s", live.id)
        except Exception:
            # The player can still press the card: a forced move that fails must not take the table along.
            log.exception("the forced move at table %s could not be made", live.id)
        if self._waiting.get(live.id, (None,))[0] == ply:
            del self._waiting[live.id]
        if told:
            await self._changed(live)

    async def stop(self) -> None:
        """Let what is waiting be: the players press it themselves."""
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._waiting.clear()
