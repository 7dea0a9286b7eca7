"""Beside the table: tricks and points of this deal by side, and the scores by team."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.manille.view import ManilleView
from render import theme
from render.canvas import Box, Canvas
from render.foundry import Typeface
from render.manille.places import DEAL, Table
from render.sprites import badge, disc
from render.theme import INK, INK_SOFT
from render.words import Words

_BADGE = 48
_STEP = 50
_TRICKS, _POINTS = 108, 18
"""Right ends of the columns, from the right of the panel."""


def this_deal(canvas: Canvas, table: Table, view: ManilleView, words: Words) -> None:
    """What both sides of this deal have won so far. Points may be hidden by a house rule."""
    with canvas.panel(DEAL):
        _title(canvas, DEAL, words("picture-manille-this-deal"), 126)
        for key, right, room in (("picture-manille-tricks", _TRICKS, 64), ("picture-manille-points", _POINTS, 82)):
            canvas.text((DEAL[2] - right, DEAL[1] + 28), words(key), 26, INK_SOFT, anchor="r", room=room)
        for side in range(2):
            left, top, right, _ = table.side(side)
            seats = [hand for hand in range(view.players) if view.sides[hand] == side]
            key = "picture-manille-defends" if side else "picture-manille-dealers-side"
            canvas.text((left + 12, top + 16), words(key), 26, room=right - left - 20)
            _badges(canvas, seats, left + 36, top + 56)
            points = "?" if view.points is None else str(view.points[side])
            for figure, column in ((str(view.tricks[side]), _TRICKS), (points, _POINTS)):
                canvas.text((DEAL[2] - column, top + 56), figure, 42, face=Typeface.BOLD, anchor="r")


def scores(canvas: Canvas, table: Table, view: ManilleView, names: Sequence[str], words: Words) -> None:
    """The score of each team, and a disc for each game it has won in a match."""
    box = table.scores
    layout = view.layout
    with canvas.panel(box):
        _title(canvas, box, words("picture-manille-target", target=view.options.target), 288)
        for team in range(layout.team_count):
            left, top, right, bottom = table.score(team)
            y = (top + bottom) / 2
            seats = layout.members(team)
            _badges(canvas, seats, left + 36, y)
            right -= 16
            right -= canvas.text((right, y), str(view.scores[team]), 52, face=Typeface.BOLD, anchor="r") + 14
            for n in range(view.wins[team] if view.options.best_of > 1 else 0):
                canvas.sprite(disc(24, theme.GOLD, INK), (right - 12 - 27 * n, y))
            if view.options.best_of > 1:
                right -= 27 * max(view.wins)
            x = left + 14 + _STEP * len(seats)
            if len(seats) == 1:
                canvas.text((x, y), names[seats[0]], 32, face=Typeface.SEMIBOLD, room=right - x, least=30)


def _title(canvas: Canvas, box: Box, text: str, room: int) -> None:
    canvas.text((box[0] + 14, box[1] + 28), text, 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=room, least=30)


def _badges(canvas: Canvas, seats: Sequence[Seat], x: float, y: float) -> None:
    for n, seat in enumerate(seats):
        badge(canvas, seat, (x + _STEP * n, y), _BADGE)
