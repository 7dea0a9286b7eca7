"""Everything that runs in the background is started here, and watched: what dies is logged and counted.

A task without which the program does not do what it is for is *vital*: when it dies the process ends, and whatever
keeps it running starts it anew, which loses nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Watch:
    """Who is told of the tasks that die in one bot."""

    def __init__(self, count: Callable[[str], None]) -> None:
        """``count`` is told the name of each task that has died."""
        self.count = count
        self.ended = asyncio.Event()
        """Set when a vital task has died."""

    def begin(self) -> None:
        """Watch what the running task starts, and what is started by that, from now on."""
        _watch.set(self)


_watch: Final[ContextVar[Watch | None]] = ContextVar("watch", default=None)
_running: Final[set[asyncio.Task[Any]]] = set()
"""Event loops know their tasks weakly."""


def start(work: Coroutine[Any, Any, T], name: str, *, vital: bool = False) -> asyncio.Task[T]:
    """Run something in the background. ``name`` is one of a few words: it labels a metric."""
    task = asyncio.create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(partial(_done, _watch.get(), vital))
    return task


async def stop(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks and wait for their ends. What they died of has been logged."""
    there = [task for task in tasks if task is not None]
    for task in there:
        task.cancel()
    await asyncio.gather(*there, return_exceptions=True)


def _done(watch: Watch | None, vital: bool, task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    error = None if task.cancelled() else task.exception()
    if error is None:
        return
    name = task.get_name()
    log.error("background task failed: %s%s", name, "; the process ends" if vital else "", exc_info=error)
    if watch is not None:
        watch.count(name)
        if vital:
            watch.ended.set()
