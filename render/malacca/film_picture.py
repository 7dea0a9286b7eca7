"""The highlights animation of a game of Malacca."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.malacca.view import MalaccaView
from render.animation import HALF, Frame, still, whole
from render.encode import Picture
from render.film import film as told
from render.malacca import table_picture
from render.words import Words

_LAID: Final = 500
"""Milliseconds of a table on which the last card was laid."""
_FOUGHT: Final = 900
_CAPTURED: Final = 2000


def film(views: Sequence[MalaccaView], names: Sequence[str], words: Words, end: Picture) -> Picture:
    """Return the highlights of a game from its public views and result picture."""
    return told(views, lambda thrift: _frames(views, names, words, thrift), end)


def _frames(views: Sequence[MalaccaView], names: Sequence[str], words: Words, thrift: int) -> Iterator[Frame]:
    for before, after in pairwise(views):
        if len(after.rounds) == len(before.rounds) or after.rounds[-1].number < thrift:
            continue
        if not thrift:
            yield _table(before, names, words, _LAID)
        yield _table(after, names, words, _CAPTURED if after.rounds[-1].captured else _FOUGHT)


def _table(view: MalaccaView, names: Sequence[str], words: Words, shown: int) -> Frame:
    return whole(still(table_picture.table.draw(view, names, words).image, HALF), shown)
