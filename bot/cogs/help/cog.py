"""``/help``, ``/play`` and ``/rules``, and the buttons of the welcome."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.help.greeting import Greeter
from bot.cogs.help.views import WelcomeViews
from bot.cogs.learn.cog import LearnCog
from bot.cogs.solo.cog import SoloCog
from bot.core.context import Context, answer
from bot.core.localization import Localization
from bot.core.restrictions import restricted
from bot.core.router import pressed
from bot.core.visibility import is_member
from bot.tables import look, opening
from bot.tables.presses import ALL_KINDS
from bot.tables.services import Services
from bot.tables.ways import WAY, WAYS
from engine.game import Refusal
from engine.lobby import DEFAULT_SPEED


class HelpCog(commands.Cog):
    def __init__(self, services: Services, learn: LearnCog, solo: SoloCog) -> None:
        self._services = services
        self._learn = learn
        self._solo = solo
        self.greeter = Greeter(services, self.views_in)

    @app_commands.command()
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, self.show)

    @app_commands.command()
    @restricted("open", when=lambda claim: claim.get("company") == "people")
    async def play(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        company: Literal["ai", "people"],
        players: app_commands.Range[int, 2, 8] | None = None,
    ) -> None:
        await answer(interaction, lambda ctx: self.lead(ctx, game, company, players))

    @app_commands.command()
    async def rules(self, interaction: discord.Interaction[Any], game: str) -> None:
        await answer(interaction, lambda ctx: look.turn_rules(self._services, ctx.interaction, game, 0))

    async def show(self, ctx: Context) -> None:
        views = self.views_in(await ctx.localization())
        await ctx.show(await views.welcome(server=is_member(ctx.interaction)))

    @pressed(WAY)
    @restricted("open", when=lambda claim: claim["way"] == "people" and claim["kind"] != ALL_KINDS)
    async def press(self, ctx: Context, way: str, kind: str) -> None:
        """Handle a welcome button: open a game, or ask which one."""
        if way not in WAYS:
            await self.show(ctx)
        elif kind == ALL_KINDS:
            first = way == "ai" and await self._solo.practices.last(ctx.user.id) is None
            await ctx.show(self.views_in(await ctx.localization()).which(way, first=first))
        else:
            await self.lead(ctx, kind, way)

    async def lead(self, ctx: Context, kind: str, way: str, players: int | None = None) -> None:
        """Begin a game's lesson, a practice game, or a table."""
        game = self._services.tables.games.get(kind)
        if game is None:
            raise Refusal("why-unknown-button")
        match way:
            case "learn":
                await self._learn.teach(ctx, kind)
            case "ai":
                await self._solo.practice.start(ctx, game, players)
            case _:
                await opening.new(self._services, ctx.interaction, game, players, DEFAULT_SPEED, thread=False)

    def views_in(self, localization: Localization) -> WelcomeViews:
        services, daily = self._services, next(iter(self._services.catalogue.dailies), None)
        read = localization.texts, localization.presenters
        return WelcomeViews(*read, services.tables.games, services.painter, daily)
