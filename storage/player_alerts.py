"""Subscriptions to alerts about new games, with a maximum frequency."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import sample

from sqlalchemy import delete, select, update

from storage import schema
from storage.part import StorePart, every
from storage.rows import columns


@dataclass(frozen=True, slots=True)
class AlertSubscription:
    user: int
    kinds: tuple[str, ...]
    """Games that they would play; empty: all."""
    seconds: int
    """The minimum number of seconds between alerts."""
    told: datetime | None = None
    """When they were last alerted."""


class AlertStore(StorePart):
    async def of(self, guild: int, user: int) -> AlertSubscription | None:
        at = schema.seekers.c
        query = select(schema.seekers).where(at.guild_id == guild, at.user_id == user)
        return await self._one(query, AlertSubscription)

    async def keep(self, guild: int, seeker: AlertSubscription) -> None:
        """Store a subscription; keep the time of its last alert."""
        await self._put(schema.seekers, **columns(schema.seekers, seeker, "told", guild_id=guild))

    async def drop(self, guild: int, user: int) -> None:
        at = schema.seekers.c
        await self._change(delete(schema.seekers).where(at.guild_id == guild, at.user_id == user))

    async def waiting(self, guild: int, kind: str, besides: Collection[int]) -> list[AlertSubscription]:
        """Return the subscriptions of users who may be alerted now, in random order.

        In a fixed order, the first ones could all be unable to see the channel, every time.
        """
        at, now = schema.seekers.c, self._clock()
        query = select(schema.seekers).where(at.guild_id == guild, at.user_id.not_in(besides))
        found = [who for who in await self._every(query, AlertSubscription) if _may_be_told(who, kind, now)]
        return sample(found, len(found))

    async def anyone(self, guild: int, kind: str, besides: Collection[int]) -> bool:
        """Return whether a user subscribed to a game, however lately they were alerted."""
        at = schema.seekers.c
        query = select(schema.seekers).where(at.guild_id == guild, at.user_id.not_in(besides))
        return any(_plays(who, kind) for who in await self._every(query, AlertSubscription))

    async def claim(self, guild: int, kind: str, users: Collection[int], now: datetime) -> list[AlertSubscription]:
        """Record an alert at a time for those of these users who may still get one.

        Returns each subscription as it was before, so that ``give_back`` can restore those that couldn't be alerted.
        """
        at = schema.seekers.c
        query = select(schema.seekers).where(at.guild_id == guild, at.user_id.in_(users))
        async with self._transaction() as connection:
            found = await every(connection, query.order_by(at.user_id).with_for_update(), AlertSubscription)
            claimed = [seeker for seeker in found if _may_be_told(seeker, kind, now)]
            told = [seeker.user for seeker in claimed]
            await connection.execute(
                update(schema.seekers).where(at.guild_id == guild, at.user_id.in_(told)).values(told_at=now)
            )
            return claimed

    async def give_back(self, guild: int, seekers: Sequence[AlertSubscription], claimed: datetime) -> None:
        """Restore subscriptions claimed at a time, of users who couldn't be alerted."""
        at = schema.seekers.c
        async with self._transaction() as connection:
            for seeker in seekers:
                theirs = (at.guild_id == guild, at.user_id == seeker.user, at.told_at == claimed)
                query = update(schema.seekers).where(*theirs)
                await connection.execute(query.values(told_at=seeker.told))


def _may_be_told(seeker: AlertSubscription, kind: str, now: datetime) -> bool:
    return _plays(seeker, kind) and (seeker.told is None or now - seeker.told >= timedelta(seconds=seeker.seconds))


def _plays(seeker: AlertSubscription, kind: str) -> bool:
    return not seeker.kinds or kind in seeker.kinds
