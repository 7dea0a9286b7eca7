"""Paged lists of tables, without loading games."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, RowMapping, String, and_, cast, func, or_, select, union

from engine.lobby import Lobby
from engine.table import SeatAssignment
from storage import schema
from storage.part import StorePart
from storage.rows import CLOSED, OPEN, Status, chairs_of, made

_SHOWN: Final = tuple(
    schema.tables.c[name]
    for name in ("id", "kind", "status", "guild_id", "channel_id", "message_id", "lobby", "chairs")
)


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
        shown = select(c.id, c.channel_id, _of(user))
        here = [column == value for column, value in ((c.guild_id, guild), (c.channel_id, channel)) if value]
        # With OR, databases read the open tables of all servers; apart, an index finds each.
        parts = [shown.where(*_fits(each, kinds, OPEN)) for each in here]
        own = shown.join(schema.seats).where(*_fits(schema.seats.c.user_id == user, kinds, OPEN))
        async with self._transaction() as connection:
            rows = await connection.execute(union(own, *parts))
            return sorted((TableChannel(*row) for row in rows), reverse=True)

    async def some(self, tables: Collection[int]) -> tuple[Listed, ...]:
        """Return those of these tables that are open, the newest first."""
        c = schema.tables.c
        return await self._newest([c.id.in_(tables), c.status.in_(OPEN)])

    async def of(
        self, user: int, kinds: Collection[str], statuses: Collection[Status] = OPEN, *, offset: int, limit: int
    ) -> Page:
        """Return a page of a user's tables in these games, the newest first."""
        return await self._page(_of(user), kinds, statuses, offset=offset, limit=limit)

    async def offered(
        self, user: int, kinds: Collection[str], digits: str, *, channel: int | None, limit: int
    ) -> tuple[Listed, ...]:
        """Return the user's and the channel's tables whose id begins with ``digits``."""
        c = schema.tables.c
        where = _of(user) if channel is None else or_(_of(user), c.channel_id == channel)
        number = cast(c.id, String).startswith(digits, autoescape=True)
        return await self._newest(_fits(and_(where, number), kinds, OPEN), limit)

    async def closed_inactive(self, user: int, kinds: Collection[str], limit: int) -> tuple[Listed, ...]:
        """Return a user's tables closed for inactivity, the newest first."""
        where = and_(_of(user), schema.tables.c.why_closed == "untouched")
        return await self._newest(_fits(where, kinds, CLOSED), limit)

    async def in_server(
        self, guild: int, kinds: Collection[str], statuses: Collection[Status], limit: int
    ) -> tuple[Listed, ...]:
        """Return a server's tables, the newest first."""
        return await self._newest(_fits(schema.tables.c.guild_id == guild, kinds, statuses), limit)

    async def all_of(self, user: int) -> tuple[Listed, ...]:
        """Return a user's open tables, also of games that are not hosted any more."""
        return await self._newest([schema.tables.c.status.in_(OPEN), _of(user)])

    async def count_of(self, user: int) -> int:
        return await self._count(_of(user))

    async def count_lobbies(self, host: int, guild: int) -> int:
        """Return the number of a user's own lobbies in a server."""
        c = schema.tables.c
        return await self._count(and_(c.host == host, c.guild_id == guild, c.status == "lobby"))

    async def _newest(self, fits: Sequence[ColumnElement[bool]], limit: int | None = None) -> tuple[Listed, ...]:
        query = select(*_SHOWN).where(*fits).order_by(schema.tables.c.id.desc()).limit(limit)
        async with self._transaction() as connection:
            return tuple(_listed(row) for row in (await connection.execute(query)).mappings())

    async def _page(
        self,
        where: ColumnElement[bool],
        kinds: Collection[str],
        statuses: Collection[Status] = OPEN,
        *,
        offset: int,
        limit: int,
    ) -> Page:
        c, fits = schema.tables.c, _fits(where, kinds, statuses)
        total = select(func.count()).select_from(schema.tables).where(*fits).scalar_subquery()
        query = select(*_SHOWN, total.label("total")).where(*fits).order_by(c.id.desc()).offset(offset).limit(limit)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).mappings().all()
            # A page beyond the last has no row with the total.
            count: int = rows[0]["total"] if rows else await connection.scalar(select(total)) or 0
        return Page(tuple(_listed(row) for row in rows), count)

    async def _count(self, where: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.status.in_(OPEN), where)
        async with self._transaction() as connection:
            return int(await connection.scalar(query) or 0)


def _fits(
    where: ColumnElement[bool], kinds: Collection[str], statuses: Collection[Status]
) -> Sequence[ColumnElement[bool]]:
    c = schema.tables.c
    return c.status.in_(statuses), c.kind.in_(kinds), where


def _of(user: int) -> ColumnElement[bool]:
    sits = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    return schema.tables.c.id.in_(sits)


def _listed(row: RowMapping) -> Listed:
    return made(Listed, row, chairs=chairs_of(row["chairs"]) or Lobby.from_json(row["lobby"]).chairs)
