"""The lower part of the table: tricks and points of this deal by side, and the scores by team."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.manille.view import ManilleView
from render import theme
from render.canvas import Box, Canvas
from render.foundry import Typeface
from render.manille.places import Table
from render.sprites import badge, disc
from render.theme import INK, INK_SOFT
from render.words import Words

_BADGE = 48
_TRICKS, _POINTS = 150, 36
"""Right ends of the columns, from the right of the panel."""


def this_deal(canvas: Canvas, table: Table, view: ManilleView, words: Words) -> None:
    """What both sides of this deal have won so far. Points may be hidden by a house rule."""
    box = table.deal
    with canvas.panel(box):
        _title(canvas, box, words("picture-manille-this-deal"), 280)
        for key, right, room in (("picture-manille-tricks", _TRICKS, 110), ("picture-manille-points", _POINTS, 108)):
            canvas.text((box[2] - right, box[1] + 30), words(key), theme.CAPTION, INK_SOFT, anchor="r", room=room,
                        least=24)  # fmt: skip
        for side in range(2):
            row = table.row(box, side)
            y = (row[1] + row[3]) / 2
            seats = [hand for hand in range(view.players) if view.sides[hand] == side]
            _badges(canvas, seats, row[0] + 34, y)
            key = "picture-manille-defends" if side else "picture-manille-dealers-side"
            x = row[0] + 12 + 54 * len(seats)
            canvas.text((x, y), words(key), 30, room=box[2] - _TRICKS - 60 - x, least=24)
            canvas.text((box[2] - _TRICKS, y), str(view.tricks[side]), 40, face=Typeface.BOLD, anchor="r")
            points = "?" if view.points is None else str(view.points[side])
            canvas.text((box[2] - _POINTS, y), points, 40, face=Typeface.BOLD, anchor="r")


def scores(canvas: Canvas, table: Table, view: ManilleView, names: Sequence[str], words: Words) -> None:
    """The score of each team, and a disc for each game it has won in a match."""
    box = table.scores
    layout = view.layout
    with canvas.panel(box):
        _title(canvas, box, words("picture-manille-target", target=view.options.target), 500)
        for team in range(layout.team_count):
            row = table.row(box, team)
            y = (row[1] + row[3]) / 2
            seats = layout.members(team)
            _badges(canvas, seats, row[0] + 34, y)
            right = box[2] - 36
            right -= canvas.text((right, y), str(view.scores[team]), 46, face=Typeface.BOLD, anchor="r") + 24
            for n in range(view.wins[team] if view.options.best_of > 1 else 0):
                canvas.sprite(disc(28, theme.GOLD, INK), (right - 14 - 32 * n, y))
            if view.options.best_of > 1:
                right -= 32 * max(view.wins)
            x = row[0] + 12 + 54 * len(seats)
            who = ", ".join(names[seat] for seat in seats)
            canvas.text((x, y), who, 32, face=Typeface.SEMIBOLD, room=right - 12 - x, least=26)


def _title(canvas: Canvas, box: Box, text: str, room: int) -> None:
    canvas.text((box[0] + 20, box[1] + 30), text, 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=room, least=24)


def _badges(canvas: Canvas, seats: Sequence[Seat], x: float, y: float) -> None:
    for n, seat in enumerate(seats):
        badge(canvas, seat, (x + 54 * n, y), _BADGE)
