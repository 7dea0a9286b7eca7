"""What people ask about finished games: statistics, leaderboards, histories.

Answers go to whoever asks, with a button that posts them for everybody.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, get_args

import discord
from discord import ui

from bot.messages.readers import Readers
from bot.messages.reply import is_private, redraw, tell
from bot.ui.record_faces import LINES, Board, Rated, RecordFaces, Scope
from engine.game import Refusal
from storage.records import Records
from storage.results import EVERYWHERE, Pool

POOLS: Final[tuple[Pool, ...]] = get_args(Pool)
LARGEST_ID: Final = 2**63 - 1


class Stats:
    """Answers commands and presses. ``how`` is what a press asks for; a command asks for nothing in particular."""

    def __init__(self, readers: Readers, records: Records, kinds: Collection[str]) -> None:
        self._readers = readers
        self._records = records
        self._kinds = kinds

    async def stats(
        self, interaction: discord.Interaction[Any], user: int, kind: str | None, how: str | None = None
    ) -> None:
        """Somebody's statistics, of one kind of game or of all."""
        _demand_id(user)
        if kind is not None:
            self._demand_kind(kind)
        games = [
            (played, await self._ratings(user, played.kind, interaction.guild_id))
            for played in await self._records.played(user)
            if played.kind in self._kinds and kind in (None, played.kind)
        ]
        public = how == "show"
        faces = await self._faces(interaction, public=how == "show")
        await _answer(interaction, faces.stats(user, kind, games, public=public or not games), how)

    async def _ratings(self, user: int, kind: str, guild: int | None) -> list[Rated]:
        scopes: dict[Scope, int] = {"everywhere": EVERYWHERE} if guild is None else {"server": guild}
        scopes.setdefault("everywhere", EVERYWHERE)
        found = [
            (pool, scope, await self._records.rating(user, kind, pool, number))
            for pool in POOLS
            for scope, number in scopes.items()
        ]
        return [Rated(pool, scope, rating) for pool, scope, rating in found if rating is not None]

    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        kind: str,
        pool: Pool,
        scope: Scope,
        page: int = 0,
        how: str | None = None,
    ) -> None:
        """A page of a leaderboard: of the server where it is asked for, or of all servers."""
        self._demand_kind(kind)
        guild = interaction.guild_id
        if scope == "server" and guild is None:
            raise Refusal("why-stats-server")
        where = guild if scope == "server" and guild is not None else EVERYWHERE
        standings = await self._records.leaderboard(kind, pool, where, offset=page * LINES, limit=LINES)
        public = how == "show"
        mine = None if public else await self._records.rating(interaction.user.id, kind, pool, where)
        board = Board(kind, pool, scope, page, standings, mine)
        faces = await self._faces(interaction, public=how == "show")
        await _answer(interaction, faces.leaderboard(board, on_server=guild is not None, public=public), how)

    async def history(
        self, interaction: discord.Interaction[Any], user: int, page: int = 0, how: str | None = None
    ) -> None:
        """A page of somebody's past games, the last first."""
        _demand_id(user)
        history = await self._records.history(user, offset=page * LINES, limit=LINES)
        if history.total and not history.games:
            # The page is gone, or never was: the last one stands in for it.
            page = (history.total - 1) // LINES
            history = await self._records.history(user, offset=page * LINES, limit=LINES)
        faces = await self._faces(interaction, public=how == "show")
        await _answer(interaction, faces.history(user, page, history, public=how == "show"), how)

    async def _faces(self, interaction: discord.Interaction[Any], *, public: bool) -> RecordFaces:
        """What is posted for everybody speaks as the server does."""
        readers = self._readers
        voice = await (readers.server(interaction.guild_id) if public else readers.of(interaction))
        return voice.records

    def _demand_kind(self, kind: str) -> None:
        if kind not in self._kinds:
            raise Refusal("why-stats-game")


def _demand_id(user: int) -> None:
    if user > LARGEST_ID:
        raise Refusal("why-unknown-button")


async def _answer(interaction: discord.Interaction[Any], layout: ui.LayoutView, how: str | None) -> None:
    """Post a page for everybody if that is asked for; else turn the reader's own page, or give them one."""
    if how == "turn" and is_private(interaction):
        await redraw(interaction, layout)
    else:
        await tell(interaction, view=layout, ephemeral=how != "show")
