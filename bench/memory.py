"""What a table costs in memory, apart from what the bot needs however many there are.

Most of a bot's memory belongs to no table: the program, the parts of pictures that are drawn once, the latest pictures,
texts, glyphs. All of that grows to a bound while the first tables are played, so a single table looks expensive. Here
tables are opened and played a little one after another, each by a person of its own in a server of its own, and after
a warm-up the resident memory is read every few tables. The slope of the line through these points is what one more
table costs; where the line meets no table at all is what the bot needs by itself.

Up to ``KEPT`` tables every one of them is **live**. Beyond that each new table sends the one that was left alone
longest to **sleep**: the slope is then what stays of a sleeping table, with everything about it that is not kept in it,
such as its server, who played there, and the open hand on somebody's screen.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import linear_regression
from typing import Any, Final, NamedTuple

from bench.harbour import bot_process
from bench.people import GAMES, join_guild, open_table, over, press, where_to_press
from bench.processes import all_resident_kib, resident_kib
from bench.result import Result
from bot.tables import KEPT
from localcord import LocalCord
from localcord.entities import Guild

WARM_UP: Final = 100
"""Tables after which nothing but tables is expected to grow."""
ASLEEP: Final = 300
"""Tables that are sent to sleep."""
EVERY: Final = 20
"""Tables between two readings."""
PRESSES: Final = 6
"""Moves that the person at each table makes."""
AT_ONCE: Final = 4
"""People who play at the same time."""
SETTLING_SECONDS: Final = 1.0


class _Reading(NamedTuple):
    tables: int
    own: float
    """KiB of the bot's own process."""
    all: float
    """KiB of all its processes."""


def measure() -> Iterator[Result]:
    """One bot from its start to tables of which more sleep than it keeps."""
    logging.disable(logging.WARNING)
    yield from asyncio.run(_measured())


async def _measured() -> list[Result]:
    total = KEPT + ASLEEP
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord:
            guilds = [
                cord.world.add_guild(f"Harbor {number}", [cord.world.add_user(f"Ann {number}")], ["manila"])
                for number in range(total)
            ]
            async with bot_process(cord, Path(folder), {"MANILA_LOG_LEVEL": "WARNING"}) as process:
                read = [await _read(process.pid, 0)]
                for first in range(0, total, EVERY):
                    await _play(cord, guilds[first : first + EVERY], first)
                    read.append(await _read(process.pid, first + EVERY))
    live = [reading for reading in read if WARM_UP <= reading.tables <= KEPT]
    asleep = [reading for reading in read if reading.tables >= KEPT]
    return [
        Result("the bot before the first table", read[0].all / 1024, "MiB"),
        *_line("live", live, "the bot with its caches full, without tables"),
        *_line("sleeping", asleep, None),
    ]


def _line(name: str, read: list[_Reading], beside: str | None) -> list[Result]:
    tables = [reading.tables for reading in read]
    own = linear_regression(tables, [reading.own for reading in read])
    every = linear_regression(tables, [reading.all for reading in read])
    fixed = [] if beside is None else [Result(beside, every.intercept / 1024, "MiB")]
    return [
        *fixed,
        Result(f"a {name} table", every.slope, "KiB"),
        Result(f"a {name} table, in the bot's own process", own.slope, "KiB"),
    ]


async def _read(bot: int, tables: int) -> _Reading:
    await asyncio.sleep(SETTLING_SECONDS)  # hands are still being sent
    return _Reading(tables, resident_kib(bot), all_resident_kib(bot))


async def _play(cord: LocalCord, guilds: list[Guild], first: int) -> None:
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, guild: Guild) -> None:
        async with turn:
            await _play_table(cord, guild, number)

    await asyncio.gather(*(one(number, guild) for number, guild in enumerate(guilds, first)))


async def _play_table(cord: LocalCord, guild: Guild, number: int) -> None:
    person, random = await join_guild(cord, guild), Random(number)
    board: Any = await open_table(person, GAMES[number % len(GAMES)])
    for _ in range(PRESSES):
        if over(person.latest(board)):
            break
        where = await where_to_press(person, board)
        if where is not None:
            await press(person, where, random)
    await person.leave()
