"""Deadlines, open pings, ping settings, and current votes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, RowMapping, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.table import SeatAssignment
from storage import schema
from storage.part import StorePart, one
from storage.rows import columns, made

Pings: TypeAlias = Literal["always", "away", "never"]
"""When a user wants to be pinged: at every turn, when they have been away, or never."""

DEFAULT_PINGS: Final[Pings] = "away"


@dataclass(frozen=True, slots=True)
class Timer:
    table: int
    ply: int
    due: datetime
    seconds: int
    """The time limit of the decision in seconds."""
    warned: int = 0
    """How many reminders were sent."""
    guild: int | None = field(default=None, compare=False)
    """The server of its table."""
    first_due: datetime | None = field(default=None, compare=False)
    """When it was due before quiet hours moved it; not stored."""


@dataclass(frozen=True, slots=True)
class PingMessage:
    table: int
    user: int
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """The subject of a vote; ``number`` is the log entry that it concerns."""

    table: int
    kind: str
    number: int
    by: int
    agreed: tuple[int, ...]
    refused: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Vote:
    """The state of a vote after a user's answer, and what was decided."""

    open: Proposal | None
    carried: Proposal | None = None


Ballot: TypeAlias = Callable[[Proposal | None, Sequence[SeatAssignment]], Vote]
"""Computes a vote from the open proposal and the seats of the game; there are none once it is over."""


class Presence(StorePart):
    # -- deadlines ------------------------------------------------------------------------------------

    async def timers(self) -> list[Timer]:
        """Return the deadlines of our tables, the next first."""
        query = _with_guilds().where(self._ours()).order_by(schema.timers.c.due_at)
        return await self._every(query, _timer)

    async def set_timer(self, timer: Timer) -> None:
        await self._put(schema.timers, **columns(schema.timers, timer, "guild", "first_due"))

    async def claim_timer(self, timer: Timer, claimed: Timer) -> bool:
        """Replace a deadline; return false if another process was first."""
        at, old = schema.timers.c, (timer.ply, timer.warned, timer.due)
        query = (
            update(schema.timers)
            .where(at.table_id == timer.table, at.ply == old[0], at.warned == old[1], at.due_at == old[2])
            .values(due_at=claimed.due, warned=claimed.warned)
        )
        return bool(await self._change(query))

    async def timer(self, table: int) -> Timer | None:
        query = _with_guilds().where(schema.timers.c.table_id == table)
        return await self._one(query, _timer)

    async def drop_timer(self, timer: Timer) -> None:
        """Delete the deadline of a decision, but not of a later one at the table."""
        at = schema.timers.c
        await self._change(delete(schema.timers).where(at.table_id == timer.table, at.ply == timer.ply))

    def _ours(self) -> ColumnElement[bool]:
        return self._share.holds(schema.tables.c.guild_id)

    async def pings(self, user: int) -> Pings:
        query = select(schema.people.c.pings).where(schema.people.c.user_id == user)
        async with self._transaction() as connection:
            found = await connection.scalar(query)
        known: dict[str | None, Pings] = {pings: pings for pings in get_args(Pings)}
        return known.get(found, DEFAULT_PINGS)

    async def set_pings(self, user: int, pings: Pings) -> None:
        await self._put(schema.people, user_id=user, pings=pings)

    async def has_digest(self, user: int) -> bool:
        """Return whether a user gets a daily digest instead of pings."""
        digests = schema.digests.c
        query = select(digests.user_id).where(digests.user_id == user, ~digests.closed)
        async with self._transaction() as connection:
            return await connection.scalar(query) is not None

    async def calls(self, table: int) -> list[PingMessage]:
        """Return the open pings of a table."""
        query = select(schema.calls).where(schema.calls.c.table_id == table)
        return await self._every(query, PingMessage)

    async def add_call(self, call: PingMessage) -> None:
        """Store an open ping, replacing the user's other one at the table."""
        await self._put(schema.calls, **columns(schema.calls, call))

    async def drop_call(self, table: int, user: int) -> None:
        calls = schema.calls.c
        await self._change(delete(schema.calls).where(calls.table_id == table, calls.user_id == user))

    async def proposal(self, table: int) -> Proposal | None:
        """Return the open proposal of a table; ``Store.vote`` changes it."""
        async with self._transaction() as connection:
            return await proposal_of(connection, table)


async def proposal_of(connection: AsyncConnection, table: int) -> Proposal | None:
    query = select(schema.proposals).where(schema.proposals.c.table_id == table)
    return await one(connection, query, Proposal)


async def keep_proposal(connection: AsyncConnection, table: int, proposal: Proposal | None) -> None:
    """Store or delete the proposal of a table that the transaction has locked."""
    await connection.execute(delete(schema.proposals).where(schema.proposals.c.table_id == table))
    if proposal is not None:
        await connection.execute(insert(schema.proposals).values(columns(schema.proposals, proposal, table_id=table)))


def _timer(row: RowMapping) -> Timer:
    return made(Timer, row, first_due=None)


def _with_guilds() -> Select[Any]:
    return select(schema.timers, schema.tables.c.guild_id).join(schema.tables)
