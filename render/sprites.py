"""The pieces on the table: badges, ware emblems, punts, dice, rings, and small signs. Painted once, then pasted."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import theme
from render.canvas import Canvas, Stamp, stamped, supersampled
from render.theme import CARD, INK, SEATS, WARES, Rgb, light, mix

Draw = ImageDraw.ImageDraw

BADGE: Final = 60
"""Diameter of a seat's badge on a space."""


# -- seats ------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _disc(colour: Rgb, size: int) -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        edge = size * k - 1
        draw.ellipse((0, 0, edge, edge), fill=INK)
        draw.ellipse((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), fill=CARD)
        rim = max(4, size // 12) * k
        draw.ellipse((rim, rim, edge - rim, edge - rim), fill=colour)

    return supersampled((size, size), paint)


@lru_cache(maxsize=64)
def _badge(seat: int, size: int) -> Stamp:
    style = SEATS[seat]
    return stamped(_disc(style.colour, size), style.letter, max(theme.MIN_TEXT, round(size * 0.62)), style.text)


def badge(canvas: Canvas, seat: int, centre: tuple[float, float], size: int = BADGE) -> None:
    """A merchant's piece: the seat's colour with its letter."""
    canvas.stamp(_badge(seat, size), centre)


@lru_cache(maxsize=16)
def open_space(size: int = BADGE) -> Image.Image:
    """A space that nobody has taken: a dashed circle."""

    def paint(draw: Draw, k: int) -> None:
        box = (k, k, (size - 1) * k, (size - 1) * k)
        draw.ellipse(box, fill=mix(CARD, theme.CARD_DIM, 0.5))
        dashes = 14
        for n in range(dashes):
            start = 360 * n / dashes
            draw.arc(box, start, start + 360 / dashes * 0.6, fill=theme.INK_SOFT, width=3 * k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=64)
def priced_space(price: int, size: int = BADGE) -> Stamp:
    """A space that nobody has taken, with what it costs."""
    return stamped(open_space(size), str(price), max(34, size // 2), theme.INK_SOFT)


@lru_cache(maxsize=16)
def closed_space(size: int = BADGE) -> Image.Image:
    """A space that cannot be taken any more: a faint circle."""

    def paint(draw: Draw, k: int) -> None:
        draw.ellipse((3 * k, 3 * k, (size - 3) * k, (size - 3) * k), fill=theme.CARD_DIM, outline=theme.LINE, width=k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def ring(size: int, thick: int, colour: Rgb) -> Image.Image:
    """A plain ring around something."""

    def paint(draw: Draw, k: int) -> None:
        draw.ellipse((0, 0, size * k - 1, size * k - 1), outline=colour, width=thick * k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=8)
def disc(size: int, fill: Rgb, rim: Rgb) -> Image.Image:
    """A plain disc with a rim, to stand behind a number."""

    def paint(draw: Draw, k: int) -> None:
        edge = size * k - 1
        draw.ellipse((0, 0, edge, edge), fill=rim)
        draw.ellipse((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), fill=fill)

    return supersampled((size, size), paint)


@lru_cache(maxsize=64)
def struck(width: int, height: int) -> Image.Image:
    """Strokes over something that is owed."""

    def paint(draw: Draw, k: int) -> None:
        for x in range(-height, width + height, 9):
            draw.line((x * k, height * k, (x + height) * k, 0), fill=theme.LOSS, width=4 * k)

    return supersampled((width, height), paint)


@lru_cache(maxsize=32)
def _tag(number: int) -> Stamp:
    size = 36

    def paint(draw: Draw, k: int) -> None:
        edge = size * k - 1
        draw.ellipse((0, 0, edge, edge), fill=CARD)
        draw.ellipse((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), fill=theme.VERMILION)

    return stamped(supersampled((size, size), paint), str(number), theme.MIN_TEXT, CARD)


def choice(canvas: Canvas, number: int, centre: tuple[float, float], size: int = BADGE) -> None:
    """Mark a space that the actor can take now: a ring, and the number of the choice at its upper right."""
    canvas.sprite(ring(size + 8, 9, theme.VERMILION), centre)
    canvas.stamp(_tag(number), (centre[0] + size * 0.5 + 1, centre[1] - size * 0.5 + 1))


# -- wares ------------------------------------------------------------------------------------


def _scaled(points: list[tuple[float, float]], size: float, x: float = 0, y: float = 0) -> list[tuple[float, float]]:
    return [(x + px * size, y + py * size) for px, py in points]


def _nutmeg(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    draw.ellipse((x + 0.1 * s, y + 0.02 * s, x + 0.9 * s, y + 0.98 * s), fill=fill)
    for start, turn in ((0.02, 60), (0.26, 68), (0.5, 75)):
        draw.arc((x + (start - 0.2) * s, y + 0.1 * s, x + (start + 0.34) * s, y + 0.9 * s), -turn, turn, line, w)


def _silk(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    draw.rounded_rectangle((x + 0.06 * s, y + 0.06 * s, x + 0.94 * s, y + 0.94 * s), 0.1 * s, fill=fill)
    for height in (0.3, 0.5, 0.7):
        wave = [(0.16 + n * 0.068, height + 0.06 * math.sin(n * 1.26)) for n in range(11)]
        draw.line(_scaled(wave, s, x, y), fill=line, width=w, joint="curve")


def _ginseng(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    root = [(0.02, 0.06), (0.98, 0.06), (0.9, 0.24), (0.66, 0.6), (0.7, 0.98), (0.5, 0.74), (0.3, 0.98), (0.34, 0.6)]
    draw.polygon(_scaled([*root, (0.1, 0.24)], s, x, y), fill=fill)
    for ends in ([(0.3, 0.22), (0.7, 0.22)], [(0.38, 0.4), (0.62, 0.4)], [(0.44, 0.57), (0.56, 0.57)]):
        draw.line(_scaled(ends, s, x, y), fill=line, width=w)


def _jade(draw: Draw, s: float, fill: Rgb, line: Rgb, w: int, x: float, y: float) -> None:
    draw.polygon(_scaled([(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)], s, x, y), fill=fill)
    draw.line(_scaled([(0.5, 0.24), (0.76, 0.5), (0.5, 0.76), (0.24, 0.5), (0.5, 0.24), (0.76, 0.5)], s, x, y), line, w)


_EMBLEMS: Final = (_nutmeg, _silk, _ginseng, _jade)


def _emblem(draw: Draw, ware: int, s: float, fill: Rgb, line: Rgb, at: tuple[float, float]) -> None:
    """A ware's shape: seed, bolt of cloth, forked root, cut stone. Round, square, triangle, diamond from afar."""
    _EMBLEMS[ware](draw, s, fill, line, max(1, round(s * 0.07)), *at)


def _line_on(colour: Rgb) -> Rgb:
    return INK if light(colour) else CARD


@lru_cache(maxsize=64)
def emblem(ware: int, size: int, pale: bool = False) -> Image.Image:
    """The sign of a ware in its colour; ``pale`` for one that is not there."""
    colour = mix(WARES[ware], CARD, 0.6) if pale else WARES[ware]

    def paint(draw: Draw, k: int) -> None:
        _emblem(draw, ware, size * k, colour, _line_on(colour), (0, 0))

    return supersampled((size, size), paint)


# -- the punts --------------------------------------------------------------------------------

PUNT: Final = (104, 88)


def _quad(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> list[tuple[float, float]]:
    """Points of a quadratic Bézier curve."""
    steps = [n / 12 for n in range(13)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in steps
    ]


def _hull() -> list[tuple[float, float]]:
    bends = [((2, 58), (40, 74), (101, 52)), ((101, 52), (92, 84), (70, 86)), ((30, 86), (8, 84), (2, 58))]
    return [point for bend in bends for point in _quad(*bend)]


def _sail() -> list[tuple[float, float]]:
    top, bottom = ((22, 6), (56, -2), (88, 4)), ((84, 56), (54, 66), (26, 58))
    bends = [top, ((88, 4), (98, 34), (84, 56)), bottom, ((26, 58), (14, 32), (22, 6))]
    return [point for bend in bends for point in _quad(*bend)]


@lru_cache(maxsize=16)
def punt(ware: int) -> Image.Image:
    """A punt under sail, its ware on the sail. 104 x 88."""
    colour = WARES[ware]

    def paint(draw: Draw, k: int) -> None:
        draw.line(_scaled([(54, 0), (54, 66)], k), fill=INK, width=4 * k)
        for outline, fill in ((_sail(), colour), (_hull(), theme.WOOD)):
            points = _scaled(outline, k)
            draw.polygon(points, fill=fill)
            draw.line([*points, points[0]], fill=INK, width=round(2.5 * k), joint="curve")
        draw.line(_scaled(_quad((8, 66), (44, 80), (98, 60)), k), fill=theme.LINE, width=2 * k, joint="curve")
        disc = CARD
        draw.ellipse((33 * k, 8 * k, 77 * k, 52 * k), fill=disc)
        _emblem(draw, ware, 32 * k, colour, _line_on(colour), (39 * k, 14 * k))

    return supersampled(PUNT, paint)


@lru_cache(maxsize=16)
def small_punt(ware: int) -> Image.Image:
    """The same, two thirds as large."""
    return punt(ware).convert("RGBa").resize((70, 60), Image.Resampling.BOX).convert("RGBA")


@lru_cache(maxsize=32)
def tilted(ware: int, degrees: int) -> Image.Image:
    """A punt that heels over to the front."""
    upright = punt(ware).convert("RGBa")
    return upright.rotate(-degrees, Image.Resampling.BILINEAR, expand=True).convert("RGBA")


@lru_cache(maxsize=16)
def wreck(ware: int) -> Image.Image:
    """A punt on the slip of a shipyard: its hull, and the sign of what it carried. 52 x 58."""
    colour = WARES[ware]

    def paint(draw: Draw, k: int) -> None:
        points = _scaled(_hull(), 0.5 * k, 0, 13 * k)
        draw.polygon(points, fill=theme.WOOD)
        draw.line([*points, points[0]], fill=INK, width=2 * k, joint="curve")
        draw.ellipse((7 * k, 0, 45 * k, 38 * k), fill=INK)
        draw.ellipse((9 * k, 2 * k, 43 * k, 36 * k), fill=CARD)
        _emblem(draw, ware, 24 * k, colour, _line_on(colour), (14 * k, 7 * k))

    return supersampled((52, 58), paint)


@lru_cache(maxsize=1)
def idle() -> Image.Image:
    """A punt that waits for its load, as a sketch on the sea."""

    def paint(draw: Draw, k: int) -> None:
        draw.line(_scaled([(54, 0), (54, 66)], k), fill=theme.SEA_INK, width=3 * k)
        for outline, fill in (
            (_sail(), mix(theme.SEA_PALE, CARD, 0.6)),
            (_hull(), mix(theme.SEA_LINE, theme.SEA_INK, 0.3)),
        ):
            points = _scaled(outline, k)
            draw.polygon(points, fill=fill)
            draw.line([*points, points[0]], fill=theme.SEA_INK, width=2 * k, joint="curve")

    return supersampled(PUNT, paint)


@lru_cache(maxsize=1)
def ghost() -> Image.Image:
    """Where a punt was: its outline, faint."""

    def paint(draw: Draw, k: int) -> None:
        for outline in (_sail(), _hull()):
            points = _scaled(outline, k)
            draw.polygon(points, fill=mix(theme.SEA, theme.SEA_PALE, 0.5))
            draw.line([*points, points[0]], fill=theme.SEA_LINE, width=2 * k, joint="curve")

    return supersampled(PUNT, paint)


# -- dice and small signs ---------------------------------------------------------------------


@lru_cache(maxsize=8)
def die(ware: int) -> Image.Image:
    """A die of a ware: a tile with the ware's sign at the left, room for a figure at the right. 92 x 68."""

    def paint(draw: Draw, k: int) -> None:
        draw.rounded_rectangle((0, 2 * k, 92 * k - 1, 68 * k - 1), 14 * k, fill=INK)
        draw.rounded_rectangle((2 * k, 2 * k, 90 * k - 1, 64 * k - 1), 12 * k, fill=WARES[ware])
        draw.ellipse((8 * k, 12 * k, 50 * k, 54 * k), fill=CARD)
        _emblem(draw, ware, 28 * k, WARES[ware], _line_on(WARES[ware]), (15 * k, 19 * k))

    return supersampled((92, 68), paint)


@lru_cache(maxsize=4)
def skull(size: int, colour: Rgb) -> Image.Image:
    """The pirates' sign."""

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


@lru_cache(maxsize=4)
def anchor(size: int, colour: Rgb) -> Image.Image:
    """The harbor master's sign."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        w = round(0.1 * s)
        draw.ellipse((0.38 * s, 0.02 * s, 0.62 * s, 0.26 * s), outline=colour, width=round(0.08 * s))
        draw.line((0.5 * s, 0.24 * s, 0.5 * s, 0.92 * s), fill=colour, width=w)
        draw.line((0.28 * s, 0.38 * s, 0.72 * s, 0.38 * s), fill=colour, width=w)
        draw.arc((0.12 * s, 0.26 * s, 0.88 * s, 0.97 * s), 10, 170, fill=colour, width=w)
        for x, lean in ((0.14, 0.1), (0.86, -0.1)):
            tip = [(x, 0.52), (x + lean * 1.5, 0.72), (x - lean * 1.1, 0.74)]
            draw.polygon(_scaled(tip, s), fill=colour)

    return supersampled((size, size), paint)


@lru_cache(maxsize=4)
def coin(size: int) -> Image.Image:
    """A peso."""

    def paint(draw: Draw, k: int) -> None:
        edge = size * k - 1
        draw.ellipse((0, 0, edge, edge), fill=INK)
        draw.ellipse((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), fill=theme.GOLD)
        inner = size * k * 0.2
        draw.ellipse((inner, inner, edge - inner, edge - inner), outline=mix(INK, theme.GOLD, 0.5), width=2 * k)

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def man(colour: Rgb, size: int) -> Image.Image:
    """An accomplice who waits to be placed."""

    def paint(draw: Draw, k: int) -> None:
        s = size * k
        for grow, fill in ((0, INK), (2 * k, colour)):
            body = [(0.5 * s, 0.34 * s), (0.86 * s - grow, s - 1 - grow), (0.14 * s + grow, s - 1 - grow)]
            draw.polygon(body, fill=fill)
            draw.ellipse((0.27 * s + grow, grow, 0.73 * s - grow, 0.46 * s - grow), fill=fill)

    return supersampled((size, size), paint)


@lru_cache(maxsize=16)
def deed(size: int, *, pledged: bool = False, sold: bool = False) -> Image.Image:
    """A share: a sheet of paper. A pledged one bears a seal, one sold has left only its outline."""
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
    """A share one holds, 100 x 134: a printed sheet with the sign of its ware; a pledged one is dull and sealed."""
    paper = theme.CARD_DIM if pledged else mix(CARD, (255, 255, 255), 0.4)
    colour = mix(WARES[ware], theme.CARD_DIM, 0.55) if pledged else WARES[ware]

    def paint(draw: Draw, k: int) -> None:
        w, h = 100 * k - 1, 134 * k - 1
        draw.rounded_rectangle((0, 0, w, h), 8 * k, fill=INK)
        draw.rounded_rectangle((2 * k, 2 * k, w - 2 * k, h - 2 * k), 6 * k, fill=paper)
        draw.rounded_rectangle((7 * k, 7 * k, w - 7 * k, h - 7 * k), 3 * k, outline=colour, width=2 * k)
        _emblem(draw, ware, 52 * k, colour, _line_on(colour), (24 * k, 24 * k))
        for y in (92, 104, 116):
            draw.line((24 * k, y * k, 76 * k, y * k), fill=theme.LINE, width=2 * k)
        if pledged:
            draw.ellipse((52 * k, 84 * k, 92 * k, 124 * k), fill=theme.LOSS)
            draw.ellipse((58 * k, 90 * k, 86 * k, 118 * k), outline=mix(theme.LOSS, CARD, 0.4), width=2 * k)

    return supersampled((100, 134), paint)


@lru_cache(maxsize=1)
def dividers() -> Image.Image:
    """A scale of leagues with a pair of dividers: an ornament, 250 x 84."""

    def paint(draw: Draw, k: int) -> None:
        draw.rectangle((5 * k, 66 * k, 245 * k, 80 * k), fill=theme.INK_SOFT)
        for n in range(6):
            left, dark = 7 + 39.5 * n, n % 2
            draw.rectangle((left * k, 68 * k, (left + 38.5) * k, 78 * k), fill=theme.INK_SOFT if dark else CARD)
        for foot in (66, 184):
            draw.line(_scaled([(125, 10), (foot, 66)], k), fill=theme.INK_SOFT, width=4 * k)
        draw.ellipse((115 * k, 0, 135 * k, 20 * k), fill=theme.INK_SOFT)
        draw.ellipse((120 * k, 5 * k, 130 * k, 15 * k), fill=theme.GOLD)
        draw.arc((89 * k, 8 * k, 161 * k, 80 * k), 212, 328, fill=theme.LINE, width=2 * k)

    return supersampled((250, 84), paint)
