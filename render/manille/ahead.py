"""What is drawn before anybody asks for it: the sheets of new tables, and a picture of each kind."""

from __future__ import annotations

from engine.manille.layout import LAYOUTS
from render.manille.board_picture import table_sheet
from render.manille.gallery import gallery
from render.manille.places import Table
from render.words import Words

_SHOWN = ("play-4", "play-6", "hand-4", "result-3")


def prepare(words: Words) -> None:
    """Draw ahead what the first picture of each kind would draw for all later ones: sheets, pieces, figures."""
    for layout in (layout for seatings in LAYOUTS.values() for layout in seatings.values()):
        table_sheet(Table(layout.hands, layout.team_count, 0))
    pictures = gallery(words)
    for name in _SHOWN:
        pictures[name]()
