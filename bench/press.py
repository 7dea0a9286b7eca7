"""What a press costs: whole games of one person against AI seats, and the processor time of the bot by part.

The bot runs in a process of its own that measures itself (``bench.meter``); it draws in its threads and not beside
itself, so that nothing is left out. The figures are processor time, which a busy machine changes by a third or so: take
the shares, or compare two versions side by side.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.harbour import bot_process, until
from bench.people import Player, join_guild
from bench.result import Result
from bot.games.catalogue import catalogue
from localcord import LocalCord
from localcord.person import SimulatedUser

PRESSES: Final = 200
"""Of each game: several whole games."""
LOOK: Final = 0.05
"""Seconds that a person looks at the board before each press."""


def measure() -> Iterator[Result]:
    """One game after the other, with one bot."""
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        played = asyncio.run(_played(Path(folder, "parts.json")))
    for kind, (parts, calls) in played.items():
        whole = sum(parts.values())
        yield Result(f"{kind}: a press", 1000 * whole / PRESSES, "ms")
        for part, seconds in sorted(parts.items(), key=lambda item: -item[1]):
            yield Result(f"{kind}: {part}", 1000 * seconds / PRESSES, f"ms, {seconds / whole:.0%}")
        yield Result(f"{kind}: calls to Discord", calls.total() / PRESSES, "a press")
        for route, count in calls.most_common():
            yield Result(f"{kind}: {route}", count / PRESSES, "a press")


async def _played(file: Path) -> dict[str, tuple[dict[str, float], Counter[str]]]:
    """The processor seconds of the presses of each game by part, and the calls to Discord by route."""
    command = (sys.executable, "-m", "bench.meter", str(file))
    settings = {"MANILA_LOG_LEVEL": "WARNING", "MANILA_DRAWING_PROCESSES": "0"}
    async with LocalCord() as cord:
        guild = cord.world.add_guild("Harbor", [cord.world.add_user("Ann")], ["manila"])
        async with bot_process(cord, file.parent, settings, command) as bot:
            ann = await join_guild(cord, guild)
            return {kind: await _presses(kind, ann, cord, bot, file) for kind in catalogue().games}


async def _presses(
    kind: str, ann: SimulatedUser, cord: LocalCord, bot: asyncio.subprocess.Process, file: Path
) -> tuple[dict[str, float], Counter[str]]:
    player = Player(ann, f"{kind} new", seed=kind)
    await player.open_table()
    bot.send_signal(signal.SIGUSR1)
    calls, pressed = Counter[str](), 0
    cord.calls.clear()
    while pressed < PRESSES:
        await asyncio.sleep(LOOK)
        if not player.plays:
            calls += _routes(cord)
            await player.open_table()
            cord.calls.clear()  # opening a table is no press in a game
        else:
            pressed += await player.press() is not None
    calls += _routes(cord)
    bot.send_signal(signal.SIGUSR2)
    await until(file.exists)
    return _taken(file), calls


def _routes(cord: LocalCord) -> Counter[str]:
    return Counter(f"{call.method} {call.path}" for call in cord.calls)


def _taken(file: Path) -> dict[str, float]:
    """What the bot has written, which then is gone."""
    parts: dict[str, float] = json.loads(file.read_bytes())
    file.unlink()
    return parts
