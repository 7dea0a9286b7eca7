"""``/stats``, ``/leaderboard``, ``/season`` and ``/history``, for every game.

Responses are private, with a button that posts them for everyone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Literal, get_args

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.cogs.records.season_views import SeasonViews
from bot.cogs.records.views import BOARD, HISTORY, LINES, PAST, STATS, How, LeaderboardPage, Rated, RecordViews, Scope
from bot.core.context import Context, answer
from bot.core.ids import whole
from bot.core.layout import MessagePayload
from bot.core.router import pressed
from bot.core.visibility import is_member
from bot.tables.panel_views import PanelPage
from bot.tables.presses import ALL_KINDS
from bot.tables.services import Services
from engine.game import Refusal
from host.live import require_game
from storage.results import ALL_TIME, EVERYWHERE, Pool, Standings
from storage.seasons import Season, Title

POOLS: Final[tuple[Pool, ...]] = get_args(Pool)


class RecordCog(commands.Cog):
    """Statistics commands and their buttons; ``how`` is to turn a page or post it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._records = services.tables.store.records
        self._seasons = services.tables.store.seasons
        self._kinds = [*services.tables.games]
        """The hosted games, of which the first is the default."""

    @app_commands.command()
    async def stats(
        self, interaction: discord.Interaction[Any], player: discord.User | None = None, game: str | None = None
    ) -> None:
        user = player or interaction.user
        await answer(interaction, lambda ctx: self.show_stats(ctx, user.id, game or ALL_KINDS, "turn"))

    @app_commands.command()
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        scope: Literal["server", "everywhere"] | None = None,
        pool: Literal["people", "with_ai"] = "people",
    ) -> None:
        where = scope or ("everywhere" if _guild(interaction) is None else "server")
        await answer(interaction, lambda ctx: self._open_board(ctx, game, pool, where))

    @app_commands.command()
    async def season(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        pool: Literal["people", "with_ai"] = "people",
        number: app_commands.Range[int, 1, 999_999] | None = None,
    ) -> None:
        where = "season" if number is None else f"s{number}"
        await answer(interaction, lambda ctx: self._open_board(ctx, game, pool, where))

    @app_commands.command()
    async def history(self, interaction: discord.Interaction[Any], player: discord.User | None = None) -> None:
        user = player or interaction.user
        await answer(interaction, lambda ctx: self.show_history(ctx, user.id, 0, "turn"))

    @pressed(STATS)
    async def show_stats(self, ctx: Context, user: int, kind: str, how: How) -> None:
        if kind != ALL_KINDS:
            self._require_kind(kind)
        guild = _guild(ctx.interaction)
        season = None if guild is None else await self._seasons.current(guild)
        titles = [] if guild is None else await self._seasons.titles_of(user, guild)
        games = [
            (played, await self._ratings(user, played.kind, season))
            for played in await self._records.played(user)
            if played.kind in self._kinds and kind in (ALL_KINDS, played.kind)
        ]
        views = await self._views(ctx, how)
        page = views.stats(user, kind, games, titles, season=season, public=how != "turn" or not games)
        await self._give(ctx, MessagePayload(page), how, lambda other: STATS(user=user, kind=kind, how=other))

    @pressed(BOARD)
    async def show_board(self, ctx: Context, kind: str, pool: Pool, scope: str, page: int, how: How) -> None:
        """Show a page of a leaderboard: everywhere, of a server, or of its season."""
        self._require_kind(kind)
        guild, season, known = _guild(ctx.interaction), None, _known(scope)
        if guild is None and known != "everywhere":
            raise Refusal("why-stats-server" if known == "server" else "why-server-only")
        where, number, earned = guild or EVERYWHERE, ALL_TIME, tuple[Title, ...]()
        if known == "everywhere":
            where = EVERYWHERE
        elif known == "season":
            season = await self._season(where, scope)
            number = season.number
            titles = await self._seasons.titles(where, number)
            earned = tuple(title for title in titles if (title.kind, title.pool) == (kind, pool))
        page, standings = await self._page(page, kind, pool, where, number)
        public = how != "turn"
        mine = None if public else await self._records.rating(ctx.user.id, kind, pool, where, number)
        board = LeaderboardPage(kind, pool, known, page, standings, mine, season, earned, self._kinds)
        views = await self._views(ctx, how)
        shown = await views.leaderboard(board, on_server=guild is not None, public=public)
        await self._give(ctx, shown, how, lambda other: board.id(page=page, how=other))

    @pressed(HISTORY)
    async def show_history(self, ctx: Context, user: int, page: int, how: How) -> None:
        history = await self._records.history(user, offset=page * LINES, limit=LINES)
        if history.total and not history.games:
            # The page is gone, or never existed: show the last one.
            page = (history.total - 1) // LINES
            history = await self._records.history(user, offset=page * LINES, limit=LINES)
        views = await self._views(ctx, how)
        shown = MessagePayload(views.history(user, page, history, public=how != "turn"))
        await self._give(ctx, shown, how, lambda other: HISTORY(user=user, page=page, how=other))

    @pressed(PAST)
    async def open_past(self, ctx: Context) -> None:
        await self._services.panels.open(
            ctx.interaction, require_game(await ctx.table(ctx.number)), PanelPage("record")
        )

    async def _open_board(self, ctx: Context, game: str | None, pool: Pool, scope: str) -> None:
        """Show a leaderboard's first page; without ``game``, of the user's own."""
        kind = game or await self._own_kind(ctx, pool, scope)
        await self.show_board(ctx, kind, pool, scope, 0, "turn")

    async def _own_kind(self, ctx: Context, pool: Pool, scope: str) -> str:
        """Return the user's last rated game, or the first hosted one with a rated user."""
        where = EVERYWHERE if scope == "everywhere" else _guild(ctx.interaction) or EVERYWHERE
        last = await self._records.history(ctx.user.id, offset=0, limit=LINES)
        for kind in dict.fromkeys([*(past.kind for past in last.games), *self._kinds]):
            if kind in self._kinds and await self._records.rating(ctx.user.id, kind, pool, where) is not None:
                return kind
        for kind in self._kinds:
            if (await self._records.leaderboard(kind, pool, where, offset=0, limit=1)).total:
                return kind
        return self._kinds[0]

    async def _season(self, guild: int, scope: str) -> Season:
        if scope == "season":
            return await self._seasons.current(guild)
        number = whole(scope.removeprefix("s"))
        season = await self._seasons.season(guild, number)
        if season is None:
            raise Refusal("why-no-season", number=str(number))
        return season

    async def _ratings(self, user: int, kind: str, season: Season | None) -> list[Rated]:
        scopes: dict[Scope, tuple[int, int]] = {}
        if season is not None:
            scopes = {"season": (season.guild, season.number), "server": (season.guild, ALL_TIME)}
        scopes["everywhere"] = (EVERYWHERE, ALL_TIME)
        found = [
            (pool, scope, await self._records.rating(user, kind, pool, *where))
            for pool in POOLS
            for scope, where in scopes.items()
        ]
        return [Rated(pool, scope, rating) for pool, scope, rating in found if rating is not None]

    async def _page(
        self, page: int, kind: str, pool: Pool, scope: int, season: int = ALL_TIME
    ) -> tuple[int, Standings]:
        """Return a page of a ranking, at most the last one."""
        here = (kind, pool, scope, season)
        found = await self._records.leaderboard(*here, offset=page * LINES, limit=LINES)
        if page and not found.rows:
            page = max(0, found.total - 1) // LINES
            found = await self._records.leaderboard(*here, offset=page * LINES, limit=LINES)
        return page, found

    async def _views(self, ctx: Context, how: How) -> RecordViews:
        localization = await ctx.localization(public=how != "turn")
        seasons = SeasonViews(localization.texts, localization.presenters, self._services.painter)
        return RecordViews(localization.texts, seasons, ctx.user.id if how == "turn" else None)

    async def _give(self, ctx: Context, face: MessagePayload, how: How, id_of: Callable[[How], str]) -> None:
        """Show a page, ask whether to post it, or post it."""
        match how:
            case "turn":
                await ctx.show(face)
            case "ask":
                await ctx.ask_post(face, id_of("show"), id_of("turn"))
            case "show":
                texts = tuple(part.content for part in face.layout.walk_children() if isinstance(part, TextDisplay))
                await ctx.post(face, texts, id_of("turn"))

    def _require_kind(self, kind: str) -> None:
        if kind not in self._kinds:
            raise Refusal("why-stats-game")


def _guild(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server; ``None`` also where the bot isn't: nothing is stored of it."""
    return interaction.guild_id if is_member(interaction) else None


def _known(scope: str) -> Scope:
    """Parse a scope from an id, or raise ``Refusal``."""
    match scope:
        case "server" | "everywhere":
            return scope
        case _ if re.fullmatch(r"season|s[1-9][0-9]{0,5}", scope):
            return "season"
        case _:
            raise Refusal("why-unknown-button")
