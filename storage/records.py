"""Finished games: ranks and ratings.

A game is recorded once, however many processes try: its table's id is the key of its result, and ratings change in the
same transaction. A ``Rater`` from outside the store computes them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, RowMapping, Select, and_, case, func, insert, literal, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.game import Json
from engine.table import SeatAssignment
from storage import schema
from storage.dialects import insert_missing
from storage.errors import StaleTableError
from storage.part import StorePart
from storage.results import (
    ALL_TIME,
    EVERYWHERE,
    Contest,
    History,
    PastGame,
    PlayerTotals,
    Pool,
    Rater,
    Rating,
    SeatResult,
    Skill,
    Standings,
)
from storage.rows import FOR_GOOD, REMOVED, chairs_of, columns, made
from storage.seasons import PLACEMENT, SURE, season_at


class Records(StorePart):
    # -- writing ---------------------------------------------------------------------------------------

    async def unrecorded(self, kinds: Collection[str]) -> list[int]:
        """Return our unrecorded finished tables of these games, oldest first."""
        tables = schema.tables.c
        owed = tables.status == "over", tables.recorded.is_(None), tables.kind.in_(kinds)
        query = select(tables.id).where(*owed, self._share.holds(tables.guild_id)).order_by(tables.id)
        return await self._values(query)

    async def write(
        self,
        table: int,
        places: Json,
        seats: Sequence[SeatResult],
        contest: Contest | None,
        rater: Rater,
        *,
        chairs: Sequence[SeatAssignment] | None = None,
    ) -> bool:
        """Record a finished game, with its ratings if it is a contest.

        Returns false if that was done before. ``chairs``: the seats that the result was computed from. Raises
        ``StaleTableError`` unless the table's game is over, and if its seats have changed: a user deleted meanwhile
        must not come back.
        """
        async with self._transaction() as connection:
            game = await _finished(connection, table)
            if chairs is not None and chairs_of(game["chairs"]) != tuple(chairs):
                raise StaleTableError(f"the chairs of table {table} have changed")
            # Even if the result exists: a process of an earlier version doesn't mark what it writes.
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(recorded=True))
            written = await connection.execute(
                insert_missing(connection, schema.results).values(
                    table_id=table,
                    kind=game["kind"],
                    guild_id=game["guild_id"],
                    ended_at=game["at"],
                    seats=len(seats),
                    people=sum(not seat.ai for seat in seats),
                    ai_seats=sum(seat.ai for seat in seats),
                    options=game["options"],
                    places=places,
                )
            )
            if not written.rowcount:
                return False
            rows = [columns(schema.result_seats, seat, table_id=table) for seat in seats]
            await connection.execute(insert(schema.result_seats), rows)
            if contest is not None:
                guild = game["guild_id"]
                if guild is not None:
                    # Before the all-time ratings: their previous values are the start of the first season.
                    season = await season_at(connection, guild, game["at"])
                    await _rate(connection, _In(game["kind"], contest.pool, guild, season.number), contest, rater)
                for scope in sorted({EVERYWHERE, guild or EVERYWHERE}):
                    await _rate(connection, _In(game["kind"], contest.pool, scope), contest, rater)
            return True

    async def played(self, user: int) -> list[PlayerTotals]:
        """Return a user's finished games, summed up by kind."""
        seat, game = schema.result_seats.c, schema.results.c
        won = and_(seat.stayed, seat.rank == 1)
        query = (
            select(
                game.kind,
                func.count().label("games"),
                _count(seat.stayed).label("stayed"),
                _count(won).label("won"),
                _count(and_(won, seat.shared)).label("won_shared"),
                _count(game.ai_seats > 0).label("with_ai"),
                func.max(case((seat.stayed, seat.score))).label("best"),
                func.avg(case((seat.stayed, seat.score))).label("average"),
            )
            .join_from(schema.result_seats, schema.results)
            .where(seat.user_id == user)
            .group_by(game.kind)
            .order_by(game.kind)
        )
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            PlayerTotals(**{**row, "average": None if row["average"] is None else float(row["average"])})
            for row in rows
        ]

    async def rating(self, user: int, kind: str, pool: Pool, scope: int, season: int = ALL_TIME) -> Rating | None:
        here = _In(kind, pool, scope, season)
        query = _rated(here).where(schema.ratings.c.user_id == user)
        async with self._transaction() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
            return None if row is None else made(Rating, row, place=await _place(connection, here, row))

    async def leaderboard(
        self, kind: str, pool: Pool, scope: int, season: int = ALL_TIME, *, offset: int, limit: int
    ) -> Standings:
        """Return a part of a leaderboard; in a season, unplaced users come last."""
        here, ratings = _In(kind, pool, scope, season), schema.ratings.c
        total = select(func.count()).where(*here.rows)
        # The id orders equal ratings, so that pages neither repeat nor skip anyone.
        within = case((here.placed, SURE), else_=ratings.games)
        page = _rated(here).order_by(here.placed.desc(), within.desc(), ratings.user_id)
        async with self._transaction() as connection:
            count = await connection.scalar(total) or 0
            rows = (await connection.execute(page.offset(offset).limit(limit))).mappings().all()
            found, place = list[Rating](), None
            for number, row in enumerate(rows):
                if not number or not row["placed"]:
                    place = await _place(connection, here, row)
                elif row["sure"] != rows[number - 1]["sure"]:  # equal ratings share a place
                    place = offset + number + 1
                found.append(made(Rating, row, place=place))
        return Standings(tuple(found), count)

    async def history(self, user: int, *, offset: int, limit: int) -> History:
        """Return a user's finished games and those that ended early.

        The last first.
        """
        seat, game, table, no = schema.result_seats.c, schema.results.c, schema.tables.c, literal(False)
        closed = [why for why in FOR_GOOD if why != REMOVED]
        whole = (
            select(game.table_id, game.kind, game.guild_id, game.ended_at, game.places, seat.rank, seat.score)
            .add_columns(seat.shared, seat.stayed, no.label("early"))
            .join_from(schema.result_seats, schema.results)
            .where(seat.user_id == user)
        )
        sat = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
        early = (
            select(table.id, table.kind, table.guild_id, table.updated_at, table.chairs, literal(0), literal(0))
            .add_columns(no, literal(True), literal(True))
            .where(table.id.in_(sat), table.status == "closed", table.why_closed.in_(closed), table.seed.is_not(None))
        )
        mine = union_all(whole, early).subquery()
        last = select(mine).order_by(mine.c.ended_at.desc(), mine.c.table_id.desc()).offset(offset).limit(limit)
        async with self._transaction() as connection:
            count = await connection.scalar(select(func.count()).select_from(mine)) or 0
            rows = (await connection.execute(last)).mappings().all()
        return History(tuple(_past(row) for row in rows), count)


class _In(NamedTuple):
    """The key of a set of ratings that are compared with each other."""

    kind: str
    pool: Pool
    scope: int
    season: int = ALL_TIME

    @property
    def rows(self) -> tuple[ColumnElement[bool], ...]:
        ratings = schema.ratings.c
        return tuple(ratings[name] == value for name, value in self._asdict().items())

    @property
    def placed(self) -> ColumnElement[bool]:
        """The condition for users with a place."""
        return schema.ratings.c.games >= (1 if self.season == ALL_TIME else PLACEMENT)


async def _finished(connection: AsyncConnection, table: int) -> Mapping[str, Any]:
    """Return what a table's own row says about its finished game."""
    tables, entries = schema.tables.c, schema.entries.c
    query = (
        select(tables.kind, tables.guild_id, tables.options, tables.chairs, entries.at)
        .join_from(schema.tables, schema.entries, and_(entries.table_id == tables.id, entries.number == tables.number))
        .where(tables.id == table, tables.status == "over")
        .with_for_update(of=schema.tables)  # no user is deleted there before it is written
    )
    row = (await connection.execute(query)).mappings().one_or_none()
    if row is None:
        raise StaleTableError(f"no game is over at table {table}")
    return dict(row)


async def _rate(connection: AsyncConnection, here: _In, contest: Contest, rater: Rater) -> None:
    before = await _skills(connection, here, [user for side in contest.sides for user in side.users], rater)
    skilled = [[before[user] for user, _ in side.users] or [rater.beginner] for side in contest.sides]
    after = rater.rate(skilled, [side.rank for side in contest.sides])
    ratings = schema.ratings.c
    for side, skills in zip(contest.sides, after, strict=True):
        for (user, name), skill in zip(side.users, skills, strict=bool(side.users)):
            await connection.execute(
                update(schema.ratings)
                .where(*here.rows, ratings.user_id == user)
                .values(
                    name=name,
                    mu=skill.mu,
                    sigma=skill.sigma,
                    games=ratings.games + 1,
                    wins=ratings.wins + int(side.won),
                )
            )


async def _skills(
    connection: AsyncConnection, here: _In, users: Iterable[tuple[int, str]], rater: Rater
) -> dict[int, Skill]:
    """Return the skills of users, locked against other writers.

    A user without one begins with what is known of them. Rows are made and locked in the order of ids, so that two
    writers don't deadlock.
    """
    people = sorted(users)
    ids = [user for user, _ in people]
    known = {} if here.season == ALL_TIME else await _known(connection, here, ids, rater)
    rows = [
        {
            **here._asdict(),
            **asdict(known.get(user, rater.beginner)),
            "user_id": user,
            "name": name,
            "games": 0,
            "wins": 0,
        }
        for user, name in people
    ]
    await connection.execute(insert_missing(connection, schema.ratings), rows)
    held = (
        select(schema.ratings)
        .where(*here.rows, schema.ratings.c.user_id.in_(ids))
        .order_by(schema.ratings.c.user_id)
        .with_for_update()
    )
    found = (await connection.execute(held)).mappings()
    return {row["user_id"]: made(Skill, row) for row in found}


async def _known(connection: AsyncConnection, here: _In, users: Collection[int], rater: Rater) -> dict[int, Skill]:
    """Return the initial skills in a season, from the last one or all time."""
    ratings = schema.ratings.c
    query = select(ratings.user_id, ratings.season, ratings.mu, ratings.sigma).where(
        ratings.kind == here.kind,
        ratings.pool == here.pool,
        ratings.scope == here.scope,
        ratings.season < here.season,
        ratings.user_id.in_(users),
    )
    rows = (await connection.execute(query.order_by(ratings.season))).mappings()
    last = {row["user_id"]: row for row in rows}
    return {
        user: rater.renew(made(Skill, row), 1 if row["season"] == ALL_TIME else here.season - row["season"])
        for user, row in last.items()
    }


def _rated(here: _In) -> Select[Any]:
    return select(schema.ratings, SURE.label("sure"), here.placed.label("placed")).where(*here.rows)


async def _place(connection: AsyncConnection, here: _In, row: RowMapping) -> int | None:
    """Return a user's place by counting better ones, faster than ranking all."""
    if not row["placed"]:
        return None
    ahead = select(func.count()).where(*here.rows, here.placed, row["sure"] < SURE)
    return 1 + (await connection.scalar(ahead) or 0)


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))


def _past(row: RowMapping) -> PastGame:
    return made(PastGame, row, sides=len(row["places"]))
