"""Draw the shared parts of Malacca's pictures in advance."""

from __future__ import annotations

from engine.malacca.cards import SEATS
from engine.malacca.game import MALACCA
from engine.malacca.options import MalaccaOptions
from render.malacca import hand, result, table
from render.malacca.samples import NAMES
from render.malacca.sheet import Table, table_sheet
from render.played import at_random
from render.words import Words


def prepare(words: Words) -> None:
    """Draw what all pictures of a kind share, to fill the caches."""
    for players in SEATS:
        table_sheet(Table(players, tall=False, fight=False))
    course, end = at_random(MALACCA, SEATS[-1], MalaccaOptions(characters=True, equipment=True), 4)
    for moment in course:
        table(moment.public, NAMES, words)
    hand(course[-1].own, NAMES, words)
    result(end.public, end.rank(), NAMES, words)
