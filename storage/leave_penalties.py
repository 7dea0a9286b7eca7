"""How often people have left games under way lately: one weight a person, which fades.

Each game that somebody leaves counts one; what has been counted is worth half after two weeks.
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
"""After this long, what was counted is worth half."""
LEAST: Final = 0.5
"""What is worth less when its person's data is deleted, or fades to less afterwards, counts no more."""


def faded(weight: float, since: timedelta) -> float:
    """What is left of a weight after a while; a clock that was put back fades nothing."""
    halvings: float = max(since, timedelta()) / HALVED
    return float(weight * 0.5**halvings)


def fades_to(weight: float, least: float) -> timedelta:
    """How long a weight takes to fade to a smaller one."""
    return HALVED * max(0.0, log2(weight / least)) if weight > 0 else timedelta()


class LeavePenaltyStore(StorePart):
    """The part of the store that knows who leaves games. Made by ``Store``, which counts in ``reseat``."""

    async def of(self, user: int) -> float:
        """How much somebody has left games lately, as it counts now."""
        async with self._transaction() as connection:
            return await weight_of(connection, user, self._clock())


async def weight_of(connection: AsyncConnection, user: int, now: datetime) -> float:
    """How much somebody has left games lately, as it counts now: also before their data was deleted."""
    return await _counted(connection, user, now) + await _outlasting(connection, user, now)


async def forget_leavings(connection: AsyncConnection, user: int, now: datetime) -> list[Penalty]:
    """Within a transaction of the store: forget which games somebody has left. Gives what of it goes on to count."""
    leavings = schema.leavings.c
    gone = delete(schema.leavings).where(leavings.user_id == user).returning(leavings.weight, leavings.at)
    counted = _faded((await connection.execute(gone)).mappings().one_or_none(), now)
    # Its end says how much it is at any time before.
    lasts = fades_to(counted + await _outlasting(connection, user, now), LEAST)
    return [Penalty("left", until=now + lasts)] if lasts else []


async def _outlasting(connection: AsyncConnection, user: int, now: datetime) -> float:
    """What still counts of the games that somebody had left when their data was deleted."""
    found = await penalties_of(connection, user, now, ["left"])
    return float(sum(LEAST * 2 ** ((each.until - now) / HALVED) for each in found if each.until is not None))


async def _counted(connection: AsyncConnection, user: int, now: datetime) -> float:
    leavings = schema.leavings.c
    query = select(leavings.weight, leavings.at).where(leavings.user_id == user)
    return _faded((await connection.execute(query)).mappings().one_or_none(), now)


def _faded(row: RowMapping | None, now: datetime) -> float:
    return 0.0 if row is None else faded(row["weight"], now - row["at"])


async def count_leaving(connection: AsyncConnection, user: int, now: datetime, games: int = 1) -> None:
    """Count more or fewer games that somebody has left, within a transaction of the store."""
    leavings = schema.leavings.c
    fresh = {"user_id": user, "weight": 0.0, "at": now}
    await connection.execute(insert_missing(connection, schema.leavings).values(fresh))
    held = select(leavings.user_id).where(leavings.user_id == user).with_for_update()
    await connection.execute(held)
    weight = max(0.0, await _counted(connection, user, now) + games)
    await connection.execute(update(schema.leavings).where(leavings.user_id == user).values(weight=weight, at=now))
