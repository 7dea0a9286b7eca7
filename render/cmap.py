"""A reader of the ``cmap`` table, which lists a font's characters.

Pillow silently draws a font's "missing" box, so choosing another font for a character requires knowing beforehand. Only
the two formats used for Unicode in practice are read: 4 (the basic plane) and 12 (all planes).
"""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final

_UNICODE: Final = {(3, 10): 0, (0, 6): 1, (0, 4): 2, (3, 1): 3, (0, 3): 4, (0, 2): 5, (0, 1): 6, (0, 0): 7}
"""(platform, encoding) of Unicode subtables, the richest first."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """A set of code points as sorted, disjoint ranges."""

    starts: Sequence[int]
    ends: Sequence[int]

    def __contains__(self, code: int) -> bool:
        at = bisect_right(self.starts, code) - 1
        return at >= 0 and code <= self.ends[at]


NOTHING: Final = Coverage((), ())


def coverage(path: Path) -> Coverage:
    """Return the code points that a font file has a glyph for.

    Empty for an unreadable file. Of a collection, the first font counts, as Pillow opens that one.
    """
    try:
        # Mapped, not read: the table is small, and a Chinese font has some thirty megabytes of other data.
        with path.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as data:
            return _ranges(data, _subtable(data))
    except (OSError, ValueError, struct.error, LookupError):
        return NOTHING


def _subtable(data: mmap) -> int:
    """Return the offset of the best Unicode subtable, or raise ``LookupError``."""
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    (tables,) = struct.unpack_from(">H", data, start + 4)
    for n in range(tables):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, start + 12 + 16 * n)
        if tag == b"cmap":
            break
    else:
        raise LookupError("no cmap")
    (count,) = struct.unpack_from(">H", data, offset + 2)
    records = [struct.unpack_from(">HHI", data, offset + 4 + 8 * n) for n in range(count)]
    found = [(_UNICODE[platform, kind], at) for platform, kind, at in records if (platform, kind) in _UNICODE]
    if not found:
        raise LookupError("no Unicode cmap")
    return int(offset + min(found)[1])


def _ranges(data: mmap, at: int) -> Coverage:
    (form,) = struct.unpack_from(">H", data, at)
    match form:
        case 4:
            spans = _format_4(data, at)
        case 12:
            (groups,) = struct.unpack_from(">I", data, at + 12)
            spans = [struct.unpack_from(">II", data, at + 16 + 12 * n) for n in range(groups)]
        case _:
            raise LookupError(f"cmap format {form}")
    spans.sort()
    # Arrays: a Chinese font has thousands of ranges.
    return Coverage(array("I", (start for start, _ in spans)), array("I", (end for _, end in spans)))


def _format_4(data: mmap, at: int) -> list[tuple[int, int]]:
    (double,) = struct.unpack_from(">H", data, at + 6)
    segments = double // 2
    ends = struct.unpack_from(f">{segments}H", data, at + 14)
    starts = struct.unpack_from(f">{segments}H", data, at + 16 + double)
    deltas = struct.unpack_from(f">{segments}H", data, at + 16 + 2 * double)
    offsets_at = at + 16 + 3 * double
    offsets = struct.unpack_from(f">{segments}H", data, offsets_at)
    spans: list[tuple[int, int]] = []
    for n, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        if start == 0xFFFF:
            continue
        if offset == 0:
            spans.append((start, end))
            continue
        for code in range(start, end + 1):
            (glyph,) = struct.unpack_from(">H", data, offsets_at + 2 * n + offset + 2 * (code - start))
            if glyph and (glyph + delta) & 0xFFFF:
                spans.append((code, code))
    return spans
