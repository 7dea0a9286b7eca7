"""Many tables played at once at a human pace: how long people wait, and what the bot's processes need for it.

The bot runs as on a host, in a process of its own with those that it starts for drawing and searching; the local
Discord and its people are this process. Each table is in a server of its own, as most tables are. What is measured is
what a person feels: from the press to the table's message with the new picture, so it contains the work of the
stand-in for Discord, which shares the machine.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from bench.harbour import bot_process, until
from bench.people import Player, Pressed, join_guild, opening
from bench.processes import all_resident_kib, busy_seconds
from bench.result import Result, quantiles
from localcord import LocalCord

STEPS: Final = (100, 500)
"""Tables played at once."""
PAUSE: Final = 10.0
"""Seconds that a person looks at the board before each press, on average."""
SECONDS: Final = 60.0
"""How long each step is measured."""


def measure() -> Iterator[Result]:
    """Each step with a bot and a database of its own."""
    for tables in STEPS:
        yield from asyncio.run(_step(tables))


async def _step(tables: int) -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord:
            guilds = [
                cord.world.add_guild(f"Harbor {number}", [cord.world.add_user(f"Ann {number}")], ["manila"])
                for number in range(tables)
            ]
            async with bot_process(cord, Path(folder), {"MANILA_LOG_LEVEL": "WARNING"}) as process:
                bot = process.pid
                people = [
                    Player(await join_guild(cord, guild), opening(number), seed=number)
                    for number, guild in enumerate(guilds)
                ]
                for player in people:
                    await player.open_table()
                return await _measured(f"{tables} tables", people, bot)


async def _play(player: Player, told: list[Pressed]) -> None:
    """Press at a human pace until cancelled; a game that is over is followed by another."""
    pace = Random(player.person.id)
    while True:
        await asyncio.sleep(pace.expovariate(1 / PAUSE))
        if not player.plays:
            await player.open_table()
        elif (pressed := await player.press()) is not None:
            told.append(pressed)


async def _measured(name: str, people: Sequence[Player], bot: int) -> list[Result]:
    gc.freeze()  # this process plays Discord: its own looks for garbage are not what people would wait for
    told: list[Pressed] = []
    playing = [asyncio.create_task(_play(player, told)) for player in people]
    await asyncio.sleep(PAUSE)
    told.clear()
    began, busy = monotonic(), busy_seconds(bot)
    await asyncio.wait(playing, timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
    await until(lambda: len(told) > 1 or any(task.done() for task in playing))
    took = monotonic() - began
    busy = busy_seconds(bot) - busy
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    if faults := [fault for fault in ended if isinstance(fault, Exception)]:
        raise ExceptionGroup("people could not go on", faults)
    return [
        *quantiles(f"{name}: press to answer", [pressed.seconds for pressed in told]),
        Result(f"{name}: presses", len(told) / took, "a second"),
        Result(f"{name}: presses that failed", sum(pressed.failed for pressed in told), "presses"),
        Result(f"{name}: processor time of the bot", 100 * busy / took, "% of a core"),
        Result(f"{name}: memory of the bot", all_resident_kib(bot) / 1024, "MiB"),
    ]
