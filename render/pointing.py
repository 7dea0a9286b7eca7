"""Pictures of lessons: a game's picture with a mark and a footer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import theme
from render.canvas import Box, Canvas, supersampled
from render.chart import FOOT, FRAME
from render.encode import Picture, encode

_LINE: Final = 9
_EDGE: Final = 4


def pointed(canvas: Canvas, box: Box, *, foot: bool = False) -> Picture:
    """Return a canvas as a picture with ``box`` marked; ``foot`` keeps its footer."""
    ring(canvas, box)
    width, height = canvas.size
    if foot:
        return encode(canvas.image, "lesson")
    kept = canvas.image.crop((0, 0, width, height - FOOT))
    frame = canvas.image.crop((0, height - FRAME, width, height))
    kept.paste(frame, (0, height - FOOT - FRAME))
    return encode(kept, "lesson")


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
