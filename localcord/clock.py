"""Time in localcord: the system's, or a clock that tests move by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Return the seconds since the Unix epoch; they may jump, also back."""

    def monotonic(self) -> float:
        """Return the seconds since some moment, never decreasing."""

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call back once, `delay` seconds from now."""


class SystemClock:
    """The computer's clock and the running event loop's timers."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(delay, callback)


class SkewedClock(SystemClock):
    """The computer's clock plus an offset, to simulate a server with a wrong one."""

    def __init__(self, ahead: float) -> None:
        self.ahead = ahead

    def now(self) -> float:
        return super().now() + self.ahead


class ManualClock:
    """A clock that moves only by `advance`.

    Timers fire inside `advance`, in order. It starts at the present, because clients compare snowflakes with their own
    clock.
    """

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._jumped = 0.0
        self._order = itertools.count()
        self._due: list[tuple[float, int, _ManualTimer]] = []

    def now(self) -> float:
        return self._now + self._jumped

    def monotonic(self) -> float:
        return self._now

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        timer = _ManualTimer(callback)
        heapq.heappush(self._due, (self._now + delay, next(self._order), timer))
        return timer

    def advance(self, seconds: float) -> None:
        end = self._now + seconds
        while self._due and self._due[0][0] <= end:
            self._now, _, timer = heapq.heappop(self._due)
            timer.fire()
        self._now = end

    def jump(self, seconds: float) -> None:
        """Change the time of day, like a clock correction: no timer fires."""
        self._jumped += seconds


class _ManualTimer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self._callback = None

    def fire(self) -> None:
        if self._callback is not None:
            self._callback()


def iso(seconds: float) -> str:
    """Return a Unix time in Discord's format."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
