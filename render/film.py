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
from render.animation import HALF, POSTER, Frame, encode, still, whole
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
    boards = [frame.patches[0].image for frame in frames[:1]]
    height = max(image.height for image in (result, *boards))
    rest = _centred(result, height)
    yield whole(rest, POSTER if frames else REST)
    down = (height - boards[0].height) // 2 if boards else 0
    for number, frame in enumerate(frames):
        if number == 0:
            yield whole(_centred(boards[0], height), frame.shown)
        else:
            yield frame.lowered(down)
    if frames:
        yield whole(rest, REST)


def _centred(image: Image.Image, height: int) -> Image.Image:
    """A picture in the middle of a screen of paper, so many pixels high."""
    if image.height == height:
        return image
    ground = still(Image.new("RGB", (image.width, height), theme.PAPER_DARK))
    ground.paste(image, (0, (height - image.height) // 2))
    return ground
