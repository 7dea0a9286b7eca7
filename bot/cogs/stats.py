"""``/stats``, ``/leaderboard``, ``/history`` and ``/privacy``: the same for every game."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.answer import guarded
from bot.app import GameBot
from storage.results import Pool


class StatsCog(commands.Cog):
    """What became of finished games, and of the data about them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description="How many games somebody has finished and won, and how they are rated.")
    @app_commands.describe(player="Whose; without it your own.", game="Which game; without it all.")
    async def stats(
        self, interaction: discord.Interaction[Any], player: discord.User | None = None, game: str | None = None
    ) -> None:
        user = player or interaction.user
        await guarded(interaction, lambda: self.bot.stats.stats(interaction, user.id, game))

    @app_commands.command(description="Who is rated best.")
    @app_commands.describe(
        game="Which game.",
        scope="Of this server or of all; without it this server.",
        pool="Games of people alone, or games with AI seats; without it people alone.",
    )
    @app_commands.choices(
        pool=[
            app_commands.Choice(name="people only", value="people"),
            app_commands.Choice(name="with AI seats", value="with_ai"),
        ]
    )
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        scope: Literal["server", "everywhere"] | None = None,
        pool: str = "people",
    ) -> None:
        kind = game or next(iter(self.bot.catalogue.packages))
        where = scope or ("everywhere" if interaction.guild_id is None else "server")
        rated: Pool = "with_ai" if pool == "with_ai" else "people"
        await guarded(interaction, lambda: self.bot.stats.leaderboard(interaction, kind, rated, where))

    @app_commands.command(description="The last games that somebody has finished.")
    @app_commands.describe(player="Whose; without it your own.")
    async def history(self, interaction: discord.Interaction[Any], player: discord.User | None = None) -> None:
        user = player or interaction.user
        await guarded(interaction, lambda: self.bot.stats.history(interaction, user.id))

    @app_commands.command(description="See what I keep about you, and delete it.")
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: self.bot.privacy.show(interaction))

    @stats.autocomplete("game")
    @leaderboard.autocomplete("game")
    async def _which(self, _interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        games = [(self.bot.texts(f"game-{kind}"), kind) for kind in self.bot.catalogue.packages]
        return [app_commands.Choice(name=name, value=kind) for name, kind in games if typed.lower() in name.lower()]


async def setup(bot: GameBot) -> None:
    await bot.add_cog(StatsCog(bot))
