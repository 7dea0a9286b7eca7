"""``/learn``: a first game, step by step."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.cogs.learn import lesson
from bot.core.guard import guarded


class LearnCog(commands.Cog):
    """The way into the lessons."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def learn(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await guarded(interaction, lambda: lesson.begin(self.bot.desk, interaction, game))


async def setup(bot: GameBot) -> None:
    cog = LearnCog(bot)
    choices = [app_commands.Choice(name=kind, value=kind) for kind in bot.catalogue.lessons]
    app_commands.choices(game=choices)(cog.learn)
    await bot.add_cog(cog)
