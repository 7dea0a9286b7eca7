"""The headings of pictures in every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Seat, Standing
from render import theme
from render.canvas import Box, Canvas
from render.foundry import Typeface
from render.names import listed
from render.sprites import badge, laurel
from render.theme import INK_SOFT
from render.words import Words

HAND: Final[Box] = (24, 22, 1176, 112)
"""The head of a hand."""
RESULT: Final[Box] = (24, 22, 1176, 220)
"""The head of a result."""
BELOW: Final = RESULT[3] + 12
"""The top of what follows the head of a result."""
LESSON: Final[Box] = (24, 22, 1176, 102)
"""The head of an illustration."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Place and time of a result, empty if unknown or private."""

    game: str = ""
    where: str = ""
    """The server, if all its members can see the table."""
    when: str = ""
    """The day."""


NOWHERE: Final = Occasion()


def owner(canvas: Canvas, seat: Seat, name: str, room: int = 640) -> None:
    """Write whose hand it is, in the panel of ``HAND``."""
    left, top, _, bottom = HAND
    middle = (top + bottom) // 2
    badge(canvas, seat, (left + 58, middle), 72)
    canvas.text((left + 110, middle), name, theme.TITLE, face=Typeface.BOLD, room=room, least=theme.READ)


def hand(canvas: Canvas, seat: Seat, name: str, title: str) -> None:
    _, top, right, bottom = HAND
    with canvas.panel(HAND):
        owner(canvas, seat, name)
        canvas.text(
            (right - 28, (top + bottom) // 2),
            title,
            44,
            face=Typeface.SERIF_BOLD,
            anchor="r",
            room=340,
            least=theme.READ,
        )


def lesson(canvas: Canvas, title: str) -> None:
    left, top, right, bottom = LESSON
    with canvas.panel(LESSON):
        canvas.text(((left + right) // 2, (top + bottom) // 2), title, 42, face=Typeface.SERIF_BOLD, anchor="m",
                    room=1100, least=26)  # fmt: skip


def result(
    canvas: Canvas,
    standing: Standing,
    names: Sequence[str],
    words: Words,
    occasion: Occasion,
    *,
    wins: tuple[str, str],
) -> None:
    """Draw the head of a result; ``wins`` are keys for one winner and several."""
    winners = standing.winners
    left, top, right, bottom = RESULT
    middle = bottom - 68
    apart = min(96, 300 // len(winners))
    with canvas.panel(RESULT):
        x = (
            left
            + 28
            + canvas.text(
                (left + 28, top + 36), occasion.game, 38, face=Typeface.SERIF_BOLD, room=420, least=theme.READ
            )
        )
        end = right - 30
        end -= canvas.text((end, top + 36), occasion.when, theme.READ, face=Typeface.SEMIBOLD, anchor="r")
        if occasion.where:
            canvas.text((end - 24, top + 36), occasion.where, theme.READ, anchor="r", room=end - x - 64)
        canvas.fill((left + 24, top + 64, right - 24, top + 66), INK_SOFT)
        for n, seat in enumerate(winners):
            if len(winners) == 1:
                canvas.sprite(laurel(124), (left + 90, middle))
            badge(canvas, seat, (left + 90 + apart * n, middle), 80 if len(winners) == 1 else 88)
        x = left + 166 + apart * (len(winners) - 1)
        said = words(wins[len(winners) > 1])
        taken = canvas.text(
            (right - 30, middle), said, 50, face=Typeface.SERIF_BOLD, anchor="r", room=330, least=theme.READ
        )
        who = listed((names[seat] for seat in winners), words)
        canvas.text((x, middle), who, 68, face=Typeface.BOLD, room=right - 60 - taken - x, least=theme.READ)
