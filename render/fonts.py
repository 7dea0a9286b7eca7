"""Text drawing: font choice, measuring, and cached masks.

A character that no font can draw becomes an empty box, never silently nothing. Emojis are in color if the machine has a
font for them; otherwise drawn in ink like letters. ``render/foundry.py`` finds the fonts.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont, features

from render import bidi, foundry
from render.foundry import Font, Typeface, emoji_font, font_for, opened

ELLIPSIS: Final = "…"
_MAX_MARKS: Final = 2
"""Maximum combining marks on one character. More are a prank that would paint over the lines above and below."""
_MAX_SIGNS: Final = 4
"""The same for marks that Unicode doesn't stack by class, such as vowel signs of Thai: syllables have some of them."""
_LONGEST: Final = 256
"""Maximum characters of a line. In the smallest size, this is wider than any picture."""
_CANNOT: Final = (OSError, RuntimeError, ValueError)
"""What Pillow raises for a text that FreeType can't draw or Raqm can't shape."""
_ZWJ: Final = "\u200d"
_JOINERS: Final = "\u200c" + _ZWJ
_EMPTY: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs without ink. People use them to make invisible names."""
_RISE, _FALL = 1.05, 0.38
"""Ink is clipped this many sizes above and below the baseline."""


class Piece(NamedTuple):
    """Neighboring characters with one font (``None`` if missing) and direction."""

    font: Font | None
    text: str
    rightward: bool = True


@dataclass(frozen=True, slots=True)
class Ink:
    """A line of text ready to be painted.

    ``mask`` is its coverage; its top left corner is at (``dx``, ``dy``) from the start of the baseline. ``width`` is
    the advance of the line. ``colours`` are emojis, drawn over it.
    """

    mask: Image.Image | None
    dx: int
    dy: int
    width: int
    colours: Image.Image | None = None


def clean(text: str) -> str:
    """Return a text without controls, direction overrides and stacked marks."""
    kept: list[str] = []
    marks = signs = 0
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
        signs = signs + 1 if kind in {"Mn", "Me"} else 0
        if marks <= _MAX_MARKS and signs <= _MAX_SIGNS:
            kept.append(char)
    return " ".join("".join(kept[:_LONGEST]).split())


@lru_cache(maxsize=1024)
def readable(text: str, face: Typeface = Typeface.SEMIBOLD) -> bool:
    """Return whether the fonts can draw any letter, digit or sign of a text."""
    return any(
        unicodedata.category(char)[0] in "LNS" and char not in _EMPTY and font_for(ord(char), face) is not None
        for char in clean(text)
    )


@lru_cache(maxsize=4096)
def pieces(text: str, face: Typeface) -> tuple[Piece, ...]:
    """Return a cleaned text split into runs of one font, in visual order."""
    own = Font(foundry.path_of(face))
    region = foundry.region_of(text)
    found: list[Piece] = []
    for run in bidi.runs(text):
        of_run: list[Piece] = []
        for char in run.text:
            before = of_run[-1] if of_run else Piece(own, "")
            font = before.font if _stays(char, before) else font_for(ord(char), face, region)
            if of_run and before.font == font:
                of_run[-1] = Piece(font, before.text + char, run.rightward)
            else:
                of_run.append(Piece(font, char, run.rightward))
        found += of_run if run.rightward else reversed(of_run)
    return tuple(found)


def _stays(char: str, before: Piece) -> bool:
    """Return whether a character uses the font of the one before it."""
    if char in _JOINERS or unicodedata.combining(char):
        return True
    if before.font is None or not foundry.draws(before.font, ord(char)):
        return False
    if before.text.endswith(_ZWJ):
        return True
    # Brackets come in pairs whose halves may be next to different scripts: both use the typeface itself.
    clings = unicodedata.bidirectional(char) not in {"L", "R", "AL"} and unicodedata.category(char) not in {"Ps", "Pe"}
    return clings and not before.font.of_emojis


def _box_width(size: int) -> int:
    return round(size * 0.62)


def _advance(piece: Piece, size: int) -> float:
    if piece.font is None:
        return _box_width(size) * sum(not unicodedata.combining(char) and char not in _JOINERS for char in piece.text)
    try:
        if piece.font == emoji_font():
            return _painted().getlength(piece.text) * size / _painted().size
        text, direction = _shaped(piece)
        return max(0.0, opened(piece.font, size).getlength(text, direction=direction))
    except _CANNOT:
        return _box_width(size)


def _shaped(piece: Piece) -> tuple[str, str | None]:
    """Return text and direction for Pillow; without Raqm, text in visual order."""
    if _has_raqm():
        return piece.text, "ltr" if piece.rightward else "rtl"
    return piece.text if piece.rightward else piece.text[::-1], None


@lru_cache(maxsize=1)
def _has_raqm() -> bool:
    return bool(features.check("raqm"))


@lru_cache(maxsize=8192)
def width(text: str, face: Typeface, size: int) -> int:
    return round(sum(_advance(piece, size) for piece in pieces(clean(text), face)))


@lru_cache(maxsize=4096)
def fit(text: str, face: Typeface, size: int, room: int, least: int) -> tuple[str, int]:
    """Return a text and size for ``room`` pixels: smaller to ``least``, then cut."""
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
def ink(text: str, face: Typeface, size: int) -> Ink:
    """Return the mask of a line of text."""
    line = pieces(clean(text), face)
    advance = round(sum(_advance(piece, size) for piece in line))
    rise, fall, side = round(size * _RISE), round(size * _FALL), size // 3
    mask = Image.new("L", (advance + 2 * side, rise + fall))
    colours = Image.new("RGBA", mask.size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(mask)
    x = float(side)
    for piece in line:
        boxes = round(_advance(piece, size) / _box_width(size))
        if piece.font is None:
            _draw_boxes(draw, round(x), rise, size, boxes)
        else:
            try:
                _draw_piece(draw, colours, piece, (x, rise), size)
            except _CANNOT:
                _draw_boxes(draw, round(x), rise, size, max(1, boxes))
        x += _advance(piece, size)
    return _cropped(mask, colours, advance, (side, rise))


def _draw_piece(
    draw: ImageDraw.ImageDraw, colours: Image.Image, piece: Piece, at: tuple[float, int], size: int
) -> None:
    assert piece.font is not None
    if piece.font == emoji_font():
        image = _emoji(piece.text, size)
        colours.alpha_composite(image, (round(at[0]), at[1] - round(size * 0.36) - image.height // 2))
    else:
        shaped, direction = _shaped(piece)
        draw.text(at, shaped, fill=255, font=opened(piece.font, size), anchor="ls", direction=direction)


def _cropped(mask: Image.Image, colours: Image.Image, advance: int, origin: tuple[int, int]) -> Ink:
    painted = colours.getbbox()
    box = ImageChops.lighter(mask, colours.getchannel("A")).getbbox() if painted else mask.getbbox()
    if box is None:
        return Ink(None, 0, 0, advance)
    at = (box[0] - origin[0], box[1] - origin[1])
    return Ink(mask.crop(box), *at, advance, colours.crop(box) if painted else None)


def _painted() -> ImageFont.FreeTypeFont:
    colourful = emoji_font()
    font = None if colourful is None else foundry.painted(colourful)
    if font is None:
        raise LookupError("there is no font of painted emojis")
    return font


@lru_cache(maxsize=512)
def _emoji(text: str, size: int) -> Image.Image:
    """Return emojis in color, somewhat larger than the capitals next to them."""
    font = _painted()
    width = round(font.getlength(text))
    image = Image.new("RGBA", (max(1, width), round(font.size * 1.3)), (0, 0, 0, 0))
    ImageDraw.Draw(image).text((0, image.height * 0.8), text, font=font, embedded_color=True, anchor="ls")
    box = image.getbbox() or (0, 0, 1, 1)
    image = image.crop((0, box[1], image.width, box[3]))
    scale = size / font.size
    small = image.convert("RGBa").resize(
        (max(1, round(image.width * scale)), max(1, round(image.height * scale))), Image.Resampling.BOX
    )
    return small.convert("RGBA")


def _draw_boxes(draw: ImageDraw.ImageDraw, x: int, baseline: int, size: int, count: int) -> None:
    step, thick = _box_width(size), max(1, size // 14)
    for n in range(count):
        left = x + n * step
        box = (left + thick, baseline - round(size * 0.68), left + step - 2 * thick, baseline - 1)
        draw.rectangle(box, outline=200, width=thick)


@lru_cache(maxsize=256)
def cap_height(face: Typeface, size: int) -> int:
    """Return the height of capitals and digits, by which a line is centered."""
    return -round(opened(Font(foundry.path_of(face)), size).getbbox("H", anchor="ls")[1])
