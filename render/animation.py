"""Moving pictures: frames in the fixed palette, as a GIF that plays once and stays on its last frame.

Measured on boards of 600 pixels with three punts moving in 12 frames: GIF 5 ms and 96 KiB; WebP lossy 50 to 150 ms
and 160 to 210 KiB, lossless 30 ms and 110 KiB; animated PNG 12 ms and 65 KiB, but Discord shows its first frame only.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.canvas import Box
from render.encode import Media, Picture, named, reduce

WIDTH: Final = 600
"""Half as wide as a board: as large as a desktop shows it."""
SCALE: Final = 2
"""How many times smaller than a board."""
STAY: Final = 20_000
"""Milliseconds of a last frame, for clients that play everything over and over."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A finished frame, ``shown`` for so many milliseconds."""

    image: Image.Image
    shown: int


def still(image: Image.Image) -> Image.Image:
    """A picture of full width as a frame's image."""
    return reduce(image.reduce(SCALE))


def altered(base: Image.Image, part: Image.Image, box: Box) -> Image.Image:
    """A copy of a frame's image where ``part``, in full width's size, replaces ``box``. Corners are even numbers."""
    image = base.copy()
    image.paste(reduce(part.reduce(SCALE)), (box[0] // SCALE, box[1] // SCALE))
    return image


def encode(frames: Sequence[Frame], kind: str) -> Picture:
    """The file of an animation. Equal frames give equal bytes. Raises ``ValueError`` without frames."""
    if not frames:
        raise ValueError("an animation needs a frame")
    first, *others = [frame.image for frame in frames]
    out = io.BytesIO()
    first.save(out, "GIF", save_all=True, append_images=others, duration=[frame.shown for frame in frames])
    return named(out.getvalue(), first.size, kind, Media.GIF)
