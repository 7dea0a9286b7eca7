"""The panels at the head of pictures that all games have: whose hand it is, what a lesson is about, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Seat, Standing
from render import theme
from render.canvas import Box, Canvas
from render.foundry import Typeface
from render.sprites import badge
from render.words import Words

HAND: Final[Box] = (24, 22, 1176, 112)
"""Where the head of a hand lies."""
RESULT: Final[Box] = (24, 22, 1176, 122)
"""Where the head of a result lies."""
LESSON: Final[Box] = (24, 22, 1176, 102)
"""Where the head of an illustration lies."""


def owner(canvas: Canvas, seat: Seat, name: str, room: int = 640) -> None:
    """Whose hand it is, in the panel of ``HAND``. The name takes at most ``room``."""
    left, top, _, bottom = HAND
    middle = (top + bottom) // 2
    badge(canvas, seat, (left + 58, middle), 72)
    canvas.text((left + 110, middle), name, theme.TITLE, face=Typeface.BOLD, room=room, least=34)


def hand(canvas: Canvas, seat: Seat, name: str, title: str) -> None:
    """The head of a hand: whose it is, and what is shown of it."""
    _, top, right, bottom = HAND
    with canvas.panel(HAND):
        owner(canvas, seat, name)
        canvas.text(
            (right - 28, (top + bottom) // 2), title, 36, face=Typeface.SERIF_BOLD, anchor="r", room=340, least=24
        )


def lesson(canvas: Canvas, title: str) -> None:
    """The head of an illustration: its title alone."""
    left, top, right, bottom = LESSON
    with canvas.panel(LESSON):
        canvas.text(((left + right) // 2, (top + bottom) // 2), title, 42, face=Typeface.SERIF_BOLD, anchor="m",
                    room=1100, least=26)  # fmt: skip


def result(
    canvas: Canvas, standing: Standing, names: Sequence[str], words: Words, *, wins: tuple[str, str], apart: int = 70
) -> None:
    """The head of a result: who has won. ``wins`` are the keys of what is said of one and of several, and their
    badges lie ``apart``.
    """
    winners = standing.winners
    left, top, right, bottom = RESULT
    middle = (top + bottom) // 2
    with canvas.panel(RESULT):
        for n, seat in enumerate(winners):
            badge(canvas, seat, (left + 62 + apart * n, middle), 78)
        x = left + 122 + apart * (len(winners) - 1)
        said = words(wins[len(winners) > 1])
        taken = canvas.text((right - 30, middle), said, 42, face=Typeface.SERIF_BOLD, anchor="r", room=330, least=28)
        who = ", ".join(names[seat] for seat in winners)
        canvas.text((x, middle), who, theme.HUGE, face=Typeface.BOLD, room=right - 60 - taken - x, least=36)
