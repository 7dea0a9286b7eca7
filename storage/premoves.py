"""What people have ordered for decisions to come, and which of it was dropped. What an order says only its game knows.

A person has one book at a table. It is as secret as their hand: nobody but its owner is ever told of it.
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
from storage.part import StorePart

MOST: Final = 20
"""Orders of one person at one table: a menu lists them all."""


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Premove(_Kept):
    """An order that stands."""

    code: str
    undone: int
    """How often moves had been taken back at its table when it was given."""


class FailedPremove(_Kept):
    """An order that was dropped, until its owner has decided something again."""

    code: str
    number: int
    """Of the last entry of the log then."""
    key: str
    args: dict[str, int | str] = {}

    @property
    def reason(self) -> Reason:
        """Why it was dropped."""
        return Reason(self.key, self.args)


class PlayedPremove(_Kept):
    """An order that was carried out, until its owner has decided something by themselves again."""

    code: str
    number: int
    """Of the entry of the log that it became; of an order that became several, the last."""
    undone: int
    """How often moves had been taken back at its table then."""


class PremoveQueue(_Kept):
    """All orders of one person at one table, in the order of giving."""

    version: Literal[1] = 1
    standing: tuple[Premove, ...] = ()
    dropped: tuple[FailedPremove, ...] = ()
    done: tuple[PlayedPremove, ...] = ()

    @property
    def codes(self) -> tuple[str, ...]:
        """The orders that stand."""
        return tuple(order.code for order in self.standing)


BookStep: TypeAlias = Callable[[PremoveQueue], PremoveQueue]

EMPTY = PremoveQueue()


async def drop_standing(connection: AsyncConnection, table: int, user: int, number: int) -> None:
    """Drop what somebody ordered before they left a table, now that they sit down there again.

    ``number``: of the last entry of the table's log.
    """
    mine = schema.orders.c.table_id == table, schema.orders.c.user_id == user
    found = await connection.scalar(select(schema.orders.c.book).where(*mine))
    if found is None:
        return
    book = PremoveQueue.model_validate(found)
    dropped = [FailedPremove(code=code, number=number, key="dropped-left") for code in book.codes]
    kept = book.model_copy(update={"standing": (), "dropped": (*book.dropped, *dropped)[-MOST:]})
    await connection.execute(update(schema.orders).where(*mine).values(book=kept.model_dump(mode="json")))


class PremoveStore(StorePart):
    """The part of the store that keeps orders. Made by ``Store``."""

    async def at(self, table: int) -> Mapping[int, PremoveQueue]:
        """The books of a table, by person. Raises ``ValueError`` for one that cannot be read."""
        orders = schema.orders.c
        query = select(orders.user_id, orders.book).where(orders.table_id == table).order_by(orders.user_id)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).all()
        return {row.user_id: PremoveQueue.model_validate(row.book) for row in rows}

    async def change(self, table: int, user: int, step: BookStep) -> PremoveQueue:
        """Change somebody's book by a pure step, one at a time whichever process asks. An empty one is not kept.

        Nothing is kept of who does not sit there. Raises what the step raises; then nothing has changed.
        """
        seats, orders = schema.seats.c, schema.orders.c
        seat = select(seats.seat).where(seats.table_id == table, seats.user_id == user).with_for_update()
        mine = orders.table_id == table, orders.user_id == user
        async with self._transaction() as connection:
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
        """Forget all orders at a table."""
        await self._change(delete(schema.orders).where(schema.orders.c.table_id == table))
