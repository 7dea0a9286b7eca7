"""Button handlers of tables; they verify what ids claim."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord
from discord.ext import commands

from bot.cogs.tables import move, seat_offers, seats, settings, voting
from bot.cogs.tables.share import Shared, Shares
from bot.cogs.tables.voting import VOTES
from bot.core.context import Context
from bot.core.router import pressed
from bot.tables import lists, look, opening, panels
from bot.tables import presses as ids
from bot.tables.panel_views import PanelPage
from bot.tables.services import Services
from engine.game import Refusal
from host import votes
from host.live import TableSession, require_game

Action: TypeAlias = Callable[[Services, discord.Interaction[Any], TableSession], Awaitable[None]]

SHARED: Final[Mapping[str, Shared]] = {"shareposter": "poster", "sharefilm": "film"}
"""What the buttons post of a finished game, by the word in their ids."""

AT_TABLES: Final[Mapping[str, Action]] = {
    "keep": lambda services, press, live: services.panels.open(press, live, PanelPage("hand")),
    "stay": lambda services, press, live: services.panels.open(press, live, PanelPage("more")),
    "log": look.send_log,
    "rematch": opening.rematch,
    "leave": seats.leave,
    "parted": seats.part,
    "back": seats.back,
    "reopen": settings.reopen_by_press,
    "nudge": seats.nudge,
}
"""The other buttons at a table, which neither move nor open a view, by the word in their ids."""


class PressCog(commands.Cog):
    def __init__(self, services: Services, shares: Shares) -> None:
        self._services = services
        self._shares = shares

    @pressed(ids.AT_TABLE)
    async def do_at_table(self, ctx: Context, table: int, action: str) -> None:
        live = await ctx.table(table)
        if action in VOTES:
            vote = VOTES[action](self._services.tables, live, ctx.user.id)
            await voting.cast(self._services, ctx.interaction, live, vote)
        elif action in panels.NAMES:
            await self._services.panels.open(ctx.interaction, live, PanelPage(action))
        elif action == "film":
            await self._shares.film(ctx.interaction, live)
        elif action in SHARED:
            await self._shares.post(ctx.interaction, require_game(live), SHARED[action])
        elif action in AT_TABLES:
            await AT_TABLES[action](self._services, ctx.interaction, live)
        else:
            raise Refusal("why-unknown-button")

    @pressed(ids.VOTE)
    async def answer_proposal(self, ctx: Context, table: int, kind: str, number: int, answer: str) -> None:
        live = await ctx.table(table)
        give = votes.agree if answer == "agree" else votes.refuse
        vote = give(self._services.tables, live, ctx.user.id, (kind, number))
        await voting.cast(self._services, ctx.interaction, live, vote)

    @pressed(ids.OFFER)
    async def answer_offer(self, ctx: Context, table: int, seat: int, answer: str) -> None:
        await seat_offers.answer(self._services, ctx.interaction, table, seat, answer)

    @pressed(ids.BRING)
    async def bring(self, ctx: Context, table: int) -> None:
        await move.bring(self._services, ctx.interaction, table)

    @pressed(ids.STORY)
    async def show_story(self, ctx: Context, table: int, page: int) -> None:
        await self._services.panels.open(ctx.interaction, await ctx.table(table), PanelPage("story", page))

    @pressed(ids.TEXT_PAGE)
    async def show_text(self, ctx: Context, table: int, page: int) -> None:
        await self._services.panels.open(ctx.interaction, await ctx.table(table), PanelPage("text", page))

    @pressed(ids.REPLAY)
    async def show_replay(self, ctx: Context, table: int, step: int) -> None:
        await self._services.panels.open(ctx.interaction, await ctx.table(table), PanelPage("replay", step))

    @pressed(ids.REPLAY_MENU)
    async def show_chapter(self, ctx: Context, table: int) -> None:
        await self._services.panels.open(ctx.interaction, await ctx.table(table), PanelPage("replay", ctx.number))

    @pressed(ids.WHY)
    async def show_reason(self, ctx: Context, table: int, number: int) -> None:
        await self._services.panels.open(ctx.interaction, await ctx.table(table), PanelPage("why", number))

    @pressed(ids.RULES)
    async def show_rules(self, ctx: Context, kind: str, page: int) -> None:
        await look.turn_rules(self._services, ctx.interaction, kind, page)

    @pressed(ids.TABLE_LIST)
    async def show_list(self, ctx: Context, what: str, page: int) -> None:
        await lists.turn(self._services, ctx.interaction, what, page)

    @pressed(ids.MORE_HANDS)
    async def show_hands(self, ctx: Context, kind: str, page: int) -> None:
        await lists.show_hands(self._services, ctx.interaction, None if kind == ids.ALL_KINDS else kind, page)
