"""Measure the responsiveness of the process."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final

TICK: Final = 0.1
"""Seconds between two checks of the event loop."""


async def beat(late: Callable[[float], None], paused: Callable[[float], None]) -> None:
    """Time the event loop and the garbage collector until cancelled.

    Reports seconds: ``late`` how late each tick came, ``paused`` how long each collection took.
    """
    since = 0.0
    pauses: deque[float] = deque()

    def collecting(phase: str, _: Mapping[str, Any]) -> None:
        nonlocal since
        # Only recorded: a collection may begin while a metric is locked, and counting it would wait for that lock
        # forever.
        if phase == "start":
            since = perf_counter()
        elif since:
            pauses.append(perf_counter() - since)

    gc.callbacks.append(collecting)
    try:
        while True:
            due = perf_counter() + TICK
            await asyncio.sleep(TICK)
            late(max(0.0, perf_counter() - due))
            while pauses:
                paused(pauses.popleft())
    finally:
        gc.callbacks.remove(collecting)
