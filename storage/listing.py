"""Paged lists of tables, without loading games."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    RowMapping,
    Select,
    String,
    cast,
    desc,
    func,
    select,
    union,
    union_all,
)

from engine.lobby import Lobby
from engine.table import SeatAssignment
from storage import schema
from storage.part import StorePart
from storage.rows import OPEN, Status, chairs_of, made

_ROWS: Final = select(
    *(
        schema.tables.c[name]
        for name in ("id", "kind", "status", "guild_id", "channel_id", "message_id", "lobby", "chairs")
    )
)
_COUNT: Final = select(func.count()).select_from(schema.tables)


@dataclass(frozen=True, slots=True)
class Listed:
    id: int
    kind: str
    status: Status
    guild: int | None
    channel: int
    message: int | None
    chairs: tuple[SeatAssignment, ...]

    @property
    def state(self) -> str:
        """The key of the table's state in the message catalog."""
        return "lobby" if self.status == "lobby" else "game" if self.status == "playing" else "over"

    def seats(self, user: int) -> bool:
        return any(chair.user == user for chair in self.chairs)


@dataclass(frozen=True, slots=True)
class Page:
    tables: tuple[Listed, ...]
    total: int


class TableChannel(NamedTuple):
    table: int
    channel: int
    mine: bool
    """Whether the user has a seat there."""


class Listing(StorePart):
    async def around(
        self, user: int, guild: int | None, channel: int | None, kinds: Collection[str]
    ) -> list[TableChannel]:
        """Return the open tables of a server or channel and the user's own, newest first."""
        c = schema.tables.c
        shown = select(c.id, c.channel_id, _is_of(user))
        here = [column == value for column, value in ((c.guild_id, guild), (c.channel_id, channel)) if value]
        # With OR, databases read the open tables of all servers; apart, an index finds each.
        parts = [shown.where(each, *_fits(kinds, OPEN)) for each in here]
        own = _of(user, shown).where(*_fits(kinds, OPEN))
        async with self._transaction() as connection:
            rows = await connection.execute(union(own, *parts))
            return sorted((TableChannel(*row) for row in rows), reverse=True)

    async def some(self, tables: Collection[int]) -> tuple[Listed, ...]:
        """Return those of these tables that are open, the newest first."""
        c = schema.tables.c
        return await self._newest(_ROWS.where(c.id.in_(tables), c.status.in_(OPEN)))

    async def of(
        self, user: int, kinds: Collection[str], statuses: Collection[Status] = OPEN, *, offset: int, limit: int
    ) -> Page:
        """Return a page of a user's tables in these games, the newest first."""
        c, fits = schema.tables.c, _fits(kinds, statuses)
        total = _of(user, _COUNT).where(*fits).scalar_subquery()
        query = _of(user, _ROWS.add_columns(total.label("total"))).where(*fits)
        async with self._transaction() as connection:
            page = query.order_by(c.id.desc()).offset(offset).limit(limit)
            rows = (await connection.execute(page)).mappings().all()
            # A page beyond the last has no row with the total.
            count: int = rows[0]["total"] if rows else await connection.scalar(select(total)) or 0
        return Page(tuple(_listed(row) for row in rows), count)

    async def offered(
        self, user: int, kinds: Collection[str], digits: str, *, channel: int | None, limit: int
    ) -> tuple[Listed, ...]:
        """Return the user's and the channel's tables whose id begins with ``digits``."""
        c = schema.tables.c
        rows = _ROWS.where(cast(c.id, String).startswith(digits, autoescape=True), *_fits(kinds, OPEN))
        if channel is None:
            return await self._newest(_of(user, rows), limit)
        # With OR, databases read all open tables; apart, an index finds each.
        others = rows.where(c.channel_id == channel, ~_is_of(user))
        return await self._newest(union_all(_of(user, rows), others), limit)

    async def closed_inactive(self, user: int, kinds: Collection[str], limit: int) -> tuple[Listed, ...]:
        """Return a user's tables closed for inactivity, the newest first."""
        c = schema.tables.c
        # With the status that it has, SQLite would read the inactive tables of all users.
        closed = c.why_closed == "untouched", c.status.not_in(OPEN), c.kind.in_(kinds)
        return await self._newest(_of(user, _ROWS).where(*closed), limit)

    async def in_server(
        self, guild: int, kinds: Collection[str], statuses: Collection[Status], limit: int
    ) -> tuple[Listed, ...]:
        """Return a server's tables, the newest first."""
        return await self._newest(_ROWS.where(schema.tables.c.guild_id == guild, *_fits(kinds, statuses)), limit)

    async def all_of(self, user: int) -> tuple[Listed, ...]:
        """Return a user's open tables, also of games that are not hosted any more."""
        return await self._newest(_of(user, _ROWS).where(schema.tables.c.status.in_(OPEN)))

    async def count_of(self, user: int) -> int:
        return await self._count(_of(user, _COUNT).where(schema.tables.c.status.in_(OPEN)))

    async def count_lobbies(self, host: int, guild: int) -> int:
        """Return the number of a user's own lobbies in a server."""
        c = schema.tables.c
        return await self._count(_COUNT.where(c.host == host, c.guild_id == guild, c.status == "lobby"))

    async def _newest(self, query: Select[Any] | CompoundSelect[Any], limit: int | None = None) -> tuple[Listed, ...]:
        async with self._transaction() as connection:
            rows = await connection.execute(query.order_by(desc("id")).limit(limit))
            return tuple(_listed(row) for row in rows.mappings())

    async def _count(self, query: Select[Any]) -> int:
        return await self._value(query) or 0


def _fits(kinds: Collection[str], statuses: Collection[Status]) -> Sequence[ColumnElement[bool]]:
    return schema.tables.c.status.in_(statuses), schema.tables.c.kind.in_(kinds)


def _of(user: int, query: Select[Any]) -> Select[Any]:
    """Restrict a query to a user's tables.

    It begins at their seats: with ``_is_of``, SQLite reads all open tables.
    """
    return query.join(schema.seats).where(schema.seats.c.user_id == user)


def _is_of(user: int) -> ColumnElement[bool]:
    sits = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    return schema.tables.c.id.in_(sits)


def _listed(row: RowMapping) -> Listed:
    return made(Listed, row, chairs=chairs_of(row["chairs"]) or Lobby.from_json(row["lobby"]).chairs)
