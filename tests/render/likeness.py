"""How alike two pictures look, and the golden pictures that others must look like.

Another FreeType or Pillow sets a letter a fraction of a pixel elsewhere; nobody sees that, and it must not fail a
test. So pictures are compared as a phone shows them, 300 pixels wide and slightly blurred, in tiles of 10 pixels: a
tile differs by the mean of its differences in red, green and blue, of 255.

To draw the golden pictures anew after a change of design, and look at the difference before committing it::

    python -m tests.render.likeness
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render import boats, malacca, malacca_samples, samples
from render.encode import Picture
from render.lobby import LobbySeat, lobby
from render.manila import Marks, board, hand, lesson, result
from tests.render.english import english
from tests.render.machine import no_fonts_of_its_own

GOLDEN: Final = Path(__file__).parent / "golden"
WIDTH: Final = 300
TILE: Final = 10
MOST: Final = 20.0
"""How much a tile may differ. The palette of the golden files makes 3, a badge that is missing or elsewhere 35 and
more, letters set without Raqm (no kerning) up to 29."""


def small(data: bytes) -> Image.Image:
    """A picture's file as a phone shows it."""
    image = Image.open(io.BytesIO(data)).convert("RGB")
    height = round(image.height * WIDTH / image.width)
    return image if image.width == WIDTH else image.resize((WIDTH, height), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much the two tiles differ that differ most. Pictures of other sizes differ by 255."""
    if one.size != other.size:
        return 255.0
    blurred = [image.filter(ImageFilter.GaussianBlur(1)) for image in (one, other)]
    apart = ImageChops.difference(*blurred).convert("L", (1 / 3, 1 / 3, 1 / 3, 0))
    tiles = apart.resize((-(-apart.width // TILE), -(-apart.height // TILE)), Image.Resampling.BOX)
    return float(tiles.getextrema()[1])  # type: ignore[arg-type]


def _board(name: str, marks: Marks | None = None) -> Picture:
    return board(samples.tables()[name], samples.NAMES, english, marks=marks or Marks())


def _since(name: str) -> Picture:
    view = samples.tables()[name]
    return _board(name, Marks(choices=samples.choices(view), since=samples.before(view)))


def _result() -> Picture:
    return result(samples.over(5), samples.standing(5), samples.NAMES, english, history=samples.HISTORY,
                  moments=samples.MOMENTS)  # fmt: skip


def _lobby() -> Picture:
    seats = (LobbySeat("Inés", host=True), LobbySeat("Navigator", ai=True), LobbySeat(None))
    return lobby("Manila", seats, english, boats.emblem, rules=("Money is hidden",))


def _malacca_result() -> Picture:
    names = malacca_samples.NAMES[:4]
    return malacca.result(malacca_samples.over(), malacca_samples.standing(), names, english)


PICTURES: Final[Mapping[str, Callable[[], Picture]]] = {
    "auction-first": lambda: _board("auction-first"),
    "auction-later": lambda: _board("auction-later"),
    "buy": lambda: _board("buy"),
    "start": lambda: _board("start"),
    "place": lambda: _since("place"),
    "plunder": lambda: _board("plunder"),
    "full": lambda: _board("full"),
    "over": lambda: _board("over"),
    "hand": lambda: hand(samples.own_hand(), samples.NAMES, english),
    "result": _result,
    "lobby": _lobby,
    "rules-pirates": lambda: lesson("pirates", english),
    "malacca-full": lambda: malacca.table(malacca_samples.full(), malacca_samples.NAMES, english),
    "malacca-hand": lambda: malacca.hand(malacca_samples.own_laid(), malacca_samples.NAMES, english),
    "malacca-result": _malacca_result,
}


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    with no_fonts_of_its_own():
        for name, draw in PICTURES.items():
            colours = small(draw().data).quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            colours.save(GOLDEN / f"{name}.png", optimize=True)
