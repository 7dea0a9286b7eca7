"""How alike two pictures look, and the golden pictures that others must look like.

Another FreeType or Pillow sets a letter a fraction of a pixel elsewhere; nobody sees that, and it must not fail a
test. So pictures are compared as a phone shows them, 300 pixels wide and slightly blurred, in tiles of 10 pixels: a
tile differs by the mean of its differences in red, green and blue, of 255.

To draw the golden pictures anew after a change of design, and look at the difference before committing it::

    python -m tests.render.likeness
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from tests.render.gallery import Pictures, drawn, gallery
from tests.render.machine import no_fonts_of_its_own

GOLDEN: Final = Path(__file__).parent / "golden"
"""A picture of the gallery becomes golden by an empty file of its name."""
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


PICTURES: Final[Pictures] = {path.stem: gallery()[path.stem] for path in sorted(GOLDEN.iterdir())}


if __name__ == "__main__":
    with no_fonts_of_its_own():
        for name, picture in drawn(PICTURES):
            colours = small(picture.data).quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            colours.save(GOLDEN / f"{name}.png", optimize=True)
