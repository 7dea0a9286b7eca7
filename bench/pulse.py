"""A bot that records its own pulse, second by second.

``python -m bench.pulse <file>``.

It runs like ``python -m bot run``. Each second it adds a line to the file: the maximum delay of its event loop, its
longest garbage collection and commit, and the work waiting for drawing and search processes. So the cause of a slow
answer is found in its second.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import wraps
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final, TextIO

import aiosqlite
import typer

from host.workers import Workers
from render.pool import Painter

TICK: Final = 0.01
"""Seconds between two checks of the event loop."""


@dataclass(slots=True)
class Beat:
    """One second of the bot: longest delays in seconds, longest queues."""

    at: float
    """Its end, by the clock that all processes of the machine share."""
    lag: float = 0.0
    garbage: float = 0.0
    commit: float = 0.0
    pictures: int = 0
    searches: int = 0
    load: float = 0.0
    """The machine's load average: running or runnable processes."""


class Pulse:
    """A recorder that writes one line of figures per second."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._now = Beat(monotonic())
        self._garbage_since = 0.0
        self._painters: list[Painter] = []
        self._workers: list[Workers] = []
        gc.callbacks.append(self._looked)
        _before(Painter, "__init__", self._painters.append)
        _before(Workers, "__init__", self._workers.append)
        self._time_commits()

    def _looked(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._garbage_since = monotonic()
        else:
            self._now.garbage = max(self._now.garbage, monotonic() - self._garbage_since)

    def _time_commits(self) -> None:
        execute: Callable[..., Any] = aiosqlite.Connection._execute

        @wraps(execute)
        async def timed(connection: aiosqlite.Connection, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            if getattr(work, "__name__", "") != "commit":
                return await execute(connection, work, *args, **kwargs)

            def commit() -> Any:
                began = monotonic()
                try:
                    return work(*args, **kwargs)
                finally:
                    self._now.commit = max(self._now.commit, monotonic() - began)

            return await execute(connection, commit)

        aiosqlite.Connection._execute = timed  # type: ignore[method-assign,assignment]

    async def beat(self) -> None:
        """Measure the event loop's delay continuously; write it once a second."""
        while True:
            began = monotonic()
            await asyncio.sleep(TICK)
            now = self._now
            now.lag = max(now.lag, monotonic() - began - TICK)
            now.pictures = max(now.pictures, *(len(painter._under_way) for painter in self._painters), 0)
            now.searches = max(now.searches, searches(self._painters, self._workers))
            if monotonic() >= now.at + 1:
                self._now = Beat(monotonic())
                now.at, now.load = monotonic(), os.getloadavg()[0]
                self._out.write(json.dumps(asdict(now)) + "\n")
                self._out.flush()


def read(file: Path) -> Sequence[Beat]:
    """Return the seconds written so far."""
    return [Beat(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def searches(painters: Sequence[Painter], workers: Sequence[Workers]) -> int:
    """Return the longest queue of the processes that don't draw."""
    drawing = [painter._studio for painter in painters]
    return max((len(each._begun._waiters or ()) for each in workers if each not in drawing), default=0)


def _before(kind: type, name: str, tell: Callable[[Any], object]) -> None:
    """Wrap a method to call ``tell`` with its arguments first."""
    method = getattr(kind, name)

    @wraps(method)
    def told(self: Any, *args: Any, **kwargs: Any) -> Any:
        tell(self)
        return method(self, *args, **kwargs)

    setattr(kind, name, told)


def main(file: Path) -> None:
    """Run a bot that writes its pulse into a file."""
    with file.open("w", encoding="utf-8") as out:
        pulse = Pulse(out)
        bot: Any = import_module("bot.app").GameBot
        set_up = bot.setup_hook

        @wraps(set_up)
        async def setup_hook(self: Any) -> None:
            self.pulse = asyncio.create_task(pulse.beat())
            await set_up(self)

        bot.setup_hook = setup_hook
        sys.argv = ["manila", "run"]
        import_module("bot.__main__").main()


if __name__ == "__main__":
    typer.run(main)
