"""Where things lie on Manila's board, in pixels of a picture 1200 wide. One table for the sheet and what goes on it."""

from __future__ import annotations

from typing import Final

from engine.manila.board import ROUTE_END, Space
from render.canvas import Box, Point
from render.chart import FOOT

SIZE: Final = (1200, 1078 + FOOT)

# -- the heading -------------------------------------------------------------------------------

TURN: Final[Box] = (296, 20, 866, 118)
"""Whose turn it is."""

# -- the sea: three lanes of 140, a load at the left, a quay at the right ------------------------

SEA: Final[Box] = (292, 126, 1046, 555)
ROSE: Final[Point] = (624, 340)
LANE_TOP: Final = 128
LANE_HEIGHT: Final = 140

_BAR_LEFT: Final = 330
CELL: Final = 42
BAR_HEIGHT: Final = 38


def lane(index: int) -> int:
    """The top of a lane, or of the quay of a port letter."""
    return LANE_TOP + LANE_HEIGHT * index


def load(index: int) -> Box:
    """The label that shows a punt's load and who sits on it."""
    return (24, lane(index) + 6, 300, lane(index) + 134)


def quay(letter: int) -> Box:
    """The label of a port."""
    return (1034, lane(letter) + 6, 1176, lane(letter) + 134)


def cell(index: int, position: int) -> Box:
    """A space of the route, 0 to 13."""
    left = _BAR_LEFT + CELL * position
    top = lane(index) + 97
    return (left, top, left + CELL, top + BAR_HEIGHT)


BAR_RIGHT: Final = _BAR_LEFT + CELL * (ROUTE_END + 1)


def afloat(index: int, position: int) -> Point:
    """The centre of a punt at sea."""
    return (_BAR_LEFT + CELL * position + CELL // 2, lane(index) + 51)


def position_at(x: float) -> int:
    """The space of the route that lies at ``x``: the inverse of ``afloat``."""
    return int((x - _BAR_LEFT) // CELL)


def pirates_sign(index: int) -> Point:
    """The centre of the skull behind space 13."""
    return (946, lane(index) + 116)


def berth(letter: int) -> Point:
    """The centre of a punt in port."""
    return (982, lane(letter) + 54)


def seat(index: int, number: int) -> Point:
    """The centre of a seat on a load."""
    return (60 + 64 * number, lane(index) + 96)


# -- the row of other places ----------------------------------------------------------------------

ROW_TOP: Final = 560
ROW_BOTTOM: Final = 716
YARDS: Final[Box] = (24, ROW_TOP, 524, ROW_BOTTOM)
PIRATES: Final[Box] = (536, ROW_TOP, 752, ROW_BOTTOM)
PILOTS: Final[Box] = (764, ROW_TOP, 980, ROW_BOTTOM)
INSURANCE: Final[Box] = (992, ROW_TOP, 1176, ROW_BOTTOM)

_SLOT_Y: Final = ROW_TOP + 88
CAPTION_Y: Final = ROW_TOP + 138

SLOTS: Final[dict[Space, tuple[Point, ...]]] = {
    Space.PORT_A: ((1128, lane(0) + 72),),
    Space.PORT_B: ((1128, lane(1) + 72),),
    Space.PORT_C: ((1128, lane(2) + 72),),
    Space.YARD_A: ((112, _SLOT_Y),),
    Space.YARD_B: ((274, _SLOT_Y),),
    Space.YARD_C: ((436, _SLOT_Y),),
    Space.PIRATE: ((594, _SLOT_Y), (694, _SLOT_Y)),
    Space.PILOT_SMALL: ((822, _SLOT_Y),),
    Space.PILOT_LARGE: ((922, _SLOT_Y),),
    Space.INSURANCE: ((1084, _SLOT_Y),),
}
"""Centres of the spaces that are no seats on a punt."""

# -- market and merchants ---------------------------------------------------------------------

MARKET: Final[Box] = (24, 728, 492, 1054)
MERCHANTS: Final[Box] = (504, 728, 1176, 1054)

MARKET_HEAD: Final = 782
_MARKET_ROW: Final = 54
_MARKET_LEFT: Final = 176
MARKET_STEP: Final = 52


def market_row(ware: int) -> int:
    """The middle of a ware's line in the market."""
    return MARKET_HEAD + 49 + _MARKET_ROW * ware


def market_cell(ware: int, level: int) -> Box:
    """The field of a price level."""
    left = _MARKET_LEFT + MARKET_STEP * level
    y = market_row(ware)
    return (left, y - 24, left + MARKET_STEP - 4, y + 24)


MARKET_LEFT_OVER: Final = 460
"""The middle of the column of shares that can be bought."""


def merchant_row(seat: int, players: int) -> Box:
    """A merchant's line."""
    height = min(68, 270 // players)
    top = MERCHANTS[1] + 48 + height * seat
    return (MERCHANTS[0] + 10, top, MERCHANTS[2] - 10, top + height - 4)


MEN: Final = 846
SHARES: Final = 938
PLEDGED: Final = 1006
CASH: Final = 1160
"""Columns of the merchants: the middles of the first three, the right end of the last."""

# -- before the punts are loaded: the four wares ----------------------------------------------------

WIDE_SEA: Final[Box] = (36, 126, 1164, 555)
WIDE_ROSE: Final[Point] = (1000, 206)
ORNAMENT: Final[Point] = (1026, 70)
IDLE: Final[tuple[Point, ...]] = ((100, 178), (214, 178), (328, 178))
"""Where the empty punts wait; or, in their stead, what became of those of the voyage before."""
BIDS: Final[Box] = (400, 138, 800, 212)


def stall(ware: int) -> Box:
    """The label of a ware that waits on the quay."""
    left = 24 + 291 * ware
    return (left, 226, left + 279, 544)
