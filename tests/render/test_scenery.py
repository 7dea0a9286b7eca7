"""What is not drawn again for a frame looks as if it had been."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest

from render.animation import HALF, still
from render.manila import samples, sea
from render.manila.board_picture import draw
from render.manila.marks import Marks
from render.manila.scenery import Sceneries
from tests.render import games
from tests.render.english import english


@pytest.mark.parametrize("scale", [1, HALF])
def test_boats_before_their_scenery_make_the_board_that_would_be_drawn_at_once(scale: int) -> None:
    sceneries = Sceneries(samples.NAMES, english, scale)
    for before, view in list(pairwise(games.views("sail", 4)))[:60:2]:
        marks = Marks(samples.choices(view), before)
        for shown in (marks, Marks()):
            scenery = sceneries.of(view, shown)
            boats = scenery.with_painted(partial(sea.boats, view=view, since=shown.since))
            afresh = still(draw(view, samples.NAMES, english, marks=shown).image, scale)
            assert scenery.whole(boats).tobytes() == afresh.tobytes()


def test_a_scenery_that_is_shown_again_is_not_drawn_again() -> None:
    sceneries = Sceneries(samples.NAMES, english, 1)
    scenery = sceneries.of(samples.voyage(), Marks())
    assert sceneries.of(samples.voyage(), Marks()) is scenery
    assert sceneries.of(samples.voyage(), Marks(since=samples.before(samples.voyage()))) is not scenery


def test_what_was_painted_for_one_frame_is_not_seen_in_the_next() -> None:
    view = samples.voyage()
    scenery = Sceneries(samples.NAMES, english, 1).of(view, Marks())
    first = scenery.whole(scenery.with_painted(lambda canvas: sea.boats(canvas, view, None)))
    scenery.with_painted(lambda canvas: canvas.fill((300, 140, 900, 500), (0, 0, 0)))
    assert (
        scenery.whole(scenery.with_painted(lambda canvas: sea.boats(canvas, view, None))).tobytes() == first.tobytes()
    )
