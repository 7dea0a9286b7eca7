"""How old an event of Discord's is, whatever this machine's clock shows.

Discord stamps each press with its own time, and dates each answer to a call. The least time between such a stamp and
its arrival here is the difference of the clocks, and the way of the quickest. It is forgotten slowly, because clocks
drift. So an age may seem too small, by some seconds after a start or an hour of silence, but not too large.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp

DRIFT: Final = 0.001
"""Seconds by which two clocks may drift apart in a second."""


class Ages:
    """Compares Discord's clock with ours. One serves the whole process."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """``now`` gives seconds and never jumps; by default it is the time of the event loop."""
        self._now = now or _loop_time
        self._least = float("inf")
        self._since = 0.0
        self._dates_mislead = False

    def observe(self, stamp: float) -> float:
        """Return how many seconds ago Discord stamped something, at least.

        ``stamp``: in seconds since 1970.
        """
        now = self._now()
        self._least = min(self._least + DRIFT * (now - self._since), now - stamp)
        self._since = now
        return now - stamp - self._least

    def correct(self, stamp: float) -> None:
        """Take what was stamped for new, and believe no more dates: they made it seem old."""
        self._dates_mislead = True
        self._least = float("inf")
        self.observe(stamp)

    def hear(self, trace: aiohttp.TraceConfig) -> None:
        """Be told by the HTTP client of every answer."""
        trace.on_request_end.append(self._ended)

    async def _ended(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if self._dates_mislead:
            return
        with suppress(TypeError, ValueError):  # no date, or one that can't be read, says nothing
            self.observe(parsedate_to_datetime(params.response.headers.get("Date", "")).timestamp())


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
