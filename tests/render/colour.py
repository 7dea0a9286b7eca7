"""How different two colours look, to normal eyes and to three kinds of colour-blind ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from render.theme import Rgb

Matrix = tuple[tuple[float, float, float], ...]

VISIONS: Final[dict[str, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""In linear light, full severity (Machado, Oliveira and Fernandes 2009)."""


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lab(colour: Rgb, vision: str = "normal") -> tuple[float, float, float]:
    """A colour as somebody sees it, in CIE L*a*b* (D65)."""
    light = [_linear(channel) for channel in colour]
    r, g, b = (
        min(1.0, max(0.0, sum(factor * value for factor, value in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(a: Rgb, b: Rgb, vision: str = "normal") -> float:
    """CIE76 difference; about 2 is just noticeable, 20 is plain."""
    return float(sum((p - q) ** 2 for p, q in zip(lab(a, vision), lab(b, vision), strict=True)) ** 0.5)


def closest(colours: Sequence[Rgb], vision: str) -> float:
    """The difference of the two that look most alike."""
    return min(distance(a, b, vision) for a, b in combinations(colours, 2))


def contrast(a: Rgb, b: Rgb) -> float:
    """Contrast ratio by WCAG, 1 to 21."""
    lights = sorted(
        0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in ([_linear(channel) for channel in c] for c in (a, b))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)
