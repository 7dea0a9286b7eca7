"""Who wants to be told when players are looked for, and how often at most. Nobody is told more often, whoever asks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import delete, select, update

from storage import schema
from storage.part import StorePart, every
from storage.rows import columns

NEVER: Final = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class AlertSubscription:
    """Somebody who wants to be told in a server."""

    user: int
    kinds: tuple[str, ...]
    """Games that they would play; empty: all."""
    seconds: int
    """They are told at most once in so many."""
    told: datetime | None = None
    """When they were told last."""


class AlertStore(StorePart):
    """The part of the store that knows them. Made by ``Store``."""

    async def of(self, guild: int, user: int) -> AlertSubscription | None:
        """What somebody wants to be told in a server."""
        at = schema.seekers.c
        query = select(schema.seekers).where(at.guild_id == guild, at.user_id == user)
        return await self._one(query, AlertSubscription)

    async def keep(self, guild: int, seeker: AlertSubscription) -> None:
        """Keep what somebody wants. When they were told last stays known."""
        await self._put(schema.seekers, **columns(schema.seekers, seeker, "told", guild_id=guild))

    async def drop(self, guild: int, user: int) -> None:
        """Tell somebody nothing any more."""
        at = schema.seekers.c
        await self._change(delete(schema.seekers).where(at.guild_id == guild, at.user_id == user))

    async def waiting(self, guild: int, kind: str, besides: Collection[int]) -> list[int]:
        """Those who may be told of a game now, who were told longest ago first."""
        at, now = schema.seekers.c, self._clock()
        query = select(schema.seekers).where(at.guild_id == guild, at.user_id.not_in(besides)).order_by(at.user_id)
        found = [who for who in await self._every(query, AlertSubscription) if _may_be_told(who, kind, now)]
        return [seeker.user for seeker in sorted(found, key=lambda seeker: seeker.told or NEVER)]

    async def claim(self, guild: int, kind: str, users: Collection[int]) -> list[AlertSubscription]:
        """Those of these people who may still be told of a game. From now on they have been.

        Each comes as they were before: ``give_back`` makes it so again, where they could not be told.
        """
        at, now = schema.seekers.c, self._clock()
        query = select(schema.seekers).where(at.guild_id == guild, at.user_id.in_(users))
        async with self._transaction() as connection:
            found = await every(connection, query.order_by(at.user_id).with_for_update(), AlertSubscription)
            claimed = [seeker for seeker in found if _may_be_told(seeker, kind, now)]
            told = [seeker.user for seeker in claimed]
            await connection.execute(
                update(schema.seekers).where(at.guild_id == guild, at.user_id.in_(told)).values(told_at=now)
            )
            return claimed

    async def give_back(self, guild: int, seekers: Sequence[AlertSubscription]) -> None:
        """They could not be told after all."""
        at = schema.seekers.c
        async with self._transaction() as connection:
            for seeker in seekers:
                query = update(schema.seekers).where(at.guild_id == guild, at.user_id == seeker.user)
                await connection.execute(query.values(told_at=seeker.told))


def _may_be_told(seeker: AlertSubscription, kind: str, now: datetime) -> bool:
    if seeker.kinds and kind not in seeker.kinds:
        return False
    return seeker.told is None or now - seeker.told >= timedelta(seconds=seeker.seconds)
