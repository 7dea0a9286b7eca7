"""A player's own cards, and their dummy's, for their eyes alone: with the trick that they have to answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.manille.cards import Card, Trump
from engine.manille.view import HandView, ManilleView
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.manille import cards
from render.names import readable_names
from render.sprites import badge
from render.theme import INK_SOFT
from render.words import Words

TRICK: Final[Box] = (24, 124, 1176, 252)
"""Where the trick lies."""
_TOP: Final = 258
_ROW: Final = 282
_STEP: Final = 114


def hand(view: ManilleView, names: Sequence[str], words: Words) -> Picture:
    """The picture of the viewer's own hand. Raises ``ValueError`` for the public's view: it has none."""
    return encode(draw(view, names, words).image, "hand")


def draw(view: ManilleView, names: Sequence[str], words: Words) -> Canvas:
    """The hand as a canvas that knows its texts."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its own seat")
    shown = readable_names(names, words)
    hands = [number for number, held in enumerate(view.hands) if held.owner == view.seat]
    canvas = Canvas(_sheet(len(hands)).copy())
    _title(canvas, view, view.seat, shown, words)
    _trick(canvas, view, words)
    for row, number in enumerate(hands):
        _row(canvas, view, number, row, words)
    return canvas


def row(number: int) -> Box:
    """Where the cards of a hand lie, from the top."""
    top = _TOP + _ROW * number
    return (24, top + 8, 1176, top + _ROW - 4)


@lru_cache(maxsize=2)
def _sheet(rows: int) -> Image.Image:
    height = _TOP + _ROW * rows + 20
    sheet = Sheet(1200, height + FOOT)
    sheet.sea((16, _TOP, 1184, height - 16), (600, (_TOP + height) / 2), 120)
    sheet.label(titles.HAND, theme.GOLD)
    sheet.label(TRICK)
    sheet.frame()
    sheet.foot()
    return sheet.finish()


def _title(canvas: Canvas, view: ManilleView, seat: int, names: Sequence[str], words: Words) -> None:
    right = titles.HAND[2]
    with canvas.panel(titles.HAND):
        titles.owner(canvas, seat, names[seat], room=510)
        key = "picture-manille-not-named" if view.trump is None else f"picture-manille-suit-{view.trump.slug}"
        if view.trump is not None:
            canvas.sprite(cards.trump_sign(view.trump, 64, view.options.suit_colours), (right - 56, 67))
            right -= 100
        else:
            right -= 24  # clear of the corner of the frame
        text = words(key) if view.trump in {None, Trump.NONE} else f"{words('picture-manille-trump')}: {words(key)}"
        canvas.text((right - 8, 67), text, 36, face=Typeface.SERIF_BOLD, anchor="r", room=400, least=24)


def _trick(canvas: Canvas, view: ManilleView, words: Words) -> None:
    """The cards on the table in the order in which they were played, and who is winning."""
    left, top, _, bottom = TRICK
    y = (top + bottom) / 2
    with canvas.panel(TRICK):
        if view.trick is None:
            text = words("picture-manille-nothing-led")
            canvas.text((left + 24, y), text, 34, INK_SOFT, face=Typeface.SERIF, room=900, least=24)
            return
        x = left + 24 + canvas.text((left + 24, y), words("picture-manille-on-table"), 30, INK_SOFT,
                                    face=Typeface.SERIF, room=210, least=24) + 24  # fmt: skip
        for place, card in enumerate(view.trick.cards):
            number = (view.trick.leader + place) % len(view.hands)
            badge(canvas, view.hands[number].owner, (x + 22, y), 44)
            cards.face(canvas, card, (x + 84, y), cards.MINI, view.options.suit_colours)
            if view.trick.winner == number:
                canvas.sprite(cards.star(40), (x + 112, y - 34))
            x += 142


def _row(canvas: Canvas, view: ManilleView, number: int, row: int, words: Words) -> None:
    held = view.hands[number]
    top = _TOP + _ROW * row
    title = words("picture-manille-your-dummy" if held.dummy else "picture-manille-hand")
    canvas.text((48, top + 38), title, 32, face=Typeface.SERIF_BOLD, room=1000, least=24)
    found = _visible(held)
    if found is None:
        text = words("picture-manille-not-yet")
        canvas.text((600, top + 88), text, 34, face=Typeface.SERIF, anchor="m", room=1100, least=24)
        for n in range(held.count):
            canvas.sprite(cards.back(cards.SMALL), (600 + 96 * (n - (held.count - 1) / 2), top + 180))
        return
    deciding = view.turn == number and view.seat in view.to_act
    for n, card in enumerate(found):
        x = 600 + _STEP * (n - (len(found) - 1) / 2)
        dull = deciding and card not in view.legal
        cards.face(canvas, card, (x, top + (174 if dull else 160)), cards.HELD, view.options.suit_colours, dull=dull)
    if held.piles:
        tops = [pile for pile in held.piles if pile.top is not None]
        for n, pile in enumerate(tops):
            if pile.below:
                canvas.sprite(cards.back(cards.MINI), (600 + _STEP * (len(found) / 2 + 0.2) + 50 + 40 * n, top + 180))


def _visible(held: HandView) -> tuple[Card, ...] | None:
    """The cards of a hand that its owner sees; ``None`` while all of them lie face down."""
    if held.piles:
        return tuple(pile.top for pile in held.piles if pile.top is not None)
    return held.cards
