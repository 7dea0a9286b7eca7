"""Manila's background sheets: all that doesn't change during a game.

The drawing is made once; the labels are written on it once per language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.manila.board import (
    INSURANCE_FEE,
    LETTER_PAYS,
    LETTERS,
    PROFIT,
    ROUTE_END,
    START_MAX,
    WARES,
    Space,
    Ware,
)
from engine.manila.view import ManilaView, Phase
from render import chart, theme
from render.canvas import Box, Canvas, Point, TextBox, apart
from render.chart import framed
from render.foundry import Typeface
from render.manila import places
from render.manila.pieces import money
from render.manila.places import Sheets
from render.sprites import emblem, skull
from render.theme import CARD, INK, INK_SOFT
from render.words import Words

_LAID_ON: Final = {
    Sheets.QUAY: (places.HERO, places.WIDE_ROSE, 130),
    Sheets.SEA: (places.SEA, places.ROSE, 120),
    Sheets.RAID: ((30, 118, 1028, 566), (300, 330), 120),
    Sheets.DOCKS: (places.HERO, places.WIDE_ROSE, 130),
}
"""The sea of each sheet, with the place and size of its compass rose."""


def of(view: ManilaView) -> Sheets:
    if not view.punts:
        return Sheets.QUAY
    if view.phase in {Phase.BOARD, Phase.PLUNDER} and view.to_act:
        return Sheets.RAID
    repairs = view.phase is Phase.PLEDGE and view.owed is not None and view.owed.purpose == "repairs"
    return Sheets.DOCKS if repairs else Sheets.SEA


def blank(hero: Sheets, lines: int, words: Words) -> Canvas:
    """Return a fresh copy of a sheet, with this many rows of merchants."""
    labels = _labels(hero, lines, words)
    canvas = Canvas.on(_sheet(hero, lines))
    for image, corner in labels.pieces:
        canvas.piece(image, corner)
    canvas.texts[:], canvas.painted[:] = labels.texts, ()
    return canvas


@lru_cache(maxsize=128)
def receded(hero: Sheets, lines: int, words: Words, panel: Box) -> Image.Image:
    return chart.receded(blank(hero, lines, words).image.crop(panel))


class _Labels(NamedTuple):
    """The labels of a sheet with their corners, some 150 KiB per language."""

    pieces: tuple[tuple[Image.Image, Point], ...]
    texts: tuple[TextBox, ...]


@lru_cache(maxsize=128)
def _labels(hero: Sheets, lines: int, words: Words) -> _Labels:
    canvas = Canvas.on(_sheet(hero, lines))
    _write(canvas, hero, words)
    pieces = tuple((canvas.image.crop(box), box[:2]) for box in apart(canvas.painted))
    return _Labels(pieces, tuple(canvas.texts))


def _write(canvas: Canvas, hero: Sheets, words: Words) -> None:
    if hero is Sheets.QUAY:
        for ware in WARES:
            _stall(canvas, ware, words)
        return
    ports = ((places.PORTS, "picture-ports"),) if hero is not Sheets.DOCKS else ()
    for box, key in (
        *ports,
        (places.YARDS, "picture-yards"),
        (places.PIRATES, "picture-pirates"),
        (places.PILOTS, "picture-pilots"),
        (places.INSURANCE, "picture-insurance"),
    ):
        _title(canvas, box, words(key))
    _pays(canvas)
    if hero is Sheets.SEA:
        for index in range(len(LETTERS)):
            _numbers(canvas, index)
    if hero is not Sheets.DOCKS:
        for index in range(len(LETTERS)):
            _quay(canvas, index)


@lru_cache(maxsize=8)
def _sheet(hero: Sheets, lines: int) -> Image.Image:
    panels = (*_panels(hero), places.merchants(lines), places.market(lines))
    sheet = framed(places.size(lines), *panels, title=places.TURN, sea=_LAID_ON[hero])
    if hero is Sheets.SEA:
        canvas = Canvas(sheet.image)
        for index in range(len(LETTERS)):
            _route(canvas, index)
    return sheet.finish()


def _panels(hero: Sheets) -> list[Box]:
    if hero is Sheets.QUAY:
        return [places.BIDS, *(places.stall(ware) for ware in WARES)]
    lanes = range(len(LETTERS))
    loads = [places.load(n) for n in lanes] if hero is Sheets.SEA else []
    ports = [places.PORTS] if hero is not Sheets.DOCKS else []
    return [places.YARDS, places.PIRATES, places.PILOTS, places.INSURANCE, *loads, *ports]


def _route(canvas: Canvas, index: int) -> None:
    """Draw the scale of a route, 0 to 13: start spaces golden, the pirates' dark."""
    first, last = places.cell(index, 0), places.cell(index, ROUTE_END)
    canvas.fill((first[0] - 3, first[1] - 3, last[2] + 3, last[3] + 3), INK)
    for position in range(ROUTE_END + 1):
        left, top, right, bottom = places.cell(index, position)
        fill = CARD if position % 2 else theme.CARD_DIM
        if position <= START_MAX:
            fill = theme.GOLD_PALE
        if position == ROUTE_END:
            fill = theme.DANGER
        canvas.fill((left + 1, top, right - 1, bottom), fill)
    canvas.sprite(skull(46, theme.DANGER), places.pirates_sign(index))


def _title(canvas: Canvas, box: Box, text: str) -> None:
    with canvas.panel(box):
        middle = ((box[0] + box[2]) / 2, box[1] + 21)
        canvas.text(middle, text, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m", room=box[2] - box[0] - 8)


def _pays(canvas: Canvas) -> None:
    """Write what places pay, on their left."""
    for space, text in ((Space.PILOT_SMALL, "±1"), (Space.PILOT_LARGE, "±2"), (Space.INSURANCE, f"+{INSURANCE_FEE}")):
        x, y = places.SLOTS[space][0]
        canvas.text((x - 37, y), text, 38, face=Typeface.BOLD, anchor="r")
    for letter, pays in enumerate(LETTER_PAYS):
        x, y = places.SLOTS[Space(Space.YARD_A + letter)][0]
        name = LETTERS[letter].upper()
        canvas.text((x - places.BESIDE, y - 18), name, 40, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m")
        canvas.text((x - places.BESIDE, y + 20), f"+{pays}", 38, face=Typeface.BOLD, anchor="m")
    x, y = places.SLOTS[Space.PIRATE][0]
    canvas.sprite(skull(40, theme.DANGER), (x - places.BESIDE + 4, y))


def _numbers(canvas: Canvas, index: int) -> None:
    for position in range(ROUTE_END + 1):
        left, top, right, bottom = places.cell(index, position)
        ink = CARD if position == ROUTE_END else INK_SOFT
        middle = ((left + right) / 2, (top + bottom) / 2)
        canvas.text(middle, str(position), theme.READ, ink, face=Typeface.SEMIBOLD, anchor="m")


def _quay(canvas: Canvas, letter: int) -> None:
    left, top, right, _ = box = places.quay(letter)
    canvas.fill((left + 6, top, right - 6, top + 2), theme.LINE_PALE)
    with canvas.panel(box):
        name = LETTERS[letter].upper()
        canvas.text((left + 38, top + 22), name, 40, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m")
        canvas.text((right - 10, top + 22), f"+{LETTER_PAYS[letter]}", 38, face=Typeface.BOLD, anchor="r")


def _stall(canvas: Canvas, ware: Ware, words: Words) -> None:
    left, top, right, _ = box = places.stall(ware)
    with canvas.panel(box):
        canvas.sprite(emblem(ware, 64), (left + 52, top + 46))
        name = words(f"picture-ware-{ware.slug}")
        canvas.text((left + 94, top + 46), name, 42, face=Typeface.SERIF_BOLD, room=172, least=theme.READ)
        for key, y in (("picture-price", 108), ("picture-cargo", 202)):
            canvas.text((left + 18, top + y), words(key), theme.READ, INK_SOFT, room=158)
        money(canvas, PROFIT[ware], (right - 18, top + 202), 42)
