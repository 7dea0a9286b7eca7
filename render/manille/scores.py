"""Score panels next to the card table."""

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

_BADGE = 60
_STEP = 60
_TRICKS, _POINTS = 106, 18
"""Right ends of the columns, from the right of the panel."""


def this_deal(canvas: Canvas, table: Table, view: ManilleView, words: Words) -> None:
    """Draw what both sides have won in this deal; points may be hidden."""
    with canvas.panel(DEAL):
        right = DEAL[2] - _POINTS
        for key in ("picture-manille-points", "picture-manille-tricks"):
            text, room = words(key), right - DEAL[0] - 14
            right -= canvas.text((right, DEAL[1] + 28), text, theme.READ, INK_SOFT, anchor="r", room=room) + 18
        for side in range(2):
            left, top, _, bottom = table.side(side)
            middle = (top + bottom) / 2
            seats = [hand for hand in range(view.players) if view.sides[hand] == side]
            _badges(canvas, seats, left + 36, middle, 54 if len(seats) > 2 else _STEP)
            points = "?" if view.points is None else str(view.points[side])
            for figure, column in ((str(view.tricks[side]), _TRICKS), (points, _POINTS)):
                canvas.text((DEAL[2] - column, middle), figure, 46, face=Typeface.BOLD, anchor="r")


def scores(canvas: Canvas, table: Table, view: ManilleView, names: Sequence[str], words: Words) -> None:
    """Draw the score of each team, and a disc for each game it won in a match."""
    box = table.scores
    layout = view.layout
    with canvas.panel(box):
        _title(canvas, box, words("picture-manille-target", target=view.options.target), 300)
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
                canvas.text((x, y), names[seats[0]], theme.READ, face=Typeface.SEMIBOLD, room=right - x)


def _title(canvas: Canvas, box: Box, text: str, room: int) -> None:
    canvas.text((box[0] + 14, box[1] + 28), text, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=room)


def _badges(canvas: Canvas, seats: Sequence[Seat], x: float, y: float, step: int = _STEP) -> None:
    for n, seat in enumerate(seats):
        badge(canvas, seat, (x + step * n, y), _BADGE)
