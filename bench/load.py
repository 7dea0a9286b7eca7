"""Measure response times with many tables at a human pace.

The bot runs as on a host, in its own process with its drawing and search processes; the local Discord and its users are
this process. Each table is in its own server, as most tables are. The figure is what a user feels: from the click to
the table's message with the new picture. It includes the work of the local Discord, which shares the machine.

The bot also measures its own pulse (``bench.pulse``). The output lists each second with a wait longer than ``SLOW``,
with what the bot did in it.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from bench import pulse
from bench.harbour import bot_process, until
from bench.people import Pressed, ScriptedPlayer, join_guild, opening
from bench.processes import all_resident_kib, busy_seconds
from bench.pulse import Beat
from bench.result import Result, quantiles
from localcord import LocalCord

STEPS: Final = (100, 500)
"""Parallel tables in each step."""
PAUSE: Final = 10.0
"""Mean seconds that a user looks at the board before each click."""
SECONDS: Final = 60.0
"""How long each step is measured."""
SLOW: Final = 0.25
"""99 of 100 answers should come within these seconds."""


def measure() -> Iterator[Result]:
    for tables in STEPS:
        yield from asyncio.run(_step(tables))


async def _step(tables: int) -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord:
            guilds = [
                cord.world.add_guild(f"Harbor {number}", [cord.world.add_user(f"Ann {number}")], ["manila"])
                for number in range(tables)
            ]
            file = Path(folder, "pulse.jsonl")
            command = (sys.executable, "-m", "bench.pulse", str(file))
            async with bot_process(cord, Path(folder), {"MANILA_LOG_LEVEL": "WARNING"}, command) as process:
                bot = process.pid
                people = [
                    ScriptedPlayer(await join_guild(cord, guild), opening(number), seed=number)
                    for number, guild in enumerate(guilds)
                ]
                for player in people:
                    await player.open_table()
                name = f"{tables} tables"
                told: list[tuple[float, Pressed]] = []
                results = await _measured(name, people, bot, told)
                return [*results, *_felt(name, pulse.read(file), told)]


def _felt(name: str, beats: Sequence[Beat], told: Sequence[tuple[float, Pressed]]) -> Iterator[Result]:
    """Yield the bot's delays during the clicks, from its pulse."""
    during = [beat for beat in beats if told and told[0][0] <= beat.at <= told[-1][0] + 1]
    if not during:
        return
    yield Result(f"{name}: event loop late, at most", 1000 * max(beat.lag for beat in during), "ms")
    yield Result(f"{name}: look for garbage, longest", 1000 * max(beat.garbage for beat in during), "ms")
    yield Result(f"{name}: commit, longest", 1000 * max(beat.commit for beat in during), "ms")
    yield Result(f"{name}: pictures under way, most", max(beat.pictures for beat in during), "pictures")
    for beat in during:
        slow = [press.seconds for at, press in told if beat.at - 1 <= at < beat.at and press.seconds > SLOW]
        if slow:
            pulse_of = (
                f"ms, {len(slow)} slow; loop {1000 * beat.lag:.0f} ms late, garbage {1000 * beat.garbage:.0f} ms, "
                f"commit {1000 * beat.commit:.0f} ms, {beat.pictures} pictures, {beat.searches} searches waiting, "
                f"load {beat.load:.1f}"
            )
            yield Result(f"{name}: second {beat.at - during[0].at:.0f}, slowest", 1000 * max(slow), pulse_of)


async def _play(player: ScriptedPlayer, told: list[tuple[float, Pressed]]) -> None:
    pace = Random(player.person.id)
    while True:
        await asyncio.sleep(pace.expovariate(1 / PAUSE))
        if not player.plays:
            await player.open_table()
        elif (pressed := await player.press(until_seen=True)) is not None:
            told.append((monotonic(), pressed))


async def _measured(
    name: str, people: Sequence[ScriptedPlayer], bot: int, told: list[tuple[float, Pressed]]
) -> list[Result]:
    gc.freeze()  # this process plays Discord: its own garbage collection is not what users would wait for
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
        *quantiles(f"{name}: press to answer", [pressed.seconds for _, pressed in told]),
        Result(f"{name}: presses", len(told) / took, "a second"),
        Result(f"{name}: presses that failed", sum(pressed.failed for _, pressed in told), "presses"),
        Result(f"{name}: processor time of the bot", 100 * busy / took, "% of a core"),
        Result(f"{name}: memory of the bot", all_resident_kib(bot) / 1024, "MiB"),
    ]
