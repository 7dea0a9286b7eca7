"""Animation of the insurer paying for wrecks in the docks."""

from __future__ import annotations

from typing import Final

from engine.manila.board import LETTER_PAYS, LETTERS
from engine.manila.view import Berth, ManilaView
from render import theme
from render.boats import wreck
from render.canvas import Canvas, Point
from render.foundry import Typeface
from render.manila import places
from render.manila.pieces import money
from render.sprites import badge, coin
from render.theme import INK_SOFT
from render.words import Words

_INSURER: Final[Point] = (200, 280)
_SLIPS: Final = (500, 750, 1000)


def draw(canvas: Canvas, view: ManilaView, words: Words) -> None:
    if view.insurance is not None:
        badge(canvas, view.insurance, _INSURER, 150)
    canvas.text(
        (_INSURER[0], 410), words("picture-owes"), 38, face=Typeface.SEMIBOLD, anchor="m", room=350, least=theme.READ
    )
    if view.owed is not None:
        canvas.text((_INSURER[0] + 22, 476), str(view.owed.amount), 76, face=Typeface.BOLD, anchor="m")
        canvas.sprite(coin(48), (_INSURER[0] - 52, 476))
    wrecks = [(boat.ware, boat.letter) for boat in view.punts if boat.berth is Berth.YARD and boat.letter is not None]
    for _, letter in wrecks:
        _coins(canvas, letter)
    for ware, letter in wrecks:
        _slip(canvas, ware, letter)


def _coins(canvas: Canvas, letter: int) -> None:
    steps = 5 + 4 * letter
    for n in range(1, steps):
        share = n / steps
        x = _INSURER[0] + 76 + (_SLIPS[letter] - _INSURER[0] - 76) * share
        canvas.sprite(coin(34), (x, _INSURER[1] - (60 + 190 * letter) * share * (1 - share)))


def _slip(canvas: Canvas, ware: int, letter: int) -> None:
    x, top = _SLIPS[letter], places.HERO[1] + 50
    canvas.sprite(wreck(ware, 3), (x, top + 110))
    for n in range(3):
        canvas.fill((x - 100 + 10 * n, top + 204 + 14 * n, x + 100 - 10 * n, top + 214 + 14 * n), INK_SOFT)
    box = (x - 100, top + 262, x + 100, top + 400)
    canvas.fill(box, INK_SOFT)
    canvas.fill((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), theme.CARD)
    with canvas.panel(box):
        name = LETTERS[letter].upper()
        canvas.text((x - 50, top + 331), name, 60, INK_SOFT, face=Typeface.SERIF_BOLD, anchor="m")
        money(canvas, LETTER_PAYS[letter], (x + 80, top + 331), 60)
