"""Arenas: time windows in which waiting players are repeatedly paired at tables.

All of an arena is in the database: its players, since when they wait, where they sit, and their points. A player has at
most one seat in an arena: the transaction that makes the table takes them from the waiting ones.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import RowMapping, case, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import insert_missing
from storage.errors import StaleTableError
from storage.part import StorePart, count, one
from storage.penalties import seats_left
from storage.results import Skill
from storage.rows import chairs_of, made

PLACES_ABOVE: Final = 2
"""Points for each side ranked lower, in a game played to its end."""
PLACES_SHARED: Final = 1
"""Points for each side with an equal rank."""
DAY: Final = timedelta(days=1)

ArenaLimit: TypeAlias = Literal["channel", "at once", "a day"]
"""Why no further arena opens: one is open in the channel, or the server has many, or had many within a day."""


@dataclass(frozen=True, slots=True)
class Arena:
    id: int
    guild: int
    channel: int
    message: int | None
    kind: str
    size: int
    """Seats at each table."""
    speed: str
    began: datetime
    ends: datetime
    over: bool = False
    """Whether its last message is written."""


@dataclass(frozen=True, slots=True)
class Entrant:
    user: int
    name: str
    points: int
    games: int
    wins: int
    waiting: datetime | None
    """Since when they wait for a table."""
    table: int | None
    stays: bool
    """Whether they get more tables."""
    place: int
    """Rank by points; ties share a place."""


class SeatedTable(NamedTuple):
    id: int
    status: str
    shown: bool
    """Whether it has a message."""


@dataclass(frozen=True, slots=True)
class Crowd:
    best: tuple[Entrant, ...]
    people: int
    waiting: int
    tables: int


class Arenas(StorePart):
    async def open(
        self,
        guild: int,
        channel: int,
        kind: str,
        size: int,
        speed: str,
        ends: datetime,
        *,
        at_once: int,
        a_day: int,
    ) -> Arena | ArenaLimit:
        """Open an arena, or return which limit the channel or server has reached."""
        arenas, now = schema.arenas.c, self._clock()
        row: dict[str, Any] = {"guild_id": guild, "channel_id": channel, "kind": kind, "size": size, "speed": speed}
        async with self._transaction() as connection:
            # Locked, so that two parallel requests get one.
            await connection.execute(insert_missing(connection, schema.guilds).values(guild_id=guild, settings={}))
            await connection.execute(select(schema.guilds).where(schema.guilds.c.guild_id == guild).with_for_update())
            here, many = (arenas.guild_id == guild, arenas.over.is_(False)), partial(count, connection)
            if await many(*here, arenas.channel_id == channel):
                return "channel"
            if await many(*here) >= at_once:
                return "at once"
            if await many(arenas.guild_id == guild, arenas.began_at > now - DAY) >= a_day:
                return "a day"
            row |= {"began_at": now, "ends_at": ends, "over": False}
            number = await connection.scalar(insert(schema.arenas).returning(arenas.id).values(row))
            opened = await _arena(connection, int(number))
            assert opened is not None  # it was just stored
            return opened

    async def arena(self, number: int) -> Arena | None:
        async with self._transaction() as connection:
            return await _arena(connection, number)

    async def running(self) -> list[Arena]:
        """Return our servers' arenas whose last message isn't written, oldest first."""
        arenas = schema.arenas.c
        query = select(schema.arenas).where(arenas.over.is_(False), self._share.holds(arenas.guild_id))
        return await self._every(query.order_by(arenas.id), Arena)

    async def end(self, guild: int, channel: int) -> Arena | None:
        """End the open arena of a channel, so that it makes no more tables."""
        arenas, now = schema.arenas.c, self._clock()
        here = (arenas.guild_id == guild, arenas.channel_id == channel, arenas.over.is_(False), arenas.ends_at > now)
        async with self._transaction() as connection:
            number = await connection.scalar(select(arenas.id).where(*here))
            if number is None:
                return None
            await connection.execute(update(schema.arenas).where(arenas.id == number).values(ends_at=now))
            return await _arena(connection, number)

    async def close(self, arena: int) -> None:
        """Record that the final message of an arena is written."""
        await self._change(update(schema.arenas).where(schema.arenas.c.id == arena).values(over=True))

    async def place(self, arena: int, message: int) -> None:
        async with self._transaction() as connection:
            await connection.execute(
                update(schema.arenas).where(schema.arenas.c.id == arena).values(message_id=message)
            )

    async def join(self, arena: int, user: int, name: str) -> bool:
        """Let a player wait for a table; return false if they do already.

        A game that they left before they deleted their data must end first.
        """
        mine, now = _of(arena, user), self._clock()
        players = schema.arena_players.c
        row: dict[str, Any] = {"arena_id": arena, "user_id": user, "name": name, "stays": False}
        row |= {"points": 0, "games": 0, "wins": 0}
        async with self._transaction() as connection:
            left = await seats_left(connection, user, now)
            here = select(players.sits_at).where(players.arena_id == arena, players.sits_at.in_(left)).limit(1)
            row["sits_at"] = await connection.scalar(here)
            await connection.execute(insert_missing(connection, schema.arena_players).values(row))
            waits = case((players.sits_at.is_(None), now))
            joined = update(schema.arena_players).where(*mine, players.stays.is_(False))
            done = await connection.execute(joined.values(stays=True, name=name, waiting_since=waits))
            return bool(done.rowcount)

    async def leave(self, arena: int, user: int) -> bool:
        """Remove a player from the pairing; they keep their current seat."""
        left = update(schema.arena_players).where(*_of(arena, user), schema.arena_players.c.stays)
        return bool(await self._change(left.values(stays=False, waiting_since=None)))

    async def entrant(self, arena: int, user: int) -> Entrant | None:
        """Return a current or former player of an arena."""
        ranked = _ranked(arena).subquery()
        return await self._one(select(ranked).where(ranked.c.user_id == user), _entrant)

    async def waiting(self, arena: int) -> list[Entrant]:
        """Return the players waiting for a table, the longest first."""
        ranked = _ranked(arena).subquery()
        query = select(ranked).where(ranked.c.waiting_since.is_not(None))
        query = query.order_by(ranked.c.waiting_since, ranked.c.user_id)
        return await self._every(query, _entrant)

    async def crowd(self, arena: int, limit: int) -> Crowd:
        players = schema.arena_players.c
        best = _ranked(arena).order_by(players.points.desc(), players.games, players.user_id).limit(limit)
        counts = select(
            func.count(),
            func.count(players.waiting_since),
            func.count(players.sits_at.distinct()),
        ).where(players.arena_id == arena, or_(players.stays, players.games > 0, players.sits_at.is_not(None)))
        async with self._transaction() as connection:
            people, waiting, tables = (await connection.execute(counts)).one()
            found = (await connection.execute(best)).mappings()
            return Crowd(tuple(_entrant(row) for row in found), people, waiting, tables)

    async def strengths(self, arena: Arena, users: Collection[int]) -> dict[int, Skill]:
        """Return the skills of users in the game of an arena."""
        ratings = schema.ratings.c
        query = select(ratings.user_id, ratings.mu, ratings.sigma).where(
            ratings.kind == arena.kind, ratings.scope == arena.guild, ratings.season == 0, ratings.user_id.in_(users)
        )
        async with self._transaction() as connection:
            rows = (await connection.execute(query.order_by(ratings.games))).mappings()
            return {row["user_id"]: made(Skill, row) for row in rows}

    # -- tables --------------------------------------------------------------------------------------------

    async def tables(self, arena: int) -> list[SeatedTable]:
        """Return the tables where players of an arena sit."""
        players, tables = schema.arena_players.c, schema.tables.c
        query = (
            select(tables.id, tables.status, tables.message_id)
            .join_from(schema.arena_players, schema.tables, players.sits_at == tables.id)
            .where(players.arena_id == arena)
            .group_by(tables.id, tables.status, tables.message_id)
            .order_by(tables.id)
        )
        async with self._transaction() as connection:
            rows = await connection.execute(query)
            return [SeatedTable(row.id, row.status, row.message_id is not None) for row in rows]

    async def settle(self, arena: int, table: int) -> bool:
        """Award the points of a finished table, once, and requeue its players.

        A player who left before the end earns nothing, and doesn't wait until they join again; in an abandoned game no
        one earns anything. Returns false until its result is stored.
        """
        players, seats, tables = schema.arena_players.c, schema.result_seats.c, schema.tables.c
        sitting = (players.arena_id == arena, players.sits_at == table)
        async with self._transaction() as connection:
            ended = (await connection.execute(select(tables.status, tables.chairs).where(tables.id == table))).one()
            rows = (
                (await connection.execute(select(schema.result_seats).where(seats.table_id == table))).mappings().all()
            )
            if ended.status == "over" and not rows:
                return False
            await connection.execute(select(schema.arena_players).where(*sitting).with_for_update())
            now = self._clock()
            ranks = {row["team"]: row["rank"] for row in rows}
            for row in rows:
                if row["user_id"] is None or not row["stayed"]:
                    continue
                others = [rank for team, rank in ranks.items() if team != row["team"]]
                points = sum(
                    PLACES_ABOVE * (rank > row["rank"]) + PLACES_SHARED * (rank == row["rank"]) for rank in others
                )
                change = {
                    "points": players.points + points,
                    "games": players.games + 1,
                    "wins": players.wins + int(row["rank"] == 1),
                }
                mine = (*sitting, players.user_id == row["user_id"])
                await connection.execute(update(schema.arena_players).where(*mine).values(change))
            left = players.user_id.in_([chair.user for chair in chairs_of(ended.chairs or []) if not chair.present])
            await connection.execute(update(schema.arena_players).where(*sitting, left).values(stays=False))
            free = {"sits_at": None, "waiting_since": case((players.stays, now))}
            await connection.execute(update(schema.arena_players).where(*sitting).values(free))
            return True


async def take_seats(connection: AsyncConnection, arena: int, table: int, users: Collection[int]) -> None:
    """Move players to a table; ``StaleTableError`` unless all of them wait."""
    players = schema.arena_players.c
    waiting = (players.arena_id == arena, players.user_id.in_(users), players.waiting_since.is_not(None))
    held = select(players.user_id).where(*waiting).order_by(players.user_id).with_for_update()
    if set(await connection.scalars(held)) != set(users):
        raise StaleTableError(f"not all of them wait in arena {arena} any more")
    taken = update(schema.arena_players).where(players.arena_id == arena, players.user_id.in_(users))
    await connection.execute(taken.values(sits_at=table, waiting_since=None))


async def give_away(connection: AsyncConnection, table: int, user: int) -> None:
    """Let a player whose seat another takes wait for no table until they join again."""
    players = schema.arena_players.c
    mine = update(schema.arena_players).where(players.user_id == user, players.sits_at == table)
    await connection.execute(mine.values(stays=False))


def _of(arena: int, user: int) -> tuple[Any, Any]:
    return schema.arena_players.c.arena_id == arena, schema.arena_players.c.user_id == user


def _ranked(arena: int) -> Any:
    players = schema.arena_players.c
    place = func.rank().over(order_by=players.points.desc()).label("place")
    some = or_(players.stays, players.games > 0, players.sits_at.is_not(None))
    return select(schema.arena_players, place).where(players.arena_id == arena, some)


async def _arena(connection: AsyncConnection, number: int) -> Arena | None:
    query = select(schema.arenas).where(schema.arenas.c.id == number)
    return await one(connection, query, Arena)


def _entrant(row: RowMapping) -> Entrant:
    return made(Entrant, row, waiting=row["waiting_since"], table=row["sits_at"])
