"""Moving pictures: frames in the fixed palette, as a GIF that plays once and stays on its last frame.

A frame is stored as what differs from the one before, and what does not is left transparent: a dozen frames of full
width take not twice the bytes of their last one. They are put together here and not by Pillow, which compares them in
RGB: with that a moving board takes twice as long.

Measured on boards of full width with three punts moving: 24 ms and 170 KiB, of which the board as a GIF is 120 KiB.
WebP, lossy or not, takes several times as long; of an animated PNG Discord shows the first frame only.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from render.canvas import Box, Point
from render.encode import COLOURS, Media, Picture, named, palette, reduce

HALF: Final = 2
"""The scale of long animations: half as wide as a board, about as large as a desktop shows it."""
STAY: Final = 20_000
"""Milliseconds of a last frame, for clients that play everything over and over."""
POSTER: Final = 20
"""Milliseconds of a first frame that is the last one. Clients that do not play animations by themselves show the
first frame, and what they show must be the present. The others show it for one refresh of the screen."""

_BITS: Final = COLOURS.bit_length()
_CLEAR: Final = COLOURS
"""The last entry of the colour table, which is no colour: there the frame before shines through."""
assert _CLEAR == (1 << _BITS) - 1
_CLEAR_WHERE_EQUAL: Final = [_CLEAR] + [0] * 255
"""Turns differences into what covers no change."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A finished frame, ``shown`` for so many milliseconds.

    Where its image does not reach, everything stays as it was: ``corner`` is where the image's left top corner lies.
    """

    image: Image.Image
    shown: int
    corner: Point = (0, 0)


def still(image: Image.Image, scale: int = 1) -> Image.Image:
    """A picture of full width as a frame's image, ``scale`` times smaller."""
    return reduce(image if scale == 1 else image.reduce(scale))


def encode(frames: Sequence[Frame], kind: str) -> Picture:
    """The file of an animation; the first frame's image is as large as the whole. Equal frames give equal bytes.

    Raises ``ValueError`` without frames.
    """
    if not frames:
        raise ValueError("an animation needs a frame")
    screen = frames[0].image.copy()
    parts = [_head(screen.size), *_block(screen, (0, 0), frames[0].shown)]
    for frame in frames[1:]:
        parts += _difference(screen, frame)
        screen.paste(frame.image, frame.corner)
    return named(b"".join([*parts, b";"]), screen.size, kind, Media.GIF)


def _head(size: tuple[int, int]) -> bytes:
    """Header, screen and colour table of a GIF (GIF89a specification, 17 to 19). Without a loop it plays once."""
    table = bytes(channel for colour in palette() for channel in colour).ljust(3 << _BITS, b"\0")
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0x80 | (_BITS - 1), 0, 0) + table


def _difference(screen: Image.Image, frame: Frame) -> Iterator[bytes]:
    """What a frame changes on the screen: the smallest box that holds it, clear where nothing has changed."""
    left, top = frame.corner
    change = ImageChops.difference(screen.crop(_area(frame)), frame.image)
    box = change.getbbox() or (0, 0, 1, 1)
    # No colour has a higher number than the one that is clear: of both, the higher is what is to be seen.
    part = ImageChops.lighter(frame.image.crop(box), change.crop(box).point(_CLEAR_WHERE_EQUAL))
    yield from _block(part, (left + box[0], top + box[1]), frame.shown)


def _area(frame: Frame) -> Box:
    left, top = frame.corner
    return (left, top, left + frame.image.width, top + frame.image.height)


def _block(image: Image.Image, corner: tuple[int, int], shown: int) -> list[bytes]:
    """One image of a GIF, left in place when the next one comes."""
    return GifImagePlugin.getdata(image, corner, duration=shown, transparency=_CLEAR, disposal=1)
