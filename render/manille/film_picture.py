"""The highlights animation of a match of Manille or Manilla."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.manille.view import ManilleView
from render.animation import HALF, Frame, still, whole
from render.encode import Picture
from render.film import evenly
from render.film import film as told
from render.manille import board_picture
from render.words import Words

_TRICK: Final = 250
"""Milliseconds of a trick."""
_DEAL: Final = 1500
"""The same for a finished deal."""
_TRICKS: Final = 60
_DEALS: Final = 24
"""The maximum number of deals shown; of more, a selection."""


def film(views: Sequence[ManilleView], names: Sequence[str], words: Words, end: Picture) -> Picture:
    """Return the highlights of a match from its public views and result picture."""
    return told(views, lambda thrift: _frames(views, names, words, thrift), end)


def _frames(views: Sequence[ManilleView], names: Sequence[str], words: Words, thrift: int) -> Iterator[Frame]:
    steps = [*enumerate(pairwise(views))]
    deals = [n for n, (before, after) in steps if len(after.results) > len(before.results)]
    tricks = [n for n, (before, after) in steps if sum(after.tricks) > sum(before.tricks)]
    shown = dict.fromkeys([] if thrift else evenly(tricks, _TRICKS), _TRICK)
    shown |= dict.fromkeys(evenly(deals, _DEALS)[2 * max(0, thrift - 1) :], _DEAL)
    for number in sorted(shown):
        view = views[number + 1]
        yield whole(still(board_picture.board.draw(view, names, words).image, HALF), shown[number])
