"""Who sees the place where a table stands, and whether another place has other readers.

Discord says of an interaction what may be done in the channel that it comes from. Of all other places the bot knows
the roles and their overwrites, and works out the rest. Who belongs to a private thread it knows only in part: nobody
is taken for a member who is not known to be one. Of somebody who has pressed nothing it knows not even the roles, and
asks Discord (``watcher``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import discord

from bot.core.errors import Code
from host.live import TableLocation

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


def is_member(interaction: discord.Interaction[Any]) -> bool:
    """Whether something was pressed in a server where the bot is a member: where tables can stand.

    Elsewhere it is used by somebody who has added it for themselves: then Discord names them, and not the server.
    """
    if interaction.guild_id is None:
        return False
    return interaction.is_guild_integration() or not interaction.is_user_integration()


def may_watch(interaction: discord.Interaction[Any], table: TableLocation) -> bool:
    """Whether somebody may see a table: who sits there, always; others where they see its channel."""
    return interaction.user.id in table.people or may_see(interaction, table.guild, table.channel)


def may_see(interaction: discord.Interaction[Any], guild: int | None, channel: int) -> bool:
    """Whether somebody who presses sees what is written in a channel or thread."""
    if interaction.channel_id == channel:
        return True
    if guild is None or guild != interaction.guild_id:
        return False
    place = None if interaction.guild is None else interaction.guild.get_channel_or_thread(channel)
    if place is None or not isinstance(interaction.user, discord.Member):
        return False  # the channel is gone: nobody can tell any more who saw it
    return sees(place, interaction.user)


def seen_from(interaction: discord.Interaction[Any]) -> list[int]:
    """The channels and threads of this server that whoever asks sees."""
    guild, user = interaction.guild, interaction.user
    here = [] if interaction.channel_id is None else [interaction.channel_id]
    if guild is None or not isinstance(user, discord.Member):
        return here
    return [*here, *(place.id for place in (*guild.channels, *guild.threads) if sees(place, user))]


def sees(place: Place, who: discord.Member | discord.Role) -> bool:
    """Whether somebody sees what is written in a place; of a role, whether all who have it do."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return False  # it is hidden from us: so we cannot tell
    may = place.permissions_for(who)
    if is_private_thread(place):
        return may.view_channel and (may.manage_threads or _is_known_in(place, who.id))
    if isinstance(place, discord.VoiceChannel | discord.StageChannel):
        return may.view_channel and may.connect
    return may.view_channel


def is_public(place: Place | None) -> bool:
    """Whether everybody in its server sees a place, unless somebody is shut out of it beside all others."""
    return place is not None and not is_private_thread(place) and sees(place, place.guild.default_role)


def shuts_nobody_out(place: Place) -> bool:
    """Whether all people of its server see a place, so that none of them has to be asked for."""
    if not is_public(place):
        return False
    governs = _governs(place)
    if governs is None:
        return False
    overwrites = [may for who, may in governs.overwrites.items() if who != place.guild.default_role]
    return not any(may.view_channel is False or may.connect is False for may in overwrites)


async def find_place(client: discord.Client, guild: int, channel: int) -> Place | None:
    """A channel or thread of a server; ``None`` if it is gone, or hidden from the bot. Threads that sleep are asked
    for. Raises what fails, and ``TimeoutError`` until Discord has told of the server.
    """
    known = client.get_guild(guild)
    if known is None or known.unavailable:
        raise TimeoutError(f"Discord has not told of server {guild}")
    try:
        return known.get_channel_or_thread(channel) or await known.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None


async def who_sees(place: Place | None, users: Iterable[int]) -> list[int]:
    """Those of these people who are members of the server and see a place, as Discord has it now. Raises what fails."""
    return [] if place is None else [user for user in users if await watcher(place, user) is not None]


async def whom_pings_reach(place: Place | None, users: Iterable[int], most: int) -> list[int]:
    """The first ``most`` of these people who see a place. Raises what fails.

    Where it shuts nobody out they are not asked for: who has left the server gets no ping.
    """
    if place is None:
        return []
    found, open_to_all = list[int](), shuts_nobody_out(place)
    for user in users:
        if len(found) == most:
            break
        if open_to_all or await watcher(place, user) is not None:
            found.append(user)
    return found


async def watcher(place: Place, user: int) -> discord.Member | None:
    """Somebody as a member of the server, if they see a place of it; ``None`` for all others. Raises what fails."""
    try:
        member = await place.guild.fetch_member(user)
    except discord.NotFound as error:
        if error.code in {Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER}:
            return None
        raise
    return member if await will_see(place, member) else None


async def will_see(place: Place, member: discord.Member) -> bool:
    """Whether a member of the server sees a place, as Discord has it now. Raises what fails."""
    if not isinstance(place, discord.Thread) or not place.is_private():
        return sees(place, member)
    if place.parent is None:
        return False
    may = place.permissions_for(member)
    if not may.view_channel or may.manage_threads:
        return may.view_channel
    try:
        await place.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


def server_of(client: discord.Client, table: TableLocation) -> str:
    """The name of the server where a table stands. Empty unless everybody there sees the table's channel."""
    guild = None if table.guild is None else client.get_guild(table.guild)
    place = None if guild is None else guild.get_channel_or_thread(table.channel)
    return guild.name if guild is not None and is_public(place) else ""


def opens(old: Place, new: Place) -> bool:
    """Whether people may see the new place who do not see the old one, as far as roles and overwrites tell."""
    if is_private_thread(old):
        return True  # its members alone see it, and no other place has the same
    around, before = _governs(new), _governs(old)
    if around is None or before is None:
        return True
    if any(sees(around, role) and not sees(before, role) for role in new.guild.roles):
        return True
    guild, then, now = new.guild, _named(before), _named(around)
    if not shuts_nobody_out(before):
        # Who is let in by name, or by a role, is let in whatever shuts them out beside others.
        let_in = {who for who, said in now.items() if True in said and False not in said} - {guild.id, guild.me.id}
        let_in -= {role.id for role in guild.roles if role.permissions.administrator}
        if any(then.get(who) != {True} for who in let_in):
            return True
    # Whom somebody has shut out of the old place by name, or by a role beside others, is shut out of the new one too.
    return any(False not in now.get(who, ()) for who, said in then.items() if False in said and who != guild.id)


def _governs(place: Place) -> discord.abc.GuildChannel | None:
    """The channel whose overwrites count in a place."""
    return place.parent if isinstance(place, discord.Thread) else place


def _named(place: discord.abc.GuildChannel) -> dict[int, set[bool | None]]:
    """What overwrites say of each right to see a place, by the ids of roles and people."""
    voice = isinstance(place, discord.VoiceChannel | discord.StageChannel)
    rights = ("view_channel", "connect") if voice else ("view_channel",)
    return {who.id: {getattr(may, right) for right in rights} for who, may in place.overwrites.items()}


def is_private_thread(place: Place) -> bool:
    return isinstance(place, discord.Thread) and place.is_private()


def _is_known_in(place: Place, user: int) -> bool:
    return isinstance(place, discord.Thread) and any(member.id == user for member in place.members)
