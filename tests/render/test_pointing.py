"""What a lesson points at is in its picture."""

from __future__ import annotations

from render.manila import samples
from render.manila.board_picture import board
from render.manila.pointing import pointed_board, pointed_hand, spot
from tests.render import manila_views as built
from tests.render.english import english


def test_the_market_is_whole_on_a_board_of_a_lesson() -> None:
    view = built.auction()
    whole = board.draw(view, samples.NAMES, english)
    picture = pointed_board(view, samples.NAMES, english, "market")
    assert spot(view, "market")[3] < picture.height == whole.size[1]


def test_a_hand_of_a_lesson_has_no_foot() -> None:
    view = samples.own_hand()
    assert pointed_hand(view, samples.NAMES, english, "silk").height == 600
