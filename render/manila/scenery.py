"""A cache for the static part of an animation: a board without boats."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from PIL import Image

from engine.game import Seat
from engine.manila.view import ManilaView
from render.canvas import Canvas
from render.manila import board_picture, receding, sheet
from render.manila.marks import Marks
from render.names import initials
from render.sprites import token
from render.stage import Stage
from render.words import Words


class Scenery:
    """The stages of a table, whose shared parts are drawn once."""

    def __init__(self, names: Sequence[str], words: Words, scale: int) -> None:
        self._names = names
        self._words = words
        self._scale = scale
        self._ground: tuple[Hashable, Stage] | None = None
        self._laid: tuple[ManilaView, Marks] | None = None

    def token(self, seat: Seat) -> Image.Image:
        return token(seat, initials(self._names)[seat]).image

    def of(self, view: ManilaView, marks: Marks) -> Stage:
        """Return the board without its boats; invalidates the stage returned before."""
        ground = replace(view, dice=(), rolls=0, punts=()), sheet.of(view), marks.since, receding.panels(view, marks)
        if self._ground is None or self._ground[0] != ground:
            board = board_picture.ground(view, self._names, self._words, marks)
            self._ground, self._laid = (ground, Stage(board.image, self._scale, board.initials)), None

        def paint(canvas: Canvas) -> None:
            board_picture.under_way(canvas, view, self._names, self._words, marks)

        stage = self._ground[1]
        if self._laid != (view, marks):
            self._laid = view, marks
            stage.lay("under way", paint)
        return stage
