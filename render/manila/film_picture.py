"""A whole game as a short film: each voyage's bets, rolls and landing, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.manila.view import ManilaView, Phase
from render.animation import HALF, STAY, Frame, encode, still
from render.encode import Picture
from render.manila import board_picture, course
from render.manila.marks import Marks
from render.manila.sailing_picture import legs_frames
from render.manila.scenery import Sceneries
from render.words import Words

MOST_BYTES: Final = 8 * 1024 * 1024
_STEPS: Final = 5
"""Frames of a movement; none in a film that would be too large with them."""
_LOOK: Final = 1400
"""Milliseconds that a board stays on which somebody has just decided something."""


def film(views: Sequence[ManilaView], names: Sequence[str], words: Words) -> Picture:
    """A game from all its public views in order. Raises ``ValueError`` without views.

    Under 8 MiB, whatever the game: what does not fit goes without the movements, then without its oldest voyages.
    """
    if not views:
        raise ValueError("a film needs views")
    picture = encode([*_frames(views, names, words, _STEPS)], "replay")
    if len(picture.data) > MOST_BYTES:
        picture = encode([*_frames(views, names, words, 1)], "replay")
    while len(picture.data) > MOST_BYTES:
        views = _without_first_voyage(views)
        picture = encode([*_frames(views, names, words, 1)], "replay")
    return picture


def _frames(views: Sequence[ManilaView], names: Sequence[str], words: Words, steps: int) -> Iterator[Frame]:
    sceneries = Sceneries(names, words, HALF)
    shown = views[0]
    for before, after in pairwise(views):
        way = course.between(before, after)
        if way.legs or _decides(before, after):
            yield _board(before, shown, names, words, _LOOK)
            shown = before
        if way.legs:
            yield from legs_frames(before, after, way, sceneries, steps)
            shown = after
    yield _board(views[-1], shown, names, words, STAY)


def _decides(before: ManilaView, after: ManilaView) -> bool:
    """Whether a stage of the voyage closes between these views: the auction, or the launching of the punts."""
    auctioned = before.phase is Phase.AUCTION and after.phase is not Phase.AUCTION
    return auctioned or (before.lap == 0 and after.lap == 1)


def _board(view: ManilaView, since: ManilaView, names: Sequence[str], words: Words, shown: int) -> Frame:
    return Frame(still(board_picture.draw(view, names, words, marks=Marks(since=since)).image, HALF), shown)


def _without_first_voyage(views: Sequence[ManilaView]) -> Sequence[ManilaView]:
    first = views[0].voyage
    later = [view for view in views if view.voyage > first]
    return later or views[-1:]
