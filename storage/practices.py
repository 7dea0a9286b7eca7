"""Solo games against AI seats: each user's latest one."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select, update

from storage import schema
from storage.daily import Deeds, deeds_of
from storage.part import StorePart
from storage.rows import columns, made


@dataclass(frozen=True, slots=True)
class Practice:
    """A solo game, as its seed and its moves."""

    user: int
    number: int
    """Distinguishes it from other solo games of the same user."""
    kind: str
    seats: int
    level: str
    """The level of all AI seats, by its name among the game's players."""
    seed: str
    """Secret: it reveals the future results of chance."""
    rules_version: int
    deeds: Deeds


class Practices(StorePart):
    async def of(self, user: int) -> Practice | None:
        query = select(schema.practices).where(schema.practices.c.user_id == user)
        async with self._transaction() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else made(Practice, row, deeds=deeds_of(row["moves"]))

    async def begin(self, fresh: Practice) -> None:
        """Store a new solo game, replacing the previous one."""
        counted = {"moves": fresh.deeds, "count": len(fresh.deeds)}
        row = columns(schema.practices, fresh, "deeds", **counted, began_at=self._clock())
        await self._put(schema.practices, **row)

    async def play(self, after: Practice, before: int) -> bool:
        """Store a solo game after more moves, if it still has ``before`` moves."""
        kept = schema.practices.c
        mine = (kept.user_id == after.user, kept.number == after.number, kept.count == before)
        written = update(schema.practices).where(*mine).values(moves=after.deeds, count=len(after.deeds))
        return await self._change(written) == 1
