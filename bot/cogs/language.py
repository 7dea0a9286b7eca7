"""``/language``: the bot's language for a user, a server, or a table."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import TableNumber
from bot.core.context import Context, answer
from bot.core.restrictions import restricted
from bot.tables import lists
from bot.tables.services import Services
from engine import lobby as lobbies
from engine.game import Refusal

Interaction = discord.Interaction[Any]

AUTO: Final = "auto"
"""Instead of a language: the one that Discord reports for the user or server."""


class LanguageCog(commands.GroupCog, group_name="language"):
    def __init__(self, services: Services) -> None:
        self._services = services
        names = services.languages.localizations.names
        spoken = [app_commands.Choice(name=name, value=language) for language, name in names.items()]
        automatic = app_commands.Choice(name=AUTO, value=AUTO)
        for command in (self.me, self.server):
            app_commands.choices(language=[automatic, *spoken])(command)
        app_commands.choices(language=spoken)(self.table)

    @app_commands.command()
    async def me(self, interaction: Interaction, language: str) -> None:
        await answer(interaction, lambda ctx: self.choose_mine(ctx, language))

    @app_commands.command()
    @restricted("manage")
    async def server(self, interaction: Interaction, language: str) -> None:
        await answer(interaction, lambda ctx: self.choose_servers(ctx, language))

    @app_commands.command()
    async def table(self, interaction: Interaction, language: str, table: TableNumber | None = None) -> None:
        await answer(interaction, lambda ctx: self.choose_tables(ctx, language, table))

    @table.autocomplete("table")
    async def _offer_tables(self, interaction: Interaction, typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(self._services, interaction, typed)

    async def choose_mine(self, ctx: Context, language: str) -> None:
        """Set the language of the user's private messages."""
        text = (await self._services.languages.choose(ctx.interaction, self._require_spoken(language))).texts
        await ctx.say(text("language-mine", language=text("language-name")))

    async def choose_servers(self, ctx: Context, language: str) -> None:
        guild, chosen = ctx.guild, self._require_spoken(language)
        await self._services.tables.store.guilds.change(guild, lambda old: old.model_copy(update={"language": chosen}))
        text, public = await ctx.texts(), await self._services.languages.server(guild)
        await ctx.say(text("language-server", language=public.texts("language-name")))

    async def choose_tables(self, ctx: Context, language: str, table: int | None) -> None:
        """Set a table's public language; ``Refusal`` unless its host asks."""
        services, user = self._services, ctx.user.id
        live = await lists.require(services, ctx.interaction, table, mine=True)
        spoken = services.languages.localizations.spoken
        await services.tables.update_settings(live, lambda lobby: lobbies.set_language(lobby, user, language, spoken))
        text, public = await ctx.texts(), services.languages.at(live).texts
        await ctx.say(text("language-table", table=str(live.id), language=public("language-name")))
        await services.updater.show_setting(ctx.interaction, live)

    def _require_spoken(self, language: str) -> str | None:
        """Read a choice, ``None`` for Discord's language, or raise ``Refusal``."""
        if language == AUTO:
            return None
        if language not in self._services.languages.localizations.spoken:
            raise Refusal("why-lobby-option")
        return language
