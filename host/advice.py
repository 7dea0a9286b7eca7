"""Advice at the table: reckoned where AI seats think, for whoever asks for their own, and kept for a while.

Nobody has more than one piece of advice reckoned at a time, so that who asks at many tables waits like all others. Who
asks once more for what is being reckoned waits for it with the first.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from engine.advice import Thought, Work, hint, last_thoughts, thought_of
from engine.game import Refusal, Seat
from engine.log import BadLog
from engine.search.evaluator import PositionEval
from host.job_cache import JobCache, OneJobPerUser
from host.live import GameSession
from host.tables import Tables
from host.time_limit import TimeLimit

log = logging.getLogger(__name__)

KEPT: Final = 256
"""Pieces of advice kept: some kilobytes each."""


class Advice:
    """Reckons advice and reasons. One serves the whole process."""

    def __init__(self, tables: Tables, work: Work, one_each: OneJobPerUser) -> None:
        self._tables = tables
        self._work = work
        self._one_each = one_each
        self._hints: JobCache[tuple[int, int, Seat], PositionEval | None] = JobCache(KEPT)
        self._reasons: JobCache[tuple[int, int, int | None], list[Thought]] = JobCache(KEPT)

    def given(self, live: GameSession, seat: Seat) -> bool:
        """Whether a table gives a seat advice now: it is to decide, and help was agreed on."""
        return live.lobby.hints and live.game.advises and seat in live.table.to_act

    async def of(self, live: GameSession, seat: Seat, user: int) -> PositionEval | None:
        """What a seat is advised to do, from its own view; ``None`` where nothing can be said.

        Raises ``Refusal`` if other advice is being reckoned for the person.
        """
        # Not by the ply alone: with what others decide at the same time, and after a move was taken back, a seat knows
        # something else.
        key = live.id, live.table.number, seat
        ask = partial(self._work, hint, live.game, live.table.view(seat), seat, TimeLimit())
        if self._hints.knows(key):
            return await self._hints.of(key, ask)
        with self._one_each.of(user):
            return await self._hints.of(key, ask)

    async def reasons(self, live: GameSession, user: int, number: int | None = None) -> list[Thought]:
        """Why the AI seats made their last moves, or the move of one entry. While the game is on, by public facts.

        Raises ``Refusal`` as ``of`` does, and for a game of other rules than today's.
        """
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
        """Give up what is being reckoned; who waits for it is told so."""
        await self._hints.close()
        await self._reasons.close()
