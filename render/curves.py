"""A line chart of purses or fortunes over a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from render import theme
from render.canvas import Box, Canvas
from render.foundry import Typeface
from render.names import signed
from render.sprites import badge, disc
from render.theme import CARD, INK, INK_SOFT, SEATS

Point: TypeAlias = tuple[float, float]

History: TypeAlias = Sequence[Sequence[int]]
"""Amounts by part of the game, each by seat; the first entry is the start of the game."""

ENDS: Final = 190
"""Room for badges and sums at the right of the frame."""
MARK: Final = 52
"""Diameter of a numbered mark."""
_BADGE: Final = (60, 44)
"""The size of badges at the ends, and of those of many players."""
_MANY: Final = 6
_APART: Final = 2
"""Extra distance between badges."""
_MARKS_APART: Final = 54


class Curves:
    """A line chart within a picture; ``frame`` is the area of the lines."""

    def __init__(self, frame: Box, history: History) -> None:
        self.left, self.top, self.right, self.bottom = frame
        self.history = history
        amounts = [amount for part in history for amount in part]
        self.least, self.most = min(0, *amounts), max(1, *amounts)
        self.badge = _BADGE[len(history[0]) >= _MANY]

    def at(self, part: int, amount: int) -> Point:
        across, up = part / (len(self.history) - 1), (amount - self.least) / (self.most - self.least)
        return self.left + (self.right - self.left) * across, self.bottom - (self.bottom - self.top) * up

    def scale(self, canvas: Canvas) -> None:
        """Draw grid lines for round amounts and game parts; zero is bold."""
        step = _step(self.most - self.least)
        for amount in range(-(-self.least // step) * step, self.most + 1, step):
            y = round(self.at(0, amount)[1])
            canvas.fill((self.left, y, self.right, y + 1), theme.LINE_PALE if amount else INK_SOFT)
            canvas.text((self.left - 14, y), signed(amount), theme.READ, INK_SOFT, anchor="r")
        every = max(1, len(self.history) // 12)
        for part in range(0, len(self.history), every):
            where = (self.at(part, 0)[0], self.bottom + 32)
            canvas.text(where, str(part), theme.READ, INK_SOFT, anchor="m")

    def lines(self, canvas: Canvas) -> None:
        margin, heights = 20, self._heights()
        box = (self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)
        # Painted twice as large and reduced again, without changing what lies beneath.
        size = ((box[2] - box[0]) * 2, (box[3] - box[1]) * 2)
        image = canvas.image.crop(box).resize(size, Image.Resampling.NEAREST)
        pen = ImageDraw.Draw(image)
        for seat in range(len(self.history[0])):
            points = [self.at(n, part[seat]) for n, part in enumerate(self.history)]
            path = [((x - self.left + margin) * 2, (y - self.top + margin) * 2) for x, y in points]
            pen.line(path, fill=INK, width=14, joint="curve")
            pen.line(path, fill=SEATS[seat].colour, width=9, joint="curve")
            x, y = path[-1]
            pen.line([(x, y), (x + 2 * margin, (heights[seat] - self.top + margin) * 2)], fill=INK_SOFT, width=3)
        canvas.image.paste(image.reduce(2), box)

    def marks(self, canvas: Canvas, moments: Sequence[tuple[int, int]]) -> None:
        """Draw a numbered disc for each moment: a part of the game and a seat."""
        for n, (x, y) in enumerate(self._places(moments), 1):
            canvas.sprite(disc(MARK, INK, CARD), (x, y))
            canvas.text((x, y), str(n), theme.READ, CARD, face=Typeface.BOLD, anchor="m")

    def _places(self, moments: Sequence[tuple[int, int]]) -> list[Point]:
        """Return the points of the lines, moved vertically where discs would collide."""
        places: list[Point] = []
        for part, seat in moments:
            x, y = self.at(part, self.history[part][seat])
            x, y = min(x, self.right - MARK / 2), max(y, self.top)
            towards = _MARKS_APART if y < (self.top + self.bottom) / 2 else -_MARKS_APART
            while any(abs(x - other) < _MARKS_APART and abs(y - height) < _MARKS_APART for other, height in places):
                y += towards
            places.append((x, y))
        return places

    def ends(self, canvas: Canvas) -> None:
        for seat, y in enumerate(self._heights()):
            badge(canvas, seat, (self.right + 50, y), self.badge)
            sum_at = (self.right + 58 + self.badge / 2, y)
            canvas.text(sum_at, signed(self.history[-1][seat]), theme.READ, face=Typeface.SEMIBOLD)

    def _heights(self) -> Sequence[float]:
        """Return the height of each seat's badge, pushed apart if amounts are close."""
        last, apart = len(self.history) - 1, self.badge + _APART
        ends = sorted(enumerate(self.history[-1]), key=lambda end: -end[1])
        heights = [self.at(last, amount)[1] for _, amount in ends]
        for n in range(1, len(heights)):
            heights[n] = max(heights[n], heights[n - 1] + apart)
        heights[-1] = min(heights[-1], self.bottom + 8)
        for n in range(len(heights) - 2, -1, -1):
            heights[n] = min(heights[n], heights[n + 1] - apart)
        found = dict(zip((seat for seat, _ in ends), heights, strict=True))
        return [found[seat] for seat in range(len(ends))]


def _step(span: int) -> int:
    """Return a round distance between scale lines, for about three to five."""
    power: int = 10 ** (len(str(span)) - 1)
    candidates = (power * 2, power, max(power // 2, 1), max(power // 4, 1))
    return next((step for step in candidates if span // step >= 2), 1)
