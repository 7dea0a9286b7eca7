"""Reviews that users have requested, stored with their games.

Only the engine can read their content.
"""

from __future__ import annotations

from sqlalchemy import select

from engine.game import Json
from storage import schema
from storage.dialects import put
from storage.part import StorePart


class ReviewStore(StorePart):
    """The part of the store for reviews.

    Made by ``Store``.
    """

    async def of(self, table: int, user: int) -> Json | None:
        """Return a user's review of a game."""
        reviews = schema.reviews.c
        query = select(reviews.review).where(reviews.table_id == table, reviews.user_id == user)
        return await self._value(query)

    async def keep(self, table: int, user: int, review: Json) -> None:
        """Store a review, replacing an earlier one.

        Nothing is stored for a user deleted meanwhile.
        """
        seats = schema.seats.c
        seat = select(seats.seat).where(seats.table_id == table, seats.user_id == user).with_for_update()
        async with self._transaction() as connection:
            if (await connection.execute(seat)).first() is None:
                return
            await put(connection, schema.reviews, table_id=table, user_id=user, review=review)
