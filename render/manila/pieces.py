"""Draw small pieces shared by Manila's pictures."""

from __future__ import annotations

from render.canvas import Canvas
from render.foundry import Typeface
from render.names import signed
from render.sprites import coin
from render.theme import CARD, INK, LOSS, WARES, Rgb


def figure_on(ware: int) -> Rgb:
    """Return the text color on a ware's color, whichever contrasts more."""
    red, green, blue = WARES[ware]
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 120 else CARD


def money(canvas: Canvas, amount: int, right: tuple[float, float], size: int) -> None:
    """Draw a sum after a coin, right-aligned at ``right``."""
    width = canvas.text(right, signed(amount), size, LOSS if amount < 0 else INK, face=Typeface.BOLD, anchor="r")
    canvas.sprite(coin(26), (right[0] - width - 20, right[1]))
