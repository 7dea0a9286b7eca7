"""``/admin``: moderate tables and players (docs/hosts/server-admins.md).

A server can make the command visible to others, so every use checks the permission.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import TableNumber
from bot.cogs.admin import moderation
from bot.cogs.admin.moderation import Why
from bot.cogs.admin.page import SettingsCog
from bot.cogs.admin.settings import PAGES
from bot.cogs.arenas.cog import ArenaCog
from bot.cogs.nights.keeper import NightKeeper
from bot.core.components import offer
from bot.core.context import answer
from bot.core.restrictions import restricted
from bot.tables.services import Services
from host.periodic import RETRY_SECONDS
from storage.errors import StoreError
from storage.rows import CLOSED

log = logging.getLogger(__name__)

LONGEST_ARENA: Final = 168
"""The maximum duration of an arena in hours: a week."""


@restricted("manage")
@app_commands.default_permissions(manage_guild=True)
class AdminCog(commands.GroupCog, group_name="admin"):
    """The ``/admin`` commands; see ``bot/cogs/admin/moderation.py``."""

    def __init__(self, services: Services, settings_page: SettingsCog, arenas: ArenaCog, nights: NightKeeper) -> None:
        self._services = services
        self._page = settings_page
        self._arenas = arenas
        self._nights = nights

    @app_commands.command()
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, lambda ctx: self._page.show(ctx, next(iter(PAGES))))

    @app_commands.command()
    async def stop(self, interaction: discord.Interaction[Any], table: TableNumber, why: Why | None = None) -> None:
        await answer(interaction, lambda ctx: moderation.stop(self._services, ctx, table, why))

    @app_commands.command()
    async def reopen(self, interaction: discord.Interaction[Any], table: TableNumber) -> None:
        await answer(interaction, lambda ctx: moderation.reopen(self._services, ctx, table))

    @app_commands.command()
    async def kick(self, interaction: discord.Interaction[Any], player: discord.User, table: TableNumber) -> None:
        await answer(interaction, lambda ctx: moderation.kick(self._services, ctx, table, player))

    @app_commands.command()
    async def block(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        await answer(interaction, lambda ctx: moderation.block(self._services, self._nights, ctx, player))

    @app_commands.command()
    async def unblock(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        await answer(interaction, lambda ctx: moderation.unblock(self._services, self._nights, ctx, player))

    @app_commands.command()
    async def blocked(
        self, interaction: discord.Interaction[Any], page: app_commands.Range[int, 1, 100_000] = 1
    ) -> None:
        await answer(interaction, lambda ctx: moderation.blocked(self._services, ctx, page))

    @app_commands.command()
    @restricted("place", when=lambda claim: claim.get("hours") != 0)
    async def arena(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        hours: app_commands.Range[int, 0, LONGEST_ARENA],
        seats: app_commands.Range[int, 2, 8] | None = None,
        speed: Literal["live", "relaxed"] = "live",
    ) -> None:
        played = self._services.tables.games[game]
        await answer(interaction, lambda ctx: self._arenas.open(ctx, played, hours, seats, speed))

    @arena.autocomplete("seats")
    async def _offer_seats(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        played = self._services.tables.games.get(str(getattr(interaction.namespace, "game", "")))
        seats = () if played is None else played.seats
        return offer([(str(count), count) for count in seats], typed)

    @stop.autocomplete("table")
    @kick.autocomplete("table")
    async def _offer_open(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        return offer(await moderation.choices(self._services, interaction), typed)

    @reopen.autocomplete("table")
    async def _offer_closed(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        return offer(await moderation.choices(self._services, interaction, CLOSED), typed)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._services.background.later(self._forget(guild.id))

    async def _forget(self, guild: int) -> None:
        """Delete the settings of a server left, once the database can, unless it is back."""
        while True:
            try:
                await self._services.tables.store.guilds.forget(guild)
            except StoreError as error:
                log.warning("server cleanup postponed: guild=%s error=%s", guild, error)
            else:
                return
            await asyncio.sleep(RETRY_SECONDS)
            if self._services.client.get_guild(guild) is not None:
                return
