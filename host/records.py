"""Record the results of finished games."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from engine.game import AnyGame, Json, Standing
from engine.log import Entry
from host.periodic import RETRY_SECONDS, PeriodicTask
from host.ratings import RATER, contest, seat_results
from storage.errors import StoreError
from storage.store import Store

log = logging.getLogger(__name__)


class Recorder:
    """The journal of all tables: stores logs, and a game's result at its end.

    A game never waits for its record: failures are logged, and made up for by the next sweep.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        timed: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        """Set up; ``timed`` is a context manager around each append."""
        self._store = store
        self._games = games
        self._timed = timed
        self._missed: set[int] = set()
        """Tables whose result may not be stored yet, also of another process, which doesn't know."""
        self._rounds = PeriodicTask("finished games", self.sweep)

    async def append(self, table: int, entries: Sequence[Entry], snapshot: Json, *, over: bool) -> None:
        """Store entries, and the game's result if they end it."""
        recorded = not over
        try:
            with self._timed():
                await self._store.append(table, entries, snapshot, over=over)
            recorded = recorded or await self.record(table)
        finally:
            if not recorded:  # after an error, too: only the answer may have been lost
                self._missed.add(table)
                self._rounds.wake()  # an arena's players wait for it

    async def entries(self, table: int) -> list[Entry]:
        return await self._store.entries(table)

    async def record(self, table: int) -> bool:
        """Record a finished game once; return false to try again, which is logged."""
        try:
            await self._record(table)
        except StoreError as error:
            log.warning("result not stored yet: table=%s error=%s", table, error)
            return False
        except Exception:
            log.exception("result storage failed: table=%s", table)
        return True

    async def _record(self, table: int) -> None:
        row = await self._store.table(table)
        if row is None or row.status != "over" or row.kind not in self._games:
            return
        game = self._games[row.kind]
        state = game.load(row.snapshot)
        standing = game.standing(state)
        await self._store.records.write(
            table,
            _places(standing),
            seat_results(row.chairs, standing),
            contest(row.chairs, standing, game.ply(state)),
            RATER,
            chairs=row.chairs,
        )

    async def sweep(self) -> float | None:
        """Record all finished games that were missed; return seconds until a retry."""
        failed = False
        ours = await self._store.records.unrecorded(list(self._games))
        for table in sorted({*ours, *self._missed}):
            if self._rounds.stopping:
                break
            if await self.record(table):
                self._missed.discard(table)
            else:
                failed = True
        return RETRY_SECONDS if failed else None

    def start(self) -> None:
        """Sweep now and every hour, in the background, until ``close``."""
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.stop()


def _places(standing: Standing) -> list[dict[str, Any]]:
    return [
        {"seats": list(place.seats), "rank": place.rank, "score": place.score, "parts": dict(place.parts)}
        for place in standing.places
    ]
