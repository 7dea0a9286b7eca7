"""Move a table's message to another channel, if it is allowed."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.core.components import button
from bot.core.errors import Code
from bot.core.guard import require_post
from bot.core.layout import link_to, plain, row
from bot.core.permissions import around, require_place, require_table
from bot.core.player_names import marked
from bot.core.replies import send_response
from bot.core.visibility import Place, find_place, is_gone, opens, will_see
from bot.tables.opening import require_permissions
from bot.tables.presses import BRING
from bot.tables.services import Services
from engine.game import Refusal
from host.live import TableSession


async def require_move(interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Raise ``Refusal`` unless a table may be moved to this channel.

    Only the host may move it, within its server, to a channel that no one sees who can't see the current one, and that
    everyone with a seat sees. If the current one was deleted, its readers are unknown: then any channel that everyone
    with a seat sees. In its current channel, anyone may have it reposted.
    """
    if interaction.channel_id == live.channel:
        return
    if interaction.guild is None or interaction.guild.id != live.guild:
        raise Refusal("why-move-server", link=link_to(live))
    if interaction.user.id != live.lobby.host:
        raise Refusal("why-move-host", link=link_to(live))
    new = interaction.channel
    old = await find_place(interaction.client, live.guild, live.channel)
    if old is None and not await is_gone(interaction.client, live.guild, live.channel):
        raise Refusal("why-move-public", link=link_to(live))  # its readers are hidden from us
    if not isinstance(new, discord.abc.GuildChannel | discord.Thread) or (old is not None and opens(old, new)):
        raise Refusal("why-move-public", link=link_to(live))
    people = [(seat, chair) for seat, chair in enumerate(live.chairs) if chair.user is not None]
    left = await asyncio.gather(*(_is_left_behind(new, chair.user or 0) for _, chair in people))
    blind = [marked(seat, chair.name) for (seat, chair), behind in zip(people, left, strict=True) if behind]
    if blind:
        raise Refusal("why-move-unseen", names="\n".join(blind), link=link_to(live))


async def _is_left_behind(place: Place, user: int) -> bool:
    """Return whether a user is in the server and doesn't see a channel."""
    try:
        member = await place.guild.fetch_member(user)
    except discord.NotFound as error:
        if error.code in {Code.UNKNOWN_MEMBER, Code.UNKNOWN_USER}:
            return False
        raise
    return not await will_see(place, member)


async def repost(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Repost a table's message in this channel; ask first if the table is elsewhere."""
    await _require(services, interaction, live)
    if interaction.channel_id == live.channel:
        await services.updater.answer(interaction, live)
        return
    text = await services.languages.texts_for(interaction)
    said = text("bring-ask", table=str(live.id), link=link_to(live))
    asked = plain(said, row(button(BRING(table=live.id), text("bring-yes"), "primary")))
    await send_response(interaction, view=asked.layout)


async def bring(services: Services, interaction: discord.Interaction[Any], table_id: int) -> None:
    """Move a table to this channel, after its host has confirmed."""
    live = await require_table(services.tables, interaction, table_id)
    if live.over:
        raise Refusal("why-closed" if live.closed else "why-over")
    if interaction.channel_id == live.channel:
        raise Refusal("why-here-already")
    await _require(services, interaction, live)
    await services.updater.answer(interaction, live)


async def _require(services: Services, interaction: discord.Interaction[Any], live: TableSession) -> None:
    """Raise ``Refusal`` unless the user may have a table posted and updated here."""
    await require_post(interaction, interaction.guild_id, interaction.channel_id)
    await require_move(interaction, live)
    if interaction.channel_id != live.channel:
        await require_place(services.tables, interaction)
        if live.guild is not None:
            await services.tables.store.guilds.require_room(live.guild, around(interaction.channel), besides=live.id)
    await require_permissions(services, interaction, thread=False)
