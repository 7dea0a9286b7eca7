"""The welcome picture: all available games side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import theme
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.lobby import Emblem
from render.theme import INK_SOFT

_MOST: Final = 8
"""The maximum number of games shown."""
_HEIGHT: Final = 176
_EMBLEM: Final = 112


@dataclass(frozen=True, slots=True)
class Offer:
    name: str
    players: str
    lasts: str
    emblem: Emblem


def _card(number: int, of: int) -> Box:
    top = 28 + (_HEIGHT + 16) * (number // 2)
    if number == of - 1 and number % 2 == 0:
        return (28, top, 1172, top + _HEIGHT)
    left = 28 + 580 * (number % 2)
    return (left, top, left + 564, top + _HEIGHT)


@lru_cache(maxsize=4)
def _sheet(games: int) -> Image.Image:
    bottom = _card(games - 1, games)[3]
    cards = [_card(number, games) for number in range(games)]
    sea = ((8, 12, 1192, bottom + 12), (600, bottom / 2 + 14), 190)
    return framed((theme.WIDTH, bottom + 16 + FOOT), *cards, sea=sea).finish()


@drawn("welcome")
def door(games: Sequence[Offer]) -> Canvas:
    """Return the picture of the available games."""
    games = games[:_MOST]
    canvas = Canvas.on(_sheet(len(games)))
    for number, game in enumerate(games):
        _offer(canvas, _card(number, len(games)), game)
    return canvas


def _offer(canvas: Canvas, box: Box, game: Offer) -> None:
    left, top, right, bottom = box
    with canvas.panel(box):
        canvas.sprite(game.emblem(_EMBLEM), (left + 100, (top + bottom) / 2))
        start, room = left + 196, right - left - 216
        canvas.text((start, top + 50), game.name, 52, face=Typeface.SERIF_BOLD, room=room, least=34)
        canvas.text((start, top + 102), game.players, 32, face=Typeface.SEMIBOLD, room=room, least=24)
        canvas.text((start, top + 141), game.lasts, theme.LABEL, INK_SOFT, room=room, least=24)
