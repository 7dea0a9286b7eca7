"""The pictures of Malacca's lesson, with one thing marked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.malacca.view import MalaccaView
from render.canvas import Box
from render.encode import Picture
from render.malacca import hand_picture, sheet, table_picture
from render.pointing import pointed
from render.words import Words


def pointed_table(view: MalaccaView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """Return the table with something marked: a name that ``spot`` knows."""
    canvas = table_picture.table.draw(view, names, words)
    return pointed(canvas, spot(view, mark))


def pointed_hand(view: MalaccaView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """Return the viewer's hand with ``cards`` or the ``special`` card marked."""
    canvas = hand_picture.hand.draw(view, names, words)
    return pointed(canvas, hand_picture.CARDS if mark == "cards" else hand_picture.last_card(view))


def spot(view: MalaccaView, mark: str) -> Box:
    """Return the box of something on the table."""
    table = sheet.table_of(view, fight=table_picture.has_fight(view))
    what, _, which = mark.partition(" ")
    if what == "row":
        return table.plate(int(which))
    x, y = (round(n) for n in table.ship)
    cards = [tuple(round(n) for n in table.card(seat)) for seat in range(view.players)]
    high, wide = table_picture.CARD[1] // 2 + 8, table_picture.CARD[0] // 2 + 30
    around = (
        min(left for left, _ in cards) - wide,
        min(top for _, top in cards) - high,
        max(left for left, _ in cards) + wide,
        max(top for _, top in cards) + high,
    )
    places: dict[str, Box] = {
        "ship": (x - 112, y - 84, x + 112, table.sea[3] - 6),
        "fight": table.last_fight,
        "laid": around,
        "players": table.sea,
    }
    return places[what]
