"""What does not move while punts sail: a board without its boats, drawn once for all frames that show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.manila.view import ManilaView
from render.animation import still
from render.canvas import Box, Canvas, apart
from render.manila import board_picture, places
from render.manila.board_picture import Marks
from render.words import Words

_WATER: Final[Box] = (0, 0, places.SIZE[0], 560)
"""The part of a board in which something moves: heading and sea."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of a frame that looks other than the scenery. ``box`` is counted in the frame's pixels."""

    box: Box
    image: Image.Image


class Scenery:
    """A board without its boats; ``still`` is its image in a frame, that is ``scale`` times smaller."""

    def __init__(self, board: Image.Image, scale: int) -> None:
        self.still = still(board, scale)
        self._scale = scale
        self._water = board.crop(_WATER)
        self._sea = self._water.copy()
        """The water to paint on; it is clear again when what was painted has been taken off."""

    def with_painted(self, paint: Callable[[Canvas], None]) -> list[Patch]:
        """What ``paint`` changes of the scenery by painting on its water. The scenery itself stays as it is."""
        canvas = Canvas(self._sea)
        paint(canvas)
        patches = []
        for box in apart(_divisible(box, self._scale) for box in canvas.painted):
            patches.append(Patch(_divided(box, self._scale), still(self._sea.crop(box), self._scale)))
            self._sea.paste(self._water.crop(box), box)
        return patches


class Sceneries:
    """The sceneries of a table. The latest is kept: most rolls are shown before the board that they lead to."""

    def __init__(self, names: Sequence[str], words: Words, scale: int) -> None:
        self._names = names
        self._words = words
        self._scale = scale
        self._latest: tuple[ManilaView, Marks, Scenery] | None = None

    def of(self, view: ManilaView, marks: Marks) -> Scenery:
        """The scenery of a view with its marks."""
        if self._latest is None or self._latest[:2] != (view, marks):
            board = board_picture.draw(view, self._names, self._words, marks=marks, boats=False).image
            self._latest = view, marks, Scenery(board, self._scale)
        return self._latest[2]


def _divisible(box: Box, scale: int) -> Box:
    """The smallest box around one that can be made ``scale`` times smaller."""
    left, top, right, bottom = box
    return (left // scale * scale, top // scale * scale, -(-right // scale) * scale, -(-bottom // scale) * scale)


def _divided(box: Box, scale: int) -> Box:
    return (box[0] // scale, box[1] // scale, box[2] // scale, box[3] // scale)
