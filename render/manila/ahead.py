"""What is drawn before anybody asks for it: the sheets of boards, and a picture of each kind."""

from __future__ import annotations

from engine.manila.board import ACCOMPLICES
from render.manila import places, sheet
from render.manila.gallery import gallery
from render.manila.places import Sheets
from render.words import Words

_SHOWN = ("auction-later-since", "place-choices-since", "board", "wrecks", "hand", "result-clear")


def prepare(words: Words) -> None:
    """Draw ahead what the first picture of each kind would draw for all later ones: sheets, pieces, figures."""
    for hero in Sheets:
        for lines in sorted({places.rows(players) for players in ACCOMPLICES}):
            sheet.blank(hero, lines, words)
    pictures = gallery(words)
    for name in _SHOWN:
        pictures[name]()
