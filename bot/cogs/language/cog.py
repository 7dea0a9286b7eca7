"""``/language``: what the bot speaks to whom."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.cogs import TableNumber
from bot.cogs.language import choices
from bot.cogs.language.choices import AUTO
from bot.core.guard import guarded
from bot.tables import lists


class LanguageCog(commands.GroupCog, group_name="language"):
    """The choice of languages comes from the catalogue."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def me(self, interaction: discord.Interaction[Any], language: str) -> None:
        await guarded(interaction, lambda: choices.choose_mine(self.bot.desk, interaction, language))

    @app_commands.command()
    async def server(self, interaction: discord.Interaction[Any], language: str) -> None:
        await guarded(interaction, lambda: choices.choose_servers(self.bot.desk, interaction, language))

    @app_commands.command()
    async def table(
        self, interaction: discord.Interaction[Any], language: str, table: TableNumber | None = None
    ) -> None:
        async def act() -> None:
            live = await lists.demand(self.bot.desk, interaction, table, mine=True)
            await choices.choose_tables(self.bot.desk, interaction, live, language)

        await guarded(interaction, act)

    @table.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(self.bot.desk, interaction, typed)


async def setup(bot: GameBot) -> None:
    cog = LanguageCog(bot)
    spoken = [app_commands.Choice(name=name, value=language) for language, name in bot.voices.names.items()]
    automatic = app_commands.Choice(name=AUTO, value=AUTO)
    for command in (cog.me, cog.server):
        app_commands.choices(language=[automatic, *spoken])(command)
    app_commands.choices(language=spoken)(cog.table)
    await bot.add_cog(cog)
