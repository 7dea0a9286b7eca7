"""What of a finished game has been posted as whose wish: once each, whatever process is asked."""

from __future__ import annotations

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from engine.game import Seat
from storage import schema
from storage.part import StorePart


class Posts(StorePart):
    """The part of the store that knows what was posted. Made by ``Store``. It knows seats and nobody's id."""

    async def claim(self, table: int, seat: Seat, what: str) -> bool:
        """Write down that a seat shares something. False if it has been written down before."""
        try:
            async with self._transaction() as connection:
                await connection.execute(insert(schema.posts).values(table_id=table, seat=seat, what=what))
        except IntegrityError:
            return False
        return True

    async def release(self, table: int, seat: Seat, what: str) -> None:
        """Take that back: it could not be posted."""
        posts = schema.posts.c
        mine = (posts.table_id == table, posts.seat == seat, posts.what == what)
        await self._change(delete(schema.posts).where(*mine))
