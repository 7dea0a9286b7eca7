"""Delete finished games after their retention period, and what ended with them.

Results and statistics are kept. A bare row of the table remains, which nothing lists: its id is never reused, and
results refer to it.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlalchemy import and_, delete, or_, select, update

from engine.lobby import NO_USER, Lobby
from storage import schema
from storage.part import StorePart
from storage.rows import FOR_GOOD, REMOVED

COURSE: Final = tuple(
    table
    for table in schema.metadata.sorted_tables
    if "table_id" in table.primary_key.columns and table not in (schema.results, schema.result_seats)
)
"""Everything that is deleted with a game: its log, its seats, and all other rows of its table except the result."""


class Retention(StorePart):
    async def remove(self, kept: timedelta, most: int) -> list[int]:
        """Remove some of our games that were inactive for longer than ``kept``.

        Returns their tables. Only games whose result is recorded, and tables that were closed for good.
        """
        tables = schema.tables.c
        over = and_(tables.status == "over", tables.why_closed.is_(None), tables.recorded)
        closed = and_(tables.status == "closed", tables.why_closed.in_([why for why in FOR_GOOD if why != REMOVED]))
        removed: list[int] = []
        async with self._transaction() as connection:
            # One after the other: an index finds each. Locked tables come later, so there are no deadlocks.
            for finished in (over, closed):
                past = select(tables.id).where(finished, tables.updated_at < self._clock() - kept)
                past = past.where(self._share.holds(tables.guild_id)).limit(most - len(removed))
                removed += await connection.scalars(past.with_for_update(skip_locked=True))
            if not removed:
                return []
            for table in COURSE:
                await connection.execute(delete(table).where(table.c.table_id.in_(removed)))
            bare = {
                **{"status": "closed", "why_closed": REMOVED, "message_id": None, "host": NO_USER, "number": -1},
                **{"lobby": Lobby("", NO_USER, 0, (), {}).to_json(), "options": None, "chairs": None},
                **{"rules_version": None, "seed": None, "snapshot": None},
            }
            await connection.execute(update(schema.tables).where(tables.id.in_(removed)).values(bare))
        return removed

    async def drop_ended(self) -> None:
        """Delete votes and offers of our games that have ended, and expired offers."""
        tables, offers, proposals = schema.tables.c, schema.offers.c, schema.proposals.c
        ended = select(tables.id).where(tables.status != "playing", self._share.holds(tables.guild_id))
        offered = offers.until <= self._clock(), ended.where(tables.id == offers.table_id).exists()
        async with self._transaction() as connection:
            await connection.execute(delete(schema.offers).where(or_(*offered)))
            voted = ended.where(tables.id == proposals.table_id).exists()
            await connection.execute(delete(schema.proposals).where(voted))
