"""A bot that measures itself: what its processor time goes into, part by part. ``python -m bench.meter <file>``.

It runs as ``python -m bot run`` does, told of its Discord by the environment. SIGUSR1 begins anew, since what a start
costs is no part of a press; SIGUSR2 has it write what was measured since.
"""

from __future__ import annotations

import inspect
import json
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Generator, Mapping
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import typer

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "encoding": ("render.encode:encode", "render.animation:encode"),
    "picture": ("render.work:draw_timed",),
    "parsing what Discord tells": ("discord.gateway:DiscordWebSocket.received_message",),
    "claim and answer": ("bot.core.guard:guarded",),
    "rules": ("engine.table:Table.submit", "engine.table:Table.moves", "engine.table:Table.view"),
    "AI": ("engine.table:Table._choose",),
    "journal": (
        *(f"sqlalchemy.ext.asyncio:AsyncConnection.{name}" for name in ("start", "execute", "close")),
        *(f"sqlalchemy.ext.asyncio:AsyncTransaction.{name}" for name in ("start", "commit", "rollback")),
        "host.records:Recorder.append",
    ),
    "layout": (
        "bot.tables.board_views:BoardViews.public",
        "bot.tables.panel_views:PanelViews.hand",
        "bot.tables.panel_views:PanelViews.framed",
    ),
    "texts": ("bot.core.texts:Texts.__call__",),
    "HTTP": ("discord.http:HTTPClient.request", "discord.webhook.async_:AsyncWebhookAdapter.request"),
}
"""What each part is the work of. A part does not count what it calls of another.

First those whose functions others take by name: they have to be counted before the others are imported.
"""
DATABASE: Final = "journal, the thread of the database"
REST: Final = "event loop, sockets and the rest"


class Meter:
    """Adds up processor seconds by part, of every thread."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._own = threading.local()
        self._since = 0.0

    def begin(self) -> None:
        """Forget what was measured so far."""
        self._seconds.clear()
        self._since = time.process_time()
        self._database = _database_seconds()

    def summary(self) -> dict[str, float]:
        """Seconds by part since the beginning, and of what is no part."""
        parts = {part: self._seconds[part] for part in PARTS}
        parts[DATABASE] = _database_seconds() - self._database
        return parts | {REST: time.process_time() - self._since - sum(parts.values())}

    def seconds(self, part: str) -> float:
        """Processor seconds of one part since the beginning."""
        return self._seconds[part]

    def metered(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function that counts as a part's, whether it is awaited or not."""
        if inspect.iscoroutinefunction(function):

            @wraps(function)
            async def awaited(*args: Any, **kwargs: Any) -> Any:
                return await _Steps(self, part, function(*args, **kwargs))

            return awaited

        @wraps(function)
        def called(*args: Any, **kwargs: Any) -> Any:
            return self.count(part, function, *args, **kwargs)

        return called

    def count(self, part: str, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """What a function gives; its time is the part's, but for what other parts take of it."""
        inner: list[float] | None = getattr(self._own, "inner", None)
        self._own.inner = others = [0.0]
        began = time.thread_time()
        try:
            return function(*args, **kwargs)
        finally:
            took = time.thread_time() - began
            self._seconds[part] += took - others[0]
            self._own.inner = inner
            if inner is not None:
                inner[0] += took


class _Steps(Awaitable[Any]):
    """A coroutine whose every step is counted: while it waits, others work."""

    def __init__(self, meter: Meter, part: str, coroutine: Any) -> None:
        self._meter, self._part, self._coroutine = meter, part, coroutine

    def __await__(self) -> Generator[Any, Any, Any]:
        step, value = self._coroutine.send, None
        while True:
            try:
                waits = self._meter.count(self._part, step, value)
            except StopIteration as done:
                return done.value
            try:
                step, value = self._coroutine.send, (yield waits)
            except BaseException as error:  # whatever it is, it is for whom it interrupts
                step, value = self._coroutine.throw, error


def _database_seconds() -> float:
    """Processor seconds of the threads that speak to SQLite."""
    threads = [thread for thread in threading.enumerate() if "_connection_worker" in thread.name]
    return sum(time.clock_gettime(time.pthread_getcpuclockid(thread.ident or 0)) for thread in threads)


def install(meter: Meter) -> None:
    """Have every part counted from now on."""
    for part, names in PARTS.items():
        for name in names:
            module, _, path = name.partition(":")
            holder: Any = import_module(module)
            *outer, last = path.split(".")
            for attribute in outer:
                holder = getattr(holder, attribute)
            setattr(holder, last, meter.metered(part, getattr(holder, last)))


def main(file: Path) -> None:
    """Run a bot that writes what it has measured into a file whenever it is asked to."""
    meter = Meter()
    install(meter)
    meter.begin()

    def write() -> None:
        half = file.with_suffix(".half")
        half.write_text(json.dumps(meter.summary()), encoding="utf-8")
        half.replace(file)

    signal.signal(signal.SIGUSR1, lambda *_: meter.begin())
    signal.signal(signal.SIGUSR2, lambda *_: write())
    sys.argv = ["manila", "run"]
    import_module("bot.__main__").main()  # not before its parts are counted


if __name__ == "__main__":
    typer.run(main)
