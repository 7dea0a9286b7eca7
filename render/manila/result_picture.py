"""The end of a game: who is how rich, from what, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.game import Place, Standing
from engine.manila.board import WARES
from engine.manila.view import ManilaView
from render import theme
from render.canvas import Box, Canvas
from render.chart import Sheet
from render.encode import Picture, encode
from render.fonts import Face
from render.manila.pieces import money, signed
from render.names import readable_names
from render.sprites import badge, deed, emblem
from render.theme import INK, INK_SOFT, SEATS
from render.words import Words

History = Sequence[Sequence[int]]
"""Fortunes by voyage, each by seat; the first entry is the start of the game."""

_TITLE: Box = (24, 22, 1176, 122)
_HEAD = 156
_ROW = 100
_CHART = 340
_APART = 46
_COLUMNS = (("picture-cash", 800), ("picture-shares-worth", 912), ("picture-debts", 1024), ("picture-fortune", 1152))


def _table(players: int) -> Box:
    return (24, 134, 1176, 184 + _ROW * players)


def _chart(players: int) -> Box:
    top = _table(players)[3] + 12
    return (24, top, 1176, top + _CHART)


@lru_cache(maxsize=12)
def _sheet(players: int, charted: bool) -> Image.Image:
    last = _chart(players) if charted else _table(players)
    sheet = Sheet(1200, last[3] + 24)
    sheet.label(_TITLE, theme.GOLD)
    sheet.label(_table(players))
    if charted:
        sheet.label(last)
    sheet.frame()
    return sheet.finish()


def result(
    view: ManilaView, standing: Standing, names: Sequence[str], words: Words, *, history: History = ()
) -> Picture:
    """The picture of the final ranking, with all shares revealed. ``history`` adds the line of each fortune."""
    return encode(draw(view, standing, names, words, history=history).image, "result")


def draw(view: ManilaView, standing: Standing, names: Sequence[str], words: Words, *, history: History = ()) -> Canvas:
    """The result as a canvas that knows its texts."""
    shown = readable_names(names, words)
    canvas = Canvas(_sheet(view.players, len(history) > 1).copy())
    _winners(canvas, standing, shown, words)
    with canvas.panel(_table(view.players)):
        canvas.text((48, _HEAD + 4), words("picture-result"), 30, INK_SOFT, face=Face.SERIF_BOLD, room=600, least=24)
        for key, right in _COLUMNS:
            canvas.text((right, _HEAD + 4), words(key), theme.CAPTION, INK_SOFT, anchor="r", room=104, least=24)
        for row, place in enumerate(standing.places):
            _place(canvas, view, place, row, shown)
    if len(history) > 1:
        with canvas.panel(_chart(view.players)):
            _lines(canvas, history, _chart(view.players), words)
    return canvas


def _winners(canvas: Canvas, standing: Standing, names: Sequence[str], words: Words) -> None:
    winners = standing.winners
    with canvas.panel(_TITLE):
        for n, seat in enumerate(winners):
            badge(canvas, seat, (_TITLE[0] + 62 + 70 * n, 72), 78)
        x = _TITLE[0] + 122 + 70 * (len(winners) - 1)
        wins = words("picture-wins" if len(winners) == 1 else "picture-share-win")
        taken = canvas.text((_TITLE[2] - 30, 72), wins, 42, face=Face.SERIF_BOLD, anchor="r", room=330, least=28)
        who = ", ".join(names[seat] for seat in winners)
        canvas.text((x, 72), who, theme.HUGE, face=Face.BOLD, room=_TITLE[2] - 60 - taken - x, least=36)


def _place(canvas: Canvas, view: ManilaView, place: Place, row: int, names: Sequence[str]) -> None:
    seat = place.seats[0]
    top = 180 + _ROW * row
    if place.rank == 1:
        canvas.fill((32, top, 1168, top + _ROW - 6), theme.GOLD)
    middle = top + 47
    canvas.text((60, middle), str(place.rank), 44, face=Face.SERIF_BOLD, anchor="m")
    badge(canvas, seat, (122, middle), 66)
    canvas.text((170, top + 26), names[seat], theme.NAME, face=Face.SEMIBOLD, room=500, least=30)
    if view.hands:
        held = view.hands[seat]
        for ware in WARES:
            _shares(canvas, 170 + 132 * ware, top + 69, ware, held.shares[ware], held.pledged[ware])
    cash, shares, debt = (place.parts.get(part, 0) for part in ("cash", "shares", "debt"))
    for amount, (_, right), size in zip((cash, shares, -abs(debt)), _COLUMNS, (36, 36, 36), strict=False):
        ink = theme.LOSS if amount < 0 else INK
        canvas.text((right, middle), signed(amount), size, ink, face=Face.SEMIBOLD, anchor="r")
    money(canvas, place.score, (_COLUMNS[3][1], middle), 46)


def _shares(canvas: Canvas, x: int, y: int, ware: int, count: int, pledged: int) -> None:
    canvas.sprite(emblem(ware, 34, pale=not count), (x + 17, y))
    canvas.text((x + 44, y), str(count), 34, INK if count else theme.LINE, face=Face.SEMIBOLD)
    if pledged:
        canvas.sprite(deed(30, pledged=True), (x + 84, y))
        canvas.text((x + 102, y), str(pledged), 30, theme.LOSS, face=Face.SEMIBOLD)


def _lines(canvas: Canvas, history: History, box: Box, words: Words) -> None:
    """The line of each fortune over the voyages, ended by the badge of its merchant."""
    left, top, right, bottom = box[0] + 84, box[1] + 60, box[2] - 80, box[3] - 50
    canvas.text((box[0] + 24, box[1] + 30), words("picture-fortunes"), 30, INK_SOFT, face=Face.SERIF_BOLD, room=900,
                least=24)  # fmt: skip
    fortunes = [fortune for voyage in history for fortune in voyage]
    least, most = min(0, *fortunes), max(1, *fortunes)

    def at(voyage: int, amount: int) -> tuple[float, float]:
        across, up = voyage / (len(history) - 1), (amount - least) / (most - least)
        return left + (right - left) * across, bottom - (bottom - top) * up

    step = _step(most)
    for amount in range(0, most + 1, step):
        y = round(at(0, amount)[1])
        canvas.fill((left, y, right, y + 1), theme.LINE_PALE)
        canvas.text((left - 14, y), str(amount), theme.CAPTION, INK_SOFT, anchor="r")
    every = max(1, len(history) // 12)
    for voyage in range(0, len(history), every):
        canvas.text((at(voyage, 0)[0], bottom + 24), str(voyage), theme.CAPTION, INK_SOFT, anchor="m")
    curves = Image.new("RGBA", ((right - left + 40) * 2, (bottom - top + 40) * 2), (0, 0, 0, 0))
    pen = ImageDraw.Draw(curves)
    for seat in range(len(history[0])):
        points = [at(n, voyage[seat]) for n, voyage in enumerate(history)]
        path = [((x - left + 20) * 2, (y - top + 20) * 2) for x, y in points]
        pen.line(path, fill=INK, width=14, joint="curve")
        pen.line(path, fill=SEATS[seat].colour, width=9, joint="curve")
    canvas.corner(curves.reduce(2), (left - 20, top - 20))
    _ends(canvas, [(seat, at(len(history) - 1, amount)) for seat, amount in enumerate(history[-1])], bottom + 8)


def _step(most: int) -> int:
    """A round distance between the lines of a scale, so that there are some three to five of them."""
    power: int = 10 ** (len(str(most)) - 1)
    candidates = (power * 2, power, max(power // 2, 1), max(power // 4, 1))
    return next((step for step in candidates if most // step >= 2), 1)


def _ends(canvas: Canvas, ends: list[tuple[int, tuple[float, float]]], lowest: float) -> None:
    """Badges at the ends of the lines, pushed apart where fortunes are close."""
    ends = sorted(ends, key=lambda end: end[1][1])
    heights = [y for _, (_, y) in ends]
    for n in range(1, len(heights)):
        heights[n] = max(heights[n], heights[n - 1] + _APART)
    heights[-1] = min(heights[-1], lowest)
    for n in range(len(heights) - 2, -1, -1):
        heights[n] = min(heights[n], heights[n + 1] - _APART)
    for (seat, (x, _)), y in zip(ends, heights, strict=True):
        badge(canvas, seat, (x + 36, y), 44)
