"""Highlights animation of a whole game.

Clients without autoplay show the first frame, so that is the result, like the last.
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
"""The maximum time for the game, in milliseconds."""
REST: Final = 5_000
"""Milliseconds of the result at the end; clients that play it once stay there."""
_LEAST: Final = 20
"""The minimum time of a frame in milliseconds; browsers treat less as a mistake."""

Telling: TypeAlias = Callable[[int], Iterable[Frame]]
"""Returns the frames of a game, half as wide as a board, the first one complete. The number is how much to leave out: 0
for nothing; each step leaves out more, until nothing remains.
"""


def film(views: Sequence[object], tell: Telling, end: Picture) -> Picture:
    """Return an animation of some of a game's views, ending on the result."""
    if not views:
        raise ValueError("a film needs views")
    for thrift in count():
        frames = _paced([*tell(thrift)])
        picture = encode([*_composed(frames, end)], "film")
        if len(picture.data) <= MOST_BYTES or not frames:
            return picture
    raise AssertionError  # the counter is infinite


def evenly(things: Sequence[T], most: int) -> Sequence[T]:
    """Return up to ``most`` items, evenly spaced, including the last one."""
    step = -(-len(things) // most)
    return things[::-1][::step][::-1] if step > 1 else things


def _paced(frames: Sequence[Frame]) -> Sequence[Frame]:
    """Return the frames, sped up if they exceed the maximum time."""
    whole = sum(frame.shown for frame in frames)
    if whole <= TELLING:
        return frames
    free = TELLING - _LEAST * len(frames)
    return [replace(frame, shown=_LEAST + max(0, free * frame.shown // whole) // 10 * 10) for frame in frames]


def _composed(frames: Sequence[Frame], end: Picture) -> Iterator[Frame]:
    """Yield all frames on a screen that fits both boards and result."""
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
    if image.height == height:
        return image
    ground = still(Image.new("RGB", (image.width, height), theme.PAPER_DARK))
    ground.paste(image, (0, (height - image.height) // 2))
    return ground
