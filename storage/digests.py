"""Who wants one message a day in place of calls to tables by correspondence, and when the next one is due.

Direct messages belong to the process that has the first shard: it alone sends them, each day's once.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, func, select, update

from storage import schema
from storage.part import StorePart
from storage.rows import columns


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


class Digests(StorePart):
    """The part of the store that knows them. Made by ``Store``."""

    async def of(self, user: int) -> Digest | None:
        """What somebody has settled, if they have."""
        query = select(schema.digests).where(schema.digests.c.user_id == user)
        return await self._one(query, Digest)

    async def keep(self, digest: Digest) -> None:
        """Keep what somebody settles, in place of what was."""
        await self._put(schema.digests, **columns(schema.digests, digest))

    async def drop(self, user: int) -> None:
        """Call somebody as before."""
        await self._change(delete(schema.digests).where(schema.digests.c.user_id == user))

    async def due(self) -> list[Digest]:
        """Those that are due now, if they are ours to send."""
        if not self._share.owns(None):
            return []
        query = select(schema.digests).where(schema.digests.c.due_at <= self._clock())
        return await self._every(query.order_by(schema.digests.c.due_at), Digest)

    async def next_due(self) -> datetime | None:
        """When the next one is due that is ours to send."""
        if not self._share.owns(None):
            return None
        return await self._value(select(func.min(schema.digests.c.due_at)))

    async def put_off(self, digest: Digest, due: datetime, *, closed: bool | None = None) -> bool:
        """Let it be due at another time. False if it is not what it was: somebody else was first, or its owner."""
        at = schema.digests.c
        values: dict[str, object] = {"due_at": due} if closed is None else {"due_at": due, "closed": closed}
        query = update(schema.digests).where(at.user_id == digest.user, at.due_at == digest.due).values(values)
        return bool(await self._change(query))
