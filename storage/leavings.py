"""How often people have left games under way lately: one weight a person, which fades.

Each game that somebody leaves counts one; what has been counted is worth half after two weeks.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from math import log2
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import insert_missing
from storage.presence import Transaction

HALVED: Final = timedelta(days=14)
"""After this long, what was counted is worth half."""


def faded(weight: float, since: timedelta) -> float:
    """What is left of a weight after a while; a clock that was put back fades nothing."""
    halvings: float = max(since, timedelta()) / HALVED
    return float(weight * 0.5**halvings)


def fades_to(weight: float, least: float) -> timedelta:
    """How long a weight takes to fade to a smaller one."""
    return HALVED * max(0.0, log2(weight / least)) if weight > 0 else timedelta()


class Leavings:
    """The part of the store that knows who leaves games. Made by ``Store``, which counts in ``reseat``."""

    def __init__(self, transaction: Transaction, clock: Callable[[], datetime]) -> None:
        self._transaction = transaction
        self._clock = clock

    async def of(self, user: int) -> float:
        """How much somebody has left games lately, as it counts now."""
        async with self._transaction() as connection:
            return await weight_of(connection, user, self._clock())


async def weight_of(connection: AsyncConnection, user: int, now: datetime) -> float:
    """How much somebody has left games lately, as it counts now."""
    leavings = schema.leavings.c
    query = select(leavings.weight, leavings.at).where(leavings.user_id == user)
    row = (await connection.execute(query)).one_or_none()
    return 0.0 if row is None else faded(row.weight, now - row.at)


async def count_leaving(connection: AsyncConnection, user: int, now: datetime) -> None:
    """Count one more game that somebody has left, within a transaction of the store."""
    leavings = schema.leavings.c
    fresh = {"user_id": user, "weight": 0.0, "at": now}
    await connection.execute(insert_missing(connection, schema.leavings).values(fresh))
    held = select(leavings.user_id).where(leavings.user_id == user).with_for_update()
    await connection.execute(held)
    weight = await weight_of(connection, user, now) + 1.0
    await connection.execute(update(schema.leavings).where(leavings.user_id == user).values(weight=weight, at=now))
