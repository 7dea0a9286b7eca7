"""Reviews that users have requested, stored with their games."""

from __future__ import annotations

from sqlalchemy import select

from engine.game import Json
from storage import schema
from storage.dialects import put
from storage.part import StorePart, hold_table


class ReviewStore(StorePart):
    async def of(self, table: int, user: int) -> Json | None:
        reviews = schema.reviews.c
        query = select(reviews.review).where(reviews.table_id == table, reviews.user_id == user)
        return await self._value(query)

    async def keep(self, table: int, user: int, review: Json) -> None:
        """Store a review, unless its user was deleted meanwhile."""
        seats = schema.seats.c
        seat = select(seats.seat).where(seats.table_id == table, seats.user_id == user)
        async with self._transaction() as connection:
            await hold_table(connection, table)
            if (await connection.execute(seat)).first() is None:
                return
            await put(connection, schema.reviews, table_id=table, user_id=user, review=review)
