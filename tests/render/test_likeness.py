"""Pictures look like they did: golden pictures, compared as eyes do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from render.manila import board, samples
from tests.render import manila_views as built
from tests.render.english import english
from tests.render.likeness import GOLDEN, MOST, PICTURES, difference, small

ANEW = "if that is meant: python -m tests.render.likeness, and look at the golden pictures"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_like_its_golden_one(name: str) -> None:
    golden = small((GOLDEN / f"{name}.png").read_bytes())
    assert difference(golden, small(PICTURES[name]().data)) <= MOST, ANEW


def test_there_is_a_golden_picture_for_each_and_no_other() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(PICTURES)


def test_golden_pictures_are_small_files() -> None:
    assert all(path.stat().st_size < 60 * 1024 for path in GOLDEN.iterdir())


SEA = built.voyage()
CHANGED = {
    "who bets on port A": replace(SEA, ports=(1, None, None)),
    "nobody bets on a shipyard": replace(SEA, yards=(None, None, None)),
    "jade is cheaper": replace(SEA, market=(5, 10, 0, 10)),
    "another's turn": replace(SEA, to_act=(3,)),
    "a punt one space further": replace(SEA, punts=(*SEA.punts[:2], replace(SEA.punts[2], position=11))),
    "no dice": replace(SEA, dice=()),
}


@pytest.mark.parametrize("change", CHANGED)
def test_a_change_that_one_can_see_is_found(change: str) -> None:
    one, other = (small(board(view, samples.NAMES, english).data) for view in (SEA, CHANGED[change]))
    assert difference(one, other) > MOST


def test_a_shift_by_a_fraction_of_a_pixel_is_not() -> None:
    image = small(board(built.voyage(), samples.NAMES, english).data)
    large = image.resize((image.width * 4, image.height * 4))
    moved = ImageChops.offset(large, 1, 1).resize(image.size, Image.Resampling.BOX)
    assert difference(image, moved) <= MOST


def test_pictures_of_other_sizes_are_not_alike() -> None:
    image = small(board(built.voyage(), samples.NAMES, english).data)
    assert difference(image, image.crop((0, 0, 300, 200))) == 255
