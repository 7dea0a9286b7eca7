"""The chart of fortunes in Manila's result picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.manila.chronicle import FortuneChange
from render.canvas import Box, Canvas
from render.curves import ENDS, MARK, Curves, History, Point
from render.foundry import Typeface
from render.names import changed
from render.sprites import badge, disc
from render.theme import CARD, GAIN, INK, INK_SOFT, LOSS, READ
from render.words import Words

_CURVES: Final = 370
_MOMENT: Final = 64


def height(moments: int) -> int:
    """Return the height of the chart with ``moments`` rows below it."""
    return _CURVES + (_MOMENT * moments + 8 if moments else 0)


def draw(
    canvas: Canvas, history: History, moments: Sequence[FortuneChange], box: Box, names: Sequence[str], words: Words
) -> None:
    """Draw the chart in the upper part of ``box``, the moments below it."""
    with canvas.panel(box):
        title = words("picture-fortunes")
        canvas.text((box[0] + 24, box[1] + 30), title, READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=900)
        chart = Curves((box[0] + 100, box[1] + 70, box[2] - ENDS, box[1] + _CURVES - 60), history)
        chart.scale(canvas)
        chart.lines(canvas)
        chart.marks(canvas, [(moment.voyage, moment.seat) for moment in moments])
        chart.ends(canvas)
        for number, moment in enumerate(moments, 1):
            y = box[1] + _CURVES + _MOMENT * (number - 1) + _MOMENT / 2 - 6
            _moment(canvas, number, moment, (box[0] + 44, y), box[2] - 24, names, words)


def _moment(
    canvas: Canvas, number: int, moment: FortuneChange, at: Point, right: float, names: Sequence[str], words: Words
) -> None:
    x, y = at
    canvas.sprite(disc(MARK, INK, CARD), (x, y))
    canvas.text((x, y), str(number), READ, CARD, face=Typeface.BOLD, anchor="m")
    badge(canvas, moment.seat, (x + 62, y), 60)
    change = changed(moment.change)
    colour = GAIN if moment.change > 0 else LOSS
    right -= canvas.text((right, y), change, 38, colour, face=Typeface.BOLD, anchor="r") + 24
    x += 102
    x += canvas.text((x, y), names[moment.seat], READ, face=Typeface.SEMIBOLD, room=400) + 14
    what = words(f"picture-moment-{moment.key}", **moment.args)
    canvas.text((x, y), what, READ, room=round(right - x))
