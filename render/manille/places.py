"""The layout of the card table, in pixels of a picture 1200 wide.

Everyone gets the same picture, so no player's place ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.canvas import Box

Spot = tuple[float, float]

TURN: Final[Box] = (296, 18, 1176, 116)
"""The line for whose turn it is."""
CLOTH: Final[Box] = (16, 126, 840, 716)
"""The table itself."""
MIDDLE: Final = (428, 440)
TRUMP: Final[Box] = (26, 136, 297, 226)
STAKES: Final[Box] = (628, 136, 828, 226)
UNPLAYED: Final[Box] = (292, 136, 632, 226)
"""The cards that no one plays: with three and six hands no one sits there."""
TURNED_UP: Final[Box] = (540, 562, 826, 708)
"""The turned-up card."""
DEAL: Final[Box] = (852, 126, 1176, 334)
"""Tricks and points of this deal."""
ORDER: Final[Box] = (852, 600, 1176, 716)
"""The order of the cards, for learners."""
_FOOT: Final = 24

_STRIP: Final = 176
"""Height of a row of open hands."""
_LINE: Final = 74


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table: plate, cards held, card played, and winner's star."""

    plate: Box
    held: Spot
    played: Spot
    star: Spot


_BELOW: Final = Place((246, 620, 522, 706), (558, 664), (428, 528), (522, 574))
_ABOVE: Final = Place((300, 134, 572, 220), (600, 178), (428, 326), (522, 284))
_LEFT: Final = Place((26, 232, 298, 318), (74, 384), (276, 430), (182, 430))
_RIGHT: Final = Place((558, 232, 830, 318), (782, 384), (580, 430), (674, 430))


def _of_six(row: int, column: int) -> Place:
    x, plate, held, card = 26 + 269 * column, (234, 613)[row], (334, 587)[row], (402, 540)[row]
    middle = x + 128
    return Place((x, plate, x + 266, plate + 86), (x + 230, held), (middle, card), (middle - 84, card))


_ROUND: Final[dict[int, tuple[Place, ...]]] = {
    3: (_BELOW, _LEFT, _RIGHT),
    4: (_BELOW, _LEFT, _ABOVE, _RIGHT),
    6: (_of_six(1, 1), _of_six(1, 0), _of_six(0, 0), _of_six(0, 1), _of_six(0, 2), _of_six(1, 2)),
}
"""By number of hands, by hand."""


@dataclass(frozen=True, slots=True)
class Table:
    hands: int
    lines: int
    open: int

    @property
    def size(self) -> tuple[int, int]:
        return (1200, CLOTH[3] + _FOOT + (self.open + 1) // 2 * _STRIP)

    @property
    def scores(self) -> Box:
        return (DEAL[0], DEAL[3] + 10, DEAL[2], ORDER[1] - 10)

    def side(self, side: int) -> Box:
        top = DEAL[1] + 50 + _LINE * side
        return (DEAL[0] + 8, top, DEAL[2] - 8, top + _LINE)

    def score(self, line: int) -> Box:
        left, top, right, bottom = self.scores
        high = (bottom - top - 54) / self.lines
        return (left + 8, round(top + 50 + high * line), right - 8, round(top + 50 + high * (line + 1)))

    def place(self, hand: int) -> Place:
        return _ROUND[self.hands][hand]

    def strip(self, place: int) -> Box:
        """Return the box of an open hand below the table, two in a row."""
        row, column = divmod(place, 2)
        top = CLOTH[3] + 6 + _STRIP * row
        left = 16 + 588 * column
        return (left, top, left + 580, top + _STRIP - 6)
