"""Compute the age of Discord's events, independent of this machine's clock.

Discord stamps each interaction with its own time, and dates each HTTP response. The smallest difference between such a
stamp and its arrival is the offset of the clocks plus the fastest transmission. It is forgotten slowly, because clocks
drift. So an age may be too small by some seconds after a start or an hour of silence, but never too large.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp

DRIFT: Final = 0.001
"""The maximum drift of two clocks, in seconds per second."""


class Ages:
    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """Set up; ``now`` returns seconds and never jumps."""
        self._now = now or _loop_time
        self._least = float("inf")
        self._since = 0.0
        self._dates_mislead = False

    def observe(self, stamp: float) -> float:
        """Return the minimum age of an event in seconds, by its Discord timestamp."""
        now = self._now()
        self._least = min(self._least + DRIFT * (now - self._since), now - stamp)
        self._since = now
        return now - stamp - self._least

    def correct(self, stamp: float) -> None:
        """Treat a timestamp as current, and ignore response dates from now on."""
        self._dates_mislead = True
        self._least = float("inf")
        self.observe(stamp)

    def hear(self, trace: aiohttp.TraceConfig) -> None:
        """Register a trace hook that observes every HTTP response."""
        trace.on_request_end.append(self._ended)

    async def _ended(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if self._dates_mislead:
            return
        with suppress(TypeError, ValueError):  # a missing or unreadable date means nothing
            self.observe(parsedate_to_datetime(params.response.headers.get("Date", "")).timestamp())


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
