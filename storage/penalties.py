"""Penalties that outlive the deletion of a user's data, until they expire.

A row has a keyed hash of the user's id, its subject and its end. Each kind has its own random key, which is deleted
with the last row of its kind: then no copy of a row identifies anyone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from hmac import digest
from itertools import groupby
from operator import attrgetter
from secrets import token_hex
from typing import Final, Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, Float, Integer, and_, case, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import insert_missing, put
from storage.errors import KickedError, KnownHandError
from storage.part import StorePart
from storage.rows import OPEN, made

PenaltyKind: TypeAlias = Literal["daily", "event", "hand", "kicked", "left", "night", "seat"]
"""``daily``: the attempt that counts is used up. ``event``: earlier interest in a game night's event doesn't add the
user again. ``hand``: had a seat of a game, and may have no other one there. ``kicked``: removed from a lobby.
``left``: running games left. ``night``: it counts towards the user's limit of planned game nights. ``seat``: left in a
game, which still counts as the user's.
"""
KINDS: Final[tuple[PenaltyKind, ...]] = get_args(PenaltyKind)

OF_TABLES: Final[tuple[PenaltyKind, ...]] = ("hand", "kicked", "seat")
"""The kinds whose scope is a table or a seat there, and that last as long as it is open or can be reopened."""

UP_TO: Final = "to "
"""Begins the scope of all nights up to one: ``to 7``."""

KEY_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Penalty:
    kind: PenaltyKind
    scope: str = ""
    """The table, the seat (``7.02``), the night, nights ``UP_TO`` one, or the game and day; empty: everywhere."""
    until: datetime | None = None
    """``None``: as long as its table is open or can be reopened."""


class Penalties(StorePart):
    async def forget_ended(self) -> None:
        """Delete expired penalties, and keys without penalties."""
        keys, penalties, now = schema.penalty_keys, schema.penalties, self._clock()
        over = penalties.c.until <= now
        for kind in await self._values(select(keys.c.kind).where(keys.c.kind.in_(KINDS))):
            mine = penalties.c.kind == kind
            async with self._transaction() as connection:
                await _held_key(connection, kind)  # nobody adds a penalty meanwhile
                gone = or_(over, ~_table_may_open_again()) if kind in OF_TABLES else over
                await connection.execute(delete(penalties).where(mine, gone))
                left = select(penalties.c.kind).where(mine).exists()
                await connection.execute(delete(keys).where(keys.c.kind == kind, ~left))


async def penalties_of(
    connection: AsyncConnection, user: int, now: datetime, kinds: Collection[PenaltyKind] = KINDS
) -> list[Penalty]:
    """Return a deleted user's current penalties of these kinds."""
    keys, penalties = schema.penalty_keys.c, schema.penalties.c
    found = (await connection.execute(select(keys.kind, keys.key).where(keys.kind.in_(kinds)))).all()
    if not found:
        return []
    mine = or_(*(and_(penalties.kind == row.kind, penalties.digest == _digest(row.key, user)) for row in found))
    lasts = or_(penalties.until > now, and_(penalties.until.is_(None), _table_may_open_again()))
    query = select(penalties.kind, penalties.scope, penalties.until).where(mine, lasts)
    rows = (await connection.execute(query.order_by(penalties.kind, penalties.scope))).mappings()
    return [made(Penalty, row) for row in rows]


async def users_kept_out(connection: AsyncConnection, night: int, users: Iterable[int], now: datetime) -> set[int]:
    """Return which of these users a night's event doesn't add again."""
    keys, penalties = schema.penalty_keys.c, schema.penalties.c
    key = await connection.scalar(select(keys.key).where(keys.kind == "event"))
    if key is None:
        return set()
    here = or_(penalties.scope == str(night), penalties.scope.startswith(UP_TO))
    query = select(penalties.digest, penalties.scope).where(penalties.kind == "event", here, penalties.until > now)
    rows = (await connection.execute(query)).all()
    digests = {row.digest for row in rows if int(row.scope.removeprefix(UP_TO)) >= night}
    return {user for user in users if _digest(key, user) in digests}


async def seats_left(connection: AsyncConnection, user: int, now: datetime) -> set[int]:
    """Return the tables whose seat a user left before they deleted their data."""
    return {int(penalty.scope) for penalty in await penalties_of(connection, user, now, ["seat"])}


async def impose(connection: AsyncConnection, user: int, penalties: Iterable[Penalty]) -> None:
    """Store penalties that outlive a user's data, replacing those of the same scope."""
    # In a fixed order, so that two parallel deletions don't deadlock.
    for kind, some in groupby(sorted(penalties, key=attrgetter("kind")), attrgetter("kind")):
        fresh = {"kind": kind, "key": token_hex(KEY_BYTES)}
        while (key := await _held_key(connection, kind)) is None:
            await connection.execute(insert_missing(connection, schema.penalty_keys).values(fresh))
        for penalty in some:
            row = {"kind": kind, "digest": _digest(key, user), "scope": penalty.scope, "until": penalty.until}
            await put(connection, schema.penalties, **row)


async def extend(connection: AsyncConnection, penalty: Penalty) -> None:
    """Extend the end of all users' penalties of this kind and scope."""
    penalties = schema.penalties.c
    same = (penalties.kind == penalty.kind, penalties.scope == penalty.scope, penalties.until < penalty.until)
    await connection.execute(update(schema.penalties).where(*same).values(until=penalty.until))


async def extend_up_to(connection: AsyncConnection, night: int, until: datetime) -> None:
    """Extend all users' penalties for the nights up to this or a later one."""
    penalties = schema.penalties.c
    last = case((penalties.scope.startswith(UP_TO), cast(func.substr(penalties.scope, len(UP_TO) + 1), Integer)))
    same = (penalties.kind == "event", last >= night, penalties.until < until)
    await connection.execute(update(schema.penalties).where(*same).values(until=until))


def hand(table: int, seat: int) -> Penalty:
    """Return what keeps someone who knows the hand of a seat from the others."""
    return Penalty("hand", f"{table}.{seat:02}")


async def require_welcome(
    connection: AsyncConnection, table: int, users: Iterable[int], seat: int | None = None
) -> None:
    """Raise ``KickedError`` for a user who was kicked and then deleted their data.

    And ``KnownHandError`` for one who had another seat of the game than ``seat``.
    """
    scope, asked = schema.penalties.c.scope, list(users)
    kicked = await _first_of(connection, "kicked", asked, scope == str(table))
    if kicked is not None:
        raise KickedError(f"user {kicked} was sent away from table {table}")
    if seat is None:
        return
    others = and_(scope.startswith(f"{table}."), scope != hand(table, seat).scope)
    knows = await _first_of(connection, "hand", asked, others)
    if knows is not None:
        raise KnownHandError(f"user {knows} knows another hand of table {table}")


async def _first_of(
    connection: AsyncConnection, kind: PenaltyKind, users: Iterable[int], where: ColumnElement[bool]
) -> int | None:
    keys, penalties = schema.penalty_keys.c, schema.penalties.c
    key = await connection.scalar(select(keys.key).where(keys.kind == kind))
    if key is None:
        return None
    digests = {_digest(key, user): user for user in users}
    same = (penalties.kind == kind, penalties.digest.in_(digests), where)
    found = await connection.scalar(select(penalties.digest).where(*same).limit(1))
    return None if found is None else digests[found]


async def _held_key(connection: AsyncConnection, kind: PenaltyKind) -> str | None:
    """Return the key of a kind, locked until the transaction ends."""
    keys = schema.penalty_keys.c
    found: str | None = await connection.scalar(select(keys.key).where(keys.kind == kind).with_for_update())
    return found


def may_open_again() -> ColumnElement[bool]:
    """Return the condition that a table is open or can be reopened.

    By its players or admins, if a user has a seat. Admins can reopen any lobby, and a game that an earlier version
    closed without a reason.
    """
    tables, seats = schema.tables.c, schema.seats.c
    sits = select(seats.user_id).where(seats.table_id == tables.id).exists()
    by_admins = and_(
        tables.guild_id.is_not(None),
        tables.status == "closed",
        or_(tables.why_closed.is_(None), tables.seed.is_(None)),
    )
    return or_(tables.status.in_(OPEN), and_(sits, or_(tables.why_closed == "untouched", by_admins)))


def _table_may_open_again() -> ColumnElement[bool]:
    tables, penalties = schema.tables.c, schema.penalties.c
    # As a number, without the seat, so that its key finds the table. Scopes of other kinds aren't numbers.
    table = case((penalties.kind.in_(OF_TABLES), cast(cast(penalties.scope, Float), Integer)))
    return select(tables.id).where(tables.id == table, may_open_again()).exists()


def _digest(key: str, user: int) -> str:
    return digest(bytes.fromhex(key), str(user).encode(), sha256).hex()
