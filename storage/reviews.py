"""Reviews that people have been given, kept with their games. What is in them only the engine can read."""

from __future__ import annotations

from sqlalchemy import select

from engine.game import Json
from storage import schema
from storage.dialects import put
from storage.presence import Transaction


class Reviews:
    """The part of the store that keeps reviews. Made by ``Store``."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction

    async def of(self, table: int, user: int) -> Json | None:
        """The review of a game that somebody has been given."""
        reviews = schema.reviews.c
        query = select(reviews.review).where(reviews.table_id == table, reviews.user_id == user)
        async with self._transaction() as connection:
            return await connection.scalar(query)

    async def keep(self, table: int, user: int, review: Json) -> None:
        """Keep a review, in the place of an earlier one. Nothing is kept of who has been forgotten meanwhile."""
        seats = schema.seats.c
        seat = select(seats.seat).where(seats.table_id == table, seats.user_id == user).with_for_update()
        async with self._transaction() as connection:
            if (await connection.execute(seat)).first() is None:
                return
            await put(connection, schema.reviews, table_id=table, user_id=user, review=review)
