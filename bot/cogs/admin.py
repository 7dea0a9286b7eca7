"""``/admin``: the word of those who run a server, over its tables and about who plays there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions import arena, owners, seeking, zones
from bot.actions.answer import guarded
from bot.actions.owners import Change, Why
from bot.app import GameBot
from bot.ui.limits import OPTION_TEXT, SELECT_OPTIONS, cut
from storage.guilds import MOST_DAYS, MOST_HOURS, MOST_TABLES
from storage.listing import CLOSED

LONGEST_ARENA: Final = 168
"""How long an arena is open at most: a week."""


class Place(app_commands.Transformer):
    """A channel where people can write, or a category. All kinds would be more than Discord describes."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.voice, kinds.stage_voice, kinds.forum, kinds.category]

    async def transform(
        self, _interaction: discord.Interaction[Any], value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        return value


@app_commands.default_permissions(manage_guild=True)
class AdminCog(commands.GroupCog, group_name="admin"):
    """The commands are thin: ``bot/actions/owners.py`` does it, and asks for the permission again."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def stop(self, interaction: discord.Interaction[Any], table: int, why: Why | None = None) -> None:
        await guarded(interaction, lambda: owners.stop(self.bot.desk, interaction, table, why))

    @app_commands.command()
    async def reopen(self, interaction: discord.Interaction[Any], table: int) -> None:
        await guarded(interaction, lambda: owners.reopen(self.bot.desk, interaction, table))

    @app_commands.command()
    async def kick(self, interaction: discord.Interaction[Any], player: discord.User, table: int) -> None:
        await guarded(interaction, lambda: owners.kick(self.bot.desk, interaction, table, player))

    @app_commands.command()
    async def block(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        await guarded(interaction, lambda: owners.block(self.bot.desk, interaction, player))

    @app_commands.command()
    async def unblock(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        await guarded(interaction, lambda: owners.unblock(self.bot.desk, interaction, player))

    @app_commands.command()
    async def blocked(
        self, interaction: discord.Interaction[Any], page: app_commands.Range[int, 1, 100_000] = 1
    ) -> None:
        await guarded(interaction, lambda: owners.blocked(self.bot.desk, interaction, page))

    @app_commands.command()
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: owners.show(self.bot.desk, interaction))

    @app_commands.command()
    async def places(
        self,
        interaction: discord.Interaction[Any],
        change: Change,
        channel: app_commands.Transform[app_commands.AppCommandChannel, Place] | None = None,
    ) -> None:
        await guarded(interaction, lambda: owners.set_places(self.bot.desk, interaction, change, channel))

    @app_commands.command()
    async def openers(
        self, interaction: discord.Interaction[Any], change: Change, role: discord.Role | None = None
    ) -> None:
        await guarded(interaction, lambda: owners.set_openers(self.bot.desk, interaction, change, role))

    @app_commands.command()
    async def limits(
        self,
        interaction: discord.Interaction[Any],
        channel: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        server: app_commands.Range[int, 0, MOST_TABLES] | None = None,
    ) -> None:
        await guarded(interaction, lambda: owners.set_limits(self.bot.desk, interaction, channel, server))

    @app_commands.command()
    async def season(
        self,
        interaction: discord.Interaction[Any],
        days: app_commands.Range[int, 0, MOST_DAYS] | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        await guarded(interaction, lambda: owners.set_season(self.bot.desk, interaction, days, channel))

    @app_commands.command()
    async def zone(self, interaction: discord.Interaction[Any], zone: str | None = None) -> None:
        await guarded(interaction, lambda: zones.settle(self.bot.desk, interaction, zone))

    @app_commands.command()
    async def seekers(
        self,
        interaction: discord.Interaction[Any],
        role: discord.Role | None = None,
        hours: app_commands.Range[int, 1, MOST_HOURS] = 24,
    ) -> None:
        await guarded(interaction, lambda: seeking.set_role(self.bot.desk, interaction, role, hours))

    @zone.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return zones.offer_zones(interaction, typed)

    @app_commands.command()
    async def puzzles(self, interaction: discord.Interaction[Any], allow: bool) -> None:
        await guarded(interaction, lambda: owners.set_puzzles(self.bot.desk, interaction, allow=allow))

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
        await guarded(interaction, lambda: arena.open_(self.bot.desk, interaction, played, hours, seats, speed))

    @stop.autocomplete("table")
    @kick.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return _fitting(await owners.choices(self.bot.desk, interaction), typed)

    @reopen.autocomplete("table")
    async def _which_closed(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        return _fitting(await owners.choices(self.bot.desk, interaction, CLOSED), typed)

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
