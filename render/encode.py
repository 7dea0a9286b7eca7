"""From pixels to a small file, fast: PNG with one fixed palette, in bands that are kept.

The palette is made of the theme's colours and the steps between colours that meet at edges, so that every picture
shares it, nothing is counted per picture, and no dither is needed. It is kept small on purpose: the fewer shades an
edge can take, the more edges are alike, and the smaller and faster the file.

Most of the time goes into compressing, and most of a picture is like the one before: half the board does not
change from move to move. So a picture is compressed in bands of rows, each without reference to the others, and
a band that was met before is not compressed again. That costs three per cent of size and saves half of the time.
A band is not even painted where the same strokes on the same sheet made one before.
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
"""Of zlib-ng. Level 4 makes files a tenth larger, so a board of Manila for five passes 80 KiB. It draws boards in a
twentieth less time."""
_BAND: Final = 24
"""Rows in a band. With fewer, more bands come again, and files are larger."""
_ROOM: Final = 16 * 1024 * 1024
"""Bytes for bands that may come again, some 2 KiB each. Two thirds of a table's come again in its next picture, and
there are many tables."""


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


def encode(source: Canvas | Image.Image, kind: str) -> Picture:
    """The file of an RGB picture. Equal pictures give equal bytes and equal names."""
    canvas = source if isinstance(source, Canvas) else Canvas(source)
    return named(_png(canvas), canvas.size, kind, Media.PNG)


class Drawn(Generic[P]):
    """A function that draws, called for the file of its canvas. Other processes find it by its name."""

    def __init__(self, kind: str, draw: Callable[P, Canvas]) -> None:
        self.draw = draw
        """Draws alone: the canvas knows its texts."""
        self._kind = kind
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **named: P.kwargs) -> Picture:
        return encode(self.draw(*args, **named), self._kind)

    def __reduce__(self) -> str:
        return self.draw.__qualname__


def drawn(kind: str) -> Callable[[Callable[P, Canvas]], Drawn[P]]:
    """Make of a function that draws one that gives a picture of this kind."""
    return partial(Drawn, kind)


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


def _png(canvas: Canvas) -> bytes:
    """A picture in the fixed palette as a PNG file (W3C PNG, third edition)."""
    header = struct.pack(">IIBBBBB", *canvas.size, 8, 3, 0, 0, 0)
    colours = bytes(channel for colour in palette() for channel in colour)
    bands = _painted(*canvas.strokes) if canvas.strokes is not None else _compressed(canvas.image)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", _stream(bands)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))


def _stream(bands: Iterable[_Band]) -> bytes:
    """Bands as one zlib stream (RFC 1950)."""
    parts = [b"\x78\x9c"]
    check = 1
    for band in bands:
        parts.append(band.data)
        check = _added(check, band.check, band.length)
    parts.append(b"\x03\x00" + struct.pack(">I", check))
    return b"".join(parts)


class _Band(NamedTuple):
    """A band compressed, the checksum of its pixels, and how many bytes they are."""

    data: bytes
    check: int
    length: int


_bands: Final[Shelf[int, _Band]] = Shelf(_ROOM, lambda band: len(band.data))
"""Compressed bands by the hash of their pixels, or of what they are painted of."""

_MODULUS: Final = 65521
"""Of Adler-32 (RFC 1950, 9)."""


def _added(check: int, band: int, length: int) -> int:
    """The checksum of pixels with a band behind them: half a millisecond less than summing up what is kept already."""
    low, high = check & 0xFFFF, check >> 16
    return (low + (band & 0xFFFF) - 1) % _MODULUS | (high + (band >> 16) + length * (low - 1)) % _MODULUS << 16


def _compressed(image: Image.Image) -> Iterator[_Band]:
    """The bands of an RGB image."""
    for rows in _rows(image):
        # Pixels would take twenty times the room of what they are compressed to. Their hash has 64 bits and is made
        # with a secret key: two bands do not have the same one by chance, nor by design.
        key = hash(rows)
        yield _bands.get(key) or _kept(key, rows)


def _rows(image: Image.Image) -> Iterator[bytes]:
    """The pixels of each band. Each row begins with the number of its filter, 0 for none."""
    width = image.width + 1
    # Written as an empty pixel after the row before.
    pixels = b"\0" + reduce(image).tobytes("raw", "P", width)[:-1]
    step = width * _BAND
    for start in range(0, len(pixels), step):
        yield pixels[start : start + step]


def _kept(key: int, pixels: bytes) -> _Band:
    """A new band, compressed so that it ends on a whole byte and nothing later refers back to it (RFC 1951)."""
    compressor = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    data = compressor.compress(pixels) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
    band = _Band(data, zlib_ng.adler32(pixels), len(pixels))
    _bands.put(key, band)
    return band


# -- what was painted before ----------------------------------------------------------------------


def _painted(sheet: Image.Image, strokes: Sequence[Stroke]) -> Iterator[_Band]:
    """The bands of a sheet with strokes on it. None is painted that was painted before."""
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
    """The same for bands that are painted of the same, and for others another, as with the hash of pixels."""
    parts = [[struct.pack("<qi", _number(sheet), top)] for top in range(0, sheet.height, _BAND)]
    for stroke in strokes:
        told = _told(stroke)
        for lines in parts[max(0, stroke.box[1]) // _BAND : -(-max(0, stroke.box[3]) // _BAND)]:
            lines.append(told)
    return [hash(b"".join(lines)) for lines in parts]


def _told(stroke: Stroke) -> bytes:
    """The same for strokes that paint the same at the same place, and for others another."""
    source, box, mask = stroke
    what = _number(source) if isinstance(source, Image.Image) else hash(source)
    return struct.pack("<qiiiiq", what, *box, 0 if mask is None else _number(mask))


def _number(image: Image.Image) -> int:
    """The same for images of the same pixels, and for others another: a sprite that was forgotten and made anew is the
    one that it was.
    """
    own = vars(image)
    if "_number" not in own:
        own["_number"] = hash((image.mode, image.size, image.tobytes()))
    number: int = own["_number"]
    return number
