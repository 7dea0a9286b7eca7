"""What does not move while punts sail: a board without its boats, drawn once for all that happens on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from PIL import Image

from engine.manila.view import ManilaView
from render.animation import Frame, still
from render.canvas import Box, Canvas, apart, around
from render.manila import board_picture, sheet
from render.manila.marks import Marks
from render.words import Words


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of a frame that looks other than the scenery. ``box`` is counted in the frame's pixels."""

    box: Box
    image: Image.Image


class Scenery:
    """A board as far as it is painted; ``still`` is its image in a frame, that is ``scale`` times smaller."""

    def __init__(self, still: Image.Image, board: Image.Image, scale: int) -> None:
        self.still = still
        self._board = board
        self._scale = scale

    @classmethod
    def of(cls, board: Image.Image, scale: int) -> Scenery:
        """The scenery of a picture of full size."""
        return cls(still(board, scale), board, scale)

    def with_painted(self, paint: Callable[[Canvas], None]) -> list[Patch]:
        """What ``paint`` changes of the scenery by painting on it. The scenery itself stays as it is."""
        canvas = Canvas(self._sea)
        paint(canvas)
        boxes = self._painted(canvas)
        patches = [self._patch(canvas, box) for box in boxes]
        for box in boxes:
            canvas.image.paste(self._board.crop(box), box)
        return patches

    @cached_property
    def _sea(self) -> Image.Image:
        """The board to paint on. It is clear again when what was painted has been taken off."""
        return self._board.copy()

    def painted_on(self, paint: Callable[[Canvas], None]) -> Scenery:
        """Another scenery: this one with something painted on it."""
        canvas = Canvas(self._board.copy())
        paint(canvas)
        return Scenery(self.whole(self._patch(canvas, box) for box in self._painted(canvas)), canvas.image, self._scale)

    def whole(self, patches: Iterable[Patch]) -> Image.Image:
        """The image of a whole frame: the scenery with patches on it."""
        image = self.still.copy()
        for patch in patches:
            image.paste(patch.image, patch.box[:2])
        return image

    def _painted(self, canvas: Canvas) -> list[Box]:
        return apart(_divisible(box, self._scale) for box in canvas.painted)

    def _patch(self, canvas: Canvas, box: Box) -> Patch:
        return Patch(_divided(box, self._scale), still(canvas.image.crop(box), self._scale))


class Changing:
    """Frames before a scenery: each as large as what it changes of the one before, the first as all of the scenery."""

    def __init__(self, scenery: Scenery) -> None:
        self._scenery = scenery
        self._before: list[Box] | None = None
        """Where the frame before differs from the scenery; nobody knows before the first one."""

    def frame(self, paint: Callable[[Canvas], None], shown: int) -> Frame:
        """The next frame: what ``paint`` paints on the scenery, shown for so many milliseconds."""
        whole, patches = self._scenery.still, self._scenery.with_painted(paint)
        boxes = [patch.box for patch in patches]
        area = (0, 0, *whole.size) if self._before is None else around([(0, 0, 1, 1), *self._before, *boxes])
        self._before = boxes
        image = whole.crop(area)
        for patch in patches:
            image.paste(patch.image, (patch.box[0] - area[0], patch.box[1] - area[1]))
        return Frame(image, shown, area[:2])


class Sceneries:
    """The sceneries of a table.

    All legs of a voyage have the ground in common, and a roll most often has all with the board that it leads to. What
    was drawn for the one is not drawn again for the other.
    """

    def __init__(self, names: Sequence[str], words: Words, scale: int) -> None:
        self._names = names
        self._words = words
        self._scale = scale
        self._ground: tuple[Hashable, Scenery] | None = None
        self._board: tuple[Hashable, Scenery] | None = None

    def of(self, view: ManilaView, marks: Marks) -> Scenery:
        """The board of a view with its marks, but without its boats."""

        def paint(canvas: Canvas) -> None:
            board_picture.under_way(canvas, view, self._names, self._words, marks)

        shown = view, marks
        if self._board is None or self._board[0] != shown:
            self._board = shown, self._ground_of(view, marks.since).painted_on(paint)
        return self._board[1]

    def _ground_of(self, view: ManilaView, since: ManilaView | None) -> Scenery:
        shown = replace(view, dice=(), rolls=0, punts=()), sheet.of(view), since
        if self._ground is None or self._ground[0] != shown:
            board = board_picture.ground(view, self._names, self._words, since)
            self._ground = shown, Scenery.of(board.image, self._scale)
        return self._ground[1]


def _divisible(box: Box, scale: int) -> Box:
    """The smallest box around one that can be made ``scale`` times smaller."""
    left, top, right, bottom = box
    return (left // scale * scale, top // scale * scale, -(-right // scale) * scale, -(-bottom // scale) * scale)


def _divided(box: Box, scale: int) -> Box:
    return (box[0] // scale, box[1] // scale, box[2] // scale, box[3] // scale)
