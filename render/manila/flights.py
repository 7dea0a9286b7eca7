"""Animation of small things, such as coins, flying over a board."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.animation import Frame
from render.canvas import Canvas, Point
from render.stage import Paint, Stage, eased

STEPS: Final = 9
_FRAME: Final = 80
_APART: Final = 0.12
"""The delay between the things of one flight, as a fraction of the way."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Equal things flying between two places, one behind the other."""

    thing: Image.Image
    start: Point
    end: Point
    count: int = 1


def frames(stage: Stage, flights: Sequence[Flight], *below: Paint, steps: int = STEPS) -> Iterator[Frame]:
    """Yield the frames of flights that start together, over ``below``."""
    for n in range(1, steps + 1 if flights else 1):
        share = n / steps

        def paint(canvas: Canvas, share: float = share) -> None:
            for flight in flights:
                for place in _on_the_way(flight, share):
                    canvas.sprite(flight.thing, place)

        yield stage.frame(_FRAME, *below, paint)


def _on_the_way(flight: Flight, share: float) -> Iterator[tuple[float, float]]:
    whole = 1 + _APART * (flight.count - 1)
    for n in range(flight.count):
        way = min(1.0, max(0.0, share * whole - _APART * n))
        if n and way in (0.0, 1.0):
            continue
        way = eased(way)
        x = flight.start[0] + (flight.end[0] - flight.start[0]) * way
        y = flight.start[1] + (flight.end[1] - flight.start[1]) * way
        yield x, y - 40 * math.sin(math.pi * way)
