"""Calling people to the table: a short message that mentions them, gone when they have come.

Edits never notify, so whoever has been away when the turn passes to them is called by a new message. There is
never more than one open call for a person at a table.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
from discord.utils import utcnow

from bot.tables import LiveTable
from bot.texts import Texts
from bot.ui.answer import GONE, NOT_ALLOWED, Code
from bot.ui.parts import link_to
from engine.game import Seat
from storage.presence import Call, Presence

log = logging.getLogger(__name__)

AWAY: Final = timedelta(seconds=90)
"""Who has not pressed anything for this long is away."""
OUT_OF_REACH: Final = GONE | NOT_ALLOWED | {Code.THREAD_ARCHIVED}


class Caller:
    """Calls people, and takes the calls away again."""

    def __init__(
        self,
        client: discord.Client,
        presence: Presence,
        texts: Texts,
        now: Callable[[], datetime] | None = None,
    ) -> None:
        self._client = client
        self._presence = presence
        self._texts = texts
        self._now = now or utcnow
        self._seen: dict[int, datetime] = {}

    def saw(self, user: int) -> None:
        """Somebody has pressed something."""
        self._seen[user] = self._now()

    async def follow(self, live: LiveTable) -> None:
        """After a table has changed: call whom it waits for now, and take away the calls that were answered."""
        wanted = {} if live.table is None or live.over else {_user(live, s): s for s in _waits_for(live)}
        open_calls = await self._presence.calls(live.id)
        for call in open_calls:
            if call.user not in wanted:
                await self._take_away(call)
        called = {call.user for call in open_calls}
        for user, seat in wanted.items():
            if user not in called and await self._wants(live, user):
                await self._call(live, seat, "call-turn")

    async def remind(self, live: LiveTable, *, urgent: bool) -> None:
        """Call whom a table waits for once more, because their time runs out."""
        for seat in _waits_for(live):
            user = _user(live, seat)
            if await self._presence.pings(user) == "never" or self._is_quiet(live):
                continue
            for call in await self._presence.calls(live.id):
                if call.user == user:
                    await self._take_away(call)
            await self._call(live, seat, "call-urgent" if urgent else "call-reminder")

    async def nudge(self, live: LiveTable) -> bool:
        """Call whom a table waits for because somebody asks. False if all of them have an open call already."""
        called = {call.user for call in await self._presence.calls(live.id)}
        fresh = [seat for seat in _waits_for(live) if _user(live, seat) not in called]
        fresh = [seat for seat in fresh if await self._presence.pings(_user(live, seat)) != "never"]
        for seat in fresh:
            await self._call(live, seat, "call-nudge")
        return bool(fresh)

    # -- inside ---------------------------------------------------------------------------------------------

    async def _wants(self, live: LiveTable, user: int) -> bool:
        pings = await self._presence.pings(user)
        if pings == "never" or self._is_quiet(live):
            return False
        seen = self._seen.get(user)
        # Nobody is called at the moment of their own press: they see the table.
        idle = timedelta.max if seen is None else self._now() - seen
        return idle >= (AWAY if pings == "away" else timedelta(seconds=5))

    def _is_quiet(self, live: LiveTable) -> bool:
        hours = live.lobby.quiet
        if hours is None:
            return False
        begins, ends = hours
        hour = self._now().astimezone(UTC).hour
        return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends

    async def _call(self, live: LiveTable, seat: Seat, key: str) -> None:
        user = _user(live, seat)
        text = self._texts(key, mention=f"<@{user}>", table=str(live.id), link=link_to(live))
        channel = self._client.get_partial_messageable(live.channel, guild_id=live.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(user)])
        try:
            message = await channel.send(text, allowed_mentions=mentions, suppress_embeds=True)
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                raise
            log.warning("nobody can be called to table %s: %s", live.id, error)
            return
        await self._presence.add_call(Call(live.id, user, live.channel, message.id))

    async def _take_away(self, call: Call) -> None:
        try:
            await self._client.get_partial_messageable(call.channel).get_partial_message(call.message).delete()
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                raise
            log.info("the call %s is out of reach: %s", call.message, error)
        await self._presence.drop_call(call.table, call.user)


def _waits_for(live: LiveTable) -> list[Seat]:
    if live.table is None or live.over:
        return []
    return [seat for seat in live.table.to_act if live.table.chairs[seat].present]


def _user(live: LiveTable, seat: Seat) -> int:
    assert live.table is not None
    user = live.table.chairs[seat].user
    assert user is not None  # only seats of people are waited for
    return user
