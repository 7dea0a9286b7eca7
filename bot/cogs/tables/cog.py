"""``/table``: manage a table, with the same commands for every game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import TableNumber
from bot.cogs.tables import seat_offers, seats, settings
from bot.core import zones
from bot.core.components import offer
from bot.core.context import Context, answer
from bot.core.guard import guarded
from bot.core.limits import SELECT_OPTIONS
from bot.core.permissions import require_table
from bot.core.visibility import recall
from bot.tables import lists
from bot.tables.panel_views import PanelPage
from bot.tables.services import Services
from engine.game import Refusal
from host.live import TableSession

ChooseDigest: TypeAlias = Callable[[Context, int | None, str | None], Awaitable[None]]

FINISHED: Final = 10
"""Finished games that are offered for a replay."""


class TableCog(commands.GroupCog, group_name="table"):
    """The ``/table`` commands, which other modules of this package implement."""

    def __init__(self, services: Services, choose_digest: ChooseDigest) -> None:
        """Set up; ``choose_digest`` sets the hour of a user's daily digest."""
        self._services = services
        self._choose_digest = choose_digest

    @app_commands.command(name="list")
    async def show_all(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: lists.list_tables(self._services, interaction))

    @app_commands.command()
    async def pings(self, interaction: discord.Interaction[Any], when: Literal["always", "away", "never"]) -> None:
        await guarded(interaction, lambda: settings.set_pings(self._services, interaction, when))

    @app_commands.command()
    async def digest(
        self,
        interaction: discord.Interaction[Any],
        hour: app_commands.Range[int, 0, 23] | None = None,
        zone: str | None = None,
    ) -> None:
        await answer(interaction, lambda ctx: self._choose_digest(ctx, hour, zone))

    @digest.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        if not self._services.rate_limiter.may_look_up(interaction.user.id, interaction.guild_id):
            return []
        return zones.offer_zones(interaction, typed)

    @app_commands.command(name="quiet-hours")
    async def quiet_hours(
        self,
        interaction: discord.Interaction[Any],
        begins: app_commands.Range[int, 0, 23] | None = None,
        ends: app_commands.Range[int, 0, 23] | None = None,
        utc_offset: app_commands.Range[int, -12, 14] = 0,
        table: TableNumber | None = None,
    ) -> None:
        hours = None if begins is None or ends is None else ((begins - utc_offset) % 24, (ends - utc_offset) % 24)

        await self._at_own(
            interaction, table, lambda live: settings.set_quiet(self._services, interaction, live, hours)
        )

    @app_commands.command()
    async def speed(
        self,
        interaction: discord.Interaction[Any],
        speed: Literal["live", "relaxed", "correspondence", "none"],
        table: TableNumber | None = None,
    ) -> None:
        await self._at_own(
            interaction, table, lambda live: settings.set_speed(self._services, interaction, live, speed)
        )

    @app_commands.command()
    async def pictures(
        self,
        interaction: discord.Interaction[Any],
        pictures: Literal["moving", "still"],
        table: TableNumber | None = None,
    ) -> None:
        services = self._services
        await self._at_own(interaction, table, lambda live: settings.set_motion(services, interaction, live, pictures))

    @app_commands.command()
    async def host(
        self, interaction: discord.Interaction[Any], heir: discord.User, table: TableNumber | None = None
    ) -> None:
        await self._at_own(interaction, table, lambda live: settings.pass_host(self._services, interaction, live, heir))

    @app_commands.command()
    async def replace(
        self,
        interaction: discord.Interaction[Any],
        newcomer: discord.User,
        seat_of: discord.User | None = None,
        table: TableNumber | None = None,
    ) -> None:
        services, leaver = self._services, seat_of or interaction.user
        await self._at_own(
            interaction, table, lambda live: seat_offers.offer(services, interaction, live, newcomer, leaver)
        )

    @app_commands.command()
    async def reopen(self, interaction: discord.Interaction[Any], table: TableNumber | None = None) -> None:
        async def act() -> None:
            await settings.reopen_by_command(self._services, interaction, await self._left_alone(interaction, table))

        await guarded(interaction, act)

    @app_commands.command()
    async def leave(self, interaction: discord.Interaction[Any], table: TableNumber | None = None) -> None:
        services = self._services

        async def act() -> None:
            live = await lists.to_leave(services, interaction, table)
            if live is not None:
                await seats.leave(services, interaction, live)

        await guarded(interaction, act)

    @app_commands.command()
    async def replay(self, interaction: discord.Interaction[Any], table: TableNumber | None = None) -> None:
        async def act() -> None:
            await self._services.panels.open(interaction, await self._played(interaction, table), PanelPage("replay"))

        await guarded(interaction, act)

    @replay.autocomplete("table")
    async def _which_played(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        return await lists.choices(self._services, interaction, typed, here=True, past=FINISHED)

    @reopen.autocomplete("table")
    async def _which_closed(
        self, interaction: discord.Interaction[Any], typed: str | int
    ) -> list[app_commands.Choice[int]]:
        services, user = self._services, interaction.user.id
        if not services.rate_limiter.may_look_up(user, interaction.guild_id):
            return []
        closed = await services.tables.store.listing.closed_inactive(user, services.tables.games, SELECT_OPTIONS)
        text = await services.languages.texts_for(interaction)
        return offer([(lists.describe(text, listed), listed.id) for listed in closed], typed)

    @quiet_hours.autocomplete("table")
    @speed.autocomplete("table")
    @pictures.autocomplete("table")
    @host.autocomplete("table")
    @replace.autocomplete("table")
    @leave.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(self._services, interaction, typed)

    async def _at_own(
        self,
        interaction: discord.Interaction[Any],
        table: int | None,
        act: Callable[[TableSession], Awaitable[None]],
    ) -> None:
        """Run ``act`` on the user's table of that number, or on their newest."""

        async def find_and_act() -> None:
            live = await lists.require(self._services, interaction, table, mine=True)
            await recall(interaction, live.guild, live.channel)
            await act(live)

        await guarded(interaction, find_and_act)

    async def _played(self, interaction: discord.Interaction[Any], table_id: int | None) -> TableSession:
        """Return the game of that number, or the newest, or the last one finished here."""
        services = self._services
        if table_id is not None:
            return await require_table(services.tables, interaction, table_id)
        live = await lists.newest(services, interaction, None, mine=False, begun=True)
        if live is None:
            over = await lists.finished(services, interaction, FINISHED)
            live = await services.tables.get(over[0].id) if over else None
        if live is None:
            raise Refusal("why-no-table-here")
        return live

    async def _left_alone(self, interaction: discord.Interaction[Any], table_id: int | None) -> TableSession:
        """Return a table by number, or the user's last closed for inactivity."""
        services = self._services
        if table_id is not None:
            return await require_table(services.tables, interaction, table_id)
        found = await services.tables.closed_inactive(interaction.user.id, 1)
        if not found:
            raise Refusal("why-none-left-alone")
        return found[0]
