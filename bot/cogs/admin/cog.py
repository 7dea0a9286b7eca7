"""``/admin``: the word of those who run a server, over its tables and about who plays there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.cogs import TableNumber
from bot.cogs.admin import moderation
from bot.cogs.admin.moderation import Why
from bot.cogs.arenas import choices
from bot.core.guard import guarded
from bot.core.limits import OPTION_TEXT, SELECT_OPTIONS, cut
from storage.listing import CLOSED

LONGEST_ARENA: Final = 168
"""How long an arena is open at most: a week."""


@app_commands.default_permissions(manage_guild=True)
class AdminCog(commands.GroupCog, group_name="admin"):
    """The commands are thin: ``bot/cogs/admin/moderation.py`` does it, and asks for the permission again."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: self.bot.servers.show(interaction))

    @app_commands.command()
    async def stop(self, interaction: discord.Interaction[Any], table: TableNumber, why: Why | None = None) -> None:
        await guarded(interaction, lambda: moderation.stop(self.bot.desk, interaction, table, why))

    @app_commands.command()
    async def reopen(self, interaction: discord.Interaction[Any], table: TableNumber) -> None:
        await guarded(interaction, lambda: moderation.reopen(self.bot.desk, interaction, table))

    @app_commands.command()
    async def kick(self, interaction: discord.Interaction[Any], player: discord.User, table: TableNumber) -> None:
        await guarded(interaction, lambda: moderation.kick(self.bot.desk, interaction, table, player))

    @app_commands.command()
    async def block(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        await guarded(interaction, lambda: moderation.block(self.bot.desk, interaction, player))

    @app_commands.command()
    async def unblock(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        await guarded(interaction, lambda: moderation.unblock(self.bot.desk, interaction, player))

    @app_commands.command()
    async def blocked(
        self, interaction: discord.Interaction[Any], page: app_commands.Range[int, 1, 100_000] = 1
    ) -> None:
        await guarded(interaction, lambda: moderation.blocked(self.bot.desk, interaction, page))

    @app_commands.command()
    async def arena(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        hours: app_commands.Range[int, 0, LONGEST_ARENA],
        seats: app_commands.Range[int, 2, 8] | None = None,
        speed: Literal["live", "relaxed"] = "live",
    ) -> None:
        played = self.bot.catalogue.games[game]
        await guarded(interaction, lambda: choices.open_(self.bot.desk, interaction, played, hours, seats, speed))

    @stop.autocomplete("table")
    @kick.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return _fitting(await moderation.choices(self.bot.desk, interaction), typed)

    @reopen.autocomplete("table")
    async def _which_closed(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        return _fitting(await moderation.choices(self.bot.desk, interaction, CLOSED), typed)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: what was decided there is nobody's business any more."""
        self.bot.desk.later(self.bot.desk.tables.guilds.forget(guild.id))


def _fitting(lines: Sequence[tuple[str, int]], typed: str | int) -> list[app_commands.Choice[int]]:
    """Those of these tables that are meant by what is typed."""
    fitting = [(line, table) for line, table in lines if str(typed).lower() in line.lower()]
    return [app_commands.Choice(name=cut(line, OPTION_TEXT), value=table) for line, table in fitting[:SELECT_OPTIONS]]


async def setup(bot: GameBot) -> None:
    await bot.add_cog(AdminCog(bot))
