"""``/learn``: interactive lessons in one message, without a table.

Nothing is stored: the ids on the message contain the step. Where a user stopped is remembered until the next restart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.cogs.learn.views import LEARN, REAL, SHOW, LessonViews
from bot.core.context import Context, answer
from bot.core.router import pressed
from bot.tables import look
from bot.tables.private_panels import table_shown
from bot.tables.services import Services
from engine.game import AnyGame, Refusal

REMEMBERED: Final = 10_000
"""Lessons whose steps are remembered."""

OfferPractice: TypeAlias = Callable[[Context, AnyGame, int | None], Awaitable[None]]
"""Offers to practice a game, with a number of seats or its default."""


class LearnCog(commands.Cog):
    def __init__(self, services: Services, offer_practice: OfferPractice) -> None:
        self._services = services
        self._offer_practice = offer_practice
        self._lessons = services.catalogue.lessons
        self._reached: LRUCache[tuple[int, str], int] = LRUCache(REMEMBERED)
        """The step of a user in the lesson of a game."""
        app_commands.choices(game=[app_commands.Choice(name=kind, value=kind) for kind in self._lessons])(self.learn)

    @app_commands.command()
    async def learn(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answer(interaction, lambda ctx: self.begin(ctx, game))

    async def begin(self, ctx: Context, kind: str | None) -> None:
        """Begin a game's lesson; without a game, ask for one."""
        if kind is None:
            await ctx.show((await self._views(ctx)).which({each: self._step(ctx, each) for each in self._lessons}))
        else:
            await self.press(ctx, kind, self._step(ctx, kind), SHOW)

    async def teach(self, ctx: Context, kind: str) -> None:
        """Teach a game by its lesson, or by its rules if it has none."""
        if kind in self._lessons:
            await self.begin(ctx, kind)
        else:
            await look.turn_rules(self._services, ctx.interaction, kind, 0)

    @pressed(LEARN)
    async def press(self, ctx: Context, kind: str, step: int, word: str) -> None:
        """Handle an answer: continue if it is right, else explain."""
        lesson = self._lessons.get(kind)
        if lesson is None:
            raise Refusal("why-no-lesson")
        if step >= len(lesson.steps):
            raise Refusal("why-old-button")
        if word == REAL:
            await self._offer_practice(ctx, lesson.game, None)
            return
        asked, wrong = lesson.steps[step], None
        if word == asked.right:
            step += 1
        elif word in {other.word for other in asked.answers}:
            wrong = word
        elif word != SHOW:
            raise Refusal("why-old-button")
        done = step + 1 == len(lesson.steps)
        self._reached[ctx.user.id, kind] = 0 if done else step
        # A table's panel continues to show the table.
        give = ctx.show if table_shown(ctx.interaction) is None else ctx.reply
        await give(await (await self._views(ctx)).step(kind, step, wrong, again=word == SHOW and step > 0))

    def _step(self, ctx: Context, kind: str) -> int:
        return self._reached.get((ctx.user.id, kind), 0)

    async def _views(self, ctx: Context) -> LessonViews:
        localization = await ctx.localization()
        return LessonViews(localization.texts, localization.presenters, self._services.painter, self._lessons)
