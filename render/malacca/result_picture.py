"""The result picture of Malacca."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.game import Standing
from engine.malacca.cards import Action
from engine.malacca.ledger import purse_course
from engine.malacca.view import MalaccaView
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.curves import ENDS, MARK, Curves
from render.encode import drawn
from render.foundry import Typeface
from render.malacca.accounts import Robbery, robberies
from render.malacca.pieces import money, sign
from render.names import initials, listed, readable_names
from render.sprites import badge, disc
from render.theme import CARD, INK, INK_SOFT, SEATS
from render.titles import NOWHERE, Occasion
from render.words import Words

_ROW: Final = 70
_BESIDE: Final = 5
"""From this many players, the ranking has two columns without bars, to fit on a phone's screen."""
_BAR: Final = (560, 1010)
_CURVES: Final = 340
_ROBBERY: Final = 60


def _rows(players: int) -> int:
    return players if players < _BESIDE else -(-players // 2)


def _table(players: int) -> Box:
    return (24, titles.BELOW, 1176, titles.BELOW + 62 + _ROW * _rows(players))


def _chart(players: int, great: int) -> Box:
    top = _table(players)[3] + 12
    room = _badges_room(players)
    return (24, top, 1176, top + room + (50 + _ROBBERY * great if great else 0))


def _badges_room(players: int) -> int:
    return max(_CURVES, 110 + 46 * players)


@lru_cache(maxsize=16)
def _sheet(players: int, charted: bool, great: int) -> Image.Image:
    labels = (_table(players), _chart(players, great))[: 1 + charted]
    return framed((theme.WIDTH, labels[-1][3] + 24 + FOOT), *labels, title=titles.RESULT).finish()


@drawn("result")
def result(
    view: MalaccaView, standing: Standing, names: Sequence[str], words: Words, *, occasion: Occasion = NOWHERE
) -> Canvas:
    """Return the picture of the final ranking."""
    shown = readable_names(names, words)
    great = robberies(view.rounds, 3 if view.players < _BESIDE else 1)
    charted = bool(view.rounds)
    canvas = Canvas.on(_sheet(view.players, charted, len(great)))
    canvas.initials = initials(names)
    wins = ("malacca-picture-wins", "malacca-picture-share-win")
    titles.result(canvas, standing, shown, words, occasion, wins=wins)
    _ranking(canvas, view.players, standing, shown, words)
    if charted:
        _course(canvas, view, great, shown, words)
    return canvas


def _ranking(canvas: Canvas, players: int, standing: Standing, names: Sequence[str], words: Words) -> None:
    box = _table(players)
    with canvas.panel(box):
        title = words("malacca-picture-result")
        canvas.text((box[0] + 24, box[1] + 28), title, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=600)
        most = max(1, *(place.score for place in standing.places))
        for row, place in enumerate(standing.places):
            seat, (column, line) = place.seats[0], divmod(row, _rows(players))
            left, right = (
                (box[0], box[2]) if players < _BESIDE else (box[0] + 576 * column, box[0] + 576 * (column + 1))
            )
            y = box[1] + 56 + _ROW * line + _ROW // 2
            canvas.text((left + 46, y), str(place.rank), 42, face=Typeface.SERIF_BOLD, anchor="m")
            badge(canvas, seat, (left + 104, y), 60)
            room = 370 if players < _BESIDE else 280
            canvas.text((left + 148, y), names[seat], theme.NAME, face=Typeface.SEMIBOLD, room=room, least=theme.READ)
            money(canvas, place.score, (right - 26, y), 46)
            if players >= _BESIDE:
                continue
            length = round((_BAR[1] - _BAR[0]) * place.score / most)
            canvas.fill((_BAR[0], y - 13, _BAR[0] + length, y + 13), INK)
            if length > 4:
                canvas.fill((_BAR[0] + 2, y - 11, _BAR[0] + length - 2, y + 11), SEATS[seat].colour)


def _course(canvas: Canvas, view: MalaccaView, great: Sequence[Robbery], names: Sequence[str], words: Words) -> None:
    box = _chart(view.players, len(great))
    room = _badges_room(view.players)
    with canvas.panel(box):
        title = words("malacca-picture-purses")
        canvas.text((box[0] + 24, box[1] + 30), title, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=900)
        chart = Curves((box[0] + 100, box[1] + 70, box[2] - ENDS, box[1] + room - 60), purse_course(view))
        chart.scale(canvas)
        chart.lines(canvas)
        chart.marks(canvas, [(robbery.round, robbery.robbers[0]) for robbery in great])
        chart.ends(canvas)
        if great:
            y = box[1] + room + 18
            title = words("malacca-picture-robberies")
            canvas.text((box[0] + 24, y), title, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=900)
        for n, robbery in enumerate(great):
            _robbery(
                canvas, n + 1, robbery, (box[0] + 46, box[1] + room + 68 + _ROBBERY * n), box[2] - 26, names, words
            )


def _robbery(
    canvas: Canvas,
    number: int,
    robbery: Robbery,
    at: tuple[float, float],
    right: float,
    names: Sequence[str],
    words: Words,
) -> None:
    x, y = at
    canvas.sprite(disc(MARK, INK, CARD), (x, y))
    canvas.text((x, y), str(number), theme.READ, CARD, face=Typeface.BOLD, anchor="m")
    x += 36
    x += canvas.text((x, y), words("malacca-picture-robbery", round=robbery.round), theme.READ, room=190) + 16
    for seat in robbery.robbers:
        badge(canvas, seat, (x + 22, y), 44)
        x += 50
    money(canvas, robbery.loot, (right, y), 40)
    room = round(right - 130 - x - 60)
    who = listed((names[seat] for seat in robbery.robbers), words)
    canvas.text((x + 8, y), who, theme.READ, face=Typeface.SEMIBOLD, room=room)
    canvas.sprite(sign(Action.ATTACK, 34), (right - 150, y))
