"""Reviews of finished games: made for whoever asks, in the processes where AI seats think, and kept for a while."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from engine.advice import Work
from engine.game import AnyGame, Refusal, Seat
from engine.log import BadLog, GameLog
from engine.review import Lesson, review
from host.live import LiveGame, demand_game
from host.shelf import Shelf
from host.tables import Tables

log = logging.getLogger(__name__)

KEPT: Final = 64
"""Reviews kept, three decisions each."""


class Reviews:
    """Makes reviews, one after another: tables in play shall not wait for those that are over."""

    def __init__(self, tables: Tables, work: Work) -> None:
        self._tables = tables
        self._work = work
        self._made: Shelf[tuple[int, Seat], list[Lesson]] = Shelf(KEPT)

    def has(self, live: LiveGame, seat: Seat) -> bool:
        """Whether a review is made already."""
        return self._made.has((live.id, seat))

    async def of(self, live: LiveGame, seat: Seat) -> list[Lesson]:
        """The decisions of a seat that cost it most. Raises ``Refusal`` for a game of other rules than today's."""
        try:
            return await self._made.of((live.id, seat), partial(self._make, live.id, seat))
        except BadLog as error:
            log.warning("table %s cannot be reviewed: %s", live.id, error)
            raise Refusal("why-no-replay") from error

    async def _make(self, table: int, seat: Seat) -> list[Lesson]:
        game, past = await self._past(table)
        return await review(game, past, seat, self._work)

    async def _past(self, table: int) -> tuple[AnyGame, GameLog]:
        live = demand_game(await self._tables.demand(table))
        return live.game, await self._tables.log_of(live)

    async def close(self) -> None:
        """Give up what is being made; who waits for it is told so."""
        await self._made.close()
