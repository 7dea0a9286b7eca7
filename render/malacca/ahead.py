"""What is drawn before anybody asks for it: the sheets of new tables, and a picture of each kind."""

from __future__ import annotations

from engine.malacca.cards import SEATS
from render.malacca.gallery import gallery
from render.malacca.sheet import Table, table_sheet
from render.words import Words

_SHOWN = ("full", "hand-laid", "result-8")


def prepare(words: Words) -> None:
    """Draw ahead what the first picture of each kind would draw for all later ones: sheets, pieces, figures."""
    for players in SEATS:
        table_sheet(Table(players, tall=False, fight=False))
    pictures = gallery(words)
    for name in _SHOWN:
        pictures[name]()
