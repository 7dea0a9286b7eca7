"""Offers of seats in running games, not answered yet."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import put
from storage.part import StorePart, hold_table, one
from storage.penalties import require_welcome
from storage.rows import columns

AGAIN: Final = timedelta(minutes=10)
"""After this time an offer can be made again: its message may have been deleted."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer of a seat, without effect until it is accepted."""

    table: int
    seat: int
    user: int
    """The user who is asked."""
    owner: int
    """The seat's owner until then."""
    by: int
    """The user who asks: the owner, or the host if the owner is absent."""
    until: datetime


class Offers(StorePart):
    async def make(self, offer: Offer) -> bool:
        """Store an offer, replacing any other of the seat.

        Returns false if it was just made already. Raises ``KickedError`` for a user who was removed from the table,
        and ``KnownHandError`` for one who had another seat.
        """
        async with self._transaction() as connection:
            await hold_table(connection, offer.table)  # serializes parallel offers of a seat
            await require_welcome(connection, offer.table, [offer.user], offer.seat)
            there = await _of(connection, offer.table, offer.seat)
            same = there is not None and (there.user, there.owner) == (offer.user, offer.owner)
            if there is not None and same and offer.until - there.until < AGAIN:
                return False
            await put(connection, schema.offers, **columns(schema.offers, offer))
            return True

    async def of(self, table: int, seat: int) -> Offer | None:
        async with self._transaction() as connection:
            there = await _of(connection, table, seat)
        return there if there is not None and there.until > self._clock() else None

    async def withdraw(self, offer: Offer) -> bool:
        """Withdraw an offer; return false if it doesn't exist any more."""
        async with self._transaction() as connection:
            return await drop_offer(connection, offer)


async def drop_offer(connection: AsyncConnection, offer: Offer) -> bool:
    """Delete an offer, within a transaction of the store."""
    return bool((await connection.execute(delete(schema.offers).where(*_is(offer)))).rowcount)


async def drop_from_others(connection: AsyncConnection, table: int, seat: int) -> None:
    """Delete offers of a seat that others than its owner made."""
    offers = schema.offers.c
    others = offers.table_id == table, offers.seat == seat, offers.by_user != offers.owner
    await connection.execute(delete(schema.offers).where(*others))


async def _of(connection: AsyncConnection, table: int, seat: int) -> Offer | None:
    offers = schema.offers.c
    query = select(schema.offers).where(offers.table_id == table, offers.seat == seat)
    return await one(connection, query, Offer)


def _is(offer: Offer) -> tuple[ColumnElement[bool], ...]:
    offers = schema.offers.c
    return (
        offers.table_id == offer.table,
        offers.seat == offer.seat,
        offers.user_id == offer.user,
        offers.owner == offer.owner,
        offers.until == offer.until,
    )
