"""Read the pixel size of a picture from its first bytes."""

from __future__ import annotations

import struct

PNG = b"\x89PNG\r\n\x1a\n"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, GIF, JPEG or WebP; None for anything else."""
    try:
        if data.startswith(PNG):
            return _pair(struct.unpack(">II", data[16:24]))
        if data[:6] in (b"GIF87a", b"GIF89a"):
            return _pair(struct.unpack("<HH", data[6:10]))
        if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
            return _webp(data)
        if data[:2] == b"\xff\xd8":
            return _jpeg(data)
    except (struct.error, IndexError):
        return None  # truncated: treated as a file without a size
    return None


def _pair(values: tuple[int, ...]) -> tuple[int, int]:
    width, height = values
    return width, height


def _webp(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if len(data) < (25 if kind == b"VP8L" else 30):
        return None
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg(data: bytes) -> tuple[int, int] | None:
    at = 2
    while data[at] == 0xFF:
        marker, length = data[at + 1], struct.unpack(">H", data[at + 2 : at + 4])[0]
        # Start-of-frame markers carry the size; C4, C8 and CC share the range but are tables.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
