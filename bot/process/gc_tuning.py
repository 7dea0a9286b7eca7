"""Shorten the pauses of Python's garbage collector, for which every table waits.

A full collection has to scan all long-lived objects. So whatever survives one is frozen, and the next only scans newer
objects. Garbage among frozen objects is collected once an hour.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

THRESHOLDS: Final = (2_000, 10, 50)
"""The thresholds of the collector's generations. Python's own would cause a full collection every two hundred clicks,
because they count objects of a running response like long-lived ones.
"""
HOUR: Final = 3600.0
_EVERYTHING: Final = 2


@contextmanager
def tuned_gc() -> Iterator[None]:
    """Freeze all current objects, and the survivors of each full collection."""
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
    """Collect frozen garbage, too."""
    gc.unfreeze()
    gc.collect()


async def collect_hourly() -> None:
    """Run a full collection once an hour until cancelled."""
    while True:
        await asyncio.sleep(HOUR)
        collect_all()
