"""The pictures of Manilla and Manille."""

from render.manille.board_picture import board
from render.manille.film_picture import film
from render.manille.gathering import gathering, taken
from render.manille.hand_picture import hand
from render.manille.lessons import SUBJECTS, lesson
from render.manille.pointing import pointed_board, pointed_hand
from render.manille.result_picture import SHOWN, result, sheet_of
from render.theme import SUITS

COLOURS = tuple(colour for suits in SUITS.values() for colour in suits)
"""Extra colors beyond the theme's: the suits, in four colors or in two."""

__all__ = [
    "COLOURS",
    "SHOWN",
    "SUBJECTS",
    "board",
    "film",
    "gathering",
    "hand",
    "lesson",
    "pointed_board",
    "pointed_hand",
    "result",
    "sheet_of",
    "taken",
]
