"""Run a periodic background task."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

from host import background
from storage.errors import StoreError

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_SECONDS: Final = 3600.0
"""The maximum time between two rounds, for anything unforeseen."""
RETRY_SECONDS: Final = 10.0
"""Seconds until the next round after a database failure."""
STOPPING_SECONDS: Final = 3.0
"""How long the end of a round is waited for."""


class PeriodicTask:
    """A task that runs repeatedly until stopped; failures are logged."""

    def __init__(self, name: str, go: Callable[[], Awaitable[float | None]], least: float = 1.0) -> None:
        """Set up; ``go`` runs a round and returns the seconds until the next one.

        The next round comes after ``least`` seconds at the earliest and ``MOST_SECONDS`` at the latest; the latter also
        for ``None`` and after an error, but sooner after a database failure.
        """
        self.stopping = False
        """Whether this is the last round: it should begin nothing more."""
        self._name = name
        self._go = go
        self._least = least
        self._due = False
        self._asleep = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = background.start(self._run(), self._name, vital=True)

    def wake(self) -> None:
        """Run the next round at once."""
        self._due = True
        if self._asleep and self._task is not None and not self.stopping:
            self._task.cancel()
            self.start()

    async def stop(self) -> None:
        self.stopping = True
        if self._task is None:
            return
        if self._asleep:
            self._task.cancel()
        await asyncio.wait({self._task}, timeout=STOPPING_SECONDS)

    async def each(self, work: Callable[[T], Awaitable[None]], items: Iterable[T], at_once: int) -> None:
        """Work on several items of a round in parallel; while stopping, begin none.

        Raises an error only once all others are done.
        """
        room = asyncio.Semaphore(at_once)

        async def do(item: T) -> None:
            async with room:
                if not self.stopping:
                    await work(item)

        done = await asyncio.gather(*map(do, items), return_exceptions=True)
        for error in done:
            if error is not None:
                raise error

    async def _run(self) -> None:
        self._asleep = False
        while not self.stopping:
            self._due = False
            seconds = None
            try:
                seconds = await self._go()
            except StoreError as error:
                log.warning("periodic task postponed: task=%s error=%s", self._name, error)
                seconds = RETRY_SECONDS
            except (Exception, SystemExit):  # a third-party game may call sys.exit
                log.exception("periodic task failed: task=%s", self._name)
            self._asleep = True
            await asyncio.sleep(0 if self.stopping or self._due else self._pause(seconds))
            self._asleep = False

    def _pause(self, seconds: float | None) -> float:
        return MOST_SECONDS if seconds is None else max(self._least, min(MOST_SECONDS, seconds))
