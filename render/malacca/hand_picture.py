"""The picture of a player's own hand in Malacca."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.game import Seat
from engine.malacca.cards import ACTIONS, ORDINARY, SPECIALS, Card
from engine.malacca.view import MalaccaView, Phase
from render import fonts, theme, titles
from render.canvas import Box, Canvas
from render.chart import framed
from render.encode import drawn
from render.foundry import Typeface
from render.malacca.accounts import accounts
from render.malacca.pieces import HAND_CARD, change_colour, coin, lay, ship, sign, stake, strength
from render.malacca.table_picture import fight
from render.names import changed, initials, readable_names
from render.sprites import badge, disc
from render.theme import CARD, INK
from render.words import Words

CARDS: Final[Box] = (24, 120, 1176, 392)
_SEA: Final[Box] = (16, 400, 424, 640)
_FIGHT: Final[Box] = (434, 406, 736, 634)
_PURSE: Final[Box] = (748, 406, 1176, 634)
_STEP: Final = 250
"""The distance between cards, smaller where there are many."""
_LARGE: Final = (150, 198)
_DRAWN: Final = (120, 160)
_COUNT: Final = (50, 36)
"""The offset of a card's count from the middle and the upper edge of all."""


@lru_cache(maxsize=2)
def _sheet(fight: bool) -> Image.Image:
    labels = [CARDS, _PURSE, *([_FIGHT] if fight else [])]
    return framed((theme.WIDTH, _SEA[3] + 24), *labels, title=titles.HAND, sea=(_SEA, (150, 510), 90)).finish()


@drawn("hand")
def hand(view: MalaccaView, names: Sequence[str], words: Words) -> Canvas:
    """Return the picture of the viewer's own hand."""
    if view.seat is None or view.hand is None:
        raise ValueError("a hand is drawn from the view of its own seat")
    canvas = Canvas.on(_sheet(bool(view.rounds)))
    canvas.initials = initials(names)
    character = view.characters[view.seat]
    title = words("malacca-picture-hand")
    if character is not None:
        title = words("malacca-picture-character", character=character.slug)
    titles.hand(canvas, view.seat, readable_names(names, words)[view.seat], title)
    _cards(canvas, view, view.hand, words)
    _ship(canvas, view, view.seat, words)
    if view.rounds:
        _last_fight(canvas, view, view.seat, words)
    _purse(canvas, view, view.seat)
    return canvas


def _cards(canvas: Canvas, view: MalaccaView, held: Sequence[int], words: Words) -> None:
    shown = _shown(view, held)
    left, step = _spread(len(shown))
    with canvas.panel(CARDS):
        for n, (card, count) in enumerate(shown):
            at, size = (left + step * n, CARDS[1] + 118), _LARGE if step > _LARGE[0] + 20 else HAND_CARD
            for copy in reversed(range(min(count, 3))):
                lay(canvas, card if not copy else None, (at[0] + 5 * copy, at[1] - 5 * copy), size)
            _caption(canvas, card, count, (at[0], CARDS[3] - 30), step - 2, words)


def _shown(view: MalaccaView, held: Sequence[int]) -> list[tuple[Card, int]]:
    laid = view.cards[view.seat] if view.seat is not None and view.phase is not Phase.KEEP else None
    counts = [(card, int(card is not laid)) for card in ORDINARY] + list(zip(SPECIALS, held, strict=True))
    return [(card, count) for card, count in counts if count]


def _spread(cards: int) -> tuple[float, int]:
    step = min(_STEP, (CARDS[2] - CARDS[0] - 16) // cards)
    return (CARDS[0] + CARDS[2]) / 2 - step * (cards - 1) / 2, step


def last_card(view: MalaccaView) -> Box:
    """Return the box of the last card of a hand: a special one, if there is any."""
    count = len(_shown(view, view.hand or ()))
    left, step = _spread(count)
    middle = round(left + step * (count - 1))
    return (middle - step // 2 + 6, CARDS[1] + 4, middle + step // 2 - 6, CARDS[3] - 4)


def _caption(canvas: Canvas, card: Card, count: int, at: tuple[float, float], room: int, words: Words) -> None:
    text = words("malacca-picture-name-of-card", card=card.code)
    if fonts.width(text, Typeface.SEMIBOLD, theme.READ) <= room:  # with many cards, buttons and menus name them
        canvas.text(at, text, theme.READ, face=Typeface.SEMIBOLD, anchor="m")
    if count > 1:
        badge_at = (at[0] + _COUNT[0], CARDS[1] + _COUNT[1])
        canvas.sprite(disc(64, INK, CARD), badge_at)
        canvas.text(badge_at, f"×{count}", 38, CARD, face=Typeface.BOLD, anchor="m")


def _ship(canvas: Canvas, view: MalaccaView, seat: Seat, words: Words) -> None:
    """Draw the current ship with one's card before it."""
    left, top, right, _ = _SEA
    with canvas.panel(_SEA):
        if view.phase is Phase.KEEP and view.drawn:
            middle = (left + right) / 2
            canvas.text((middle, top + 34), words("malacca-picture-drawn"), 40, face=Typeface.SERIF_BOLD, anchor="m",
                        room=380, least=theme.READ)  # fmt: skip
            for n, card in enumerate(view.drawn):
                lay(canvas, card, (middle + 150 * (n - (len(view.drawn) - 1) / 2), top + 140), _DRAWN)
            return
        laid = view.cards[seat]
        x = 140 if laid is not None and view.ship is not None else (left + right) / 2
        canvas.sprite(ship(idle=view.ship is None, times=0.75), (x, top + 136))
        if view.phase is Phase.OVER:
            return
        if view.ship is None:
            canvas.text((left + 38, top + 36), words("malacca-picture-no-ship"), theme.READ, theme.SEA_INK,
                        face=Typeface.SERIF_ITALIC, room=320)  # fmt: skip
            return
        # Above the ship: below it, at the left, clients overlay a sign on phones.
        canvas.sprite(coin(40), (left + 50, top + 40))
        width = canvas.text((left + 78, top + 40), str(view.ship), 60, face=Typeface.BOLD)
        x = left + 88 + width
        canvas.text(
            (x, top + 44), words("malacca-picture-cargo"), theme.READ, face=Typeface.SEMIBOLD, room=round(280 - x)
        )
        if laid is not None:
            canvas.text((336, top + 30), words("malacca-picture-laid"), theme.READ, face=Typeface.SEMIBOLD, anchor="m",
                        room=150)  # fmt: skip
            lay(canvas, laid, (336, top + 130), _DRAWN)
            stake(canvas, view.bets[seat] or 0, (388, top + 196))


def _last_fight(canvas: Canvas, view: MalaccaView, seat: Seat, words: Words) -> None:
    played = view.rounds[-1]
    play, won = played.plays[seat], accounts(played.coins, view.players)[seat]
    said = words(f"malacca-picture-{'captured' if played.captured else 'defended'}")
    colour = theme.LOSS if played.captured else theme.WARES[1]
    title = words("malacca-picture-last-ship")
    fight(canvas, _FIGHT, title, (played.attack, played.defence), said, colour, played.ship)
    left, _, right, bottom = _FIGHT
    y = bottom - 36
    with canvas.panel(_FIGHT):
        badge(canvas, seat, (left + 46, y), 60)
        canvas.sprite(sign(play.action, 44), (left + 108, y))
        x = left + 138
        if mark := strength(play.card):
            x += canvas.text((x, y), mark, theme.READ, face=Typeface.BOLD) + 12
        canvas.text((x, y), changed(won.net), 52, change_colour(won.net), face=Typeface.BOLD, room=right - 14 - x,
                    least=theme.READ)  # fmt: skip


def _purse(canvas: Canvas, view: MalaccaView, seat: Seat) -> None:
    left, top, right, _ = _PURSE
    with canvas.panel(_PURSE):
        canvas.sprite(coin(52), (left + 50, top + 44))
        amount = _amount(view.purses[seat])
        canvas.text((left + 88, top + 42), amount, 72 if len(amount) < 4 else 54, face=Typeface.BOLD)
        items = [(action, count) for action, count in zip(ACTIONS, view.items[seat], strict=True) if count]
        for n, (action, count) in enumerate(items):
            x = right - 12 - 70 * (len(items) - n)
            canvas.sprite(sign(action, 32), (x + 14, top + 42))
            canvas.text((x + 32, top + 42), str(count), theme.READ, face=Typeface.BOLD)
        _others(canvas, view, seat)


def _others(canvas: Canvas, view: MalaccaView, seat: Seat) -> None:
    """Draw the purses of the others."""
    others = [other for other in view.turn_order if other != seat]
    amounts = [_amount(view.purses[other]) for other in others]
    if max(map(len, amounts)) > 2:
        return
    left, _, right, bottom = _PURSE
    step = (right - left - 16) / 4
    for n, (other, amount) in enumerate(zip(others, amounts, strict=True)):
        row, column = divmod(n, 4)
        x, y = left + 38 + step * column, bottom - 38 - 62 * ((len(others) - 1) // 4 - row)
        badge(canvas, other, (x, y), 60)
        canvas.text((x + 33, y), amount, theme.READ, face=Typeface.SEMIBOLD)


def _amount(purse: int | None) -> str:
    return "?" if purse is None else str(purse)
