"""Numbers that stand beside the words of every game."""

from __future__ import annotations


def percent(chance: float) -> int:
    """A chance in whole percent. Only the certain is 100, only the impossible 0."""
    if chance in (0.0, 1.0):
        return int(chance * 100)
    return min(99, max(1, int(chance * 100 + 0.5)))


def amount(expected: float) -> str:
    """An expected amount with its sign and one decimal: ``+2.5``, ``−0.3``, ``0.0``."""
    rounded = round(expected, 1)
    return f"{rounded:+.1f}".replace("-", "−") if rounded else "0.0"
