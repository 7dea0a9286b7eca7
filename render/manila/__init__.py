"""The pictures of Manila: the board, a hand, the result."""

from render.manila.board_picture import board
from render.manila.film_picture import film
from render.manila.hand_picture import hand
from render.manila.lessons import SUBJECTS, lesson
from render.manila.marks import Marks
from render.manila.pointing import pointed_board, pointed_hand
from render.manila.result_picture import result
from render.manila.sailing_picture import moves, sailing
from render.theme import DANGER, WARES

COLOURS = (*WARES, DANGER)
"""Extra colors beyond the theme's: wares and pirates."""

__all__ = [
    "COLOURS",
    "SUBJECTS",
    "Marks",
    "board",
    "film",
    "hand",
    "lesson",
    "moves",
    "pointed_board",
    "pointed_hand",
    "result",
    "sailing",
]
