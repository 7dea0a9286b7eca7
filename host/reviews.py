"""Reviews of finished games, computed on request."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from engine.advice import Work
from engine.game import AnyGame, Refusal, Seat
from engine.log import BadLog, GameLog
from engine.review import CostlyMove, from_json, review, to_json
from host.job_cache import JobCache
from host.live import GameSession, require_game
from host.tables import Tables
from host.time_limit import TimeLimit

log = logging.getLogger(__name__)

KEPT: Final = 64
"""Reviews in the memory cache, three decisions each."""


class Reviews:
    """A queue of reviews, one at a time so that running games come first."""

    def __init__(self, tables: Tables, work: Work) -> None:
        self._tables = tables
        self._work = work
        self._made: JobCache[tuple[int, Seat], list[CostlyMove]] = JobCache(KEPT)

    def has(self, live: GameSession, seat: Seat) -> bool:
        return self._made.has((live.id, seat))

    async def of(self, live: GameSession, seat: Seat) -> list[CostlyMove]:
        """Return the most costly decisions of a seat."""
        try:
            return await self._made.of((live.id, seat), partial(self._make, live.id, seat))
        except BadLog as error:
            log.warning("game review failed: table=%s error=%s", live.id, error)
            raise Refusal("why-no-replay") from error

    async def _make(self, table: int, seat: Seat) -> list[CostlyMove]:
        game, user, past = await self._past(table, seat)
        kept = None if user is None else await self._tables.store.reviews.of(table, user)
        if kept is not None and (found := await self._work(from_json, game, past, seat, kept)) is not None:
            return found
        found = await review(game, past, seat, self._work, TimeLimit())
        if user is not None:
            await self._tables.store.reviews.keep(table, user, to_json(found))
        return found

    async def _past(self, table: int, seat: Seat) -> tuple[AnyGame, int | None, GameLog]:
        """Return the input of a review; the table may leave memory meanwhile."""
        live = require_game(await self._tables.require(table))
        return live.game, live.chairs[seat].user, await self._tables.log_of(live)

    async def close(self) -> None:
        await self._made.close()
