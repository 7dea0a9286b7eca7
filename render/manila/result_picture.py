"""The result picture of Manila: ranking, its parts, and history."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.game import Place, Standing
from engine.manila.board import WARES
from engine.manila.chronicle import FortuneChange
from engine.manila.view import ManilaView
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.curves import History
from render.encode import drawn
from render.foundry import Typeface
from render.manila import fortunes
from render.manila.pieces import money
from render.names import initials, readable_names, signed
from render.sprites import badge, deed, emblem, struck
from render.theme import CARD, INK, INK_SOFT
from render.titles import NOWHERE, Occasion
from render.words import Words

_HEAD: Final = titles.BELOW + 22
_TOP: Final = titles.BELOW + 46
_ROW = 100
_BAR: Final = (716, 1152)
"""The left and right end of the bars."""
_COLUMNS = (("picture-cash", 630), ("picture-shares-worth", 800), ("picture-debts", 960), ("picture-fortune", 1152))


def _table(players: int) -> Box:
    return (24, titles.BELOW, 1176, _TOP + 4 + _ROW * players)


def _chart(players: int, moments: int) -> Box:
    top = _table(players)[3] + 12
    return (24, top, 1176, top + fortunes.height(moments))


@lru_cache(maxsize=12)
def _sheet(players: int, charted: bool, moments: int) -> Image.Image:
    labels = (_table(players), _chart(players, moments))[: 1 + charted]
    return framed((theme.WIDTH, labels[-1][3] + 24 + FOOT), *labels, title=titles.RESULT).finish()


@drawn("result")
def result(
    view: ManilaView,
    standing: Standing,
    names: Sequence[str],
    words: Words,
    *,
    history: History = (),
    moments: Sequence[FortuneChange] = (),
    occasion: Occasion = NOWHERE,
) -> Canvas:
    """Return the picture of the final ranking, with all shares revealed."""
    shown = readable_names(names, words)
    charted = len(history) > 1
    canvas = Canvas.on(_sheet(view.players, charted, len(moments)))
    canvas.initials = initials(names)
    titles.result(canvas, standing, shown, words, occasion, wins=("picture-wins", "picture-share-win"))
    with canvas.panel(_table(view.players)):
        canvas.text((48, _HEAD + 4), words("picture-result"), theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=400)
        for key, right in _COLUMNS:
            canvas.text((right, _HEAD + 4), words(key), theme.READ, INK_SOFT, anchor="r", room=156)
        deepest = max(_debt(place) for place in standing.places)
        richest = max(1 - deepest, *(place.score for place in standing.places))
        for row, place in enumerate(standing.places):
            _place(canvas, view, place, row, shown)
            _bar(canvas, view, place, row, (-deepest, max(0, richest)))
    if charted:
        fortunes.draw(canvas, history, moments, _chart(view.players, len(moments)), shown, words)
    return canvas


def _place(canvas: Canvas, view: ManilaView, place: Place, row: int, names: Sequence[str]) -> None:
    seat = place.seats[0]
    top = _TOP + _ROW * row
    if place.rank == 1:
        canvas.fill((32, top, 1168, top + _ROW - 6), theme.GOLD)
    middle, figures = top + 47, top + 36
    canvas.text((60, middle), str(place.rank), 44, face=Typeface.SERIF_BOLD, anchor="m")
    badge(canvas, seat, (122, middle), 66)
    canvas.text((170, top + 26), names[seat], theme.NAME, face=Typeface.SEMIBOLD, room=350, least=theme.READ)
    if view.hands:
        held = view.hands[seat]
        for ware in WARES:
            _shares(canvas, 170 + 132 * ware, top + 69, ware, held.shares[ware], held.pledged[ware])
    cash, shares, debt = (place.parts.get(part, 0) for part in ("cash", "shares", "debt"))
    for amount, (_, right) in zip((cash, shares, -abs(debt)), _COLUMNS, strict=False):
        ink = theme.LOSS if amount < 0 else INK
        canvas.text((right, figures), signed(amount), 38, ink, face=Typeface.SEMIBOLD, anchor="r")
    money(canvas, place.score, (_COLUMNS[3][1], figures), 46)


def _debt(place: Place) -> int:
    return abs(place.parts.get("debt", 0))


def _bar(canvas: Canvas, view: ManilaView, place: Place, row: int, span: tuple[int, int]) -> None:
    """Draw a fortune as a bar; debts extend it left of zero.

    The part that pays for debts is struck through; uncovered debts are red.
    """
    top = _TOP + _ROW * row + 68
    held = view.hands[place.seats[0]].shares if view.hands else (0, 0, 0, 0)
    amounts = [place.parts.get("cash", 0), *(count * value for count, value in zip(held, view.market, strict=True))]
    colours = [CARD, *theme.WARES]
    debt = _debt(place)
    width = (_BAR[1] - _BAR[0]) / (span[1] - span[0])

    def x(amount: float) -> int:
        return round(_BAR[0] + (amount - span[0]) * width)

    start = -debt
    end = start + sum(amounts)
    canvas.fill((x(min(start, 0)) - 2, top - 2, x(max(end, 0)) + 2, top + 18), INK)
    if end < 0:
        canvas.fill((x(end), top, x(0), top + 16), theme.LOSS)
    for amount, colour in zip(amounts, colours, strict=True):
        if amount:
            canvas.fill((x(start) + (start > -debt), top, x(start + amount) - 1, top + 16), colour)
        start += amount
    if debt and (paid := x(min(end, 0)) - x(-debt)):
        canvas.sprite(struck(paid, 16), (x(-debt) + paid / 2, top + 8))
    canvas.fill((x(0) - 1, top - 7, x(0) + 2, top + 23), INK)


def _shares(canvas: Canvas, x: int, y: int, ware: int, count: int, pledged: int) -> None:
    canvas.sprite(emblem(ware, 34, pale=not count), (x + 17, y))
    canvas.text((x + 44, y), str(count), 38, INK if count else theme.LINE, face=Typeface.SEMIBOLD)
    if pledged:
        canvas.sprite(deed(30, pledged=True), (x + 84, y))
        canvas.text((x + 101, y), str(pledged), theme.READ, theme.LOSS, face=Typeface.SEMIBOLD)
