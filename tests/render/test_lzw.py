"""The codes of a GIF: others read them, wherever a band ends and however full its table is."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from render import lzw
from render.animation import encode, still, whole


def read(pixels: bytes) -> bytes:
    """What a reader makes of the codes of some pixels, in one row."""
    image = Image.frombytes("P", (len(pixels), 1), pixels)
    file = encode([whole(image, 100)], "x")
    shown = Image.open(io.BytesIO(file.data))
    assert shown.mode == "P"
    return shown.tobytes()


@pytest.mark.parametrize("colours", [1, 2, 63])
@pytest.mark.parametrize("length", [*range(1, 70), 190, 191, 192, 448, 449, 4030, 4031, 4032, 9000, 28_801, 60_000])
def test_pixels_are_read_as_they_were(length: int, colours: int) -> None:
    random = Random(length)
    pixels = bytes(random.randrange(colours) for _ in range(length))
    assert read(pixels) == pixels


def test_a_band_that_comes_again_has_the_same_codes() -> None:
    noise = still(Image.effect_noise((1200, 100), 90).convert("RGB"))
    first = encode([whole(noise, 100)], "x")
    assert len(lzw._bands)
    kept = encode([whole(noise, 100)], "x")
    lzw._bands.clear()
    assert encode([whole(noise, 100)], "x") == kept == first
