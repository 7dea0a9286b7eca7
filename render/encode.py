"""From pixels to a small file, fast: PNG with one fixed palette, in bands that are kept.

The palette is made of the theme's colours and the steps between colours that meet at edges, so that every picture
shares it, nothing is counted per picture, and no dither is needed. It is kept small on purpose: the fewer shades an
edge can take, the more edges are alike, and the smaller and faster the file.

Most of the time goes into compressing, and most of a picture is like the one before: half the board does not
change from move to move. So a picture is compressed in bands of rows, each without reference to the others, and
a band that was met before is not compressed again. That costs three per cent of size and saves half of the time.
"""

from __future__ import annotations

import hashlib
import io
import struct
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image
from zlib_ng import zlib_ng

from render import theme
from render.shelf import Shelf
from render.theme import Rgb, mix

_LEVEL: Final = 4
"""Of zlib-ng: files as large as those of zlib's level 5, in half the time. Level 3 makes files a twentieth larger and
takes a seventh less, level 5 a twentieth smaller and a fifth more."""
_BAND: Final = 24
"""Rows in a band. With fewer, more bands come again, and files are larger."""
_ROOM: Final = 16 * 1024 * 1024
"""Bytes for bands that may come again, some 2 KiB each. Two thirds of a table's come again in its next picture, and
there are many tables."""


Pixels: TypeAlias = Any
"""The pixels of a Pillow image, past the checks of ``Image``, which take longer than what is done with small ones."""

COLOURS: Final = 63
"""Room in the palette. The 64th is what is clear in an animation, where the frame before shines through."""


class Media(StrEnum):
    """The media types of pictures."""

    PNG = "image/png"
    GIF = "image/gif"

    @property
    def extension(self) -> str:
        """What names of such files end in, with the dot: ``.png``."""
        return "." + self.value.removeprefix("image/")


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. ``name`` is a file name that changes with the content: clients cache by name."""

    data: bytes
    width: int
    height: int
    name: str
    media: Media = Media.PNG


def encode(image: Image.Image, kind: str) -> Picture:
    """The file of an RGB picture. Equal pictures give equal bytes and equal names."""
    return named(_png(reduce(image)), image.size, kind, Media.PNG)


def named(data: bytes, size: tuple[int, int], kind: str, media: Media) -> Picture:
    """A file as a picture, whose name tells its kind and changes with every byte of it."""
    return Picture(data, *size, f"{kind}-{hashlib.sha256(data).hexdigest()[:12]}{media.extension}", media)


def lossless(image: Image.Image) -> bytes:
    """A PNG file with every colour and all that is clear, however slow and large: for what is uploaded once."""
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


# -- colours ----------------------------------------------------------------------------------


def _ramp(a: Rgb, b: Rgb, steps: int) -> list[Rgb]:
    return [mix(a, b, n / (steps + 1)) for n in range(1, steps + 1)]


@lru_cache(maxsize=1)
def palette() -> tuple[Rgb, ...]:
    """The fixed colours, at most ``COLOURS``: grounds, inks, signs, and the steps where they meet."""
    strong = [*theme.WARES, *(style.colour for style in theme.SEATS)]
    colours = [*theme.HOUSE, *theme.WARES, theme.DANGER]
    for ground, steps in ((theme.CARD, 4), (theme.GOLD, 3), (theme.SEA, 2), (theme.PAPER, 2)):
        colours += _ramp(theme.INK, ground, steps)
    colours += _ramp(theme.INK_SOFT, theme.CARD, 2) + _ramp(theme.PAPER, theme.SEA, 1)
    colours += _ramp(theme.SEA, theme.SEA_LINE, 1) + _ramp(theme.PAPER, theme.PAPER_DARK, 1)
    for colour in (*strong, theme.VERMILION, theme.DANGER):
        colours += _ramp(colour, theme.CARD, 1)
    unique = tuple(dict.fromkeys(colours))
    if len(unique) > COLOURS:
        raise ValueError(f"{len(unique)} colours do not fit into a palette of {COLOURS}")
    return unique


@lru_cache(maxsize=1)
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in palette() for channel in colour])
    # Pillow takes a palette over when its image is first used, and frees the one before. Two threads that both found it
    # new would do so one after the other: the second under the hands of the first, and the process would be gone.
    image.load()
    return image


def reduce(image: Image.Image) -> Image.Image:
    """An RGB picture in the fixed palette."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


def reduced(pixels: Pixels) -> Pixels:
    """The same of pixels alone."""
    return pixels.convert("P", Image.Dither.NONE, _palette_image().im)


# -- the file -----------------------------------------------------------------------------------


def _png(image: Image.Image) -> bytes:
    """A picture in the fixed palette as a PNG file (W3C PNG, third edition)."""
    width, height = image.size
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(channel for colour in palette() for channel in colour)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", _stream(image)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))


def _stream(image: Image.Image) -> bytes:
    """The pixels as one zlib stream (RFC 1950) made of bands that can stand alone."""
    # Each row begins with the number of its filter, 0 for none: written as an empty pixel after the row before.
    width = image.width + 1
    pixels = b"\0" + image.tobytes("raw", "P", width)[:-1]
    step = width * _BAND
    parts = [b"\x78\x9c"]
    check = 1
    for start in range(0, len(pixels), step):
        rows = pixels[start : start + step]
        band = _deflate(rows)
        parts.append(band.data)
        check = _added(check, band.check, len(rows))
    parts.append(b"\x03\x00" + struct.pack(">I", check))
    return b"".join(parts)


class _Band(NamedTuple):
    """A band compressed, and the checksum of its pixels."""

    data: bytes
    check: int


_bands: Final[Shelf[int, _Band]] = Shelf(_ROOM, lambda band: len(band.data))
"""Compressed bands by the hash of their pixels."""

_MODULUS: Final = 65521
"""Of Adler-32 (RFC 1950, 9)."""


def _added(check: int, band: int, length: int) -> int:
    """The checksum of pixels with a band behind them: half a millisecond less than summing up what is kept already."""
    low, high = check & 0xFFFF, check >> 16
    return (low + (band & 0xFFFF) - 1) % _MODULUS | (high + (band >> 16) + length * (low - 1)) % _MODULUS << 16


def _deflate(pixels: bytes) -> _Band:
    """A band compressed so that it ends on a whole byte and nothing later refers back to it (RFC 1951)."""
    # Pixels would take twenty times the room of what they are compressed to. Their hash has 64 bits and is made with a
    # secret key: two bands do not have the same one by chance, nor by design.
    key = hash(pixels)
    band = _bands.get(key)
    if band is None:
        compressor = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
        data = compressor.compress(pixels) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
        band = _Band(data, zlib_ng.adler32(pixels))
        _bands.put(key, band)
    return band
