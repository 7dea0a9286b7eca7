"""The highlights animation of a game of Manila."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.manila.board import ROLLS
from engine.manila.view import ManilaView, Phase
from render.animation import HALF, Frame
from render.encode import Picture
from render.film import film as told
from render.manila import course, reckoning, sea
from render.manila.course import Course
from render.manila.marks import Marks
from render.manila.sailing_picture import ends, legs_frames, scene_of
from render.manila.scenery import Scenery
from render.words import Words

_STEPS: Final = 5
"""Frames of a slow movement; of others only the last one."""
_LOOK: Final = 600
"""Milliseconds of a board after a decision."""
_SLOWLY: Final = 1200
"""The same before a last roll, and for pirates' decisions."""
LANDED: Final = 1800
"""The same for a finished voyage, when all are paid."""


def film(views: Sequence[ManilaView], names: Sequence[str], words: Words, end: Picture) -> Picture:
    """Return the highlights of a game from its public views and result picture."""
    return told(
        views, lambda thrift: _frames(_later(views, thrift - 1), names, words, _STEPS if not thrift else 1), end
    )


def _frames(views: Sequence[ManilaView], names: Sequence[str], words: Words, steps: int) -> Iterator[Frame]:
    scenery = Scenery(names, words, HALF)
    shown = views[0] if views else None
    for before, after in pairwise(views):
        way = course.between(before, after)
        great = _great(before, way)
        if shown is not None and (great or _decides(before, after)):
            yield _board(scenery, before, shown, _SLOWLY if great else _LOOK)
            shown = before
        if way.legs:
            yield from legs_frames(before, after, way, scenery, steps if great else 1)
            shown = after
        if before.punts and ends(after, way):
            scene, paid = scene_of(before, after, way), reckoning.events_of(after)
            yield from reckoning.frames(scene, after, paid, scenery, steps=steps, rest=LANDED)
            shown = after


def _great(before: ManilaView, way: Course) -> bool:
    """Return whether a highlight is in it: a last roll, a landing, or pirates."""
    pirates = before.phase in (Phase.BOARD, Phase.PLUNDER)
    return pirates or any(leg.landing or leg.round == ROLLS for leg in way.legs)


def _decides(before: ManilaView, after: ManilaView) -> bool:
    """Return whether the auction or the launch ended between two views."""
    auctioned = before.phase is Phase.AUCTION and after.phase is not Phase.AUCTION
    return auctioned or (before.lap == 0 and after.lap == 1)


def _board(scenery: Scenery, view: ManilaView, since: ManilaView, shown: int) -> Frame:
    return scenery.of(view, Marks(since=since)).frame(shown, lambda canvas: sea.boats(canvas, view, since))


def _later(views: Sequence[ManilaView], voyages: int) -> Sequence[ManilaView]:
    return [view for view in views if view.voyage >= views[0].voyage + voyages]
