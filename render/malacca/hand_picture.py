"""A player's own hand, for their eyes alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.malacca.cards import ACTIONS, ORDINARY, SPECIALS, Card
from engine.malacca.view import MalaccaView, Phase
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.malacca.pieces import HAND_CARD, lay, money, sign
from render.names import readable_names
from render.sprites import coin
from render.theme import INK_SOFT
from render.words import Words

CARDS: Final[Box] = (24, 124, 1176, 372)
"""Where the cards lie."""
_FOOT: Final[Box] = (24, 384, 1176, 600)
_STEP: Final = 224
"""Cards lie that far apart, closer where there are many."""


@lru_cache(maxsize=1)
def _sheet() -> Image.Image:
    sheet = Sheet(theme.WIDTH, _FOOT[3] + 24 + FOOT)
    sheet.label(titles.HAND, theme.GOLD)
    sheet.label(CARDS)
    sheet.label(_FOOT)
    sheet.frame()
    sheet.foot()
    return sheet.finish()


def hand(view: MalaccaView, names: Sequence[str], words: Words) -> Picture:
    """The picture of the viewer's own hand. Raises ``ValueError`` for the public's view: it has none."""
    return encode(draw(view, names, words).image, "hand")


def draw(view: MalaccaView, names: Sequence[str], words: Words) -> Canvas:
    """The hand as a canvas that knows its texts."""
    if view.seat is None or view.hand is None:
        raise ValueError("a hand is drawn from the view of its own seat")
    canvas = Canvas(_sheet().copy())
    titles.hand(canvas, view.seat, readable_names(names, words)[view.seat], words("malacca-picture-hand"))
    _cards(canvas, view, view.hand, words)
    _foot(canvas, view, view.seat, words)
    return canvas


def _cards(canvas: Canvas, view: MalaccaView, held: Sequence[int], words: Words) -> None:
    shown = _shown(view, held)
    left, step = _spread(len(shown))
    with canvas.panel(CARDS):
        for n, (card, count) in enumerate(shown):
            at = (left + step * n, CARDS[1] + 102)
            for copy in reversed(range(min(count, 3))):
                lay(canvas, card if not copy else None, (at[0] + 5 * copy, at[1] - 5 * copy), HAND_CARD)
            _caption(canvas, card, count, (at[0], CARDS[3] - 34), step - 2, words)


def _shown(view: MalaccaView, held: Sequence[int]) -> list[tuple[Card, int]]:
    """The cards that are left in the hand, and how many of each."""
    laid = view.cards[view.seat] if view.seat is not None and view.phase is not Phase.KEEP else None
    counts = [(card, int(card is not laid)) for card in ORDINARY] + list(zip(SPECIALS, held, strict=True))
    return [(card, count) for card, count in counts if count]


def _spread(cards: int) -> tuple[float, int]:
    """The middle of the first of so many cards, and how far apart they lie."""
    step = min(_STEP, (CARDS[2] - CARDS[0] - 16) // cards)
    return (CARDS[0] + CARDS[2]) / 2 - step * (cards - 1) / 2, step


def last_card(view: MalaccaView) -> Box:
    """Around the last card of a hand: a special one, if its owner has any."""
    count = len(_shown(view, view.hand or ()))
    left, step = _spread(count)
    middle = round(left + step * (count - 1))
    return (middle - step // 2 + 6, CARDS[1] + 4, middle + step // 2 - 6, CARDS[3] - 4)


def _caption(canvas: Canvas, card: Card, count: int, at: tuple[float, float], room: int, words: Words) -> None:
    text = words("malacca-picture-name-of-card", card=card.code)
    if count > 1:
        text = f"{count} × {text}"
    canvas.text(at, text, theme.CAPTION, face=Typeface.SEMIBOLD, anchor="m", room=room, least=24)


def _foot(canvas: Canvas, view: MalaccaView, seat: int, words: Words) -> None:
    left, top, right, bottom = _FOOT
    middle = (top + bottom) / 2
    with canvas.panel(_FOOT):
        canvas.text((left + 48, top + 40), words("malacca-picture-purse"), theme.LABEL, INK_SOFT, room=200, least=24)
        money(canvas, view.purses[seat], (left + 190, middle + 14), 72)
        if (character := view.characters[seat]) is not None:
            title = words("malacca-picture-character", character=character.slug)
            canvas.text((left + 270, top + 40), title, 34, face=Typeface.SERIF_BOLD, room=340, least=24)
        x = left + 286
        for action in ACTIONS:
            if count := view.items[seat][action]:
                canvas.sprite(sign(action, 52), (x + 10, middle + 14))
                canvas.text((x + 46, middle + 14), f"×{count}", 40, face=Typeface.BOLD)
                x += 128
        if view.phase is Phase.KEEP and view.drawn:
            canvas.text((right - 190, top + 40), words("malacca-picture-drawn"), theme.LABEL, INK_SOFT,
                        face=Typeface.SEMIBOLD, anchor="m", room=320, least=24)  # fmt: skip
            for n, card in enumerate(view.drawn):
                lay(canvas, card, (right - 250 + 120 * n, middle + 26), (96, 128))
        elif (card_laid := view.cards[seat]) is not None and view.phase is not Phase.KEEP:
            canvas.text((right - 366, top + 40), words("malacca-picture-laid"), theme.LABEL, INK_SOFT,
                        face=Typeface.SEMIBOLD, room=120, least=24)  # fmt: skip
            lay(canvas, card_laid, (right - 130, middle), (140, 186))
            canvas.sprite(coin(48), (right - 342, middle + 14))
            canvas.text(
                (right - 308, middle + 14), str(view.bets[seat] or 0), 54, face=Typeface.BOLD, room=100, least=30
            )
