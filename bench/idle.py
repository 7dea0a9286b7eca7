"""What a bot holds in memory when it is ready and nobody plays, with all games, on SQLite: on one server, on many.

The bot is started twice and the second start is measured: the first brings the database to its schema, which needs
more. **RSS** counts a page once for each process that has it, **PSS** divides it among them: the sum of PSS is what
the machine has less. PSS falls when other Python programs run beside the bot.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.harbour import bot_process, until
from bench.processes import all_resident_kib, all_shared_kib, busy_seconds, family, resident_kib, shared_kib
from bench.result import Result
from bench.shards import fill
from bot.actions import door
from localcord import LocalCord

GUILDS: Final = (1, 2_500)
QUIET_SECONDS: Final = 2.0
"""Without any work for so long, what draws has drawn all that it draws ahead."""
_QUIET: Final = 0.05
"""Seconds of a processor that count as no work in that time."""


def measure() -> Iterator[Result]:
    """Each process by itself, then all of them; few servers first."""
    for guilds in GUILDS:
        yield from asyncio.run(_measured(guilds))


async def _measured(guilds: int) -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord:
            fill(cord, guilds)
            for guild in cord.world.guilds.values():
                # In its server for long, so that it draws no greeting.
                guild.members[cord.world.bot.id].joined -= 2 * door.NEW.total_seconds()
            settings = {"MANILA_LOG_LEVEL": "WARNING"}
            async with bot_process(cord, Path(folder), settings):
                pass
            async with bot_process(cord, Path(folder), settings) as bot:
                await until(lambda: len(list(family(bot.pid))) > 1)
                await _quiet(bot.pid)
                return _figures(bot.pid, guilds)


async def _quiet(bot: int) -> None:
    before = -_QUIET
    while (now := busy_seconds(bot)) - before >= _QUIET:
        before = now
        await asyncio.sleep(QUIET_SECONDS)


def _figures(bot: int, guilds: int) -> list[Result]:
    beside = max(list(family(bot))[1:], key=resident_kib)
    figures = {
        "the bot's own process, RSS": resident_kib(bot),
        "the bot's own process, PSS": shared_kib(bot),
        "the process that draws, RSS": resident_kib(beside),
        "the process that draws, PSS": shared_kib(beside),
        "all processes, RSS": all_resident_kib(bot),
        "all processes, PSS": all_shared_kib(bot),
    }
    return [Result(f"{guilds} servers: {what}", kib / 1024, "MiB") for what, kib in figures.items()]
