"""Where things lie in a picture of the card table, in pixels of a picture 1200 wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.canvas import Box
from render.chart import FOOT

TURN: Final[Box] = (296, 20, 1176, 118)
"""Whose turn it is."""
TRUMP: Final[Box] = (24, 130, 392, 250)
STAKES: Final[Box] = (404, 130, 772, 250)
ORDER: Final[Box] = (784, 130, 1176, 250)
"""The order of the cards, for learners."""

SEA: Final[Box] = (16, 256, 1184, 690)
_HEAD: Final = 272
CAPTION_Y: Final = 362
"""Height of what a hand is in this deal."""
CARD_Y: Final = 496
UNDER_Y: Final = 630
"""Height of what is said under a card."""
SHOWN_Y: Final = 700
"""Height of the first row of a hand that lies open."""

_OPEN: Final = 200
"""How much taller a table is where hands lie open."""
_ROW: Final = 62


@dataclass(frozen=True, slots=True)
class Table:
    """A table of so many hands, with so many lines of scores; ``open`` if cards of a hand are laid out on it."""

    hands: int
    lines: int
    open: bool

    @property
    def sea(self) -> Box:
        left, top, right, bottom = SEA
        return (left, top, right, bottom + (_OPEN if self.open else 0))

    @property
    def size(self) -> tuple[int, int]:
        return (1200, self.deal[3] + 24 + FOOT)

    @property
    def deal(self) -> Box:
        """Tricks and points of this deal."""
        top = self.sea[3] + 6
        return (24, top, 594, top + 62 + _ROW * self.lines)

    @property
    def scores(self) -> Box:
        return (606, self.deal[1], 1176, self.deal[3])

    def row(self, box: Box, line: int) -> Box:
        """A line below the title of a panel."""
        top = box[1] + 52 + _ROW * line
        return (box[0] + 8, top, box[2] - 8, top + _ROW - 4)

    def column(self, hand: int) -> tuple[int, int]:
        """Left and right of a hand's place at the table."""
        width = 1128 / self.hands
        return (round(36 + width * hand), round(36 + width * (hand + 1)))

    def head(self, hand: int) -> Box:
        """The label with the name of who holds a hand."""
        left, right = self.column(hand)
        return (left + 5, _HEAD, right - 5, _HEAD + 68)

    def middle(self, hand: int) -> float:
        left, right = self.column(hand)
        return (left + right) / 2
