"""Pictures of lessons: a game's picture with a mark."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import theme
from render.canvas import Box, Canvas, supersampled
from render.encode import Picture, encode

_LINE: Final = 9
_EDGE: Final = 4


def pointed(canvas: Canvas, box: Box) -> Picture:
    """Return a canvas as a picture with ``box`` marked."""
    ring(canvas, box)
    return encode(canvas.image, "lesson")


def ring(canvas: Canvas, box: Box) -> None:
    grown = _EDGE + _LINE // 2
    width, height = canvas.size
    left, top = max(2, box[0] - grown), max(2, box[1] - grown)
    right, bottom = min(width - 2, box[2] + grown), min(height - 2, box[3] + grown)
    canvas.corner(_ring(right - left, bottom - top), (left, top))


@lru_cache(maxsize=16)
def _ring(width: int, height: int) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, k: int) -> None:
        for inset, colour, line in ((0, theme.CARD, _LINE + 2 * _EDGE), (_EDGE, theme.VERMILION, _LINE)):
            edges = (inset * k, inset * k, (width - inset) * k - 1, (height - inset) * k - 1)
            draw.rounded_rectangle(edges, (26 - inset) * k, outline=colour, width=line * k)

    return supersampled((width, height), paint)
