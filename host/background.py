"""Start and watch background tasks.

A task that dies is logged and counted.

A task that the program can't work without is *vital*: when it dies the process ends, and its supervisor restarts it,
which loses nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

EXITED: Final = "a task called sys.exit"


class Watch:
    def __init__(self, count: Callable[[str], None]) -> None:
        """Set up; ``count`` receives the name of each task that has died."""
        self.count = count
        self.ended = asyncio.Event()
        """Set when a vital task has died."""

    def begin(self) -> None:
        """Watch the tasks started by the running task from now on, and by those.

        No later task of the event loop can end it by ``SystemExit``: a third-party game may call sys.exit.
        """
        _watch.set(self)
        asyncio.get_running_loop().set_task_factory(
            lambda loop, work, **given: asyncio.Task(_Contained(work), loop=loop, **given)
        )


_watch: Final[ContextVar[Watch | None]] = ContextVar("watch", default=None)
_running: Final[set[asyncio.Task[Any]]] = set()
"""Event loops only hold weak references to their tasks."""


def start(
    work: Coroutine[Any, Any, T], name: str, *, vital: bool = False, among: set[asyncio.Task[T]] | None = None
) -> asyncio.Task[T]:
    """Start a background task, which is ``among`` its owner's until it ends.

    ``name`` labels a metric, so it is one of a few.
    """
    task = asyncio.create_task(work, name=name)
    for running in (_running, among):
        if running is not None:
            running.add(task)
            task.add_done_callback(running.discard)
    task.add_done_callback(partial(_done, _watch.get(), vital))
    return task


async def stop(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks and wait for their ends."""
    there = [task for task in tasks if task is not None]
    for task in there:
        task.cancel()
    await asyncio.gather(*there, return_exceptions=True)


class _Contained(Coroutine[Any, Any, T]):
    """A coroutine whose ``SystemExit`` becomes an ordinary error."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work

    def send(self, value: Any, /) -> Any:
        try:
            return self._work.send(value)
        except SystemExit as error:
            raise RuntimeError(EXITED) from error

    def throw(self, *given: Any) -> Any:
        try:
            return self._work.throw(*given)
        except SystemExit as error:
            raise RuntimeError(EXITED) from error

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, T]:
        return self._work.__await__()


def _done(watch: Watch | None, vital: bool, task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is None:
        return
    name = task.get_name()
    log.error("background task failed: task=%s vital=%s", name, vital, exc_info=error)
    if watch is not None:
        watch.count(name)
        if vital:
            watch.ended.set()
