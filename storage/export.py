"""Export all stored data about one user, for that user.

Every table with a ``user_id`` is included automatically. Other columns with users (hosts, chairs, votes) are listed
here. The export contains nothing about other users, neither who they are nor what they hide, and no seed. For a game
that can still go on the moves are left out: its table shows its players what they may know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import BigInteger, Column, ColumnElement, RowMapping, Table, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.lobby import Lobby
from storage import schema
from storage.part import StorePart
from storage.penalties import penalties_of
from storage.privacy import ABOUT, columns_that, mentions, tables_naming
from storage.rows import chairs_of, is_past

TABLES: Final = 250
"""Tables per part: some megabytes of moves at most."""

TOLD_OF: Final = tuple(
    schema.tables.c[name]
    for name in (
        *("id", "kind", "status", "why_closed", "guild_id", "channel_id", "message_id"),
        *("host", "lobby", "chairs", "created_at", "updated_at"),
    )
)
"""The exported columns of tables: neither seeds nor states."""

Exported: TypeAlias = dict[str, Any]
"""JSON. Discord ids are text: they exceed the number range of some readers."""


@dataclass(frozen=True, slots=True)
class ExportPart:
    content: Exported
    number: int
    parts: int


class Export(StorePart):
    async def part(self, user: int, number: int, size: int | None = None) -> ExportPart:
        """Return a part of a user's data, counted from 1, newest tables first.

        A number beyond the last gives the last part, since parts may become fewer.
        """
        size = size or TABLES
        named = await tables_naming(self._single, user)
        async with self._transaction() as connection:
            tables = await _tables_of(connection, user, named)
            parts = max(1, -(-len(tables) // size))
            number = min(number, parts)
            exported: Exported = {
                "person": str(user),
                "at": self._clock().isoformat(),
                "part": number,
                "parts": parts,
            }
            if number == 1:
                exported |= await _of_no_table(connection, user, self._clock())
            exported["tables"] = await _of_tables(connection, user, tables[(number - 1) * size : number * size])
        return ExportPart(exported, number, parts)


async def _tables_of(connection: AsyncConnection, user: int, named: Collection[int]) -> list[int]:
    found = set(named)
    for column in (*ABOUT, *columns_that("beside")):
        if "table_id" in column.table.c:
            query = select(column.table.c.table_id).where(mentions(column, user))
            found |= set((await connection.scalars(query)).all())
    return sorted(found, reverse=True)


async def _of_no_table(connection: AsyncConnection, user: int, now: datetime) -> Exported:
    exported: Exported = {}
    for table in (column.table for column in ABOUT):
        if "table_id" not in table.c:
            rows = await connection.execute(select(table).where(table.c.user_id == user))
            exported[table.name] = [_row(table, row) for row in rows.mappings()]
    exported["penalties"] = [
        {"kind": each.kind, "scope": each.scope, "until": None if each.until is None else each.until.isoformat()}
        for each in await penalties_of(connection, user, now)
    ]
    return exported


async def _of_tables(connection: AsyncConnection, user: int, ids: Collection[int]) -> list[Exported]:
    of_tables = select(*TOLD_OF).where(schema.tables.c.id.in_(ids)).order_by(schema.tables.c.id.desc())
    rows: list[Exported] = [dict(row) for row in (await connection.execute(of_tables)).mappings()]
    beside: dict[int, Exported] = defaultdict(lambda: defaultdict(list))
    for table in (column.table for column in ABOUT):
        if "table_id" in table.c:
            query = select(table).where(table.c.user_id == user, table.c.table_id.in_(ids))
            for found in (await connection.execute(query)).mappings():
                beside[found["table_id"]][table.name].append(_row(table, found))
    for vote in (await connection.execute(select(schema.proposals).where(_beside(schema.proposals, user)))).mappings():
        beside[vote["table_id"]]["vote"] = _vote(vote, user)
    for offer in (await connection.execute(select(schema.offers).where(_beside(schema.offers, user)))).mappings():
        beside[offer["table_id"]]["offered"].append(_offer(offer, user))
    moves = await _moves(connection, user, [row["id"] for row in rows if is_past(row)])
    exported = []
    for row in rows:
        mine = _place(row, user) | beside[row["id"]]
        if mine:  # otherwise the id was a part of a longer one
            exported.append(_table(row) | mine | {"moves": moves[row["id"]] if is_past(row) else None})
    return exported


def _table(row: Exported) -> Exported:
    return {
        "table": row["id"],
        "game": row["kind"],
        "status": row["status"],
        "server": as_text(row["guild_id"]),
        "channel": as_text(row["channel_id"]),
        "message": as_text(row["message_id"]),
        "opened": row["created_at"].isoformat(),
        "touched": row["updated_at"].isoformat(),
    }


def _place(row: Exported, user: int) -> Exported:
    """Return what a table's own row says about a user."""
    lobby = Lobby.from_json(row["lobby"])
    chairs = [*chairs_of(row["chairs"]), *lobby.chairs]
    found: Exported = {}
    if (gave := next((chair.giver_name for chair in chairs if chair.giver == user), None)) is not None:
        found |= {"name": gave, "gave_seat": True}
    if (mine := next((chair for chair in chairs if chair.user == user), None)) is not None:
        found |= {"name": mine.name, "ai_sits_in": mine.level is not None}
    if user in (row["host"], lobby.host):
        found["host"] = True
    if user in lobby.kicked:
        found["kicked"] = True
    return found


async def _moves(connection: AsyncConnection, user: int, tables: Collection[int]) -> dict[int, list[Exported]]:
    """Return the human moves at a user's seats, without results of chance."""
    entries, seats = schema.entries.c, schema.seats.c
    query = (
        select(entries.table_id, entries.number, entries.code, entries.at)
        .join_from(
            schema.entries,
            schema.seats,
            (entries.table_id == seats.table_id) & (entries.seat == seats.seat),
        )
        .where(seats.user_id == user, entries.table_id.in_(tables), entries.actor == "person")
        .order_by(entries.table_id, entries.number)
    )
    found: dict[int, list[Exported]] = defaultdict(list)
    for row in await connection.execute(query):
        found[row.table_id].append({"number": row.number, "code": row.code, "at": row.at.isoformat()})
    return found


def _beside(table: Table, user: int) -> ColumnElement[bool]:
    return or_(*(mentions(column, user) for column in columns_that("beside") if column.table is table))


def _vote(row: RowMapping, user: int) -> Exported:
    return {
        "about": row["kind"],
        "proposed": row["by_user"] == user,
        "agreed": user in row["agreed"],
        "refused": user in row["refused"],
    }


def _offer(row: RowMapping, user: int) -> Exported:
    return {
        "seat": row["seat"],
        "mine": row["owner"] == user,
        "by_me": row["by_user"] == user,
        "until": row["until"].isoformat(),
    }


def _row(table: Table, row: RowMapping) -> Exported:
    """Return a row about a user, without other users."""
    left_out = {"table_id", *(column.name for column in ABOUT)}
    told = (column for column in table.columns if column.name not in left_out)
    return {each.name: as_json(each, row[each]) for each in told if each.info.get("person") not in ("beside", "secret")}


def as_json(column: Column[Any], value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return as_text(value) if isinstance(column.type, BigInteger) else value


def as_text(number: int | None) -> str | None:
    return None if number is None else str(number)
