"""``/table``: how a table is kept, for every game through the same commands."""

from __future__ import annotations

from typing import Any, Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.cogs import TableNumber
from bot.cogs.tables import seat_offers, seats, settings
from bot.core import zones
from bot.core.context import answer
from bot.core.guard import guarded
from bot.core.limits import SELECT_OPTIONS
from bot.tables import lists
from bot.tables.panel_views import PanelPage
from engine.game import Refusal
from host.live import TableSession

FINISHED: Final = 10
"""Finished games that are offered for a replay."""


class TableCog(commands.GroupCog, group_name="table"):
    """The commands are thin: the desk does it."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="list")
    async def show_all(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: lists.list_tables(self.bot.desk, interaction))

    @app_commands.command()
    async def pings(self, interaction: discord.Interaction[Any], when: Literal["always", "away", "never"]) -> None:
        await guarded(interaction, lambda: settings.set_pings(self.bot.desk, interaction, when))

    @app_commands.command()
    async def digest(
        self,
        interaction: discord.Interaction[Any],
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        await answer(interaction, lambda ctx: self.bot.digests.choose(ctx, hour, zone))

    @digest.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return zones.offer_zones(interaction, typed)

    @app_commands.command()
    async def quiet(
        self,
        interaction: discord.Interaction[Any],
        begins: app_commands.Range[int, 0, 23] | None = None,
        ends: app_commands.Range[int, 0, 23] | None = None,
        utc_offset: app_commands.Range[int, -12, 14] = 0,
        table: TableNumber | None = None,
    ) -> None:
        hours = None if begins is None or ends is None else ((begins - utc_offset) % 24, (ends - utc_offset) % 24)

        async def act() -> None:
            await settings.set_quiet(
                self.bot.desk, interaction, await lists.require(self.bot.desk, interaction, table, mine=True), hours
            )

        await guarded(interaction, act)

    @app_commands.command()
    async def speed(
        self,
        interaction: discord.Interaction[Any],
        speed: Literal["live", "relaxed", "correspondence", "none"],
        table: TableNumber | None = None,
    ) -> None:
        async def act() -> None:
            await settings.set_speed(
                self.bot.desk, interaction, await lists.require(self.bot.desk, interaction, table, mine=True), speed
            )

        await guarded(interaction, act)

    @app_commands.command()
    async def pictures(
        self,
        interaction: discord.Interaction[Any],
        pictures: Literal["moving", "still"],
        table: TableNumber | None = None,
    ) -> None:
        async def act() -> None:
            await settings.set_motion(
                self.bot.desk, interaction, await lists.require(self.bot.desk, interaction, table, mine=True), pictures
            )

        await guarded(interaction, act)

    @app_commands.command()
    async def host(
        self, interaction: discord.Interaction[Any], heir: discord.User, table: TableNumber | None = None
    ) -> None:
        async def act() -> None:
            await settings.pass_host(
                self.bot.desk, interaction, await lists.require(self.bot.desk, interaction, table, mine=True), heir
            )

        await guarded(interaction, act)

    @app_commands.command()
    async def replace(
        self,
        interaction: discord.Interaction[Any],
        newcomer: discord.User,
        seat_of: discord.User | None = None,
        table: TableNumber | None = None,
    ) -> None:
        async def act() -> None:
            live = await lists.require(self.bot.desk, interaction, table, mine=True)
            await seat_offers.offer(self.bot.desk, interaction, live, newcomer, seat_of or interaction.user)

        await guarded(interaction, act)

    @app_commands.command()
    async def reopen(self, interaction: discord.Interaction[Any], table: TableNumber | None = None) -> None:
        async def act() -> None:
            await settings.reopen_by_command(self.bot.desk, interaction, await self._left_alone(interaction, table))

        await guarded(interaction, act)

    @app_commands.command()
    async def leave(self, interaction: discord.Interaction[Any], table: TableNumber | None = None) -> None:
        desk = self.bot.desk

        async def act() -> None:
            await seats.leave(desk, interaction, await lists.to_leave(desk, interaction, table))

        await guarded(interaction, act)

    @app_commands.command()
    async def replay(self, interaction: discord.Interaction[Any], table: TableNumber | None = None) -> None:
        async def act() -> None:
            await self.bot.desk.show(interaction, await self._played(interaction, table), PanelPage("replay"))

        await guarded(interaction, act)

    @replay.autocomplete("table")
    async def _which_played(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        return await lists.choices(self.bot.desk, interaction, typed, here=True, past=FINISHED)

    @reopen.autocomplete("table")
    async def _which_closed(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        desk, user = self.bot.desk, interaction.user.id
        if not desk.turnstile.may_look_up(user):
            return []
        closed = await desk.tables.listing.closed_inactive(user, desk.tables.games, SELECT_OPTIONS)
        text = await desk.words(interaction)
        lines = [(lists.describe(text, listed), listed.id) for listed in closed]
        fitting = [(line, table) for line, table in lines if str(typed).lower() in line.lower()]
        return [app_commands.Choice(name=line[:100], value=table) for line, table in fitting]

    @quiet.autocomplete("table")
    @speed.autocomplete("table")
    @pictures.autocomplete("table")
    @host.autocomplete("table")
    @replace.autocomplete("table")
    @leave.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(self.bot.desk, interaction, typed)

    async def _played(self, interaction: discord.Interaction[Any], table_id: int | None) -> TableSession:
        """The game of that number; or the newest here or of the asker, else the last that was finished here."""
        desk = self.bot.desk
        if table_id is not None:
            return await desk.found(interaction, table_id)
        live = await lists.newest(desk, interaction, None, mine=False, begun=True)
        if live is None:
            over = await lists.finished(desk, interaction, FINISHED)
            live = await desk.tables.get(over[0].id) if over else None
        if live is None:
            raise Refusal("why-no-table-here")
        return live

    async def _left_alone(self, interaction: discord.Interaction[Any], table_id: int | None) -> TableSession:
        """The table of that number, or the asker's that was closed last because nobody came. Raises ``Refusal``."""
        desk = self.bot.desk
        if table_id is not None:
            return await desk.found(interaction, table_id)
        found = await desk.tables.closed_inactive(interaction.user.id, 1)
        if not found:
            raise Refusal("why-none-left-alone")
        return found[0]


async def setup(bot: GameBot) -> None:
    await bot.add_cog(TableCog(bot))
