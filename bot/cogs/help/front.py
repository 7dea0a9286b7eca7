"""How strangers come in: what the bot is, and the ways to learn a game, to play it against AI, to open a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.actions.desk import Desk
from bot.cogs.help.views import WAYS
from bot.cogs.learn import lesson
from bot.cogs.solo import practices
from bot.core.errors import is_fault
from bot.core.layout import Face
from bot.core.permissions import around
from bot.core.replies import NO_MENTIONS
from bot.core.visibility import is_member
from bot.tables import opening
from bot.tables.leaving import sitting_down
from bot.ui.list_items import ALL_KINDS
from engine.game import Refusal
from engine.lobby import DEFAULT_SPEED
from host.live import LiveTable
from storage.errors import StoreError

log = logging.getLogger(__name__)

NEW: Final = timedelta(days=1)
"""A server that the bot was added to within this time is greeted when it starts: it may have been added just before.
One where it has been for longer knows it."""
TOLD_SECONDS: Final = 15.0
"""How long Discord may take to tell of a server."""
POLL_SECONDS: Final = 0.1


async def show(desk: Desk, interaction: discord.Interaction[Any]) -> None:
    """Say what the bot is and what can be done, to whoever asks alone."""
    door = (await desk.voice(interaction)).door
    await desk.turn(interaction, await door.welcome(server=is_member(interaction)))


async def press(desk: Desk, interaction: discord.Interaction[Any], way: str, kind: str) -> None:
    """Go in by one of the ways: to a game, or to the question which one."""
    if way not in WAYS:
        await show(desk, interaction)
    elif kind == ALL_KINDS:
        await desk.turn(interaction, (await desk.voice(interaction)).door.which(way))
    else:
        await go(desk, interaction, kind, way)


async def go(
    desk: Desk, interaction: discord.Interaction[Any], kind: str, way: str, players: int | None = None
) -> None:
    """Learn a game, play it against AI at once, or open a table of it for people."""
    game = desk.tables.games.get(kind)
    if game is None:
        raise Refusal("why-unknown-button")
    match way:
        case "learn":
            await lesson.teach(desk, interaction, kind)
        case "ai":
            await practices.show(desk, interaction, game, players)
        case _:
            await opening.new(desk, interaction, game, players, DEFAULT_SPEED, thread=False)


async def answer(desk: Desk, message: discord.Message) -> None:
    """Say what the bot is where somebody has spoken to it. Raises what Discord refuses."""
    place, readers = message.channel, desk.readers
    guild = message.guild
    voice = await readers.person(message.author.id) if guild is None else await readers.server(guild.id)
    await _send(place, await voice.door.welcome(server=guild is not None, pictures=_may_picture(place)))


async def greet(desk: Desk, guild: discord.Guild) -> None:
    """Say what the bot is in a server that it has come to, once and for good, where it may write."""
    guilds, channel = desk.tables.guilds, _where(guild)
    try:
        if channel is None or await guilds.greeted(guild.id):
            return
        door = (await desk.readers.server(guild.id)).door
        face = await door.welcome(server=True, pictures=_may_picture(channel))
        if await guilds.greet(guild.id):
            await _send(channel, face)
    except Exception as error:
        if not isinstance(error, discord.HTTPException | StoreError) and not is_fault(error):
            log.exception("server %s could not be greeted", guild.id)
        else:
            # It is not tried again: the greeting may stand there all the same.
            log.warning("server %s could not be greeted: %r", guild.id, error)


async def open_for(desk: Desk, guild_id: int, user: int, name: str) -> LiveTable | None:
    """Open a table of the first game for somebody, where newcomers are greeted. Nothing if there is no such place, or
    they are not in the server."""
    guild = await _told_of(desk.client, guild_id)
    channel = None if guild is None else _where(guild)
    if guild is None or channel is None:
        return None
    try:
        await guild.fetch_member(user)
    except discord.NotFound:
        return None
    game, public = next(iter(desk.tables.games.values())), await desk.readers.server(guild_id)
    async with sitting_down(desk.tables, user, DEFAULT_SPEED, guild=guild_id):
        live = await desk.tables.open(
            game, guild_id, channel.id, user, name, language=public.language, around=around(channel)
        )
    await opening.post(desk, live)
    return live


async def _told_of(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """A server, as soon as Discord has told of it: that may come after all is said to be ready."""
    with suppress(TimeoutError):
        async with asyncio.timeout(TOLD_SECONDS):
            while (guild := client.get_guild(guild_id)) is None or _me(guild) is None:  # noqa: ASYNC110 - no event tells
                await asyncio.sleep(POLL_SECONDS)
            return guild
    return None


def is_new(guild: discord.Guild, now: datetime) -> bool:
    """Whether the bot has been in a server for so short a time that it may still have to greet it."""
    me = _me(guild)
    return me is not None and me.joined_at is not None and now - me.joined_at < NEW


async def _send(place: discord.abc.Messageable, face: Face) -> None:
    await place.send(view=face.layout, files=face.files, allowed_mentions=NO_MENTIONS)


def _where(guild: discord.Guild) -> discord.TextChannel | None:
    """Where a server's newcomers are announced, if the bot may write there; else its first channel where it may."""
    me = _me(guild)
    if me is None:
        return None
    places = [guild.system_channel, *guild.text_channels]
    return next((place for place in places if place is not None and _may_write(place, me)), None)


def _may_write(place: discord.TextChannel, me: discord.Member) -> bool:
    may = place.permissions_for(me)
    return may.view_channel and may.send_messages and may.embed_links


def _may_picture(place: Any) -> bool:
    """Whether files may be sent there, as far as is known."""
    guild: discord.Guild | None = getattr(place, "guild", None)
    me = None if guild is None else _me(guild)
    return me is None or bool(place.permissions_for(me).attach_files)


def _me(guild: discord.Guild) -> discord.Member | None:
    """The bot as a member of a server; ``None`` while Discord has not told of it."""
    return guild.me
