"""Format numbers in the texts of every game."""

from __future__ import annotations

from collections.abc import Callable


def percent(chance: float) -> int:
    """Return a chance in whole percent: only certainty is 100, only impossibility 0."""
    if chance in (0.0, 1.0):
        return int(chance * 100)
    return min(99, max(1, int(chance * 100 + 0.5)))


def shown_chance(say: Callable[..., str], chance: float) -> str:
    """Return a chance as a reader's language writes it: ``65%``."""
    return say("chance", percent=percent(chance))
