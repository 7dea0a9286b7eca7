"""A picture in progress that records its texts and painted boxes.

Shapes are painted several times too large and reduced (``supersampled``), cached as sprites and pasted. Texts record
their boxes, so that tests can find texts that collide, leave their panel or are too small. Bands of a picture that
equal earlier ones are not painted at all (``render/encode.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render import fonts, theme
from render.foundry import Typeface
from render.theme import Rgb

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are exclusive."""
Point: TypeAlias = tuple[int, int]
Pixels: TypeAlias = Any
"""The pixels of a Pillow image without the checks of ``Image``, which take longer than small operations."""

SCALE: Final = 4
"""How many times too large a shape is painted before it is reduced."""


class TextBox(NamedTuple):
    """The ink box of a text, its size, and the panel it must stay in."""

    text: str
    size: int
    box: Box
    panel: Box
    bearer: Box | None = None
    """The box of the piece that the text is on, such as a badge or a card."""

    def lowered(self, by: int) -> TextBox:
        bearer = None if self.bearer is None else lowered(self.bearer, by)
        return TextBox(self.text, self.size, lowered(self.box, by), lowered(self.panel, by), bearer)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A sprite with a text; ``box`` is the text's ink, from the sprite's corner."""

    image: Image.Image
    text: str
    size: int
    box: Box


class Stroke(NamedTuple):
    """Something pasted, opaque or through a mask; neither may change afterwards."""

    source: Image.Image | Rgb
    box: Box
    mask: Image.Image | None

    def paint(self, pixels: Pixels, top: int = 0) -> None:
        """Paste it onto pixels that begin ``top`` rows down the picture."""
        # Without the checks of Image.paste, which take as long as the paste, 150 times per board.
        what = self.source.im if isinstance(self.source, Image.Image) else self.source
        box = lowered(self.box, -top) if top else self.box
        if self.mask is None:
            pixels.paste(what, box)
        else:
            pixels.paste(what, box, self.mask.im)


class Canvas:
    """A picture being painted: RGB, or RGBA for a sprite."""

    __slots__ = ("_image", "_panel", "_sheet", "_strokes", "initials", "painted", "texts")

    def __init__(self, image: Image.Image) -> None:
        self._image: Image.Image | None = image.convert("RGB") if image.mode == "P" else image
        self._sheet = image
        self._strokes: list[Stroke] = []
        self._panel: Box | None = None
        self.initials: Sequence[str] = ()
        """By seat, the text on a player's token (``render.names.initials``). By default the number of the seat."""
        self.texts: list[TextBox] = []
        self.painted: list[Box] = []
        """The box of each thing painted, in order."""

    @classmethod
    def on(cls, sheet: Image.Image) -> Canvas:
        """Begin a picture on a sheet, without changing it."""
        canvas = cls(sheet)
        canvas._image = None
        return canvas

    @property
    def image(self) -> Image.Image:
        if self._image is None:
            self._image = self._sheet.convert("RGB")
            for stroke in self._strokes:
                stroke.paint(self._image.im)
        return self._image

    @property
    def strokes(self) -> tuple[Image.Image, Sequence[Stroke]] | None:
        """The sheet and its strokes; ``None`` once a caller has read the image."""
        return (self._sheet, self._strokes) if self._image is None else None

    @property
    def size(self) -> tuple[int, int]:
        return self._sheet.size

    @contextmanager
    def panel(self, box: Box) -> Iterator[None]:
        """Record that all texts written in this block must stay within ``box``."""
        before, self._panel = self._panel, box
        try:
            yield
        finally:
            self._panel = before

    def text(
        self,
        at: tuple[float, float],
        text: str,
        size: int,
        fill: Rgb = theme.INK,
        *,
        face: Typeface = Typeface.SANS,
        anchor: str = "l",
        room: int | None = None,
        least: int | None = None,
    ) -> int:
        """Write a line, and return its width.

        Its capitals are centered on height ``at[1]``; ``anchor`` is l, m or r. With ``room`` the line shrinks to
        ``least`` (never under the smallest size) and is then cut.
        """
        if room is not None:
            text, size = fonts.fit(text, face, size, room, max(theme.MIN_TEXT, least or size))
        ink = fonts.ink(text, face, size)
        if ink.mask is None:
            return ink.width
        shift = {"l": 0, "m": ink.width / 2, "r": ink.width}[anchor]
        left = round(at[0] - shift) + ink.dx
        top = round(at[1] + fonts.cap_height(face, size) / 2) + ink.dy
        box = (left, top, left + ink.mask.width, top + ink.mask.height)
        self._paste(fill, box, ink.mask)
        if ink.colours is not None:
            self._paste(ink.colours, box, ink.colours)
        self.texts.append(TextBox(text, size, box, self._panel or (0, 0, *self.size)))
        return ink.width

    def cover(self, box: Box) -> None:
        """Forget the recorded texts within ``box``, to be painted over."""
        left, top, right, bottom = box
        self.texts[:] = [
            text
            for text in self.texts
            if text.box[0] < left or text.box[1] < top or text.box[2] > right or text.box[3] > bottom
        ]

    def sprite(self, sprite: Image.Image, centre: tuple[float, float]) -> None:
        """Paste a sprite by its center."""
        self.corner(sprite, (round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)))

    def stamp(self, stamp: Stamp, centre: tuple[float, float]) -> None:
        """Paste a sprite with a text by its center."""
        left, top = round(centre[0] - stamp.image.width / 2), round(centre[1] - stamp.image.height / 2)
        self.corner(stamp.image, (left, top))
        box = (stamp.box[0] + left, stamp.box[1] + top, stamp.box[2] + left, stamp.box[3] + top)
        panel = self._panel or (0, 0, *self.size)
        self.texts.append(TextBox(stamp.text, stamp.size, box, panel, self.painted[-1]))

    def corner(self, sprite: Image.Image, at: Point) -> None:
        """Paste a sprite by its top left corner."""
        self._paste(sprite, (at[0], at[1], at[0] + sprite.width, at[1] + sprite.height), sprite)

    def piece(self, image: Image.Image, at: Point) -> None:
        """Paste an opaque piece of a picture by its top left corner."""
        self._paste(image, (at[0], at[1], at[0] + image.width, at[1] + image.height))

    def fill(self, box: Box, colour: Rgb) -> None:
        self._paste(colour, box)

    def _paste(self, source: Image.Image | Rgb, box: Box, mask: Image.Image | None = None) -> None:
        stroke = Stroke(source, box, mask)
        if self._image is None:
            self._strokes.append(stroke)
        else:
            stroke.paint(self._image.im)
        self.painted.append(box)


def around(boxes: Iterable[Box]) -> Box:
    """Return the bounding box of several boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def apart(boxes: Iterable[Box]) -> list[Box]:
    """Return disjoint boxes that together cover these."""
    found: list[Box] = []
    for box in boxes:
        left, top, right, bottom = box
        grows = True
        while grows:
            grows, others, found = False, found, []
            for other in others:
                if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom:
                    left, top, right, bottom = around(((left, top, right, bottom), other))
                    grows = True
                else:
                    found.append(other)
        found.append((left, top, right, bottom))
    return found


def lowered(box: Box, by: int) -> Box:
    return (box[0], box[1] + by, box[2], box[3] + by)


def stamped(base: Image.Image, text: str, size: int, fill: Rgb) -> Stamp:
    """Return a copy of a sprite with a text in its middle."""
    canvas = Canvas(base.copy())
    canvas.text((base.width / 2, base.height / 2), text, size, fill, face=Typeface.BOLD, anchor="m")
    return Stamp(canvas.image, text, size, canvas.texts[0].box)


def supersampled(size: tuple[int, int], paint: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """Return a sprite that ``paint`` drew ``SCALE`` times larger, reduced."""
    large = Image.new("RGBA", (size[0] * SCALE, size[1] * SCALE), (0, 0, 0, 0))
    paint(ImageDraw.Draw(large), SCALE)
    # Premultiplied while reducing, so that edges don't darken towards transparent black.
    return large.convert("RGBa").reduce(SCALE).convert("RGBA")
