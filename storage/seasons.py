"""Seasons of servers: consecutive time spans, each with new ratings.

A season is created when the first game ends in it, or someone looks at it; nothing has to happen at its beginning. A
game counts for the season in which it ended. At its end the best players get titles, which never change.
"""

from __future__ import annotations

import logging
from calendar import monthrange
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, RowMapping, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import insert_missing
from storage.errors import BadSettingsError
from storage.guilds import settings_of
from storage.part import StorePart, every
from storage.results import SIGMAS, Pool, Skill
from storage.rows import columns, made

log = logging.getLogger(__name__)

MONTHS: Final = 3
"""The length of a season, unless an admin has set a number of days."""
PLACEMENT: Final = 10
"""Games that a user plays in a season before getting a place."""
TITLES: Final = 3
"""How many places of each kind of game get a title."""
SURE: Final[ColumnElement[float]] = schema.ratings.c.mu - SIGMAS * schema.ratings.c.sigma
"""The sort value of users."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server: from ``began`` until just before ``ends``."""

    guild: int
    number: int
    began: datetime
    ends: datetime
    closed: bool = False
    """Whether its titles are given."""


@dataclass(frozen=True, slots=True)
class Title:
    season: int
    kind: str
    pool: Pool
    user: int
    name: str
    """As it was then."""
    place: int
    skill: Skill
    games: int


class Seasons(StorePart):
    async def current(self, guild: int) -> Season:
        async with self._transaction() as connection:
            return await season_at(connection, guild, self._clock())

    async def season(self, guild: int, number: int) -> Season | None:
        seasons = schema.seasons.c
        query = select(schema.seasons).where(seasons.guild_id == guild, seasons.number == number)
        return await self._one(query, _season)

    async def retime(self, guild: int, days: int | None) -> Season:
        """Let the current season end ``days`` after it began, and return the season."""
        now, seasons = self._clock(), schema.seasons.c
        async with self._transaction() as connection:
            season = await season_at(connection, guild, now, changes=True)
            ends = max(end_of(season.began, days), now)
            mine = (seasons.guild_id == guild, seasons.number == season.number)
            await connection.execute(update(schema.seasons).where(*mine).values(ends_at=ends))
            return await season_at(connection, guild, now)

    async def ended(self) -> list[Season]:
        """Return our servers' finished seasons without titles yet."""
        return await self._some(schema.seasons.c.closed_at.is_(None), schema.seasons.c.ends_at <= self._clock())

    async def untold(self) -> list[Season]:
        """Return our servers' seasons whose titles are still to be announced."""
        return await self._some(schema.seasons.c.closed_at.is_not(None), schema.seasons.c.told_at.is_(None))

    async def next_end(self) -> datetime | None:
        """Return when the next season of our servers ends."""
        seasons = schema.seasons.c
        query = select(func.min(seasons.ends_at, type_=schema.UtcDateTime())).where(
            seasons.closed_at.is_(None), self._share.holds(seasons.guild_id)
        )
        return await self._value(query)

    async def close(self, season: Season) -> list[Title]:
        """Give the titles of a finished season, and return them."""
        seasons = schema.seasons.c
        mine = (seasons.guild_id == season.guild, seasons.number == season.number)
        async with self._transaction() as connection:
            # A process recording a game of this season has locked it: the titles count that game, too.
            await connection.execute(select(schema.seasons).where(*mine).with_for_update())
            closing = update(schema.seasons).where(*mine, seasons.closed_at.is_(None)).values(closed_at=self._clock())
            if not (await connection.execute(closing)).rowcount:
                return []
            titles = await _without_forgotten(connection, season, await _best(connection, season))
            if titles:
                rows = [columns(schema.titles, title, guild_id=season.guild) for title in titles]
                await connection.execute(insert(schema.titles), rows)
            return titles

    async def note_told(self, season: Season) -> None:
        """Record that a season's titles were announced, or need not be."""
        seasons = schema.seasons.c
        mine = (seasons.guild_id == season.guild, seasons.number == season.number)
        await self._change(update(schema.seasons).where(*mine).values(told_at=self._clock()))

    async def titles(self, guild: int, number: int) -> list[Title]:
        """Return the titles of a season, game by game, the highest first."""
        titles = schema.titles.c
        return await self._titles(titles.guild_id == guild, titles.season == number)

    async def titles_of(self, user: int, guild: int) -> list[Title]:
        """Return a user's titles in a server, the last first."""
        titles = schema.titles.c
        return await self._titles(titles.guild_id == guild, titles.user_id == user)

    async def last_channel(self, season: Season) -> int | None:
        """Return the channel in which the last game of a season ended."""
        results, tables = schema.results.c, schema.tables.c
        query = (
            select(tables.channel_id)
            .join_from(schema.results, schema.tables, results.table_id == tables.id)
            .where(results.guild_id == season.guild)
            .where(results.ended_at >= season.began, results.ended_at < season.ends)
            .order_by(results.ended_at.desc())
            .limit(1)
        )
        return await self._value(query)

    async def _some(self, *conditions: ColumnElement[bool]) -> list[Season]:
        seasons = schema.seasons.c
        query = select(schema.seasons).where(*conditions, self._share.holds(seasons.guild_id))
        query = query.order_by(seasons.ends_at, seasons.guild_id)
        return await self._every(query, _season)

    async def _titles(self, *conditions: ColumnElement[bool]) -> list[Title]:
        titles = schema.titles.c
        query = select(schema.titles).where(*conditions)
        query = query.order_by(titles.season.desc(), titles.kind, titles.pool, titles.place, titles.user_id)
        return await self._every(query, Title)


def first_beginning(moment: datetime) -> datetime:
    """Return the start of the calendar quarter (UTC), when a first season starts."""
    moment = moment.astimezone(UTC)
    return datetime(moment.year, moment.month - (moment.month - 1) % MONTHS, 1, tzinfo=UTC)


def end_of(began: datetime, days: int | None) -> datetime:
    """Return a season's end after ``days``, by default three months."""
    if days is not None:
        return began + timedelta(days=days)
    year, month = divmod(began.year * 12 + began.month - 1 + MONTHS, 12)
    return began.replace(year=year, month=month + 1, day=min(began.day, monthrange(year, month + 1)[1]))


async def season_at(connection: AsyncConnection, guild: int, moment: datetime, *, changes: bool = False) -> Season:
    """Return the season of a server that contains a moment.

    Locked against its closing, with ``changes`` against all use, and created if needed. A moment before the first
    season belongs to that one. Seasons in which nothing happened have a number and no row.
    """
    seasons = schema.seasons.c
    query = select(schema.seasons).where(seasons.guild_id == guild).with_for_update(read=not changes)
    latest = (await connection.execute(query.order_by(seasons.number.desc()).limit(1))).mappings().one_or_none()
    if latest is not None and moment < latest["ends_at"]:
        older = query.where(seasons.began_at <= moment).order_by(seasons.number.desc()).limit(1)
        found = (await connection.execute(older)).mappings().one_or_none()
        return _season(latest if found is None else found)
    days = await _days(connection, guild)
    number, began = (1, first_beginning(moment)) if latest is None else (latest["number"] + 1, latest["ends_at"])
    while (ends := end_of(began, days)) <= moment:
        number, began = (1 if latest is None else number + 1), ends
    row = {"guild_id": guild, "number": number, "began_at": began, "ends_at": ends}
    await connection.execute(insert_missing(connection, schema.seasons).values(row))
    # Another process may have created it meanwhile.
    return _season((await connection.execute(query.where(seasons.number == number))).mappings().one())


async def _days(connection: AsyncConnection, guild: int) -> int | None:
    try:
        return (await settings_of(connection, guild)).season_days
    except BadSettingsError as error:
        # A game must not be lost for it; the settings page shows the problem.
        log.warning("season settings unreadable, default used: error=%s", error)
        return None


async def _best(connection: AsyncConnection, season: Season) -> list[Title]:
    ratings = schema.ratings.c
    place = func.rank().over(partition_by=(ratings.kind, ratings.pool), order_by=SURE.desc()).label("place")
    placed = (ratings.scope == season.guild, ratings.season == season.number, ratings.games >= PLACEMENT)
    ranked = select(schema.ratings, place).where(*placed).subquery()
    query = select(ranked).where(ranked.c.place <= TITLES)
    query = query.order_by(ranked.c.kind, ranked.c.pool, ranked.c.place, ranked.c.user_id)
    return await every(connection, query, Title)


async def _without_forgotten(connection: AsyncConnection, season: Season, titles: list[Title]) -> list[Title]:
    """Leave out titles of users whose data is being deleted.

    Ratings, which are deleted before titles, stay locked until the titles are stored.
    """
    ratings = schema.ratings.c
    theirs = ratings.user_id.in_([title.user for title in titles])
    held = select(ratings.user_id).where(ratings.scope == season.guild, ratings.season == season.number, theirs)
    left = set((await connection.scalars(held.order_by(ratings.user_id).with_for_update())).all())
    return [title for title in titles if title.user in left]


def _season(row: RowMapping) -> Season:
    return made(Season, row, closed=row["closed_at"] is not None)
