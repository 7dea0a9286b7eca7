"""Where everything lies on Malacca's table, and the sheet beneath it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.malacca.cards import SEATS
from render import theme
from render.canvas import Box
from render.chart import FOOT, Sheet

TURN: Final[Box] = (300, 18, 1176, 120)
SEA: Final[Box] = (22, 130, 1178, 372)
FIGHT: Final[Box] = (496, 148, 800, 354)
TO_COME: Final[Box] = (816, 148, 1160, 354)
SHIP: Final = (164, 248)
CARGO: Final = (420, 240)

ROWS_TOP: Final = 386
HEAD: Final = 44
ROW: Final = 84

PURSE: Final = 500
"""Where purses end."""
HOLDINGS: Final = 520
CARD: Final = 662
BET: Final = 704
LAST: Final = 796
NET: Final = 1154
"""Where the sums of the last ship end."""


def players_box(players: int) -> Box:
    """The label that the players' rows lie on."""
    return (24, ROWS_TOP, 1176, ROWS_TOP + HEAD + ROW * players + 8)


def row(number: int) -> Box:
    """A player's row, from the top."""
    top = ROWS_TOP + HEAD + ROW * number
    return (30, top, 1170, top + ROW)


def prepare() -> None:
    """Draw the sheets of new tables ahead of the first picture."""
    for players in SEATS:
        table_sheet(players, False)


@lru_cache(maxsize=16)
def table_sheet(players: int, fight: bool) -> Image.Image:
    """The sheet of a table; with ``fight`` there is a label for the last fight."""
    bottom = players_box(players)[3]
    sheet = Sheet(theme.WIDTH, bottom + 24 + FOOT)
    sheet.label(TURN, theme.GOLD)
    sheet.sea(SEA, (648, 251), 96)
    if fight:
        sheet.label(FIGHT)
    sheet.label(TO_COME)
    sheet.label(players_box(players))
    for number in range(players):
        left, top, right, _ = row(number)
        sheet.rectangle((left + 10, top, right - 10, top + 2), theme.LINE_PALE)
    top = ROWS_TOP + HEAD
    for x in (HOLDINGS - 14, CARD - 38, LAST - 36):
        sheet.rectangle((x, top + 8, x + 2, players_box(players)[3] - 14), theme.LINE_PALE)
    sheet.frame()
    sheet.foot()
    return sheet.finish()
