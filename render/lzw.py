"""The codes of a GIF's pixels (GIF89a specification, appendix F), in bands that are kept.

Pillow finds the codes. It does so for a band of pixels at a time, and each band begins with an empty table: so a band
that was met before, as is half of a board and nearly all of what does not move, need not be gone through again. That
costs four per cent of size.
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
"""Of a pixel."""
_CLEAR: Final = 1 << BITS
"""The code that empties the table."""
_END: Final = _CLEAR + 1
_LONGEST: Final = 12
"""Bits of a code when the table is as long as can be."""
_FULL: Final = (1 << _LONGEST) - _END
"""With so many codes since it was empty, Pillow empties the table."""
_BAND: Final = 1200 * 24
"""Pixels in a band: with fewer more bands come again, and files are larger."""
_ROOM: Final = 8 * 1024 * 1024
"""Bytes for bands that may come again, some 3 KiB each."""
_MOST: Final = 255
"""Bytes in a block of a GIF."""


class _Band(NamedTuple):
    """The codes of a band from an empty table on: as a number whose lowest bit comes first, and how many bits."""

    codes: int
    bits: int
    width: int
    """Bits of the code after them."""


_bands: Final[Shelf[int, _Band]] = Shelf(_ROOM, lambda band: band.bits // 7)
"""Codes by the hash of their pixels."""


def blocks(pixels: bytes) -> bytes:
    """What stands in a GIF for pixels of ``BITS`` bits, one in each byte: size of the codes, blocks, end."""
    codes = b"".join(_joined(pixels))
    parts = [bytes((BITS,))]
    for start in range(0, len(codes), _MOST):
        part = codes[start : start + _MOST]
        parts += (bytes((len(part),)), part)
    parts.append(b"\0")
    return b"".join(parts)


def _joined(pixels: bytes) -> Iterator[bytes]:
    """The codes of all bands one after the other, between them and before them that which empties the table."""
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
    """The codes that Pillow finds, without that which empties the table before and that which ends them."""
    told, at, parts = Image.frombytes("L", (len(pixels), 1), pixels).tobytes("gif", "L", BITS, 0), 0, []
    while at < len(told) and told[at]:
        parts.append(told[at + 1 : at + 1 + told[at]])
        at += 1 + told[at]
    codes = int.from_bytes(b"".join(parts), "little") >> (BITS + 1)
    # The end is the highest code that is set, behind it there is nothing but what fills the last byte.
    bits = codes.bit_length() - _END.bit_length()
    return _Band(codes ^ _END << bits, bits, _width_after(bits))


def _width_after(bits: int) -> int:
    """How many bits the next code has after so many. Raises ``ValueError`` where no number of codes has so many."""
    lengths = _lengths()
    rest = bits % (lengths[-1] + _LONGEST)  # after a full table, it is emptied by one more code
    count = bisect_left(lengths, rest)
    if lengths[count] != rest:
        raise ValueError(f"no codes have {bits} bits")
    return _width(count)


@lru_cache(maxsize=1)
def _lengths() -> tuple[int, ...]:
    """How many bits so many codes have from an empty table on."""
    return (0, *accumulate(map(_width, range(_FULL))))


def _width(count: int) -> int:
    """The bits of a code when there were so many since the table was empty: each but the first adds to the table."""
    return min(_LONGEST, max(BITS + 1, (_END + count).bit_length()))
