"""Measure the cost of stored tables.

How soon the bot is ready, and how long a click takes, with few or many tables in the database. The tables are games of
two humans with a deadline, so each of them also has a row for the scheduler.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.harbour import bot_process, harboured
from bench.people import ScriptedPlayer
from bench.result import Result, quantiles
from bot.app import GameBot
from engine.lobby import add_ai, join
from engine.manila.game import MANILA
from localcord import LocalCord
from localcord.person import SimulatedUser

STORED: Final = (10, 1_000, 10_000)
PRESSES: Final = 100


def measure() -> Iterator[Result]:
    for tables in STORED:
        yield from asyncio.run(_with(tables))


async def _with(tables: int) -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        data = Path(folder)
        async with LocalCord() as cord:
            async with harboured(cord, data) as bot:
                for _ in range(tables):
                    await _store_table(bot)
            size = await asyncio.to_thread(_bytes_in, data)
            began = perf_counter()
            async with bot_process(cord, data):
                ready = perf_counter() - began
                waited = await presses(cord, PRESSES)
    name = f"{tables} stored"
    return [
        Result(f"{name}: from the command to ready", ready, "s"),
        *quantiles(f"{name}: press to answer", waited),
        Result(f"{name}: on the disk", size / tables / 1024, "KiB a table"),
    ]


def _bytes_in(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


async def _store_table(bot: GameBot) -> None:
    tables = bot.services.tables
    live = await tables.open(MANILA, 1, 1, 1, "Ann", 3, "correspondence")
    await tables.change(live, lambda lobby: join(lobby, 2, "Ben"))
    await tables.change(live, lambda lobby: add_ai(lobby, 1, MANILA, "simple", "Luz"))
    await tables.start(live, 1)
    await bot.services.timekeeper.deadlines.watch(live)


async def presses(cord: LocalCord, count: int) -> list[float]:
    """Play, and return the seconds that ``count`` clicks wait for their answer."""
    player = ScriptedPlayer(await SimulatedUser.join(cord, "Ann"), "manila new", seed=1)
    waited: list[float] = []
    while len(waited) < count:
        if not player.plays:
            await player.open_table()
        elif (pressed := await player.press()) is not None:
            waited.append(pressed.seconds)
    await player.person.leave()
    return waited
