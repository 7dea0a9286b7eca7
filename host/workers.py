"""Run worker processes next to the event loop.

Some search for AI players, some draw pictures. Python runs one thread of a process at a time, so CPU-bound work in a
thread of the bot would delay every table.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

from host import background
from host.settling import Preparation, settle_in

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES: Final = 2
"""How often work is tried if its process dies."""
QUOTA: Final = Path("/sys/fs/cgroup/cpu.max")
"""Where Linux shows a container's CPU quota, in microseconds per period."""
PATIENCE: Final = 10.0
"""Seconds after which a process is considered hung. Pictures take hundredths of one."""


def processors() -> int:
    """Return the usable processors of the machine, or of its container."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        most, period = QUOTA.read_text(encoding="ascii").split()
    except OSError:
        return there  # no container, or not on Linux
    return there if most == "max" else max(1, min(there, int(most) // int(period)))


class Workers:
    """A few processes for work of one kind.

    They start with the first work, and again after one of them has died. Functions, their arguments and results must be
    picklable.
    """

    def __init__(self, what: str, count: int, *, niceness: int = 0) -> None:
        """Set up; ``what`` is their work, for the log, ``niceness`` how much they yield."""
        self._what = what
        self.count = count
        self._niceness = niceness
        self._preparations: tuple[Preparation, ...] = ()
        self._pool: ProcessPoolExecutor | None = None
        # One more than there are processes, so that none is ever idle. The others wait here: their patience isn't used
        # up in a long queue, and few are restarted when a process is lost.
        self._begun = asyncio.Semaphore(count + 1)
        self._first: asyncio.Future[int] | None = None
        """The first work of the running processes: done once one of them has started."""
        self.ready = False
        """Whether they have been started ahead and can work at once."""

    def start(self, preparations: Sequence[Preparation] = ()) -> None:
        """Start in the background, ahead of the first work.

        If it fails, ``ready`` stays false. A replacement runs ``preparations``, too.
        """
        self._preparations = tuple(preparations)
        self._background = background.start(self._try_to_start(), "starting processes")

    async def _try_to_start(self) -> None:
        with suppress(ChildProcessError):  # logged where it is raised
            await self._started()

    async def _started(self) -> ProcessPoolExecutor:
        """Return the pool, or raise ``ChildProcessError`` if it can't be started."""
        pool = self._pool
        try:
            if pool is None:
                pool = self._anew()
                self._first = asyncio.wrap_future(pool.submit(os.getpid))
            if self._first is not None:
                await asyncio.shield(self._first)
        except (OSError, ImportError, NotImplementedError, BrokenProcessPool) as error:
            # No memory for another process, no semaphores, or it ends before it has begun.
            if self._forget(pool):
                log.exception("worker start failed: job=%s", self._what)
            raise ChildProcessError(f"no process can {self._what}") from error
        self.ready = True
        return pool

    def _anew(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a process with threads may inherit their locks.
        self._pool = ProcessPoolExecutor(
            self.count,
            get_context("spawn"),
            initializer=settle_in,
            initargs=(self._niceness, self._preparations),
        )
        return self._pool

    def _forget(self, pool: ProcessPoolExecutor | None) -> bool:
        """Drop a pool whose processes died; return false if already dropped."""
        if pool is not self._pool:
            return False
        self._pool, self._first, self.ready = None, None, False
        return True

    def _end(self, pool: ProcessPoolExecutor) -> bool:
        """Kill a pool with a hanging process; return false if already done."""
        if not self._forget(pool):
            return False
        log.error("worker hung, all workers restarted: job=%s", self._what)
        # From Python 3.14 on: pool.kill_workers().
        for process in list(pool._processes.values()):
            process.kill()
        return True

    async def work(self, function: Callable[..., T], /, *args: Any) -> T:
        """Return a function's result, retrying if its process dies.

        Raises ``ChildProcessError`` if no process can be started, ``BrokenProcessPool`` if a process died of it
        ``TRIES`` times, and ``TimeoutError`` if one hangs.
        """
        async with self._begun:
            for _ in range(TRIES):
                pool = await self._started()
                try:
                    async with asyncio.timeout(PATIENCE) as patience:
                        return await asyncio.wrap_future(pool.submit(function, *args))
                except BrokenProcessPool as error:
                    if self._forget(pool):
                        log.exception("workers died, all restarted: job=%s", self._what)
                    lost: Exception = error
                except TimeoutError as error:
                    if not patience.expired():
                        raise  # the function's own
                    lost = error
                    if self._end(pool):
                        break
        self.start(self._preparations)
        raise lost

    def submit(self, function: Callable[..., T], /, *args: Any) -> Future[T]:
        """Call a function once; it isn't repeated if its process dies.

        Raises ``OSError`` if none can be started. The future raises ``BrokenProcessPool`` if its process ends.
        """
        pool = self._pool or self._anew()
        try:
            future = pool.submit(function, *args)
        except BrokenProcessPool:
            log.exception("workers died, all restarted: job=%s", self._what)
            self._forget(pool)
            pool = self._anew()
            future = pool.submit(function, *args)
        self._look_after(pool, future)
        return future

    def _look_after(self, pool: ProcessPoolExecutor, future: Future[Any], *, was_running: bool = False) -> None:
        """Kill a process that has the same work at two checks, ``PATIENCE`` apart."""

        def look() -> None:
            if not future.done() and pool is self._pool and not (was_running and self._end(pool)):
                self._look_after(pool, future, was_running=future.running())

        asyncio.get_running_loop().call_later(PATIENCE, look)

    def close(self) -> None:
        """Kill the processes without waiting for their work."""
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            if self._first is not None:
                self._first.cancel()  # no caller waits for it now
            self._forget(self._pool)
            for process in processes:
                process.kill()
