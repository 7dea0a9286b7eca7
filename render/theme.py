"""The look of every picture: a hand-tinted sea chart of a trading port, 1821.

No color is the only sign: a seat has initials with its color, a ware a shape. The eight seat colors, and the four ware
colors, can be distinguished under the three common kinds of color blindness (``tests/render/test_theme.py`` measures
it).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Rgb:
    """Return a color from six hexadecimal digits.

    >>> rgb("FF8000")
    (255, 128, 0)
    """
    value = int(code, 16)
    return value >> 16, value >> 8 & 0xFF, value & 0xFF


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    """Return the color ``share`` (0–1) of the way from ``a`` to ``b``."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def light(colour: Rgb) -> bool:
    """Return whether dark ink contrasts more than pale ink on a color."""
    r, g, b = colour
    return 0.299 * r + 0.587 * g + 0.114 * b > 140


# -- paper, ink and sea -----------------------------------------------------------------------

PAPER: Final = rgb("EFE0BD")
PAPER_DARK: Final = rgb("E2CF9F")
CARD: Final = rgb("FBF4E1")
CARD_DIM: Final = rgb("EFE4C8")
INK: Final = rgb("2B2118")
INK_SOFT: Final = rgb("6A563C")
LINE: Final = rgb("B59C6E")
LINE_PALE: Final = rgb("D9C79C")
WOOD: Final = rgb("5B3B24")
SEA: Final = rgb("A6CCC6")
SEA_PALE: Final = rgb("BFDCD5")
SEA_LINE: Final = rgb("7FB0AC")
SEA_INK: Final = rgb("2F5F63")
GOLD: Final = rgb("F4CF6B")
"""The player to act."""
GOLD_PALE: Final = mix(CARD, GOLD, 0.5)
VERMILION: Final = rgb("C43C22")
"""What can be chosen now."""
CHANGED: Final = rgb("0E6F7C")
"""What has changed since the last picture."""
DANGER: Final = rgb("7C2230")
"""The pirates."""
GAIN: Final = rgb("2C6B3F")
LOSS: Final = rgb("A5281B")

# -- seats and wares --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """The look of a seat: ``slug`` names its color in message keys."""

    slug: str
    colour: Rgb

    @property
    def text(self) -> Rgb:
        return INK if light(self.colour) else CARD


SEATS: Final = (
    SeatStyle("red", rgb("B4292F")),
    SeatStyle("yellow", rgb("F5C820")),
    SeatStyle("navy", rgb("1F3550")),
    SeatStyle("violet", rgb("7B3FA0")),
    SeatStyle("teal", rgb("087A72")),
    SeatStyle("pink", rgb("FA8CCF")),
    SeatStyle("white", rgb("F4FBE6")),
    SeatStyle("lime", rgb("A3B850")),
)
"""By seat number."""

WARES: Final = (rgb("963A10"), rgb("2A4F9A"), rgb("E9AC2E"), rgb("3FA873"))
"""By ware: nutmeg, silk, ginseng, jade."""

SUITS: Final = {
    "four": (GAIN, WARES[1], SEATS[0].colour, INK),
    "two": (INK, SEATS[0].colour, SEATS[0].colour, INK),
}
"""The colors of clubs, diamonds, hearts and spades, in four colors or two."""

HOUSE: Final = (
    *(PAPER, PAPER_DARK, CARD, CARD_DIM, SEA, SEA_PALE),
    *(GOLD, GOLD_PALE, VERMILION, CHANGED, GAIN, LOSS),
    *(INK, INK_SOFT, WOOD, LINE, LINE_PALE, SEA_LINE, SEA_INK),
    *(style.colour for style in SEATS),
)
"""The colors for any game's pictures. Each game declares its additional ones as ``COLOURS``."""

# -- type and space, in pixels of a picture 1200 wide -----------------------------------------

WIDTH: Final = 1200
MIN_TEXT: Final = 26
"""No text is smaller: it would vanish on a phone, which shows the picture 290 wide."""

READ: Final = 37
"""The minimum size of essential text: 9 pixels where a phone shows a picture 293 wide."""
CAPTION: Final = 26
LABEL: Final = 28
BODY: Final = 32
FIGURE: Final = 36
"""Key figures are at least 34."""
NAME: Final = 38
TITLE: Final = 46
HUGE: Final = 56
