"""Draw the shared parts of Manille's pictures in advance."""

from __future__ import annotations

from engine.manille.game import MANILLA, MANILLE
from engine.manille.layout import LAYOUTS
from render.manille import board, hand, result
from render.manille.board_picture import table_sheet
from render.manille.places import Table
from render.manille.samples import NAMES
from render.played import at_random
from render.words import Words


def prepare(words: Words) -> None:
    """Draw what all pictures of a kind share, to fill the caches."""
    for layout in (layout for seatings in LAYOUTS.values() for layout in seatings.values()):
        table_sheet(Table(layout.hands, layout.team_count, 0))
    for game, seats in [(each, seats) for each in (MANILLE, MANILLA) for seats in each.seats]:
        (before, after), end = at_random(game, seats, game.options_type(), 2)
        board(after.public, NAMES, words, since=before.public)
        hand(before.own, NAMES, words)
        result(end.public, end.rank(), NAMES, words)
