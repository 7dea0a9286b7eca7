"""The initials on players' tokens: two of them are never alike, whatever the names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.canvas import Canvas
from render.manila import board_picture, samples
from render.names import initials
from render.sprites import badge, token
from render.stage import Stage
from tests.render.english import english
from tests.render.test_stage import empty


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ann", "Bo", "Cleo"), ("A", "B", "C")),
        (("ann", "Émile", "ßeta", "Ωmega"), ("A", "É", "ß", "Ω")),
        (("Mara", "Mona", "Tom"), ("Ma", "Mo", "T")),
        (("Maximilian", "Mara"), ("Mx", "Mr")),
        (("Player 1", "Player 2"), ("P1", "P2")),
        (("Ann", "Anna"), ("An", "Aa")),
        (("Ann", "Ann"), ("An", "A2")),
        (("王小明", "王大伟"), ("小", "大")),
        (("🦊", "★ Nils", "42", ""), ("1", "N", "3", "4")),
    ],
)
def test_tokens_bear_what_tells_names_apart(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert initials(names) == expected


@given(st.lists(st.text(max_size=6) | st.sampled_from(("Ann", "Anna", "1", "A1")), min_size=2, max_size=8))
def test_no_two_tokens_bear_the_same(names: list[str]) -> None:
    found = initials(names)
    assert len(set(found)) == len(names)
    assert all(0 < len(each) <= 2 for each in found)


def test_two_initials_lie_within_their_token() -> None:
    stamp = token(0, "Mx", 60)
    left, top, right, bottom = stamp.box
    assert (right - left) ** 2 + (bottom - top) ** 2 < 60**2
    assert stamp.size < token(0, "M", 60).size


def test_board_shows_initials_of_its_players() -> None:
    view = samples.table("full")
    shown = {text.text for text in board_picture.board.draw(view, ("Ann", "Mara", "Mona", "Tom", "Zoé"), english).texts}
    assert {"A", "Ma", "Mo", "T", "Z"} <= shown


def test_moving_pictures_show_initials_too() -> None:
    painted: list[str] = []
    stage = Stage(empty(), initials=("Ma", "Mo"))
    stage.lay("token", lambda canvas: painted.extend(canvas.initials))
    stage.frame(1, lambda canvas: painted.extend(canvas.initials))
    assert painted == ["Ma", "Mo"] * 2


def test_token_without_names_bears_the_number_of_its_seat() -> None:
    canvas = Canvas(empty())
    badge(canvas, 2, (100, 100))
    assert [text.text for text in canvas.texts] == ["3"]
