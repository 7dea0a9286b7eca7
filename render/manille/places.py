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
MIDDLE: Final = (428, 420)
TRUMP: Final[Box] = (28, 136, 302, 226)
STAKES: Final[Box] = (614, 136, 828, 226)
OPEN_CARDS: Final = (666, 664)
"""Where the middle of the cards lies that nobody plays."""
DEAL: Final[Box] = (852, 126, 1176, 344)
"""Tricks and points of this deal."""
ORDER: Final[Box] = (852, 600, 1176, 716)
"""The order of the cards, for learners."""
_FOOT: Final = 24

_STRIP: Final = 128
"""Height of a row of hands that lie open."""
_LINE: Final = 84


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table: the plate with the name, the cards still held, the card that is played to the trick."""

    plate: Box
    held: Spot
    played: Spot


_BELOW: Final = Place((268, 622, 508, 706), (550, 664), (428, 519))
_ABOVE: Final = Place((308, 136, 548, 220), (580, 178), (428, 323))
_ROUND: Final[dict[int, tuple[Place, ...]]] = {
    3: (
        _BELOW,
        Place((30, 232, 270, 316), (74, 384), (278, 412)),
        Place((586, 232, 826, 316), (782, 384), (578, 412)),
    ),
    4: (
        _BELOW,
        Place((30, 232, 270, 316), (74, 384), (278, 420)),
        _ABOVE,
        Place((586, 232, 826, 316), (782, 384), (578, 420)),
    ),
    6: (
        _BELOW,
        Place((30, 442, 232, 526), (74, 578), (290, 500)),
        Place((30, 246, 232, 330), (74, 382), (290, 342)),
        _ABOVE,
        Place((624, 246, 826, 330), (782, 382), (566, 342)),
        Place((624, 442, 826, 526), (782, 578), (566, 500)),
    ),
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
