"""What nothing has changed in lies in the paper of the chart; what has, or can be chosen, lies on it."""

from __future__ import annotations

from dataclasses import replace

from engine.manila.board import Space
from engine.manila.view import ManilaView
from render import theme
from render.canvas import Box
from render.manila import board, places, samples
from render.manila.marks import Marks
from render.manila.receding import panels
from tests.render import manila_views as built
from tests.render.english import english

NOW = built.voyage()
PANELS = {
    *(places.load(n) for n in range(3)),
    *(places.PORTS, places.YARDS, places.PIRATES, places.PILOTS, places.INSURANCE, places.market(2)),
}


def paper(box: Box, view: ManilaView = NOW, marks: Marks | None = None) -> object:
    """The colour of a panel's paper, just inside its edge."""
    return board.draw(view, samples.NAMES, english, marks=marks or Marks()).image.getpixel((box[0] + 40, box[3] - 4))


def test_a_first_picture_has_no_panel_that_recedes() -> None:
    assert panels(NOW, Marks()) == ()
    assert paper(places.YARDS) == theme.CARD


def test_panels_in_which_nothing_has_changed_recede() -> None:
    marks = Marks(since=NOW)
    assert set(panels(NOW, marks)) == PANELS
    assert paper(places.YARDS, marks=marks) == theme.PAPER


def test_panels_in_which_something_has_changed_do_not() -> None:
    since = replace(NOW, ports=(None,) * 3, insurance=3, market=(5, 0, 0, 10))
    rest = set(panels(NOW, Marks(since=since)))
    assert PANELS - rest == {places.PORTS, places.INSURANCE, places.market(2)}
    assert paper(places.INSURANCE, marks=Marks(since=since)) == theme.CARD


def test_nor_do_those_in_which_there_is_something_to_choose() -> None:
    marks = Marks(((Space.PILOT_LARGE, 1), (Space.PORT_B, 2), (Space.JADE, 3)), NOW)
    assert PANELS - set(panels(NOW, marks)) == {places.PILOTS, places.PORTS, places.load(2)}


def test_nothing_recedes_where_all_of_the_picture_is_new() -> None:
    assert panels(NOW, Marks(since=replace(NOW, voyage=2))) == ()
    assert panels(NOW, Marks(since=samples.table("board"))) == ()
