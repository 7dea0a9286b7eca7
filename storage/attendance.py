"""Uptime of the bot, so that its downtime doesn't count against anyone.

For each of Discord's shards, the last heartbeat and every absence is stored. Only the owner of a shard writes its rows.
If servers were divided differently at that time, an absence counts for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import put
from storage.part import StorePart
from storage.rows import made
from storage.shards import ShardRange

BEAT: Final = "beat"
REMEMBERED: Final = timedelta(days=60)
"""Absences older than any inactivity limit are forgotten."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A period in which the bot was disconnected from a shard."""

    shard: int
    count: int
    began: datetime
    ended: datetime


class Attendance(StorePart):
    async def beat(self, shards: Iterable[ShardRange]) -> None:
        """Store that these shards are connected now."""
        async with self._transaction() as connection:
            for shard in shards:
                await self._beat(connection, shard)

    async def last_seen(self, shard: ShardRange) -> datetime | None:
        """Return when a shard was last connected.

        After a change of the shard count, that is when all shards of the last count were.
        """
        facts = schema.facts.c
        query = select(facts.name, facts.value).where(facts.name.startswith(BEAT))
        beats: dict[int, dict[int, datetime]] = {}  # by count and shard
        async with self._transaction() as connection:
            for name, value in await connection.execute(query):
                for number, count, at in _beats(name, datetime.fromisoformat(value)):
                    known = beats.setdefault(count, {})
                    known[number] = max(known.get(number, at), at)
        same = beats.pop(shard.count, {})
        seen = [min(same[number] for number in shard.shards)] if set(shard.shards) <= set(same) else []
        if beats:
            seen.append(min(max(beats.values(), key=lambda known: max(known.values())).values()))
        return max(seen, default=None)

    async def forgive(self, shard: ShardRange, began: datetime, ended: datetime, by: timedelta) -> list[int]:
        """Postpone all deadlines at a shard's tables, and return these tables."""
        timers = schema.timers.c
        query = select(timers.table_id, timers.due_at).join(schema.tables, schema.tables.c.id == timers.table_id)
        query = query.where(shard.holds(schema.tables.c.guild_id)).order_by(timers.table_id)
        async with self._transaction() as connection:
            # Locked, or a deadline set meanwhile would be overwritten by the one before it.
            rows = (await connection.execute(query.with_for_update(of=schema.timers))).all()
            if rows and by:
                await connection.execute(
                    update(schema.timers)
                    .where(schema.timers.c.table_id == bindparam("table"))
                    .values(due_at=bindparam("later")),
                    [{"table": table, "later": due + by} for table, due in rows],
                )
            await self._keep(connection, shard, began, ended)
            await self._beat(connection, shard)
        return [table for table, _ in rows]

    async def absences(self, shard: ShardRange) -> list[Absence]:
        """Return the absences of a shard, the last first."""
        at = schema.absences.c
        query = select(schema.absences).where(or_(at.count != shard.count, at.shard.in_(shard.shards)))
        async with self._transaction() as connection:
            rows = (await connection.execute(query.order_by(at.ended_at.desc()))).mappings().all()
        return [made(Absence, row) for row in rows]

    async def _keep(self, connection: AsyncConnection, shard: ShardRange, began: datetime, ended: datetime) -> None:
        at = schema.absences.c
        await connection.execute(delete(schema.absences).where(at.ended_at < self._clock() - REMEMBERED))
        if began < ended:
            columns = {"shard": shard.shards[0], "count": shard.count, "began_at": began, "ended_at": ended}
            await put(connection, schema.absences, **columns)

    async def _beat(self, connection: AsyncConnection, shard: ShardRange) -> None:
        await put(connection, schema.facts, name=_name(shard), value=self._clock().isoformat())


def present_since(now: datetime, patience: timedelta, absences: Sequence[Absence]) -> datetime:
    """Return the moment since when the bot has been up for ``patience`` in total.

    ``absences``: the last first.
    """
    moment, left = now, patience
    for absence in absences:
        present = max(moment - absence.ended, timedelta())
        if present >= left:
            break
        left -= present
        moment = min(moment, absence.began)
    return moment - left


def _name(shard: ShardRange) -> str:
    return BEAT if shard.whole else f"{BEAT} {shard}"


def _beats(name: str, at: datetime) -> list[tuple[int, int, datetime]]:
    """Return the shards, with their count, that a stored heartbeat is of."""
    shards, _, count = name.removeprefix(BEAT).strip().partition("/")
    written = ShardRange.parse(shards, int(count)) if count else ShardRange()
    return [(number, written.count, at) for number in written.shards]
