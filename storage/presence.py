"""Time and presence: deadlines, who is being called, how people want to be called, and votes under way.

All of it must survive a restart: a deadline that is forgotten is a table that stands still.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.part import StorePart, one
from storage.rows import columns

Pings: TypeAlias = Literal["always", "away", "never"]
"""When somebody wants to be called: at every turn, when they have been away, never."""

DEFAULT_PINGS: Final[Pings] = "away"


@dataclass(frozen=True, slots=True)
class Timer:
    """The deadline of the decision that is open at a table."""

    table: int
    ply: int
    due: datetime
    seconds: int
    """How long the decision may take in all."""
    warned: int = 0
    """How many reminders have been given."""
    guild: int | None = field(default=None, compare=False)
    """The server of its table."""


@dataclass(frozen=True, slots=True)
class Call:
    """A message that calls somebody to a table."""

    table: int
    user: int
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that the people at a table vote on. ``number`` is the log entry that it is about."""

    table: int
    kind: str
    number: int
    by: int
    agreed: tuple[int, ...]
    refused: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Vote:
    """What came of somebody's vote: what is open now, and what has been agreed to just then."""

    open: Proposal | None
    carried: Proposal | None = None


Ballot: TypeAlias = Callable[[Proposal | None, Sequence[int]], Vote]
"""Makes a vote of what is open, and of the people who are present while their game is on."""


class Presence(StorePart):
    """The part of the store that knows when people are wanted. Made by ``Store``."""

    # -- deadlines ------------------------------------------------------------------------------------

    async def timers(self) -> list[Timer]:
        """The deadlines of our tables, the next first."""
        query = _with_guilds().where(self._ours()).order_by(schema.timers.c.due_at)
        return await self._every(query, Timer)

    async def set_timer(self, timer: Timer) -> None:
        """Keep the deadline of a table, in place of the one it had."""
        await self._put(schema.timers, **columns(schema.timers, timer, "guild"))

    async def claim_timer(self, timer: Timer, claimed: Timer) -> bool:
        """Put ``claimed`` in the place of a deadline. False if that is not as it was: another process was first."""
        at, old = schema.timers.c, (timer.ply, timer.warned, timer.due)
        query = (
            update(schema.timers)
            .where(at.table_id == timer.table, at.ply == old[0], at.warned == old[1], at.due_at == old[2])
            .values(due_at=claimed.due, warned=claimed.warned)
        )
        return bool(await self._change(query))

    async def timer(self, table: int) -> Timer | None:
        """The deadline of a table."""
        query = _with_guilds().where(schema.timers.c.table_id == table)
        return await self._one(query, Timer)

    async def drop_timer(self, table: int) -> None:
        """Forget the deadline of a table."""
        await self._change(delete(schema.timers).where(schema.timers.c.table_id == table))

    def _ours(self) -> ColumnElement[bool]:
        return self._share.holds(schema.tables.c.guild_id)

    # -- calls -------------------------------------------------------------------------------------------

    async def pings(self, user: int) -> Pings:
        """When a person wants to be called."""
        query = select(schema.people.c.pings).where(schema.people.c.user_id == user)
        async with self._transaction() as connection:
            found = await connection.scalar(query)
        known: dict[str | None, Pings] = {pings: pings for pings in get_args(Pings)}
        return known.get(found, DEFAULT_PINGS)

    async def set_pings(self, user: int, pings: Pings) -> None:
        """Keep when a person wants to be called."""
        await self._put(schema.people, user_id=user, pings=pings)

    async def has_digest(self, user: int) -> bool:
        """Whether a person has one message a day in place of calls to slow tables, and takes it."""
        digests = schema.digests.c
        query = select(digests.user_id).where(digests.user_id == user, ~digests.closed)
        async with self._transaction() as connection:
            return await connection.scalar(query) is not None

    async def calls(self, table: int) -> list[Call]:
        """The calls that are open at a table."""
        query = select(schema.calls).where(schema.calls.c.table_id == table)
        return await self._every(query, Call)

    async def add_call(self, call: Call) -> None:
        """Remember an open call; a person has one a table at most, so it replaces the one there was."""
        await self._put(schema.calls, **columns(schema.calls, call))

    async def drop_call(self, table: int, user: int) -> None:
        """Forget a call."""
        calls = schema.calls.c
        await self._change(delete(schema.calls).where(calls.table_id == table, calls.user_id == user))

    # -- votes --------------------------------------------------------------------------------------------

    async def proposal(self, table: int) -> Proposal | None:
        """What is being voted on at a table. It is changed by ``Store.vote``."""
        async with self._transaction() as connection:
            return await proposal_of(connection, table)


async def proposal_of(connection: AsyncConnection, table: int) -> Proposal | None:
    """What is being voted on at a table."""
    query = select(schema.proposals).where(schema.proposals.c.table_id == table)
    return await one(connection, query, Proposal)


async def keep_proposal(connection: AsyncConnection, table: int, proposal: Proposal | None) -> None:
    """Keep what is being voted on at a table, in place of what was. The table is held by the transaction."""
    await connection.execute(delete(schema.proposals).where(schema.proposals.c.table_id == table))
    if proposal is not None:
        await connection.execute(insert(schema.proposals).values(columns(schema.proposals, proposal, table_id=table)))


def _with_guilds() -> Select[Any]:
    return select(schema.timers, schema.tables.c.guild_id).join(schema.tables)
