"""The lobby of any game: who has sat down, which seats are free, and the house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import theme
from render.canvas import Box, Canvas
from render.chart import Sheet
from render.encode import Picture, encode
from render.fonts import Face
from render.names import readable_names
from render.sprites import badge, open_space
from render.theme import INK_SOFT
from render.words import Words

_TITLE: Box = (24, 22, 1176, 112)
_TOP, _ROW = 124, 92
_MAX_RULES = 8


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of a lobby: its player's name, ``None`` while it is free."""

    name: str | None
    host: bool = False
    ai: bool = False


def _left(rows: int) -> Box:
    return (24, _TOP, 700, _TOP + 24 + _ROW * rows)


def _right(rows: int) -> Box:
    return (712, _TOP, 1176, _TOP + 24 + _ROW * rows)


@lru_cache(maxsize=8)
def _sheet(rows: int) -> Image.Image:
    bottom = _left(rows)[3]
    sheet = Sheet(1200, bottom + 24)
    sheet.label(_TITLE, theme.GOLD)
    sheet.label(_left(rows))
    sheet.sea((706, _TOP - 4, 1182, bottom + 6), (944, (_TOP + bottom) / 2), min(170, (bottom - _TOP) / 2 - 16))
    sheet.frame()
    return sheet.finish()


def lobby(title: str, seats: Sequence[LobbySeat], words: Words, *, rules: Sequence[str] = ()) -> Picture:
    """The picture of a lobby. ``rules`` are the house rules, a short line each."""
    return encode(draw(title, seats, words, rules=rules).image, "lobby")


def draw(title: str, seats: Sequence[LobbySeat], words: Words, *, rules: Sequence[str] = ()) -> Canvas:
    """The lobby as a canvas that knows its texts."""
    rows = max(3, len(seats))
    canvas = Canvas(_sheet(rows).copy())
    with canvas.panel(_TITLE):
        canvas.text((600, 67), title, theme.HUGE, face=Face.SERIF_BOLD, anchor="m", room=1080, least=34)
    names = readable_names([seat.name or "-" for seat in seats], words)
    with canvas.panel(_left(rows)):
        for n, seat in enumerate(seats):
            _seat(canvas, n, seat, names[n], words)
    if rules:
        _rules(canvas, rules, _right(rows), words)
    return canvas


def _seat(canvas: Canvas, number: int, seat: LobbySeat, name: str, words: Words) -> None:
    y = _TOP + 12 + _ROW * number + _ROW // 2
    if seat.name is None:
        canvas.sprite(open_space(72), (84, y))
        free = words("picture-seat-free")
        canvas.text((144, y), free, 36, INK_SOFT, face=Face.SERIF_ITALIC, room=500, least=24)
        return
    badge(canvas, number, (84, y), 72)
    right = 676
    marks = [words(key) for key, given in (("picture-host", seat.host), ("picture-ai", seat.ai)) if given]
    if marks:
        text = " · ".join(marks)
        right -= canvas.text((right, y), text, theme.LABEL, INK_SOFT, anchor="r", room=160, least=24) + 16
    canvas.text((144, y), name, 42, face=Face.SEMIBOLD, room=right - 144, least=34)


def _rules(canvas: Canvas, rules: Sequence[str], box: Box, words: Words) -> None:
    left, top, right, bottom = box
    lines = list(rules[: min(_MAX_RULES, (bottom - top - 80) // 42)])
    label = (left + 24, top + 24, right - 24, top + 84 + 42 * len(lines))
    canvas.fill(label, theme.CARD)
    with canvas.panel(label):
        canvas.text((label[0] + 18, label[1] + 30), words("picture-rules"), 30, INK_SOFT, face=Face.SERIF_BOLD,
                    room=380, least=24)  # fmt: skip
        for n, line in enumerate(lines):
            canvas.text((label[0] + 18, label[1] + 74 + 42 * n), line, theme.LABEL, room=380, least=24)
