"""A bot that measures its CPU time, part by part.

``python -m bench.meter <file>``.

It runs like ``python -m bot run``, configured by the environment. SIGUSR1 resets the figures, since the cost of a start
is not part of a click; SIGUSR2 makes it write them.
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
"""The functions of each part. A part excludes the calls it makes to other parts.

First those whose functions others import by name: they must be wrapped before the others are imported.
"""
DATABASE: Final = "journal, the thread of the database"
REST: Final = "event loop, sockets and the rest"


class Meter:
    """A counter of CPU seconds by part, over all threads."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._own = threading.local()
        self._since = 0.0

    def begin(self) -> None:
        self._seconds.clear()
        self._since = time.process_time()
        self._database = _database_seconds()

    def summary(self) -> dict[str, float]:
        """Return the seconds by part since the reset, and the remainder."""
        parts = {part: self._seconds[part] for part in PARTS}
        parts[DATABASE] = _database_seconds() - self._database
        return parts | {REST: time.process_time() - self._since - sum(parts.values())}

    def seconds(self, part: str) -> float:
        return self._seconds[part]

    def metered(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a wrapped function that counts for a part, awaited or not."""
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
        """Call a function, count its CPU time for a part, and return its result."""
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
    """A coroutine that counts the CPU time of its own steps, not of its waits."""

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
            except BaseException as error:  # whatever it is, the caller handles it
                step, value = self._coroutine.throw, error


def _database_seconds() -> float:
    """Return the CPU seconds of the SQLite threads."""
    threads = [thread for thread in threading.enumerate() if "_connection_worker" in thread.name]
    return sum(time.clock_gettime(time.pthread_getcpuclockid(thread.ident or 0)) for thread in threads)


def install(meter: Meter) -> None:
    """Count every part from now on."""
    for part, names in PARTS.items():
        for name in names:
            module, _, path = name.partition(":")
            holder: Any = import_module(module)
            *outer, last = path.split(".")
            for attribute in outer:
                holder = getattr(holder, attribute)
            setattr(holder, last, meter.metered(part, getattr(holder, last)))


def main(file: Path) -> None:
    """Run a bot that writes its figures into a file on request."""
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
    import_module("bot.__main__").main()  # only after its parts are wrapped


if __name__ == "__main__":
    typer.run(main)
