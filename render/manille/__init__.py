"""The pictures of Manilla and Manille: the table, a hand, the result, illustrations of the rules."""

from render.manille.board_picture import board, prepare
from render.manille.hand_picture import hand
from render.manille.lessons import SUBJECTS, lesson
from render.manille.result_picture import result

__all__ = ["SUBJECTS", "board", "hand", "lesson", "prepare", "result"]
