"""The commands that every game has: one group for each game of the catalogue."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions import learn, lists, look, moving, opening, seats
from bot.actions.answer import guarded
from bot.app import GameBot
from engine.game import AnyGame, Refusal
from host.live import LiveTable

FINISHED: Final = 10
"""Finished games that are offered for a replay."""


class GameCog(commands.GroupCog):
    """``/<kind> new · practice · shares · board · replay · rules · leave``."""

    kind: ClassVar[str]

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @property
    def game(self) -> AnyGame:
        return self.bot.catalogue.games[self.kind]

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
        await guarded(interaction, lambda: opening.new(desk, interaction, self.game, players, speed, thread=thread))

    @app_commands.command(description="Play against AI seats at once, with hints and without a clock.")
    @app_commands.describe(players="Seats at the table, yours among them.")
    @app_commands.guild_only()
    async def practice(self, interaction: discord.Interaction[Any], players: int | None = None) -> None:
        await guarded(interaction, lambda: opening.practice(self.bot.desk, interaction, self.game, players))

    @app_commands.command(description="Show your own hand, to you alone.")
    async def shares(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: lists.show_hands(self.bot.desk, interaction, self.kind))

    @app_commands.command(description="Post a table anew at the end of this channel.")
    @app_commands.describe(table="Which table; without it the newest here, or yours.")
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def repost() -> None:
            await moving.repost(self.bot.desk, interaction, await self._table(interaction, table))

        await guarded(interaction, repost)

    @app_commands.command(description="Step through a game, to you alone: a finished one, or one under way.")
    @app_commands.describe(table="Which table; without it the newest here, or yours.")
    async def replay(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def show() -> None:
            await look.replay(self.bot.desk, interaction, await self._played(interaction, table))

        await guarded(interaction, show)

    @app_commands.command(description="Page through the rules.")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, lambda: learn.turn_rules(self.bot.desk, interaction, self.kind, 0))

    @app_commands.command(description="Leave a table. In a game, an AI takes your seat.")
    @app_commands.describe(table="Which table; without it the newest where you sit.")
    async def leave(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def leave() -> None:
            await seats.leave(self.bot.desk, interaction, await self._table(interaction, table, mine=True))

        await guarded(interaction, leave)

    @board.autocomplete("table")
    @leave.autocomplete("table")
    async def _which(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(self.bot.desk, interaction, typed, self.kind)

    @replay.autocomplete("table")
    async def _games(self, interaction: discord.Interaction[Any], typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(self.bot.desk, interaction, typed, self.kind, past=FINISHED)

    async def _played(self, interaction: discord.Interaction[Any], table_id: int | None) -> LiveTable:
        """The game of that number; or the newest here or of the asker, else the last that was finished here."""
        desk = self.bot.desk
        if table_id is not None:
            return await desk.found(interaction, table_id)
        live = await lists.newest(desk, interaction, None, self.kind, mine=False, begun=True)
        if live is None:
            over = await lists.finished(desk, interaction, self.kind, FINISHED)
            live = await desk.tables.get(over[0].id) if over else None
        if live is None:
            raise Refusal("why-no-table-here")
        return live

    async def _table(
        self, interaction: discord.Interaction[Any], table_id: int | None, *, mine: bool = False
    ) -> LiveTable:
        live = await lists.newest(self.bot.desk, interaction, table_id, self.kind, mine=mine)
        if live is None:
            raise Refusal("why-no-seat-here" if mine else "why-no-table-here")
        return live


def group_of(kind: str, description: str) -> type[GameCog]:
    """The commands of one game."""
    body = {"kind": kind, "__module__": __name__}
    group = commands.CogMeta(f"{kind.title()}Cog", (GameCog,), body, group_name=kind, group_description=description)
    return cast(type[GameCog], group)


async def setup(bot: GameBot) -> None:
    for kind in bot.catalogue.packages:
        await bot.add_cog(group_of(kind, bot.texts(f"command-{kind}"))(bot))
