"""From pixels to a small file: PNG with one fixed palette.

The palette is made of the theme's colours and the steps between colours that meet at edges, so that every picture
shares it, nothing is counted per picture, and no dither is needed.
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import theme
from render.theme import Rgb, mix

COMPRESSION: Final = 6


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. ``name`` is a file name that changes with the content: clients cache by name."""

    png: bytes
    width: int
    height: int
    name: str


def _ramp(a: Rgb, b: Rgb, steps: int) -> list[Rgb]:
    return [mix(a, b, n / (steps + 1)) for n in range(1, steps + 1)]


@lru_cache(maxsize=1)
def palette() -> tuple[Rgb, ...]:
    """The fixed colours, at most 256: grounds, inks, and the steps where they meet."""
    grounds = [theme.CARD, theme.CARD_DIM, theme.PAPER, theme.PAPER_DARK, theme.SEA, theme.SEA_PALE, theme.GOLD]
    inks = [theme.INK, theme.INK_SOFT, theme.LINE, theme.LINE_PALE, theme.SEA_LINE, theme.SEA_INK]
    signs = [theme.VERMILION, theme.DANGER, theme.GAIN, theme.LOSS]
    strong = [*theme.WARES, *(style.colour for style in theme.SEATS)]
    colours = [*grounds, *inks, *signs, *strong]
    for ground, steps in ((theme.CARD, 11), (theme.SEA, 7), (theme.PAPER, 7), (theme.GOLD, 5), (theme.CARD_DIM, 4)):
        colours += _ramp(theme.INK, ground, steps)
    for ground in (theme.CARD, theme.PAPER):
        colours += _ramp(theme.INK_SOFT, ground, 4) + _ramp(theme.LINE, ground, 3)
    colours += _ramp(theme.PAPER, theme.SEA, 4) + _ramp(theme.CARD, theme.SEA, 3) + _ramp(theme.SEA_INK, theme.SEA, 4)
    colours += _ramp(theme.PAPER, theme.PAPER_DARK, 3) + _ramp(theme.SEA, theme.SEA_LINE, 3)
    colours += _ramp(theme.PAPER, theme.CARD, 2) + _ramp(theme.SEA, theme.SEA_PALE, 2)
    for colour in strong:
        colours += _ramp(theme.INK, colour, 3) + _ramp(colour, theme.CARD, 4)
    for colour in signs:
        colours += _ramp(colour, theme.CARD, 4)
    unique = list(dict.fromkeys(colours))
    if len(unique) > 256:
        raise ValueError(f"{len(unique)} colours do not fit into a palette")
    return tuple(unique)


@lru_cache(maxsize=1)
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in palette() for channel in colour])
    return image


def reduce(image: Image.Image) -> Image.Image:
    """An RGB picture in the fixed palette."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


def encode(image: Image.Image, kind: str) -> Picture:
    """The file of an RGB picture. Equal pictures give equal bytes and equal names."""
    buffer = io.BytesIO()
    reduce(image).save(buffer, "PNG", compress_level=COMPRESSION)
    png = buffer.getvalue()
    digest = hashlib.sha256(png).hexdigest()[:12]
    return Picture(png, image.width, image.height, f"{kind}-{digest}.png")
