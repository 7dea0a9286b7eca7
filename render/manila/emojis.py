"""Draw the emojis of Manila: wares, roles and bets."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from engine.manila.board import Ware
from render import theme
from render.boats import hull
from render.canvas import supersampled
from render.emojis import sticker
from render.sprites import anchor, coin, emblem, man, skull
from render.theme import CARD, DANGER, INK, WOOD, Rgb, mix

Draw = ImageDraw.ImageDraw


def ware(kind: Ware) -> Image.Image:
    return sticker(emblem(kind, 100))


def master() -> Image.Image:
    """Return an anchor, for the harbor master."""
    return sticker(anchor(104, INK))


def pirate() -> Image.Image:
    return sticker(skull(104, DANGER))


def pilot() -> Image.Image:
    return sticker(_wheel(104, mix(WOOD, INK, 0.2)))


def port() -> Image.Image:
    """Return a lighthouse that shines over the water."""
    return sticker(_lighthouse(108))


def yard() -> Image.Image:
    """Return a hammer over a hull, for a shipyard."""
    return sticker(_slipway(104))


def insurance() -> Image.Image:
    return sticker(_lifebuoy(106))


def accomplice() -> Image.Image:
    return sticker(man(mix(CARD, INK, 0.35), 104))


def peso() -> Image.Image:
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


def _lifebuoy(size: int) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        s = size * k
        edge, hole = (0, 0, s - 1, s - 1), (0.31 * s, 0.31 * s, 0.69 * s, 0.69 * s)
        draw.ellipse(edge, fill=theme.VERMILION)
        for turn in range(4):
            draw.pieslice(edge, 90 * turn + 27, 90 * turn + 63, fill=CARD)
        draw.ellipse(edge, outline=INK, width=3 * k)
        draw.ellipse(hole, fill=(0, 0, 0, 0), outline=INK, width=3 * k)

    return supersampled((size, size), paint)


def _lighthouse(size: int) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        s = size * k

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * s, y * s) for x, y in points]

        for side in (-1, 1):
            beam = at((0.5, 0.2), (0.5 + side * 0.5, 0.04), (0.5 + side * 0.5, 0.38))
            draw.polygon(beam, fill=theme.GOLD)
        draw.polygon(at((0.38, 0.32), (0.62, 0.32), (0.72, 0.86), (0.28, 0.86)), fill=CARD)
        for top, bottom in ((0.44, 0.56), (0.68, 0.8)):
            lean = 0.1 / 0.54
            left, right = 0.38 - (top - 0.32) * lean, 0.62 + (top - 0.32) * lean
            low_left, low_right = 0.38 - (bottom - 0.32) * lean, 0.62 + (bottom - 0.32) * lean
            draw.polygon(at((left, top), (right, top), (low_right, bottom), (low_left, bottom)), fill=theme.VERMILION)
        outline = at((0.38, 0.32), (0.62, 0.32), (0.72, 0.86), (0.28, 0.86), (0.38, 0.32))
        draw.line(outline, fill=INK, width=3 * k, joint="curve")
        draw.rectangle((0.4 * s, 0.12 * s, 0.6 * s, 0.3 * s), fill=theme.GOLD, outline=INK, width=3 * k)
        draw.polygon(at((0.34, 0.13), (0.66, 0.13), (0.5, 0.0)), fill=INK)
        draw.rectangle((0.32 * s, 0.27 * s, 0.68 * s, 0.32 * s), fill=INK)
        swell = [(x / 12, 0.86 + 0.03 * math.sin(x * math.pi / 2)) for x in range(13)]
        draw.polygon(at(*swell, (1, 1), (0, 1)), fill=theme.SEA_INK)

    return supersampled((size, size), paint)


def _slipway(size: int) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        s = size * k

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * s, y * s) for x, y in points]

        hull_below = at(*((x / 104, 0.42 + (y - 52) / 64) for x, y in hull()))
        draw.polygon(hull_below, fill=WOOD)
        draw.line([*hull_below, hull_below[0]], fill=INK, width=3 * k, joint="curve")
        draw.line(at((0.62, 0.66), (0.26, 0.1)), fill=mix(WOOD, theme.GOLD, 0.45), width=round(0.11 * s))
        head = at((0.0, 0.2), (0.1, 0.36), (0.56, 0.1), (0.46, -0.06))
        draw.polygon(head, fill=INK)

    return supersampled((size, size), paint)
