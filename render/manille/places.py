"""Where things lie in a picture of the card table, in pixels of a picture 1200 wide.

The seats sit around the table in playing order, the first of them below, the next at the left. Everybody looks at the
same picture, so that nobody's place ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.canvas import Box

Spot = tuple[float, float]

TURN: Final[Box] = (296, 18, 1176, 116)
"""Whose turn it is."""
CLOTH: Final[Box] = (16, 126, 840, 716)
"""The table itself."""
MIDDLE: Final = (428, 440)
TRUMP: Final[Box] = (28, 136, 297, 226)
STAKES: Final[Box] = (626, 136, 828, 226)
UNPLAYED: Final[Box] = (306, 136, 606, 226)
"""Where the cards lie that nobody plays: with three and six hands nobody sits there."""
TURNED_UP: Final[Box] = (598, 580, 826, 708)
"""Where the turned-up card lies."""
DEAL: Final[Box] = (852, 126, 1176, 344)
"""Tricks and points of this deal."""
ORDER: Final[Box] = (852, 600, 1176, 716)
"""The order of the cards, for learners."""
_FOOT: Final = 24

_STRIP: Final = 164
"""Height of a row of hands that lie open."""
_LINE: Final = 84


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table: the plate with the name, the cards still held, the card that is played to the trick, and
    beside it the star if it wins."""

    plate: Box
    held: Spot
    played: Spot
    star: Spot


_BELOW: Final = Place((258, 622, 514, 706), (550, 664), (428, 528), (522, 574))
_ABOVE: Final = Place((300, 136, 556, 220), (590, 178), (428, 326), (522, 284))
_LEFT: Final = Place((30, 232, 286, 316), (74, 384), (276, 430), (182, 430))
_RIGHT: Final = Place((570, 232, 826, 316), (782, 384), (580, 430), (674, 430))


def _of_six(row: int, column: int) -> Place:
    """A place at a table of six, who sit in two rows: their cards lie between them."""
    x, plate, held, card = 30 + 270 * column, (236, 622)[row], (334, 600)[row], (402, 540)[row]
    middle = x + 128
    return Place((x, plate, x + 256, plate + 84), (x + 222, held), (middle, card), (middle - 84, card))


_ROUND: Final[dict[int, tuple[Place, ...]]] = {
    3: (_BELOW, _LEFT, _RIGHT),
    4: (_BELOW, _LEFT, _ABOVE, _RIGHT),
    6: (_of_six(1, 1), _of_six(1, 0), _of_six(0, 0), _of_six(0, 1), _of_six(0, 2), _of_six(1, 2)),
}
"""By number of hands, by hand."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of so many hands, with so many lines of scores, and so many hands that lie open below it."""

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
        """The lines of a side in the panel of this deal."""
        top = DEAL[1] + 46 + _LINE * side
        return (DEAL[0] + 8, top, DEAL[2] - 8, top + _LINE)

    def score(self, line: int) -> Box:
        """A team's line in the panel of scores."""
        left, top, right, bottom = self.scores
        high = (bottom - top - 52) / self.lines
        return (left + 8, round(top + 46 + high * line), right - 8, round(top + 46 + high * (line + 1)))

    def place(self, hand: int) -> Place:
        """Where a hand sits."""
        return _ROUND[self.hands][hand]

    def strip(self, place: int) -> Box:
        """A hand that lies open below the table, two in a row."""
        row, column = divmod(place, 2)
        top = CLOTH[3] + 6 + _STRIP * row
        left = 16 + 588 * column
        return (left, top, left + 580, top + _STRIP - 6)
