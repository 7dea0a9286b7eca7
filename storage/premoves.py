"""Users' premoves, and their outcomes.

Only the game understands a premove's code. A user has one queue per table. It is as secret as their hand: only its
owner ever sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.game import Reason
from storage import schema
from storage.dialects import put
from storage.part import StorePart, hold_table

MOST: Final = 20
"""The maximum number of a user's premoves at a table: a menu lists them all."""


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Premove(_Kept):
    code: str
    undone: int
    """How many undos its table had when it was added."""


class FailedPremove(_Kept):
    """A dropped premove, kept until its owner has decided something again."""

    code: str
    number: int
    """The last log entry at that time."""
    key: str
    args: dict[str, int | str] = {}

    @property
    def reason(self) -> Reason:
        """Why the premove was dropped, as a message."""
        return Reason(self.key, self.args)


class PlayedPremove(_Kept):
    """A played premove, kept until its owner has made a move themselves."""

    code: str
    number: int
    """Its log entry; the last one if it became several."""
    undone: int
    """How many undos its table had at that time."""


class PremoveQueue(_Kept):
    version: Literal[1] = 1
    standing: tuple[Premove, ...] = ()
    dropped: tuple[FailedPremove, ...] = ()
    done: tuple[PlayedPremove, ...] = ()

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(order.code for order in self.standing)


BookStep: TypeAlias = Callable[[PremoveQueue], PremoveQueue]

EMPTY = PremoveQueue()


async def drop_standing(connection: AsyncConnection, table: int, user: int, number: int) -> None:
    """Drop the premoves that a returning user queued before leaving a table."""
    mine = schema.orders.c.table_id == table, schema.orders.c.user_id == user
    found = await connection.scalar(select(schema.orders.c.book).where(*mine))
    if found is None:
        return
    book = PremoveQueue.model_validate(found)
    dropped = [FailedPremove(code=code, number=number, key="dropped-left") for code in book.codes]
    kept = book.model_copy(update={"standing": (), "dropped": (*book.dropped, *dropped)[-MOST:]})
    await connection.execute(update(schema.orders).where(*mine).values(book=kept.model_dump(mode="json")))


class PremoveStore(StorePart):
    async def at(self, table: int) -> Mapping[int, PremoveQueue]:
        """Return the queues of a table by user; ``ValueError`` for an unreadable one."""
        orders = schema.orders.c
        query = select(orders.user_id, orders.book).where(orders.table_id == table).order_by(orders.user_id)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).all()
        return {row.user_id: PremoveQueue.model_validate(row.book) for row in rows}

    async def change(self, table: int, user: int, step: BookStep) -> PremoveQueue:
        """Apply a pure step to a user's queue, serialized across processes.

        Stores neither an empty queue nor one of a user without a seat.
        """
        seats, orders = schema.seats.c, schema.orders.c
        seat = select(seats.seat).where(seats.table_id == table, seats.user_id == user)
        mine = orders.table_id == table, orders.user_id == user
        async with self._transaction() as connection:
            await hold_table(connection, table)
            seated = (await connection.execute(seat)).first() is not None
            found = await connection.scalar(select(orders.book).where(*mine))
            book = step(EMPTY if found is None else PremoveQueue.model_validate(found))
            if book == EMPTY or not seated:
                await connection.execute(delete(schema.orders).where(*mine))
                return EMPTY
            kept = book.model_dump(mode="json")
            await put(connection, schema.orders, table_id=table, user_id=user, book=kept, at=self._clock())
            return book

    async def drop(self, table: int) -> None:
        await self._change(delete(schema.orders).where(schema.orders.c.table_id == table))
