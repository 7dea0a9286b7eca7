"""Draw the shared parts of Manila's pictures in advance."""

from __future__ import annotations

from itertools import pairwise

from engine.manila.board import ACCOMPLICES
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from render.manila import Marks, board, hand, places, result, samples, sheet
from render.manila.places import Sheets
from render.played import at_random
from render.words import Words


def prepare(words: Words) -> None:
    """Draw what all pictures of a kind share, to fill the caches."""
    for hero in Sheets:
        for lines in sorted({places.rows(players) for players in ACCOMPLICES}):
            sheet.blank(hero, lines, words)
    course, end = at_random(MANILA, max(ACCOMPLICES), ManilaOptions(), 6)
    for before, after in pairwise(course):
        marks = Marks(samples.choices(after.public), before.public)
        board(after.public, samples.NAMES, words, marks=marks)
    hand(course[-1].own, samples.NAMES, words)
    result(end.public, end.rank(), samples.NAMES, words)
