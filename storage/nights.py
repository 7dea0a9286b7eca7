"""Game nights: plans, RSVPs, and the process that handles each.

A night is *planned*; at its hour a lobby is opened (*opened*), and then its guests are pinged (*told*). Or it is
cancelled (*off*), no one is going (*empty*), the server is at its limit of tables (*full*), or the bot was down
(*missed*). Each step is taken once, whichever process tries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import ColumnElement, RowMapping, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import hold_person, put
from storage.errors import StaleTableError
from storage.part import StorePart, count
from storage.penalties import UP_TO, Penalty, extend, extend_up_to, penalties_of, users_kept_out
from storage.rows import columns, made

NightStatus: TypeAlias = Literal["planned", "opened", "told", "off", "empty", "full", "missed"]
ENDED: Final[tuple[NightStatus, ...]] = ("off", "empty", "full", "missed")
"""Of nights without a table."""
RsvpAnswer: TypeAlias = Literal["yes", "no"]
"""Stored as whether a user ``comes``: only code that reads or writes ``guests`` here knows that."""

REMEMBERED: Final = timedelta(days=30)
"""Older nights are deleted."""
MOST_RSVPS: Final = 200
"""The maximum number of users who answer a night: each press reads them all."""
DAY: Final = timedelta(days=1)
LONGEST_AHEAD: Final = timedelta(days=60)
"""How long interest that isn't stored may be remembered: Discord lets people move events by years."""
AT_ONCE: Final = 1_000
"""Nights whose guests are read by one query: databases limit its parameters."""
NEXT: Final = 100
"""How many nights are checked to find the next event."""


@dataclass(frozen=True, slots=True)
class Rsvp:
    """A user's answer to a game night; the planner's is ``yes``."""

    user: int
    name: str
    answer: RsvpAnswer
    hosts: bool = False
    blocked: bool = False
    """Whether the server has blocked them: then they aren't going, whatever they answered."""


@dataclass(frozen=True, slots=True)
class Plan:
    kind: str
    guild: int
    channel: int
    size: int
    speed: str
    language: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Night:
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
        """The users who are going and aren't blocked; the first ones get seats."""
        return tuple(rsvp for rsvp in self.accepted if not rsvp.blocked)

    @property
    def accepted(self) -> tuple[Rsvp, ...]:
        """The users who said yes, blocked ones too."""
        return tuple(rsvp for rsvp in self.rsvps if rsvp.answer == "yes")

    def takes(self, user: int) -> bool:
        """Return whether a user may still answer, or change their answer."""
        return len(self.rsvps) < MOST_RSVPS or any(rsvp.user == user for rsvp in self.rsvps)

    @property
    def host(self) -> Rsvp | None:
        """The planner, unless their data was deleted."""
        return next((rsvp for rsvp in self.rsvps if rsvp.hosts), None)


@dataclass(frozen=True, slots=True)
class Most:
    each: int
    """Per user."""
    here: int
    """Per server."""


class Nights(StorePart):
    # -- planning ---------------------------------------------------------------------------------------------

    async def plan(
        self, plan: Plan, host: Rsvp, *, remind: bool, at_once: Most, a_day: Most, until: datetime | None = None
    ) -> Night | Literal["at once", "a day"]:
        """Store a new night, claimed to be posted, or return which limit is reached.

        ``until``: when the claim ends. ``remind``: there is still time for a reminder. The limits are nights planned in
        a server, and nights that a user planned within a day in all servers, including cancelled ones. Deleting the
        user's data changes neither.
        """
        nights, guests, now = schema.nights.c, schema.guests.c, self._clock()
        here = nights.guild_id == plan.guild
        planned, lately = nights.status == "planned", nights.planned_at > now - DAY
        async with self._transaction() as connection:
            await hold_person(connection, host.user)
            before = await penalties_of(connection, host.user, now, ["night"])
            named = nights.id.in_(select(guests.night_id).where(guests.user_id == host.user, guests.hosts))
            theirs = or_(named, nights.id.in_([int(penalty.scope) for penalty in before]))
            await connection.execute(select(nights.id).where(here, planned).order_by(nights.id).with_for_update())
            many = partial(count, connection)
            if await many(here, planned) >= at_once.here or await many(here, planned, theirs) >= at_once.each:
                return "at once"
            if await many(here, lately) >= a_day.here or await many(lately, theirs) >= a_day.each:
                return "a day"
            night = await connection.scalar(
                insert(schema.nights)
                .returning(nights.id)
                .values(
                    columns(
                        schema.nights,
                        plan,
                        planned_at=now,
                        status="planned",
                        reminded=not remind,
                        held_until=until,
                    )
                )
            )
            await self._answer(connection, int(night), host)
            kept = await _night(connection, int(night))
            assert kept is not None  # it was just stored
            return kept

    async def answer(self, night: int, rsvp: Rsvp, still: Callable[[], bool] = lambda: True) -> Night | None:
        """Store a user's answer; ``None`` if the night is not planned any more.

        Or if it doesn't count ``still``: their data may be deleted until no deletion can run.
        """
        async with self._transaction() as connection:
            await hold_person(connection, rsvp.user)
            if not still() or not await _claim(connection, night):
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
        since = before or self._clock()  # repeating it keeps the place in line
        named = replace(rsvp, name=rsvp.name[:100])
        values = columns(schema.guests, named, "answer", "blocked", comes=comes, night_id=night, since=since)
        await put(connection, schema.guests, **values)

    async def welcome(self, night: int, rsvps: Sequence[Rsvp]) -> Night | None:
        """Store users interested in the event as going.

        Except those who have answered, or deleted their data since. ``None`` if it is not planned.
        """
        async with self._transaction() as connection:
            if not await _claim(connection, night):
                return None
            c = schema.guests.c
            known = set((await connection.scalars(select(c.user_id).where(c.night_id == night))).all())
            room = max(0, MOST_RSVPS - len(known))
            known |= await users_kept_out(connection, night, [rsvp.user for rsvp in rsvps], self._clock())
            came = {"night_id": night, "comes": True, "hosts": False, "since": self._clock()}
            new = [{"user_id": rsvp.user, "name": rsvp.name[:100], **came} for rsvp in rsvps if rsvp.user not in known]
            if new[:room]:
                await connection.execute(insert(schema.guests), new[:room])
            return await _night(connection, night)

    async def decline(self, night: int, user: int) -> Night | None:
        """Store that a user isn't going any more; ``None`` if it is not planned."""
        guests = schema.guests.c
        query = update(schema.guests).where(guests.night_id == night, guests.user_id == user, guests.comes)
        async with self._transaction() as connection:
            if not await _claim(connection, night):
                return None
            await connection.execute(query.values(comes=False, since=self._clock()))
            return await _night(connection, night)

    async def move(self, night: int, at: datetime, *, remind: bool, lapsed: Collection[int] = ()) -> Night | None:
        """Move a planned night; ``None`` if it isn't planned, or at that time already.

        ``lapsed``: users who aren't going until they answer again.
        """
        nights = schema.nights.c
        query = update(schema.nights).where(nights.id == night, nights.status == "planned", nights.at != at)
        async with self._transaction() as connection:
            moved = await connection.execute(query.values(at=at, reminded=not remind))
            if not moved.rowcount:
                return None
            if lapsed:
                guests = schema.guests.c
                query = update(schema.guests).where(guests.night_id == night, guests.user_id.in_(lapsed))
                await connection.execute(query.values(comes=False))
            await extend(connection, Penalty("night", str(night), at))
            await extend(connection, Penalty("event", str(night), at + DAY))
            await extend_up_to(connection, night, _remembered_until(at, self._clock()))
            return await _night(connection, night)

    async def placed(self, night: int, message: int) -> None:
        """Store the id of a night's message, and end the claim to post it."""
        await self._set(night, message_id=message, held_until=None)

    async def announced(self, night: int, event: int | None) -> None:
        """Store the Discord event of a night, or that there is none."""
        await self._set(night, event_id=event)

    async def _set(self, night: int, **columns: Any) -> None:
        await self._change(update(schema.nights).where(schema.nights.c.id == night).values(columns))

    async def get(self, night: int) -> Night | None:
        async with self._transaction() as connection:
            return await _night(connection, night)

    async def of_event(self, event: int) -> Night | None:
        async with self._transaction() as connection:
            found = await connection.scalar(select(schema.nights.c.id).where(schema.nights.c.event_id == event))
            return None if found is None else await _night(connection, found)

    async def planned(self, guild: int | None = None) -> list[Night]:
        """Return the planned nights of a server, or of all ours, the next first."""
        where = self._ours() if guild is None else schema.nights.c.guild_id == guild
        return await self._all(where, schema.nights.c.status == "planned")

    async def of(self, user: int) -> list[Night]:
        """Return nights that a user answered: planned, or still shown by Discord."""
        guests = schema.guests.c
        named = exists().where(guests.night_id == schema.nights.c.id, guests.user_id == user)
        return await self._all(self._shown(), named)

    async def shown(self, guild: int) -> list[Night]:
        return await self._all(schema.nights.c.guild_id == guild, self._shown())

    async def with_events(self, guild: int) -> list[Night]:
        """Return a server's nights with a Discord event, planned or not."""
        nights = schema.nights.c
        return await self._all(nights.guild_id == guild, nights.event_id.is_not(None))

    async def unshown(self) -> list[Night]:
        """Return our nights whose messages and events may be outdated.

        Those that ended, and those with an expired claim, unless their hour is long past.
        """
        nights, now = schema.nights.c, self._clock()
        lately = nights.status.in_(("planned", *ENDED)), nights.at > now - DAY
        return await self._all(self._ours(), *lately, nights.held_until <= now)

    async def note_shown(self, night: int) -> None:
        """Record that the message and event of a night are current."""
        nights = schema.nights.c
        query = update(schema.nights).where(nights.id == night, nights.held_until <= self._clock())
        await self._change(query.values(held_until=None))

    async def due(self, before: timedelta) -> list[Night]:
        """Return our servers' unclaimed nights with something to do."""
        now = self._clock()
        return await self._all(self._ours(), _wanted(now, before), _free(now))

    async def next_due(self, before: timedelta) -> datetime | None:
        """Return when the next night of our servers has something to do."""
        nights = schema.nights.c
        query = select(nights.at, nights.reminded, nights.status, nights.held_until, nights.message_id)
        query = query.where(self._ours(), nights.status.in_(("planned", "opened"))).order_by(nights.at).limit(NEXT)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).all()
        moments: list[datetime] = []
        for row in rows:
            due = row.at if row.reminded or row.status == "opened" else row.at - before
            if row.message_id is None:
                due = min(due, self._clock())
            moments.append(due if row.held_until is None else max(due, row.held_until))
        return min(moments, default=None)

    async def hold(self, night: int, until: datetime) -> bool:
        """Claim a night until a time; return false if another process has it."""
        query = update(schema.nights).where(schema.nights.c.id == night, _free(self._clock()))
        return bool(await self._change(query.values(held_until=until)))

    async def reminded(self, night: int, at: datetime) -> None:
        """Record that the guests of a night were reminded of this hour."""
        nights = schema.nights.c
        query = update(schema.nights).where(nights.id == night, nights.at == at)
        await self._change(query.values(reminded=True, held_until=None))

    async def settle(
        self, night: int, status: NightStatus, *, was: NightStatus = "planned", at: datetime | None = None
    ) -> Night | None:
        """Change a night's status; ``None`` if another process did it first.

        ``at``: ``None`` also if it was moved from this hour. An end is ``unshown`` until ``note_shown``.
        """
        nights = schema.nights.c
        unshown = self._clock() if status in ENDED else None
        query = update(schema.nights).where(nights.id == night, nights.status == was)
        if at is not None:
            query = query.where(nights.at == at)
        async with self._transaction() as connection:
            settled = await connection.execute(query.values(status=status, held_until=unshown))
            return await _night(connection, night) if settled.rowcount else None

    async def forget_old(self) -> None:
        async with self._transaction() as connection:
            await _delete(connection, schema.nights.c.at < self._clock() - REMEMBERED)

    def _ours(self) -> ColumnElement[bool]:
        return self._share.holds(schema.nights.c.guild_id)

    def _shown(self) -> ColumnElement[bool]:
        nights = schema.nights.c
        return or_(nights.status == "planned", and_(nights.event_id.is_not(None), nights.at > self._clock() - DAY))

    async def _all(self, *where: ColumnElement[bool]) -> list[Night]:
        nights = schema.nights.c
        query = select(schema.nights).where(*where).order_by(nights.at, nights.id)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).mappings().all()
            return await _with_rsvps(connection, rows)


async def open_night(
    connection: AsyncConnection, night: int, table: int, people: Collection[int], now: datetime
) -> None:
    """Record the lobby of a night whose hour has come.

    The caller holds the users (``hold_person``). Raises ``StaleTableError`` if it is not planned any more, or later, or
    one of them isn't going any more.
    """
    nights = schema.nights.c
    query = update(schema.nights).where(nights.id == night, nights.status == "planned", nights.at <= now)
    if not (await connection.execute(query.values(status="opened", table_id=table))).rowcount:
        raise StaleTableError(f"night {night} is not planned for now any more")
    guests = schema.guests.c
    coming = select(guests.user_id).where(guests.night_id == night, guests.comes)
    if not set(people) <= set((await connection.scalars(coming)).all()):
        raise StaleTableError(f"somebody does not come to night {night} any more")


async def forget_guest(connection: AsyncConnection, user: int, now: datetime) -> list[Penalty]:
    """Delete a user's RSVPs.

    Returns what outlives that: the nights they planned still count towards their limit, and no event adds them to a
    night again.
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
    # They may be interested in others, too: Discord keeps that, and the bot may not have stored it.
    rest = (nights.status == "planned", nights.event_id.is_not(None), nights.id.not_in(hosts))
    last, at = (await connection.execute(select(func.max(nights.id), func.max(nights.at)).where(*rest))).one()
    if last is not None:
        found.append(Penalty("event", f"{UP_TO}{last}", _remembered_until(at, now)))
    return found


def _remembered_until(at: datetime, now: datetime) -> datetime:
    """Return the end of a penalty for unstored interest in nights until ``at``."""
    return min(max(now, at), now + LONGEST_AHEAD) + DAY


async def forget_nights(connection: AsyncConnection, guild: int) -> None:
    """Delete the nights of a server that the bot has left."""
    await _delete(connection, schema.nights.c.guild_id == guild)


async def _delete(connection: AsyncConnection, where: ColumnElement[bool]) -> None:
    # Locked before their guests are deleted, so that none comes meanwhile, and in the order of ids, so that two
    # deletions don't deadlock.
    number = schema.nights.c.id
    found = number.in_(select(number).where(where))  # for the order, SQLite would scan the table
    nights = (await connection.scalars(select(number).where(found).order_by(number).with_for_update())).all()
    for first in range(0, len(nights), AT_ONCE):
        some = nights[first : first + AT_ONCE]
        await connection.execute(delete(schema.guests).where(schema.guests.c.night_id.in_(some)))
        await connection.execute(delete(schema.nights).where(schema.nights.c.id.in_(some)))


async def _claim(connection: AsyncConnection, night: int) -> bool:
    """Return whether a night is planned, and lock it until the transaction ends."""
    nights = schema.nights.c
    query = select(nights.id).where(nights.id == night, nights.status == "planned").with_for_update()
    return await connection.scalar(query) is not None


async def _night(connection: AsyncConnection, night: int) -> Night | None:
    query = select(schema.nights).where(schema.nights.c.id == night)
    rows = (await connection.execute(query)).mappings().all()
    return next(iter(await _with_rsvps(connection, rows)), None)


async def _with_rsvps(connection: AsyncConnection, nights: Sequence[RowMapping]) -> list[Night]:
    guests, blocks, rsvps = schema.guests.c, schema.blocks.c, {int(night["id"]): list[Rsvp]() for night in nights}
    here = schema.guests.join(schema.nights, schema.nights.c.id == guests.night_id)
    block = and_(blocks.guild_id == schema.nights.c.guild_id, blocks.user_id == guests.user_id)
    query = select(schema.guests, blocks.user_id.label("blocked")).select_from(here.outerjoin(schema.blocks, block))
    for first in range(0, len(nights), AT_ONCE):
        some = query.where(guests.night_id.in_([*rsvps][first : first + AT_ONCE]))
        for row in (await connection.execute(some.order_by(guests.since, guests.user_id))).mappings():
            rsvps[row["night_id"]].append(_read_rsvp(row))
    return [made(Night, night, rsvps=tuple(rsvps[night["id"]])) for night in nights]


def _read_rsvp(row: RowMapping) -> Rsvp:
    return made(Rsvp, row, answer="yes" if row["comes"] else "no", blocked=row["blocked"] is not None)


def _wanted(now: datetime, before: timedelta) -> ColumnElement[bool]:
    """Return the condition that a post, a reminder, a lobby or a ping is due."""
    nights = schema.nights.c
    reminder = and_(~nights.reminded, nights.at <= now + before)
    due = or_(nights.message_id.is_(None), nights.at <= now, reminder)
    return or_(nights.status == "opened", and_(nights.status == "planned", due))


def _free(now: datetime) -> ColumnElement[bool]:
    held = schema.nights.c.held_until
    return or_(held.is_(None), held <= now)
