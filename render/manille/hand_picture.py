"""A player's own cards, and their dummy's, for their eyes alone: with the trick that they have to answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.manille.cards import Card, Trump
from engine.manille.view import HandView, ManilleView, Pile
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.manille import board_picture, cards
from render.manille.places import Spot
from render.names import readable_names
from render.sprites import badge, disc
from render.words import Words

TRICK: Final[Box] = (16, 118, 1184, 402)
"""The table with the trick, seen from one's own place."""
_TOP: Final = 406
_ROW: Final = 246
_LOW_ROW: Final = 254
"""Height of a hand, and of one with its title, where there are two."""
_TITLE: Final = 38
_MIDDLE: Final = ((TRICK[0] + TRICK[2]) / 2, (TRICK[1] + TRICK[3]) / 2)
_SIZES: Final = {5: (150, 214), 8: (128, 200), 10: cards.HELD}
"""How large the cards of a hand are, by how many there are at the deal: so they stay as they become fewer."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where somebody's card falls, and where their badge and name stand."""

    card: Spot
    badge: Spot
    name: Spot
    anchor: str = "l"


_MINE: Final = _Place((600, 326), (684, 366), (722, 366))
_ACROSS: Final = _Place((600, 194), (500, 154), (464, 154), "r")
_ROUND: Final = {
    3: (_MINE, _Place((430, 240), (346, 240), (308, 240), "r"), _Place((770, 240), (854, 240), (892, 240))),
    4: (
        _MINE,
        _Place((430, 270), (346, 270), (308, 270), "r"),
        _ACROSS,
        _Place((770, 270), (854, 270), (892, 270)),
    ),
    6: (
        _MINE,
        _Place((400, 326), (316, 326), (278, 326), "r"),
        _Place((400, 194), (316, 194), (278, 194), "r"),
        _Place((600, 194), (500, 154), (500, 154)),
        _Place((800, 194), (884, 194), (922, 194)),
        _Place((800, 326), (884, 326), (922, 326)),
    ),
}
"""By number of hands, from one's own hand on in playing order."""


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
    _table(canvas, view, view.seat, shown, words)
    for row, number in enumerate(hands):
        _row(canvas, view, number, row, len(hands), words)
    return canvas


def row(number: int, rows: int = 1) -> Box:
    """Where the cards of a hand lie, from the top."""
    high = _ROW if rows == 1 else _LOW_ROW
    return (24, _TOP + high * number, 1176, _TOP + high * (number + 1))


@lru_cache(maxsize=2)
def _sheet(rows: int) -> Image.Image:
    sheet = Sheet(1200, row(rows - 1, rows)[3] + FOOT)
    sheet.sea(TRICK, _MIDDLE, 100)
    sheet.label(titles.HAND, theme.GOLD)
    sheet.frame()
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
        text = words(key) if view.trump in {None, Trump.NONE} else words("picture-manille-trump-named", suit=words(key))
        canvas.text((right - 8, 67), text, 36, face=Typeface.SERIF_BOLD, anchor="r", room=400, least=24)


def _table(canvas: Canvas, view: ManilleView, mine: int, names: Sequence[str], words: Words) -> None:
    """The trick as it fell, seen from one's own place; before the lead the last one."""
    places = _ROUND[len(view.hands)]
    for number, held in enumerate(view.hands):
        place = places[(number - mine) % len(places)]
        if view.turn == number:
            canvas.sprite(disc(68, theme.GOLD, theme.INK), place.badge)
        badge(canvas, held.owner, place.badge, 52)
        name = words("picture-manille-dummy") if held.dummy else names[held.owner]
        if place.name != place.badge and number != mine:
            room = round(place.name[0] - 36 if place.anchor == "r" else 1164 - place.name[0])
            room = min(room, 240 if place is not _ACROSS else 200)
            canvas.text(place.name, name, 34, face=Typeface.SEMIBOLD, anchor=place.anchor, room=room, least=30)
    if view.trick is not None:
        _fallen(canvas, view, mine, words)
    elif view.last_trick is not None:
        board_picture.row_of(canvas, view, view.last_trick, (_MIDDLE[0], _MIDDLE[1] - 16), words)
    else:
        text = words("picture-manille-nothing-led")
        canvas.text(_MIDDLE, text, 34, face=Typeface.SERIF_ITALIC, anchor="m", room=360, least=26)


def _fallen(canvas: Canvas, view: ManilleView, mine: int, words: Words) -> None:
    trick, deck = view.trick, cards.deck(words, view.options.suit_colours)
    assert trick is not None
    for n, card in enumerate(trick.cards):
        number = (trick.leader + n) % len(view.hands)
        x, y = _ROUND[len(view.hands)][(number - mine) % len(view.hands)].card
        cards.face(canvas, card, (x, y), cards.SMALL, deck)
        if trick.winner == number:
            canvas.sprite(cards.star(46), (x + 36, y - 54))


def _row(canvas: Canvas, view: ManilleView, number: int, place: int, rows: int, words: Words) -> None:
    held, (_, top, _, bottom) = view.hands[number], row(place, rows)
    if rows > 1:
        title = words("picture-manille-your-dummy" if held.dummy else "picture-manille-hand")
        canvas.text((48, top + 26), title, 32, face=Typeface.SERIF_BOLD, room=1000, least=26)
        top += _TITLE
    middle = (top + bottom) / 2
    if _visible(held) is None:
        text = words("picture-manille-not-yet")
        canvas.text((600, top + 34), text, 36, face=Typeface.SERIF, anchor="m", room=1100, least=28)
        for n in range(held.count):
            canvas.sprite(cards.back(cards.SMALL), (600 + 96 * (n - (held.count - 1) / 2), middle + 32))
        return
    size = _SIZES[view.layout.cards]
    deck = cards.deck(words, view.options.suit_colours)
    deciding = view.turn == number and view.seat in view.to_act
    columns = held.piles or tuple(Pile(card, below=False) for card in held.cards or ())
    for n, pile in enumerate(columns):
        x = 600 + (size[0] + (4 if size == cards.HELD else 14)) * (n - (len(columns) - 1) / 2)
        if pile.below:
            canvas.sprite(cards.back(cards.SMALL), (x + 40, middle))
        if pile.top is not None:
            dull = deciding and pile.top not in view.legal
            at = (x, middle + (12 if dull else -4 if deciding else 4))
            cards.face(canvas, pile.top, at, size, deck, dull=dull)


def _visible(held: HandView) -> tuple[Card, ...] | None:
    """The cards of a hand that its owner sees; ``None`` while all of them lie face down."""
    if held.piles:
        return tuple(pile.top for pile in held.piles if pile.top is not None)
    return held.cards
