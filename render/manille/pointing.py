"""The pictures of the lessons in Manille and Manilla, with one thing marked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.manille.view import ManilleView
from render.canvas import Box
from render.encode import Picture
from render.manille import board_picture, hand_picture
from render.manille.places import DEAL, ORDER, STAKES, TRUMP
from render.pointing import pointed
from render.words import Words


def pointed_board(view: ManilleView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """Return the card table with something marked: a name that ``spot`` knows."""
    canvas = board_picture.board.draw(view, names, words)
    return pointed(canvas, spot(view, mark))


def pointed_hand(view: ManilleView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """Return the viewer's hand with its ``cards`` or the ``trick`` marked."""
    canvas = hand_picture.hand.draw(view, names, words)
    return pointed(canvas, hand_picture.TRICK if mark == "trick" else hand_picture.row(0))


def spot(view: ManilleView, mark: str) -> Box:
    """Return the box of something on the table."""
    table = board_picture.table_of(view)
    places = {"order": ORDER, "trump": TRUMP, "stakes": STAKES, "deal": DEAL, "scores": table.scores}
    return places[mark]
