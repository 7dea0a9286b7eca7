"""Numbers that stand beside the words of every game."""

from __future__ import annotations


def percent(chance: float) -> int:
    """A chance in whole percent. Only the certain is 100, only the impossible 0."""
    if chance in (0.0, 1.0):
        return int(chance * 100)
    return min(99, max(1, int(chance * 100 + 0.5)))
