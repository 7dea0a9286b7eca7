"""Bots by the dozen: a process that has everything loaded forks a fresh bot in a fraction of a second.

What a fork brings into the world is a bot like any other: its own event loop, its own database connection, its own
line to Discord. It can be killed at any instant of its life; the nursery has no part in it any more.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

import bot.app
import bot.cogs.arenas.rounds
import bot.cogs.solo.daily_days
import bot.core.replies
import host.autoplay
from bench.harbour import settings_for
from bot.cli.common import log_to_terminal
from bot.cli.process import run
from bot.core.texts import Texts
from bot.settings import Settings
from localcord import LocalCord
from render.manila.ahead import prepare

FIRST_RESPONSE: Final = 10.0
"""Seconds for which Discord takes an answer to these bots.

Longer than its three: a machine that has much else to do shall not count as a bot that is silent.
"""
FIRST_START: Final = 0.4
"""Seconds that a bot is taken to need to be ready, before that is known."""
LONGEST_START: Final = 60.0
"""Seconds that a bot may need to be ready, on a machine that has much else to do."""


class Life:
    """A bot from its birth on."""

    def __init__(self, pid: int, cord: LocalCord) -> None:
        self.pid = pid
        self._cord = cord

    @property
    def alive(self) -> bool:
        return Path(f"/proc/{self.pid}").exists()

    async def ready(self) -> bool:
        """Wait until the bot can be pressed. False if it died before."""
        async with asyncio.timeout(LONGEST_START):
            while self.alive and not self._cord.gateway.online:  # noqa: ASYNC110 - the kernel has no event for it
                await asyncio.sleep(0.005)
        return self.alive

    def kill(self) -> None:
        """End it at once, without a last word."""
        if self.alive:
            os.kill(self.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until nothing is left of it, neither here nor at the gateway."""
        async with asyncio.timeout(LONGEST_START):
            while self.alive or self._cord.gateway.online:  # noqa: ASYNC110
                await asyncio.sleep(0.002)


class Nursery:
    """Gives birth to bots. Made by ``nursery()``."""

    def __init__(self, process: asyncio.subprocess.Process, heard: Callable[[str], None]) -> None:
        self.start_seconds = FIRST_START
        """What the last bot took from its birth until it was ready."""
        self._process = process
        self._last: Life | None = None
        self._listening = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[str], None]) -> None:
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            heard(line.decode(errors="replace").rstrip("\n"))

    async def birth(self, cord: LocalCord, data: Path, **more: Any) -> Life:
        """Start a bot. It is not ready yet. ``more``: further settings."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        settings = settings_for(cord, data, **more).model_dump(mode="json") | {"token": cord.token}
        self._process.stdin.write(json.dumps(settings).encode() + b"\n")
        self._last = Life(int(await self._process.stdout.readline()), cord)
        return self._last

    async def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        if self._last is not None:
            self._last.kill()  # else what it may yet log would be waited for
        await self._process.wait()
        await self._listening


@asynccontextmanager
async def nursery(heard: Callable[[str], None]) -> AsyncIterator[Nursery]:
    """A nursery of its own. ``heard`` is told each line that its bots log."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.wire.nursery",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=1 << 20,
    )
    there = Nursery(process, heard)
    try:
        yield there
    finally:
        await there.close()


# -- inside the process ---------------------------------------------------------------------------------


def main() -> None:
    """Fork a bot for each line of settings that comes in, and say its number."""
    log_to_terminal("INFO")
    # What takes long and is the same for all is done once: reading the texts, drawing what all pictures share.
    texts = cache(Texts)
    vars(bot.app)["Texts"] = texts
    prepare(texts("en"))
    vars(bot.core.replies)["ANSWER_SECONDS"] = FIRST_RESPONSE
    # Those who are killed every few seconds would come to none of this.
    vars(host.autoplay)["BEAT"] = (0.1, 0.5)
    vars(bot.cogs.arenas.rounds).update(EVERY=0.5, PATIENCE=timedelta(seconds=1))
    vars(bot.cogs.solo.daily_days)["Dailies"].reckon_par = _no_par
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    out = sys.stdout.fileno()
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if child == 0:
            os.close(0)
            os.close(out)
            _live(json.loads(line))
        os.write(out, f"{child}\n".encode())


async def _no_par(*_: object) -> None:
    """What takes a strong player seconds is not what bots are killed over."""


def _live(settings: dict[str, Any]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    code = 1
    try:
        asyncio.run(run(Settings(_env_file=None, **settings)))
        code = 0
    finally:
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
