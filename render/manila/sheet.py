"""Manila's sheet: all of the board that does not change during a game.

There are two: with the routes once the punts are loaded, with the wares on the quay before. The drawn part is
made once; the labels are written on it once per language.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.manila.board import (
    INSURANCE_FEE,
    LETTER_PAYS,
    LETTERS,
    MARKET,
    PROFIT,
    ROUTE_END,
    START_MAX,
    WARES,
    Space,
    Ware,
)
from render import theme
from render.canvas import Box, Canvas, TextBox
from render.chart import Sheet
from render.foundry import Typeface
from render.manila import places
from render.sprites import emblem, skull
from render.theme import CARD, INK, INK_SOFT
from render.words import Words


def blank(loaded: bool, words: Words) -> Canvas:
    """A fresh copy of the sheet: with routes when the punts are loaded, else with stalls for the wares."""
    image, texts = _labelled(loaded, words)
    return Canvas(image.copy(), list(texts))


def prepare(words: Words) -> None:
    """Draw both sheets ahead of the first picture, which takes some two tenths of a second."""
    for loaded in (True, False):
        _labelled(loaded, words)


@lru_cache(maxsize=8)
def _labelled(loaded: bool, words: Words) -> tuple[Image.Image, tuple[TextBox, ...]]:
    canvas = Canvas(_drawn(loaded).copy())
    for box, key in (
        (places.YARDS, "picture-yards"),
        (places.PIRATES, "picture-pirates"),
        (places.PILOTS, "picture-pilots"),
        (places.INSURANCE, "picture-insurance"),
    ):
        end = _title(canvas, box, words(key), 80 if box == places.PIRATES else 36)
        if box == places.PIRATES:
            canvas.sprite(skull(34, theme.DANGER), (end + 28, box[1] + 26))
    _captions(canvas, words)
    _market(canvas, words)
    _merchants(canvas, words)
    if loaded:
        for index in range(len(LETTERS)):
            _numbers(canvas, index)
            _quay(canvas, index)
    else:
        for ware in WARES:
            _stall(canvas, ware, words)
    return canvas.image, tuple(canvas.texts)


# -- the drawn part ---------------------------------------------------------------------------


@lru_cache(maxsize=2)
def _drawn(loaded: bool) -> Image.Image:
    sheet = Sheet(*places.SIZE)
    if loaded:
        sheet.sea(places.SEA, places.ROSE, 190)
    else:
        sheet.sea(places.WIDE_SEA, places.WIDE_ROSE, 120)
    sheet.label(places.TURN, theme.GOLD)
    panels = [places.YARDS, places.PIRATES, places.PILOTS, places.INSURANCE, places.MARKET, places.MERCHANTS]
    panels += _lane_labels() if loaded else [places.BIDS, *(places.stall(ware) for ware in WARES)]
    for panel in panels:
        sheet.label(panel)
    sheet.frame()
    sheet.foot()
    canvas = Canvas(sheet.finish())
    _market_cells(canvas)
    if loaded:
        for index in range(len(LETTERS)):
            _route(canvas, index)
    return canvas.image


def _lane_labels() -> list[Box]:
    return [box for n in range(len(LETTERS)) for box in (places.load(n), places.quay(n))]


def _route(canvas: Canvas, index: int) -> None:
    """The scale of a route, 0 to 13: start spaces golden, the pirates' space dark."""
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
    canvas.sprite(skull(42, theme.DANGER), places.pirates_sign(index))


def _market_cells(canvas: Canvas) -> None:
    for ware in WARES:
        for level, value in enumerate(MARKET):
            ends_the_game = value == MARKET[-1]
            canvas.fill(places.market_cell(ware, level), theme.GOLD_PALE if ends_the_game else theme.CARD_DIM)


# -- the labels -------------------------------------------------------------------------------


def _title(canvas: Canvas, box: Box, text: str, margin: int) -> int:
    """Write the title of a label. Returns where it ends."""
    with canvas.panel(box):
        room = box[2] - box[0] - margin
        left = box[0] + 18
        return left + canvas.text(
            (left, box[1] + 26), text, 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=room, least=24
        )


def _captions(canvas: Canvas, words: Words) -> None:
    """What stands under the spaces, and the letters of the shipyards."""
    captions: dict[Space, tuple[str, ...]] = {
        Space.PIRATE: (words("picture-captain"), words("picture-second")),
        Space.PILOT_SMALL: ("±1",),
        Space.PILOT_LARGE: ("±2",),
        Space.INSURANCE: (f"+{INSURANCE_FEE}",),
    }
    for letter, pays in enumerate(LETTER_PAYS):
        yard = Space(Space.YARD_A + letter)
        captions[yard] = (f"+{pays}",)
        x, y = places.SLOTS[yard][0]
        canvas.text((x - 57, y), LETTERS[letter].upper(), 48, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m")
    for space, texts in captions.items():
        size, face = (theme.CAPTION, Typeface.SANS) if space is Space.PIRATE else (34, Typeface.BOLD)
        for text, (x, _) in zip(texts, places.SLOTS[space], strict=True):
            canvas.text((x, places.CAPTION_Y), text, size, face=face, anchor="m", room=98, least=24)


def _market(canvas: Canvas, words: Words) -> None:
    left, top, right, _ = places.MARKET
    with canvas.panel(places.MARKET):
        canvas.text(
            (left + 18, top + 28), words("picture-market"), 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=300, least=24
        )
        canvas.text(
            (right - 14, top + 28), words("picture-left"), theme.CAPTION, INK_SOFT, anchor="r", room=110, least=24
        )
        for level, value in enumerate(MARKET):
            box = places.market_cell(0, level)
            middle = ((box[0] + box[2]) / 2, places.MARKET_HEAD)
            canvas.text(middle, str(value), 34, INK_SOFT, face=Typeface.BOLD, anchor="m")
        for ware in WARES:
            name = words(f"picture-ware-{ware.slug}")
            canvas.text(
                (left + 18, places.market_row(ware)), name, theme.BODY, face=Typeface.SEMIBOLD, room=124, least=24
            )


def _merchants(canvas: Canvas, words: Words) -> None:
    left, top, _, _ = places.MERCHANTS
    y = top + 28
    with canvas.panel(places.MERCHANTS):
        title = words("picture-merchants")
        canvas.text((left + 18, y), title, 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=280, least=24)
        for key, x, where, room in (
            ("picture-men", places.MEN, "m", 90),
            ("picture-shares", places.SHARES + 36, "m", 130),
            ("picture-cash", places.CASH, "r", 100),
        ):
            canvas.text((x, y), words(key), theme.CAPTION, INK_SOFT, anchor=where, room=room, least=24)


def _numbers(canvas: Canvas, index: int) -> None:
    for position in range(ROUTE_END + 1):
        left, top, right, bottom = places.cell(index, position)
        ink = CARD if position == ROUTE_END else INK_SOFT
        middle = ((left + right) / 2, (top + bottom) / 2)
        canvas.text(middle, str(position), 27, ink, face=Typeface.SEMIBOLD, anchor="m")


def _quay(canvas: Canvas, letter: int) -> None:
    left, top, _, _ = box = places.quay(letter)
    with canvas.panel(box):
        name = LETTERS[letter].upper()
        canvas.text((left + 34, top + 42), name, theme.HUGE, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m")
        canvas.text((left + 41, top + 98), f"+{LETTER_PAYS[letter]}", 34, face=Typeface.BOLD, anchor="m")


def _stall(canvas: Canvas, ware: Ware, words: Words) -> None:
    left, top, right, _ = box = places.stall(ware)
    with canvas.panel(box):
        canvas.sprite(emblem(ware, 60), (left + 58, top + 56))
        name = words(f"picture-ware-{ware.slug}")
        canvas.text((left + 114, top + 56), name, 38, face=Typeface.SERIF_BOLD, room=152, least=24)
        for key, y in (("picture-price", 128), ("picture-cargo", 222)):
            canvas.text((left + 22, top + y), words(key), theme.LABEL, INK_SOFT, room=150, least=24)
        canvas.text((right - 22, top + 222), str(PROFIT[ware]), theme.FIGURE, face=Typeface.BOLD, anchor="r")
