"""What a click costs, from the press to the answer, through the real bot and a local Discord.

Both run in this process, on one event loop, so the figures are those of the bot and of the stand-in together.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import statistics
import tempfile
import tracemalloc
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from bench.result import Result, quantiles
from bot.app import GameBot, create_bot
from bot.settings import Settings
from bot.tables import Tables
from engine.lobby import add_ai
from engine.manila.game import MANILA
from engine.table import Chair
from localcord import LocalCord
from localcord.components import walk
from localcord.person import Person

CLICKS: Final = 200
LIVE: Final = 200
"""Tables kept in memory while their size is measured."""


def measure() -> Iterator[Result]:
    """Clicks of one person against three AI seats; then waking and size of tables."""
    logging.disable(logging.WARNING)
    yield from asyncio.run(_clicks())
    yield from asyncio.run(_memory())


@asynccontextmanager
async def _running(folder: str) -> AsyncIterator[tuple[LocalCord, GameBot]]:
    cord = LocalCord()
    await cord.start()
    settings = Settings(
        _env_file=None,
        data_dir=Path(folder),
        discord_api_url=cord.api_url,
        discord_gateway_url=cord.gateway_url,
        discord_cdn_url=cord.cdn_url,
        guild_ready_timeout=0,
    )
    bot = create_bot(settings)
    running = asyncio.create_task(bot.start(cord.token))
    ready = asyncio.Event()
    bot.add_listener(_setter(ready), "on_ready")
    await ready.wait()
    try:
        yield cord, bot
    finally:
        await bot.close()
        await running
        await cord.close()


def _setter(event: asyncio.Event) -> Callable[[], Coroutine[Any, Any, None]]:
    async def on_ready() -> None:
        event.set()

    return on_ready


async def _clicks() -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with _running(folder) as (cord, bot):
            ann = await Person.join(cord, "Ann")
            random = Random(1)
            calls: list[int] = []
            seconds: list[float] = []
            message: Any = None
            while len(seconds) < CLICKS:
                if message is None or "Save Log" in str(ann.latest(message)):
                    message = await _new_game(ann)
                before = len(cord.calls)
                began = perf_counter()
                await _press(ann, message, random)
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


async def _new_game(ann: Person) -> Any:
    outcome = await ann.slash("manila", "manila new")
    for _ in range(3):
        await ann.select(outcome.message or {}, "Add an AI…", "Mate")
    await ann.click(outcome.message or {}, "Start")
    await asyncio.sleep(0.2)  # hands are still being sent
    return outcome.message


async def _press(ann: Person, board: Any, random: Random) -> None:
    message = board
    while not (offered := _offered(ann.latest(message))):
        # No choice in public: shares have to be pledged, which is done in private.
        panel = (await ann.click(board, "My Hand")).message
        message = panel if _offered(panel) else board
    part = random.choice(offered)
    if "options" in part:
        await ann.select(message, part["custom_id"], random.choice(part["options"])["value"])
    else:
        await ann.click(message, part["custom_id"])


def _offered(message: Any) -> list[Any]:
    return [part for part in walk(message["components"]) if str(part.get("custom_id")).startswith("m")]


async def _waking(bot: GameBot) -> list[float]:
    assert bot.store is not None
    seconds = []
    for _ in range(20):
        began = perf_counter()
        await Tables(bot.store).get(1)
        seconds.append(perf_counter() - began)
    return seconds


async def _memory() -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with _running(folder) as (_, bot):
            tables = bot.desk.tables
            await _live(tables)
            gc.collect()
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            for _ in range(LIVE):
                await _live(tables)
            gc.collect()
            after = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
    return [Result("memory of a live table", (after - before) / LIVE / 1024, "KiB")]


async def _live(tables: Tables) -> None:
    live = await tables.open(MANILA, 1, 1, Chair("Ann", 1), None)
    for name in ("Luz", "Rosa"):
        await tables.change(live, lambda lobby, name=name: add_ai(lobby, 1, MANILA, "simple", name))  # type: ignore[misc]
    await tables.start(live, 1)
