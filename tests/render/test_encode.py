"""The file format: what is written can be read, by others too."""

from __future__ import annotations

import io
import subprocess
import sys
import zlib
from typing import Any

import pytest
from PIL import Image

from render import theme
from render.canvas import Canvas, Stroke
from render.encode import _bands, _palette_image, encode, palette, reduce
from render.manila import Marks, board, samples
from tests.effort import slow_but
from tests.render import manila_views as built
from tests.render.english import english
from tests.render.games import views


def test_a_picture_reads_back_as_it_was_drawn() -> None:
    image = board.draw(built.voyage(5), samples.NAMES, english).image
    read = Image.open(io.BytesIO(encode(image, "board").data))
    read.load()
    assert read.format == "PNG"
    assert read.size == image.size
    assert read.convert("RGB").tobytes() == reduce(image).convert("RGB").tobytes()


def test_a_reader_that_checks_everything_reads_a_picture_too() -> None:
    for height in (1, 36, 37, 100):
        image = Image.effect_noise((50, height), 90).convert("RGB")
        data = encode(image, "x").data
        start = data.index(b"IDAT") + 4
        size = int.from_bytes(data[start - 8 : start - 4], "big")
        pixels = zlib.decompress(data[start : start + size])  # raises where the checksum is wrong
        assert len(pixels) == 51 * height


def test_bands_that_come_again_make_the_same_file_as_new_ones() -> None:
    views = [built.voyage(5), built.voyage(5, cash=(1, 2, 3, 4, 5))]
    drawn = [board.draw(view, samples.NAMES, english).image for view in views]
    kept = [encode(image, "board") for image in drawn]
    assert len(_bands)
    for image, same in zip(drawn, kept, strict=True):
        _bands.clear()
        assert encode(image, "board") == same
    assert kept[0] != kept[1]


def test_unpainted_canvas_encodes_to_same_file_as_a_painted_one() -> None:
    _bands.clear()
    for view in (built.voyage(5), built.voyage(5, cash=(1, 2, 3, 4, 5)), built.voyage(3), built.voyage(5)):
        new, painted = (board.draw(view, samples.NAMES, english) for _ in range(2))
        assert encode(new, "x") == encode(painted.image, "x")


def test_what_was_painted_before_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Stroke] = []
    paint = Stroke.paint

    def counted(stroke: Stroke, *to: Any) -> None:
        painted.append(stroke)
        paint(stroke, *to)

    monkeypatch.setattr(Stroke, "paint", counted)
    _bands.clear()
    counts = []
    for cash in ((9, 9, 9, 9, 9), (9, 9, 9, 9, 9), (9, 9, 9, 9, 8)):
        painted.clear()
        encode(board.draw(built.voyage(5, cash=cash), samples.NAMES, english), "x")
        counts.append(len(painted))
    assert counts[0] > 5 * counts[2] > counts[1] == 0


def test_strokes_beyond_the_edges_are_clipped_to_the_picture() -> None:
    sheet = Image.new("RGB", (60, 60), theme.SEA)
    boxes = ((-9, -9, 9, 9), (50, 50, 70, 70), (0, -40, 60, -20), (0, 80, 60, 90), (20, -5, 40, 65))
    canvas, looked_at = Canvas.on(sheet), Canvas.on(sheet)
    assert looked_at.image.size == sheet.size
    for on in (canvas, looked_at):
        for box in boxes:
            on.fill(box, theme.INK)
    assert encode(canvas, "x") == encode(looked_at, "x")
    assert sheet.getcolors() == [(3600, theme.SEA)]


def test_a_picture_smaller_than_a_band_reads_back() -> None:
    image = Image.new("RGB", (3, 2), theme.SEA)
    read = Image.open(io.BytesIO(encode(image, "x").data))
    assert read.convert("RGB").getpixel((2, 1)) == theme.SEA


def test_the_theme_survives_the_palette() -> None:
    for colour in (theme.CARD, theme.INK, theme.SEA, theme.GOLD, *theme.WARES, *(seat.colour for seat in theme.SEATS)):
        image = reduce(Image.new("RGB", (1, 1), colour)).convert("RGB")
        pixel = image.getpixel((0, 0))
        assert isinstance(pixel, tuple)
        assert max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) <= 3


def test_the_palette_fits_and_repeats_nothing() -> None:
    assert len(set(palette())) == len(palette()) <= 256


@pytest.mark.parametrize("seats", slow_but([3], [3, 4, 5]))
def test_every_board_of_a_game_is_a_small_file(seats: int) -> None:
    names, before, sizes = samples.NAMES[:seats], None, []
    for view in views("weighed", seats):
        sizes.append(len(board(view, names, english, marks=Marks(since=before)).data))
        before = view
    assert max(sizes) <= 80 * 1024


FIRST_USE_BY_MANY = """
import sys, threading
from PIL import Image
from render import encode
sys.setswitchinterval(1e-6)
bands = [Image.effect_noise((600, 400), 90).rotate(90 * turn) for turn in range(3)]
picture = Image.merge("RGB", bands)
for _ in range(40):
    encode._palette_image.cache_clear()
    encode._palette_image()
    start = threading.Barrier(3)
    def draw():
        start.wait()
        encode.reduce(picture)
    threads = [threading.Thread(target=draw) for _ in range(3)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
"""


def test_threads_drawing_first_pictures_at_once_do_not_crash() -> None:
    ended = subprocess.run([sys.executable, "-c", FIRST_USE_BY_MANY], check=False, timeout=60)
    assert ended.returncode == 0


def test_the_palette_is_taken_over_before_threads_share_it() -> None:
    shared = _palette_image().palette
    assert shared is not None
    assert not shared.dirty
