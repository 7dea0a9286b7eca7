"""What is kept about a person, and how they are forgotten.

Games belong to all who played them. Forgetting somebody therefore takes their id and name out of every row and
leaves the games and the results of the others as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, String, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import Lobby
from engine.table import Chair
from storage import schema
from storage.errors import StillSeatedError
from storage.rows import chairs_json, chairs_of

Transaction: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

NOBODY: Final = 0
"""The host of a table whose host was forgotten. Discord gives no such id."""

EMPTIED: Final = (schema.result_seats.c.user_id,)
"""Where a forgotten person's id is taken out of a row that stays."""

DROPPED: Final = tuple(
    table.c.user_id
    for table in schema.metadata.sorted_tables
    if "user_id" in table.c and table not in {column.table for column in EMPTIED}
)
"""Where a row is about one person and goes with them: every other ``user_id`` there is."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is kept about a person."""

    open_tables: int
    """Tables where they sit that are being gathered or played."""
    past_tables: int
    """Other tables that hold their id and name."""
    results: int
    ratings: int
    settings: int
    """Rows of any other kind."""

    @property
    def nothing(self) -> bool:
        return self == Kept(0, 0, 0, 0, 0)


class Privacy:
    """The part of the store that answers for personal data. Made by ``Store``."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction

    async def kept(self, user: int) -> Kept:
        """How much is kept about a person."""
        async with self._transaction() as connection:
            sits = await connection.scalar(select(func.count()).where(*_seated(user))) or 0
            tables = await connection.scalar(select(func.count()).where(_names(user))) or 0
            rows = {
                column.table.name: await connection.scalar(select(func.count()).where(column == user)) or 0
                for column in (*EMPTIED, *DROPPED)
            }
        results, ratings = rows.pop("result_seats"), rows.pop("ratings")
        rows.pop("seats")  # told as tables
        return Kept(sits, tables - sits, results, ratings, sum(rows.values()))

    async def forget(self, user: int, name: str) -> None:
        """Take a person's id out of every row, and put ``name`` where theirs was.

        Raises ``StillSeatedError``, and changes nothing, while they sit at an open table.
        """
        async with self._transaction() as connection:
            if await connection.scalar(select(func.count()).where(*_seated(user))):
                raise StillSeatedError(f"user {user} sits at an open table")
            await _forget_at_tables(connection, user, name)
            for column in EMPTIED:
                await connection.execute(update(column.table).where(column == user).values({column.name: None}))
            for column in DROPPED:
                await connection.execute(delete(column.table).where(column == user))


def _seated(user: int) -> tuple[ColumnElement[bool], ...]:
    """Of the seats that a person has at open tables."""
    seats, tables = schema.seats.c, schema.tables.c
    return seats.user_id == user, seats.table_id == tables.id, tables.status.in_(("lobby", "playing"))


def _names(user: int) -> ColumnElement[bool]:
    """Of the tables that may hold a person's id: in their host, lobby or chairs.

    They need not have a seat any more. Reads all tables there are, which is fine for what is asked so seldom.
    """
    tables = schema.tables.c
    digits = f"%{user}%"
    return or_(tables.host == user, cast(tables.lobby, String).like(digits), cast(tables.chairs, String).like(digits))


async def _forget_at_tables(connection: AsyncConnection, user: int, name: str) -> None:
    tables = schema.tables.c
    query = select(tables.id, tables.host, tables.lobby, tables.chairs).where(_names(user)).with_for_update()
    for row in (await connection.execute(query)).all():
        lobby = Lobby.from_json(row.lobby)
        chairs = None if row.chairs is None else chairs_json(_without(chairs_of(row.chairs), user, name))
        columns: dict[str, Any] = {
            "host": _other(row.host, user),
            "lobby": replace(lobby, host=_other(lobby.host, user), chairs=_without(lobby.chairs, user, name)).to_json(),
            "chairs": chairs,
        }
        await connection.execute(update(schema.tables).where(tables.id == row.id).values(columns))


def _without(chairs: Sequence[Chair], user: int, name: str) -> tuple[Chair, ...]:
    return tuple(replace(chair, name=name, user=None) if chair.user == user else chair for chair in chairs)


def _other(host: int, user: int) -> int:
    return NOBODY if host == user else host
