"""Format numbers in the texts of every game."""

from __future__ import annotations

from collections.abc import Callable


def percent(chance: float) -> int:
    """Return a chance in whole percent: only certainty is 100, only impossibility 0."""
    if chance in (0.0, 1.0):
        return int(chance * 100)
    return min(99, max(1, int(chance * 100 + 0.5)))


def in_words(say: Callable[..., str], chance: float) -> str:
    """Return a chance in words: ``6 in 10``.

    Only certainty is "sure", only impossibility "never".
    """
    tens, twentieths = int(chance * 10 + 0.5), int(chance * 20 + 0.5)
    how = (
        "never" if chance == 0.0
        else "sure" if chance == 1.0
        else "hardly" if not twentieths
        else "nearly" if twentieths == 20
        else "twentieths" if twentieths in (1, 19)
        else "tens"
    )  # fmt: skip
    return say("chance", how=how, tens=tens, twentieths=twentieths)
