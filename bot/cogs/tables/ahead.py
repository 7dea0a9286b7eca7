"""Add and remove premoves: a first click asks, a second one queues."""

from __future__ import annotations

from discord.ext import commands

from bot.core.context import Context
from bot.core.forms import number_modal, number_of
from bot.core.player_names import cast_of
from bot.core.presenter import AskNumber
from bot.core.router import pressed, submitted
from bot.tables.panel_views import PanelPage
from bot.tables.presses import NO_ORDER, ORDER, ORDER_BACK, ORDER_GIVEN, ORDER_MENU, ORDER_NUMBER
from bot.tables.services import Services
from engine.game import Refusal
from host.live import GameSession, require_game


class PremoveCog(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @pressed(ORDER)
    async def ask(self, ctx: Context, table: int, code: str) -> None:
        """Ask to confirm a premove; without one, show the user's queue."""
        live, premoves, user = require_game(await ctx.table(table)), self._services.premoves, ctx.user.id
        if code == NO_ORDER:
            code = ""
        elif code not in premoves.offered(live, user, await premoves.book(live, user)):
            raise Refusal("why-order-old")
        await self._services.panels.open(ctx.interaction, live, PanelPage("ahead", what=code))

    @pressed(ORDER_MENU)
    async def choose(self, ctx: Context, table: int) -> None:
        await self.ask(ctx, table, ctx.chosen)

    @pressed(ORDER_NUMBER)
    async def ask_number(self, ctx: Context, table: int, code: str) -> None:
        """Open the modal for the number of a premove, if it is available."""
        ask = await self._question(ctx, require_game(await ctx.table(table)), code)
        await ctx.open(number_modal(ORDER_NUMBER(table=table, code=code), ask, ctx.typed))

    @submitted(ORDER_NUMBER)
    async def take_number(self, ctx: Context, table: int, code: str) -> None:
        """Queue the premove that the number in a modal completes, without a confirmation."""
        ask = await self._question(ctx, require_game(await ctx.table(table)), code)
        await self.give(ctx, table, f"{code}{number_of(ctx.interaction, ask)}")

    @pressed(ORDER_GIVEN)
    async def give(self, ctx: Context, table: int, code: str) -> None:
        live = require_game(await ctx.table(table))
        await self._services.premoves.give(live, ctx.user.id, code)
        await self._services.panels.open(ctx.interaction, live, PanelPage("ahead"))

    @pressed(ORDER_BACK)
    async def revoke(self, ctx: Context, table: int) -> None:
        live = require_game(await ctx.table(table))
        await self._services.premoves.revoke(live, ctx.user.id, ctx.chosen)
        await self._services.panels.open(ctx.interaction, live, PanelPage("ahead"))

    async def _question(self, ctx: Context, live: GameSession, prefix: str) -> AskNumber:
        """Return the question for a premove with a number, or raise ``Refusal``."""
        premoves, user = self._services.premoves, ctx.user.id
        offered = premoves.offered(live, user, await premoves.book(live, user))
        presenter = (await ctx.localization()).presenters[live.game.kind]
        prompt = presenter.ahead(live.table.view(live.table.seat_of(user)), offered, cast_of(live.chairs))
        if (ask := prompt.question(prefix)) is None:
            raise Refusal("why-order-old")
        return ask
