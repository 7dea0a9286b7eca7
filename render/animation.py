"""Moving pictures: frames in the fixed palette, as a GIF that plays once and stays on its last frame.

A frame is stored as what differs from the one before, and what does not is left transparent: a dozen frames of full
width take not twice the bytes of their last one. They are put together here and not by Pillow, which compares them in
RGB: with that a moving board takes twice as long.

WebP, lossy or not, takes several times as long; of an animated PNG Discord shows the first frame only.
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
"""The scale of long animations: half as wide as a board, about as large as a desktop shows it."""
STAY: Final = 20_000
"""Milliseconds of a last frame, for clients that play everything over and over."""
POSTER: Final = 20
"""Milliseconds of a first frame that is the last one. Clients that do not play animations by themselves show the
first frame, and what they show must be the present. The others show it for one refresh of the screen."""

_CLEAR: Final = COLOURS
"""The last entry of the colour table, which is no colour: there the frame before shines through."""
assert _CLEAR == (1 << lzw.BITS) - 1
_CLEAR_WHERE_EQUAL: Final = [_CLEAR] + [0] * 255
"""Turns differences into what covers no change."""


class Patch(NamedTuple):
    """A piece of a picture, and the box that it takes."""

    pixels: Pixels
    box: Box

    @property
    def image(self) -> Image.Image:
        """The piece as an image."""
        image = Image.new("P", self.pixels.size)
        image.im.paste(self.pixels, (0, 0, *self.pixels.size))
        return image


@dataclass(frozen=True, slots=True)
class Frame:
    """A finished frame, ``shown`` for so many milliseconds. Where no patch reaches, everything stays as it was."""

    shown: int
    patches: tuple[Patch, ...]

    def lowered(self, by: int) -> Frame:
        """The same frame so many pixels farther down."""
        boxes = ((pixels, lowered(box, by)) for pixels, box in self.patches)
        return Frame(self.shown, tuple(Patch(*patch) for patch in boxes))


def whole(image: Image.Image, shown: int) -> Frame:
    """A frame that is one image."""
    return Frame(shown, (Patch(image.im, (0, 0, *image.size)),))


def still(image: Image.Image, scale: int = 1) -> Image.Image:
    """A picture of full width as a frame's image, ``scale`` times smaller."""
    return reduce(image if scale == 1 else image.reduce(scale))


def encode(frames: Sequence[Frame], kind: str) -> Picture:
    """The file of an animation; the first frame is one image, as large as all. Equal frames give equal bytes.

    Raises ``ValueError`` without frames.
    """
    if not frames:
        raise ValueError("an animation needs a frame")
    first = frames[0].patches[0].image
    parts = [_head(first.size), _block((0, 0, *first.size), frames[0].shown, first.tobytes())]
    parts += [_difference(first.im, frame) for frame in frames[1:]]
    return named(b"".join([*parts, b";"]), first.size, kind, Media.GIF)


def _head(size: tuple[int, int]) -> bytes:
    """Header, screen and colour table of a GIF (GIF89a specification, 17 to 19). Without a loop it plays once."""
    table = bytes(channel for colour in palette() for channel in colour).ljust(3 << lzw.BITS, b"\0")
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0x80 | (lzw.BITS - 1), 0, 0) + table


def _difference(screen: Pixels, frame: Frame) -> bytes:
    """What a frame changes on the screen, which it is put on: the smallest box that holds it, clear elsewhere."""
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
    """The smallest piece of each area that holds all changes, clear where nothing has changed."""
    for area, old in zip(areas, before, strict=True):
        new = screen.crop(area)
        change = new.chop_difference(old)
        if (box := change.getbbox()) is not None:
            # No colour has a higher number than the one that is clear: of both, the higher is what is to be seen.
            pixels = new.crop(box).chop_lighter(change.crop(box).point(_CLEAR_WHERE_EQUAL, "P"))
            yield Patch(pixels, (area[0] + box[0], area[1] + box[1], area[0] + box[2], area[1] + box[3]))


def _block(box: Box, shown: int, pixels: bytes) -> bytes:
    """One image of a GIF, left in place when the next one comes (GIF89a specification, 20 to 23)."""
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 1 << 2 | 1, shown // 10, _CLEAR, 0)
    place = struct.pack("<BHHHHB", 0x2C, box[0], box[1], box[2] - box[0], box[3] - box[1], 0)
    return control + place + lzw.blocks(pixels)
