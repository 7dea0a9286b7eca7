"""A whole game as a short film: what a game shows of itself, paced to half a minute, and its result to rest on.

Clients that do not play animations by themselves show the first frame, which is therefore the result, too.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Final, TypeAlias, TypeVar

from PIL import Image

from render import theme
from render.animation import HALF, POSTER, Frame, encode, still
from render.canvas import Box
from render.encode import Picture

T = TypeVar("T")

MOST_BYTES: Final = 2 * 1024 * 1024
TELLING: Final = 24_900
"""Milliseconds that a game is told in at most."""
REST: Final = 5_000
"""Milliseconds of the result at its end; clients that play it once stay there."""
_LEAST: Final = 20
"""Milliseconds of a frame; browsers take less for a mistake."""

Telling: TypeAlias = Callable[[int], Iterable[Frame]]
"""The frames of a game, half as wide as a board, the first one whole. The number is how much to leave out: 0 for
nothing, and with each more there is less, until there is none."""


def film(views: Sequence[object], tell: Telling, end: Picture) -> Picture:
    """A film of a game's views that ends on the picture of the result; of what is told as much as fits.

    Raises ``ValueError`` without views.
    """
    if not views:
        raise ValueError("a film needs views")
    for thrift in count():
        frames = _paced([*tell(thrift)])
        picture = encode([*_composed(frames, end)], "film")
        if len(picture.data) <= MOST_BYTES or not frames:
            return picture
    raise AssertionError  # it is counted without end


def evenly(things: Sequence[T], most: int) -> Sequence[T]:
    """At most so many of them, as far apart as can be, the last one always."""
    step = -(-len(things) // most)
    return things[::-1][::step][::-1] if step > 1 else things


def _paced(frames: Sequence[Frame]) -> Sequence[Frame]:
    """As slow as they are meant, or all faster, so that they take no longer than they may."""
    whole = sum(frame.shown for frame in frames)
    if whole <= TELLING:
        return frames
    free = TELLING - _LEAST * len(frames)
    return [replace(frame, shown=_LEAST + max(0, free * frame.shown // whole) // 10 * 10) for frame in frames]


def _composed(frames: Sequence[Frame], end: Picture) -> Iterator[Frame]:
    """All of it on one screen, whose height is that of the higher of board and result."""
    result = still(Image.open(io.BytesIO(end.data)).convert("RGB"), HALF)
    heights = [result.height, *(frame.image.height for frame in frames[:1])]
    screen = (result.width, max(heights))
    yield Frame(_whole(result, screen), POSTER if frames else REST)
    for number, frame in enumerate(frames):
        down = (screen[1] - heights[1]) // 2
        if number == 0:
            yield replace(frame, image=_whole(frame.image, screen))
        else:
            yield replace(frame, corner=(frame.corner[0], frame.corner[1] + down))
    if frames:
        yield Frame(_whole(result, screen), REST)


def _whole(image: Image.Image, screen: tuple[int, int]) -> Image.Image:
    """A picture in the middle of a screen of paper."""
    if image.size == screen:
        return image
    ground = still(Image.new("RGB", screen, theme.PAPER_DARK))
    box: Box = (0, (screen[1] - image.height) // 2, image.width, (screen[1] - image.height) // 2 + image.height)
    ground.paste(image, box)
    return ground
