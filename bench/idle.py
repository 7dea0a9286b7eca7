"""Measure the memory of an idle bot with all games, on SQLite.

On one server and on many. The bot starts twice and the second start is measured: the first one migrates the database,
which needs more. **RSS** counts a page once per process, **PSS** divides it among them: the sum of PSS is the memory
missing from the machine. PSS falls when other Python programs run next to the bot.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.harbour import bot_process
from bench.processes import all_resident_kib, all_shared_kib, busy_seconds, resident_kib, shared_kib
from bench.result import Result
from bench.shards import fill
from bot.cogs.help import greeting
from localcord import LocalCord

GUILDS: Final = (1, 2_500)
QUIET_SECONDS: Final = 2.0
"""After this long without work, all preparations are drawn."""
_QUIET: Final = 0.05
"""CPU seconds that count as no work in that time."""


def measure() -> Iterator[Result]:
    for guilds in GUILDS:
        yield from asyncio.run(_measured(guilds))


async def _measured(guilds: int) -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord:
            fill(cord, guilds)
            for guild in cord.world.guilds.values():
                # Joined long ago, so that it draws no welcome.
                guild.members[cord.world.bot.id].joined -= 2 * greeting.NEW.total_seconds()
            settings = {"MANILA_LOG_LEVEL": "WARNING"}
            async with bot_process(cord, Path(folder), settings):
                pass
            async with bot_process(cord, Path(folder), settings) as bot:
                await _quiet(bot.pid)
                return _figures(bot.pid, guilds)


async def _quiet(bot: int) -> None:
    before = -_QUIET
    while (now := busy_seconds(bot)) - before >= _QUIET:
        before = now
        await asyncio.sleep(QUIET_SECONDS)


def _figures(bot: int, guilds: int) -> list[Result]:
    figures: dict[str, float] = {}
    for name, own, whole in (("RSS", resident_kib, all_resident_kib), ("PSS", shared_kib, all_shared_kib)):
        figures |= {
            f"the bot's own process, {name}": own(bot),
            f"the processes beside it, {name}": whole(bot) - own(bot),
            f"all processes, {name}": whole(bot),
        }
    return [Result(f"{guilds} servers: {what}", kib / 1024, "MiB") for what, kib in figures.items()]
