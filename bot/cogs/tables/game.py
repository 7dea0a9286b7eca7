"""The commands that every game has: one group for each game of the catalogue. They are described by the catalogue."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.app import GameBot
from bot.cogs import TableNumber
from bot.cogs.tables import move
from bot.core.context import answer
from bot.core.guard import guarded
from bot.core.restrictions import restricted
from bot.games.package import GamePackage
from bot.tables import lists, opening
from engine.lobby import SPEEDS

Press: TypeAlias = discord.Interaction[Any]
Command: TypeAlias = app_commands.Command[Any, ..., None]

HAND: Final = "hand"
SPEED_CHOICES: Final = [app_commands.Choice(name=speed, value=speed) for speed in SPEEDS]
"""Named by the catalogue when the commands are put in words."""


def group_of(bot: GameBot, package: GamePackage) -> app_commands.Group:
    """``/<kind> new · practice · hand · board``; a game may have another name for its hand beside that."""
    group = app_commands.Group(name=package.kind, description=package.kind)
    hands = [_hand(bot, package, name) for name in dict.fromkeys((HAND, package.hand_command))]
    for command in (_new(bot, package), _practice(bot, package), *hands, _board(bot, package)):
        group.add_command(command)
    return group


def _new(bot: GameBot, package: GamePackage) -> Command:
    @app_commands.command()
    @app_commands.choices(speed=SPEED_CHOICES)
    @restricted("open")
    async def new(press: Press, players: int | None = None, speed: str = "relaxed", thread: bool = False) -> None:
        await guarded(press, lambda: opening.new(bot.desk, press, package.game, players, speed, thread=thread))

    return _for_seats(new, package)


def _practice(bot: GameBot, package: GamePackage) -> Command:
    @app_commands.command()
    async def practice(press: Press, players: int | None = None) -> None:
        await answer(press, lambda ctx: bot.solo.show_practice(ctx, package.game, players))

    return _for_seats(practice, package)


def _hand(bot: GameBot, package: GamePackage, name: str) -> Command:
    @app_commands.command(name=name)
    async def hand(press: Press) -> None:
        await guarded(press, lambda: lists.show_hands(bot.desk, press, package.kind))

    return hand


def _board(bot: GameBot, package: GamePackage) -> Command:
    @app_commands.command()
    async def board(press: Press, table: TableNumber | None = None) -> None:
        async def repost() -> None:
            await move.repost(bot.desk, press, await lists.require(bot.desk, press, table, package.kind))

        await guarded(press, repost)

    @board.autocomplete("table")
    async def _which(press: Press, typed: str | int) -> list[app_commands.Choice[int]]:
        return await lists.choices(bot.desk, press, typed, package.kind, here=True)

    return board


def _for_seats(command: Command, package: GamePackage) -> Command:
    """Let Discord itself refuse numbers of players that the game cannot be played with: some lie between others."""
    counts = [app_commands.Choice(name=str(count), value=count) for count in package.game.seats]
    return app_commands.choices(players=counts)(command)


async def setup(bot: GameBot) -> None:
    for package in bot.catalogue.packages.values():
        bot.tree.add_command(group_of(bot, package))
