"""A canvas knows where it has been painted on."""

from __future__ import annotations

from itertools import combinations
from random import Random

from PIL import Image, ImageChops

from render.canvas import Box, Canvas, apart, around
from render.chart import Sheet
from render.sprites import badge, closed_space


def test_nothing_is_painted_outside_of_boxes_that_a_canvas_knows() -> None:
    blank = Image.new("RGB", (400, 300), (255, 255, 255))
    canvas = Canvas(blank.copy())
    canvas.text((20, 40), "Ann", 40)
    canvas.sprite(closed_space(), (200, 100))
    badge(canvas, 1, (300, 200))
    canvas.fill((5, 250, 60, 290), (0, 0, 0))
    assert len(canvas.painted) == 4
    for box in canvas.painted:
        assert ImageChops.difference(canvas.image, blank).crop(box).getbbox() is not None
        canvas.image.paste(blank.crop(box), box)
    assert ImageChops.difference(canvas.image, blank).getbbox() is None


def test_a_finished_sheet_is_painted_on_as_a_copy() -> None:
    sheet = Sheet(400, 300).finish()
    before = sheet.tobytes()
    canvas = Canvas(sheet)
    badge(canvas, 0, (80, 80))
    assert canvas.image.convert("RGB").tobytes() != sheet.convert("RGB").tobytes()
    assert sheet.tobytes() == before


def test_boxes_that_overlap_become_one() -> None:
    assert apart([(0, 0, 10, 10), (20, 0, 30, 10), (5, 5, 25, 8)]) == [(0, 0, 30, 10)]
    assert apart([(0, 0, 10, 10), (10, 0, 20, 10)]) == [(0, 0, 10, 10), (10, 0, 20, 10)]


def test_boxes_apart_cover_the_same_and_never_overlap() -> None:
    random = Random(1)
    for _ in range(50):
        boxes = [_any_box(random) for _ in range(12)]
        found = apart(boxes)
        assert around(found) == around(boxes)
        assert all(any(around([one, box]) == one for one in found) for box in boxes)
        assert not any(_common(one, other) for one, other in combinations(found, 2))


def _any_box(random: Random) -> Box:
    left, top = random.randrange(100), random.randrange(100)
    return (left, top, left + random.randrange(1, 30), top + random.randrange(1, 30))


def _common(one: Box, other: Box) -> bool:
    return max(one[0], other[0]) < min(one[2], other[2]) and max(one[1], other[1]) < min(one[3], other[3])
