"""The background sheet of every picture: a sea chart on paper.

All of it is computed with a fixed seed, so every process draws the same sheet. The first sea and paper take some tens
of milliseconds, further sheets a few; callers cache those they reuse.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.canvas import Box, supersampled
from render.encode import reduce
from render.theme import CARD, INK, LINE, PAPER, PAPER_DARK, SEA, SEA_LINE, SEA_PALE, Rgb, mix

_K: Final = 2
"""Seas are painted this many times too large and reduced. Everything else on a sheet is straight, except its corners.
"""
_SEED: Final = 1821

FRAME: Final = 12
"""Thickness of the scale around a sheet."""
_SURF: Final = 8
"""How far a coast may reach beyond the box of its bay."""
FOOT: Final = 48
"""Height of the strip below all content: at its left, clients overlay the sign that a picture has a text."""
_CORNER: Final = 20
"""The corner size of a label: beyond it the edges are straight."""
_SHADOW: Final = (2, 3)
_STEPS: Final = 420
"""Points of a coast."""
_PAPER: Final = (theme.WIDTH, 1600)
"""The size of the largest common sheet: smaller ones are cut from it."""

Points = list[tuple[float, float]]


class Sheet:
    """A sheet being drawn, in pixels of the finished picture."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        # Where a sheet is larger than the paper, the rest gets the paper's first color.
        self.image = _paper().crop((0, 0, width, height)).convert("RGB")
        self._draw = ImageDraw.Draw(self.image)

    def finish(self) -> Image.Image:
        """Return the sheet in the fixed palette, a quarter of the memory."""
        return reduce(self.image)

    def rectangle(self, box: Box, fill: Rgb) -> None:
        left, top, right, bottom = box
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill)

    def frame(self) -> None:
        w, h = self.width, self.height
        self._draw.rectangle((0, 0, w - 1, h - 1), outline=CARD, width=FRAME)
        for start, end in _rungs(w):
            for y in (3, h - FRAME + 3):
                self.rectangle((start, y, end, y + FRAME - 6), INK)
        for start, end in _rungs(h):
            for x in (3, w - FRAME + 3):
                self.rectangle((x, start, x + FRAME - 6, end), INK)
        for inset in (0, FRAME - 2):
            self._draw.rectangle((inset, inset, w - 1 - inset, h - 1 - inset), outline=INK, width=2)

    def label(self, box: Box, fill: Rgb = CARD) -> None:
        left, top, right, bottom = box
        width, height = right - left, bottom - top
        for part, place, size in _slices((2 * _CORNER + 2, 2 * _CORNER + 2), (width, height)):
            piece = _label(fill).crop(part).resize(size, Image.Resampling.NEAREST)
            self.image.paste(piece, (left + place[0], top + place[1]), piece)

    def sea(self, box: Box, centre: tuple[float, float], radius: float) -> None:
        """Draw a bay inside ``box``, its rhumb lines starting at ``centre``."""
        x, y = box[0] - _SURF, box[1] - _SURF
        water, shore = _bay(_moved(box, -x, -y), (centre[0] - x, centre[1] - y), radius)
        self.image.paste(water, (x, y), shore)


def framed(
    size: tuple[int, int],
    *labels: Box,
    title: Box | None = None,
    sea: tuple[Box, tuple[float, float], float] | None = None,
) -> Sheet:
    """Return a framed sheet with a bay, a golden title label and other labels."""
    sheet = Sheet(*size)
    if sea is not None:
        sheet.sea(*sea)
    if title is not None:
        sheet.label(title, theme.GOLD)
    for label in labels:
        sheet.label(label)
    sheet.frame()
    return sheet


def receded(label: Image.Image) -> Image.Image:
    """Return a label dimmed to the tone of its background."""
    within = Image.new("L", label.size)
    ImageDraw.Draw(within).polygon(_hollow((2, 2, label.width - 3, label.height - 3), 12), fill=255)
    shade = tuple(math.ceil(255 * dark / light) for dark, light in zip(PAPER, CARD, strict=True))
    dark = ImageChops.multiply(label, Image.new("RGB", label.size, shade))
    return Image.composite(dark, label, within)


def _slices(small: tuple[int, int], large: tuple[int, int]) -> Iterator[tuple[Box, tuple[int, int], tuple[int, int]]]:
    """Yield the parts of a stretched label: source box, target place and size."""

    def along(short: int, long: int, shadow: int) -> tuple[tuple[int, int, int, int], ...]:
        end = short + shadow
        middle = (_CORNER, short - _CORNER, _CORNER, long - 2 * _CORNER)
        return ((0, _CORNER, 0, _CORNER), middle, (short - _CORNER, end, long - _CORNER, _CORNER + shadow))

    for left, right, x, width in along(small[0], large[0], _SHADOW[0]):
        for top, bottom, y, height in along(small[1], large[1], _SHADOW[1]):
            yield (left, top, right, bottom), (x, y), (width, height)


@lru_cache(maxsize=4)
def _label(fill: Rgb) -> Image.Image:
    box = (0, 0, 2 * _CORNER + 2, 2 * _CORNER + 2)

    def paint(draw: ImageDraw.ImageDraw, k: int) -> None:
        for around, radius, colour in (
            (_moved(box, *_SHADOW), 12, mix(PAPER_DARK, INK, 0.22)),
            (box, 12, theme.INK_SOFT),
            (_inset(box, 2), 12, fill),
            (_inset(box, 5), 11, theme.LINE_PALE),
            (_inset(box, 6), 11, fill),
        ):
            left, top, right, bottom = (edge * k for edge in around)
            # A polygon includes its last row and column.
            draw.polygon(_hollow((left, top, right - 1, bottom - 1), radius * k), fill=colour)

    return supersampled((box[2] + _SHADOW[0], box[3] + _SHADOW[1]), paint)


class _Water:
    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width * _K, height * _K), theme.INK_SOFT)
        self._draw = ImageDraw.Draw(self.image)

    def _line(self, points: Points, colour: Rgb, width: float = 1) -> None:
        self._draw.line([(x * _K, y * _K) for x, y in points], colour, max(1, round(width * _K)), joint="curve")

    def _outline(self, points: Points, colour: Rgb) -> None:
        self._line([*points, points[0]], colour, 1)

    def _polygon(self, points: Points, fill: Rgb) -> None:
        self._draw.polygon([(x * _K, y * _K) for x, y in points], fill)

    def _circle(self, x: float, y: float, radius: float, colour: Rgb, width: float = 1) -> None:
        box = ((x - radius) * _K, (y - radius) * _K, (x + radius) * _K, (y + radius) * _K)
        self._draw.ellipse(box, outline=colour, width=max(1, round(width * _K)))

    def fill(self, box: Box, centre: tuple[float, float], radius: float) -> None:
        for inset, colour in ((0, SEA_PALE), (16, mix(SEA, SEA_PALE, 0.5)), (34, SEA)):
            self._polygon(_coast(box, inset), colour)
        self._waves(box)
        self._rhumbs(centre)
        self._rose(centre, radius)
        for inset, strength in ((6, 1.0), (15, 0.5)):
            self._outline(_coast(box, inset), mix(SEA, SEA_LINE, strength))

    def _waves(self, box: Box) -> None:
        random = Random(_SEED)
        for _ in range((box[2] - box[0]) * (box[3] - box[1]) // 12000):
            x, y = random.uniform(box[0] + 40, box[2] - 70), random.uniform(box[1] + 40, box[3] - 40)
            crest = [(x + n * 3, y - 3 * abs(math.sin(math.pi * n / 5))) for n in range(11)]
            self._line(crest, mix(SEA, SEA_LINE, 0.75), 1.5)

    def _rhumbs(self, centre: tuple[float, float]) -> None:
        x, y = centre
        colour = mix(SEA, SEA_LINE, 0.55)
        for n in range(8):
            angle = math.pi * (2 * n + 1) / 8
            self._line([centre, (x + 1400 * math.cos(angle), y + 1400 * math.sin(angle))], colour, 1.5)

    def _rose(self, centre: tuple[float, float], radius: float) -> None:
        """Draw sixteen points, each half light and half dark, the long ones on top."""
        x, y = centre
        dark, pale = mix(SEA, SEA_LINE, 0.9), mix(SEA_PALE, CARD, 0.35)
        for share in (0.62, 0.66):
            self._circle(x, y, radius * share, dark, 1.5)
        for first, step, length in ((22.5, 45, 0.6), (45, 90, 0.8), (0, 90, 1.0)):
            for n in range(round(360 / step)):
                angle = math.radians(first + n * step)
                tip = (x + radius * length * math.sin(angle), y - radius * length * math.cos(angle))
                for side, fill in ((-1, pale), (1, dark)):
                    waist = angle + side * math.radians(22.5)
                    inner = radius * 0.2
                    self._polygon([(x, y), (x + inner * math.sin(waist), y - inner * math.cos(waist)), tip], fill)
        self._circle(x, y, radius * 0.1, dark, 2)


@lru_cache(maxsize=3)
def _bay(box: Box, centre: tuple[float, float], radius: float) -> tuple[Image.Image, Image.Image]:
    """Return a bay with its coast, and its coverage mask."""
    water = _Water(box[2] + _SURF, box[3] + _SURF)
    water.fill(box, centre, radius)
    coast = [(x * _K, y * _K) for x, y in _coast(box, 0)]
    line = [*coast, coast[0]]
    wide, high = water.image.size
    # Ink along the coast and beyond it, so that half-covered pixels don't turn blue.
    beyond = [(0, 0), (wide, 0), (wide, high), (0, high), (0, 0), *line]
    shore = Image.new("L", water.image.size)
    for image, outline, fill in ((shore, coast, 255), (water.image, beyond, theme.INK_SOFT)):
        pen = ImageDraw.Draw(image)
        pen.polygon(outline, fill=fill)
        pen.line(line, fill, round(2.5 * _K), joint="curve")
    return water.image.reduce(_K), shore.reduce(_K)


def _rungs(length: int) -> list[tuple[int, int]]:
    """Return the dark parts of a chart scale, symmetric at both ends."""
    parts = 2 * round(length / 100) + 1
    inner = length - 2 * FRAME
    marks = [FRAME + round(inner * n / parts) for n in range(parts + 1)]
    return list(zip(marks[::2], marks[1::2], strict=True))


@lru_cache(maxsize=1)
def _wavering() -> tuple[float, ...]:
    """Return a coast's deviation from its outline, step by step."""
    turns = [2 * math.pi * n / _STEPS for n in range(_STEPS)]
    return tuple(
        3.2 * math.sin(17 * turn + 0.7) + 2.3 * math.sin(41 * turn + 2.1) + 1.4 * math.sin(89 * turn + 4)
        for turn in turns
    )


@lru_cache(maxsize=1)
def _paper() -> Image.Image:
    """Return paper with faint clouds and a few fibers."""
    random, (width, height) = Random(_SEED), _PAPER
    cells = (width // 60 + 2, height // 60 + 2)
    noise = Image.frombytes("L", cells, random.randbytes(cells[0] * cells[1]))
    clouds = noise.resize((width, height), Image.Resampling.BICUBIC)
    thresholds, shades = (165, 210), (mix(PAPER, PAPER_DARK, 0.25), mix(PAPER, PAPER_DARK, 0.5))
    fibres = (mix(PAPER, LINE, 0.25), mix(PAPER, LINE, 0.4))
    image = clouds.point([sum(value > threshold for threshold in thresholds) for value in range(256)])
    image.putpalette([channel for colour in (PAPER, *shades, *fibres) for channel in colour])
    draw = ImageDraw.Draw(image)
    for _ in range(width * height // 7500):
        x, y, angle = random.random() * width, random.random() * height, random.random() * math.pi
        length = random.uniform(2, 7)
        draw.line([(x, y), (x + length * math.cos(angle), y + length * math.sin(angle))], random.choice((3, 4)))
    return image


def _coast(box: Box, inset: float) -> Points:
    """Return a wavy outline inside ``box``, ``inset`` pixels off the shore."""
    left, top, right, bottom = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
    calm = 1 / (1 + inset / 14)
    corner = 26.0
    width, height = right - left - 2 * corner, bottom - top - 2 * corner
    quarter = math.pi / 2 * corner
    length = 2 * (width + height) + 4 * quarter
    points: Points = []
    for n, wave in enumerate(_wavering()):
        x, y, nx, ny = _rounded(length * n / _STEPS, left, top, width, height, corner, quarter)
        points.append((x + nx * wave * calm, y + ny * wave * calm))
    return points


def _rounded(
    s: float, left: float, top: float, width: float, height: float, corner: float, quarter: float
) -> tuple[float, float, float, float]:
    """Return the point at length ``s`` along a rounded rectangle, and its normal."""
    sides = (
        (width, left + corner, top, 1, 0),
        (height, left + width + 2 * corner, top + corner, 0, 1),
        (width, left + width + corner, top + height + 2 * corner, -1, 0),
        (height, left, top + height + corner, 0, -1),
    )
    for length, x, y, dx, dy in sides:
        if s <= length:
            return x + dx * s, y + dy * s, dy, -dx
        s -= length
        ex, ey = x + dx * length, y + dy * length
        if s <= quarter:
            angle = s / corner
            cx, cy = ex - dy * corner, ey + dx * corner
            nx, ny = dy * math.cos(angle) + dx * math.sin(angle), -dx * math.cos(angle) + dy * math.sin(angle)
            return cx + nx * corner, cy + ny * corner, nx, ny
        s -= quarter
    return left + corner, top, 0, -1


def _moved(box: Box, dx: int, dy: int) -> Box:
    return (box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy)


def _inset(box: Box, by: int) -> Box:
    return (box[0] + by, box[1] + by, box[2] - by, box[3] - by)


def _hollow(box: Box, radius: float) -> Points:
    left, top, right, bottom = box
    points: Points = []
    for cx, cy, start in ((left, top, 90), (right, top, 180), (right, bottom, 270), (left, bottom, 0)):
        for n in range(9):
            angle = math.radians(start - n * 90 / 8)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points
