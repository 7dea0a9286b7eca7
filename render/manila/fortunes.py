"""How fortunes went: a line for each merchant over the voyages, and the moments that decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from engine.manila.chronicle import Moment
from render import theme
from render.canvas import Box, Canvas
from render.fonts import Face
from render.manila.pieces import signed
from render.sprites import badge, disc
from render.theme import CARD, GAIN, INK, INK_SOFT, LOSS, SEATS
from render.words import Words

Point = tuple[float, float]

History = Sequence[Sequence[int]]
"""Fortunes by voyage, each by seat; the first entry is the start of the game."""

_CURVES: Final = 340
_MOMENT: Final = 52
_BADGES_APART: Final = 46
_MARK: Final = 36
_MARKS_APART: Final = 38


def height(moments: int) -> int:
    """How much room the chart needs, with so many moments below it."""
    return _CURVES + (_MOMENT * moments + 8 if moments else 0)


def draw(
    canvas: Canvas, history: History, moments: Sequence[Moment], box: Box, names: Sequence[str], words: Words
) -> None:
    """The chart in the upper part of ``box``, the moments below it."""
    with canvas.panel(box):
        title = words("picture-fortunes")
        canvas.text((box[0] + 24, box[1] + 30), title, 30, INK_SOFT, face=Face.SERIF_BOLD, room=900, least=24)
        chart = _Chart((box[0] + 84, box[1] + 64, box[2] - 80, box[1] + _CURVES - 50), history)
        chart.scale(canvas)
        chart.curves(canvas)
        chart.marks(canvas, moments)
        chart.ends(canvas)
        for number, moment in enumerate(moments, 1):
            y = box[1] + _CURVES + _MOMENT * (number - 1) + _MOMENT / 2 - 6
            _moment(canvas, number, moment, (box[0] + 44, y), box[2] - 24, names, words)


class _Chart:
    """The chart's part of a picture: ``frame`` is where the lines may run."""

    def __init__(self, frame: Box, history: History) -> None:
        self.left, self.top, self.right, self.bottom = frame
        self.history = history
        fortunes = [fortune for voyage in history for fortune in voyage]
        self.least, self.most = min(0, *fortunes), max(1, *fortunes)

    def at(self, voyage: int, amount: int) -> Point:
        across, up = voyage / (len(self.history) - 1), (amount - self.least) / (self.most - self.least)
        return self.left + (self.right - self.left) * across, self.bottom - (self.bottom - self.top) * up

    def scale(self, canvas: Canvas) -> None:
        """Lines for round amounts, numbers for voyages."""
        for amount in range(0, self.most + 1, _step(self.most)):
            y = round(self.at(0, amount)[1])
            canvas.fill((self.left, y, self.right, y + 1), theme.LINE_PALE)
            canvas.text((self.left - 14, y), str(amount), theme.CAPTION, INK_SOFT, anchor="r")
        every = max(1, len(self.history) // 12)
        for voyage in range(0, len(self.history), every):
            where = (self.at(voyage, 0)[0], self.bottom + 26)
            canvas.text(where, str(voyage), theme.CAPTION, INK_SOFT, anchor="m")

    def curves(self, canvas: Canvas) -> None:
        margin = 20
        size = (self.right - self.left + 2 * margin, self.bottom - self.top + 2 * margin)
        image = Image.new("RGBA", (size[0] * 2, size[1] * 2), (0, 0, 0, 0))
        pen = ImageDraw.Draw(image)
        for seat in range(len(self.history[0])):
            points = [self.at(n, voyage[seat]) for n, voyage in enumerate(self.history)]
            path = [((x - self.left + margin) * 2, (y - self.top + margin) * 2) for x, y in points]
            pen.line(path, fill=INK, width=14, joint="curve")
            pen.line(path, fill=SEATS[seat].colour, width=9, joint="curve")
        canvas.corner(image.reduce(2), (self.left - margin, self.top - margin))

    def marks(self, canvas: Canvas, moments: Sequence[Moment]) -> None:
        """A numbered disc where the line of a moment's merchant stands after it."""
        for n, (x, y) in enumerate(self._places(moments), 1):
            canvas.sprite(disc(_MARK, INK, CARD), (x, y))
            canvas.text((x, y), str(n), 26, CARD, face=Face.BOLD, anchor="m")

    def _places(self, moments: Sequence[Moment]) -> list[Point]:
        """Beside the lines' corners, above one another where they would collide."""
        places: list[Point] = []
        for moment in moments:
            x, y = self.at(moment.voyage, self.history[moment.voyage][moment.seat])
            x, y = min(x, self.right - _MARK), max(y - 30, self.top)
            while any(abs(x - other) < _MARKS_APART and abs(y - height) < _MARKS_APART for other, height in places):
                y += _MARKS_APART
            places.append((x, min(y, self.bottom - 8)))
        return places

    def ends(self, canvas: Canvas) -> None:
        """Badges at the ends of the lines, pushed apart where fortunes are close."""
        last = len(self.history) - 1
        ends = sorted(enumerate(self.history[-1]), key=lambda end: -end[1])
        heights = [self.at(last, amount)[1] for _, amount in ends]
        for n in range(1, len(heights)):
            heights[n] = max(heights[n], heights[n - 1] + _BADGES_APART)
        heights[-1] = min(heights[-1], self.bottom + 8)
        for n in range(len(heights) - 2, -1, -1):
            heights[n] = min(heights[n], heights[n + 1] - _BADGES_APART)
        for (seat, _), y in zip(ends, heights, strict=True):
            badge(canvas, seat, (self.right + 36, y), 44)


def _step(most: int) -> int:
    """A round distance between the lines of a scale, so that there are some three to five of them."""
    power: int = 10 ** (len(str(most)) - 1)
    candidates = (power * 2, power, max(power // 2, 1), max(power // 4, 1))
    return next((step for step in candidates if most // step >= 2), 1)


def _moment(
    canvas: Canvas, number: int, moment: Moment, at: Point, right: float, names: Sequence[str], words: Words
) -> None:
    """One line: its number in the chart, who, what, and how much it brought."""
    x, y = at
    canvas.sprite(disc(_MARK, INK, CARD), (x, y))
    canvas.text((x, y), str(number), 26, CARD, face=Face.BOLD, anchor="m")
    badge(canvas, moment.seat, (x + 50, y), 44)
    change = f"+{moment.change}" if moment.change > 0 else signed(moment.change)
    colour = GAIN if moment.change > 0 else LOSS
    right -= canvas.text((right, y), change, 38, colour, face=Face.BOLD, anchor="r") + 24
    x += 88
    x += canvas.text((x, y), names[moment.seat], 34, face=Face.SEMIBOLD, room=400, least=30) + 14
    what = words(f"picture-moment-{moment.key}", **moment.args)
    canvas.text((x, y), what, 32, room=round(right - x), least=24)
