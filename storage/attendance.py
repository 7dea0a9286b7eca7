"""When the bot was there. Time in which it was not counts for nobody: no deadline runs, no table is left alone.

Of each of Discord's shards is written down when it was heard last (a beat), and every time in which it was not heard.
The rows of a shard are its owner's. Where servers were divided otherwise once, an absence from then counts for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import put
from storage.part import StorePart
from storage.rows import made
from storage.shards import ShardRange

BEAT: Final = "beat"
REMEMBERED: Final = timedelta(days=60)
"""Absences that ended longer ago than any table may be left alone are forgotten."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A time in which nobody was heard whose servers have a shard, of so many."""

    shard: int
    count: int
    began: datetime
    ended: datetime


class Attendance(StorePart):
    """The part of the store that knows when the bot was there. Made by ``Store``."""

    async def beat(self, shards: Iterable[ShardRange]) -> None:
        """Write down that these shards are heard now."""
        async with self._transaction() as connection:
            for shard in shards:
                await self._beat(connection, shard)

    async def last_seen(self, shard: ShardRange) -> datetime | None:
        """When a shard was heard last; ``None`` if never, nor any shard while servers were divided otherwise."""
        facts = schema.facts.c
        async with self._transaction() as connection:
            rows = await connection.execute(select(facts.name, facts.value).where(facts.name.startswith(BEAT)))
            beats = [datetime.fromisoformat(row.value) for row in rows if _may_speak_for(row.name, shard)]
        return max(beats, default=None)

    async def forgive(self, shard: ShardRange, began: datetime, ended: datetime, by: timedelta) -> list[int]:
        """Count a time for nobody: deadlines at the shard's tables are put off by ``by``. Gives those tables."""
        ours = schema.tables.c.id == schema.timers.c.table_id, shard.holds(schema.tables.c.guild_id)
        async with self._transaction() as connection:
            rows = (
                await connection.execute(select(schema.timers.c.table_id, schema.timers.c.due_at).where(*ours))
            ).all()
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
        """The times in which a shard was not heard, the last first."""
        at = schema.absences.c
        async with self._transaction() as connection:
            rows = (await connection.execute(select(schema.absences).order_by(at.ended_at.desc()))).mappings().all()
        found = [made(Absence, row) for row in rows]
        return [each for each in found if each.count != shard.count or each.shard in shard.shards]

    async def _keep(self, connection: AsyncConnection, shard: ShardRange, began: datetime, ended: datetime) -> None:
        at = schema.absences.c
        await connection.execute(delete(schema.absences).where(at.ended_at < self._clock() - REMEMBERED))
        if began < ended:
            columns = {"shard": shard.shards[0], "count": shard.count, "began_at": began, "ended_at": ended}
            await put(connection, schema.absences, **columns)

    async def _beat(self, connection: AsyncConnection, shard: ShardRange) -> None:
        await put(connection, schema.facts, name=_name(shard), value=self._clock().isoformat())


def present_since(now: datetime, patience: timedelta, absences: Sequence[Absence]) -> datetime:
    """The moment from which on the bot has been there for so long, whatever it missed. ``absences``: the last first."""
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


def _may_speak_for(name: str, shard: ShardRange) -> bool:
    """Whether a beat is of a shard, or of a time when servers were divided otherwise."""
    shards, _, count = name.removeprefix(BEAT).strip().partition("/")
    written = ShardRange.parse(shards, int(count)) if count else ShardRange()
    return written.count != shard.count or set(shard.shards) <= set(written.shards)
