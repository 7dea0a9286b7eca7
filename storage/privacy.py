"""Report and delete a user's data.

Games belong to all their players. So deletion removes the user's id and name from every row, and keeps the games and
the others' results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import JSON, Column, ColumnElement, String, and_, bindparam, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import NO_USER, Lobby, forget, forget_chairs
from storage import schema
from storage.daily import forget_tries
from storage.dialects import hold_person
from storage.errors import StillSeatedError
from storage.leave_penalties import forget_leavings, weight_of
from storage.nights import forget_guest
from storage.part import StorePart, Transaction
from storage.penalties import Penalty, hand, impose, may_open_again, penalties_of
from storage.puzzles import forget_answers
from storage.rows import OPEN, chairs_json, chairs_of
from storage.schema import Fate
from storage.shards import ShardRange


@cache
def columns_that(*fates: Fate) -> tuple[Column[Any], ...]:
    """Return the schema's columns that have one of these fates on deletion."""
    columns = (column for table in schema.metadata.sorted_tables for column in table.columns)
    return tuple(column for column in columns if column.info.get("person") in fates)


ABOUT: Final = (*columns_that("emptied"), *columns_that("goes", "undone"), *columns_that("stays"))
"""Columns of rows about one user, whatever their fate."""

Tell: TypeAlias = Callable[[AsyncConnection, int, int | None], Awaitable[None]]
"""Notifies the owner of a table, with its server, of a change."""

TellForgotten: TypeAlias = Callable[[AsyncConnection, int], Awaitable[None]]
"""Notifies the other processes that a user's data was deleted."""

STEP: Final = 5_000
"""Tables read per transaction while searching for a user's."""
REWRITTEN: Final = 200
"""Tables rewritten per transaction: presses wait for each."""
SKEW: Final = timedelta(minutes=1)
"""More than the clocks of two processes differ."""


@dataclass(frozen=True, slots=True)
class Kept:
    open_tables: int
    """Open tables with their seat."""
    past_tables: int
    """Other tables with their id and name."""
    results: int
    ratings: int
    settings: int
    """Rows of any other kind."""
    titles: int = 0
    """Titles from seasons."""
    arenas: int = 0
    """Arenas they played in."""
    reviews: int = 0
    """Games whose review they requested."""
    tries: int = 0
    """Their attempts at daily challenges."""
    blocks: int = 0
    """Servers where they are blocked. These records survive deletion."""
    nights: int = 0
    """Game nights that they answered."""
    left: float | None = None
    """How often they have recently left running games; ``None`` if never."""
    puzzles: int = 0
    """Puzzles that they answered."""
    practices: int = 0
    """Their solo game, if there is one."""
    penalties: int = 0
    """Penalties from before an earlier deletion. They survive another one."""

    @property
    def nothing(self) -> bool:
        return self == Kept(0, 0, 0, 0, 0)

    @property
    def nothing_to_forget(self) -> bool:
        return replace(self, blocks=0, penalties=0).nothing


class Privacy(StorePart):
    def __init__(
        self,
        transaction: Transaction,
        clock: Callable[[], datetime],
        share: ShardRange,
        tell: Tell,
        tell_forgotten: TellForgotten,
    ) -> None:
        super().__init__(transaction, clock, share)
        self._tell = tell
        self._tell_forgotten = tell_forgotten

    async def kept(self, user: int) -> Kept:
        tables = set(await tables_naming(self._single, user))
        async with self._transaction() as connection:
            sits = await connection.scalar(select(func.count()).where(*_seated(user))) or 0
            # An interrupted deletion leaves seats at tables that don't name the user any more.
            seats = schema.seats.c
            tables |= set((await connection.scalars(select(seats.table_id).where(seats.user_id == user))).all())
            rows = Counter[str]()
            for column in ABOUT:
                if (counted := column.info["counted"]) is not None:
                    rows[counted] += await connection.scalar(select(func.count()).where(column == user)) or 0
            left = await weight_of(connection, user, self._clock()) if rows.pop("left") else None
            penalties = len(await penalties_of(connection, user, self._clock()))
        return Kept(sits, len(tables) - sits, left=left, penalties=penalties, **rows)

    async def forget(self, user: int, name: str) -> None:
        """Delete a user's id from every row except blocks, and rename them.

        ``name`` replaces theirs. What others have imposed on them lasts as before (``storage.penalties``). Raises
        ``StillSeatedError``, and changes nothing, while they sit at an open table. If they sit down meanwhile, or it
        is interrupted, run it again to finish.
        """
        began, tables = self._clock(), schema.tables.c
        async with self._transaction() as connection:
            await _require_no_seat(connection, user)
        named = await tables_naming(self._single, user)
        left = set(named)
        for first in range(0, len(named), REWRITTEN):
            async with self._transaction() as connection:
                await hold_person(connection, user)
                past = and_(tables.id.in_(named[first : first + REWRITTEN]), tables.status.not_in(OPEN))
                done, penalties = await _forget_at_tables(connection, user, name, past, self._tell)
                await impose(connection, user, penalties)
            left -= done
        async with self._transaction() as connection:
            await hold_person(connection, user)
            now = self._clock()
            # A table that has come to name them since then was written since then.
            where = or_(tables.id.in_(left), tables.updated_at >= began - SKEW)
            _, penalties = await _forget_at_tables(connection, user, name, where, self._tell)
            # Now that their tables are locked: whoever has sat down by now has a seat.
            await _require_no_seat(connection, user)
            await forget_answers(connection, user)
            lasting = [
                *penalties,
                *await forget_leavings(connection, user, now),
                *await forget_tries(connection, user, now),
                *await forget_guest(connection, user, now),
            ]
            await impose(connection, user, lasting)
            for column in columns_that("emptied"):
                # An open ping stays under another key until its message is deleted.
                empty = -schema.calls.c.message_id if column.table is schema.calls else None
                await connection.execute(update(column.table).where(column == user).values({column.name: empty}))
            # One at an open table is new: they sit down beside this.
            seated = select(tables.id).where(tables.id == schema.seats.c.table_id, tables.status.in_(OPEN)).exists()
            for column in columns_that("goes", "beside"):
                gone = delete(column.table).where(mentions(column, user))
                await connection.execute(gone.where(~seated) if column.table is schema.seats else gone)
            await self._tell_forgotten(connection, user)


def _seated(user: int) -> tuple[ColumnElement[bool], ...]:
    seats, tables = schema.seats.c, schema.tables.c
    return seats.user_id == user, seats.table_id == tables.id, tables.status.in_(OPEN)


async def _require_no_seat(connection: AsyncConnection, user: int) -> None:
    if await connection.scalar(select(func.count()).where(*_seated(user))):
        raise StillSeatedError(f"user {user} sits at an open table")


def names(user: int) -> ColumnElement[bool]:
    """Return a condition for tables whose host, lobby or chairs contain a user.

    A user without a seat isn't in an index: see ``tables_naming``.
    """
    return or_(*(mentions(column, user) for column in columns_that("rewritten")))


async def tables_naming(single: Transaction, user: int) -> list[int]:
    """Find the tables that may contain a user's id, while others write."""
    tables, found = schema.tables.c, list[int]()
    async with single() as connection:
        last = await connection.scalar(select(func.max(tables.id))) or 0
    for after in range(0, last, STEP):
        async with single() as connection:
            query = select(tables.id).where(tables.id > after, tables.id <= after + STEP, names(user))
            found += (await connection.scalars(query)).all()
    return found


def mentions(column: Column[Any], user: int) -> ColumnElement[bool]:
    """Return a condition that a column contains a user's id.

    In JSON columns it also matches longer numbers that contain these digits.
    """
    return cast(column, String).like(f"%{user}%") if isinstance(column.type, JSON) else column == user


async def _forget_at_tables(
    connection: AsyncConnection, user: int, name: str, where: ColumnElement[bool], tell: Tell
) -> tuple[set[int], list[Penalty]]:
    """Remove a user from these tables.

    Returns the tables, and penalties for those that had kicked the user, or where they sat, and may open again.
    """
    tables = schema.tables.c
    shown = (tables.id, tables.guild_id, tables.status, tables.host, tables.lobby, tables.chairs)
    query = select(*shown, may_open_again().label("open_again")).where(names(user), where)
    # In the order of ids, so that two parallel deletions don't deadlock.
    query = query.order_by(tables.id).with_for_update()
    found = [(row, Lobby.from_json(row.lobby)) for row in (await connection.execute(query)).all()]
    rows = [
        {
            "number_": row.id,
            "host": NO_USER if row.host == user else row.host,
            "lobby": forget(lobby, user, name).to_json(),
            "chairs": None if row.chairs is None else chairs_json(forget_chairs(chairs_of(row.chairs), user, name)),
        }
        for row, lobby in found
    ]
    if rows:
        await connection.execute(update(schema.tables).where(tables.id == bindparam("number_")), rows)
    for row, _ in found:
        if row.status in OPEN:
            await tell(connection, row.id, row.guild_id)
    again = [(row, lobby) for row, lobby in found if row.open_again]
    penalties = [Penalty("kicked", str(row.id)) for row, lobby in again if user in lobby.kicked]
    for row, _ in again:
        for seat, chair in enumerate(chairs_of(row.chairs)):
            if user in (chair.user, chair.giver):  # earlier versions kept no hash of who gave a seat away
                penalties.append(hand(row.id, seat))
            if chair.user == user and not chair.present:
                penalties.append(Penalty("seat", str(row.id)))
    return {row.id for row, _ in found}, penalties
