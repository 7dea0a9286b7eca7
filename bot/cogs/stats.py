"""``/stats``, ``/leaderboard``, ``/season``, ``/history`` and ``/privacy``: the same for every game."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.answer import guarded
from bot.app import GameBot


class StatsCog(commands.Cog):
    """What became of finished games, and of the data about them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def stats(
        self, interaction: discord.Interaction[Any], player: discord.User | None = None, game: str | None = None
    ) -> None:
        user = player or interaction.user
        await guarded(interaction, lambda: self.bot.stats.stats(interaction, user.id, game))

    @app_commands.command()
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        scope: Literal["server", "everywhere"] | None = None,
        pool: Literal["people", "with_ai"] = "people",
    ) -> None:
        kind = game or next(iter(self.bot.catalogue.packages))
        where = scope or ("everywhere" if interaction.guild_id is None else "server")
        await guarded(interaction, lambda: self.bot.stats.leaderboard(interaction, kind, pool, where))

    @app_commands.command()
    async def season(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        pool: Literal["people", "with_ai"] = "people",
        number: app_commands.Range[int, 1, 999_999] | None = None,
    ) -> None:
        kind = game or next(iter(self.bot.catalogue.packages))
        await guarded(interaction, lambda: self.bot.stats.season(interaction, kind, pool, number))

    @app_commands.command()
    async def history(self, interaction: discord.Interaction[Any], player: discord.User | None = None) -> None:
        user = player or interaction.user
        await guarded(interaction, lambda: self.bot.stats.history(interaction, user.id))

    @app_commands.command()
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: self.bot.privacy.show(interaction))


async def setup(bot: GameBot) -> None:
    await bot.add_cog(StatsCog(bot))
