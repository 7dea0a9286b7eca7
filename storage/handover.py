"""Hand gateway sessions over to the next process.

Resuming a session delivers everything that happened since it was left, also interactions. So the bot answers those that
arrive between two processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2s

from sqlalchemy import delete, insert, select

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
    @property
    def _key(self) -> str:
        """The shard range, or its hash if it doesn't fit in the column."""
        name = str(self._share)
        return name if len(name) <= 64 else blake2s(name.encode()).hexdigest()

    async def leave(self, sessions: Sequence[LeftSession]) -> None:
        """Store sessions for the next process of this shard range."""
        mine = {"share": self._key, "left_at": self._clock()}
        rows = [columns(schema.sessions, session, "id", session_id=session.id, **mine) for session in sessions]
        async with self._transaction() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.share == self._key))
            if rows:
                await connection.execute(insert(schema.sessions), rows)

    async def take(self) -> list[LeftSession]:
        """Return and delete the sessions stored for this shard range."""
        mine = schema.sessions.c.share == self._key
        async with self._transaction() as connection:
            rows = (await connection.execute(select(schema.sessions).where(mine).with_for_update())).mappings().all()
            if rows:
                await connection.execute(delete(schema.sessions).where(mine))
        return [made(LeftSession, row, id=row["session_id"]) for row in rows]
