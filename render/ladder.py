"""Draw a ranked list of players: the standings of a season or an arena."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import fonts, theme
from render.canvas import Box, Canvas, supersampled
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.lobby import Emblem
from render.theme import CARD, GOLD, INK, INK_SOFT, LINE, WOOD, Rgb, light, mix

MOST: Final = 10
"""The maximum number of rows."""
_TITLE: Final[Box] = (24, 22, 1176, 142)
_TOP: Final = 154
_LINE: Final = 76
_EMBLEM: Final = 88
_DISC: Final = 58
_PIPS: Final = (18, 22)
"""The width of a pip, and the distance between pips."""
_METALS: Final[tuple[Rgb, ...]] = (GOLD, mix(CARD, INK_SOFT, 0.35), mix(WOOD, GOLD, 0.35))
"""The colors of the first three places. The number shows it too."""
_NAMELESS: Final = "–"
"""Replaces a name that no font can draw."""


@dataclass(frozen=True, slots=True)
class Rung:
    place: int | None
    """``None`` for a player without a place yet."""
    name: str
    figure: str
    """The sort value: a rating or points."""
    note: str = ""
    pips: tuple[int, int] | None = None
    """Filled and total small marks, shown instead of the figure."""


def _list(lines: int) -> Box:
    return (24, _TOP, 1176, _TOP + 20 + _LINE * max(1, lines))


@lru_cache(maxsize=MOST + 1)
def _sheet(lines: int) -> Image.Image:
    box = _list(lines)
    sheet = framed((theme.WIDTH, box[3] + 48 + FOOT), box, title=_TITLE)
    for number in range(1, lines):
        y = _TOP + 10 + _LINE * number
        sheet.rectangle((52, y, 1148, y + 2), theme.LINE_PALE)
    return sheet.finish()


@lru_cache(maxsize=4)
def _disc(colour: Rgb) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, k: int) -> None:
        draw.ellipse((k, k, (_DISC - 1) * k, (_DISC - 1) * k), fill=colour, outline=INK, width=3 * k)

    return supersampled((_DISC, _DISC), paint)


@drawn("ladder")
def ladder(title: str, about: str, rungs: Sequence[Rung], emblem: Emblem, none: str = "") -> Canvas:
    """Return the list as a picture; ``none`` is the text if it is empty."""
    rungs = rungs[:MOST]
    canvas = Canvas.on(_sheet(len(rungs)))
    middle = (_TITLE[1] + _TITLE[3]) / 2
    canvas.sprite(emblem(_EMBLEM), (110, middle))
    with canvas.panel(_TITLE):
        taken = canvas.text((1146, middle), about, 40, face=Typeface.SEMIBOLD, anchor="r", room=420, least=30)
        canvas.text((190, middle), title, theme.HUGE, face=Typeface.SERIF_BOLD, room=930 - taken, least=34)
    with canvas.panel(_list(len(rungs))):
        if not rungs:
            canvas.text((600, _TOP + 10 + _LINE // 2), none, theme.BODY, INK_SOFT, anchor="m", room=1080, least=26)
        for number, rung in enumerate(rungs):
            _rung(canvas, _TOP + 10 + _LINE * number + _LINE // 2, rung)
    return canvas


def _rung(canvas: Canvas, y: int, rung: Rung) -> None:
    if rung.place is not None:
        _place(canvas, y, rung.place)
    right = 1140
    if rung.pips is not None:
        have, of = rung.pips
        width, step = _PIPS
        right -= step * of
        for pip in range(of):
            left = right + step * pip + step - width
            canvas.fill((left, y - 15, left + width, y + 15), LINE)
            if pip >= have:
                canvas.fill((left + 2, y - 13, left + width - 2, y + 13), CARD)
        right -= 24
    else:
        width = canvas.text((right, y), rung.figure, 44, face=Typeface.BOLD, anchor="r", room=220, least=34)
        right -= max(150, width) + 24
    if rung.note:
        right -= canvas.text((right, y), rung.note, 32, INK_SOFT, anchor="r", room=300, least=26) + 24
    colour = INK_SOFT if rung.place is None else INK
    name = rung.name if fonts.readable(rung.name) else _NAMELESS
    canvas.text((142, y), name, 42, colour, face=Typeface.SEMIBOLD, room=right - 142, least=32)


def _place(canvas: Canvas, y: int, place: int) -> None:
    metal = _METALS[place - 1] if place <= len(_METALS) else CARD
    canvas.sprite(_disc(metal), (86, y))
    ink = INK if light(metal) else CARD
    canvas.text((86, y), str(place), 36, ink, face=Typeface.BOLD, anchor="m", room=_DISC - 10, least=26)
