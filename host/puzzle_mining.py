"""Puzzles from finished human games, without data about the players."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

from engine.game import AnyGame
from engine.log import BadLog, GameLog
from engine.puzzles.making import from_games
from engine.puzzles.puzzle import Puzzle, to_json
from host.checkup import header_of
from storage import Store
from storage.progress import Progress, unheard
from storage.puzzles import Found

log = logging.getLogger(__name__)

LATEST: Final = 200
"""Finished games checked per server, the newest first."""


async def find_puzzles(store: Store, game: AnyGame, enough: int, progress: Progress = unheard) -> int:
    """Store new puzzles from servers that allow it, and return their number."""
    kept = 0
    for guild in await store.guilds.giving_puzzles():
        async for puzzles in _found(store, game, guild):
            if guild not in await store.guilds.giving_puzzles():
                break  # withdrawn meanwhile: each game takes long
            for puzzle in puzzles:
                new = Found(puzzle.id, puzzle.kind, puzzle.rules_version, guild, to_json(puzzle))
                kept += await store.puzzles.keep(new)
                if kept >= enough:
                    return kept
            progress(kept, enough)
    return kept


async def _found(store: Store, game: AnyGame, guild: int) -> AsyncIterator[list[Puzzle]]:
    for table in await store.finished(game.kind, guild, LATEST):
        row, entries = await store.table(table), await store.entries(table)
        if row is None or row.rules_version != game.rules_version:
            continue
        past = GameLog(header=header_of(row), entries=tuple(entries))
        try:
            yield await asyncio.to_thread(lambda played: list(from_games(game, [played])), past)
        except BadLog as error:
            log.warning("table replay failed: table=%s error=%s", table, error)
