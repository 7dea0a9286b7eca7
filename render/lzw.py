"""An LZW encoder for GIF with cached bands (GIF89a, appendix F).

Each band begins with an empty table, so a known band, as half of a board is, comes from the cache. That costs four
percent of size.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from PIL import Image

from render.encode import COLOURS
from render.shelf import Shelf

BITS: Final = COLOURS.bit_length()
"""Bits of a pixel."""
_CLEAR: Final = 1 << BITS
"""The code that empties the table."""
_END: Final = _CLEAR + 1
_LONGEST: Final = 12
"""The maximum number of bits of a code."""
_FULL: Final = (1 << _LONGEST) - _END
"""After this many codes, Pillow empties the table."""
_BAND: Final = 1200 * 24
"""Pixels in a band: with fewer, more bands are reused, but files are larger."""
_ROOM: Final = 8 * 1024 * 1024
"""Bytes for cached bands, some 3 KiB each."""
_MOST: Final = 255
"""Bytes in a block of a GIF."""


class _Band(NamedTuple):
    """The LZW codes of a band from an empty table, as one number, low bits first."""

    codes: int
    bits: int
    width: int
    """Bits of the next code."""


_bands: Final[Shelf[int, _Band]] = Shelf(_ROOM, lambda band: band.bits // 7)
"""Codes by the hash of their pixels."""


def blocks(pixels: bytes) -> bytes:
    """Return the GIF data for pixels of ``BITS`` bits, one in each byte."""
    codes = b"".join(_joined(pixels))
    parts = [bytes((BITS,))]
    for start in range(0, len(codes), _MOST):
        part = codes[start : start + _MOST]
        parts += (bytes((len(part),)), part)
    parts.append(b"\0")
    return b"".join(parts)


def _joined(pixels: bytes) -> Iterator[bytes]:
    """Yield the codes of all bands, with clear codes before and between them."""
    rest, length = _CLEAR, BITS + 1
    for start in range(0, len(pixels), _BAND):
        band = _band(pixels[start : start + _BAND])
        after = _CLEAR if start + _BAND < len(pixels) else _END
        rest |= (band.codes | after << band.bits) << length
        whole, length = divmod(length + band.bits + band.width, 8)
        told = rest.to_bytes(whole + 1, "little")
        yield told[:whole]
        rest = told[whole]
    if length:
        yield bytes((rest,))


def _band(pixels: bytes) -> _Band:
    key = hash(pixels)
    band = _bands.get(key)
    if band is None:
        band = _coded(pixels)
        _bands.put(key, band)
    return band


def _coded(pixels: bytes) -> _Band:
    """Return Pillow's codes without the leading clear code and the end code."""
    told, at, parts = Image.frombytes("L", (len(pixels), 1), pixels).tobytes("gif", "L", BITS, 0), 0, []
    while at < len(told) and told[at]:
        parts.append(told[at + 1 : at + 1 + told[at]])
        at += 1 + told[at]
    codes = int.from_bytes(b"".join(parts), "little") >> (BITS + 1)
    # The end is the highest set code; only padding of the last byte follows it.
    bits = codes.bit_length() - _END.bit_length()
    return _Band(codes ^ _END << bits, bits, _width_after(bits))


def _width_after(bits: int) -> int:
    """Return the width of the next code after ``bits`` bits."""
    lengths = _lengths()
    rest = bits % (lengths[-1] + _LONGEST)  # a full table is emptied by one more code
    count = bisect_left(lengths, rest)
    if lengths[count] != rest:
        raise ValueError(f"no codes have {bits} bits")
    return _width(count)


@lru_cache(maxsize=1)
def _lengths() -> tuple[int, ...]:
    """Return the total bits of the first n codes, for each n."""
    return (0, *accumulate(map(_width, range(_FULL))))


def _width(count: int) -> int:
    """Return the bits of a code after ``count`` codes since the table was empty."""
    return min(_LONGEST, max(BITS + 1, (_END + count).bit_length()))
