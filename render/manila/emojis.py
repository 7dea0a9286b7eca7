"""The emojis of Manila: wares, and the signs of what one can be or bet on."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from engine.manila.board import Ware
from render import theme
from render.boats import hull
from render.canvas import supersampled
from render.emojis import sticker
from render.sprites import anchor, coin, deed, emblem, man, skull
from render.theme import CARD, DANGER, INK, WOOD, Rgb, mix

Draw = ImageDraw.ImageDraw


def ware(kind: Ware) -> Image.Image:
    """A ware's emblem."""
    return sticker(emblem(kind, 100))


def master() -> Image.Image:
    """An anchor, for the harbor master."""
    return sticker(anchor(104, INK))


def pirate() -> Image.Image:
    """A skull."""
    return sticker(skull(104, DANGER))


def pilot() -> Image.Image:
    """A ship's wheel."""
    return sticker(_wheel(104, mix(WOOD, INK, 0.2)))


def port() -> Image.Image:
    """A lighthouse."""
    return sticker(_lighthouse(108))


def yard() -> Image.Image:
    """A hull on trestles, for a shipyard."""
    return sticker(_slipway(104))


def insurance() -> Image.Image:
    """A sealed paper."""
    return sticker(deed(104, pledged=True))


def accomplice() -> Image.Image:
    """A man."""
    return sticker(man(mix(CARD, INK, 0.35), 104))


def peso() -> Image.Image:
    """A coin."""
    return sticker(coin(108))


def _wheel(size: int, colour: Rgb) -> Image.Image:
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
