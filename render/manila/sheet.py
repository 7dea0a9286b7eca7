"""Manila's sheet: all of the board that never changes. Two of them: with the routes, and with the wares on the quay."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.manila.board import LETTERS, MARKET, ROUTE_END, START_MAX
from render import theme
from render.canvas import Box, Canvas, TextBox
from render.chart import Sheet
from render.fonts import Face
from render.manila import places
from render.sprites import skull
from render.theme import CARD, INK, mix


@lru_cache(maxsize=2)
def _plain(loaded: bool) -> tuple[Image.Image, tuple[TextBox, ...]]:
    sheet = Sheet(*places.SIZE)
    sheet.sea(places.SEA if loaded else (40, 128, 1160, 552), places.ROSE, 190)
    sheet.label(places.TURN, theme.GOLD)
    panels = [places.YARDS, places.PIRATES, places.PILOTS, places.INSURANCE, places.MARKET, places.MERCHANTS]
    panels += _lane_labels() if loaded else [places.BIDS, *(places.stall(ware) for ware in range(4))]
    for panel in panels:
        sheet.label(panel)
    sheet.frame()
    canvas = Canvas(sheet.finish())
    _market(canvas)
    if loaded:
        for index in range(3):
            _route(canvas, index)
    return canvas.image, tuple(canvas.texts)


def _lane_labels() -> list[Box]:
    return [box for n in range(len(LETTERS)) for box in (places.load(n), places.quay(n))]


def blank(loaded: bool) -> Canvas:
    """A fresh copy of the sheet: with routes when the punts are loaded, else with stalls for the wares."""
    image, texts = _plain(loaded)
    return Canvas(image.copy(), list(texts))


def _route(canvas: Canvas, index: int) -> None:
    """The scale of a route, 0 to 13: start spaces pale, the pirates' space dark."""
    first, last = places.cell(index, 0), places.cell(index, ROUTE_END)
    canvas.fill((first[0] - 3, first[1] - 3, last[2] + 3, last[3] + 3), INK)
    for position in range(ROUTE_END + 1):
        box = places.cell(index, position)
        fill = CARD if position % 2 else mix(CARD, theme.CARD_DIM, 0.9)
        if position <= START_MAX:
            fill = mix(fill, theme.GOLD, 0.35)
        ink = theme.INK_SOFT
        if position == ROUTE_END:
            fill, ink = theme.DANGER, CARD
        canvas.fill((box[0] + 1, box[1], box[2] - 1, box[3]), fill)
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        canvas.text(middle, str(position), 27, ink, face=Face.SEMIBOLD, anchor="m")
    pirates = places.afloat(index, ROUTE_END)
    canvas.sprite(skull(48, theme.DANGER), (pirates[0], pirates[1] + 14))


def _market(canvas: Canvas) -> None:
    with canvas.panel(places.MARKET):
        for level, value in enumerate(MARKET):
            box = places.market_cell(0, level)
            middle = ((box[0] + box[2]) / 2, places.MARKET_HEAD)
            canvas.text(middle, str(value), 34, theme.INK_SOFT, face=Face.BOLD, anchor="m")
    for ware in range(4):
        for level in range(len(MARKET)):
            canvas.fill(places.market_cell(ware, level), theme.CARD_DIM)
