"""The lobby of any game: who has sat down, which seats are free, and the house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from render import theme
from render.canvas import Box, Canvas
from render.chart import FOOT, Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.names import readable_names
from render.sprites import badge, open_space
from render.theme import INK_SOFT
from render.words import Words

_TITLE: Box = (24, 22, 1176, 112)
_TOP, _ROW = 124, 92
_MAX_RULES = 8

Emblem: TypeAlias = Callable[[int], Image.Image]
"""Paints what a game is known by, so many pixels high and at most one and a half times as wide."""

_LEAST_EMBLEM: Final = 88
_LARGEST_EMBLEM: Final = 212


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of a lobby: its player's name, ``None`` while it is free."""

    name: str | None
    host: bool = False
    ai: bool = False


def _left(rows: int) -> Box:
    return (24, _TOP, 700, _TOP + 24 + _ROW * rows)


def _rules_label(lines: int) -> Box:
    return (740, _TOP + 24, 1152, _TOP + 84 + 42 * lines)


@lru_cache(maxsize=16)
def _sheet(rows: int, lines: int) -> Image.Image:
    bottom = _left(rows)[3]
    sheet = Sheet(1200, bottom + 24 + FOOT)
    sheet.label(_TITLE, theme.GOLD)
    sheet.label(_left(rows))
    rose = _rules_label(lines)[3] if lines else _TOP
    sheet.sea((708, _TOP, 1180, bottom + 2), (944, (rose + bottom) / 2), min(190, (bottom - rose) / 2 + 20))
    if lines:
        sheet.label(_rules_label(lines))
    sheet.frame()
    sheet.foot()
    return sheet.finish()


def prepare(sizes: Iterable[int]) -> None:
    """Draw the sheets of new lobbies with so many seats ahead of the first one."""
    for seats in sizes:
        _sheet(_rows(seats, 0), 0)


def _rows(seats: int, rules: int) -> int:
    return max(seats, 3, rules // 2 + 1)


def lobby(
    title: str, seats: Sequence[LobbySeat], words: Words, emblem: Emblem, *, rules: Sequence[str] = ()
) -> Picture:
    """The picture of a lobby. ``rules`` are the house rules, a short line each."""
    return encode(draw(title, seats, words, emblem, rules=rules).image, "lobby")


def draw(title: str, seats: Sequence[LobbySeat], words: Words, emblem: Emblem, *, rules: Sequence[str] = ()) -> Canvas:
    """The lobby as a canvas that knows its texts."""
    rules = rules[:_MAX_RULES]
    rows = _rows(len(seats), len(rules))
    canvas = Canvas(_sheet(rows, len(rules)).copy())
    _emblem(canvas, emblem, rows, len(rules))
    with canvas.panel(_TITLE):
        canvas.text((600, 67), title, theme.HUGE, face=Typeface.SERIF_BOLD, anchor="m", room=1080, least=34)
    names = readable_names([seat.name or "-" for seat in seats], words)
    with canvas.panel(_left(rows)):
        for n, seat in enumerate(seats):
            _seat(canvas, n, seat, names[n], words)
    if rules:
        _rules(canvas, rules, words)
    return canvas


def _emblem(canvas: Canvas, emblem: Emblem, rows: int, lines: int) -> None:
    """The game's emblem on the open water, as large as the house rules leave room for."""
    bottom = _left(rows)[3]
    top = _rules_label(lines)[3] if lines else _TOP
    height = min(_LARGEST_EMBLEM, bottom - top - 40)
    if height >= _LEAST_EMBLEM:
        canvas.sprite(emblem(height), (944, (top + bottom) / 2))


def _seat(canvas: Canvas, number: int, seat: LobbySeat, name: str, words: Words) -> None:
    y = _TOP + 12 + _ROW * number + _ROW // 2
    if seat.name is None:
        canvas.sprite(open_space(72), (84, y))
        free = words("picture-seat-free")
        canvas.text((144, y), free, 36, INK_SOFT, face=Typeface.SERIF_ITALIC, room=500, least=24)
        return
    badge(canvas, number, (84, y), 72)
    right = 676
    marks = [words(key) for key, given in (("picture-host", seat.host), ("picture-ai", seat.ai)) if given]
    if marks:
        text = " · ".join(marks)
        right -= canvas.text((right, y), text, theme.LABEL, INK_SOFT, anchor="r", room=160, least=24) + 16
    canvas.text((144, y), name, 42, face=Typeface.SEMIBOLD, room=right - 144, least=34)


def _rules(canvas: Canvas, rules: Sequence[str], words: Words) -> None:
    left, top, right, _ = box = _rules_label(len(rules))
    with canvas.panel(box):
        title = words("picture-rules")
        canvas.text((left + 20, top + 32), title, 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=370, least=24)
        for n, line in enumerate(rules):
            canvas.text((left + 20, top + 78 + 42 * n), line, theme.LABEL, room=right - left - 40, least=24)
