"""The pictures of a lesson in Malacca: the table or a hand, with one thing marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.malacca.view import MalaccaView
from render.canvas import Box
from render.encode import Picture
from render.malacca import hand_picture, sheet, table_picture
from render.pointing import pointed
from render.words import Words

_SHIP: Final[Box] = (28, 138, 490, 366)


def pointed_table(view: MalaccaView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """The table with something marked: a name that ``spot`` knows."""
    canvas = table_picture.draw(view, names, words)
    return pointed(canvas, spot(view, mark))


def pointed_hand(view: MalaccaView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """The hand of the view's own player, with all ``cards`` marked or the ``special`` one."""
    canvas = hand_picture.draw(view, names, words)
    return pointed(canvas, hand_picture.CARDS if mark == "cards" else hand_picture.last_card(view))


def spot(view: MalaccaView, mark: str) -> Box:
    """Where on the table something lies. Raises ``KeyError`` for what has no name there."""
    what, _, which = mark.partition(" ")
    if what == "row":
        return sheet.row(int(which))
    players = sheet.players_box(view.players)
    places = {
        "ship": _SHIP,
        "fight": sheet.FIGHT,
        "laid": (sheet.CARD - 40, players[1] + 4, sheet.LAST - 34, players[3] - 4),
        "players": players,
    }
    return places[what]
