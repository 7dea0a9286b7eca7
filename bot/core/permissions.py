"""Who may open tables, and where: as those who run a server have settled it, and as Discord lets the bot write.

And who may have the bot post something as their own wish: whoever may write there themselves, and nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord

from bot.core.texts import Texts
from bot.core.visibility import Place, find_place, may_watch, watcher
from engine.game import Refusal
from host.live import TableSession
from host.tables import Tables
from storage.guilds import GuildSettings

IN_THREADS: Final = "send_messages_in_threads"


def needed(*, thread: bool) -> tuple[str, ...]:
    """The permissions without which no message with a picture can be sent and kept up to date."""
    return ("view_channel", IN_THREADS if thread else "send_messages", "attach_files")


def lacking(texts: Texts, mine: discord.Permissions, wanted: Iterable[str]) -> str:
    """Those of these permissions that the bot has not, as Discord names them; empty if it has them all."""
    return texts.listed(texts("permission", name=name) for name in wanted if not getattr(mine, name))


def require_writer(
    interaction: discord.Interaction[Any],
    guild: int | None,
    channel: int | None,
    *,
    file: bool = False,
    opens_thread: bool = False,
) -> None:
    """Raises ``Refusal`` unless whoever asks may write in a place themselves.

    ``file``: and send a file there. ``opens_thread``: and open a public thread there, and write in it.

    All that is posted as the wish of a person asks for this, wherever they have pressed.
    """
    if guild is None:
        return  # direct messages: nobody else reads there
    may = _rights_in(interaction, guild, channel)
    place = interaction.channel if interaction.channel_id == channel else _place_in(interaction, channel)
    if may is None or not _lets_write(may, place):
        raise Refusal("why-write-muted")
    if file and not may.attach_files:
        raise Refusal("why-attach-muted")
    if opens_thread and not (may.create_public_threads and may.send_messages_in_threads):
        raise Refusal("why-thread-muted")


def is_writer(interaction: discord.Interaction[Any], guild: int, channel: int) -> bool:
    """Whether whoever asks may write in a place themselves."""
    try:
        require_writer(interaction, guild, channel)
    except Refusal:
        return False
    return True


async def may_write(client: discord.Client, guild: int | None, channel: int, user: int) -> bool:
    """Whether somebody who presses nothing now may write in a place. Raises what fails."""
    if guild is None:
        return True
    place = await find_place(client, guild, channel)
    member = None if place is None else await watcher(place, user)
    if place is None or member is None:
        return False
    return _lets_write(place.permissions_for(member), place)


def _lets_write(may: discord.Permissions, place: Any | None) -> bool:
    if not isinstance(place, discord.Thread):
        return may.view_channel and may.send_messages
    return may.view_channel and may.send_messages_in_threads and (not place.locked or may.manage_threads)


def rights(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """What whoever asks may do in all of the server: what one channel gives or takes does not count."""
    member = interaction.user
    if not isinstance(member, discord.Member) or interaction.guild is None:
        return discord.Permissions.none()
    return member.guild_permissions


def require_manager(interaction: discord.Interaction[Any]) -> int:
    """Find the server of a command. Raises ``Refusal`` for whoever may not manage it."""
    if interaction.guild_id is None:
        raise Refusal("why-server-only")
    if not manages(interaction):
        raise Refusal("why-not-manager")
    return interaction.guild_id


def manages(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody may manage the server that they use a command in."""
    return rights(interaction).manage_guild


def manages_events(interaction: discord.Interaction[Any], guild: int, channel: int) -> bool:
    """Whether whoever asks may manage what is planned for a place, wherever they press."""
    if interaction.guild_id != guild:
        return False
    everywhere, here = rights(interaction), _rights_in(interaction, guild, channel)
    return everywhere.manage_guild or everywhere.manage_events or (here is not None and here.manage_events)


def _rights_in(interaction: discord.Interaction[Any], guild: int, channel: int | None) -> discord.Permissions | None:
    """What whoever asks may do in a place; ``None`` if nobody can tell."""
    if interaction.guild_id != guild:
        return None
    if interaction.channel_id == channel:
        return interaction.permissions
    place, member = _place_in(interaction, channel), interaction.user
    if place is None or not isinstance(member, discord.Member) or member.is_timed_out():
        return None
    return place.permissions_for(member)


def _place_in(interaction: discord.Interaction[Any], channel: int | None) -> Place | None:
    if interaction.guild is None or channel is None:
        return None
    return interaction.guild.get_channel_or_thread(channel)


async def require_permit(
    tables: Tables, interaction: discord.Interaction[Any], guild: int | None, channel: Any | None
) -> None:
    """Raises ``Refusal`` unless whoever asks may open a table in a channel, as far as places and roles go."""
    if guild is None:
        return
    settings = await tables.store.guilds.settings(guild)
    _require_place(settings, interaction, channel)
    here = interaction.user if interaction.guild_id == guild else None
    if settings.roles and not set(settings.roles) & {role.id for role in getattr(here, "roles", ())}:
        raise Refusal("why-open-role", roles="\n".join(f"<@&{role}>" for role in settings.roles))


async def require_table(tables: Tables, interaction: discord.Interaction[Any], number: int) -> TableSession:
    """Find a table. Raises ``Refusal`` if there is none, or none that whoever asks can have seen."""
    # Judged before the game is brought back from its log: the work must not tell that there is one.
    known = await tables.whereabouts(number)
    seen = known is not None and may_watch(interaction, known)
    live = await tables.get(number) if seen else None
    if live is None or not may_watch(interaction, live.whereabouts):
        raise Refusal("why-no-table")
    return live


async def require_place(tables: Tables, interaction: discord.Interaction[Any]) -> None:
    """Raises ``Refusal`` unless tables may stand in the channel of an interaction."""
    if interaction.guild_id is not None:
        _require_place(await tables.store.guilds.settings(interaction.guild_id), interaction, interaction.channel)


def around(channel: Any | None) -> frozenset[int]:
    """A channel with its threads: they share one limit of tables. A thread's is that of its channel."""
    guild: discord.Guild | None = getattr(channel, "guild", None)
    if channel is None or guild is None:
        return frozenset()
    parent = getattr(channel, "parent_id", None) or channel.id
    return frozenset({channel.id, parent, *(thread.id for thread in guild.threads if thread.parent_id == parent)})


def stands_in(settings: GuildSettings, channel: Any | None) -> bool:
    """Whether tables may be opened in a channel."""
    # A list may name the channel, the one that it is a thread of, or their category.
    named = {getattr(channel, name, None) for name in ("id", "parent_id", "category_id")}
    return not settings.channels or bool(named & set(settings.channels))


def _require_place(settings: GuildSettings, interaction: discord.Interaction[Any], channel: Any | None) -> None:
    if not stands_in(settings, channel):
        seen = _seen(interaction, settings.channels)
        raise Refusal("why-open-elsewhere", known=str(bool(seen)).lower(), channels=seen)


def _seen(interaction: discord.Interaction[Any], channels: tuple[int, ...]) -> str:
    """Those of these channels that whoever asks can see, as links, one a line; empty if there are none."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return ""
    known = [place for place in map(guild.get_channel, channels) if place is not None]
    return "\n".join(place.mention for place in known if place.permissions_for(member).view_channel)
