"""What a process that ends leaves to the one that comes after it: its sessions at Discord's gateway.

Who resumes a session is given everything that has happened since it was left, presses too. So those are answered
that come while one process has ended and the next has not begun.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select

from storage import schema
from storage.part import StorePart
from storage.rows import columns, made


@dataclass(frozen=True, slots=True)
class LeftSession:
    """A session at the gateway that somebody else may resume."""

    shard: int
    count: int
    sequence: int
    """Number of the last event that was dealt with."""
    url: str
    """Where it is to be resumed."""
    id: str = field(repr=False)


class Handover(StorePart):
    """The part of the store that knows left sessions. Made by ``Store``."""

    async def leave(self, sessions: Sequence[LeftSession]) -> None:
        """Leave sessions to whoever has the same share next."""
        mine = {"share": str(self._share), "left_at": self._clock()}
        rows = [columns(schema.sessions, session, "id", session_id=session.id, **mine) for session in sessions]
        async with self._transaction() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.share == str(self._share)))
            if rows:
                await connection.execute(insert(schema.sessions), rows)

    async def take(self) -> list[LeftSession]:
        """The sessions that were left to this share; nobody else is given them."""
        mine = schema.sessions.c.share == str(self._share)
        async with self._transaction() as connection:
            rows = (await connection.execute(select(schema.sessions).where(mine).with_for_update())).mappings().all()
            if rows:
                await connection.execute(delete(schema.sessions).where(mine))
        return [made(LeftSession, row, id=row["session_id"]) for row in rows]
