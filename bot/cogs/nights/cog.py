"""``/night``: game nights."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.cogs.nights.wishes import Wish
from bot.core import zones
from bot.core.guard import guarded
from bot.tables import player_calls
from bot.tables.player_calls import Often
from engine.lobby import DEFAULT_SPEED


class NightCog(commands.GroupCog, group_name="night"):
    """The commands are thin: ``bot/cogs/nights/keeper.py`` does it."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def plan(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        day: str,
        hour: str,
        players: app_commands.Range[int, 1, 20] | None = None,
        speed: Literal["live", "relaxed", "correspondence", "none"] = DEFAULT_SPEED,
        zone: str | None = None,
    ) -> None:
        wish = Wish(game, speed, day, hour, "" if players is None else str(players), zone or "")
        await guarded(interaction, lambda: self.bot.nights.ask(interaction, wish))

    @app_commands.command(name="list")
    async def show_all(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: self.bot.nights.show_all(interaction))

    @app_commands.command()
    async def tell(self, interaction: discord.Interaction[Any], often: Often, game: str | None = None) -> None:
        await guarded(interaction, lambda: player_calls.choose(self.bot.desk, interaction, often, game))

    @plan.autocomplete("day")
    async def _days(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        desk = self.bot.desk
        if not desk.turnstile.may_look_up(interaction.user.id):
            return []
        zone, _ = await zones.find_zone(desk.tables.guilds, interaction.guild_id, None)
        return zones.offer_days(zone, (await desk.voice(interaction)).language, typed)

    @plan.autocomplete("hour")
    async def _hours(self, _: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return zones.offer_hours(typed)

    @plan.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return zones.offer_zones(interaction, typed)

    @commands.Cog.listener()
    async def on_scheduled_event_update(self, _: discord.ScheduledEvent, after: discord.ScheduledEvent) -> None:
        self.bot.desk.later(self.bot.nights.event_changed(after))

    @commands.Cog.listener()
    async def on_scheduled_event_delete(self, event: discord.ScheduledEvent) -> None:
        self.bot.desk.later(self.bot.nights.event_gone(event.id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.overwrites != after.overwrites:
            self.bot.desk.later(self.bot.nights.places_changed(after.guild.id, after.id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.bot.desk.later(self.bot.nights.places_changed(channel.guild.id, channel.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            self.bot.desk.later(self.bot.nights.places_changed(after.guild.id))


async def setup(bot: GameBot) -> None:
    await bot.add_cog(NightCog(bot))
