"""Games against AI seats that one person plays alone: of each person the one that they began last."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select, update

from storage import schema
from storage.daily import Deeds, deeds_of
from storage.part import StorePart
from storage.rows import columns, made


@dataclass(frozen=True, slots=True)
class Practice:
    """A game that somebody plays alone, by its seed and its moves."""

    user: int
    number: int
    """By which it is known from others of the same person."""
    kind: str
    seats: int
    level: str
    """Of all AI seats, by its name among the game's players."""
    seed: str
    """Secret: it tells what chance will give."""
    rules_version: int
    deeds: Deeds


class Practices(StorePart):
    """The part of the store that keeps them. Made by ``Store``."""

    async def of(self, user: int) -> Practice | None:
        """The one that somebody began last."""
        query = select(schema.practices).where(schema.practices.c.user_id == user)
        async with self._transaction() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else made(Practice, row, deeds=deeds_of(row["moves"]))

    async def begin(self, fresh: Practice) -> None:
        """Keep one in the place of the one before."""
        counted = {"moves": fresh.deeds, "count": len(fresh.deeds)}
        row = columns(schema.practices, fresh, "deeds", **counted, began_at=self._clock())
        await self._put(schema.practices, **row)

    async def play(self, after: Practice, before: int) -> bool:
        """Write one as it is after some moves, of which ``before`` were made.

        All in one statement. False, and nothing is written, if it has gone on or another was begun meanwhile.
        """
        kept = schema.practices.c
        mine = (kept.user_id == after.user, kept.number == after.number, kept.count == before)
        written = update(schema.practices).where(*mine).values(moves=after.deeds, count=len(after.deeds))
        return await self._change(written) == 1
