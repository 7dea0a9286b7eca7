"""The fonts: which file has a character, and how to open it.

The typefaces and Noto's fonts for other scripts come as packages, so that a name looks the same on every machine. The
machine's own fonts come last, and provide emojis in color, which no package has.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from enum import Enum, IntEnum
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.cmap import Coverage, coverage

PACKAGES: Final = ("manimgx_fonts", "manimgx_fonts_cjk")
"""Packages with fonts for other scripts, in order of preference."""
_EAST_ASIAN: Final = "NotoSansCJK-VF.otf"
"""The collection for Chinese, Japanese and Korean, with a font for each ``Region``."""
_INKED_EMOJIS: Final = "NotoEmoji"
_FIRST_EMOJI: Final = 0x1F000
"""From here on characters are pictures in color; older signs (☠, ★) are drawn in ink."""
_STRIKES: Final = (109, 160, 137, 128, 96)
"""The fixed sizes of fonts with bitmap emojis; Noto's is the first."""
_TRIED: Final = 30
"""The size for testing whether a font can draw a character."""
_SUFFIXES: Final = frozenset({".ttf", ".otf", ".ttc"})


class Typeface(Enum):
    """A typeface: its package and file, a substitute, and a weight.

    The weight, from 100 to 900, is for letters of other scripts.
    """

    SANS = ("font_source_sans_pro", "SourceSansPro-Regular", "DejaVuSans", 400)
    SEMIBOLD = ("font_source_sans_pro", "SourceSansPro-Semibold", "DejaVuSans-Bold", 600)
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold", "DejaVuSans-Bold", 700)
    SERIF = ("font_source_serif_pro", "SourceSerifPro-Semibold", "DejaVuSerif-Bold", 600)
    SERIF_BOLD = ("font_source_serif_pro", "SourceSerifPro-Bold", "DejaVuSerif-Bold", 700)
    SERIF_ITALIC = ("font_source_serif_pro", "SourceSerifPro-SemiboldIt", "DejaVuSerif-BoldItalic", 600)

    @property
    def weight(self) -> int:
        return self.value[3]


class Region(IntEnum):
    """The regional forms of shared characters, as indices in their collection."""

    JAPAN = 0
    KOREA = 1
    CHINA = 2


class Font(NamedTuple):
    """A font: its file, its index in a collection, the weight of a variable one."""

    path: Path
    number: int = 0
    weight: int | None = None

    @property
    def of_emojis(self) -> bool:
        return "emoji" in self.path.stem.lower() or self == emoji_font()


def _folder(package: str) -> Path | None:
    spec = find_spec(package)
    return next((Path(folder) for folder in (spec.submodule_search_locations or ())), None) if spec else None


@lru_cache(maxsize=len(Typeface))
def path_of(face: Typeface) -> Path:
    """Return the file of a typeface, or raise ``FileNotFoundError``."""
    package, stem, substitute, _ = face.value
    folder = _folder(package)
    if folder is not None and (path := folder / "files" / f"{stem}.ttf").is_file():
        return path
    for path in _machine_fonts():
        if path.stem == substitute:
            return path
    raise FileNotFoundError(f"no font for {face.name}: install the package {package}, or {substitute}")


@lru_cache(maxsize=1)
def _packaged() -> tuple[Path, ...]:
    """Return the packaged fonts for other scripts; monochrome emojis come last."""
    folders = [folder for package in PACKAGES if (folder := _folder(package)) is not None]
    letters = [path for folder in folders for path in sorted(folder.iterdir()) if _usable(path)]
    return (*letters, *(path for folder in folders for path in sorted(folder.glob(f"{_INKED_EMOJIS}*"))))


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
    # Color fonts have no outlines, and slanted or monospaced ones look foreign among upright names.
    name = path.stem.lower()
    unwanted = ("color", "emoji", "italic", "oblique", "mono", "lastresort", "condensed", "extralight")
    return path.suffix.lower() in _SUFFIXES and not any(word in name for word in unwanted)


def _liking(path: Path, heavy: bool) -> tuple[bool, bool, bool, str]:
    name = path.stem.lower()
    return ("dejavusans" not in name, "sans" not in name, ("bold" in name) != heavy, name)


@lru_cache(maxsize=1)
def _machine_fonts() -> tuple[Path, ...]:
    found = (path for folder in _font_folders() if folder.is_dir() for path in folder.rglob("*"))
    return tuple(path for path in found if _usable(path))


@lru_cache(maxsize=2)
def _by_liking(heavy: bool) -> tuple[Path, ...]:
    return tuple(sorted(_machine_fonts(), key=lambda path: _liking(path, heavy)))


@lru_cache(maxsize=1)
def emoji_font() -> Font | None:
    """Return a usable font with emojis in color, if the machine has one."""
    names = ("notocoloremoji", "apple color emoji", "seguiemj")
    found = (path for folder in _font_folders() if folder.is_dir() for path in folder.rglob("*"))
    candidates = (Font(path) for path in found if path.stem.lower() in names and path.suffix.lower() in _SUFFIXES)
    return next((font for font in candidates if painted(font) is not None), None)


@lru_cache(maxsize=1024)
def covered(path: Path) -> Coverage:
    return coverage(path)


def region_of(text: str) -> Region:
    """Return a text's regional forms: of Japan next to kana, Korea next to hangul."""
    for char in text:
        if "\u3040" <= char <= "\u30ff" or "\u31f0" <= char <= "\u31ff" or "\uff66" <= char <= "\uff9f":
            return Region.JAPAN
        if "\uac00" <= char <= "\ud7a3" or "\u1100" <= char <= "\u11ff" or "\u3130" <= char <= "\u318f":
            return Region.KOREA
    return Region.CHINA


@lru_cache(maxsize=8192)
def font_for(code: int, face: Typeface, region: Region = Region.CHINA) -> Font | None:
    """Return the first font that can draw a character, packaged ones first."""
    own = path_of(face)
    if code in covered(own):
        return Font(own)
    colourful = emoji_font()
    if code >= _FIRST_EMOJI and colourful is not None and code in covered(colourful.path):
        return colourful
    return next((font for font in _others(face, region) if draws(font, code)), None)


def _others(face: Typeface, region: Region) -> Iterator[Font]:
    for path in _packaged():
        yield Font(path, region if path.stem == _EAST_ASIAN else 0, face.weight)
    for path in _by_liking(face.weight > Typeface.SANS.weight):
        yield Font(path)


@lru_cache(maxsize=8192)
def draws(font: Font, code: int) -> bool:
    """Return whether a font has a character and can draw it, not just in name."""
    if code not in covered(font.path):
        return False
    if font == emoji_font():
        return True  # it has one size
    try:
        opened(font, _TRIED).getmask(chr(code))
    except (OSError, RuntimeError, ValueError):
        return False
    return True


@lru_cache(maxsize=256)
def opened(font: Font, size: int) -> ImageFont.FreeTypeFont:
    found = ImageFont.truetype(font.path, size, index=font.number)
    if font.weight is not None:
        found.set_variation_by_axes([font.weight])
    return found


@lru_cache(maxsize=2)
def painted(font: Font) -> ImageFont.FreeTypeFont | None:
    """Return a bitmap emoji font at its native size, if Pillow can draw it."""
    for size in _STRIKES:
        try:
            found = opened(font, size)
        except OSError:
            continue
        image = Image.new("RGBA", (size * 2, size * 2), (0, 0, 0, 0))
        ImageDraw.Draw(image).text((0, 0), "\N{GRINNING FACE}", font=found, embedded_color=True)
        if image.getbbox() is not None:
            return found
    return None
