"""Permission checks for opening tables and posting, of bot and users."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

import discord

from bot.core.errors import log_failures
from bot.core.texts import Texts
from bot.core.visibility import Place, find_place, is_private_thread, may_watch, recall, sees, watcher
from engine.game import Refusal
from host.live import TableSession
from host.tables import Tables
from storage.guilds import GuildSettings

log = logging.getLogger(__name__)

IN_THREADS: Final = "send_messages_in_threads"


def needed(*, thread: bool) -> tuple[str, ...]:
    """Return the permissions for sending and updating a message with a picture."""
    return ("view_channel", IN_THREADS if thread else "send_messages", "attach_files")


def may_post(place: Place) -> bool:
    """Return whether the bot may post a table in a channel."""
    mine = own_rights(place)
    return all(getattr(mine, name) for name in needed(thread=isinstance(place, discord.Thread)))


def own_rights(place: Place) -> discord.Permissions:
    """Return the bot's permissions in a channel."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return discord.Permissions.none()  # its channel is hidden from the bot
    return place.permissions_for(place.guild.me)


def lacking(texts: Texts, mine: discord.Permissions, wanted: Iterable[str]) -> str:
    """Return the names of the wanted permissions that the bot lacks."""
    return texts.listed(texts("permission", name=name) for name in wanted if not getattr(mine, name))


def require_writer(
    interaction: discord.Interaction[Any],
    guild: int | None,
    channel: int | None,
    *,
    file: bool = False,
    opens_thread: bool = False,
) -> None:
    """Raise ``Refusal`` unless the user may write in a channel themselves.

    ``file``: and send a file there. ``opens_thread``: and open a public thread there, and write in it.
    """
    if guild is None:
        return  # direct messages: no one else reads there
    may = _rights_in(interaction, guild, channel)
    place = interaction.channel if interaction.channel_id == channel else _place_in(interaction, channel)
    if may is None or not _lets_write(may, place):
        raise Refusal("why-write-muted")
    if file and not may.attach_files:
        raise Refusal("why-attach-muted")
    if opens_thread and not (may.create_public_threads and may.send_messages_in_threads):
        raise Refusal("why-thread-muted")


def require_heard(interaction: discord.Interaction[Any], guild: int | None) -> None:
    """Raise ``Refusal`` for another server, if only another process hears it."""
    if guild not in (None, interaction.guild_id) and interaction.client.get_guild(guild) is None:
        raise Refusal("why-server-only")


def must_ask(interaction: discord.Interaction[Any], guild: int, channel: int) -> bool:
    """Return whether only Discord knows if the user may write in a channel."""
    if interaction.guild_id != guild:
        return True  # pressed in direct messages or another server
    place = _place_in(interaction, channel)  # None also for an archived thread
    return channel != interaction.channel_id and (place is None or is_private_thread(place))


async def is_writer(interaction: discord.Interaction[Any], guild: int | None, channel: int) -> bool:
    """Return whether the user may write in a channel, wherever pressed.

    False also if Discord can't say now.
    """
    if guild is not None and must_ask(interaction, guild, channel):
        with log_failures(log.info, "permission lookup failed: channel=%s", channel):
            if await may_write(interaction.client, guild, channel, interaction.user.id):
                return True
        return False
    try:
        require_writer(interaction, guild, channel)
    except Refusal:
        return False
    return True


async def require_writer_anywhere(interaction: discord.Interaction[Any], guild: int | None, channel: int) -> None:
    """Raise ``Refusal`` unless the user may write in a channel, wherever pressed."""
    if not await is_writer(interaction, guild, channel):
        raise Refusal("why-write-muted")


async def may_write(client: discord.Client, guild: int | None, channel: int, user: int, *, file: bool = False) -> bool:
    """Return whether a user may write, or send a ``file``, without an interaction."""
    if guild is None:
        return True
    place = await find_place(client, guild, channel)
    member = None if place is None else await watcher(place, user)
    if place is None or member is None:
        return False
    may = place.permissions_for(member)
    return _lets_write(may, place) and (may.attach_files or not file)


def may_open(settings: GuildSettings, channel: discord.abc.GuildChannel, member: discord.Member) -> bool:
    """Return whether a member without an interaction may open a table in a channel."""
    allowed = not settings.roles or not set(settings.roles).isdisjoint(role.id for role in member.roles)
    return allowed and stands_in(settings, channel) and _lets_write(channel.permissions_for(member), channel)


def _lets_write(may: discord.Permissions, place: Any | None) -> bool:
    if not isinstance(place, discord.Thread):
        return may.view_channel and may.send_messages
    return may.view_channel and may.send_messages_in_threads and (not place.locked or may.manage_threads)


def rights(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return the user's server-wide permissions, without channel overwrites."""
    member = interaction.user
    if not isinstance(member, discord.Member) or interaction.guild is None:
        return discord.Permissions.none()
    return member.guild_permissions


def require_manager(interaction: discord.Interaction[Any]) -> int:
    """Return the server of a command; ``Refusal`` unless its user may manage it."""
    if interaction.guild_id is None:
        raise Refusal("why-server-only")
    if not manages(interaction):
        raise Refusal("why-not-manager")
    return interaction.guild_id


def manages(interaction: discord.Interaction[Any]) -> bool:
    return rights(interaction).manage_guild


def manages_events(interaction: discord.Interaction[Any], guild: int, channel: int) -> bool:
    """Return whether the user may manage events in a channel, wherever clicked."""
    if interaction.guild_id != guild:
        return False
    everywhere, here = rights(interaction), _rights_in(interaction, guild, channel)
    return everywhere.manage_guild or everywhere.manage_events or (here is not None and here.manage_events)


def _rights_in(interaction: discord.Interaction[Any], guild: int, channel: int | None) -> discord.Permissions | None:
    """Return the user's permissions in a channel; ``None`` if unknown."""
    if interaction.guild_id != guild:
        return None
    if interaction.channel_id == channel:
        return interaction.permissions
    place, member = _place_in(interaction, channel), interaction.user
    if place is None or not isinstance(member, discord.Member) or member.is_timed_out() or not sees(place, member):
        return None  # in a private thread, the permissions of its channel are no leave
    return place.permissions_for(member)


def _place_in(interaction: discord.Interaction[Any], channel: int | None) -> Place | None:
    if interaction.guild is None or channel is None:
        return None
    return interaction.guild.get_channel_or_thread(channel)


async def require_permit(
    tables: Tables, interaction: discord.Interaction[Any], guild: int | None, channel: Any | None
) -> None:
    """Raise ``Refusal`` unless the user may open a table in a channel."""
    if guild is None:
        return
    settings = await tables.store.guilds.settings(guild)
    _require_place(settings, interaction, channel)
    if not settings.roles:
        return
    here: Any = interaction.user
    if interaction.guild_id != guild:  # pressed in direct messages or another server
        here = None if channel is None else await watcher(channel, interaction.user.id)
    if not set(settings.roles) & {role.id for role in getattr(here, "roles", ())}:
        raise Refusal("why-open-role", roles="\n".join(f"<@&{role}>" for role in settings.roles))


async def require_table(tables: Tables, interaction: discord.Interaction[Any], number: int) -> TableSession:
    """Return a table, or raise ``Refusal`` if the user can't have seen one."""
    # Checked before the game is loaded: the loading time must not reveal that it exists.
    known = await tables.whereabouts(number)
    if known is not None:
        await recall(interaction, known.guild, known.channel)
    seen = known is not None and may_watch(interaction, known)
    live = await tables.get(number) if seen else None
    if live is None or not may_watch(interaction, live.whereabouts):
        raise Refusal("why-no-table")
    return live


async def require_place(tables: Tables, interaction: discord.Interaction[Any]) -> None:
    """Raise ``Refusal`` unless tables may be opened in this channel."""
    if interaction.guild_id is not None:
        _require_place(await tables.store.guilds.settings(interaction.guild_id), interaction, interaction.channel)


def around(channel: Any | None) -> frozenset[int]:
    """Return a channel and its threads, which share one limit of tables."""
    guild: discord.Guild | None = getattr(channel, "guild", None)
    if channel is None or guild is None:
        return frozenset()
    parent = getattr(channel, "parent_id", None) or channel.id
    active = (thread.id for thread in guild.threads if thread.parent_id == parent and not thread.archived)
    return frozenset({channel.id, parent, *active})


def stands_in(settings: GuildSettings, channel: Any | None) -> bool:
    # A list may contain the channel, a thread's parent, or their category. The parent may be unknown.
    parent = getattr(channel, "parent", channel)
    named = {getattr(channel, "id", None), getattr(channel, "parent_id", None), getattr(parent, "category_id", None)}
    return not settings.channels or bool(named & set(settings.channels))


def _require_place(settings: GuildSettings, interaction: discord.Interaction[Any], channel: Any | None) -> None:
    if not stands_in(settings, channel):
        seen = _seen(interaction, settings.channels)
        raise Refusal("why-open-elsewhere", known=str(bool(seen)).lower(), channels=seen)


def _seen(interaction: discord.Interaction[Any], channels: tuple[int, ...]) -> str:
    """Return links to the channels that the user can see, one per line."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return ""
    known = [place for place in map(guild.get_channel, channels) if place is not None]
    return "\n".join(place.mention for place in known if place.permissions_for(member).view_channel)
