"""Reviews of finished games: made for whoever asks, in the processes where AI seats think, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, TypeAlias

from bot.tables import LiveTable, Tables
from bot.ui.answer import Refusal
from engine.advice import Work
from engine.game import AnyGame, Seat
from engine.log import BadLog, GameLog
from engine.review import Lesson, review

log = logging.getLogger(__name__)

KEPT: Final = 64
"""Reviews kept, three decisions each."""
AT_ONCE: Final = 1
"""Reviews that are being made at the same time. Tables in play shall not wait for those that are over."""

_Key: TypeAlias = tuple[int, Seat]


class Reviews:
    """Makes reviews, one after another. Who asks for one that is being made waits for it with the first."""

    def __init__(self, tables: Tables, work: Work) -> None:
        self._tables = tables
        self._work = work
        self._made: OrderedDict[_Key, asyncio.Task[list[Lesson]]] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._closing = False

    def has(self, live: LiveTable, seat: Seat) -> bool:
        """Whether a review is made already."""
        made = self._made.get((live.id, seat))
        return made is not None and made.done()

    async def of(self, live: LiveTable, seat: Seat) -> list[Lesson]:
        """The decisions of a seat that cost it most. Raises ``Refusal`` for a game of other rules than today's."""
        key = (live.id, seat)
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(live.id, seat))
        self._made.move_to_end(key)
        while len(self._made) > KEPT and next(iter(self._made.values())).done():
            self._made.popitem(last=False)
        try:
            # Whoever asked first may be gone before it is done: the others still wait for it.
            return await asyncio.shield(self._made[key])
        except BadLog as error:
            log.warning("table %s cannot be reviewed: %s", live.id, error)
            self._made.pop(key, None)
            raise Refusal("why-no-replay") from error
        except asyncio.CancelledError:
            if self._closing:
                raise Refusal("why-review-cut") from None
            raise
        except Exception:
            self._made.pop(key, None)
            raise

    async def _make(self, table: int, seat: Seat) -> list[Lesson]:
        async with self._turn:
            game, past = await self._past(table)
            return await review(game, past, seat, self._work)

    async def _past(self, table: int) -> tuple[AnyGame, GameLog]:
        live = await self._tables.get(table)
        assert live is not None  # tables are never deleted
        return live.game, await self._tables.log_of(live)

    async def close(self) -> None:
        """Give up what is being made; who waits for it is told so."""
        self._closing = True
        for task in self._made.values():
            task.cancel()
        await asyncio.gather(*self._made.values(), return_exceptions=True)
        self._made.clear()
