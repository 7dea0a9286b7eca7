"""Shares of finished games: what was posted, and by which seat."""

from __future__ import annotations

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from engine.game import Seat
from storage import schema
from storage.part import StorePart


class Posts(StorePart):
    async def claim(self, table: int, seat: Seat, what: str) -> bool:
        """Record that a seat shares something; return false if it was before."""
        try:
            async with self._transaction() as connection:
                await connection.execute(insert(schema.posts).values(table_id=table, seat=seat, what=what))
        except IntegrityError:
            return False
        return True

    async def release(self, table: int, seat: Seat, what: str) -> None:
        """Delete the record of a share that couldn't be posted."""
        posts = schema.posts.c
        mine = (posts.table_id == table, posts.seat == seat, posts.what == what)
        await self._change(delete(schema.posts).where(*mine))
