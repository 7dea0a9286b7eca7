"""The picture of a player's hand, their dummy's, and the trick to answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.manille.cards import Card, Trump
from engine.manille.view import HandView, ManilleView, Pile, Trick
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.manille import cards
from render.names import initials, readable_names
from render.sprites import badge, disc
from render.words import Words

TRICK: Final[Box] = (16, 118, 1184, 402)
"""The table with the trick, in playing order."""
_TOP: Final = 406
_ROW: Final = 266
_LOW_ROW: Final = 260
"""Height of a hand, and of one with its title, where there are two."""
_TITLE: Final = 38
_LARGEST: Final = (172, 244)
_GAP: Final = 10
_FACE_DOWN: Final = (104, 148)
_MIDDLE: Final = ((TRICK[0] + TRICK[2]) / 2, (TRICK[1] + TRICK[3]) / 2)
_ON_TABLE: Final = {2: (118, 166), 3: (118, 166), 4: (118, 166), 6: (104, 148)}
"""The size of the cards of a trick, by players."""


@drawn("hand")
def hand(view: ManilleView, names: Sequence[str], words: Words) -> Canvas:
    """Return the picture of the viewer's own hand."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its own seat")
    shown = readable_names(names, words)
    hands = [number for number, held in enumerate(view.hands) if held.owner == view.seat]
    canvas = Canvas.on(_sheet(len(hands)))
    canvas.initials = initials(names)
    _title(canvas, view, view.seat, shown, words)
    _table(canvas, view, shown, words)
    for row, number in enumerate(hands):
        _row(canvas, view, number, row, len(hands), words)
    return canvas


def row(number: int, rows: int = 1) -> Box:
    """Return the box of one row of cards, counted from the top."""
    high = _ROW if rows == 1 else _LOW_ROW
    return (24, _TOP + high * number, 1176, _TOP + high * (number + 1))


@lru_cache(maxsize=2)
def _sheet(rows: int) -> Image.Image:
    size = (theme.WIDTH, row(rows - 1, rows)[3] + FOOT)
    return framed(size, title=titles.HAND, sea=(TRICK, _MIDDLE, 100)).finish()


def _title(canvas: Canvas, view: ManilleView, seat: int, names: Sequence[str], words: Words) -> None:
    right = titles.HAND[2]
    with canvas.panel(titles.HAND):
        titles.owner(canvas, seat, names[seat], room=470)
        key = "picture-manille-not-named" if view.trump is None else f"picture-manille-suit-{view.trump.slug}"
        if view.trump is not None:
            canvas.sprite(cards.trump_sign(view.trump, 64, view.options.suit_colours), (right - 56, 67))
            right -= 100
        else:
            right -= 24  # clear of the corner of the frame
        text = words(key) if view.trump in {None, Trump.NONE} else words("picture-manille-trump-named", suit=words(key))
        canvas.text((right - 8, 67), text, 42, face=Typeface.SERIF_BOLD, anchor="r", room=440, least=theme.READ)


def _table(canvas: Canvas, view: ManilleView, names: Sequence[str], words: Words) -> None:
    """Draw the trick, with those still to play."""
    trick, many = view.trick or view.last_trick, len(view.hands)
    first = trick.leader if trick is not None else view.turn or 0
    told = None if view.trick is not None else "last-trick" if trick is not None else "nothing-led"
    step = (TRICK[2] - TRICK[0] - 24) / many
    with canvas.panel(TRICK):
        if told is not None:
            said = words(f"picture-manille-{told}")
            at = (_MIDDLE[0], TRICK[1] + 32)
            canvas.text(at, said, 38, face=Typeface.SERIF_ITALIC, anchor="m", room=600, least=theme.READ)
        for n in range(many):
            x = TRICK[0] + 12 + step * (n + 0.5)
            _played(canvas, view, trick, (first + n) % many, n, (x, round(step)), names, words)


def _played(
    canvas: Canvas,
    view: ManilleView,
    trick: Trick | None,
    number: int,
    place: int,
    column: tuple[float, int],
    names: Sequence[str],
    words: Words,
) -> None:
    """Draw one player's place in the trick: the card, or an empty outline."""
    (x, width), held, old = column, view.hands[number], view.trick is None
    size, deck = _ON_TABLE[view.players], cards.deck(words, view.options.suit_colours)
    left, middle = x - (size[0] + 70) / 2 + 26, TRICK[1] + 144
    card = (left + 44 + size[0] / 2, middle)
    if trick is not None and place < len(trick.cards):
        wins = trick.winner == number
        cards.face(canvas, trick.cards[place], card, size, deck, dull=old and not wins)
        if wins:
            canvas.sprite(cards.star(54), (left, middle + 44))
    else:
        canvas.sprite(cards.room(size), card)
    if view.turn == number:
        canvas.sprite(disc(78, theme.GOLD, theme.INK), (left, middle - 40))
    badge(canvas, held.owner, (left, middle - 40), 62)
    name = words("picture-manille-dummy") if held.dummy else names[held.owner]
    canvas.text((x, TRICK[3] - 34), name, 38, face=Typeface.SEMIBOLD, anchor="m", room=width - 8, least=theme.READ)


def _row(canvas: Canvas, view: ManilleView, number: int, place: int, rows: int, words: Words) -> None:
    held, (_, top, _, bottom) = view.hands[number], row(place, rows)
    if rows > 1:
        title = words("picture-manille-your-dummy" if held.dummy else "picture-manille-hand")
        canvas.text((48, top + 26), title, 38, face=Typeface.SERIF_BOLD, room=1000, least=theme.READ)
        top += _TITLE
    middle = (top + bottom) / 2
    if _visible(held) is None:
        text = words("picture-manille-not-yet")
        canvas.text((600, top + 34), text, 40, face=Typeface.SERIF, anchor="m", room=1100, least=theme.READ)
        for n in range(held.count):
            canvas.sprite(cards.back(_FACE_DOWN), (600 + 112 * (n - (held.count - 1) / 2), middle + 34))
        return
    deck = cards.deck(words, view.options.suit_colours)
    deciding = view.turn == number and view.seat in view.to_act
    columns = held.piles or tuple(Pile(card, below=False) for card in held.cards or ())
    size = _size(len(columns), bottom - top - 24)
    for n, pile in enumerate(columns):
        x = 600 + (size[0] + _GAP) * (n - (len(columns) - 1) / 2)
        if pile.below:
            canvas.sprite(cards.back(cards.SMALL), (x + 40, middle))
        if pile.top is not None:
            dull = deciding and pile.top not in view.legal
            at = (x, middle + (12 if dull else -4 if deciding else 4))
            cards.face(canvas, pile.top, at, size, deck, dull=dull)


def _size(many: int, high: float) -> cards.Size:
    width = min(_LARGEST[0], (1136 + _GAP) // max(1, many) - _GAP)
    return width, min(_LARGEST[1], round(1.72 * width), round(high))


def _visible(held: HandView) -> tuple[Card, ...] | None:
    """Return the cards of a hand that its owner sees."""
    if held.piles:
        return tuple(pile.top for pile in held.piles if pile.top is not None)
    return held.cards
