"""Draw application emojis: pieces of the boards as stickers with a pale rim.

They must be readable at 22 pixels on dark and light backgrounds.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops

from render.canvas import Canvas
from render.encode import lossless
from render.sprites import disc_of
from render.theme import CARD, INK

SIZE: Final = 128
"""Side in pixels, the largest that Discord stores."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji's file, and a short digest of its pixels, however compressed."""

    png: bytes
    digest: str


def emoji(image: Image.Image) -> Emoji:
    return Emoji(lossless(image), hashlib.sha256(image.tobytes()).hexdigest()[:8])


def seat(number: int) -> Image.Image:
    canvas = Canvas(Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0)))
    canvas.sprite(disc_of(number, SIZE - 2), (SIZE / 2, SIZE / 2))
    return canvas.image


def sticker(piece: Image.Image) -> Image.Image:
    """Return a centered piece with a pale rim and a thin dark one around it."""
    alpha = Image.new("L", (SIZE, SIZE))
    centre = ((SIZE - piece.width) // 2, (SIZE - piece.height) // 2)
    alpha.paste(piece.getchannel("A"), centre)
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    for grow, colour in ((9, INK), (7, CARD)):
        image.paste((*colour, 255), (0, 0), _grown(alpha, grow))
    image.alpha_composite(piece, centre)
    return image


def _grown(alpha: Image.Image, by: int) -> Image.Image:
    """Return a mask grown by ``by`` pixels in all directions."""
    grown = alpha
    for n in range(24):
        angle = math.tau * n / 24
        moved = Image.new("L", alpha.size)
        moved.paste(alpha, (round(by * math.cos(angle)), round(by * math.sin(angle))))
        grown = ImageChops.lighter(grown, moved)
    return grown
