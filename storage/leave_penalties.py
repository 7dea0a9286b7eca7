"""Count how often users have recently left running games.

One weight per user, which fades: each game left adds one, and two weeks halve it.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from math import log2
from typing import Final

from sqlalchemy import RowMapping, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import insert_missing
from storage.part import StorePart
from storage.penalties import Penalty, penalties_of

HALVED: Final = timedelta(days=14)
"""After this time, a weight is halved."""
LEAST: Final = 0.5
"""Smaller weights don't survive the deletion of their user's data."""


def faded(weight: float, since: timedelta) -> float:
    """Return a weight after a time; a clock that was set back changes nothing."""
    halvings: float = max(since, timedelta()) / HALVED
    return float(weight * 0.5**halvings)


def fades_to(weight: float, least: float) -> timedelta:
    """Return how long a weight takes to fade to a smaller one."""
    return HALVED * max(0.0, log2(weight / least)) if weight > 0 else timedelta()


class LeavePenaltyStore(StorePart):
    async def of(self, user: int) -> float:
        async with self._transaction() as connection:
            return await weight_of(connection, user, self._clock())


async def weight_of(connection: AsyncConnection, user: int, now: datetime) -> float:
    """Return a user's weight, including games before their data was deleted."""
    return await _counted(connection, user, now) + await _outlasting(connection, user, now)


async def forget_leavings(connection: AsyncConnection, user: int, now: datetime) -> list[Penalty]:
    """Delete a user's weight; return the penalty that outlives the deletion."""
    leavings = schema.leavings.c
    gone = delete(schema.leavings).where(leavings.user_id == user).returning(leavings.weight, leavings.at)
    counted = _faded((await connection.execute(gone)).mappings().one_or_none(), now)
    # Its end gives the weight at any time before.
    lasts = fades_to(counted + await _outlasting(connection, user, now), LEAST)
    return [Penalty("left", until=now + lasts)] if lasts else []


async def _outlasting(connection: AsyncConnection, user: int, now: datetime) -> float:
    """Return the weight that remains from before a user's data was deleted."""
    found = await penalties_of(connection, user, now, ["left"])
    return float(sum(LEAST * 2 ** ((each.until - now) / HALVED) for each in found if each.until is not None))


async def _counted(connection: AsyncConnection, user: int, now: datetime) -> float:
    leavings = schema.leavings.c
    query = select(leavings.weight, leavings.at).where(leavings.user_id == user)
    return _faded((await connection.execute(query)).mappings().one_or_none(), now)


def _faded(row: RowMapping | None, now: datetime) -> float:
    return 0.0 if row is None else faded(row["weight"], now - row["at"])


async def count_leaving(connection: AsyncConnection, user: int, now: datetime, games: int = 1) -> None:
    """Add or remove games that a user has left, within a transaction."""
    leavings = schema.leavings.c
    fresh = {"user_id": user, "weight": 0.0, "at": now}
    await connection.execute(insert_missing(connection, schema.leavings).values(fresh))
    held = select(leavings.user_id).where(leavings.user_id == user).with_for_update()
    await connection.execute(held)
    weight = max(0.0, await _counted(connection, user, now) + games)
    await connection.execute(update(schema.leavings).where(leavings.user_id == user).values(weight=weight, at=now))
