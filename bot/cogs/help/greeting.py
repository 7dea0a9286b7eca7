"""Welcome new servers, and open a first table there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.cogs.help.views import WelcomeViews
from bot.core.errors import is_retryable
from bot.core.layout import MessagePayload
from bot.core.localization import Localization
from bot.core.permissions import around, may_open
from bot.core.replies import NO_MENTIONS
from bot.tables.leave_penalty import sitting_down
from bot.tables.services import Services
from engine.lobby import DEFAULT_SPEED
from host import background
from host.live import TableSession
from host.retry import until_stored
from storage.errors import StoreError

log = logging.getLogger(__name__)

NEW: Final = timedelta(days=1)
"""A server that the bot joined within this time is welcomed at the start: it may have joined just before. An older one
knows it.
"""
PAUSE: Final = 2.0
"""Seconds after the start until servers are welcomed: other work comes first, and the drawing processes are starting.
"""
TOLD_SECONDS: Final = 15.0
"""How long Discord may take to send a server."""
POLL_SECONDS: Final = 0.1


class Greeter:
    """Greets new servers in the background."""

    def __init__(self, services: Services, views_in: Callable[[Localization], WelcomeViews]) -> None:
        self._services = services
        self._views_in = views_in
        self.tasks: set[asyncio.Task[None]] = set()

    def greet_new(self, guilds: Iterable[discord.Guild]) -> None:
        """Greet the servers among these that the bot may have joined just before."""
        now = discord.utils.utcnow()
        for guild in guilds:
            if is_new(guild, now):
                self.greet(guild, after=PAUSE)

    def greet(self, guild: discord.Guild, after: float = 0) -> None:
        background.start(self._greet(guild, after), "greeting", among=self.tasks)

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()  # unsent messages follow at the next start

    async def _greet(self, guild: discord.Guild, after: float) -> None:
        """Post the welcome in a new server, once ever, if the bot may write there."""
        await asyncio.sleep(after)
        guilds, channel = self._services.tables.store.guilds, next(iter(_channels(guild)), None)
        try:
            greeted = await until_stored(partial(guilds.greeted, guild.id), "greeting")
            if channel is None or greeted is not None:
                return
            views = self._views_in(await self._services.languages.server(guild.id))
            face = await views.welcome(server=True, pictures=may_picture(channel))
            if await until_stored(partial(guilds.greet, guild.id), "greeting"):
                await send(channel, face)
        except Exception as error:
            if not isinstance(error, discord.HTTPException | StoreError) and not is_retryable(error):
                log.exception("greeting failed: guild=%s", guild.id)
            else:
                # It is not tried again: the message may have been posted all the same.
                log.warning("greeting failed: guild=%s error=%r", guild.id, error)


async def open_for(services: Services, guild_id: int, user: int, name: str) -> TableSession | None:
    """Open a table of the first game, as near the welcome as the user may."""
    guild = await _wait_for_server(services.client, guild_id)
    if guild is None:
        return None
    try:
        member = await guild.fetch_member(user)
    except discord.NotFound:
        return None
    settings = await services.tables.store.guilds.settings(guild_id)
    channel = next((place for place in _channels(guild) if may_open(settings, place, member)), None)
    if channel is None:
        return None
    game, public = next(iter(services.tables.games.values())), await services.languages.server(guild_id)
    async with sitting_down(services.tables, user, DEFAULT_SPEED, guild=guild_id):
        live = await services.tables.open(
            game, guild_id, channel.id, user, name, language=public.language, around=around(channel)
        )
    await services.updater.post(live)
    return live


async def _wait_for_server(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """Wait until Discord has sent a server: that may come after the ready event."""
    with suppress(TimeoutError):
        async with asyncio.timeout(TOLD_SECONDS):
            while (guild := client.get_guild(guild_id)) is None or _find_me(guild) is None:  # noqa: ASYNC110 - no event tells
                await asyncio.sleep(POLL_SECONDS)
            return guild
    return None


def is_new(guild: discord.Guild, now: datetime) -> bool:
    """Return whether the bot joined a server recently, so a welcome may be due."""
    me = _find_me(guild)
    return me is not None and me.joined_at is not None and now - me.joined_at < NEW


async def send(place: discord.abc.Messageable, face: MessagePayload) -> None:
    """Send a message that pings no one; raises what Discord refuses."""
    await place.send(view=face.layout, files=face.files, allowed_mentions=NO_MENTIONS)


def _channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels where the bot may write, first the one for new members."""
    me = _find_me(guild)
    if me is None:
        return []
    places = [guild.system_channel, *guild.text_channels]
    return [place for place in places if place is not None and _may_write(place, me)]


def _may_write(place: discord.TextChannel, me: discord.Member) -> bool:
    may = place.permissions_for(me)
    return may.view_channel and may.send_messages and may.embed_links


def may_picture(place: Any) -> bool:
    """Return whether the bot may attach files in a channel, as far as known."""
    guild: discord.Guild | None = getattr(place, "guild", None)
    me = None if guild is None else _find_me(guild)
    return me is None or bool(place.permissions_for(me).attach_files)


def _find_me(guild: discord.Guild) -> discord.Member | None:
    """Return the bot as a member of a server; ``None`` until Discord has sent it."""
    return guild.me
