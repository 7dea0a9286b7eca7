"""Draw the punts: under sail, waiting, heeling over, wrecked, or as shadows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import theme
from render.canvas import supersampled
from render.sprites import Draw, line_on, paint_emblem, scaled, skull
from render.theme import CARD, INK, WARES, mix

PUNT: Final = (104, 88)


def _quad(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> list[tuple[float, float]]:
    steps = [n / 12 for n in range(13)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in steps
    ]


def hull() -> list[tuple[float, float]]:
    bends = [((2, 58), (40, 74), (101, 52)), ((101, 52), (92, 84), (70, 86)), ((30, 86), (8, 84), (2, 58))]
    return [point for bend in bends for point in _quad(*bend)]


def _sail() -> list[tuple[float, float]]:
    top, bottom = ((22, 6), (56, -2), (88, 4)), ((84, 56), (54, 66), (26, 58))
    bends = [top, ((88, 4), (98, 34), (84, 56)), bottom, ((26, 58), (14, 32), (22, 6))]
    return [point for bend in bends for point in _quad(*bend)]


@lru_cache(maxsize=32)
def punt(ware: int, times: float = 1) -> Image.Image:
    """Return a punt under sail, 104 x 88 pixels, scaled by ``times``."""
    colour = WARES[ware]

    def paint(draw: Draw, factor: int) -> None:
        k = factor * times
        draw.line(scaled([(54, 0), (54, 66)], k), fill=INK, width=round(4 * k))
        for outline, fill in ((_sail(), colour), (hull(), theme.WOOD)):
            points = scaled(outline, k)
            draw.polygon(points, fill=fill)
            draw.line([*points, points[0]], fill=INK, width=round(2.5 * k), joint="curve")
        strake = scaled(_quad((8, 66), (44, 80), (98, 60)), k)
        draw.line(strake, fill=theme.LINE, width=round(2 * k), joint="curve")
        draw.ellipse((33 * k, 8 * k, 77 * k, 52 * k), fill=CARD)
        paint_emblem(draw, ware, 32 * k, colour, line_on(colour), (39 * k, 14 * k))

    return supersampled((round(PUNT[0] * times), round(PUNT[1] * times)), paint)


def emblem(height: int) -> Image.Image:
    """Return the emblem of Manila, a punt under sail, ``height`` pixels high."""
    return punt(0, height / PUNT[1])


@lru_cache(maxsize=32)
def tilted(ware: int, degrees: int, times: float = 1) -> Image.Image:
    upright = punt(ware, times).convert("RGBa")
    return upright.rotate(-degrees, Image.Resampling.BILINEAR, expand=True).convert("RGBA")


@lru_cache(maxsize=4)
def raider(times: float) -> Image.Image:
    """Return the pirates' boat, scaled by ``times``."""

    def paint(draw: Draw, factor: int) -> None:
        k = factor * times
        draw.line(scaled([(54, 0), (54, 66)], k), fill=INK, width=round(4 * k))
        for outline, fill in ((_sail(), theme.DANGER), (hull(), INK)):
            points = scaled(outline, k)
            draw.polygon(points, fill=fill)
            draw.line([*points, points[0]], fill=INK, width=round(2.5 * k), joint="curve")
        strake = scaled(_quad((8, 66), (44, 80), (98, 60)), k)
        draw.line(strake, fill=theme.DANGER, width=round(2 * k), joint="curve")

    boat = supersampled((round(PUNT[0] * times), round(PUNT[1] * times)), paint)
    sign = skull(round(40 * times), CARD)
    boat.alpha_composite(sign, (round(36 * times), round(10 * times)))
    return boat


@lru_cache(maxsize=32)
def wreck(ware: int, times: float = 1) -> Image.Image:
    """Return a punt on the slip of a shipyard, 52 x 58 pixels, scaled by ``times``."""
    colour = WARES[ware]

    def paint(draw: Draw, factor: int) -> None:
        k = factor * times
        points = scaled(hull(), 0.5 * k, 0, 13 * k)
        draw.polygon(points, fill=theme.WOOD)
        draw.line([*points, points[0]], fill=INK, width=round(2 * k), joint="curve")
        draw.ellipse((7 * k, 0, 45 * k, 38 * k), fill=INK)
        draw.ellipse((9 * k, 2 * k, 43 * k, 36 * k), fill=CARD)
        paint_emblem(draw, ware, 24 * k, colour, line_on(colour), (14 * k, 7 * k))

    return supersampled((round(52 * times), round(58 * times)), paint)


@lru_cache(maxsize=1)
def idle() -> Image.Image:
    def paint(draw: Draw, k: int) -> None:
        draw.line(scaled([(54, 0), (54, 66)], k), fill=theme.SEA_INK, width=3 * k)
        for outline, fill in (
            (_sail(), mix(theme.SEA_PALE, CARD, 0.6)),
            (hull(), mix(theme.SEA_LINE, theme.SEA_INK, 0.3)),
        ):
            points = scaled(outline, k)
            draw.polygon(points, fill=fill)
            draw.line([*points, points[0]], fill=theme.SEA_INK, width=2 * k, joint="curve")

    return supersampled(PUNT, paint)


@lru_cache(maxsize=2)
def ghost(times: float = 1) -> Image.Image:
    def paint(draw: Draw, factor: int) -> None:
        k = factor * times
        for outline in (_sail(), hull()):
            points = scaled(outline, k)
            draw.polygon(points, fill=mix(theme.SEA, theme.SEA_PALE, 0.5))
            draw.line([*points, points[0]], fill=theme.SEA_LINE, width=round(2 * k), joint="curve")

    return supersampled((round(PUNT[0] * times), round(PUNT[1] * times)), paint)
