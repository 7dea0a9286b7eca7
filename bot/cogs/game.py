"""The commands that every game has. A game's own cog names the group and nothing else."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.tables import GAMES, LiveTable
from bot.ui.answer import Refusal, guarded
from engine.game import AnyGame


class GameCog(commands.GroupCog):
    """``/<kind> new · shares · board · rules · leave``."""

    kind: ClassVar[str]

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @property
    def game(self) -> AnyGame:
        return GAMES[self.kind]

    @app_commands.command(description="Open a table in this channel.")
    @app_commands.describe(
        players="Seats at the table, at most.",
        speed="How long a decision may take.",
        thread="Play in a thread of its own, so that the channel stays calm.",
    )
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction[Any],
        players: int | None = None,
        speed: Literal["live", "relaxed", "correspondence", "none"] = "relaxed",
        thread: bool = False,
    ) -> None:
        desk = self.bot.desk
        await guarded(interaction, lambda: desk.open(interaction, self.game, players, speed, thread=thread))

    @app_commands.command(description="Show your own hand, to you alone.")
    async def shares(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: self.bot.desk.show_hands(interaction, self.kind))

    @app_commands.command(description="Post a table anew at the end of this channel.")
    @app_commands.describe(table="Which table; without it the newest here, or yours.")
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def repost() -> None:
            await self.bot.desk.repost(interaction, await self._table(interaction, table))

        await guarded(interaction, repost)

    @app_commands.command(description="Page through the rules.")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: self.bot.desk.turn_rules(interaction, self.kind, 0))

    @app_commands.command(description="Leave a table. In a game, an AI takes your seat.")
    @app_commands.describe(table="Which table; without it the newest where you sit.")
    async def leave(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def leave() -> None:
            await self.bot.desk.leave(interaction, await self._table(interaction, table, mine=True))

        await guarded(interaction, leave)

    @board.autocomplete("table")
    @leave.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        found = await self._tables(interaction)
        lines = [(self.bot.desk.describe(live), live.id) for live in found]
        return [
            app_commands.Choice(name=line[:100], value=table_id)
            for line, table_id in lines
            if str(typed).lower() in line.lower()
        ][:25]

    async def _tables(self, interaction: discord.Interaction[Any]) -> list[LiveTable]:
        """The open tables of this game in this channel and where the asker sits, the newest first."""
        here = await self.bot.desk.tables.in_channel(interaction.channel_id) if interaction.channel_id else []
        mine = await self.bot.desk.tables.of_user(interaction.user.id)
        by_id = {live.id: live for live in (*here, *mine) if live.game.kind == self.kind}
        return [by_id[table_id] for table_id in sorted(by_id, reverse=True)]

    async def _table(
        self, interaction: discord.Interaction[Any], table_id: int | None, *, mine: bool = False
    ) -> LiveTable:
        user = interaction.user.id
        found = [
            live
            for live in await self._tables(interaction)
            if table_id in (None, live.id) and (not mine or any(chair.user == user for chair in live.chairs))
        ]
        if not found:
            raise Refusal("why-no-seat-here" if mine else "why-no-table-here")
        return found[0]
