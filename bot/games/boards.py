"""What the words of all boards keep to: how long they may be, and what becomes shorter when they are too long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.core.limits import ALT_TEXT, cut
from bot.core.presenter import PlayerNames

TEXT_BOARD: Final = 3500
"""Characters of a board as text: the rest of the message says whose turn it is and what happened."""
SHORTER_NAMES: Final = (20, 12, 8)
"""Characters left of each name in an alt text that is too long: the first of these that makes it fit."""


NAMED: Final = 4
"""So many are named of those who decide at once; of more, two and how many others."""


def deciding(say: Callable[..., str], who: Sequence[str]) -> list[str]:
    """Whom a line names that says who is to decide."""
    return list(who) if len(who) <= NAMED else [*who[: NAMED - 1], say("others", count=len(who) - NAMED + 1)]


def fitting(tell: Callable[[Sequence[str]], str], cast: PlayerNames) -> str:
    """An alt text told with names as long as it can bear."""
    text = tell(cast.plain)
    for length in SHORTER_NAMES:
        if len(text) <= ALT_TEXT:
            break
        text = tell([cut(name, length) for name in cast.plain])
    return cut(text, ALT_TEXT)
