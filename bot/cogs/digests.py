"""Send one message a day instead of many pings.

A user who refuses direct messages is pinged at the tables as before, until a later day's message reaches them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from math import inf
from typing import Final

import discord
from discord.utils import format_dt

from bot.core import zones
from bot.core.context import Context
from bot.core.errors import CLOSED_DM, is_retryable, nonce
from bot.core.layout import link_to
from bot.core.limits import CONTENT, cut
from bot.core.markup import soon
from bot.core.replies import NO_MENTIONS
from bot.tables.pings import DIGESTED, waits_for
from bot.tables.services import Services
from host import hours
from host.live import GameSession, has_begun
from host.periodic import PeriodicTask
from host.retry import until_stored
from storage.digests import Digest

log = logging.getLogger(__name__)

HELD: Final = timedelta(minutes=2)
"""How long a process may claim a digest before it is tried again: Discord still knows its nonce then."""
AT_ONCE: Final = 16
"""Digests written in parallel."""
SEND_SECONDS: Final = 60.0
"""How long a digest may take, with Discord's limits; later it is tried again."""
LOOK_SECONDS: Final = 60.0
"""How often to look for digests that users chose in servers of other processes."""
NAMED: Final = 20
"""Tables listed in a message; further ones are only counted."""


class Digests:
    def __init__(self, services: Services) -> None:
        self.rounds = PeriodicTask("messages of the day", self._round)
        self._services = services
        self._store = services.tables.store.digests
        self._tables = services.tables
        self._now = discord.utils.utcnow

    async def settle(self, user: int, hour: int | None, zone: str) -> Digest | None:
        """Set the hour of a user's digest; ``None`` returns them to pings."""
        if hour is None:
            await self._store.drop(user)
            return None
        digest = Digest(user, hour, zone, hours.next_time(hour, zone, self._now()))
        text = (await self._services.languages.person(user)).texts
        # First: a deletion of the user's data while Discord takes its time must find it.
        await self._store.keep(digest)
        self.rounds.wake()
        said = text("digest-begins", when=format_dt(digest.due, "F"))
        if await self._send(digest, said, f"begin {digest.due}") is False:
            await self._store.put_off(digest, digest.due, closed=True)
            return replace(digest, closed=True)
        return digest

    async def choose(self, ctx: Context, hour: int | None, zone: str | None) -> None:
        """Set the user's digest hour, or pings instead, and confirm."""
        text = await ctx.texts()
        place, _ = await zones.find_zone(self._tables.store.guilds, ctx.interaction.guild_id, zone)
        digest = await self.settle(ctx.user.id, hour, place.key)
        if digest is None:
            await ctx.say(text("digest-off"))
        elif digest.closed:
            await ctx.say(text("digest-closed"))
        else:
            await ctx.say(text("digest-set", when=format_dt(digest.due, "t"), zone=place.key))

    async def _round(self) -> float:
        await self.rounds.each(self._try, await self._store.due(), AT_ONCE)
        due = await self._store.next_due()
        seconds = inf if due is None else (due - self._now()).total_seconds()
        return seconds if self._tables.store.share.whole else min(seconds, LOOK_SECONDS)

    async def _try(self, digest: Digest) -> None:
        try:
            await self._tell(digest)
        except Exception:
            log.exception("digest failed: user=%s", digest.user)

    async def _tell(self, digest: Digest) -> None:
        held = self._now() + HELD
        if not await self._store.put_off(digest, held):
            return
        following = hours.next_time(digest.hour, digest.zone, self._now())
        waiting = await self._waiting(digest.user)
        reached: bool | None = not digest.closed
        if waiting:
            reached = await self._send(digest, await self._said(digest.user, waiting), following)
        if reached is None:
            return  # it is tried again when the claim ends
        taken = Digest(digest.user, digest.hour, digest.zone, held)
        # A letter that was sent is not sent again when the claim ends.
        await until_stored(partial(self._store.put_off, taken, following, closed=not reached), "digest")
        if not reached:
            self._services.background.later(self._ping(waiting))

    async def _ping(self, waiting: Sequence[GameSession]) -> None:
        for live in waiting:
            if self._tables.owns(live):
                await self._services.pings.follow(live)
            else:
                await until_stored(partial(self._tables.store.tell_owner, live.id, live.guild), "digest ping")

    async def _waiting(self, user: int) -> list[GameSession]:
        """Return the correspondence tables that wait for a user, the oldest first."""
        found, autoplay = list[GameSession](), self._services.timekeeper.autoplay
        for listed in reversed(await self._tables.store.listing.all_of(user)):
            live = await self._tables.get_readable(listed.id) if listed.status == "playing" else None
            if live is None or not has_begun(live) or live.lobby.speed != DIGESTED:
                continue
            # Only its owner knows whether the delay of a table's decision is over; it lasts seconds.
            if user in waits_for(live) and not (self._tables.owns(live) and autoplay.awaits(live)):
                found.append(live)
        return found

    async def _said(self, user: int, waiting: list[GameSession]) -> str:
        text = (await self._services.languages.person(user)).texts
        lines = [text("digest-heading", tables=len(waiting))]
        for live in waiting[:NAMED]:
            timer = await self._services.tables.store.presence.timer(live.id)
            lines.append(
                text(
                    "digest-line",
                    game=text(f"game-{live.game.kind}"),
                    table=str(live.id),
                    link=link_to(live),
                    known="no" if timer is None else "yes",
                    soon="" if timer is None else soon(timer.due),
                )
            )
        if len(waiting) > NAMED:
            lines.append(text("digest-more", more=len(waiting) - NAMED))
        return cut("\n".join([*lines, text("digest-foot")]), CONTENT)

    async def _send(self, digest: Digest, said: str, what: object) -> bool | None:
        """Send a digest; return whether it arrived, ``None`` to try again later."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                direct = await self._services.client.create_dm(discord.Object(digest.user))
                once = nonce("digest", digest.user, what)
                await direct.send(said, allowed_mentions=NO_MENTIONS, suppress_embeds=True, nonce=once)
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code in CLOSED_DM:
                return False
            if not isinstance(error, discord.HTTPException) and not is_retryable(error):
                raise
            log.warning("digest delivery failed: user=%s error=%r", digest.user, error)
            return None if is_retryable(error) else False
        return True
