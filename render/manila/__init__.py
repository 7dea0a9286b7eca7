"""The pictures of Manila: the board, a hand, the result."""

from render.manila.board import Marks, board
from render.manila.hand import hand
from render.manila.result import result

__all__ = ["Marks", "board", "hand", "result"]
