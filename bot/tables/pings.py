"""Ping players: a short message that mentions them, deleted when they come.

Edits never notify, so an absent player is pinged by a new message when it is their turn. There is at most one open ping
for a user at a table.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

import discord
from discord.utils import utcnow

from bot.core import visibility
from bot.core.channel_backoff import ChannelBackoff
from bot.core.errors import GONE, OUT_OF_REACH, Code, is_retryable, nonce
from bot.core.languages import LocaleResolver
from bot.core.layout import link_to
from bot.core.permissions import may_write
from bot.core.replies import NO_MENTIONS
from engine.game import Refusal
from engine.lobby import is_sooner
from host.breaker import Breaker
from host.hours import end_of_quiet
from host.live import GameSession, TableSession, has_begun
from host.rate_limiter import RateLimiter
from storage.errors import StoreError
from storage.presence import PingMessage, Presence

log = logging.getLogger(__name__)

AWAY: Final = timedelta(seconds=90)
"""A user without a click for this long is away."""
LOOKING: Final = timedelta(seconds=5)
"""No one is pinged at the moment of their own click: they see the table."""

DIGESTED: Final = "correspondence"
"""The speed at which a daily digest can replace pings."""


@dataclass(eq=False, repr=False)
class PingService:
    _client: discord.Client
    _presence: Presence
    _languages: LocaleResolver
    _rate_limiter: RateLimiter
    _breaker: Breaker
    _awaits: Callable[[TableSession], bool]
    """Returns whether a premove may still decide: no ping then."""
    _now: Callable[[], datetime] = field(default_factory=lambda: utcnow)
    _refusals: ChannelBackoff = field(default_factory=ChannelBackoff)
    _seen: OrderedDict[int, datetime] = field(default_factory=OrderedDict)
    """Users' latest clicks, most recent last."""

    def saw(self, user: int) -> None:
        now = self._now()
        self._seen[user] = now
        self._seen.move_to_end(user)
        while now - next(iter(self._seen.values())) >= AWAY:
            self._seen.popitem(last=False)  # as good as never seen

    async def follow(self, live: TableSession) -> bool:
        """Ping the players that a changed table waits for, and delete answered pings.

        Returns false if that failed for now and has to be tried again.
        """
        try:
            return await self._follow(live)
        except StoreError as error:
            log.warning("ping lookup failed: table=%s error=%s", live.id, error)
            return False

    async def _follow(self, live: TableSession) -> bool:
        wanted = dict.fromkeys((*waits_for(live), *votes_missing(live)))
        open_calls = await self._open_calls(live)
        kept = True
        for call in open_calls:
            if call.user not in wanted:
                kept &= self._breaker.lets() and await self._take_away(live, call)
        called = {call.user for call in open_calls}
        for user in wanted:
            if user in called or not has_begun(live) or not await self._wants(live, user):
                continue
            key = await self._why(live, user)
            if key is not None:
                kept &= self._breaker.lets() and await self._call(live, user, key)
        return kept

    async def remind(self, live: GameSession, *, urgent: bool) -> None:
        """Ping the awaited players of a table again, because time runs short."""
        for user in waits_for(live):
            if await self._presence.pings(user) == "never" or self._spares(live) or not self._breaker.lets():
                continue
            if not urgent and await self._is_told_daily(live, user):
                continue  # in its last hours a decision causes a ping all the same: else the default move follows
            for call in await self._open_calls(live):
                if call.user == user:
                    await self._take_away(live, call)
            await self._call(live, user, "call-urgent" if urgent else "call-reminder")

    async def nudge(self, live: GameSession) -> bool:
        """Ping awaited players on request; false if all have open pings.

        Raises ``Refusal`` in quiet hours, and if no ping could be sent.
        """
        if self._is_quiet(live):
            raise Refusal("why-nudge-quiet")
        fresh = await self._nudge(live, "call-nudge")
        if fresh and not fresh & {call.user for call in await self._open_calls(live)}:
            raise Refusal("why-nudge-refused")
        return bool(fresh)

    async def tell_alone(self, live: GameSession) -> None:
        """Ping the last player if it's their turn: without a limit, nothing else does."""
        if not self._is_quiet(live) and self._breaker.lets():
            await self._nudge(live, "call-alone")

    async def _nudge(self, live: GameSession, key: str) -> set[int]:
        """Try to ping awaited players without an open ping, and return them."""
        called = {call.user for call in await self._open_calls(live)}
        fresh = [user for user in waits_for(live) if user not in called]
        fresh = [user for user in fresh if await self._presence.pings(user) != "never"]
        fresh = [user for user in fresh if not await self._is_told_daily(live, user)]
        for user in fresh:
            await self._call(live, user, key)
        return set(fresh)

    async def tell(self, live: GameSession, user: int, key: str, **args: str) -> None:
        """Send a user a DM about a table, as their ping settings allow."""
        if not self._breaker.lets() or self._is_quiet(live) or not await self._wants(live, user):
            return
        texts = (await self._languages.person(user, live)).texts
        try:
            direct = await self._client.create_dm(discord.Object(user))
            await direct.send(texts(key, table=str(live.id), link=link_to(live), **args), allowed_mentions=NO_MENTIONS)
        except Exception as error:
            self._forgiven(error, f"direct message refused: table={live.id}")

    async def _why(self, live: TableSession, user: int) -> str | None:
        """Return the message key for pinging a user; ``None`` if not now."""
        if live.proposal is not None and user in votes_missing(live):
            by = live.proposal.by
            try:
                if await self.may_ping(live, by, user) and await may_write(self._client, live.guild, live.channel, by):
                    return "call-vote"
            except Exception as error:
                self._forgiven(error, f"vote ping failed: table={live.id}")
        return "call-turn" if user in waits_for(live) and not self._awaits(live) and not self._spares(live) else None

    async def _wants(self, live: TableSession, user: int) -> bool:
        seen = self._seen.get(user)
        idle = timedelta.max if seen is None else self._now() - seen
        if idle < LOOKING or await self._is_told_daily(live, user):
            return False
        pings = await self._presence.pings(user)
        return pings != "never" and idle >= (AWAY if pings == "away" else LOOKING)

    async def _is_told_daily(self, live: TableSession, user: int) -> bool:
        return live.lobby.speed == DIGESTED and await self._presence.has_digest(user)

    async def _open_calls(self, live: TableSession) -> tuple[PingMessage, ...]:
        """Return the open pings of a table, loaded once: only its owner changes them."""
        if live.calls is None:
            live.calls = tuple(await self._presence.calls(live.id))
        return live.calls

    def _is_quiet(self, live: TableSession) -> bool:
        return end_of_quiet(live.lobby.quiet, now := self._now()) != now

    def _spares(self, live: TableSession) -> bool:
        """Return whether turns cause no ping now."""
        # Faster turns than a day end in quiet hours, too.
        return self._is_quiet(live) and not is_sooner(live.lobby.speed, "correspondence")

    async def may_ping(self, live: TableSession, by: int, user: int) -> bool:
        """Return whether one user may have another pinged at a table now."""
        if self._is_quiet(live):
            return False
        return await self._presence.pings(user) != "never" and self._rate_limiter.may_ping(by, user)

    async def _opens(self, live: TableSession, user: int) -> bool:
        """Return whether pinging a user would add them to a thread."""
        place = None if live.guild is None else await visibility.find_place(self._client, live.guild, live.channel)
        if not isinstance(place, discord.Thread):
            return False
        shut = place.locked and place.archived
        return shut or (place.is_private() and not await visibility.who_sees(place, [user]))

    async def _call(self, live: GameSession, user: int, key: str) -> bool:
        """Ping a user, once per decision however often it is tried; false if it failed."""
        # Everyone in the channel reads it.
        text = self._languages.at(live).texts(key, mention=f"<@{user}>", table=str(live.id), link=link_to(live))
        channel = self._client.get_partial_messageable(live.channel, guild_id=live.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(user)])
        once = nonce("call", live.id, live.table.ply, user, key)
        if not self._refusals.lets(live.channel):
            return True  # the channel refuses messages: another try soon is useless
        try:
            if await self._opens(live, user):
                return True
            message = await channel.send(text, allowed_mentions=mentions, suppress_embeds=True, nonce=once)
        except Exception as error:
            self._refusals.refused(live.channel, error)
            return self._forgiven(error, f"turn ping failed: table={live.id}")
        self._refusals.taken(live.channel)
        call = PingMessage(live.id, user, live.channel, message.id)
        await self._presence.add_call(call)
        live.calls = (*(other for other in await self._open_calls(live) if other.user != user), call)
        return True

    async def _take_away(self, live: TableSession, call: PingMessage) -> bool:
        """Delete a ping; false if that failed for now."""
        if self._refusals.quiet(call.channel):
            return False
        try:
            await self._client.get_partial_messageable(call.channel).get_partial_message(call.message).delete()
        except Exception as error:
            self._refusals.refused(call.channel, error)
            self._forgiven(error, f"old ping removal failed: message={call.message}")
            if not isinstance(error, discord.HTTPException) or error.code not in GONE:
                return False
        await self._presence.drop_call(call.table, call.user)
        live.calls = tuple(other for other in await self._open_calls(live) if other != call)
        return True

    @staticmethod
    def _forgiven(error: Exception, what: str) -> bool:
        """Return whether not to retry after an error; raise our own bugs."""
        refused = isinstance(error, discord.HTTPException) and error.code != Code.INVALID_FORM
        if not refused and not is_retryable(error):
            raise error
        log.warning("%s error=%r", what, error)
        return isinstance(error, discord.HTTPException) and error.code in OUT_OF_REACH


def waits_for(live: TableSession) -> list[int]:
    if not has_begun(live) or live.over:
        return []
    chairs = [live.chairs[seat] for seat in live.table.to_act]
    return [chair.user for chair in chairs if chair.user is not None and chair.present]


def votes_missing(live: TableSession) -> list[int]:
    if live.proposal is None or live.over:
        return []
    return [user for user in live.present if user not in (*live.proposal.agreed, *live.proposal.refused)]
