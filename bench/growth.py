"""Measure how much finished games add to the database.

An SQLite file, in MiB per thousand games of each kind. Seats play like AI players, and are stored as humans. Other
actions of players are not counted.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.result import Result
from bot.games.catalogue import catalogue
from engine.game import AnyGame
from engine.lobby import Lobby
from engine.log import replay
from engine.simulate import full_game
from engine.table import SeatAssignment
from storage.store import Store

GAMES: Final = 30
"""Games of each kind."""
PLAYERS: Final = 4


def measure() -> Iterator[Result]:
    for kind, game in catalogue().games.items():
        moves, grown = asyncio.run(_grown(game))
        yield Result(f"{kind}: moves in a game", moves / GAMES, "")
        yield Result(f"{kind}: a thousand games", grown * 1000 / GAMES / 2**20, "MiB")


async def _grown(game: AnyGame) -> tuple[int, int]:
    """Return the moves of all games, and the bytes that they take."""
    chairs = tuple(SeatAssignment(f"Player {number}", number + 1) for number in range(PLAYERS))
    names = [chair.name for chair in chairs]
    moves = 0
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        file = Path(folder) / "grown.sqlite3"
        sizes = []
        for first in (0, GAMES):  # none, then all of them
            store = await Store.open(f"sqlite:///{file}")
            for number in range(first):
                seats = [game.players["simple"]] * PLAYERS
                _, log = full_game(game, game.options_type(), seats, str(number), names)
                *_, last = replay(game, log.header, log.entries)
                lobby = Lobby(game.kind, 1, PLAYERS, chairs, {})
                table = await store.create_lobby(lobby, guild_id=1, channel_id=2)
                options, rules = log.header.options, game.rules_version
                await store.begin(
                    table, rules_version=rules, options=options, chairs=chairs, seed=log.header.seed or ""
                )
                await store.append(table, log.entries, game.dump(last.state), over=True)
                moves += len(log.entries)
            await store.close()
            sizes.append(file.stat().st_size)
    return moves, sizes[1] - sizes[0]
