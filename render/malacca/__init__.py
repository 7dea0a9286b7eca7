"""The pictures of Malacca."""

from render.malacca.battle import battle, opened
from render.malacca.film_picture import film
from render.malacca.hand_picture import hand
from render.malacca.lessons import SUBJECTS, lesson
from render.malacca.pointing import pointed_hand, pointed_table
from render.malacca.result_picture import result
from render.malacca.table_picture import table
from render.theme import WARES

COLOURS = WARES
"""Extra colors beyond the theme's: those of actions."""

__all__ = [
    "COLOURS",
    "SUBJECTS",
    "battle",
    "film",
    "hand",
    "lesson",
    "opened",
    "pointed_hand",
    "pointed_table",
    "result",
    "table",
]
