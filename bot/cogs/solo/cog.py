"""``/daily``: the same deal for everybody, once a day."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.cogs.solo import daily
from bot.core.guard import guarded


class DailyCog(commands.Cog):
    """The way to the deals of the day."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def daily(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await guarded(interaction, lambda: daily.show(self.bot.desk, interaction, game))


async def setup(bot: GameBot) -> None:
    cog = DailyCog(bot)
    choices = [app_commands.Choice(name=kind, value=kind) for kind in bot.catalogue.dailies]
    app_commands.choices(game=choices)(cog.daily)
    await bot.add_cog(cog)
