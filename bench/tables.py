"""What a click costs, from the press to the answer, through the real bot and a local Discord.

Both run in this process, on one event loop, so the figures are those of the bot and of the stand-in together.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from bench.harbour import harboured
from bench.people import open_table, over, press, where_to_press
from bench.result import Result, quantiles
from bot.app import GameBot
from bot.games.catalogue import catalogue
from engine.lobby import add_ai
from engine.manila.game import MANILA
from host.tables import Tables
from localcord import LocalCord
from localcord.person import SimulatedUser

CLICKS: Final = 200
LIVE: Final = 200
"""Tables kept in memory while their size is measured."""


def measure() -> Iterator[Result]:
    """Clicks of one person against three AI seats; then waking and size of tables."""
    yield from asyncio.run(_clicks())
    yield from asyncio.run(_memory())


async def _clicks() -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord, harboured(cord, Path(folder)) as bot:
            ann = await SimulatedUser.join(cord, "Ann")
            random = Random(1)
            calls: list[int] = []
            seconds: list[float] = []
            message: Any = None
            while len(seconds) < CLICKS:
                if message is None or over(ann.latest(message)):
                    message = await open_table(ann, "manila new", ais=3)
                    await asyncio.sleep(0.2)  # hands are still being sent
                where = await where_to_press(ann, message)
                if where is None:  # on a busy machine an answer comes first, and what can be pressed next follows
                    await asyncio.sleep(0.02)
                    continue
                before = len(cord.calls)
                began = perf_counter()
                await press(ann, where, random)
                seconds.append(perf_counter() - began)
                calls.append(len(cord.calls) - before)
            waking = await _waking(bot)
            await ann.leave()
    return [
        *quantiles("click to answer, three AI seats", seconds),
        Result("REST calls a click, median", statistics.median(calls), "calls"),
        Result("REST calls a click, mean", statistics.mean(calls), "calls"),
        *quantiles("waking a sleeping table", waking),
    ]


async def _waking(bot: GameBot) -> list[float]:
    assert bot.store is not None
    seconds = []
    for _ in range(20):
        began = perf_counter()
        await Tables(bot.store, catalogue().games).get(1)
        seconds.append(perf_counter() - began)
    return seconds


async def _memory() -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord, harboured(cord, Path(folder)) as bot:
            tables = bot.services.tables
            await _live(tables)
            gc.collect()
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            for _ in range(LIVE):
                await _live(tables)
            gc.collect()
            after = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
    return [Result("Python objects of a table that has just begun", (after - before) / LIVE / 1024, "KiB")]


async def _live(tables: Tables) -> None:
    live = await tables.open(MANILA, 1, 1, 1, "Ann", None)
    for name in ("Luz", "Rosa"):
        await tables.change(live, lambda lobby, name=name: add_ai(lobby, 1, MANILA, "simple", name))  # type: ignore[misc]
    await tables.start(live, 1)
