"""Seats of games that are offered to somebody, who has not said yet whether they take them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import put
from storage.part import StorePart, one
from storage.penalties import require_welcome
from storage.rows import columns


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that stands open for somebody: nothing changes before they take it."""

    table: int
    seat: int
    user: int
    """Who is asked."""
    owner: int
    """Whose seat it is until then."""
    by: int
    """Who asks: the owner, or the host where the owner is absent."""
    until: datetime


class Offers(StorePart):
    """The part of the store that knows offers. Made by ``Store``. An offer is taken by ``Store.reseat``."""

    async def make(self, offer: Offer) -> bool:
        """Keep an offer in place of any other of the seat. False if it stands already.

        Raises ``KickedError`` for who was sent away from the table.
        """
        offers = schema.offers.c
        async with self._transaction() as connection:
            await connection.execute(delete(schema.offers).where(offers.until <= self._clock()))
            held = select(schema.tables.c.id).where(schema.tables.c.id == offer.table).with_for_update()
            await connection.execute(held)  # two who offer a seat at once do it one after the other
            await require_welcome(connection, offer.table, [offer.user], self._clock())
            there = await _of(connection, offer.table, offer.seat)
            if there is not None and (there.user, there.owner) == (offer.user, offer.owner):
                return False
            await put(connection, schema.offers, **columns(schema.offers, offer))
            return True

    async def of(self, table: int, seat: int) -> Offer | None:
        """The offer of a seat that stands now."""
        async with self._transaction() as connection:
            there = await _of(connection, table, seat)
        return there if there is not None and there.until > self._clock() else None

    async def withdraw(self, offer: Offer) -> bool:
        """Let an offer stand no more. False if it does not stand any more."""
        async with self._transaction() as connection:
            return await drop_offer(connection, offer)


async def drop_offer(connection: AsyncConnection, offer: Offer) -> bool:
    """Within a transaction of the store: False if an offer does not stand any more."""
    return bool((await connection.execute(delete(schema.offers).where(*_is(offer)))).rowcount)


async def drop_from_others(connection: AsyncConnection, table: int, seat: int) -> None:
    """Within a transaction of the store: let no offer of a seat stand that somebody else than its owner made."""
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
