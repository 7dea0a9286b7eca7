"""Daily challenges, and users' attempts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

from sqlalchemy import RowMapping, case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.game import Json
from storage import schema
from storage.dialects import hold_person, insert_missing, put
from storage.part import StorePart, one
from storage.penalties import Penalty, penalties_of
from storage.rows import columns, made

Deeds = tuple[tuple[int, str], ...]
"""Moves in order: seat and code."""


@dataclass(frozen=True, slots=True)
class Day:
    kind: str
    number: int
    seed: str
    """Secret until the day is over."""
    rules_version: int
    edition: int
    """The edition of the AI seats."""
    par: int | None = None
    """``None`` until it is computed."""
    spoiled: bool = False
    """Whether it couldn't be played to its end, because an update removed its edition of AI seats."""


@dataclass(frozen=True, slots=True)
class Try:
    kind: str
    number: int
    user: int
    scored: bool
    """Whether it is the one that counts."""
    run: int
    """The number of the repeat, from 1; 0 for the one that counts."""
    guild: int | None
    """The server where it began; ``None`` for direct messages."""
    deeds: Deeds
    score: int | None = None
    """``None`` until it is over."""
    marks: str = ""


class DailyStore(StorePart):
    # -- days ------------------------------------------------------------------------------------------------

    async def day(self, fresh: Day) -> Day:
        """Return the challenge of a day, storing ``fresh`` if there is none."""
        days = schema.days.c
        query = select(schema.days).where(days.kind == fresh.kind, days.number == fresh.number)
        async with self._transaction() as connection:
            if await one(connection, query, Day) is None:
                settled = columns(schema.days, fresh, par=None, spoiled=False)
                await connection.execute(insert_missing(connection, schema.days).values(settled))
            return made(Day, (await connection.execute(query)).mappings().one())

    async def known(self, kind: str, number: int) -> Day | None:
        days = schema.days.c
        query = select(schema.days).where(days.kind == kind, days.number == number)
        return await self._one(query, Day)

    async def settle_par(self, kind: str, number: int, par: int) -> None:
        """Store par, unless it is already stored."""
        days = schema.days.c
        mine = (days.kind == kind, days.number == number, days.par.is_(None))
        await self._change(update(schema.days).where(*mine).values(par=par))

    async def renew(self, day: Day) -> Day:
        """Move a day without attempts to the current rules and AI seats; return it."""
        days, tries = schema.days.c, schema.tries.c
        played = select(tries.user_id).where(tries.kind == day.kind, tries.number == day.number).exists()
        mine = (days.kind == day.kind, days.number == day.number)
        async with self._transaction() as connection:
            await connection.execute(
                update(schema.days)
                .where(*mine, ~played)
                .values(rules_version=day.rules_version, edition=day.edition, par=None)
            )
            return made(Day, (await connection.execute(select(schema.days).where(*mine))).mappings().one())

    async def spoil(self, kind: str, number: int) -> None:
        """Mark a day whose challenge can't be completed any more."""
        days = schema.days.c
        async with self._transaction() as connection:
            await connection.execute(
                update(schema.days).where(days.kind == kind, days.number == number).values(spoiled=True)
            )

    async def tries(self, kind: str, number: int, user: int) -> list[Try]:
        """Return a user's attempts of a day: the one that counts, then the repeat."""
        tries = schema.tries.c
        query = (
            select(schema.tries)
            .where(tries.kind == kind, tries.number == number, tries.user_id == user)
            .order_by(tries.scored.desc())
        )
        return await self._every(query, _try)

    async def begin(self, fresh: Try) -> Try | None:
        """Begin an attempt, or return the user's existing one that counts.

        ``None`` if the user's data, including it, was deleted. A repeat replaces the previous one, of any day.
        """
        tries = schema.tries.c
        counted = {"moves": fresh.deeds, "count": len(fresh.deeds)}
        row = columns(schema.tries, fresh, "deeds", **counted, began_at=self._clock(), ended_at=None)
        mine = (tries.kind == fresh.kind, tries.user_id == fresh.user, tries.scored == fresh.scored)
        async with self._transaction() as connection:
            await hold_person(connection, fresh.user)
            if fresh.scored:
                scope = _scope(fresh.kind, fresh.number)
                used = await penalties_of(connection, fresh.user, self._clock(), ["daily"])
                if scope in {penalty.scope for penalty in used}:
                    return None
                await connection.execute(insert_missing(connection, schema.tries).values(row))
            else:
                await connection.execute(delete(schema.tries).where(*mine, tries.number != fresh.number))
                await put(connection, schema.tries, **row)
            query = select(schema.tries).where(*mine, tries.number == fresh.number)
            return _try((await connection.execute(query)).mappings().one())

    async def play(self, after: Try, before: int) -> bool:
        """Store an attempt after more moves, if it still has ``before`` moves."""
        tries = schema.tries.c
        mine = (
            *(tries.kind == after.kind, tries.number == after.number, tries.user_id == after.user),
            *(tries.scored == after.scored, tries.run == after.run, tries.count == before, tries.score.is_(None)),
        )
        written = (
            update(schema.tries)
            .where(*mine)
            .values(
                moves=after.deeds,
                count=len(after.deeds),
                score=after.score,
                marks=after.marks,
                ended_at=None if after.score is None else self._clock(),
            )
        )
        return await self._change(written) == 1

    async def place(self, kind: str, number: int, score: int, guild: int | None = None) -> tuple[int, int]:
        """Return how many finished attempts score higher, and how many there are."""
        tries = schema.tries.c
        better = func.count(case((tries.score > score, 1)))
        query = select(better, func.count()).where(
            tries.kind == kind, tries.number == number, tries.scored.is_(True), tries.score.is_not(None)
        )
        if guild is not None:
            query = query.where(tries.guild_id == guild)
        async with self._transaction() as connection:
            more, every = (await connection.execute(query)).one()
            return int(more), int(every)

    async def played(self, kind: str, user: int) -> Sequence[int]:
        """Return the days of a user's finished attempts that count, latest first."""
        tries = schema.tries.c
        query = (
            select(tries.number)
            .where(tries.kind == kind, tries.user_id == user, tries.scored.is_(True), tries.score.is_not(None))
            .order_by(tries.number.desc())
        )
        return await self._values(query)

    async def spoiled(self, kind: str) -> Sequence[int]:
        """Return the days that could not be played to their end."""
        days = schema.days.c
        query = select(days.number).where(days.kind == kind, days.spoiled.is_(True))
        return await self._values(query)


async def forget_tries(connection: AsyncConnection, user: int, now: datetime) -> list[Penalty]:
    """Delete a user's attempts; return days that they must not begin again."""
    tries = schema.tries.c
    told = (tries.kind, tries.number, tries.scored, tries.began_at)
    gone = await connection.execute(delete(schema.tries).where(tries.user_id == user).returning(*told))
    return [
        Penalty("daily", _scope(row.kind, row.number), _end_of_day(row.began_at))
        for row in gone
        if row.scored and _end_of_day(row.began_at) > now
    ]


def _scope(kind: str, number: int) -> str:
    return f"{kind} {number}"


def _end_of_day(moment: datetime) -> datetime:
    return datetime.combine(moment.astimezone(UTC).date() + timedelta(days=1), time(), UTC)


def _try(row: RowMapping) -> Try:
    return made(Try, row, deeds=deeds_of(row["moves"]))


def deeds_of(moves: Json) -> Deeds:
    return tuple((int(seat), str(code)) for seat, code in moves)
