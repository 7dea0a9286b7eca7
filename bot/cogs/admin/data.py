"""Export and delete the data stored about a server (docs/hosts/server-admins.md)."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord.ext import commands

from bot.cogs.admin import views
from bot.cogs.nights.keeper import NightKeeper
from bot.core.context import Context
from bot.core.layout import MessagePayload
from bot.core.limits import FILE
from bot.core.permissions import rights
from bot.core.replies import pack
from bot.core.restrictions import restricted
from bot.core.router import pressed
from bot.core.user_queue import UserQueue
from bot.core.visibility import find_seen
from bot.tables.services import Services
from engine.game import Refusal
from storage.errors import StillOpenError


@restricted("manage")
class ServerDataCog(commands.Cog):
    def __init__(self, services: Services, nights: NightKeeper) -> None:
        self._tables = services.tables
        self._data = services.tables.store.guild_data
        self._nights = nights
        self._queue = UserQueue()
        """A server's data of years is read for one at a time."""

    @pressed(views.SAVE)
    async def save(self, ctx: Context, part: int) -> None:
        """Send one part of the stored data as a private file."""
        await ctx.acknowledge(thinking=True)
        async with self._queue.turn(ctx.user.id):
            channels = await self._find_visible(ctx.interaction, ctx.guild)
            found = await self._data.part(ctx.guild, max(1, part), channels)
            name, content = await asyncio.to_thread(pack, "server", found)
        if len(content) > FILE:
            raise Refusal("why-server-large", megabytes=-(-len(content) // 1024**2))
        await ctx.reply(
            MessagePayload(views.saved(await ctx.texts(), found, name), [discord.File(io.BytesIO(content), name)])
        )

    @pressed(views.FORGET)
    async def forget(self, ctx: Context, action: str) -> None:
        """Delete the server's data after confirmation, if no table or arena is open."""
        text, kept = await ctx.texts(), await self._data.kept(ctx.guild)
        if kept.open_tables or kept.open_arenas:
            raise Refusal("why-server-open", tables=kept.open_tables, arenas=kept.open_arenas)
        if action == "ask":
            await ctx.show(MessagePayload(views.question(text, kept)))
            return
        await self._nights.forget(ctx.guild, ctx.interaction)
        try:
            await self._data.forget(ctx.guild)
        except StillOpenError as error:
            raise Refusal("why-server-open", tables=error.tables, arenas=error.arenas) from error
        self._tables.forget_server(ctx.guild)
        await ctx.show(MessagePayload(views.forgotten(text)))

    async def _find_visible(self, interaction: discord.Interaction[Any], guild: int) -> set[int] | None:
        """Return the channels whose tables the user may see; ``None`` for all."""
        if rights(interaction).administrator:
            return None
        return await find_seen(interaction, await self._data.channels(guild))
