"""A GIF encoder for animations that play once and stay on the last frame.

A frame is stored as its difference from the one before, transparent elsewhere. We encode the differences ourselves,
because Pillow compares frames in RGB, which takes twice as long. WebP takes several times as long, and of an animated
PNG Discord shows only the first frame.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image

from render import lzw
from render.canvas import Box, Pixels, apart, around, lowered
from render.encode import COLOURS, Media, Picture, named, palette, reduce

HALF: Final = 2
"""The scale of long animations: half as wide as a board, about the size that a desktop shows."""
STAY: Final = 20_000
"""Milliseconds of the last frame, for clients that loop everything."""
POSTER: Final = 20
"""Milliseconds of a first frame that repeats the last one. Clients without autoplay show the first frame, which must be
the present state. Others show it for one refresh of the screen.
"""

_CLEAR: Final = COLOURS
"""The last palette entry, which is no color: there the previous frame shows through."""
assert _CLEAR == (1 << lzw.BITS) - 1
_CLEAR_WHERE_EQUAL: Final = [_CLEAR] + [0] * 255
"""Lookup table from differences to a mask of unchanged pixels."""


class Patch(NamedTuple):
    pixels: Pixels
    box: Box

    @property
    def image(self) -> Image.Image:
        image = Image.new("P", self.pixels.size)
        image.im.paste(self.pixels, (0, 0, *self.pixels.size))
        return image


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame for ``shown`` milliseconds; pixels outside the patches stay."""

    shown: int
    patches: tuple[Patch, ...]

    def lowered(self, by: int) -> Frame:
        boxes = ((pixels, lowered(box, by)) for pixels, box in self.patches)
        return Frame(self.shown, tuple(Patch(*patch) for patch in boxes))


def whole(image: Image.Image, shown: int) -> Frame:
    return Frame(shown, (Patch(image.im, (0, 0, *image.size)),))


def still(image: Image.Image, scale: int = 1) -> Image.Image:
    """Return a picture as a frame's image, ``scale`` times smaller."""
    return reduce(image if scale == 1 else image.reduce(scale))


def encode(frames: Sequence[Frame], kind: str) -> Picture:
    """Return the file of an animation; the first frame is one full image."""
    if not frames:
        raise ValueError("an animation needs a frame")
    first = frames[0].patches[0].image
    parts = [_head(first.size), _block((0, 0, *first.size), frames[0].shown, first.tobytes())]
    parts += [_difference(first.im, frame) for frame in frames[1:]]
    return named(b"".join([*parts, b";"]), first.size, kind, Media.GIF)


def _head(size: tuple[int, int]) -> bytes:
    """Return a GIF's header, screen descriptor and color table (GIF89a, 17 to 19)."""
    table = bytes(channel for colour in palette() for channel in colour).ljust(3 << lzw.BITS, b"\0")
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0x80 | (lzw.BITS - 1), 0, 0) + table


def _difference(screen: Pixels, frame: Frame) -> bytes:
    """Apply a frame to the screen; return an image block of what changed."""
    areas = apart(patch.box for patch in frame.patches)
    before = [screen.crop(area) for area in areas]
    for pixels, box in frame.patches:
        screen.paste(pixels, box)
    changes = [*_changes(screen, areas, before)]
    left, top, right, bottom = around(box for _, box in changes) if changes else (0, 0, 1, 1)
    image = Image.new("P", (right - left, bottom - top), _CLEAR)
    for pixels, (x, y, end, foot) in changes:
        image.im.paste(pixels, (x - left, y - top, end - left, foot - top))
    return _block((left, top, right, bottom), frame.shown, image.tobytes())


def _changes(screen: Pixels, areas: Sequence[Box], before: Sequence[Pixels]) -> Iterator[Patch]:
    """Yield the smallest patch of each area with all its changes."""
    for area, old in zip(areas, before, strict=True):
        new = screen.crop(area)
        change = new.chop_difference(old)
        if (box := change.getbbox()) is not None:
            # No color has a higher number than the transparent one: of both, the higher one is visible.
            pixels = new.crop(box).chop_lighter(change.crop(box).point(_CLEAR_WHERE_EQUAL, "P"))
            yield Patch(pixels, (area[0] + box[0], area[1] + box[1], area[0] + box[2], area[1] + box[3]))


def _block(box: Box, shown: int, pixels: bytes) -> bytes:
    """Return one GIF image block, kept on screen by the next (GIF89a, 20 to 23)."""
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 1 << 2 | 1, shown // 10, _CLEAR, 0)
    place = struct.pack("<BHHHHB", 0x2C, box[0], box[1], box[2] - box[0], box[3] - box[1], 0)
    return control + place + lzw.blocks(pixels)
