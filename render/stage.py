"""A picture on which something moves: what is painted for one frame is gone in the next, what is laid stays.

A frame holds only what has changed since the one before, so that a dozen of them take not much more bytes than one, and
no more is drawn, made smaller and brought to the palette than that.
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
        self._empty, self._clean, self._work, self._scale = image, image.copy(), image.copy(), scale
        self._still = still(image, scale)
        self._laid: dict[str, list[Box]] = {}
        self._changed: list[Box] | None = None
        """Where the next frame differs from the one before even if nothing is painted; ``None`` before the first."""

    def lay(self, place: str, paint: Paint) -> None:
        """Lay something on the picture from the next frame on, instead of what was laid there before.

        What lies at one place must not overlap what lies at another.
        """
        for box in (before := self._laid.pop(place, [])):
            self._clean.paste(self._empty.crop(box), box)
        canvas = Canvas(self._clean)
        paint(canvas)
        self._laid[place] = now = self._around(canvas)
        for box in (boxes := apart([*before, *now])):
            piece = self._clean.crop(box)
            self._work.paste(piece, box)
            self._still.paste(still(piece, self._scale), self._small(box))
        if self._changed is not None:
            self._changed += map(self._small, boxes)

    def frame(self, shown: int, *paints: Paint) -> Frame:
        """The next frame: the picture with what ``paints`` paint on it, shown for so many milliseconds."""
        canvas = Canvas(self._work)
        for paint in paints:
            paint(canvas)
        boxes = self._around(canvas)
        small = [self._small(box) for box in boxes]
        area = (0, 0, *self._still.size) if self._changed is None else around([(0, 0, 1, 1), *self._changed, *small])
        image = self._still.crop(area)
        for box, (left, top, _, _) in zip(boxes, small, strict=True):
            image.paste(still(self._work.crop(box), self._scale), (left - area[0], top - area[1]))
            self._work.paste(self._clean.crop(box), box)
        self._changed = small
        return Frame(image, shown, area[:2])

    def _around(self, canvas: Canvas) -> list[Box]:
        """What has been painted, in boxes that do not overlap and can be made smaller."""
        return apart(self._divisible(box) for box in canvas.painted)

    def _divisible(self, box: Box) -> Box:
        """The smallest box around one that can be made smaller, within the picture."""
        scale, (width, height) = self._scale, self._clean.size
        left, top, right, bottom = max(0, box[0]), max(0, box[1]), min(width, box[2]), min(height, box[3])
        right, bottom = -(-right // scale) * scale, -(-bottom // scale) * scale
        return (left // scale * scale, top // scale * scale, min(width, right), min(height, bottom))

    def _small(self, box: Box) -> Box:
        return (box[0] // self._scale, box[1] // self._scale, -(-box[2] // self._scale), -(-box[3] // self._scale))


def eased(share: float) -> float:
    """How far something is after a share of its time: it sets off and arrives gently."""
    return share * share * (3 - 2 * share)
