"""A circuit breaker for calls to Discord that no user waits for.

When many calls in a short time get a 5xx or no answer, further calls make it worse, for Discord and for users. Then
table messages, pings and retries stop. After a pause one of them may try; if it succeeds, all resume, spread over some
seconds. Responses to interactions are always tried: a user waits for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from random import uniform
from typing import Any, Final

import aiohttp

log = logging.getLogger(__name__)

FAILURES: Final = 10
"""The circuit opens after this many failures within the window, if they outnumber successes."""
WINDOW_SECONDS: Final = 10.0
FIRST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 60.0
"""Maximum seconds before the next try; the pause doubles after each failed try."""
PROBE_SECONDS: Final = 20.0
"""Seconds after which a try without result is given up, and the next may start."""
SPREAD_SECONDS: Final = 5.0
"""Seconds over which waiting calls resume."""

ANSWERS: Final = ("/interactions/", "/webhooks/")
"""Path parts of interaction responses. Discord serves these by other machines than everything else."""


class Breaker:
    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """Set up; ``now`` is in seconds, by default of the event loop's clock."""
        self._now = now or _loop_time
        self._ends: deque[tuple[float, bool]] = deque()
        """Times of the latest calls, and whether they succeeded."""
        self._pause = 0.0
        self._probe_at = 0.0
        self._probing = False
        self._since = 0.0
        self.openings = 0

    @property
    def open(self) -> bool:
        """Whether the circuit is open, so that calls are held back."""
        return self._pause > 0

    def lets(self) -> bool:
        """Return whether a background call is allowed now.

        While Discord fails, one caller at a time may try.
        """
        if not self.open:
            return True
        if self._now() < self._probe_at:
            return False
        self._probing, self._probe_at = True, self._now() + PROBE_SECONDS
        return True

    async def passage(self) -> None:
        """Wait until ``lets`` may return true."""
        if self.open:
            await asyncio.sleep(max(0.0, self._probe_at - self._now()) + uniform(1.0, SPREAD_SECONDS))

    def hear(self, trace: aiohttp.TraceConfig) -> None:
        """Register a trace hook that records every call's outcome."""
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)

    async def _ended(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if params.response.status == 429:
            return  # Discord works, and says that it was too much
        if params.response.status >= 500:
            self.failed()
        else:
            self.went_well(answer=any(part in params.url.path for part in ANSWERS))

    async def _failed(self, _: Any, __: Any, params: aiohttp.TraceRequestExceptionParams) -> None:
        if not isinstance(params.exception, asyncio.CancelledError):
            self.failed()

    def failed(self) -> None:
        """Record a call with a 5xx, or without an answer."""
        if self.open:
            if self._probing:
                self._wait(min(LONGEST_PAUSE, 2 * self._pause))
            return
        self._count(well=False)
        failures = sum(not well for _, well in self._ends)
        if failures >= FAILURES and 2 * failures >= len(self._ends):
            self.openings += 1
            self._since = self._now()
            self._wait(FIRST_PAUSE)
            log.warning(
                "Discord calls failing, calls that no one waits for postponed: failures=%s calls=%s",
                failures,
                len(self._ends),
            )

    def went_well(self, *, answer: bool = False) -> None:
        """Record an answered call, even a refusal; ``answer``: to an interaction."""
        if not self.open:
            self._count(well=True)
        elif self._probing and not answer:
            seconds = self._now() - self._since
            log.warning("Discord recovered, postponed calls resumed: seconds=%.0f", seconds)
            self._pause, self._probing = 0.0, False
            self._ends.clear()

    def _wait(self, pause: float) -> None:
        self._pause, self._probing = pause, False
        self._probe_at = self._now() + pause * uniform(1.0, 1.5)

    def _count(self, *, well: bool) -> None:
        now = self._now()
        self._ends.append((now, well))
        while self._ends[0][0] < now - WINDOW_SECONDS:
            self._ends.popleft()


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
