"""The commands that every game has, one group per hosted game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.cogs import TableNumber
from bot.cogs.tables import move
from bot.core.context import Context, answer
from bot.core.guard import guarded
from bot.core.restrictions import restricted
from bot.games.package import GamePackage
from bot.tables import lists, opening
from bot.tables.services import Services
from engine.game import AnyGame
from engine.lobby import SPEEDS

Press: TypeAlias = discord.Interaction[Any]
Command: TypeAlias = app_commands.Command[Any, ..., None]
ShowPractice: TypeAlias = Callable[[Context, AnyGame, int | None], Awaitable[None]]

HAND: Final = "hand"
SPEED_CHOICES: Final = [app_commands.Choice(name=speed, value=speed) for speed in SPEEDS]
"""Named by the catalog when commands are localized."""


class GameCommands:
    """``/<kind> new · practice · hand · board``, and an alias for the hand."""

    def __init__(self, services: Services, show_practice: ShowPractice) -> None:
        """Set up; ``show_practice`` offers a game to one user only."""
        self._services = services
        self._show_practice = show_practice
        self.groups = [self._group_of(package) for package in services.catalogue.packages.values()]

    def _group_of(self, package: GamePackage) -> app_commands.Group:
        group = app_commands.Group(name=package.kind, description=package.kind)
        hands = [self._hand(package, name) for name in dict.fromkeys((HAND, package.hand_command))]
        for command in (self._new(package), self._practice(package), *hands, self._board(package)):
            group.add_command(command)
        return group

    def _new(self, package: GamePackage) -> Command:
        @app_commands.command()
        @app_commands.choices(speed=SPEED_CHOICES)
        @restricted("open")
        async def new(press: Press, players: int | None = None, speed: str = "relaxed", thread: bool = False) -> None:
            await guarded(
                press, lambda: opening.new(self._services, press, package.game, players, speed, thread=thread)
            )

        return _for_seats(new, package)

    def _practice(self, package: GamePackage) -> Command:
        @app_commands.command()
        async def practice(press: Press, players: int | None = None) -> None:
            await answer(press, lambda ctx: self._show_practice(ctx, package.game, players))

        return _for_seats(practice, package)

    def _hand(self, package: GamePackage, name: str) -> Command:
        @app_commands.command(name=name)
        async def hand(press: Press) -> None:
            await guarded(press, lambda: lists.show_hands(self._services, press, package.kind))

        return hand

    def _board(self, package: GamePackage) -> Command:
        @app_commands.command()
        async def board(press: Press, table: TableNumber | None = None) -> None:
            async def repost() -> None:
                live = await lists.require(self._services, press, table, package.kind)
                await move.repost(self._services, press, live)

            await guarded(press, repost)

        @board.autocomplete("table")
        async def _which(press: Press, typed: str | int) -> list[app_commands.Choice[int]]:
            return await lists.choices(self._services, press, typed, package.kind, here=True)

        return board


def _for_seats(command: Command, package: GamePackage) -> Command:
    """Let Discord refuse numbers of players between supported ones."""
    counts = [app_commands.Choice(name=str(count), value=count) for count in package.game.seats]
    return app_commands.choices(players=counts)(command)
