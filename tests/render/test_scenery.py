"""What is not drawn again for a frame looks as if it had been."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render.animation import HALF, still
from render.manila import board, samples, sea
from render.manila.marks import Marks
from render.manila.scenery import Scenery
from tests.render import games
from tests.render import manila_views as built
from tests.render.english import english


@pytest.mark.parametrize("scale", [1, HALF])
@pytest.mark.slow
def test_boats_over_scenery_match_the_board_drawn_in_one_go(scale: int) -> None:
    scenery, screen = Scenery(samples.NAMES, english, scale), None
    for before, view in list(pairwise(games.views("sail", 4)))[:60:2]:
        marks = Marks(samples.choices(view), before)
        for shown in (marks, Marks()):
            frame = scenery.of(view, shown).frame(
                80,
                lambda canvas, view=view, shown=shown: sea.boats(canvas, view, shown.since),  # type: ignore[misc]
            )
            screen = screen or frame.patches[0].image.copy()
            for patch in frame.patches:
                screen.paste(patch.image, patch.box)
            afresh = still(board.draw(view, samples.NAMES, english, marks=shown).image, scale)
            assert screen.tobytes() == afresh.tobytes()


def test_a_scenery_that_is_shown_again_is_not_drawn_again() -> None:
    scenery = Scenery(samples.NAMES, english, 1)
    stage = scenery.of(built.voyage(), Marks())
    assert scenery.of(built.voyage(rolls=1), Marks()) is stage
    assert scenery.of(built.voyage(), Marks(since=built.before(built.voyage()))) is not stage
