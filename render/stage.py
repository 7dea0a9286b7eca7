"""A picture on which animation frames are composed.

Things painted for one frame are gone in the next; things laid stay. A frame holds only what has changed since the one
before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from render.animation import Frame, Patch
from render.canvas import Box, Canvas, Pixels, apart
from render.encode import reduced

Paint = Callable[[Canvas], None]


class Stage:
    """The full-width background of frames that are ``scale`` times smaller."""

    def __init__(self, image: Image.Image, scale: int = 1, initials: Sequence[str] = ()) -> None:
        self._initials = initials
        self._clean, self._work, self._scale = image.im, image.copy(), scale
        self._still = self._small_of(self._clean)
        self._laid: dict[str, list[Patch]] = {}
        """The background under each thing laid."""
        self._changed: list[Box] | None = None
        """Where the next frame differs even if nothing is painted; ``None`` before the first."""

    def lay(self, place: str, paint: Paint) -> None:
        """Put something at ``place`` from the next frame on, until replaced."""
        work, clean = self._work.im, self._clean
        for pixels, box in (before := self._laid.pop(place, [])):
            work.paste(pixels, box)
            clean.paste(pixels, box)
        canvas = self._canvas()
        paint(canvas)
        self._laid[place] = now = [Patch(clean.crop(box), box) for box in self._around(canvas)]
        for box in (boxes := apart(box for _, box in (*before, *now))):
            piece = work.crop(box)
            clean.paste(piece, box)
            self._still.paste(self._small_of(piece), self._small(box))
        if self._changed is not None:
            self._changed += map(self._small, boxes)

    def frame(self, shown: int, *paints: Paint) -> Frame:
        """Return the next frame with ``paints``, for ``shown`` milliseconds."""
        canvas, work = self._canvas(), self._work.im
        for paint in paints:
            paint(canvas)
        boxes = self._around(canvas)
        pieces = [Patch(self._small_of(work.crop(box)), self._small(box)) for box in boxes]
        for box in boxes:
            work.paste(self._clean.crop(box), box)
        gone, self._changed = self._changed, [box for _, box in pieces]
        if gone is not None:
            return Frame(shown, (*(Patch(self._still.crop(box), box) for box in gone), *pieces))
        first = self._still.copy()
        for pixels, box in pieces:
            first.paste(pixels, box)
        return Frame(shown, (Patch(first, (0, 0, *first.size)),))

    def _canvas(self) -> Canvas:
        canvas = Canvas(self._work)
        canvas.initials = self._initials
        return canvas

    def _small_of(self, pixels: Pixels) -> Pixels:
        """Return pixels at frame size, in the fixed palette."""
        scale = self._scale
        return reduced(pixels if scale == 1 else pixels.reduce((scale, scale), (0, 0, *pixels.size)))

    def _around(self, canvas: Canvas) -> list[Box]:
        """Return the painted boxes, disjoint and aligned to the scale."""
        return apart(self._divisible(box) for box in canvas.painted)

    def _divisible(self, box: Box) -> Box:
        """Return the box extended to multiples of the scale, within the picture."""
        scale, (width, height) = self._scale, self._work.size
        left, top, right, bottom = max(0, box[0]), max(0, box[1]), min(width, box[2]), min(height, box[3])
        right, bottom = -(-right // scale) * scale, -(-bottom // scale) * scale
        return (left // scale * scale, top // scale * scale, min(width, right), min(height, bottom))

    def _small(self, box: Box) -> Box:
        return (box[0] // self._scale, box[1] // self._scale, -(-box[2] // self._scale), -(-box[3] // self._scale))


def eased(share: float) -> float:
    """Return the eased position at a share of the time: slow, fast, slow."""
    return share * share * (3 - 2 * share)
