"""Reviews that people have been given, kept with their games. What is in them only the engine can read."""

from __future__ import annotations

from sqlalchemy import select

from engine.game import Json
from storage import schema
from storage.dialects import put
from storage.part import StorePart


class Reviews(StorePart):
    """The part of the store that keeps reviews. Made by ``Store``."""

    async def of(self, table: int, user: int) -> Json | None:
        """The review of a game that somebody has been given."""
        reviews = schema.reviews.c
        query = select(reviews.review).where(reviews.table_id == table, reviews.user_id == user)
        return await self._value(query)

    async def keep(self, table: int, user: int, review: Json) -> None:
        """Keep a review, in the place of an earlier one. Nothing is kept of who has been forgotten meanwhile."""
        seats = schema.seats.c
        seat = select(seats.seat).where(seats.table_id == table, seats.user_id == user).with_for_update()
        async with self._transaction() as connection:
            if (await connection.execute(seat)).first() is None:
                return
            await put(connection, schema.reviews, table_id=table, user_id=user, review=review)
