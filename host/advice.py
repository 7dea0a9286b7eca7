"""Compute hints and reasons for players at a table.

Each user has at most one computation at a time, so a user at many tables waits like everyone else.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from engine.advice import Thought, Work, has_reasons, hint, last_thoughts, thought_of
from engine.game import Refusal, Seat
from engine.log import BadLog
from engine.search.evaluator import PositionEval
from host.job_cache import JobCache, OneJobPerUser
from host.live import GameSession
from host.tables import Tables
from host.time_limit import TimeLimit

log = logging.getLogger(__name__)

KEPT: Final = 256
"""Hints in the cache: some kilobytes each."""


class Advice:
    def __init__(self, tables: Tables, work: Work, one_each: OneJobPerUser) -> None:
        self._tables = tables
        self._work = work
        self._one_each = one_each
        self._hints: JobCache[tuple[int, int, Seat], PositionEval | None] = JobCache(KEPT)
        self._reasons: JobCache[tuple[int, int, int | None], list[Thought]] = JobCache(KEPT)

    def given(self, live: GameSession, seat: Seat) -> bool:
        """Return whether a seat may get a hint at a table now."""
        return live.lobby.hints and live.game.advises and seat in live.table.to_act

    async def of(self, live: GameSession, seat: Seat, user: int) -> PositionEval | None:
        """Return the hint for a seat, from its own view; ``None`` if there is none."""
        # The ply alone isn't enough: other seats' simultaneous decisions and undos change what a seat knows.
        key = live.id, live.table.number, seat
        ask = partial(self._work, hint, live.game, live.table.view(seat), seat, TimeLimit())
        if self._hints.knows(key):
            return await self._hints.of(key, ask)
        with self._one_each.of(user):
            return await self._hints.of(key, ask)

    async def has_reasons(self, live: GameSession) -> bool:
        """Return whether an AI seat has made a move that can be explained now."""
        if not live.game.advises or all(chair.level is None for chair in live.chairs):
            return False
        return has_reasons(live.game, await self._tables.log_of(live))

    async def reasons(self, live: GameSession, user: int, number: int | None = None) -> list[Thought]:
        """Return the reasons for the AI seats' last moves, or for one entry's."""
        key = (live.id, live.table.number, number)
        ask = partial(self._thoughts, live, number)
        try:
            if self._reasons.knows(key):
                return await self._reasons.of(key, ask)
            with self._one_each.of(user):
                return await self._reasons.of(key, ask)
        except BadLog as error:
            log.warning("move explanation failed: table=%s error=%s", live.id, error)
            raise Refusal("why-no-replay") from error

    async def _thoughts(self, live: GameSession, number: int | None) -> list[Thought]:
        past = await self._tables.log_of(live)
        if number is None:
            return await last_thoughts(live.game, past, self._work, TimeLimit())
        found = await thought_of(live.game, past, number, self._work, TimeLimit())
        return [] if found is None else [found]

    async def close(self) -> None:
        await self._hints.close()
        await self._reasons.close()
