"""``/privacy``: show, export and delete a user's data (docs/hosts/privacy.md)."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.nights.keeper import NightKeeper
from bot.cogs.privacy import views
from bot.cogs.privacy.erasure import Eraser
from bot.core.context import Context, answer
from bot.core.layout import MessagePayload
from bot.core.replies import pack
from bot.core.router import pressed
from bot.core.user_queue import UserQueue
from bot.tables.services import Services
from engine.game import Refusal


class PrivacyCog(commands.Cog):
    def __init__(self, services: Services, nights: NightKeeper, days_kept: int) -> None:
        """Set up; finished games are removed after ``days_kept`` days; 0 is never."""
        self._store = services.tables.store.privacy
        self._export = services.tables.store.export
        self.eraser = Eraser(services, nights)
        self._days_kept = days_kept
        self._queue = UserQueue()
        """A user's data of years is read for one user at a time."""

    @app_commands.command()
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda ctx: self.press(ctx, "keep"))

    @pressed(views.PRIVACY)
    async def press(self, ctx: Context, action: str) -> None:
        """Show what is stored, ask before it is deleted, or delete it."""
        user, text = ctx.user.id, await ctx.texts()
        async with self._queue.turn(user):
            match action:
                case "keep":
                    layout = views.kept(text, await self._store.kept(user), self._days_kept)
                case "ask":
                    await self.eraser.require_no_seat(user)
                    layout = views.question(text, await self._store.kept(user))
                case "delete":
                    await self.eraser.erase(user)
                    layout = views.forgotten(text)
                case _:
                    raise Refusal("why-unknown-button")
        await ctx.show(MessagePayload(layout))

    @pressed(views.EXPORT)
    async def export(self, ctx: Context, part: int) -> None:
        await ctx.acknowledge(thinking=True)
        async with self._queue.turn(ctx.user.id):
            found = await self._export.part(ctx.user.id, part)
            name, content = await asyncio.to_thread(pack, "my-data", found)
        await ctx.reply(
            MessagePayload(views.exported(await ctx.texts(), found, name), [discord.File(io.BytesIO(content), name)])
        )
