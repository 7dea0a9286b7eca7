"""Emojis of the application: pieces of the boards as stickers with a pale rim. The badges of seats are every game's.

They must read at 22 pixels on dark and on light ground, so each is one shape and little else.
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
"""Pixels of an emoji's side: the largest that Discord keeps."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji's file, and a short digest of what it shows: the same for the same pixels, however compressed."""

    png: bytes
    digest: str


def emoji(image: Image.Image) -> Emoji:
    """The file of a painted emoji."""
    return Emoji(lossless(image), hashlib.sha256(image.tobytes()).hexdigest()[:8])


def seat(number: int) -> Image.Image:
    """The disc of a seat: it stands beside a name."""
    canvas = Canvas(Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0)))
    canvas.sprite(disc_of(number, SIZE - 2), (SIZE / 2, SIZE / 2))
    return canvas.image


def sticker(piece: Image.Image) -> Image.Image:
    """A piece in the middle, with a pale rim around its outline and a thin dark one around that."""
    alpha = Image.new("L", (SIZE, SIZE))
    centre = ((SIZE - piece.width) // 2, (SIZE - piece.height) // 2)
    alpha.paste(piece.getchannel("A"), centre)
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    for grow, colour in ((9, INK), (7, CARD)):
        image.paste((*colour, 255), (0, 0), _grown(alpha, grow))
    image.alpha_composite(piece, centre)
    return image


def _grown(alpha: Image.Image, by: int) -> Image.Image:
    """A shape that reaches ``by`` pixels farther to all sides: itself, moved around a circle."""
    grown = alpha
    for n in range(24):
        angle = math.tau * n / 24
        moved = Image.new("L", alpha.size)
        moved.paste(alpha, (round(by * math.cos(angle)), round(by * math.sin(angle))))
        grown = ImageChops.lighter(grown, moved)
    return grown
