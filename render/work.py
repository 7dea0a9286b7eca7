"""The function that drawing processes run."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from render.encode import Picture


def draw_timed(draw: Callable[[], Picture]) -> tuple[Picture, float]:
    """Draw a picture, and return it with the seconds that it took."""
    began = perf_counter()
    return draw(), perf_counter() - began
