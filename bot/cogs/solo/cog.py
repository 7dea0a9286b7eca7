"""``/daily``, and the buttons of solo games, each in one private message.

Each click only edits the message through its interaction: so they work in direct messages, and in servers without the
bot.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.solo import daily_days, daily_views, practice_views
from bot.cogs.solo.board_views import LOOKS, SOLO, Played, SoloId
from bot.cogs.solo.daily_days import Dailies
from bot.cogs.solo.games import DailyGames, PracticeGames, SoloGames
from bot.cogs.solo.practice_room import PracticeService
from bot.core.context import Context, answer
from bot.core.forms import number_modal, number_of
from bot.core.guard import refuse
from bot.core.ids import whole
from bot.core.layout import FIRST, MessagePayload
from bot.core.router import pressed, submitted
from bot.tables.services import Services
from engine.advice import hint
from engine.game import Refusal
from engine.search.evaluator import PositionEval
from host.tables import repeatable_seeds, secret_seed
from host.time_limit import TimeLimit


class SoloCog(commands.Cog):
    """The commands and buttons of solo games, which ``SoloGames`` implement."""

    def __init__(self, services: Services, seed: str) -> None:
        """Set up; dice are repeatable by the word ``seed``, or secret if it is empty."""
        self._services = services
        self._kinds = services.catalogue.dailies
        app_commands.choices(game=[app_commands.Choice(name=kind, value=kind) for kind in self._kinds])(self.daily)
        store, games, work, one_each = services.tables.store, services.tables.games, services.work, services.one_each
        self.dailies = Dailies(
            store.daily,
            {kind: daily.deal for kind, daily in self._kinds.items()},
            work,
            daily_days.repeatable_seeds(seed) if seed else daily_days.secret_seed,
            discord.utils.utcnow,
            one_each,
        )
        # Under a seed of their own: else practice would roll the dice of tables.
        alone = repeatable_seeds(f"{seed}/practice") if seed else secret_seed
        self.practices = PracticeService(store.practices, games, work, alone, one_each)
        self._daily = DailyGames(services, self.dailies)
        self.practice = PracticeGames(services, self.practices)

    @app_commands.command()
    async def daily(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        kind = game or next(iter(self._kinds))
        await answer(interaction, lambda ctx: self._daily.show(ctx, kind))

    @pressed(SOLO)
    async def press(
        self, ctx: Context, what: str, kind: str, number: int, run: str, step: int, act: str, code: str
    ) -> None:
        games, where = self._games(what), SoloId(what, kind, number, run)
        if act == "do":
            await games.do(ctx, where, code)
            return
        played = await games.find(ctx, where)
        match act:
            case "look":
                await self._look(ctx, games, played, code)
            case "further":
                _require_now(played, step)
                await self._show(ctx, games, played, code)
            case "ask":
                _require_now(played, step)
                await self._ask(ctx, games, played, code)
            case _:
                chosen = ctx.chosen if act == "menu" else code
                await self._move(ctx, games, played, step, chosen, sure=act == "sure")

    @submitted(SOLO)
    async def take_form(self, ctx: Context, what: str, kind: str, number: int, run: str, step: int, code: str) -> None:
        games = self._games(what)
        played = await games.find(ctx, SoloId(what, kind, number, run))
        _require_now(played, step)
        ask = (await games.views(ctx)).question(played, code)
        if ask is None:
            raise Refusal("why-solo-old")
        await self._move(ctx, games, played, step, f"{code}{number_of(ctx.interaction, ask)}")

    def _games(self, what: str) -> SoloGames:
        match what:
            case daily_views.WHAT:
                return self._daily
            case practice_views.WHAT:
                return self.practice
            case _:
                raise Refusal("why-unknown-button")

    async def _move(
        self, ctx: Context, games: SoloGames, played: Played, step: int, code: str, *, sure: bool = False
    ) -> None:
        """Make a move; an irreversible payment is confirmed first, unless ``sure``."""
        presses, user = self._services.rate_limiter.second_presses, ctx.user.id
        if presses.is_double_click(0, user):
            raise Refusal("why-second-press")
        try:
            move = played.solo.judge(played.me, step, code)
        except Refusal as refusal:
            # A seat in it is replaced by that player's name here.
            await refuse(ctx.interaction, refusal.reason, played.cast.marked)
            return
        face = None if sure else (await games.views(ctx)).sure(played, move)
        if face is None:
            async with ctx.announce_waiting(lambda: self._board(ctx, games, played)):
                face = await games.play(ctx, played, move)
            presses.moved(0, user)
        await ctx.show(face)

    async def _look(self, ctx: Context, games: SoloGames, played: Played, what: str) -> None:
        what, _, page = what.partition(":")
        if what in LOOKS:
            async with ctx.announce_waiting(lambda: self._board(ctx, games, played)):
                judgement = await self._advise(ctx.user.id, played) if what == "explain" else None
                face = await (await games.views(ctx)).look(played, what, judgement, whole(page or "0"))
            await ctx.show(face)
        else:
            await self._show(ctx, games, played, FIRST)

    async def _advise(self, user: int, played: Played) -> PositionEval | None:
        """Return a hint for the player; ``Refusal`` while one is computed."""
        game, me = played.solo.game, played.me
        if not played.advised or not game.advises or me not in played.solo.to_act:
            return None
        with self._services.one_each.of(user):
            return await self._services.work(hint, game, played.solo.view(me), me, TimeLimit())

    async def _show(self, ctx: Context, games: SoloGames, played: Played, path: str) -> None:
        if played.over:
            raise Refusal("why-over")
        await ctx.show(await self._board(ctx, games, played, path))

    async def _board(self, ctx: Context, games: SoloGames, played: Played, path: str = FIRST) -> MessagePayload:
        face = await (await games.views(ctx)).board(played, path)
        if face is None:
            raise Refusal("why-solo-old")
        return face

    async def _ask(self, ctx: Context, games: SoloGames, played: Played, prefix: str) -> None:
        ask = (await games.views(ctx)).question(played, prefix)
        if ask is None:
            raise Refusal("why-solo-old")
        await ctx.open(number_modal(played.where.id(played.solo.step, "ask", prefix), ask, ctx.typed))


def _require_now(played: Played, step: int) -> None:
    if played.over or step != played.solo.step:
        raise Refusal("why-solo-old")
