"""What a lesson points at is in its picture."""

from __future__ import annotations

import pytest

from bot.core.presenter import PlayerNames
from bot.games.catalogue import catalogue
from render.manila import samples
from render.manila.board_picture import board
from render.manila.pointing import pointed_board, spot
from tests.render import manila_views as built
from tests.render.english import english


def test_the_market_is_whole_on_a_board_of_a_lesson() -> None:
    view = built.auction()
    whole = board.draw(view, samples.NAMES, english)
    picture = pointed_board(view, samples.NAMES, english, "market")
    assert spot(view, "market")[3] < picture.height == whole.size[1]


@pytest.mark.parametrize("kind", catalogue().lessons)
def test_pictures_of_a_lesson_are_whole(kind: str) -> None:
    lesson, presenter = catalogue().lessons[kind], catalogue().presenters(english)[kind]
    names = samples.NAMES[: lesson.seats]
    cast = PlayerNames(names, names, names)
    for show, number in {step.show: number for number, step in enumerate(lesson.steps)}.items():
        view, step = lesson.view(number), lesson.steps[number]
        whole = presenter.hand(view, (), cast).paint if show == "hand" else presenter.board(view, cast, None)
        assert whole is not None
        pointed = lesson.paint(view, cast.plain, english, show, step.mark)
        assert pointed().height == whole().height, step.name
