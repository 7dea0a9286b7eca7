"""Draw the bot's avatar: a punt on the open sea."""

from __future__ import annotations

from typing import Final

from engine.manila.board import Ware
from render.boats import punt
from render.chart import Sheet
from render.encode import lossless

AVATAR: Final = 512
"""Side in pixels."""


def avatar() -> bytes:
    """Return the avatar as a PNG file."""
    sheet = Sheet(AVATAR, AVATAR)
    sheet.sea((-60, -60, AVATAR + 60, AVATAR + 60), (AVATAR / 2, AVATAR / 2), 300)
    image = sheet.image
    ship = punt(Ware.NUTMEG, 3.4)
    image.paste(ship, ((AVATAR - ship.width) // 2, (AVATAR - ship.height) // 2 - 8), ship)
    return lossless(image)
