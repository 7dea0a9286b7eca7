"""Leaving Discord in peace while it fails, with all that nobody waits for.

When many calls in a short time get a 5xx or no answer at all, more of them only make it worse, for Discord and for
those who press: messages of tables, calls to players and what makes up for earlier failures stop then. After a while
one of them is let through to try; if that goes well, all go on, spread over some seconds. Answers to presses are
always tried: somebody waits for them.
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
"""So many calls have to fail within the window, and no fewer than succeed."""
WINDOW_SECONDS: Final = 10.0
FIRST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 60.0
"""Seconds before it is tried again; twice as many after each try in vain."""
PROBE_SECONDS: Final = 20.0
"""How long a try may take before the next one, should nothing be heard of it."""
SPREAD_SECONDS: Final = 5.0
"""Over how long those who have waited begin again."""

ANSWERS: Final = ("/interactions/", "/webhooks/")
"""What is in the paths of answers to presses, which other machines of Discord take than all the rest."""


class Breaker:
    """Hears how every call to Discord ends, and says what may be asked of it now."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """``now`` in seconds; by default as the event loop counts them, which sleeps by the same."""
        self._now = now or _loop_time
        self._ends: deque[tuple[float, bool]] = deque()
        """When the latest calls ended, and whether they went well."""
        self._pause = 0.0
        self._probe_at = 0.0
        self._probing = False
        self._since = 0.0
        self.openings = 0
        """How often Discord was left in peace."""

    @property
    def open(self) -> bool:
        """Whether Discord is left in peace."""
        return self._pause > 0

    def lets(self) -> bool:
        """Whether something may be done that nobody waits for. While Discord fails, one asker at a time may try."""
        if not self.open:
            return True
        if self._now() < self._probe_at:
            return False
        self._probing, self._probe_at = True, self._now() + PROBE_SECONDS
        return True

    async def passage(self) -> None:
        """Return when it is worth while to ask ``lets``: at once, unless Discord fails."""
        if self.open:
            await asyncio.sleep(max(0.0, self._probe_at - self._now()) + uniform(1.0, SPREAD_SECONDS))

    # -- what is heard ----------------------------------------------------------------------------------------

    def hear(self, trace: aiohttp.TraceConfig) -> None:
        """Be told by the HTTP client of every call, also of those that discord.py repeats."""
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)

    async def _ended(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        if params.response.status == 429:
            return  # Discord is well, and says that it was too much
        if params.response.status >= 500:
            self.failed()
        else:
            self.went_well(answer=any(part in params.url.path for part in ANSWERS))

    async def _failed(self, _: Any, __: Any, params: aiohttp.TraceRequestExceptionParams) -> None:
        if not isinstance(params.exception, asyncio.CancelledError):
            self.failed()

    def failed(self) -> None:
        """A call got a 5xx, or no answer."""
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
        """A call got an answer, be it a refusal. ``answer``: it was itself the answer to a press."""
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
