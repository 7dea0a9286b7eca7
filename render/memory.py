"""Giving memory back that was needed for drawing.

What pictures share (sheets, sprites, glyphs) is drawn once and kept by each process that draws, well over 100 MiB when
all games are played. A process that has drawn for a while and leaves it to others from then on must not keep it.
"""

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
    """A picture, drawn by a process that has something else to do and keeps nothing of it."""
    try:
        return draw()
    finally:
        forget_drawn()


def forget_drawn() -> None:
    """Forget all that this process has kept for drawing, and return its memory. It is drawn anew when it is needed."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == _ROOM:
            for value in vars(module).values():
                if isinstance(value, _Cache):
                    value.cache_clear()
                elif isinstance(value, Shelf):
                    value.clear()
    give_back()


def give_back() -> None:
    """Return what is free to the system. The allocator would keep it: the little that lies behind it is in use."""
    if os.name != "posix":
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone; others give back by themselves
    if trim is not None:
        trim(0)
