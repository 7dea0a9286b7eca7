"""Measure the memory per table, apart from the bot's fixed memory.

Shared pictures, texts and glyphs grow to a limit during the first tables. So tables are opened one after another, each
by its own user in its own server, and the resident memory is read every few tables after a warm-up. The slope of the
fitted line is the cost of one more table, its value at zero the fixed memory.

Up to ``KEPT`` tables every one is live. Beyond that each new table sends the least recently used one to sleep.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import LinearRegression, fmean, linear_regression
from typing import Final, NamedTuple

from bench.harbour import bot_process
from bench.people import ScriptedPlayer, join_guild, opening
from bench.processes import all_resident_kib, resident_kib
from bench.result import Result
from host.table_cache import KEPT
from localcord import LocalCord
from localcord.entities import Guild

WARM_UP: Final = 100
"""After this many tables, only tables are expected to grow."""
ASLEEP: Final = 300
"""The number of sleeping tables."""
EVERY: Final = 20
"""Tables between two readings."""
NAMES: Final = ("Ann", "Benedikta", "Cho", "Dolores", "Emre", "Fumiko", "Gale", "Héloïse")
PRESSES: Final = 6
"""Moves of the user at each table."""
AT_ONCE: Final = 4
"""Users who play at the same time."""
SETTLING_SECONDS: Final = 1.0


class _Reading(NamedTuple):
    tables: int
    own: float
    """KiB of the bot's own process."""
    beside: float
    """KiB of the drawing and search processes."""


def measure() -> Iterator[Result]:
    yield from asyncio.run(_measured())


async def _measured() -> list[Result]:
    total = KEPT + ASLEEP
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord:
            guilds = [_guild(cord, number) for number in range(total)]
            async with bot_process(cord, Path(folder), {"MANILA_LOG_LEVEL": "WARNING"}) as process:
                read = [await _read(process.pid, 0)]
                for first in range(0, total, EVERY):
                    await _play(cord, guilds[first : first + EVERY], first)
                    read.append(await _read(process.pid, first + EVERY))
    live = [reading for reading in read if WARM_UP <= reading.tables <= KEPT]
    asleep = [reading for reading in read if reading.tables >= KEPT]
    line, rest = _fitted(live), _fitted(asleep)
    return [
        Result("a live table", line.slope, "KiB"),
        Result("a sleeping table", rest.slope, "KiB"),
        Result("the bot with its caches full, without tables", line.intercept / 1024, "MiB"),
        Result("the processes beside it, on average", fmean(reading.beside for reading in live) / 1024, "MiB"),
        Result("the processes beside it, at most", max(reading.beside for reading in read) / 1024, "MiB"),
    ]


def _fitted(read: list[_Reading]) -> LinearRegression:
    return linear_regression([reading.tables for reading in read], [reading.own for reading in read])


def _guild(cord: LocalCord, number: int) -> Guild:
    return cord.world.add_guild(f"Harbor {number}", [cord.world.add_user(NAMES[number % len(NAMES)])], ["manila"])


async def _read(bot: int, tables: int) -> _Reading:
    await asyncio.sleep(SETTLING_SECONDS)  # hands are still being sent
    own = resident_kib(bot)
    return _Reading(tables, own, all_resident_kib(bot) - own)


async def _play(cord: LocalCord, guilds: list[Guild], first: int) -> None:
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, guild: Guild) -> None:
        async with turn:
            await _play_table(cord, guild, number)

    await asyncio.gather(*(one(number, guild) for number, guild in enumerate(guilds, first)))


async def _play_table(cord: LocalCord, guild: Guild, number: int) -> None:
    player = ScriptedPlayer(await join_guild(cord, guild), opening(number), seed=number)
    await player.open_table()
    for _ in range(PRESSES):
        if player.plays:
            await player.press()
    await player.person.leave()
