"""Hand gateway sessions over to the next process.

Resuming a session delivers everything that happened since it was left, also interactions. So the bot answers those that
arrive between two processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, and_, delete, insert, select, true

from storage import schema
from storage.part import StorePart
from storage.rows import columns, made


@dataclass(frozen=True, slots=True)
class LeftSession:
    """A gateway session that another process may resume."""

    shard: int
    count: int
    sequence: int
    """The number of the last event handled."""
    url: str
    """The address for resuming it."""
    id: str = field(repr=False)


class Handover(StorePart):
    async def leave(self, sessions: Sequence[LeftSession]) -> None:
        """Store sessions for the next process of these shards."""
        now = self._clock()
        rows = [
            columns(schema.sessions, each, "id", session_id=each.id, share=str(each.count), left_at=now)
            for each in sessions
        ]
        async with self._transaction() as connection:
            await connection.execute(delete(schema.sessions).where(self._mine))
            if rows:
                await connection.execute(insert(schema.sessions), rows)

    @property
    def _mine(self) -> ColumnElement[bool]:
        """Match the sessions of these shards, however processes divided them."""
        at = schema.sessions.c
        return true() if self._share.whole else and_(at.count == self._share.count, at.shard.in_(self._share.shards))

    async def take(self) -> list[LeftSession]:
        """Return and delete the sessions stored for these shards."""
        async with self._transaction() as connection:
            rows = (
                (await connection.execute(select(schema.sessions).where(self._mine).with_for_update())).mappings().all()
            )
            if rows:
                await connection.execute(delete(schema.sessions).where(self._mine))
        return [made(LeftSession, row, id=row["session_id"]) for row in rows]
