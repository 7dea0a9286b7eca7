"""Game nights: what is planned, who comes, and which process is at it when its hour comes.

A night is *planned*; at its hour a lobby is opened (*opened*), and then its people are told (*told*). Or it is called
*off*, nobody comes (*empty*), the server has all the tables it may have (*full*), or the bot was away (*missed*). Each
step is taken once, whoever tries.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import ColumnElement, RowMapping, and_, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import hold_person, put
from storage.errors import StaleTableError
from storage.part import StorePart, count
from storage.penalties import Penalty, extend, penalties_of, users_with
from storage.rows import columns, made

NightStatus: TypeAlias = Literal["planned", "opened", "told", "off", "empty", "full", "missed"]
RsvpAnswer: TypeAlias = Literal["yes", "no"]
"""Stored as whether somebody ``comes``: who writes or reads ``guests`` here knows that, and nobody else."""

REMEMBERED: Final = timedelta(days=30)
"""Nights that were so long ago are forgotten."""
DAY: Final = timedelta(days=1)
NEXT: Final = 100
"""Nights that are looked at to see when the next has to be thought of."""


@dataclass(frozen=True, slots=True)
class Rsvp:
    """The answer of somebody to a night; who planned it has answered ``yes``."""

    user: int
    name: str
    answer: RsvpAnswer
    hosts: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody wants to play, where and when."""

    kind: str
    guild: int
    channel: int
    size: int
    speed: str
    language: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Night:
    """A game night as it is stored."""

    id: int
    plan: Plan
    status: NightStatus
    reminded: bool
    message: int | None
    event: int | None
    table: int | None
    rsvps: tuple[Rsvp, ...]
    """In the order in which they were given."""

    @property
    def going(self) -> tuple[Rsvp, ...]:
        """Who is going: as far as there are seats, they get one."""
        return tuple(rsvp for rsvp in self.rsvps if rsvp.answer == "yes")

    @property
    def host(self) -> Rsvp | None:
        """Who planned it, unless their data was deleted."""
        return next((rsvp for rsvp in self.rsvps if rsvp.hosts), None)


@dataclass(frozen=True, slots=True)
class Most:
    """How many nights there may be."""

    each: int
    """Of one person."""
    here: int
    """Of a server."""


class Nights(StorePart):
    """The part of the store that knows game nights. Made by ``Store``."""

    # -- planning ---------------------------------------------------------------------------------------------

    async def plan(
        self, plan: Plan, host: Rsvp, *, remind: bool, at_once: Most, a_day: Most
    ) -> Night | Literal["at once", "a day"]:
        """Keep a new night; ``remind``: there is still time for a reminder.

        Or say of which there are as many as may be: of those that are planned in a server, or of those that were
        planned within a day, also if they were called off, by a person in all servers. Deletion of that person's data
        changes neither.
        """
        nights, guests, now = schema.nights.c, schema.guests.c, self._clock()
        here = nights.guild_id == plan.guild
        planned, lately = nights.status == "planned", nights.planned_at > now - DAY
        async with self._transaction() as connection:
            await hold_person(connection, host.user)
            before = await penalties_of(connection, host.user, now, ["night"])
            named = nights.id.in_(select(guests.night_id).where(guests.user_id == host.user, guests.hosts))
            theirs = or_(named, nights.id.in_([int(penalty.scope) for penalty in before]))
            await connection.execute(select(nights.id).where(here, planned).with_for_update())
            many = partial(count, connection)
            if await many(here, planned) >= at_once.here or await many(here, planned, theirs) >= at_once.each:
                return "at once"
            if await many(here, lately) >= a_day.here or await many(lately, theirs) >= a_day.each:
                return "a day"
            night = await connection.scalar(
                insert(schema.nights)
                .returning(nights.id)
                .values(columns(schema.nights, plan, planned_at=now, status="planned", reminded=not remind))
            )
            await self._answer(connection, int(night), host)
            kept = await _night(connection, int(night))
            assert kept is not None  # it was kept just now
            return kept

    async def answer(self, night: int, rsvp: Rsvp) -> Night | None:
        """Keep whether somebody comes. Who planned a night goes on to be its host. ``None`` if it is not planned."""
        async with self._transaction() as connection:
            await hold_person(connection, rsvp.user)
            if not await _claim(connection, night):
                return None
            guests = schema.guests.c
            own = await connection.scalar(
                select(guests.hosts).where(guests.night_id == night, guests.user_id == rsvp.user)
            )
            await self._answer(connection, night, replace(rsvp, hosts=bool(own)))
            return await _night(connection, night)

    async def _answer(self, connection: AsyncConnection, night: int, rsvp: Rsvp) -> None:
        guests, comes = schema.guests.c, rsvp.answer == "yes"
        before = await connection.scalar(
            select(guests.since).where(guests.night_id == night, guests.user_id == rsvp.user, guests.comes == comes)
        )
        since = before or self._clock()  # who says so twice keeps their place
        named = replace(rsvp, name=rsvp.name[:100])
        values = columns(schema.guests, named, "answer", comes=comes, night_id=night, since=since)
        await put(connection, schema.guests, **values)

    async def welcome(self, night: int, rsvps: Sequence[Rsvp]) -> Night | None:
        """Keep that an event interests people, without those who have answered or deleted an answer.

        ``None`` if it is not planned.
        """
        async with self._transaction() as connection:
            if not await _claim(connection, night):
                return None
            c = schema.guests.c
            known = set((await connection.scalars(select(c.user_id).where(c.night_id == night))).all())
            known |= await users_with(connection, "event", str(night), [rsvp.user for rsvp in rsvps], self._clock())
            for rsvp in rsvps:
                if rsvp.user not in known:
                    await self._answer(connection, night, rsvp)
            return await _night(connection, night)

    async def decline(self, night: int, user: int) -> Night | None:
        """Keep that somebody who came doesn't, if they are still among the guests. ``None`` if it is not planned."""
        guests = schema.guests.c
        query = update(schema.guests).where(guests.night_id == night, guests.user_id == user, guests.comes)
        async with self._transaction() as connection:
            if not await _claim(connection, night):
                return None
            await connection.execute(query.values(comes=False, since=self._clock()))
            return await _night(connection, night)

    async def move(self, night: int, at: datetime, *, remind: bool) -> Night | None:
        """Put a planned night at another hour. ``None`` if it is not planned, or at that hour already."""
        nights = schema.nights.c
        query = update(schema.nights).where(nights.id == night, nights.status == "planned", nights.at != at)
        async with self._transaction() as connection:
            moved = await connection.execute(query.values(at=at, reminded=not remind))
            if not moved.rowcount:
                return None
            await extend(connection, Penalty("night", str(night), at))
            await extend(connection, Penalty("event", str(night), at + DAY))
            return await _night(connection, night)

    async def placed(self, night: int, message: int) -> None:
        """Remember the message that tells of a night."""
        await self._set(night, message_id=message)

    async def announced(self, night: int, event: int | None) -> None:
        """Remember the event that Discord shows, or that it shows none."""
        await self._set(night, event_id=event)

    async def _set(self, night: int, **columns: Any) -> None:
        await self._change(update(schema.nights).where(schema.nights.c.id == night).values(columns))

    # -- finding ------------------------------------------------------------------------------------------------

    async def get(self, night: int) -> Night | None:
        """A night by its id."""
        async with self._transaction() as connection:
            return await _night(connection, night)

    async def of_event(self, event: int) -> Night | None:
        """The night that an event of Discord shows."""
        async with self._transaction() as connection:
            found = await connection.scalar(select(schema.nights.c.id).where(schema.nights.c.event_id == event))
            return None if found is None else await _night(connection, found)

    async def planned(self, guild: int) -> list[Night]:
        """What is planned in a server, the next first."""
        return await self._all(schema.nights.c.guild_id == guild, schema.nights.c.status == "planned")

    async def of(self, user: int) -> list[Night]:
        """Where somebody has said whether they come: what is planned, and what Discord may still show."""
        nights, guests = schema.nights.c, schema.guests.c
        named = exists().where(guests.night_id == nights.id, guests.user_id == user)
        shown = and_(nights.event_id.is_not(None), nights.at > self._clock() - DAY)
        return await self._all(or_(nights.status == "planned", shown), named)

    async def with_events(self, guild: int | None = None) -> list[Night]:
        """What is planned in our servers and shown by Discord; of one server, what was planned there, too."""
        nights = schema.nights.c
        which = self._ours() & (nights.status == "planned") if guild is None else nights.guild_id == guild
        return await self._all(which, nights.event_id.is_not(None))

    # -- when the hour comes ---------------------------------------------------------------------------------------

    async def due(self, before: timedelta) -> list[Night]:
        """The nights of our servers with something to do, that nobody is at. Reminders come ``before`` the hour."""
        now = self._clock()
        return await self._all(self._ours(), _wanted(now, before), _free(now))

    async def next_due(self, before: timedelta) -> datetime | None:
        """When there is something to do next in our servers, as far as can be foreseen."""
        nights = schema.nights.c
        query = select(nights.at, nights.reminded, nights.status, nights.held_until)
        query = query.where(self._ours(), nights.status.in_(("planned", "opened"))).order_by(nights.at).limit(NEXT)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).all()
        moments: list[datetime] = []
        for row in rows:
            due = row.at if row.reminded or row.status == "opened" else row.at - before
            moments.append(due if row.held_until is None else max(due, row.held_until))
        return min(moments, default=None)

    async def hold(self, night: int, until: datetime) -> bool:
        """Be at a night until then, or until it is another. False if another process is at it."""
        query = update(schema.nights).where(schema.nights.c.id == night, _free(self._clock()))
        return bool(await self._change(query.values(held_until=until)))

    async def reminded(self, night: int) -> None:
        """The people of a night have been reminded."""
        await self._set(night, reminded=True, held_until=None)

    async def settle(self, night: int, status: NightStatus, *, was: NightStatus = "planned") -> Night | None:
        """Take a step. ``None`` if a night is not what it was any more: then somebody else has."""
        nights = schema.nights.c
        query = update(schema.nights).where(nights.id == night, nights.status == was)
        async with self._transaction() as connection:
            settled = await connection.execute(query.values(status=status, held_until=None))
            return await _night(connection, night) if settled.rowcount else None

    async def forget_old(self) -> None:
        """Forget the nights that were long ago."""
        old = select(schema.nights.c.id).where(schema.nights.c.at < self._clock() - REMEMBERED)
        async with self._transaction() as connection:
            await _delete(connection, old)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _ours(self) -> ColumnElement[bool]:
        return self._share.holds(schema.nights.c.guild_id)

    async def _all(self, *where: ColumnElement[bool]) -> list[Night]:
        nights = schema.nights.c
        query = select(schema.nights).where(*where).order_by(nights.at, nights.id)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).mappings().all()
            return [await _with_rsvps(connection, row) for row in rows]


# -- within the transactions of the store -----------------------------------------------------------------


async def open_night(connection: AsyncConnection, night: int, table: int, people: Collection[int]) -> None:
    """The hour of a night has come, and this is its lobby.

    Raises ``StaleTableError`` if it is not planned any more, or one of the people does not come any more.
    """
    nights = schema.nights.c
    query = update(schema.nights).where(nights.id == night, nights.status == "planned")
    if not (await connection.execute(query.values(status="opened", table_id=table))).rowcount:
        raise StaleTableError(f"night {night} is not planned any more")
    guests = schema.guests.c
    coming = select(guests.user_id).where(guests.night_id == night, guests.comes).with_for_update()
    if not set(people) <= set((await connection.scalars(coming)).all()):
        raise StaleTableError(f"somebody does not come to night {night} any more")


async def forget_guest(connection: AsyncConnection, user: int, now: datetime) -> list[Penalty]:
    """Forget whether somebody comes to nights. Gives what outlives that.

    The nights they planned go on to count among their own, and no event brings them back to a night.
    """
    nights, guests = schema.nights.c, schema.guests.c
    gone = delete(schema.guests).where(guests.user_id == user).returning(guests.night_id, guests.hosts)
    hosts = {row.night_id: row.hosts for row in await connection.execute(gone)}
    query = select(nights.id, nights.at, nights.planned_at, nights.status, nights.event_id)
    found = []
    for row in await connection.execute(query.where(nights.id.in_(hosts))):
        planned = row.status == "planned"
        until = now if row.planned_at is None else row.planned_at + DAY
        if planned:
            until = max(until, row.at)
        if hosts[row.id] and until > now:
            found.append(Penalty("night", str(row.id), until))
        if planned and row.event_id is not None:
            found.append(Penalty("event", str(row.id), max(now, row.at) + DAY))
    return found


async def forget_nights(connection: AsyncConnection, guild: int) -> None:
    """Forget the nights of a server, which has no bot any more."""
    await _delete(connection, select(schema.nights.c.id).where(schema.nights.c.guild_id == guild))


async def _delete(connection: AsyncConnection, nights: Any) -> None:
    await connection.execute(delete(schema.guests).where(schema.guests.c.night_id.in_(nights)))
    await connection.execute(delete(schema.nights).where(schema.nights.c.id.in_(nights)))


async def _claim(connection: AsyncConnection, night: int) -> bool:
    """Whether a night is planned; nobody else changes it before the transaction ends."""
    nights = schema.nights.c
    query = select(nights.id).where(nights.id == night, nights.status == "planned").with_for_update()
    return await connection.scalar(query) is not None


async def _night(connection: AsyncConnection, night: int) -> Night | None:
    query = select(schema.nights).where(schema.nights.c.id == night)
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else await _with_rsvps(connection, row)


async def _with_rsvps(connection: AsyncConnection, row: RowMapping) -> Night:
    guests = schema.guests.c
    query = select(schema.guests).where(guests.night_id == row["id"]).order_by(guests.since, guests.user_id)
    found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
    return made(Night, row, rsvps=tuple(map(_read_rsvp, found)))


def _read_rsvp(row: RowMapping) -> Rsvp:
    return made(Rsvp, row, answer="yes" if row["comes"] else "no")


def _wanted(now: datetime, before: timedelta) -> ColumnElement[bool]:
    """Whether there is something to do about a night: to remind, to open a lobby, to tell of one."""
    nights = schema.nights.c
    reminder = and_(~nights.reminded, nights.at <= now + before)
    return or_(nights.status == "opened", and_(nights.status == "planned", or_(nights.at <= now, reminder)))


def _free(now: datetime) -> ColumnElement[bool]:
    held = schema.nights.c.held_until
    return or_(held.is_(None), held <= now)
