"""``/help``, ``/play`` and ``/rules``: the ways in, whatever the game."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.cogs.help import front
from bot.core.guard import guarded
from bot.tables import look


class DoorCog(commands.Cog):
    """What strangers find first. The choice of games comes from the catalogue."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: front.show(self.bot.desk, interaction))

    @app_commands.command()
    async def play(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        company: Literal["ai", "people"],
        players: app_commands.Range[int, 2, 8] | None = None,
    ) -> None:
        await guarded(interaction, lambda: front.go(self.bot.desk, interaction, game, company, players))

    @app_commands.command()
    async def rules(self, interaction: discord.Interaction[Any], game: str) -> None:
        await guarded(interaction, lambda: look.turn_rules(self.bot.desk, interaction, game, 0))


async def setup(bot: GameBot) -> None:
    await bot.add_cog(DoorCog(bot))
