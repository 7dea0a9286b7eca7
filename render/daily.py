"""Draw the shareable result of a daily challenge, without its moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import theme
from render.canvas import Box, Canvas, supersampled
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.lobby import Emblem
from render.theme import CARD, CARD_DIM, INK, INK_SOFT, LINE, mix

_HEAD: Final[Box] = (28, 28, 1172, 152)
_BODY: Final[Box] = (28, 168, 1172, 452)
_EMBLEM: Final = 196
_TILE: Final = 92
_MARKS: Final = 12
"""The maximum number of marks."""


@lru_cache(maxsize=1)
def _sheet() -> Image.Image:
    bottom = _BODY[3]
    sea = ((8, 12, 1192, bottom + 12), (600, bottom / 2 + 14), 190)
    return framed((theme.WIDTH, bottom + 16 + FOOT), _BODY, title=_HEAD, sea=sea).finish()


@lru_cache(maxsize=8)
def _tile(mark: str, size: int) -> Image.Image:
    """Return the square for one step's mark."""

    def paint(draw: ImageDraw.ImageDraw, k: int) -> None:
        s = size * k
        fill = {"g": theme.GAIN, "e": mix(CARD, LINE, 0.5)}.get(mark, CARD_DIM)
        draw.rounded_rectangle((k, k, s - k, s - k), radius=s // 7, fill=fill, outline=INK, width=3 * k)
        width = max(k, s // 10)
        match mark:
            case "g":
                draw.line([(s * 0.24, s * 0.52), (s * 0.43, s * 0.7), (s * 0.76, s * 0.32)], fill=CARD, width=width,
                          joint="curve")  # fmt: skip
            case "e":
                draw.line([(s * 0.26, s * 0.5), (s * 0.74, s * 0.5)], fill=INK, width=width)
            case _:
                draw.line([(s * 0.3, s * 0.3), (s * 0.7, s * 0.7)], fill=INK, width=width)
                draw.line([(s * 0.7, s * 0.3), (s * 0.3, s * 0.7)], fill=INK, width=width)

    return supersampled((size, size), paint)


@drawn("daily")
def daily(title: str, when: str, score: str, lines: Sequence[str], marks: str, emblem: Emblem) -> Canvas:
    """Return the picture; ``marks`` has a letter (g, e, l) for each step."""
    canvas = Canvas.on(_sheet())
    left, top, right, bottom = _HEAD
    with canvas.panel(_HEAD):
        middle = (top + bottom) / 2
        room = right - left - 60
        room -= 40 + canvas.text((right - 30, middle), when, 34, INK_SOFT, face=Typeface.SEMIBOLD, anchor="r", room=420,
                                 least=26)  # fmt: skip
        canvas.text((left + 30, middle), title, 64, face=Typeface.SERIF_BOLD, room=room, least=36)
    left, top, right, bottom = _BODY
    with canvas.panel(_BODY):
        canvas.sprite(emblem(_EMBLEM), (left + 152, (top + bottom) / 2))
        start = left + 304
        canvas.text((start, top + 62), score, 76, face=Typeface.BOLD, room=right - start - 24, least=40)
        for number, line in enumerate(lines[:2]):
            canvas.text((start, top + 124 + 44 * number), line, 36, INK_SOFT, room=right - start - 24, least=26)
        marks = marks[:_MARKS]
        apart = min(_TILE + 12, (right - start - 24) / max(1, len(marks)))
        size = min(76, round(apart) - 8)
        for number, mark in enumerate(marks):
            canvas.sprite(_tile(mark, size), (start + size / 2 + apart * number, bottom - 54))
    return canvas
