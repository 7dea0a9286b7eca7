"""Export or delete all stored data of one server, for its admins.

Contains no secrets of users: for a game that can still go on neither moves nor seed, and nothing that users requested
for themselves (premoves, reviews, alerts). Reads and deletes in small steps, so that others are served in between.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, RowMapping, Table, and_, delete, func, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import Lobby
from storage import schema
from storage.errors import StillOpenError
from storage.export import Exported, ExportPart, as_json, as_text
from storage.guilds import forget_settled, settings_of
from storage.part import StorePart, count
from storage.rows import FOR_GOOD, OPEN, chairs_of, is_past

TABLES: Final = 250
"""Tables per part: some megabytes of moves at most."""
MOST_ROWS: Final = 20_000
"""The maximum number of exported rows of each sort, so that a part stays small enough."""
STEP: Final = 200
"""Rows read, or tables changed, per transaction."""
READ: Final = 20
"""Tables with thousands of moves read per transaction."""

NOWHERE: Final = 0
"""The channel of a game whose server has been deleted."""

_OF_GUILD: Final[tuple[tuple[str, Table, ColumnElement[int]], ...]] = (
    ("blocks", schema.blocks, schema.blocks.c.guild_id),
    ("seasons", schema.seasons, schema.seasons.c.guild_id),
    ("titles", schema.titles, schema.titles.c.guild_id),
    ("ratings", schema.ratings, schema.ratings.c.scope),
    ("nights", schema.nights, schema.nights.c.guild_id),
    ("arenas", schema.arenas, schema.arenas.c.guild_id),
)
"""Data exported row by row, by the column that names the server."""
_COUNTED: Final = (("puzzles", schema.puzzles), ("people_who_are_told_of_players", schema.seekers))
"""Data exported only as a number: puzzles would reveal answers, and alerts are users' own."""

_TOLD_OF: Final = tuple(
    schema.tables.c[name]
    for name in (
        *("id", "kind", "status", "why_closed", "channel_id", "message_id", "size", "host", "lobby", "options"),
        *("chairs", "seed", "rules_version", "created_at", "updated_at"),
    )
)


@dataclass(frozen=True, slots=True)
class GuildKept:
    open_tables: int
    past_tables: int
    open_arenas: int
    blocks: int
    nights: int
    titles: int


@dataclass(frozen=True, slots=True)
class GuildPart(ExportPart):
    unseen: int
    """Tables left out because the admin can't see their channel."""
    left_out: int
    """Rows over the limit."""


class GuildData(StorePart):
    async def kept(self, guild: int) -> GuildKept:
        tables, arenas = schema.tables.c, schema.arenas.c
        async with self._transaction() as connection:
            many = partial(count, connection)
            return GuildKept(
                open_tables=await many(tables.guild_id == guild, tables.status.in_(OPEN)),
                past_tables=await many(tables.guild_id == guild, tables.status.not_in(OPEN)),
                open_arenas=await many(arenas.guild_id == guild, arenas.over.is_(False)),
                blocks=await many(schema.blocks.c.guild_id == guild),
                nights=await many(schema.nights.c.guild_id == guild),
                titles=await many(schema.titles.c.guild_id == guild),
            )

    async def channels(self, guild: int) -> list[int]:
        """Return the channels and threads that the data names."""
        placed = [table.c for table in schema.metadata.sorted_tables if {"guild_id", "channel_id"} <= {*table.c.keys()}]
        async with self._transaction() as connection:
            named = union(*(select(c.channel_id).where(c.guild_id == guild) for c in placed))
            return list(await connection.scalars(named))

    async def part(self, guild: int, number: int, seen: Collection[int] | None, size: int = TABLES) -> GuildPart:
        """Return a part of the data, counted from 1, newest tables first.

        A number beyond the last gives the last part. ``seen``: channels whose tables may be included; ``None``: all,
        including deleted ones.
        """
        tables = schema.tables.c
        async with self._transaction() as connection:
            query = select(tables.id, tables.channel_id).where(tables.guild_id == guild).order_by(tables.id.desc())
            found = (await connection.execute(query)).all()
        ids = [row.id for row in found if seen is None or row.channel_id in seen]
        parts = max(1, -(-len(ids) // size))
        number, left_out = min(number, parts), 0
        exported: Exported = {"server": str(guild), "at": self._clock().isoformat(), "part": number, "parts": parts}
        exported["tables_elsewhere"] = len(found) - len(ids)
        if number == 1:
            left_out = await self._of_no_table(guild, exported, seen)
        exported["tables"] = []
        mine = ids[(number - 1) * size : number * size]
        for first in range(0, len(mine), READ):
            async with self._transaction() as connection:
                exported["tables"] += await _tables(connection, mine[first : first + READ])
        return GuildPart(exported, number, parts, len(found) - len(ids), left_out)

    async def _of_no_table(self, guild: int, exported: Exported, seen: Collection[int] | None) -> int:
        """Export rows that aren't about a table; return how many were left out."""
        async with self._transaction() as connection:
            settings = await settings_of(connection, guild)
            exported["settings"] = settings.model_dump(
                mode="json", exclude_defaults=True, exclude={"before", "changes"}
            )
            greeted = select(schema.greetings.c.at).where(schema.greetings.c.guild_id == guild)
            at = await connection.scalar(greeted)
            exported["greeted"] = None if at is None else at.isoformat()
            for name, table in _COUNTED:
                query = select(func.count()).select_from(table).where(table.c.guild_id == guild)
                exported[name] = await connection.scalar(query) or 0
        left_out = 0
        for name, table, column in _OF_GUILD:
            where = _shown(table, column == guild, seen)
            exported[name] = await self._rows(table, where)
            left_out += await self._beyond(where, len(exported[name]))
        players, arenas = schema.arena_players, schema.arenas
        seen_arenas = select(arenas.c.id).where(_shown(arenas, arenas.c.guild_id == guild, seen))
        of_arenas = players.c.arena_id.in_(seen_arenas)
        exported["arena_players"] = await self._rows(players, of_arenas)
        left_out += await self._beyond(of_arenas, len(exported["arena_players"]))
        guests, nights = schema.guests, schema.nights
        seen_nights = select(nights.c.id).where(_shown(nights, nights.c.guild_id == guild, seen))
        exported["guests"] = await self._rows(guests, guests.c.night_id.in_(seen_nights))
        return left_out

    async def _rows(self, table: Table, where: ColumnElement[bool]) -> list[Exported]:
        found: list[Exported] = []
        query = select(table).where(where).order_by(*table.primary_key.columns)
        while len(found) < MOST_ROWS:
            async with self._transaction() as connection:
                rows = (await connection.execute(query.offset(len(found)).limit(STEP))).mappings().all()
            found += [_row(table, row) for row in rows]
            if len(rows) < STEP:
                break
        return found

    async def _beyond(self, where: ColumnElement[bool], told: int) -> int:
        if told < MOST_ROWS:
            return 0
        async with self._transaction() as connection:
            return await count(connection, where) - told

    async def forget(self, guild: int) -> None:
        """Delete a server's data.

        Finished games stay with their players, without the channel. Raises ``StillOpenError``, and deletes nothing,
        while tables or an arena are open. If interrupted, run it again to finish.
        """
        await self._require_closed(guild)
        tables = schema.tables.c
        some = select(tables.id).where(tables.guild_id == guild, tables.status.not_in(OPEN)).order_by(tables.id)
        while True:
            async with self._transaction() as connection:
                ids = (await connection.scalars(some.limit(STEP).with_for_update())).all()
                gone = {"guild_id": None, "channel_id": NOWHERE, "message_id": None}
                await connection.execute(update(schema.tables).where(tables.id.in_(ids)).values(gone))
                # There is no channel left where they could be reopened.
                ended = update(schema.tables).where(tables.id.in_(ids), tables.status == "closed")
                ended = ended.where(or_(tables.why_closed.is_(None), tables.why_closed.not_in(FOR_GOOD)))
                await connection.execute(ended.values(why_closed="stopped"))
                await connection.execute(delete(schema.calls).where(schema.calls.c.table_id.in_(ids)))
                results = schema.results.c
                await connection.execute(update(schema.results).where(results.table_id.in_(ids)).values(guild_id=None))
            if len(ids) < STEP:
                break
        async with self._transaction() as connection:
            arenas = select(schema.arenas.c.id).where(schema.arenas.c.guild_id == guild)
            players = schema.arena_players
            await connection.execute(delete(players).where(players.c.arena_id.in_(arenas)))
            await connection.execute(delete(schema.arenas).where(schema.arenas.c.guild_id == guild))
            await connection.execute(delete(schema.ratings).where(schema.ratings.c.scope == guild))
            await connection.execute(update(schema.tries).where(schema.tries.c.guild_id == guild).values(guild_id=None))
            for table in (schema.titles, schema.seasons):
                await connection.execute(delete(table).where(table.c.guild_id == guild))
            await forget_settled(connection, guild)

    async def _require_closed(self, guild: int) -> None:
        kept = await self.kept(guild)
        if kept.open_tables or kept.open_arenas:
            raise StillOpenError(kept.open_tables, kept.open_arenas)


def _shown(table: Table, where: ColumnElement[bool], seen: Collection[int] | None) -> ColumnElement[bool]:
    """Return the condition for rows without a channel or in a visible one."""
    return where if seen is None or "channel_id" not in table.c else and_(where, table.c.channel_id.in_(seen))


async def _tables(connection: AsyncConnection, ids: Sequence[int]) -> list[Exported]:
    query = select(*_TOLD_OF).where(schema.tables.c.id.in_(ids)).order_by(schema.tables.c.id.desc())
    rows = (await connection.execute(query)).mappings().all()
    past = [row["id"] for row in rows if is_past(row)]
    moves: dict[int, list[Exported]] = defaultdict(list)
    entries = schema.entries.c
    of_past = select(schema.entries).where(entries.table_id.in_(past)).order_by(entries.table_id, entries.number)
    for entry in (await connection.execute(of_past)).mappings():
        moves[entry["table_id"]].append(_row(schema.entries, entry, without=("table_id",)))
    seats: dict[int, list[Exported]] = defaultdict(list)
    of_results = schema.result_seats
    for seat in (await connection.execute(select(of_results).where(of_results.c.table_id.in_(past)))).mappings():
        seats[seat["table_id"]].append(_row(of_results, seat, without=("table_id",)))
    return [
        _table(row) | ({"results": seats[row["id"]], "moves": moves[row["id"]]} if is_past(row) else {}) for row in rows
    ]


def _table(row: RowMapping) -> Exported:
    lobby = Lobby.from_json(row["lobby"])
    exported: Exported = {
        "table": row["id"],
        "game": row["kind"],
        "status": row["status"],
        "why_closed": row["why_closed"],
        "channel": as_text(row["channel_id"]),
        "message": as_text(row["message_id"]),
        "opened": row["created_at"].isoformat(),
        "touched": row["updated_at"].isoformat(),
        "speed": lobby.speed,
        "house_rules": dict(row["options"] or lobby.options),
        "seats": [
            {"name": chair.name, "person": as_text(chair.user), "ai": chair.level}
            for chair in (chairs_of(row["chairs"]) or lobby.chairs)
        ],
    }
    if is_past(row):
        exported |= {"seed": row["seed"], "rules_version": row["rules_version"]}
    return exported


def _row(table: Table, row: RowMapping, without: Collection[str] = ()) -> Exported:
    """Return a row as JSON, without the columns that identify this server."""
    without = {*without, "guild_id", "scope"}
    return {column.name: as_json(column, row[column]) for column in table.columns if column.name not in without}
