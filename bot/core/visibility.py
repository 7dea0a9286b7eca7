"""Which users can see a channel.

An interaction contains the user's permissions in its own channel. For all other channels the bot knows the roles and
their overwrites, and computes the rest. It doesn't know who is in a private thread, as Discord doesn't report changes
there. For its members and for users without an interaction it asks Discord (``finds``, ``watcher``).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any, Final, TypeAlias
from weakref import WeakKeyDictionary

import discord
from cachetools import TTLCache

from bot.core.errors import Code, log_failures
from bot.core.limits import MEMBERS
from host.live import TableLocation

log = logging.getLogger(__name__)

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread
Refusals: TypeAlias = TTLCache[int, discord.Forbidden]

REFUSED_SECONDS: Final = 60.0
"""How long a refusal counts: Discord blocks the bot after 10,000 in ten minutes, and anyone can cause them."""
MOST_REFUSED: Final = 10_000
"""Hidden threads that are remembered; Discord is asked again about others."""
MOST_ASKED: Final = 5
"""Maximum gateway requests for one ping: users who have left the server stay subscribed."""
UNKNOWN_SECONDS: Final = 30.0
"""Maximum seconds to wait until Discord sends a server: each shard of a process takes five."""

_strangers: WeakKeyDictionary[object, TTLCache[tuple[int, int], bool]] = WeakKeyDictionary()
"""By connection: hidden threads and who has lately been found not to see them."""
_refusals: WeakKeyDictionary[object, Refusals] = WeakKeyDictionary()
"""By connection: the threads that Discord has lately refused to show, or whose members."""


def is_member(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction came from a server with the bot.

    Elsewhere users have installed the bot for themselves: then Discord identifies them, and not the server.
    """
    if interaction.guild_id is None:
        return False
    return interaction.is_guild_integration() or not interaction.is_user_integration()


def may_watch(interaction: discord.Interaction[Any], table: TableLocation) -> bool:
    """Return whether a user may see a table: a player always, others by its channel."""
    return interaction.user.id in table.people or may_see(interaction, table.guild, table.channel)


def may_see(interaction: discord.Interaction[Any], guild: int | None, channel: int) -> bool:
    here = channel == interaction.channel_id or (guild is not None and guild == interaction.guild_id)
    return here and channel in seen_of(interaction, [channel])


def seen_of(interaction: discord.Interaction[Any], channels: Iterable[int]) -> set[int]:
    """Return which of these channels and threads of this server the user sees."""
    guild, user, asked = interaction.guild, interaction.user, set(channels)
    seen = asked & {interaction.channel_id}
    if guild is None or not isinstance(user, discord.Member):
        return seen
    # Where a channel is gone, its former readers are unknown.
    places = map(guild.get_channel_or_thread, asked - seen)
    return seen | {place.id for place in places if place is not None and sees(place, user)}


async def find_seen(interaction: discord.Interaction[Any], channels: Collection[int]) -> set[int]:
    """Return what ``seen_of`` does, with threads that ``finds`` finds."""
    seen = seen_of(interaction, channels)
    return seen | {channel for channel in {*channels} - seen if await finds(interaction, channel)}


async def recall(interaction: discord.Interaction[Any], guild: int | None, channel: int) -> None:
    """Load an archived thread of this server: permissions are looked up in memory."""
    if guild is not None and guild == interaction.guild_id and channel != interaction.channel_id:
        with log_failures(log.info, "channel lookup failed: channel=%s", channel):
            await find_place(interaction.client, guild, channel)


async def finds(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether a user sees an archived or private thread of this server.

    Asks Discord, also about its members. Raises its failures, but no refusal: what is hidden from us isn't seen.
    Discord is asked again about non-members after a minute.
    """
    guild, user = interaction.guild, interaction.user
    known = None if guild is None else guild.get_channel_or_thread(channel)
    in_memory = known is not None and not (isinstance(known, discord.Thread) and (known.archived or known.is_private()))
    if guild is None or not isinstance(user, discord.Member) or in_memory:
        return False
    strangers = _strangers.setdefault(guild._state, TTLCache(MOST_REFUSED, REFUSED_SECONDS, timer=time.monotonic))
    if (channel, user.id) in strangers:
        return False
    place = await find_place(interaction.client, guild.id, channel)
    try:
        if place is not None and await will_see(place, user):
            return True
    except discord.Forbidden:
        return False
    strangers[channel, user.id] = True
    return False


def sees(place: Place, who: discord.Member | discord.Role) -> bool:
    """Return whether a member, or everyone with a role, sees a channel."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return False  # it is hidden from us, so we can't know
    may = place.permissions_for(who)
    if is_private_thread(place):
        return may.view_channel and may.manage_threads
    if isinstance(place, discord.VoiceChannel | discord.StageChannel):
        return may.view_channel and may.connect
    return may.view_channel


def is_public(place: Place | None) -> bool:
    """Return whether everyone in the server can see a channel.

    Individual denials of members or roles are ignored.
    """
    return place is not None and not is_private_thread(place) and sees(place, place.guild.default_role)


def shuts_nobody_out(place: Place) -> bool:
    if not is_public(place):
        return False
    governs = _governs(place)
    if governs is None:
        return False
    overwrites = [may for who, may in governs.overwrites.items() if who != place.guild.default_role]
    return not any(may.view_channel is False or may.connect is False for may in overwrites)


async def until_server_known(interaction: discord.Interaction[Any]) -> None:
    """Wait until Discord has sent an interaction's server, if only for a while.

    A bot that takes over hears interactions before it knows the roles, channels and owner of their server.
    """
    client, member = interaction.client, interaction.user
    if not isinstance(member, discord.Member) or not is_member(interaction) or _known(client, member.guild.id):
        return
    ours = member.guild.shard_id
    with suppress(TimeoutError):
        await client.wait_for("shard_ready", check=lambda shard: shard == ours, timeout=UNKNOWN_SECONDS)
    if (guild := _known(client, member.guild.id)) is not None:
        member.guild = guild
        interaction.channel = guild.get_channel_or_thread(interaction.channel_id or 0) or interaction.channel


def _known(client: discord.Client, number: int) -> discord.Guild | None:
    """Return a server that Discord has sent."""
    guild = client.get_guild(number)
    return None if guild is None or guild.unavailable else guild


async def find_place(client: discord.Client, guild: int, channel: int) -> Place | None:
    """Return a channel or thread, even archived; ``None`` if gone or hidden.

    A refusal counts for a minute. Raises Discord's failures, and ``TimeoutError`` until Discord has sent the server.
    """
    try:
        return await _look_up(client, guild, channel)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None


async def find_place_now(client: discord.Client, guild: int, channel: int) -> Place | None:
    """Return what ``find_place`` does, also just after a refusal.

    Not for what users can cause.
    """
    _refusals_of(client._connection).pop(channel, None)
    return await find_place(client, guild, channel)


async def is_gone(client: discord.Client, guild: int, channel: int) -> bool:
    """Return whether a channel or thread was deleted: a hidden one wasn't.

    Raises as ``find_place``.
    """
    try:
        await _look_up(client, guild, channel)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData) as error:
        return isinstance(error, discord.NotFound) and error.code == Code.UNKNOWN_CHANNEL
    return False


async def _look_up(client: discord.Client, guild: int, channel: int) -> Place:
    """Return a channel or thread; raises Discord's refusals for a minute."""
    known = _known(client, guild)
    if known is None:
        raise TimeoutError(f"Discord has not told of server {guild}")
    found = known.get_channel_or_thread(channel)
    if found is not None and not (isinstance(found, discord.Thread) and found.parent is None):
        return found
    with _refused_once(client._connection, channel):
        place = await known.fetch_channel(channel)  # a thread goes with its channel, and Discord doesn't say so
    if isinstance(place, discord.Thread):
        known._add_thread(place)  # discord.py keeps no archived ones; permissions are looked up in memory
    return place


@contextmanager
def _refused_once(connection: object, channel: int) -> Iterator[None]:
    """Remember a refusal, and raise it again instead of asking again."""
    refusals = _refusals_of(connection)
    if (lately := refusals.get(channel)) is not None:
        raise lately.with_traceback(None)
    try:
        yield
    except discord.Forbidden as refusal:
        refusals[channel] = refusal
        raise


def _refusals_of(connection: object) -> Refusals:
    return _refusals.setdefault(connection, TTLCache(MOST_REFUSED, REFUSED_SECONDS, timer=time.monotonic))


async def open_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a public thread, of the kind that a channel may have."""
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    return await channel.create_thread(name=name[:100], type=kind)


async def reopen_thread(client: discord.Client, channel: int) -> bool:
    """Unarchive a thread; return false if the bot may not."""
    with log_failures(log.warning, "thread reopening failed: channel=%s", channel):
        thread = await client.fetch_channel(channel)
        if isinstance(thread, discord.Thread) and not thread.locked:
            await thread.edit(archived=False)
            return True
    return False


async def may_still_watch(client: discord.Client, table: TableLocation, user: int) -> bool:
    """Return whether a user who could see a table still can.

    Asks Discord unless everyone sees its channel. Raises Discord's failures.
    """
    if user in table.people or table.guild is None:
        return True
    place = await find_place(client, table.guild, table.channel)
    return place is not None and (shuts_nobody_out(place) or await watcher(place, user) is not None)


async def sees_table(client: discord.Client, table: TableLocation, user: int) -> bool | None:
    """Ask Discord whether a player sees their table; ``None`` if it can't say now."""
    if table.guild is None:
        return True
    seeing: list[int] | None = None
    with log_failures(log.info, "player lookup failed: channel=%s", table.channel):
        seeing = await who_sees(await find_place(client, table.guild, table.channel), [user])
    return None if seeing is None else user in seeing


async def who_sees(place: Place | None, users: Iterable[int]) -> list[int]:
    """Return which of these users are members and see a channel now."""
    return [] if place is None else [user for user in users if await watcher(place, user) is not None]


async def whom_pings_reach(place: Place | None, users: Iterable[int], most: int) -> list[int]:
    """Return the first ``most`` of these users who see a channel.

    Checks at most twice as many: each is a call to Discord. If everyone sees it, only users who have left the server
    are passed over, with at most ``MOST_ASKED`` requests. Raises what fails.
    """
    if place is None:
        return []
    found = list[int]()
    if shuts_nobody_out(place):
        left = list(islice(users, MOST_ASKED * MEMBERS))
        while left and len(found) < most:
            some, left = left[:MEMBERS], left[MEMBERS:]
            members = await place.guild.query_members(user_ids=some, limit=MEMBERS, cache=False)
            there = {member.id for member in members}
            found += [user for user in some if user in there]
        return found[:most]
    for user in islice(users, 2 * most):
        if len(found) == most:
            break
        if await watcher(place, user) is not None:
            found.append(user)
    return found


async def watcher(place: Place, user: int) -> discord.Member | None:
    """Return the user as a member of the server, if they see a channel."""
    try:
        member = await place.guild.fetch_member(user)
    except discord.NotFound as error:
        if error.code in {Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER}:
            return None
        raise
    return member if await will_see(place, member) else None


async def will_see(place: Place, member: discord.Member) -> bool:
    """Ask Discord whether a member of the server sees a channel now."""
    if not isinstance(place, discord.Thread) or not place.is_private():
        return sees(place, member)
    if place.parent is None:
        return False
    may = place.permissions_for(member)
    if not may.view_channel or may.manage_threads:
        return may.view_channel
    try:
        with _refused_once(place._state, place.id):
            await place.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


def server_of(client: discord.Client, table: TableLocation) -> str:
    """Return the name of a table's server, if everyone there sees its channel."""
    guild = None if table.guild is None else client.get_guild(table.guild)
    place = None if guild is None else guild.get_channel_or_thread(table.channel)
    return guild.name if guild is not None and is_public(place) else ""


def opens(old: Place, new: Place) -> bool:
    """Return whether a new channel may have readers that the old one lacks."""
    if is_private_thread(old):
        return True  # only its members see it, and no other channel has the same ones
    around, before = _governs(new), _governs(old)
    if around is None or before is None:
        return True
    if any(sees(around, role) and not sees(before, role) for role in new.guild.roles):
        return True
    guild, then, now = new.guild, _named(before), _named(around)
    if not shuts_nobody_out(before):
        # A member or role that is allowed explicitly sees it, whatever else denies them.
        let_in = {who for who, said in now.items() if True in said and False not in said} - {guild.id, guild.me.id}
        let_in -= {role.id for role in guild.roles if role.permissions.administrator}
        if any(then.get(who) != {True} for who in let_in):
            return True
    # Members and roles denied explicitly in the old channel must be denied in the new one too.
    return any(False not in now.get(who, ()) for who, said in then.items() if False in said and who != guild.id)


def _governs(place: Place) -> discord.abc.GuildChannel | None:
    return place.parent if isinstance(place, discord.Thread) else place


def _named(place: discord.abc.GuildChannel) -> dict[int, set[bool | None]]:
    """Return the view permission in overwrites, by ids of roles and users."""
    voice = isinstance(place, discord.VoiceChannel | discord.StageChannel)
    rights = ("view_channel", "connect") if voice else ("view_channel",)
    return {who.id: {getattr(may, right) for right in rights} for who, may in place.overwrites.items()}


def is_private_thread(place: Place) -> bool:
    return isinstance(place, discord.Thread) and place.is_private()
