"""Daily digests: one message a day instead of correspondence pings.

Direct messages belong to the process with the first shard: only it sends them, each day's once.
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
    user: int
    hour: int
    """The hour of the day, in the user's time zone."""
    zone: str
    due: datetime
    """When the next one is due."""
    closed: bool = False
    """Whether the last direct message was refused."""


class DigestStore(StorePart):
    async def of(self, user: int) -> Digest | None:
        query = select(schema.digests).where(schema.digests.c.user_id == user)
        return await self._one(query, Digest)

    async def keep(self, digest: Digest) -> None:
        await self._put(schema.digests, **columns(schema.digests, digest))

    async def drop(self, user: int) -> None:
        """Unsubscribe a user from the digest, so they get ordinary pings."""
        await self._change(delete(schema.digests).where(schema.digests.c.user_id == user))

    async def due(self) -> list[Digest]:
        """Return the digests that are due now, if this process sends them."""
        if not self._share.owns(None):
            return []
        query = select(schema.digests).where(schema.digests.c.due_at <= self._clock())
        return await self._every(query.order_by(schema.digests.c.due_at), Digest)

    async def next_due(self) -> datetime | None:
        """Return when this process's next digest is due."""
        if not self._share.owns(None):
            return None
        return await self._value(select(func.min(schema.digests.c.due_at)))

    async def put_off(self, digest: Digest, due: datetime, *, closed: bool | None = None) -> bool:
        """Change the due time of a digest; return false if it changed meanwhile."""
        at = schema.digests.c
        values: dict[str, object] = {"due_at": due} if closed is None else {"due_at": due, "closed": closed}
        query = update(schema.digests).where(at.user_id == digest.user, at.due_at == digest.due).values(values)
        return bool(await self._change(query))
