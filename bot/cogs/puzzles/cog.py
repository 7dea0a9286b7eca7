"""``/puzzle``: one private message, from question to verdict to the next."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.puzzles.book import PuzzleBook
from bot.cogs.puzzles.views import BUTTON, MENU, NEXT, VOTES, PuzzleViews
from bot.core.context import Context, answer
from bot.core.ids import whole
from bot.core.layout import MessagePayload
from bot.core.router import pressed
from bot.tables.services import Services


class PuzzleCog(commands.Cog):
    def __init__(self, services: Services, seed: str) -> None:
        """Set up; puzzles are drawn by the word ``seed``, or by chance if it is empty."""
        self._services = services
        games, kinds = services.tables.games, services.catalogue.puzzles
        self.book = PuzzleBook(games, kinds, services.tables.store.puzzles, services.work, Random(seed or None))
        app_commands.choices(game=[app_commands.Choice(name=kind, value=kind) for kind in kinds])(self.puzzle)

    @app_commands.command()
    async def puzzle(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        await answer(interaction, lambda ctx: self.ask(ctx, game))

    async def ask(self, ctx: Context, kind: str | None) -> None:
        await ctx.show(await self._next(ctx, kind))

    @pressed(BUTTON)
    async def press(self, ctx: Context, kind: str, puzzle: str, answer: str) -> None:
        """Handle an answer or a vote, or show another puzzle."""
        async with ctx.announce_waiting(lambda: self._face(ctx, kind, puzzle)):
            if answer == NEXT:
                face = await self._next(ctx, kind, puzzle)
            else:
                face = await self._took(ctx, kind, puzzle, answer)
        await ctx.show(face)

    @pressed(MENU)
    async def choose(self, ctx: Context, kind: str, puzzle: str) -> None:
        await self.press(ctx, kind, puzzle, ctx.chosen)

    async def _next(self, ctx: Context, kind: str | None, but: str = "") -> MessagePayload:
        posed = await self.book.next(ctx.user.id, kind, but)
        score = await self.book.score(ctx.user.id, posed.puzzle.kind)
        return await (await self._views(ctx)).question(posed, score, chosen=kind is not None)

    async def _took(self, ctx: Context, kind: str, puzzle: str, answer: str) -> MessagePayload:
        posed, user, views = await self.book.posed(kind, puzzle), ctx.user.id, await self._views(ctx)
        if answer in VOTES:
            given, mark = await self.book.vote(user, posed, VOTES[answer])
            return await views.voted(posed, given, await self.book.score(user, kind), retired=mark.retired)
        return await views.taken(posed, await self.book.answer(user, posed, whole(answer)))

    async def _face(self, ctx: Context, kind: str, puzzle: str) -> MessagePayload:
        posed, user, views = await self.book.posed(kind, puzzle), ctx.user.id, await self._views(ctx)
        given, score = await self.book.given(user, posed), await self.book.score(user, kind)
        return await (views.question(posed, score) if given is None else views.verdict(posed, given, score))

    async def _views(self, ctx: Context) -> PuzzleViews:
        services, localization = self._services, await ctx.localization()
        return PuzzleViews(localization.texts, localization.presenters, services.tables.games, services.painter)
