"""Moderate tables and users; admins can act only on tables that they see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import discord
from discord.utils import format_dt

from bot.cogs.nights.keeper import NightKeeper
from bot.core.context import Context
from bot.core.errors import log_failures
from bot.core.layout import link_to
from bot.core.permissions import manages, require_writer_anywhere, rights
from bot.core.visibility import find_place, finds, is_gone, may_watch, seen_of
from bot.tables import lists, opening
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import Refusal
from host.live import TableSession, has_begun
from host.retry import carry_through, until_stored
from storage.errors import BlockListFullError, StaleTableError
from storage.guilds import MOST_BLOCKS
from storage.rows import OPEN, Status, Stopped

log = logging.getLogger(__name__)

Why: TypeAlias = Literal["rules", "dispute", "trouble"]
STOPPED: Final[Mapping[Why | None, Stopped]] = {
    None: "stopped",
    "rules": "stopped_rules",
    "dispute": "stopped_dispute",
    "trouble": "stopped_trouble",
}

BLOCKS_A_PAGE: Final = 20
LOOKED_UP: Final = 10
"""Channels that Discord is asked about while a table's number is typed."""

# -- tables ------------------------------------------------------------------------------------------


async def stop(services: Services, ctx: Context, table_id: int, why: Why | None) -> None:
    """Close a table without a result, and publish the seed of its game."""
    live = await _find_here(services, ctx, table_id)
    await services.tables.end(live, STOPPED[why])
    text = await ctx.texts()
    await ctx.say(text("admin-stopped", table=str(live.id), link=link_to(live)))
    await services.updater.update(live)


async def reopen(services: Services, ctx: Context, table_id: int) -> None:
    """Reopen a closed table, unless the seed of its game is public."""
    live = await _find_here(services, ctx, table_id)
    if live.closed and live.seed is not None:
        raise Refusal("why-reopen-seed")
    await require_writer_anywhere(ctx.interaction, live.guild, live.channel)
    place = None if live.guild is None else await find_place(services.client, live.guild, live.channel)
    await opening.reopen(services, live, place)
    await services.updater.update(live)
    text = await ctx.texts()
    await ctx.say(text("reopened", table=str(live.id), link=link_to(live)))


async def kick(services: Services, ctx: Context, table_id: int, user: discord.User | discord.Member) -> None:
    """Remove a user from a lobby; they can't come back."""
    live = await _find_here(services, ctx, table_id)
    if has_begun(live):
        raise Refusal("why-kick-game")
    await services.tables.change(live, lambda lobby: lobbies.kick(lobby, user.id))
    text = await ctx.texts()
    await ctx.say(text("admin-kicked", name=user.mention, table=str(live.id)))
    await services.updater.update(live)


async def choices(
    services: Services, interaction: discord.Interaction[Any], statuses: Collection[Status] = OPEN
) -> list[tuple[str, int]]:
    """Return choices of the newest tables that the admin sees; open ones by default."""
    user, guild = interaction.user.id, interaction.guild_id
    if guild is None or not manages(interaction) or not services.rate_limiter.may_look_up(user, guild):
        return []
    listing, kinds = services.tables.store.listing, services.tables.games
    found = [*await listing.in_server(guild, kinds, statuses, lists.LOOKED_THROUGH)]
    if not rights(interaction).administrator:  # who sees all, also what isn't in memory
        channels = {listed.channel: None for listed in found}  # the newest first
        places = seen_of(interaction, channels)
        others = [channel for channel in channels if channel not in places][:LOOKED_UP]
        with log_failures(log.info, "channel lookup failed: server=%s", guild):
            reached = await asyncio.gather(*(_reaches(services, interaction, guild, channel) for channel in others))
            places |= {channel for channel, reaches in zip(others, reached, strict=True) if reaches}
        found = [listed for listed in found if listed.channel in places]
    text = await services.languages.texts_for(interaction)
    return [(lists.describe(text, listed), listed.id) for listed in found]


async def _reaches(services: Services, asked: discord.Interaction[Any], guild: int, channel: int) -> bool:
    """Return whether an admin may act in a channel that isn't in memory.

    That is a thread they see, or a deleted channel.
    """
    return await finds(asked, channel) or await is_gone(services.client, guild, channel)


async def _find_here(services: Services, ctx: Context, table_id: int) -> TableSession:
    """Find a table of this server, or raise ``Refusal`` if the user can't see it.

    Any admin may act on one in a deleted channel.
    """
    known, asked = await services.tables.whereabouts(table_id), ctx.interaction
    if known is None or known.guild != ctx.guild:
        raise Refusal("why-no-table")
    if not may_watch(asked, known) and not await _reaches(services, asked, ctx.guild, known.channel):
        raise Refusal("why-no-table")
    live = await services.tables.get(table_id)
    if live is None or live.channel != known.channel:
        raise Refusal("why-no-table")
    return live


# -- people ------------------------------------------------------------------------------------------


async def block(services: Services, nights: NightKeeper, ctx: Context, user: discord.User | discord.Member) -> None:
    """Block a user from opening and joining tables; an AI takes over in their games."""
    guild = ctx.guild
    if user.bot:
        raise Refusal("why-block-bot")
    try:
        block = partial(services.tables.store.guilds.block, guild, user.id)
        again = not await carry_through(block, partial(_is_blocked, services, guild, user.id), "block")
    except BlockListFullError as error:
        raise Refusal("why-blocks-full", most=MOST_BLOCKS) from error
    left = await until_stored(partial(unseat, services, guild, user.id), "block")
    services.background.later(_show_nights(nights, guild, user.id))
    text = await ctx.texts()
    await ctx.say(text("admin-blocked", name=user.mention, again=str(again).lower(), tables=left))


async def _is_blocked(services: Services, guild: int, user: int) -> Literal[True] | None:
    return True if await services.tables.store.guilds.blocked(guild, [user]) else None


async def unblock(services: Services, nights: NightKeeper, ctx: Context, user: discord.User | discord.Member) -> None:
    guild = ctx.guild
    if not await services.tables.store.guilds.unblock(guild, user.id):
        raise Refusal("why-not-blocked")
    services.background.later(_show_nights(nights, guild, user.id))
    text = await ctx.texts()
    await ctx.say(text("admin-unblocked", name=user.mention))


async def _show_nights(nights: NightKeeper, guild: int, user: int) -> None:
    """Update the messages of nights that count a user, or count them no more."""
    answered = await until_stored(partial(nights.store.of, user), "game nights")
    await nights.show([night.id for night in answered if night.plan.guild == guild])


async def blocked(services: Services, ctx: Context, page: int) -> None:
    guild = ctx.guild
    found, total = await services.tables.store.guilds.blocks(
        guild, offset=(page - 1) * BLOCKS_A_PAGE, limit=BLOCKS_A_PAGE
    )
    if not found:
        raise Refusal("why-none-blocked" if not total else "why-no-page")
    pages = -(-total // BLOCKS_A_PAGE)
    text = await ctx.texts()
    lines = [
        text("admin-blocks-heading", total=total, page=page, pages=pages),
        *(text("admin-block-line", name=f"<@{each.user}>", since=format_dt(each.since, "d")) for each in found),
    ]
    await ctx.say("\n".join(lines))


async def unseat(services: Services, guild: int, user: int) -> int:
    """Remove a blocked user from the server's open tables, and return their number."""
    tables = await services.tables.store.guilds.tables_of(guild, user)
    for table_id in tables:
        live = await services.tables.get_readable(table_id)
        if live is not None:
            await _unseat(services, live, user)
            await services.updater.update(live)
    return len(tables)


async def _unseat(services: Services, live: TableSession, user: int) -> None:
    try:
        if user in live.present:
            await services.tables.leave(live, user)
        if live.over:
            return  # they were the last in the lobby, or AI seats have played on to the end
        if not live.here:
            await services.tables.end(live)  # no human is left to play for
        elif live.lobby.host == user:
            people = live.here
            await services.tables.update_settings(live, lambda lobby: lobbies.pass_host(lobby, user, people[0], people))
    except (Refusal, StaleTableError):
        return  # they have left, or the table is over
