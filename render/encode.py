"""A fast encoder of small PNG files with one fixed palette.

The palette contains the theme's colors and the steps between colors that meet at edges, so no picture needs color
counting or dithering. The fewer shades an edge can have, the smaller and faster the file.

Most of the time goes into compression, and most of a picture equals the one before. So a picture is compressed in
independent bands of rows, and known bands come from a cache. That costs three percent of size and saves half of the
time.
"""

from __future__ import annotations

import hashlib
import io
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache, partial, update_wrapper
from itertools import groupby
from typing import Final, Generic, NamedTuple, ParamSpec

from PIL import Image
from zlib_ng import zlib_ng

from render import theme
from render.canvas import Canvas, Pixels, Stroke
from render.shelf import Shelf
from render.theme import Rgb, mix

P = ParamSpec("P")

_LEVEL: Final = 5
"""For zlib-ng. Level 4 is 5% faster, but its files are 10% larger: a board of Manila for five would exceed 80 KiB."""
_BAND: Final = 24
"""Rows in a band. With fewer, more bands are reused, but files are larger."""
_ROOM: Final = 16 * 1024 * 1024
"""Bytes for cached bands, some 2 KiB each. Two thirds of a table's bands are reused in its next picture, and there are
many tables.
"""


COLOURS: Final = 63
"""Colors in the palette. The 64th is the transparent one of an animation."""


class Media(StrEnum):
    PNG = "image/png"
    GIF = "image/gif"

    @property
    def extension(self) -> str:
        return "." + self.value.removeprefix("image/")


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture file, named by a hash since clients cache by name."""

    data: bytes
    width: int
    height: int
    name: str
    media: Media = Media.PNG


def encode(source: Canvas | Image.Image, kind: str) -> Picture:
    """Return the file of an RGB picture."""
    canvas = source if isinstance(source, Canvas) else Canvas(source)
    return named(_png(canvas), canvas.size, kind, Media.PNG)


class Drawn(Generic[P]):
    """A picklable drawing function that returns an encoded picture."""

    def __init__(self, kind: str, draw: Callable[P, Canvas]) -> None:
        self.draw = draw
        """The plain function: its canvas knows its texts."""
        self._kind = kind
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **named: P.kwargs) -> Picture:
        return encode(self.draw(*args, **named), self._kind)

    def __reduce__(self) -> str:
        return self.draw.__qualname__


def drawn(kind: str) -> Callable[[Callable[P, Canvas]], Drawn[P]]:
    """Return a decorator that encodes what a drawing function draws."""
    return partial(Drawn, kind)


def named(data: bytes, size: tuple[int, int], kind: str, media: Media) -> Picture:
    """Return file data as a picture, named by its content."""
    return Picture(data, *size, f"{kind}-{hashlib.sha256(data).hexdigest()[:12]}{media.extension}", media)


def lossless(image: Image.Image) -> bytes:
    """Return a lossless PNG file with alpha, slow and large: for one-time uploads."""
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _ramp(a: Rgb, b: Rgb, steps: int) -> list[Rgb]:
    return [mix(a, b, n / (steps + 1)) for n in range(1, steps + 1)]


@lru_cache(maxsize=1)
def palette() -> tuple[Rgb, ...]:
    """Return the fixed colors, at most ``COLOURS``."""
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
    # Pillow copies a palette when its image is first used, and frees the previous one. Two threads that do so at once
    # would crash the process.
    image.load()
    return image


def reduce(image: Image.Image) -> Image.Image:
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


def reduced(pixels: Pixels) -> Pixels:
    return pixels.convert("P", Image.Dither.NONE, _palette_image().im)


def _png(canvas: Canvas) -> bytes:
    header = struct.pack(">IIBBBBB", *canvas.size, 8, 3, 0, 0, 0)
    colours = bytes(channel for colour in palette() for channel in colour)
    bands = _painted(*canvas.strokes) if canvas.strokes is not None else _compressed(canvas.image)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", _stream(bands)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))


def _stream(bands: Iterable[_Band]) -> bytes:
    parts = [b"\x78\x9c"]
    check = 1
    for band in bands:
        parts.append(band.data)
        check = _added(check, band.check, band.length)
    parts.append(b"\x03\x00" + struct.pack(">I", check))
    return b"".join(parts)


class _Band(NamedTuple):
    """A compressed band, the checksum of its pixels, and their number of bytes."""

    data: bytes
    check: int
    length: int


_bands: Final[Shelf[int, _Band]] = Shelf(_ROOM, lambda band: len(band.data))
"""Compressed bands by the hash of their pixels, or of the strokes on them."""

_MODULUS: Final = 65521
"""The modulus of Adler-32 (RFC 1950, 9)."""


def _added(check: int, band: int, length: int) -> int:
    """Return the checksum with a band's appended, faster than summing up again."""
    low, high = check & 0xFFFF, check >> 16
    return (low + (band & 0xFFFF) - 1) % _MODULUS | (high + (band >> 16) + length * (low - 1)) % _MODULUS << 16


def _compressed(image: Image.Image) -> Iterator[_Band]:
    for rows in _rows(image):
        # The key is a hash: pixels would take twenty times the memory of the compressed band. It has 64 bits and a
        # secret key, so neither chance nor intent produces a collision.
        key = hash(rows)
        yield _bands.get(key) or _kept(key, rows)


def _rows(image: Image.Image) -> Iterator[bytes]:
    """Yield each band's pixels; each row begins with its filter number, 0."""
    width = image.width + 1
    # Written as an empty pixel after the row before.
    pixels = b"\0" + reduce(image).tobytes("raw", "P", width)[:-1]
    step = width * _BAND
    for start in range(0, len(pixels), step):
        yield pixels[start : start + step]


def _kept(key: int, pixels: bytes) -> _Band:
    """Return a compressed band that needs no earlier data (RFC 1951)."""
    compressor = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    data = compressor.compress(pixels) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
    band = _Band(data, zlib_ng.adler32(pixels), len(pixels))
    _bands.put(key, band)
    return band


def _painted(sheet: Image.Image, strokes: Sequence[Stroke]) -> Iterator[_Band]:
    """Yield the compressed bands of a sheet with strokes on it."""
    keys = _keys(sheet, strokes)
    bands = [_bands.get(key) for key in keys]
    for new, run in groupby(range(len(keys)), lambda place: bands[place] is None):
        if new:
            first, *others = run
            top, bottom = first * _BAND, min(sheet.height, (first + len(others) + 1) * _BAND)
            image = sheet.crop((0, top, sheet.width, bottom)).convert("RGB")
            for stroke in strokes:
                if stroke.box[1] < bottom and top < stroke.box[3]:
                    stroke.paint(image.im, top)
            yield from map(_kept, keys[first:], _rows(image))
        else:
            yield from (band for place in run if (band := bands[place]) is not None)


def _keys(sheet: Image.Image, strokes: Sequence[Stroke]) -> list[int]:
    """Return a key for each band, equal for bands painted from the same strokes."""
    parts = [[struct.pack("<qi", _number(sheet), top)] for top in range(0, sheet.height, _BAND)]
    for stroke in strokes:
        told = _told(stroke)
        for lines in parts[max(0, stroke.box[1]) // _BAND : -(-max(0, stroke.box[3]) // _BAND)]:
            lines.append(told)
    return [hash(b"".join(lines)) for lines in parts]


def _told(stroke: Stroke) -> bytes:
    """Return a cache key for a stroke: equal for equal paint at one place."""
    source, box, mask = stroke
    what = _number(source) if isinstance(source, Image.Image) else hash(source)
    return struct.pack("<qiiiiq", what, *box, 0 if mask is None else _number(mask))


def _number(image: Image.Image) -> int:
    """Return an image's cache number, equal for equal pixels."""
    own = vars(image)
    if "_number" not in own:
        own["_number"] = hash((image.mode, image.size, image.tobytes()))
    number: int = own["_number"]
    return number
