"""The layout of Manila's board, in pixels of a picture 1200 wide.

All sheets share heading, merchants and market, and are equally high, so the table's message doesn't jump between
phases. Between them is the hero area of a phase: bids and wares, the sea, pirates, or wrecks.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from engine.manila.board import ROUTE_END, WARES, Space
from render import theme
from render.canvas import Box, Point

# -- the heading -------------------------------------------------------------------------------

TURN: Final[Box] = (340, 18, 862, 110)
"""The line for whose turn it is."""
HERO: Final[Box] = (24, 116, 1176, 568)
"""The main area of a phase."""


class Sheets(Enum):
    QUAY = auto()
    """Before the punts are loaded: bids and wares."""
    SEA = auto()
    RAID = auto()
    """Pirates board, or decide over their plunder."""
    DOCKS = auto()
    """The insurer has to pledge shares for the wrecks."""


# -- the sea: three lanes, a load at the left of each; the ports at the right ----------------------

SEA: Final[Box] = (316, 118, 1028, 566)
ROSE: Final[Point] = (670, 342)
LANE_TOP: Final = 118
LANE_HEIGHT: Final = 150

_BAR_LEFT: Final = 374
CELL: Final = 44
BAR_HEIGHT: Final = 42
PUNT: Final = 1.2
"""The scale of punts at sea, relative to punts elsewhere."""


def lane(index: int) -> int:
    return LANE_TOP + LANE_HEIGHT * index


def load(index: int) -> Box:
    """Return the label of a punt's load and its passengers."""
    return (24, lane(index) + 3, 336, lane(index) + 147)


PORTS: Final[Box] = (1012, 121, 1176, 565)
"""The label of the ports. Any punt may use any port, so ports are not the ends of lanes."""
_QUAYS_TOP: Final = 162
_QUAY_HEIGHT: Final = 133


def quay(letter: int) -> Box:
    """Return the part of a port in that label."""
    top = _QUAYS_TOP + _QUAY_HEIGHT * letter
    return (PORTS[0] + 6, top, PORTS[2] - 6, top + _QUAY_HEIGHT)


def cell(index: int, position: int) -> Box:
    """Return a space of the route, 0 to 13."""
    left = _BAR_LEFT + CELL * position
    top = lane(index) + 101
    return (left, top, left + CELL, top + BAR_HEIGHT)


def afloat(index: int, position: int) -> Point:
    return (_BAR_LEFT + CELL * position + CELL // 2, lane(index) + 48)


def position_at(x: float) -> int:
    """Return the space of the route that lies at ``x``: the inverse of ``afloat``."""
    return int((x - _BAR_LEFT) // CELL)


def pirates_sign(index: int) -> Point:
    """Return the center of the skull above space 13."""
    return (_BAR_LEFT + CELL * ROUTE_END + CELL // 2, lane(index) + 52)


BERTHED: Final = 0.68
"""The scale of punts in port, relative to punts elsewhere."""


def berth(letter: int) -> Point:
    """Return the center of a punt in port, next to those who bet on it."""
    _, top, right, _ = quay(letter)
    return (right - 40, top + 90)


def _bet(letter: int) -> Point:
    left, top, _, _ = quay(letter)
    return (left + 38, top + 95)


def seat(index: int, number: int) -> Point:
    """Return the center of a seat on a load."""
    return (71 + 72 * number, lane(index) + 108)


# -- the row of other places ----------------------------------------------------------------------

ROW_TOP: Final = 573
ROW_BOTTOM: Final = 719
YARDS: Final[Box] = (24, ROW_TOP, 480, ROW_BOTTOM)
PIRATES: Final[Box] = (490, ROW_TOP, 688, ROW_BOTTOM)
PILOTS: Final[Box] = (698, ROW_TOP, 928, ROW_BOTTOM)
INSURANCE: Final[Box] = (938, ROW_TOP, 1176, ROW_BOTTOM)

_SLOT_Y: Final = ROW_TOP + 102
BESIDE: Final = 66
"""The distance from a place to its payout on the left."""

SLOTS: Final[dict[Space, tuple[Point, ...]]] = {
    Space.PORT_A: (_bet(0),),
    Space.PORT_B: (_bet(1),),
    Space.PORT_C: (_bet(2),),
    Space.YARD_A: ((124, _SLOT_Y),),
    Space.YARD_B: ((268, _SLOT_Y),),
    Space.YARD_C: ((428, _SLOT_Y),),
    Space.PIRATE: ((576, _SLOT_Y), (648, _SLOT_Y)),
    Space.PILOT_SMALL: ((777, _SLOT_Y),),
    Space.PILOT_LARGE: ((892, _SLOT_Y),),
    Space.INSURANCE: ((1098, _SLOT_Y),),
}
"""Centers of the spaces that are not seats on a punt."""


def slip(letter: int) -> Point:
    """Return the place of a wreck in its shipyard."""
    x, y = SLOTS[Space(Space.YARD_A + letter)][0]
    return (x + 44, y - 2)


# -- before the punts are loaded: bids, and the four wares ----------------------------------------

WIDE_ROSE: Final[Point] = (180, 290)
BIDS: Final[Box] = (344, 126, 1164, 416)
"""The auction's leader or winner; or how the previous voyage ended."""
IDLE: Final[tuple[Point, ...]] = ((186, 174), (186, 270), (186, 366))
"""The places of the empty punts; or of those of the previous voyage."""
FLEET: Final[Box] = (32, 122, 336, 416)


def stall(ware: int) -> Box:
    """Return the label of a ware waiting on the quay."""
    left = 24 + 291 * ware
    return (left, 426, left + 279, ROW_BOTTOM)


# -- merchants and market -------------------------------------------------------------------------

MERCHANTS_TOP: Final = ROW_BOTTOM + 8
_MERCHANT_ROW: Final = 68
_MARKET_HEIGHT: Final = 66
_MARGIN: Final = 17


def rows(players: int) -> int:
    return (players + 1) // 2


def merchants(lines: int) -> Box:
    return (24, MERCHANTS_TOP, 1176, MERCHANTS_TOP + _MERCHANT_ROW * lines + 12)


def merchant(seat: int) -> Box:
    """Return a merchant's part of the label."""
    left, top = 32 + 572 * (seat % 2), MERCHANTS_TOP + 6 + _MERCHANT_ROW * (seat // 2)
    return (left, top + 1, left + 564, top + _MERCHANT_ROW - 1)


MEN: Final = 300
SHARES: Final = 358
PLEDGED: Final = 406
CASH: Final = 560
"""Columns within a merchant's part: the centers of the first three, the right end of the last."""


def market(lines: int) -> Box:
    """Return the label of the market, right of the clients' text sign."""
    top = merchants(lines)[3] + 8
    return (112, top, 1176, top + _MARKET_HEIGHT)


def market_ware(lines: int, ware: int) -> Box:
    """Return the part of a ware in the market."""
    left, top, right, bottom = market(lines)
    width = (right - left - 12) // len(WARES)
    return (left + 6 + width * ware, top, left + 6 + width * (ware + 1), bottom)


def size(lines: int) -> tuple[int, int]:
    """Return width and height of a board with this many rows of merchants."""
    return (theme.WIDTH, market(lines)[3] + _MARGIN)
