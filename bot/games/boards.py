"""Length limits that all board texts share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.core.limits import ALT_TEXT, cut
from bot.core.presenter import PlayerNames

TEXT_BOARD: Final = 3500
"""Characters of a board as text: the rest of the message shows the turn and recent events."""
SHORTER_NAMES: Final = (20, 12, 8)
"""Characters left of each name in an overlong alt text: the first of these that makes it fit."""

NAMED: Final = 4
"""Up to this many deciding players are named; of more, two and the number of others."""
MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
"""By rank."""


def deciding(say: Callable[..., str], who: Sequence[str]) -> list[str]:
    return list(who) if len(who) <= NAMED else [*who[: NAMED - 1], say("others", count=len(who) - NAMED + 1)]


def fitting(tell: Callable[[Sequence[str]], str], cast: PlayerNames) -> str:
    """Return an alt text within the limit, cutting names only as needed."""
    text = tell(cast.plain)
    for length in SHORTER_NAMES:
        if len(text) <= ALT_TEXT:
            break
        text = tell([cut(name, length) for name in cast.plain])
    return cut(text, ALT_TEXT)
