"""``/privacy``: what is kept about whoever asks."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.core.guard import guarded


class PrivacyCog(commands.Cog):
    """The way to the privacy page."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: self.bot.privacy.show(interaction))


async def setup(bot: GameBot) -> None:
    await bot.add_cog(PrivacyCog(bot))
