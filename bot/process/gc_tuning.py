"""Python's looks for garbage, short: every table waits for each, and with 500 of them one took a quarter of a second.

A look through everything has to pass what has stood for hours. So whatever survives one is set aside, and the next
passes only what came since. What becomes garbage after it was set aside is found once an hour.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

THRESHOLDS: Final = (2_000, 10, 50)
"""After how many objects more, and how many smaller looks, Python looks for garbage. With its own thresholds it would
look through everything once in two hundred presses, as it counts what is in use while a press is answered like what
stays."""
HOUR: Final = 3600.0
_EVERYTHING: Final = 2
"""The generation of a look through everything."""


@contextmanager
def tuned_gc() -> Iterator[None]:
    """Set aside what stands now, and whatever stands after each look through everything."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(_set_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(_set_aside)
        gc.set_threshold(*before)
        gc.unfreeze()


def _set_aside(phase: str, look: Mapping[str, Any]) -> None:
    if phase == "stop" and look["generation"] == _EVERYTHING:
        gc.freeze()


def collect_all() -> None:
    """Find also what became garbage after it was set aside. Takes as long as there is much in use."""
    gc.unfreeze()
    gc.collect()


async def collect_hourly() -> None:
    """Look through all once an hour until cancelled."""
    while True:
        await asyncio.sleep(HOUR)
        collect_all()
