"""``/table``: how a table is kept, for every game through the same commands."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions import lists, manners, offering
from bot.actions.answer import guarded
from bot.app import GameBot
from bot.ui.limits import SELECT_OPTIONS
from engine.game import Refusal
from host.live import LiveTable


class TableCog(commands.GroupCog, group_name="table", group_description="How tables are kept: calls, time, seats."):
    """The commands are thin: the desk does it."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="list", description="Show the open tables of this server, and yours.")
    async def show_all(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: lists.list_tables(self.bot.desk, interaction))

    @app_commands.command(description="Choose when I call you to a table.")
    @app_commands.describe(when="At every turn, when you have been away for a while, or never.")
    async def pings(self, interaction: discord.Interaction[Any], when: Literal["always", "away", "never"]) -> None:
        await guarded(interaction, lambda: manners.set_pings(self.bot.desk, interaction, when))

    @app_commands.command(description="As the host: hours in which nobody is called.")
    @app_commands.describe(
        begins="First quiet hour of the day, 0 to 23. Leave both out for none.",
        ends="Hour at which calls begin again, 0 to 23.",
        utc_offset="Your time zone, in hours east of UTC.",
        table="Which table; without it the newest where you sit.",
    )
    async def quiet(
        self,
        interaction: discord.Interaction[Any],
        begins: app_commands.Range[int, 0, 23] | None = None,
        ends: app_commands.Range[int, 0, 23] | None = None,
        utc_offset: app_commands.Range[int, -12, 14] = 0,
        table: int | None = None,
    ) -> None:
        hours = None if begins is None or ends is None else ((begins - utc_offset) % 24, (ends - utc_offset) % 24)

        async def act() -> None:
            await manners.set_quiet(self.bot.desk, interaction, await self._mine(interaction, table), hours)

        await guarded(interaction, act)

    @app_commands.command(description="As the host: how long a decision may take.")
    @app_commands.describe(
        speed="A minute, ten minutes, a day, or no clock.", table="Which table; without it the newest where you sit."
    )
    async def speed(
        self,
        interaction: discord.Interaction[Any],
        speed: Literal["live", "relaxed", "correspondence", "none"],
        table: int | None = None,
    ) -> None:
        async def act() -> None:
            await manners.set_speed(self.bot.desk, interaction, await self._mine(interaction, table), speed)

        await guarded(interaction, act)

    @app_commands.command(description="As the host: whether pictures move where something happens.")
    @app_commands.describe(pictures="Moving or still.", table="Which table; without it the newest where you sit.")
    async def pictures(
        self, interaction: discord.Interaction[Any], pictures: Literal["moving", "still"], table: int | None = None
    ) -> None:
        async def act() -> None:
            await manners.set_motion(self.bot.desk, interaction, await self._mine(interaction, table), pictures)

        await guarded(interaction, act)

    @app_commands.command(description="As the host: let somebody else be host.")
    @app_commands.describe(heir="Who shall be host.", table="Which table; without it the newest where you sit.")
    async def host(self, interaction: discord.Interaction[Any], heir: discord.User, table: int | None = None) -> None:
        async def act() -> None:
            await manners.pass_host(self.bot.desk, interaction, await self._mine(interaction, table), heir)

        await guarded(interaction, act)

    @app_commands.command(description="Give your seat in a game to somebody else, or as the host an absent player's.")
    @app_commands.describe(
        newcomer="Who takes the seat.",
        seat_of="Whose seat; without it your own. The host may give away the seat of somebody absent.",
        table="Which table; without it the newest where you sit.",
    )
    async def replace(
        self,
        interaction: discord.Interaction[Any],
        newcomer: discord.User,
        seat_of: discord.User | None = None,
        table: int | None = None,
    ) -> None:
        async def act() -> None:
            live = await self._mine(interaction, table)
            await offering.offer(self.bot.desk, interaction, live, newcomer, seat_of or interaction.user)

        await guarded(interaction, act)

    @app_commands.command(description="Play on at a table of yours that was closed because nobody came.")
    @app_commands.describe(table="Which table; without it the one closed last where you sat.")
    async def reopen(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def act() -> None:
            await manners.reopen_by_command(self.bot.desk, interaction, await self._left_alone(interaction, table))

        await guarded(interaction, act)

    @reopen.autocomplete("table")
    async def _which_closed(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        desk, user = self.bot.desk, interaction.user.id
        if not desk.turnstile.may_look_up(user):
            return []
        closed = await desk.tables.listing.left_alone(user, desk.presenters.keys(), SELECT_OPTIONS)
        lines = [(lists.describe(desk, listed), listed.id) for listed in closed]
        fitting = [(line, table) for line, table in lines if str(typed).lower() in line.lower()]
        return [app_commands.Choice(name=line[:100], value=table) for line, table in fitting]

    @quiet.autocomplete("table")
    @speed.autocomplete("table")
    @pictures.autocomplete("table")
    @host.autocomplete("table")
    @replace.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(self.bot.desk, interaction, typed)

    async def _mine(self, interaction: discord.Interaction[Any], table_id: int | None) -> LiveTable:
        """The asker's own table of that number, or their newest: in this channel first. Raises ``Refusal``."""
        live = await lists.newest(self.bot.desk, interaction, table_id, mine=True)
        if live is None:
            raise Refusal("why-no-seat-here")
        return live

    async def _left_alone(self, interaction: discord.Interaction[Any], table_id: int | None) -> LiveTable:
        """The table of that number, or the asker's that was closed last because nobody came. Raises ``Refusal``."""
        desk = self.bot.desk
        if table_id is not None:
            return await desk.found(interaction, table_id)
        found = await desk.tables.left_alone(interaction.user.id, 1)
        if not found:
            raise Refusal("why-none-left-alone")
        return found[0]


async def setup(bot: GameBot) -> None:
    await bot.add_cog(TableCog(bot))
