"""Release memory used for drawing: well over 100 MiB of shared parts."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from render.encode import Picture
from render.shelf import Shelf

_ROOM: Final = __name__.partition(".")[0]
_Cache: Final[Any] = type(lru_cache(lambda: None))


def draw_once(draw: Callable[[], Picture]) -> Picture:
    """Return a picture without keeping anything in caches."""
    try:
        return draw()
    finally:
        forget_drawn()


def forget_drawn() -> None:
    """Clear all drawing caches of this process, and release their memory."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == _ROOM:
            for value in vars(module).values():
                if isinstance(value, _Cache):
                    value.cache_clear()
                elif isinstance(value, Shelf):
                    value.clear()
    give_back()


def give_back() -> None:
    """Return free memory to the system, which the allocator would keep."""
    if os.name != "posix":
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only glibc has it; others release memory by themselves
    if trim is not None:
        trim(0)
