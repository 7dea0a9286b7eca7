"""The pictures of Manila's lesson, with one thing marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.manila.board import LETTERS, Ware
from engine.manila.view import ManilaView
from render.canvas import Box, around
from render.encode import Picture
from render.manila import board_picture, hand_picture, places
from render.pointing import pointed
from render.words import Words

_LABELS: Final = {
    "bids": places.BIDS,
    "sea": places.SEA,
    "pilots": places.PILOTS,
    "fleet": places.FLEET,
}
"""The boxes by name. The fleet is the result of the punts of the previous voyage."""


def pointed_board(view: ManilaView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """Return the board, including its market, with something marked."""
    canvas = board_picture.board.draw(view, names, words)
    return pointed(canvas, spot(view, mark))


def pointed_hand(view: ManilaView, names: Sequence[str], words: Words, mark: str) -> Picture:
    """Return the viewer's hand with the columns of some wares marked: ``silk``."""
    canvas = hand_picture.hand.draw(view, names, words)
    return pointed(canvas, around(hand_picture.column(Ware[ware.upper()]) for ware in mark.split()))


def spot(view: ManilaView, mark: str) -> Box:
    """Return the box of something on the board."""
    what, _, which = mark.partition(" ")
    match what:
        case "stall":
            return places.stall(Ware[which.upper()])
        case "stalls":
            return around(places.stall(ware) for ware in Ware)
        case "lane":
            lane = _lane(view, which)
            return (places.load(lane)[0], places.lane(lane), places.SEA[2], places.cell(lane, 0)[3] + 9)
        case "load":
            return places.load(_lane(view, which))
        case "market":
            return places.market(places.rows(view.players))
        case "merchants":
            return places.merchants(places.rows(view.players))
        case "quay":
            return places.quay(LETTERS.index(which))
    return _LABELS[what]


def _lane(view: ManilaView, ware: str) -> int:
    return next(lane for lane, punt in enumerate(view.punts) if punt.ware is Ware[ware.upper()])
