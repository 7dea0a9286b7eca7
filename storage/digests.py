"""Who wants one message a day in place of calls to tables by correspondence, and when the next one is due.

Direct messages belong to the process that has the first shard: it alone sends them, each day's once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, select, update

from storage import schema
from storage.dialects import put
from storage.presence import Transaction
from storage.rows import columns, made
from storage.shards import ShardRange


@dataclass(frozen=True, slots=True)
class Digest:
    """What somebody has settled."""

    user: int
    hour: int
    """Of the day, by the clocks of its time zone."""
    zone: str
    due: datetime
    """When the next one is due."""
    closed: bool = False
    """Whether they took no direct message the last time."""


class Digests:
    """The part of the store that knows them. Made by ``Store``."""

    def __init__(self, transaction: Transaction, clock: Callable[[], datetime], share: ShardRange) -> None:
        self._transaction = transaction
        self._clock = clock
        self._share = share

    async def of(self, user: int) -> Digest | None:
        """What somebody has settled, if they have."""
        query = select(schema.digests).where(schema.digests.c.user_id == user)
        async with self._transaction() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else made(Digest, row)

    async def keep(self, digest: Digest) -> None:
        """Keep what somebody settles, in place of what was."""
        async with self._transaction() as connection:
            await put(connection, schema.digests, **columns(schema.digests, digest))

    async def drop(self, user: int) -> None:
        """Call somebody as before."""
        async with self._transaction() as connection:
            await connection.execute(delete(schema.digests).where(schema.digests.c.user_id == user))

    async def due(self) -> list[Digest]:
        """Those that are due now, if they are ours to send."""
        if not self._share.owns(None):
            return []
        query = select(schema.digests).where(schema.digests.c.due_at <= self._clock())
        async with self._transaction() as connection:
            rows = (await connection.execute(query.order_by(schema.digests.c.due_at))).mappings().all()
        return [made(Digest, row) for row in rows]

    async def next_due(self) -> datetime | None:
        """When the next one is due that is ours to send."""
        if not self._share.owns(None):
            return None
        async with self._transaction() as connection:
            found: datetime | None = await connection.scalar(select(func.min(schema.digests.c.due_at)))
            return found

    async def put_off(self, digest: Digest, due: datetime, *, closed: bool | None = None) -> bool:
        """Let it be due at another time. False if it is not what it was: somebody else was first, or its owner."""
        at = schema.digests.c
        values: dict[str, object] = {"due_at": due} if closed is None else {"due_at": due, "closed": closed}
        query = update(schema.digests).where(at.user_id == digest.user, at.due_at == digest.due).values(values)
        async with self._transaction() as connection:
            return bool((await connection.execute(query)).rowcount)
