"""The picture of a lobby, for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from render import fonts, theme
from render.canvas import Box, Canvas, supersampled
from render.chart import FOOT, Sheet
from render.encode import drawn
from render.foundry import Typeface
from render.names import initials, readable_names
from render.sprites import badge, open_space
from render.theme import CARD, INK, INK_SOFT, LINE, WOOD, mix
from render.words import Words

_TITLE: Final[Box] = (24, 20, 1176, 106)
_HARBOR: Final[Box] = (22, 114, 1178, 376)
_SHIP: Final = (330, 120)
"""Top left corner of the ship."""
_SHIP_SIZE: Final = (820, 236)
_DECK: Final = (378, 1070)
"""The left and right end of the crew's row."""
_CREW_Y: Final = 270
"""The height of the crew's row on the picture."""
_EMBLEM: Final = (182, 240)
_EMBLEM_HEIGHT: Final = 172
_SEATS_TOP: Final = 384
_ROW: Final = 70
_RULE: Final = 46
_MAX_RULES: Final = 6

Emblem: TypeAlias = Callable[[int], Image.Image]
"""Paints the emblem of a game at this height in pixels, at most one and a half times as wide."""


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of a lobby: its player's name, ``None`` while it is free."""

    name: str | None
    host: bool = False
    ai: bool = False
    level: str = ""
    """The name of an AI player's level."""


def _rows(seats: int) -> int:
    return -(-seats // 2)


def _seats(rows: int) -> Box:
    return (24, _SEATS_TOP, 1176, _SEATS_TOP + 20 + _ROW * rows)


def _rules_label(rows: int, lines: int) -> Box:
    top = _seats(rows)[3] + 8
    return (24, top, 1176, top + 76 + _RULE * lines)


@lru_cache(maxsize=16)
def _sheet(rows: int, lines: int) -> Image.Image:
    last = _rules_label(rows, lines) if lines else _seats(rows)
    sheet = Sheet(theme.WIDTH, last[3] + 24 + FOOT)
    sheet.label(_TITLE, theme.GOLD)
    sheet.sea(_HARBOR, (182, 240), 120)
    sheet.label(_seats(rows))
    if lines:
        sheet.label(last)
    sheet.frame()
    canvas = Canvas(sheet.image)
    canvas.corner(_ship(), _SHIP)
    _quay(canvas)
    return sheet.finish()


def prepare(sizes: Iterable[int]) -> None:
    """Draw the sheets of new lobbies ahead of the first request."""
    for seats in sizes:
        _sheet(_rows(seats), 0)


@lru_cache(maxsize=1)
def _ship() -> Image.Image:
    """Return a merchantman from the side, all sails furled except one."""

    def paint(draw: ImageDraw.ImageDraw, k: int) -> None:
        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * k, y * k) for x, y in points]

        for x, top in ((190, 14), (400, 0), (610, 20)):
            draw.line(at((x, top), (x, 186)), fill=INK, width=6 * k)
            for y, half in ((top + 26, 62), (top + 62, 84)):
                draw.line(at((x - half, y), (x + half, y)), fill=INK, width=4 * k)
                sail = at(
                    (x - half + 8, y + 3), (x + half - 8, y + 3), (x + half - 18, y + 24), (x - half + 18, y + 24)
                )
                draw.polygon(sail, fill=CARD)
                draw.line([*sail, sail[0]], fill=INK, width=2 * k)
            draw.polygon(at((x, top), (x - 34, top + 8), (x, top + 16)), fill=theme.VERMILION)
        draw.line(at((700, 170), (815, 108)), fill=INK, width=5 * k)
        for mast, foot in (((610, 24), (806, 112)), ((400, 4), (610, 24)), ((190, 18), (20, 150))):
            draw.line(at(mast, foot), fill=INK_SOFT, width=2 * k)
        hull = at((6, 134), (44, 150), (48, 176), (730, 176), (782, 150), (740, 214), (700, 235), (70, 235), (30, 205))
        draw.polygon(hull, fill=WOOD)
        draw.line([*hull, hull[0]], fill=INK, width=4 * k, joint="curve")
        for y in (194, 214):
            draw.line(at((40, y), (742 - (y - 194), y)), fill=mix(WOOD, LINE, 0.5), width=3 * k)

    return supersampled(_SHIP_SIZE, paint)


def _quay(canvas: Canvas) -> None:
    left, right, top = 60, 1140, 348
    for x in range(left + 40, right, 120):
        canvas.fill((x, top, x + 18, top + 24), mix(WOOD, INK, 0.3))
    canvas.fill((left, top - 2, right, top + 12), INK)
    canvas.fill((left + 2, top, right - 2, top + 10), LINE)


@drawn("lobby")
def lobby(
    title: str,
    seats: Sequence[LobbySeat],
    words: Words,
    emblem: Emblem,
    *,
    rules: Sequence[str] = (),
    lasts: str = "",
) -> Canvas:
    """Return the picture of a lobby; ``rules`` are house rules, a line each."""
    rules = rules[:_MAX_RULES]
    rows = _rows(len(seats))
    canvas = Canvas.on(_sheet(rows, len(rules)))
    canvas.initials = initials([seat.name or "" for seat in seats])
    canvas.sprite(emblem(_EMBLEM_HEIGHT), _EMBLEM)
    middle = (_TITLE[1] + _TITLE[3]) / 2
    with canvas.panel(_TITLE):
        room = 1096
        if lasts:
            room -= 40 + canvas.text((1146, middle), lasts, theme.READ, face=Typeface.SEMIBOLD, anchor="r", room=640)
        canvas.text((54, middle), title, theme.HUGE, face=Typeface.SERIF_BOLD, room=room, least=theme.READ)
    names = readable_names([seat.name or "-" for seat in seats], words)
    apart = min(104, (_DECK[1] - _DECK[0]) / max(1, len(seats) - 1))
    first = (sum(_DECK) - apart * (len(seats) - 1)) / 2
    for number, seat in enumerate(seats):
        at = (first + apart * number, _CREW_Y)
        if seat.name is None:
            canvas.sprite(open_space(70), at)
        else:
            badge(canvas, number, at, 74)
    with canvas.panel(_seats(rows)):
        for number, seat in enumerate(seats):
            _seat(canvas, number, rows, seat, names[number], words)
    if rules:
        _rules(canvas, rules, _rules_label(rows, len(rules)), words)
    return canvas


def _seat(canvas: Canvas, number: int, rows: int, seat: LobbySeat, name: str, words: Words) -> None:
    left = 44 + 570 * (number // rows)
    y = _SEATS_TOP + 10 + _ROW * (number % rows) + _ROW // 2
    if seat.name is None:
        canvas.sprite(open_space(60), (left + 34, y))
        free = words("picture-seat-free")
        canvas.text((left + 84, y), free, theme.READ, INK_SOFT, face=Typeface.SERIF_ITALIC, room=440)
        return
    badge(canvas, number, (left + 34, y), 60)
    what = seat.level or (words("picture-ai") if seat.ai else words("picture-host") if seat.host else "")
    room, beside = 446, 0
    if what:
        what, size = fonts.fit(what, Typeface.SANS, theme.READ, 240, theme.READ)
        beside = fonts.width(what, Typeface.SANS, size) + 18
    x = left + 84
    x += canvas.text((x, y), name, 40, face=Typeface.SEMIBOLD, room=room - beside, least=theme.READ)
    if what:
        canvas.text((x + 18, y + 3), what, size, INK_SOFT)


def _rules(canvas: Canvas, rules: Sequence[str], box: Box, words: Words) -> None:
    left, top, right, _ = box
    with canvas.panel(box):
        title = words("picture-rules")
        canvas.text((left + 28, top + 34), title, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=800)
        for n, line in enumerate(rules):
            canvas.text((left + 28, top + 82 + _RULE * n), line, theme.READ, room=right - left - 56)
