"""A generic board picture, made of rows, for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image

from engine.game import Standing
from render import theme, titles
from render.animation import HALF, Frame, still, whole
from render.canvas import Canvas, Stamp, stamped, supersampled
from render.chart import FOOT, framed
from render.encode import Picture, encode
from render.film import evenly, film
from render.foundry import Typeface
from render.names import initials, readable_names
from render.sprites import Draw, badge
from render.titles import Occasion
from render.words import Words

ROW: Final = 92
MOST_BOARDS: Final = 40
"""The maximum number of boards in an animation."""
_TOP: Final = 34
_TILE: Final = 64
_GAP: Final = 10
_WINS: Final = ("picture-wins", "picture-share-win")
_PIPS: Final = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""The pips of each die, as indices of a three by three grid."""


@dataclass(frozen=True, slots=True)
class Text:
    text: str


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice by value; a value below 1 is a covered die."""

    values: Sequence[int]


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards with labels of up to three characters; an empty label is face down."""

    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class Counter:
    number: int


Part: TypeAlias = Text | Dice | Cards | Counter


@dataclass(frozen=True, slots=True)
class Row:
    parts: Sequence[Part]
    seat: int | None = None


def describe(part: Part) -> str:
    """Return the text alternative of a part, for readers who don't see the picture."""
    match part:
        case Text(text):
            return text
        case Dice(values):
            return " ".join(str(value) if value > 0 else "?" for value in values)
        case Cards(names):
            return " ".join(name or "?" for name in names)
        case Counter(number):
            return str(number)


@dataclass(frozen=True, slots=True)
class ResultHeading:
    """The title of a final board: winners, place and time."""

    standing: Standing
    occasion: Occasion


def draw(
    rows: Sequence[Row], names: Sequence[str], words: Words, kind: str, end: ResultHeading | None = None
) -> Picture:
    """Draw rows, below the result's title at the end."""
    top = titles.RESULT[3] if end is not None else 0
    canvas = Canvas.on(_sheet(len(rows), top, poster=end is not None))
    canvas.initials = initials(names)
    known = readable_names(names, words)
    if end is not None:
        titles.result(canvas, end.standing, known, words, end.occasion, wins=_WINS)
    for number, row in enumerate(rows):
        _row(canvas, row, known, top + _TOP + ROW * number + ROW // 2)
    return encode(canvas.image, kind)


def fade(boards: Sequence[Callable[[], Picture]], end: Callable[[], Picture]) -> Picture:
    """Return an animation in which a game's boards fade into each other."""
    images = [Image.open(BytesIO(board().data)).convert("RGB") for board in evenly(boards, MOST_BOARDS)]

    def tell(thrift: int) -> Iterator[Frame]:
        most = MOST_BOARDS >> thrift
        return _frames(evenly(images, most) if most else ())

    return film(images, tell, end())


def _frames(images: Sequence[Image.Image]) -> Iterator[Frame]:
    before: Image.Image | None = None
    for image in images:
        if before is not None and before.size == image.size:
            yield whole(still(Image.blend(before, image, 0.5), HALF), 80)
        yield whole(still(image, HALF), 700)
        before = image


def _row(canvas: Canvas, row: Row, names: Sequence[str], y: int) -> None:
    x, right = 48, 1140
    if row.seat is not None:
        badge(canvas, row.seat, (84, y), 72)
        x = 144 + canvas.text((144, y), names[row.seat], 42, face=Typeface.SEMIBOLD, room=380, least=34) + 36
    for part in reversed(row.parts):
        if isinstance(part, Counter):
            right -= canvas.text((right, y), str(part.number), theme.HUGE, face=Typeface.BOLD, anchor="r") + 30
    for part in row.parts:
        match part:
            case Text(text):
                x += canvas.text((x, y), text, theme.NAME, room=max(60, right - x), least=theme.READ) + 30
            case Dice(values):
                x = _tiles(canvas, [die(value) for value in values], (x, y), right)
            case Cards(called):
                x = _tiles(canvas, [_card(name) for name in called], (x, y), right)
            case Counter():
                pass


def _tiles(canvas: Canvas, tiles: Sequence[Image.Image | Stamp], at: tuple[int, int], right: int) -> int:
    x, y = at
    step = min(_TILE + _GAP, (right - x) // max(1, len(tiles)))
    for number, tile in enumerate(tiles):
        centre = (x + step * number + _TILE // 2, y)
        if isinstance(tile, Stamp):
            canvas.stamp(tile, centre)
        else:
            canvas.sprite(tile, centre)
    return x + step * len(tiles) + 20


@lru_cache(maxsize=7)
def die(value: int) -> Image.Image | Stamp:
    """Return a die with its value; below 1 it is covered."""

    def paint(draw: Draw, k: int) -> None:
        _ground(draw, k, theme.CARD if value > 0 else theme.PAPER_DARK)
        for place in map(int, _PIPS.get(value, "")):
            x, y = (14 + 18 * (place % 3)) * k, (14 + 18 * (place // 3)) * k
            draw.ellipse((x - 6 * k, y - 6 * k, x + 6 * k, y + 6 * k), fill=theme.INK)

    tile = supersampled((_TILE, _TILE), paint)
    return tile if value in _PIPS else stamped(tile, str(value) if value > 0 else "?", theme.NAME, theme.INK)


@lru_cache(maxsize=64)
def _card(name: str) -> Stamp:
    tile = supersampled((_TILE, _TILE), lambda draw, k: _ground(draw, k, theme.CARD if name else theme.PAPER_DARK))
    return stamped(tile, name or "?", theme.NAME, theme.INK)


def _ground(draw: Draw, k: int, fill: theme.Rgb) -> None:
    edge = _TILE * k - 1
    draw.rounded_rectangle((0, 0, edge, edge), 12 * k, fill=theme.INK)
    draw.rounded_rectangle((2 * k, 2 * k, edge - 2 * k, edge - 2 * k), 10 * k, fill=fill)


@lru_cache(maxsize=16)
def _sheet(rows: int, top: int, *, poster: bool) -> Image.Image:
    bottom = top + _TOP + ROW * rows
    labels = (titles.RESULT, (24, top + 22, 1176, bottom + 8))[not poster :]
    return framed((theme.WIDTH, bottom + FOOT), *labels).finish()
