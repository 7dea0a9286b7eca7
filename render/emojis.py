"""Emojis of the application, and its avatar: the pieces of the boards as stickers with a pale rim.

They must read at 22 pixels on dark and on light ground, so each is one shape and little else.
"""

from __future__ import annotations

import hashlib
import io
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from engine.manila.board import Ware
from render import theme
from render.boats import hull, punt
from render.canvas import Canvas, supersampled
from render.chart import Sheet
from render.sprites import anchor, badge, coin, deed, emblem, man, skull
from render.theme import CARD, DANGER, INK, SEATS, WOOD, Rgb, mix

SIZE: Final = 128
"""Pixels of an emoji's side: the largest that Discord keeps."""
AVATAR: Final = 512

Draw = ImageDraw.ImageDraw


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji's file, and a short digest of what it shows: the same for the same pixels, however compressed."""

    png: bytes
    digest: str


def emojis() -> Mapping[str, Emoji]:
    """All emojis by name."""
    return {name: _file(paint()) for name, paint in _PAINTERS.items()}


def names() -> tuple[str, ...]:
    """The names of all emojis, without painting them."""
    return tuple(_PAINTERS)


def avatar() -> bytes:
    """The bot's avatar as a PNG file: a punt on the open sea. Its corners are cut off by clients."""
    sheet = Sheet(AVATAR, AVATAR)
    sheet.sea((-60, -60, AVATAR + 60, AVATAR + 60), (AVATAR / 2, AVATAR / 2), 300)
    image = sheet.finish()
    ship = punt(Ware.NUTMEG, 3.4)
    image.paste(ship, ((AVATAR - ship.width) // 2, (AVATAR - ship.height) // 2 - 8), ship)
    return _png(image)


def _file(image: Image.Image) -> Emoji:
    digest = hashlib.sha256(image.tobytes()).hexdigest()[:8]
    return Emoji(_png(image), digest)


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


# -- stickers ---------------------------------------------------------------------------------


def _sticker(piece: Image.Image) -> Image.Image:
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


def _ware(ware: Ware) -> Image.Image:
    return _sticker(emblem(ware, 100))


def _seat(seat: int) -> Image.Image:
    canvas = Canvas(Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0)))
    badge(canvas, seat, (SIZE / 2, SIZE / 2), SIZE - 2)
    return canvas.image


def _wheel(size: int, colour: Rgb) -> Image.Image:
    """A ship's wheel."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        middle = s / 2
        for n in range(8):
            angle = math.pi * n / 4
            x, y = math.cos(angle) * s * 0.48, math.sin(angle) * s * 0.48
            draw.line((middle, middle, middle + x, middle + y), fill=colour, width=round(0.085 * s))
        for radius, width in ((0.34, 0.1), (0.12, 0.12)):
            box = (middle - radius * s, middle - radius * s, middle + radius * s, middle + radius * s)
            draw.ellipse(box, outline=colour, width=round(width * s))

    return supersampled((size, size), paint)


def _lighthouse(size: int) -> Image.Image:
    """A lighthouse, for the port."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * s, y * s) for x, y in points]

        draw.polygon(at((0.36, 0.3), (0.64, 0.3), (0.74, 0.96), (0.26, 0.96)), fill=theme.VERMILION)
        for top, bottom in ((0.44, 0.58), (0.72, 0.86)):
            lean = 0.1 / 0.66
            left, right = 0.36 - (top - 0.3) * lean, 0.64 + (top - 0.3) * lean
            low_left, low_right = 0.36 - (bottom - 0.3) * lean, 0.64 + (bottom - 0.3) * lean
            draw.polygon(at((left, top), (right, top), (low_right, bottom), (low_left, bottom)), fill=CARD)
        draw.rectangle((0.38 * s, 0.12 * s, 0.62 * s, 0.3 * s), fill=theme.GOLD, outline=INK, width=3 * k)
        draw.polygon(at((0.32, 0.13), (0.68, 0.13), (0.5, 0.0)), fill=INK)
        draw.rectangle((0.3 * s, 0.27 * s, 0.7 * s, 0.32 * s), fill=INK)

    return supersampled((size, size), paint)


def _slipway(size: int) -> Image.Image:
    """A hull on trestles, for the shipyard."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        outline = [(x * s / 104, (y - 30) * s / 104) for x, y in hull()]
        for x in (0.3, 0.68):
            draw.polygon([(x * s, 0.45 * s), ((x + 0.16) * s, 0.92 * s), ((x - 0.16) * s, 0.92 * s)], fill=INK)
        draw.polygon(outline, fill=WOOD)
        draw.line([*outline, outline[0]], fill=INK, width=3 * k, joint="curve")
        for x in (0.24, 0.42, 0.6, 0.76):
            draw.line((x * s, 0.3 * s, x * s, 0.06 * s), fill=WOOD, width=round(0.05 * s))

    return supersampled((size, size), paint)


def _policy(size: int) -> Image.Image:
    """A sealed paper, for the insurance."""
    return deed(size, pledged=True)


_PAINTERS: Final[Mapping[str, Callable[[], Image.Image]]] = {
    **{f"manila_{ware.slug}": partial(_ware, ware) for ware in Ware},
    **{f"manila_seat_{style.slug}": partial(_seat, seat) for seat, style in enumerate(SEATS)},
    "manila_master": lambda: _sticker(anchor(104, INK)),
    "manila_pirate": lambda: _sticker(skull(104, DANGER)),
    "manila_pilot": lambda: _sticker(_wheel(104, mix(WOOD, INK, 0.2))),
    "manila_port": lambda: _sticker(_lighthouse(108)),
    "manila_yard": lambda: _sticker(_slipway(104)),
    "manila_insurance": lambda: _sticker(_policy(104)),
    "manila_accomplice": lambda: _sticker(man(mix(CARD, INK, 0.35), 104)),
    "manila_peso": lambda: _sticker(coin(108)),
}
