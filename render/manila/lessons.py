"""Illustrations of the rules of Manila."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import theme
from render.canvas import Box, Canvas
from render.chart import FOOT, FRAME, framed
from render.encode import Picture, encode
from render.foundry import Typeface
from render.manila import board_picture, hand_picture, places, samples
from render.manila.marks import Marks
from render.words import Words

_TITLE: Final[Box] = (24, 20, 1176, 100)
_TITLE_BESIDE_DICE: Final[Box] = (24, 20, 848, 100)
_TOP: Final = 110
_LEFT, _RIGHT = 20, 1180
_SEA: Final[Box] = (_LEFT, 112, _RIGHT, places.ROW_TOP - 4)
_SEA_AND_ROW: Final[Box] = (_LEFT, 112, _RIGHT, places.ROW_BOTTOM + 6)
_TABLE: Final[Box] = (_LEFT, places.MERCHANTS_TOP - 4, _RIGHT, places.market(2)[3] + 3)
_DICE: Final[Box] = (870, 12, _RIGHT, 112)
_SHARES: Final[Box] = (_LEFT, 118, _RIGHT, 584)


@dataclass(frozen=True, slots=True)
class _Lesson:
    """An illustration: a picture, and the ``part`` of it to show."""

    paint: Callable[[Words], Canvas]
    part: Box
    dice: bool = False


def lesson(subject: str, words: Words) -> Picture:
    """Return the illustration of a subject of ``SUBJECTS``."""
    return encode(draw(subject, words), f"rules-{subject}")


def draw(subject: str, words: Words) -> Canvas:
    """Return an illustration as a canvas that knows its texts."""
    shown = _LESSONS[subject]
    source = shown.paint(words)
    _, top, _, bottom = shown.part
    box = _TITLE_BESIDE_DICE if shown.dice else _TITLE
    canvas = Canvas.on(_sheet(bottom - top, box))
    with canvas.panel(box):
        title = words(f"picture-lesson-{subject}")
        room = box[2] - box[0] - 60
        canvas.text((box[0] + 30, 60), title, theme.TITLE, face=Typeface.SERIF_BOLD, room=room, least=30)
    _paste(canvas, source, shown.part, _TOP)
    if shown.dice:
        _paste(canvas, source, _DICE, _DICE[1])
    return canvas


@lru_cache(maxsize=8)
def _sheet(height: int, title: Box) -> Image.Image:
    return framed((theme.WIDTH, _TOP + height + FRAME + 8 + FOOT), title=title).finish()


def _paste(canvas: Canvas, source: Canvas, part: Box, top: int) -> None:
    canvas.corner(source.image.crop(part).convert("RGBA"), (part[0], top))
    down = top - part[1]
    for text in source.texts:
        left, above, right, below = text.box
        if left >= part[0] and above >= part[1] and right <= part[2] and below <= part[3]:
            canvas.texts.append(text.lowered(down))


def _table(name: str) -> Callable[[Words], Canvas]:
    return lambda words: board_picture.board.draw(samples.table(name), samples.NAMES, words)


def _step(name: str) -> Callable[[Words], Canvas]:
    """Return a function that draws a sample's board with its changes marked."""

    def paint(words: Words) -> Canvas:
        before, after, _ = samples.voyage(name)
        return board_picture.board.draw(after, samples.NAMES, words, marks=Marks(since=before))

    return paint


def _risen(words: Words) -> Canvas:
    *_, before, after = samples.filmed("clear")
    return board_picture.board.draw(after, samples.NAMES, words, marks=Marks(since=before))


def _hand(words: Words) -> Canvas:
    return hand_picture.hand.draw(samples.own_hand(), samples.NAMES, words)


_LESSONS: Final[Mapping[str, _Lesson]] = {
    "auction": _Lesson(_table("auction-bids"), _SEA_AND_ROW),
    "master": _Lesson(_table("place-first"), _SEA),
    "spaces": _Lesson(_table("place"), _SEA_AND_ROW),
    "movement": _Lesson(_step("roll"), _SEA, dice=True),
    "pirates": _Lesson(_table("board"), _SEA_AND_ROW),
    "pilots": _Lesson(_step("pilot"), _SEA_AND_ROW),
    "payout": _Lesson(_table("over"), _SEA_AND_ROW),
    "market": _Lesson(_risen, _TABLE),
    "loans": _Lesson(_hand, _SHARES),
}

SUBJECTS: Final = tuple(_LESSONS)
"""The available illustrations, in the order of the rules."""
