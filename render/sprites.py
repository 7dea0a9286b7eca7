"""Small pieces shared by several games' pictures."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import fonts, theme
from render.canvas import Canvas, Stamp, stamped, supersampled
from render.foundry import Typeface
from render.theme import CARD, INK, SEATS, WARES, Rgb, light, mix

Draw = ImageDraw.ImageDraw

BADGE: Final = 66
"""Diameter of a seat's badge on a space."""
KEY: Final = (56, 40)
"""Size of a choice's number."""
_PALE: Final = 200
"""The minimum of red, green and blue in a color too pale for paper."""


def _rim(size: int) -> int:
    return max(4, size // 15)


def disc_of(seat: int, size: int) -> Image.Image:
    """Return a player's token without initials, as shown next to a name."""
    return _disc(SEATS[seat].colour, size)


def _disc(colour: Rgb, size: int) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        edge = size * k - 1
        draw.ellipse((0, 0, edge, edge), fill=INK)
        draw.ellipse((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), fill=CARD)
        rim = _rim(size) * k
        if min(colour) > _PALE:
            # On a rim of its own color the disc needs a line around it.
            draw.ellipse((rim, rim, edge - rim, edge - rim), fill=INK)
            rim += 2 * k
        draw.ellipse((rim, rim, edge - rim, edge - rim), fill=colour)

    return supersampled((size, size), paint)


@lru_cache(maxsize=256)
def token(seat: int, initials: str, size: int = BADGE) -> Stamp:
    """Return a player's token."""
    style, letters = SEATS[seat], max(theme.MIN_TEXT, round(size * 0.62))
    while letters > theme.MIN_TEXT and _across(initials, letters) > size - 2 * _rim(size):
        letters -= 1
    return stamped(_disc(style.colour, size), initials, letters, style.text)


def _across(text: str, size: int) -> float:
    return math.hypot(fonts.width(text, Typeface.BOLD, size), fonts.cap_height(Typeface.BOLD, size))


def badge(canvas: Canvas, seat: int, centre: tuple[float, float], size: int = BADGE) -> None:
    """Paint a player's token."""
    canvas.stamp(token(seat, canvas.initials[seat] if canvas.initials else str(seat + 1), size), centre)


@lru_cache(maxsize=2)
def laurel(size: int) -> Image.Image:
    """Return a wreath for a winner's badge: two branches that meet below."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        for side in (-1, 1):
            for n in range(7):
                angle = math.radians(166 - 23 * n)
                x, y = 0.5 + side * 0.42 * math.sin(angle), 0.5 - 0.42 * math.cos(angle)
                for lean in (-38, 38):
                    way = angle + math.radians(lean)
                    along = (-side * math.cos(way) * 0.075, -math.sin(way) * 0.075)
                    across = (-along[1] * 0.38, along[0] * 0.38)
                    leaf = ((-1, 0), (0, 1), (1, 0), (0, -1))
                    points = [
                        (x + along[0] * (u + 1) + across[0] * v, y + along[1] * (u + 1) + across[1] * v)
                        for u, v in leaf
                    ]
                    draw.polygon([(px * s, py * s) for px, py in points], fill=theme.GAIN)

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def open_space(size: int = BADGE) -> Image.Image:
    """Return a free space: a dashed circle."""

    def paint(draw: Draw, k: int) -> None:
        box = (k, k, (size - 1) * k, (size - 1) * k)
        draw.ellipse(box, fill=mix(CARD, theme.CARD_DIM, 0.5))
        dashes = 14
        for n in range(dashes):
            start = 360 * n / dashes
            draw.arc(box, start, start + 360 / dashes * 0.6, fill=theme.INK_SOFT, width=3 * k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=64)
def priced_space(price: int, size: int = BADGE, *, chosen: bool = False) -> Stamp:
    """Return a free space with its price, with a ring if it can be ``chosen``."""
    space = (ring(size, 6, theme.VERMILION) if chosen else open_space(size)).copy()
    gold = disc(size - 12, theme.GOLD, theme.WOOD)
    corner = (space.width - gold.width) // 2
    space.alpha_composite(gold, (corner, corner))
    return stamped(space, str(price), max(theme.READ, size * 3 // 5), INK)


@lru_cache(maxsize=16)
def closed_space(size: int = BADGE) -> Image.Image:
    """Return a closed space: a faint circle."""

    def paint(draw: Draw, k: int) -> None:
        draw.ellipse((3 * k, 3 * k, (size - 3) * k, (size - 3) * k), fill=theme.CARD_DIM, outline=theme.LINE, width=k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def ring(size: int, thick: int, colour: Rgb) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        draw.ellipse((0, 0, size * k - 1, size * k - 1), outline=colour, width=thick * k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=8)
def disc(size: int, fill: Rgb, rim: Rgb) -> Image.Image:
    """Return a plain disc with a rim, for the background of a number."""

    def paint(draw: Draw, k: int) -> None:
        edge = size * k - 1
        draw.ellipse((0, 0, edge, edge), fill=rim)
        draw.ellipse((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), fill=fill)

    return supersampled((size, size), paint)


@lru_cache(maxsize=64)
def struck(width: int, height: int) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        for x in range(-height, width + height, 9):
            draw.line((x * k, height * k, (x + height) * k, 0), fill=theme.LOSS, width=4 * k)

    return supersampled((width, height), paint)


@lru_cache(maxsize=64)
def _key(number: int) -> Stamp:
    width, height = KEY

    def paint(draw: Draw, k: int) -> None:
        draw.rounded_rectangle((0, 0, width * k - 1, height * k - 1), 9 * k, fill=CARD)
        draw.rounded_rectangle((2 * k, 2 * k, (width - 2) * k - 1, (height - 2) * k - 1), 7 * k, fill=theme.VERMILION)

    return stamped(supersampled(KEY, paint), str(number), 38, CARD)


def choice(canvas: Canvas, number: int, centre: tuple[float, float]) -> None:
    """Draw a choice's number on the upper edge of the space at ``centre``."""
    canvas.stamp(_key(number), (centre[0], centre[1] - BADGE / 2 - 3))


def scaled(points: list[tuple[float, float]], size: float, x: float = 0, y: float = 0) -> list[tuple[float, float]]:
    """Return the points of a unit shape, ``size`` pixels large at (x, y)."""
    return [(x + px * size, y + py * size) for px, py in points]


def _nutmeg(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    draw.ellipse((x + 0.1 * s, y + 0.02 * s, x + 0.9 * s, y + 0.98 * s), fill=fill)
    for start, turn in ((0.02, 60), (0.26, 68), (0.5, 75)):
        draw.arc((x + (start - 0.2) * s, y + 0.1 * s, x + (start + 0.34) * s, y + 0.9 * s), -turn, turn, line, w)


def _silk(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    hem = [(1.0 - n * 0.05, 0.93 + 0.05 * math.cos(n * math.pi / 3)) for n in range(14)]
    draw.polygon(scaled([(0.3, 0.4), (1.0, 0.3), *hem], s, x, y), fill=fill)
    draw.rounded_rectangle((x + 0.02 * s, y + 0.02 * s, x + s, y + 0.52 * s), 0.08 * s, fill=fill)
    draw.ellipse((x, y, x + 0.44 * s, y + 0.54 * s), fill=fill)
    for inset, turn in ((0.05, 330), (0.15, 300)):
        inner = (x + inset * s, y + inset * 1.2 * s, x + (0.44 - inset) * s, y + (0.54 - inset * 1.2) * s)
        draw.arc(inner, 0, turn, fill=line, width=w)
    draw.line(scaled([(0.4, 0.54), (1.0, 0.54)], s, x, y), fill=line, width=w)


def _ginseng(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    root = [(0.02, 0.06), (0.98, 0.06), (0.9, 0.24), (0.66, 0.6), (0.7, 0.98), (0.5, 0.74), (0.3, 0.98), (0.34, 0.6)]
    draw.polygon(scaled([*root, (0.1, 0.24)], s, x, y), fill=fill)
    for ends in ([(0.3, 0.22), (0.7, 0.22)], [(0.38, 0.4), (0.62, 0.4)], [(0.44, 0.57), (0.56, 0.57)]):
        draw.line(scaled(ends, s, x, y), fill=line, width=w)


def _jade(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    draw.polygon(scaled([(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)], s, x, y), fill=fill)
    draw.line(scaled([(0.5, 0.24), (0.76, 0.5), (0.5, 0.76), (0.24, 0.5), (0.5, 0.24), (0.76, 0.5)], s, x, y), line, w)


_EMBLEMS: Final = (_nutmeg, _silk, _ginseng, _jade)


def paint_emblem(draw: Draw, ware: int, s: float, fill: Rgb, line: Rgb, at: tuple[float, float]) -> None:
    """Paint a ware's shape: round, square, triangle or diamond from afar."""
    _EMBLEMS[ware](draw, s, fill, line, max(1, round(s * 0.07)), *at)


def line_on(colour: Rgb) -> Rgb:
    """Return the ink for lines on a color."""
    return INK if light(colour) else CARD


@lru_cache(maxsize=64)
def emblem(ware: int, size: int, pale: bool = False) -> Image.Image:
    """Return the sign of a ware in its color; ``pale`` for a missing one."""
    colour = mix(WARES[ware], CARD, 0.6) if pale else WARES[ware]

    def paint(draw: Draw, k: int) -> None:
        paint_emblem(draw, ware, size * k, colour, line_on(colour), (0, 0))

    return supersampled((size, size), paint)


@lru_cache(maxsize=8)
def die(ware: int) -> Image.Image:
    """Return a die of a ware, 92 x 68, with room for a figure at the right."""

    def paint(draw: Draw, k: int) -> None:
        draw.rounded_rectangle((0, 2 * k, 92 * k - 1, 68 * k - 1), 14 * k, fill=INK)
        draw.rounded_rectangle((2 * k, 2 * k, 90 * k - 1, 64 * k - 1), 12 * k, fill=WARES[ware])
        draw.ellipse((8 * k, 12 * k, 50 * k, 54 * k), fill=CARD)
        paint_emblem(draw, ware, 28 * k, WARES[ware], line_on(WARES[ware]), (15 * k, 19 * k))

    return supersampled((92, 68), paint)


@lru_cache(maxsize=16)
def skull(size: int, colour: Rgb) -> Image.Image:
    """Return the pirates' sign."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        for x0, y0, x1, y1 in ((0.08, 0.6, 0.92, 0.95), (0.92, 0.6, 0.08, 0.95)):
            draw.line((x0 * s, y0 * s, x1 * s, y1 * s), fill=colour, width=round(0.1 * s))
            for x, y in ((x0, y0), (x1, y1)):
                draw.ellipse(((x - 0.08) * s, (y - 0.08) * s, (x + 0.08) * s, (y + 0.08) * s), fill=colour)
        draw.ellipse((0.2 * s, 0.02 * s, 0.8 * s, 0.6 * s), fill=colour)
        draw.rounded_rectangle((0.33 * s, 0.45 * s, 0.67 * s, 0.76 * s), 0.06 * s, fill=colour)
        hole = (0, 0, 0, 0)
        for x in (0.38, 0.62):
            draw.ellipse(((x - 0.09) * s, 0.25 * s, (x + 0.09) * s, 0.44 * s), fill=hole)
        draw.polygon([(0.5 * s, 0.44 * s), (0.45 * s, 0.53 * s), (0.55 * s, 0.53 * s)], fill=hole)
        for x in (0.44, 0.56):
            draw.line((x * s, 0.62 * s, x * s, 0.76 * s), fill=hole, width=max(1, round(0.03 * s)))

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def anchor(size: int, colour: Rgb) -> Image.Image:
    """Return the harbor master's sign."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        w = round(0.1 * s)
        draw.ellipse((0.38 * s, 0.02 * s, 0.62 * s, 0.26 * s), outline=colour, width=round(0.08 * s))
        draw.line((0.5 * s, 0.24 * s, 0.5 * s, 0.92 * s), fill=colour, width=w)
        draw.line((0.28 * s, 0.38 * s, 0.72 * s, 0.38 * s), fill=colour, width=w)
        draw.arc((0.12 * s, 0.26 * s, 0.88 * s, 0.97 * s), 10, 170, fill=colour, width=w)
        for x, lean in ((0.14, 0.1), (0.86, -0.1)):
            tip = [(x, 0.52), (x + lean * 1.5, 0.72), (x - lean * 1.1, 0.74)]
            draw.polygon(scaled(tip, s), fill=colour)

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def coin(size: int) -> Image.Image:
    """Return a peso: a coin with the sign of the currency."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        draw.ellipse((0, 0, s - 1, s - 1), fill=INK)
        draw.ellipse((2 * k, 2 * k, s - 1 - 2 * k, s - 1 - 2 * k), fill=theme.GOLD)
        w = round(0.09 * s)
        draw.line((0.38 * s, 0.22 * s, 0.38 * s, 0.82 * s), fill=theme.WOOD, width=w)
        draw.arc((0.36 * s, 0.2 * s, 0.74 * s, 0.58 * s), -100, 100, fill=theme.WOOD, width=w)
        for y in (0.2 * s + w / 2, 0.58 * s - w / 2):
            draw.line((0.38 * s - w / 2, y, 0.56 * s, y), fill=theme.WOOD, width=w)
        for y in (0.33, 0.44):
            draw.line((0.22 * s, y * s, 0.82 * s, y * s), fill=theme.WOOD, width=max(k, round(0.05 * s)))

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def man(colour: Rgb, size: int) -> Image.Image:
    """Return an accomplice still to be placed."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        for grow, fill in ((0, INK), (2 * k, colour)):
            body = [(0.5 * s, 0.34 * s), (0.86 * s - grow, s - 1 - grow), (0.14 * s + grow, s - 1 - grow)]
            draw.polygon(body, fill=fill)
            draw.ellipse((0.27 * s + grow, grow, 0.73 * s - grow, 0.46 * s - grow), fill=fill)

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def deed(size: int, *, pledged: bool = False, sold: bool = False) -> Image.Image:
    """Return a share, with a seal if pledged, as an outline if sold."""
    edge = theme.LINE_PALE if sold else INK

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        draw.rounded_rectangle((0.14 * s, 0, 0.86 * s, s - 1), 0.08 * s, fill=edge)
        draw.rounded_rectangle((0.14 * s + 2 * k, 2 * k, 0.86 * s - 2 * k, s - 1 - 2 * k), 0.06 * s, fill=CARD)
        if pledged:
            draw.ellipse((0.3 * s, 0.34 * s, 0.7 * s, 0.74 * s), fill=theme.VERMILION)
            return
        if sold:
            return
        for y in (0.26, 0.44, 0.62):
            draw.line((0.28 * s, y * s, 0.72 * s, y * s), fill=theme.INK_SOFT, width=2 * k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=8)
def certificate(ware: int, pledged: bool) -> Image.Image:
    """Return a share in a hand, 100 x 134 pixels, dull and sealed if pledged."""
    paper = theme.CARD_DIM if pledged else mix(CARD, (255, 255, 255), 0.4)
    colour = mix(WARES[ware], theme.CARD_DIM, 0.55) if pledged else WARES[ware]

    def paint(draw: Draw, k: int) -> None:
        w, h = 100 * k - 1, 134 * k - 1
        draw.rounded_rectangle((0, 0, w, h), 8 * k, fill=INK)
        draw.rounded_rectangle((2 * k, 2 * k, w - 2 * k, h - 2 * k), 6 * k, fill=paper)
        draw.rounded_rectangle((7 * k, 7 * k, w - 7 * k, h - 7 * k), 3 * k, outline=colour, width=2 * k)
        paint_emblem(draw, ware, 52 * k, colour, line_on(colour), (24 * k, 24 * k))
        for y in (92, 104, 116):
            draw.line((24 * k, y * k, 76 * k, y * k), fill=theme.LINE, width=2 * k)
        if pledged:
            draw.ellipse((52 * k, 84 * k, 92 * k, 124 * k), fill=theme.LOSS)
            draw.ellipse((58 * k, 90 * k, 86 * k, 118 * k), outline=mix(theme.LOSS, CARD, 0.4), width=2 * k)

    return supersampled((100, 134), paint)
