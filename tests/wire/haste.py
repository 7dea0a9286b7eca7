"""An event loop that does not wait: where nothing is under way any more, it moves the time on to the next timer.

Sockets and threads work as ever, but what they do takes next to no time by this clock, however slow the machine is.
What other processes do is not seen, and would seem to take for ever: a bot on this loop draws in threads (``THREADS``).
Waits cost nothing: an hour of rate limits and deadlines goes by in the moments in which the processor is busy.
"""

from __future__ import annotations

import asyncio
import selectors
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar
from unittest.mock import patch

from localcord.clock import Clock, Timer

T = TypeVar("T")

PACE: Final = 0.02
"""How fast the time goes by itself: work takes so much of the time that it takes on the wall."""
THREADS: Final[dict[str, Any]] = {"drawing_processes": 0}
"""Settings with which a bot draws in threads of its own."""
GLANCE: Final = 0.002
"""Seconds for which sockets and threads are watched before the time is moved on."""
LATE: Final = ("bot.tables.boards", "bot.tables.pings", "bot.services", "discord.utils")
"""The modules whose ``utcnow`` goes with the loop's time."""


class HastyLoop(asyncio.SelectorEventLoop):
    """A loop whose time hardly goes by itself, and is moved on by ``skip``."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._began, self._wall = time.monotonic(), time.time()
        super().__init__(_Glance(self))

    def time(self) -> float:
        return self._began + PACE * (time.monotonic() - self._began) + self._skipped

    def skip(self, seconds: float) -> None:
        self._skipped += seconds

    @property
    def epoch(self) -> float:
        """Seconds since 1970 by this loop's time."""
        return self._wall + self.time() - self._began


class HastyClock(Clock):
    """localcord's clock on a hasty loop. ``ahead``: seconds by which it goes before the bot's."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def now(self) -> float:
        return _loop().epoch + self.ahead

    def monotonic(self) -> float:
        return _loop().time()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        return _loop().call_later(delay, callback)


def hastily(main: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine on a hasty loop, by which the bot tells the time as well."""
    with asyncio.Runner(loop_factory=HastyLoop) as runner, _telling_the_time():
        return runner.run(main())


@contextmanager
def _telling_the_time() -> Iterator[None]:
    def utcnow() -> datetime:
        return datetime.fromtimestamp(_loop().epoch, UTC)

    patches: list[Any] = [patch(f"{module}.utcnow", utcnow) for module in LATE]
    # One that waits for another's lock sleeps in SQLite, and would seem to have nothing to do.
    patches.append(patch("storage.dialects.FILE_CONNECTIONS", 1))
    # Else a connection never grows old, and hours of it are looked after every few seconds.
    patches.append(patch("aiohttp.connector.monotonic", lambda: _loop().time()))
    for each in patches:
        each.start()
    try:
        yield
    finally:
        for each in patches:
            each.stop()


def _loop() -> HastyLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, HastyLoop)
    return loop


class _Glance(selectors.DefaultSelector):
    """Waits for sockets no longer than a glance, and skips the rest once no thread works."""

    def __init__(self, loop: HastyLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(timeout)
        before = _work()
        while not (ready := super().select(GLANCE)):
            after = _work()
            if after is not None and after == before:
                if timeout is None:
                    return super().select(None)  # somebody else will call
                self._loop.skip(timeout)
                break
            before = after
        return ready


def _work() -> dict[str, str] | None:
    """The processor time that each other thread has had; ``None`` if one is at work now."""
    mine, found = str(threading.get_native_id()), {}
    for task in Path("/proc/self/task").iterdir():
        if task.name == mine:
            continue
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            # After the name, which may hold anything: a sleeping thread says S.
            if (task / "stat").read_text().rpartition(")")[2].split()[0] != "S":
                return None
            found[task.name] = (task / "schedstat").read_text().split()[0]
    return found
