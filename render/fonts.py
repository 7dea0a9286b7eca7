"""Text as ink: faces, a font for every script that the machine has one for, and cached masks.

The faces are Source Sans Pro and Source Serif Pro, which come as packages. Characters that they lack are looked up
in the system's fonts, run by run; what no font has is drawn as an empty box, never left out silently. Emojis keep
their colours where the system has a font of them.
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
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont, features

from render import bidi
from render.cmap import Coverage, coverage

ELLIPSIS: Final = "…"
_MAX_MARKS: Final = 2
"""Combining marks kept on one character. More are a prank that would paint over the lines above and below."""
_ZWJ: Final = "\u200d"
_JOINERS: Final = "\u200c" + _ZWJ
_FIRST_EMOJI: Final = 0x1F000
"""From here on characters are pictures in colour; older signs (☠, ★) are drawn in ink."""
_STRIKES: Final = (109, 160, 137, 128, 96)
"""The one size in which a font of painted emojis has them; Noto's is the first."""
_SUFFIXES: Final = frozenset({".ttf", ".otf", ".ttc"})
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


class Piece(NamedTuple):
    """Neighbouring characters of one font and one direction; no ``path`` where no font has them."""

    path: Path | None
    text: str
    rightward: bool = True


@dataclass(frozen=True, slots=True)
class Ink:
    """A line of text ready to be painted.

    ``mask`` is its coverage; its left top corner lies at (``dx``, ``dy``) from the start of the baseline.
    ``width`` is how far the line advances. ``colours`` are emojis, as large as the mask and drawn over it.
    """

    mask: Image.Image | None
    dx: int
    dy: int
    width: int
    colours: Image.Image | None = None


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
    return path.suffix.lower() in _SUFFIXES and not any(word in name for word in unwanted)


def _liking(path: Path, heavy: bool) -> tuple[bool, bool, bool, str]:
    name = path.stem.lower()
    return ("dejavusans" not in name, "sans" not in name, ("bold" in name) != heavy, name)


@lru_cache(maxsize=1)
def _system_fonts() -> tuple[Path, ...]:
    found = (path for folder in _font_folders() if folder.is_dir() for path in folder.rglob("*"))
    return tuple(path for path in found if _usable(path))


@lru_cache(maxsize=1)
def emoji_font() -> Path | None:
    """A font of emojis in colour that can be painted with, if the system has one."""
    names = ("notocoloremoji", "apple color emoji", "seguiemj")
    found = (path for folder in _font_folders() if folder.is_dir() for path in folder.rglob("*"))
    candidates = [path for path in found if path.stem.lower() in names and path.suffix.lower() in _SUFFIXES]
    return next((path for path in candidates if _painted(path) is not None), None)


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
    colourful = emoji_font()
    if code >= _FIRST_EMOJI and colourful is not None and code in _coverage(colourful):
        return colourful
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
    found: list[Piece] = []
    for run in bidi.runs(text):
        of_run: list[Piece] = []
        for char in run.text:
            path = _path_of_char(char, face, of_run[-1] if of_run else Piece(own, ""))
            if of_run and of_run[-1].path == path:
                of_run[-1] = Piece(path, of_run[-1].text + char, run.rightward)
            else:
                of_run.append(Piece(path, char, run.rightward))
        found += of_run if run.rightward else reversed(of_run)
    return tuple(found)


def _path_of_char(char: str, face: Face, before: Piece) -> Path | None:
    if char in _JOINERS or unicodedata.combining(char):
        return before.path
    if before.text.endswith(_ZWJ) and before.path is not None and ord(char) in _coverage(before.path):
        return before.path
    # Brackets come in pairs, of which each half may stand beside another script: both are the face's own.
    clings = unicodedata.bidirectional(char) not in {"L", "R", "AL"} and unicodedata.category(char) not in {"Ps", "Pe"}
    if clings and before.path not in {None, emoji_font()} and ord(char) in _coverage(before.path or path_of(face)):
        return before.path
    return _path_for(ord(char), face)


# -- from pieces to ink -----------------------------------------------------------------------


def _box_width(size: int) -> int:
    return round(size * 0.62)


def _advance(piece: Piece, size: int) -> float:
    if piece.path is None:
        return _box_width(size) * sum(not unicodedata.combining(char) and char not in _JOINERS for char in piece.text)
    if piece.path == emoji_font():
        return _emoji(piece.text, size)[1]
    text, direction = _shaped(piece)
    return _font(piece.path, size).getlength(text, direction=direction)


def _shaped(piece: Piece) -> tuple[str, str | None]:
    """A piece as Pillow wants it: text and direction. Without Raqm it knows no direction, and letters do not join."""
    if _has_raqm():
        return piece.text, "ltr" if piece.rightward else "rtl"
    return piece.text if piece.rightward else piece.text[::-1], None


@lru_cache(maxsize=1)
def _has_raqm() -> bool:
    return bool(features.check("raqm"))


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
    colours = Image.new("RGBA", mask.size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(mask)
    x = float(side)
    for piece in line:
        if piece.path is None:
            _draw_boxes(draw, round(x), rise, size, round(_advance(piece, size) / _box_width(size)))
        elif piece.path == emoji_font():
            image, _ = _emoji(piece.text, size)
            colours.alpha_composite(image, (round(x), rise - round(size * 0.36) - image.height // 2))
        else:
            shaped, direction = _shaped(piece)
            draw.text((x, rise), shaped, fill=255, font=_font(piece.path, size), anchor="ls", direction=direction)
        x += _advance(piece, size)
    return _cropped(mask, colours, advance, (side, rise))


def _cropped(mask: Image.Image, colours: Image.Image, advance: int, origin: tuple[int, int]) -> Ink:
    painted = colours.getbbox()
    box = ImageChops.lighter(mask, colours.getchannel("A")).getbbox() if painted else mask.getbbox()
    if box is None:
        return Ink(None, 0, 0, advance)
    at = (box[0] - origin[0], box[1] - origin[1])
    return Ink(mask.crop(box), *at, advance, colours.crop(box) if painted else None)


@lru_cache(maxsize=512)
def _emoji(text: str, size: int) -> tuple[Image.Image, float]:
    """Emojis in colour, somewhat larger than the capitals beside them, and how far they advance."""
    path = emoji_font()
    font = None if path is None else _painted(path)
    if font is None:
        raise LookupError("there is no font of painted emojis")
    width = round(font.getlength(text))
    image = Image.new("RGBA", (max(1, width), round(font.size * 1.3)), (0, 0, 0, 0))
    ImageDraw.Draw(image).text((0, image.height * 0.8), text, font=font, embedded_color=True, anchor="ls")
    box = image.getbbox() or (0, 0, 1, 1)
    image = image.crop((0, box[1], image.width, box[3]))
    scale = size / font.size
    small = image.convert("RGBa").resize(
        (max(1, round(image.width * scale)), max(1, round(image.height * scale))), Image.Resampling.BOX
    )
    return small.convert("RGBA"), width * scale


@lru_cache(maxsize=2)
def _painted(path: Path) -> ImageFont.FreeTypeFont | None:
    """A font of painted emojis in the size that it has; ``None`` if Pillow cannot paint it."""
    for size in _STRIKES:
        try:
            font = ImageFont.truetype(path, size)
        except OSError:
            continue
        image = Image.new("RGBA", (size * 2, size * 2), (0, 0, 0, 0))
        ImageDraw.Draw(image).text((0, 0), "\N{GRINNING FACE}", font=font, embedded_color=True)
        if image.getbbox() is not None:
            return font
    return None


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
