"""Text as ink: faces, a font for every script that the machine has one for, and cached masks.

The faces are Source Sans Pro and Source Serif Pro, which come as packages. Characters that they lack are looked up
in the system's fonts, run by run; what no font has is drawn as an empty box, never left out silently.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.cmap import Coverage, coverage

ELLIPSIS: Final = "…"
_MAX_MARKS: Final = 2
"""Combining marks kept on one character. More are a prank that would paint over the lines above and below."""
_JOINERS: Final = "\u200c\u200d"
_RISE, _FALL = 1.05, 0.38
"""Ink is clipped this many sizes above and below the baseline."""


class Face(Enum):
    """A face: the package and file that hold it, and a system font to stand in for a package that is missing."""

    SANS = ("font_source_sans_pro", "SourceSansPro-Regular", "DejaVuSans")
    SEMIBOLD = ("font_source_sans_pro", "SourceSansPro-Semibold", "DejaVuSans-Bold")
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold", "DejaVuSans-Bold")
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Semibold", "DejaVuSerif-Bold")
    SERIF_BOLD = ("font_source_serif_pro", "SourceSerifPro-Bold", "DejaVuSerif-Bold")
    SERIF_ITALIC = ("font_source_serif_pro", "SourceSerifPro-SemiboldIt", "DejaVuSerif-BoldItalic")

    @property
    def heavy(self) -> bool:
        return self is not Face.SANS


Piece: TypeAlias = tuple[Path | None, str]
"""Neighbouring characters of one font; ``None`` where no font has them."""


@dataclass(frozen=True, slots=True)
class Ink:
    """A line of text ready to be painted.

    ``mask`` is its coverage; its left top corner lies at (``dx``, ``dy``) from the start of the baseline.
    ``width`` is how far the line advances.
    """

    mask: Image.Image | None
    dx: int
    dy: int
    width: int


# -- finding fonts ----------------------------------------------------------------------------


def _font_folders() -> Iterator[Path]:
    home = Path.home()
    if sys.platform == "win32":
        yield Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts"
    elif sys.platform == "darwin":
        yield from (Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts")
    else:
        yield from (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
        yield from (home / ".local/share/fonts", home / ".fonts")


def _usable(path: Path) -> bool:
    # Colour fonts have no outlines, and slanted or monospaced ones look foreign among upright names.
    name = path.stem.lower()
    unwanted = ("color", "emoji", "italic", "oblique", "mono", "lastresort", "condensed", "extralight")
    return path.suffix.lower() in {".ttf", ".otf", ".ttc"} and not any(word in name for word in unwanted)


def _liking(path: Path, heavy: bool) -> tuple[bool, bool, bool, str]:
    name = path.stem.lower()
    return ("dejavusans" not in name, "sans" not in name, ("bold" in name) != heavy, name)


@lru_cache(maxsize=1)
def _system_fonts() -> tuple[Path, ...]:
    found = (path for folder in _font_folders() if folder.is_dir() for path in folder.rglob("*"))
    return tuple(path for path in found if _usable(path))


@lru_cache(maxsize=2)
def _fallbacks(heavy: bool) -> tuple[Path, ...]:
    return tuple(sorted(_system_fonts(), key=lambda path: _liking(path, heavy)))


@lru_cache(maxsize=len(Face))
def path_of(face: Face) -> Path:
    """The file of a face. Raises ``FileNotFoundError`` when neither package nor system has it."""
    package, stem, substitute = face.value
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / "files" / f"{stem}.ttf"
        if path.is_file():
            return path
    for path in _system_fonts():
        if path.stem == substitute:
            return path
    raise FileNotFoundError(f"no font for {face.name}: install the package {package}, or {substitute}")


@lru_cache(maxsize=1024)
def _coverage(path: Path) -> Coverage:
    return coverage(path)


@lru_cache(maxsize=8192)
def _path_for(code: int, face: Face) -> Path | None:
    """The font to draw a character with: the face itself, else the first system font that has it."""
    own = path_of(face)
    if code in _coverage(own):
        return own
    return next((path for path in _fallbacks(face.heavy) if code in _coverage(path)), None)


@lru_cache(maxsize=256)
def _font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


# -- from text to pieces ----------------------------------------------------------------------


def clean(text: str) -> str:
    """A text without what cannot or should not be drawn: controls, direction overrides, stacked marks."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if kind.startswith("Z") or char in "\t\n\r":
            kept.append(" ")
            continue
        if kind.startswith("C") and char not in _JOINERS and kind != "Co":
            continue
        if 0xFE00 <= ord(char) <= 0xFE0F or 0x1F3FB <= ord(char) <= 0x1F3FF or 0xE0100 <= ord(char) <= 0xE01EF:
            continue
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= _MAX_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def readable(text: str, face: Face = Face.SEMIBOLD) -> bool:
    """Whether anything of a text, beyond blanks and punctuation, can be drawn with a real glyph."""
    return any(
        unicodedata.category(char)[0] in "LNS" and _path_for(ord(char), face) is not None for char in clean(text)
    )


@lru_cache(maxsize=4096)
def pieces(text: str, face: Face) -> tuple[Piece, ...]:
    """A cleaned text cut into runs of one font, in the order in which they stand from left to right."""
    own = path_of(face)
    runs: list[tuple[Path | None, str]] = []
    for char in text:
        path = _path_of_char(char, face, runs[-1][0] if runs else own)
        if runs and runs[-1][0] == path:
            runs[-1] = (path, runs[-1][1] + char)
        else:
            runs.append((path, char))
    runs = [run for path, part in runs for run in _free_blanks(path, part, own)]
    return tuple(reversed(runs)) if _right_to_left(text) else tuple(runs)


def _path_of_char(char: str, face: Face, before: Path | None) -> Path | None:
    if char in _JOINERS or unicodedata.combining(char):
        return before
    strong = unicodedata.bidirectional(char) in {"L", "R", "AL"}
    if not strong and before is not None and ord(char) in _coverage(before):
        return before
    return path_of(face) if char == " " else _path_for(ord(char), face)


def _free_blanks(path: Path | None, part: str, own: Path) -> Iterator[Piece]:
    # A blank at the end of a right-to-left run would be drawn at its left, away from its neighbour.
    core = part.rstrip(" ")
    if core:
        yield path, core
    if len(core) < len(part):
        yield own, part[len(core) :]


def _right_to_left(text: str) -> bool:
    kinds = map(unicodedata.bidirectional, text)
    return next((kind != "L" for kind in kinds if kind in {"L", "R", "AL"}), False)


# -- from pieces to ink -----------------------------------------------------------------------


def _box_width(size: int) -> int:
    return round(size * 0.62)


def _advance(piece: Piece, size: int) -> float:
    path, part = piece
    if path is None:
        return _box_width(size) * sum(not unicodedata.combining(char) and char not in _JOINERS for char in part)
    return _font(path, size).getlength(part)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> int:
    """How wide a line of text is, in pixels."""
    return round(sum(_advance(piece, size) for piece in pieces(clean(text), face)))


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, room: int, least: int) -> tuple[str, int]:
    """A text and size that fit into ``room`` pixels: smaller, down to ``least``, then cut with an ellipsis."""
    text = clean(text)
    while width(text, face, size) > room and size > least:
        size -= 1
    if width(text, face, size) <= room:
        return text, size
    kept, cut = 0, len(text)
    while kept < cut:
        middle = (kept + cut + 1) // 2
        if width(_shorten(text, middle), face, size) <= room:
            kept = middle
        else:
            cut = middle - 1
    return _shorten(text, kept), size


def _shorten(text: str, length: int) -> str:
    while length < len(text) and (unicodedata.combining(text[length]) or text[length] in _JOINERS):
        length -= 1
    return text[: max(length, 0)].rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def ink(text: str, face: Face, size: int) -> Ink:
    """The mask of a line of text. Kept, because most texts come again in the next picture."""
    line = pieces(clean(text), face)
    advance = round(sum(_advance(piece, size) for piece in line))
    rise, fall, side = round(size * _RISE), round(size * _FALL), size // 3
    mask = Image.new("L", (advance + 2 * side, rise + fall))
    draw = ImageDraw.Draw(mask)
    x = float(side)
    for piece in line:
        path, part = piece
        if path is None:
            _draw_boxes(draw, round(x), rise, size, round(_advance(piece, size) / _box_width(size)))
        else:
            draw.text((x, rise), part, fill=255, font=_font(path, size), anchor="ls")
        x += _advance(piece, size)
    box = mask.getbbox()
    if box is None:
        return Ink(None, 0, 0, advance)
    return Ink(mask.crop(box), box[0] - side, box[1] - rise, advance)


def _draw_boxes(draw: ImageDraw.ImageDraw, x: int, baseline: int, size: int, count: int) -> None:
    step, thick = _box_width(size), max(1, size // 14)
    for n in range(count):
        left = x + n * step
        box = (left + thick, baseline - round(size * 0.68), left + step - 2 * thick, baseline - 1)
        draw.rectangle(box, outline=200, width=thick)


@lru_cache(maxsize=256)
def cap_height(face: Face, size: int) -> int:
    """The height of capitals and figures: what a line is centred by."""
    return -round(_font(path_of(face), size).getbbox("H", anchor="ls")[1])
