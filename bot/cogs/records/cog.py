"""What people ask about finished games: statistics, leaderboards, histories.

Answers go to whoever asks, with a button that posts them for everybody.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Literal, get_args

import discord

from bot.actions.permits import demand_writer
from bot.cogs.records.views import LINES, Board, Rated, RecordFaces, Scope
from bot.messages.readers import Readers
from bot.messages.reply import is_private, redraw, tell
from bot.ui.parts import Face
from engine.game import Refusal
from storage.records import Records
from storage.results import ALL_TIME, EVERYWHERE, Pool, Standings
from storage.seasons import Season, Seasons

POOLS: Final[tuple[Pool, ...]] = get_args(Pool)


class Stats:
    """Answers commands and presses. ``how`` is what a press asks for; a command asks for nothing in particular."""

    def __init__(self, readers: Readers, records: Records, seasons: Seasons, kinds: Collection[str]) -> None:
        self._readers = readers
        self._records = records
        self._seasons = seasons
        self._kinds = kinds

    async def stats(
        self, interaction: discord.Interaction[Any], user: int, kind: str | None, how: str | None = None
    ) -> None:
        """Somebody's statistics, of one kind of game or of all."""
        if kind is not None:
            self._demand_kind(kind)
        guild = interaction.guild_id
        season = None if guild is None else await self._seasons.current(guild)
        titles = [] if guild is None else await self._seasons.titles_of(user, guild)
        games = [
            (played, await self._ratings(user, played.kind, season))
            for played in await self._records.played(user)
            if played.kind in self._kinds and kind in (None, played.kind)
        ]
        public = how == "show"
        faces = await self._faces(interaction, public=how == "show")
        page = faces.stats(user, kind, games, titles, season=season, public=public or not games)
        await _answer(interaction, Face(page), how)

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

    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        kind: str,
        pool: Pool,
        scope: Literal["server", "everywhere"],
        page: int = 0,
        how: str | None = None,
    ) -> None:
        """A page of a leaderboard: of the server where it is asked for, or of all servers."""
        self._demand_kind(kind)
        guild = interaction.guild_id
        if scope == "server" and guild is None:
            raise Refusal("why-stats-server")
        where = guild if scope == "server" and guild is not None else EVERYWHERE
        page, standings = await self._page(page, kind, pool, where)
        public = how == "show"
        mine = None if public else await self._records.rating(interaction.user.id, kind, pool, where)
        board = Board(kind, pool, scope, page, standings, mine)
        faces = await self._faces(interaction, public=public)
        await _answer(interaction, await faces.leaderboard(board, on_server=guild is not None, public=public), how)

    async def season(
        self,
        interaction: discord.Interaction[Any],
        kind: str,
        pool: Pool,
        number: int | None = None,
        page: int = 0,
        how: str | None = None,
    ) -> None:
        """A page of the standings of a season of this server: by its number, or the one under way."""
        self._demand_kind(kind)
        guild = interaction.guild_id
        if guild is None:
            raise Refusal("why-server-only")
        season = await (self._seasons.current(guild) if number is None else self._seasons.season(guild, number))
        if season is None:
            raise Refusal("why-no-season", number=str(number))
        here, public = (kind, pool, guild, season.number), how == "show"
        page, standings = await self._page(page, *here)
        mine = None if public else await self._records.rating(interaction.user.id, *here)
        titles = await self._seasons.titles(guild, season.number)
        earned = tuple(title for title in titles if (title.kind, title.pool) == (kind, pool))
        board = Board(kind, pool, "season", page, standings, mine, season, earned)
        faces = await self._faces(interaction, public=public)
        await _answer(interaction, await faces.leaderboard(board, on_server=True, public=public), how)

    async def _page(
        self, page: int, kind: str, pool: Pool, scope: int, season: int = ALL_TIME
    ) -> tuple[int, Standings]:
        """A page of a ranking; the last in the place of one that is gone, or never was."""
        here = (kind, pool, scope, season)
        found = await self._records.leaderboard(*here, offset=page * LINES, limit=LINES)
        if page and not found.rows:
            page = max(0, found.total - 1) // LINES
            found = await self._records.leaderboard(*here, offset=page * LINES, limit=LINES)
        return page, found

    async def history(
        self, interaction: discord.Interaction[Any], user: int, page: int = 0, how: str | None = None
    ) -> None:
        """A page of somebody's past games, the last first."""
        history = await self._records.history(user, offset=page * LINES, limit=LINES)
        if history.total and not history.games:
            # The page is gone, or never was: the last one stands in for it.
            page = (history.total - 1) // LINES
            history = await self._records.history(user, offset=page * LINES, limit=LINES)
        faces = await self._faces(interaction, public=how == "show")
        await _answer(interaction, Face(faces.history(user, page, history, public=how == "show")), how)

    async def _faces(self, interaction: discord.Interaction[Any], *, public: bool) -> RecordFaces:
        """What is posted for everybody speaks as the server does."""
        readers = self._readers
        voice = await (readers.server(interaction.guild_id) if public else readers.of(interaction))
        return voice.records

    def _demand_kind(self, kind: str) -> None:
        if kind not in self._kinds:
            raise Refusal("why-stats-game")


async def _answer(interaction: discord.Interaction[Any], face: Face, how: str | None) -> None:
    """Post a page for everybody if that is asked for; else turn the reader's own page, or give them one.

    Raises ``Refusal`` for who may not write there themselves.
    """
    if how == "show":
        demand_writer(interaction, interaction.guild_id, interaction.channel_id, file=bool(face.files))
    if how == "turn" and is_private(interaction):
        await redraw(interaction, face.layout, face.files)
    else:
        await tell(interaction, view=face.layout, files=face.files, ephemeral=how != "show")
