"""A picture on which something moves: what is painted for one frame is gone in the next.

A frame holds only what has changed since the one before, so that a dozen of them take not much more bytes than one.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.animation import Frame, still
from render.canvas import Box, Canvas, apart, around

Paint = Callable[[Canvas], None]


class Stage:
    """A picture of full width as it stays; frames are ``scale`` times smaller."""

    def __init__(self, image: Image.Image, scale: int = 1) -> None:
        self._clean, self._work, self._scale = image, image.copy(), scale
        self._still = still(image, scale)
        self._before: list[Box] | None = None
        """What the frame before has painted, in its own pixels; nobody knows before the first one."""

    def frame(self, shown: int, paint: Paint) -> Frame:
        """The next frame: the picture with what ``paint`` paints on it, shown for so many milliseconds."""
        canvas = Canvas(self._work)
        paint(canvas)
        boxes = apart(self._divisible(box) for box in canvas.painted)
        small = [_divided(box, self._scale) for box in boxes]
        changed = None if self._before is None else [*self._before, *small]
        area = (0, 0, *self._still.size) if changed is None else around(changed or [(0, 0, 1, 1)])
        image = self._still.crop(area)
        for box, (left, top, _, _) in zip(boxes, small, strict=True):
            image.paste(still(self._work.crop(box), self._scale), (left - area[0], top - area[1]))
            self._work.paste(self._clean.crop(box), box)
        self._before = small
        return Frame(image, shown, area[:2])

    def _divisible(self, box: Box) -> Box:
        """The smallest box around one that can be made smaller, within the picture."""
        scale, (width, height) = self._scale, self._clean.size
        left, top, right, bottom = max(0, box[0]), max(0, box[1]), min(width, box[2]), min(height, box[3])
        right, bottom = -(-right // scale) * scale, -(-bottom // scale) * scale
        return (left // scale * scale, top // scale * scale, min(width, right), min(height, bottom))


def _divided(box: Box, scale: int) -> Box:
    return (box[0] // scale, box[1] // scale, -(-box[2] // scale), -(-box[3] // scale))


def eased(share: float) -> float:
    """How far something is after a share of its time: it sets off and arrives gently."""
    return share * share * (3 - 2 * share)
