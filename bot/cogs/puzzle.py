"""``/puzzle``: positions with one clearly best move."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.answer import guarded
from bot.app import GameBot


class PuzzleCog(commands.Cog):
    """The way to the puzzles."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def puzzle(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await guarded(interaction, lambda: self.bot.puzzles.begin(interaction, game))


async def setup(bot: GameBot) -> None:
    cog = PuzzleCog(bot)
    offered = [kind for kind, package in bot.catalogue.packages.items() if package.puzzles.is_file()]
    app_commands.choices(game=[app_commands.Choice(name=kind, value=kind) for kind in offered])(cog.puzzle)
    await bot.add_cog(cog)
