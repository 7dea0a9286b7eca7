"""The table: the black market, and the merchants with all that is public of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.manila.board import MARKET, WARES
from engine.manila.view import ManilaView, Phase
from render import theme
from render.canvas import Box, Canvas
from render.fonts import Face
from render.manila import places
from render.sprites import anchor, badge, coin, deed, emblem, man, ring
from render.theme import GOLD, INK, INK_SOFT, SEATS
from render.words import Words


def draw(canvas: Canvas, view: ManilaView, names: Sequence[str], words: Words, since: ManilaView | None) -> None:
    """Market at the left, merchants at the right."""
    with canvas.panel(places.MARKET):
        _market(canvas, view, words, since)
    with canvas.panel(places.MERCHANTS):
        _captions(canvas, words)
        for seat in range(view.players):
            _merchant(canvas, view, seat, names[seat], words)


def _market(canvas: Canvas, view: ManilaView, words: Words, since: ManilaView | None) -> None:
    left, top, right, _ = places.MARKET
    canvas.text((left + 18, top + 28), words("picture-market"), 30, INK_SOFT, face=Face.SERIF_BOLD, room=300, least=24)
    canvas.text((right - 12, top + 28), words("picture-left"), theme.CAPTION, INK_SOFT, anchor="r", room=110, least=24)
    for ware in WARES:
        y = places.market_row(ware)
        name = words(f"picture-ware-{ware.slug}")
        canvas.text((left + 18, y), name, theme.BODY, face=Face.SEMIBOLD, room=124, least=24)
        box = places.market_cell(ware, MARKET.index(view.market[ware]))
        centre = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        canvas.sprite(emblem(ware, 42), centre)
        if since is not None and since.market[ware] != view.market[ware]:
            canvas.sprite(ring(60, 5, theme.VERMILION), centre)
        canvas.text((places.MARKET_LEFT_OVER, y), f"{view.supply[ware]}", 34, face=Face.BOLD, anchor="m")


_MEN, _SHARES, _PLEDGED, _CASH = 846, 938, 1006, 1160


def _captions(canvas: Canvas, words: Words) -> None:
    left, top, _, _ = places.MERCHANTS
    y = top + 28
    canvas.text((left + 18, y), words("picture-merchants"), 30, INK_SOFT, face=Face.SERIF_BOLD, room=280, least=24)
    for key, x, where, room in (
        ("picture-men", _MEN, "m", 90),
        ("picture-shares", _SHARES + 36, "m", 130),
        ("picture-cash", _CASH, "r", 100),
    ):
        canvas.text((x, y), words(key), theme.CAPTION, INK_SOFT, anchor=where, room=room, least=24)


def _merchant(canvas: Canvas, view: ManilaView, seat: Seat, name: str, words: Words) -> None:
    box = places.merchant_row(seat, view.players)
    y = (box[1] + box[3]) / 2
    if seat in view.to_act:
        canvas.fill(box, GOLD)
    badge(canvas, seat, (box[0] + 32, y), 50)
    _name(canvas, view, seat, name, words, box)
    ink = INK
    canvas.sprite(man(SEATS[seat].colour, 34), (_MEN - 18, y))
    canvas.text((_MEN + 16, y), str(view.accomplices[seat]), 34, ink, face=Face.SEMIBOLD, anchor="m")
    canvas.sprite(deed(38, pledged=False), (_SHARES - 14, y))
    canvas.text((_SHARES + 20, y), str(view.shares[seat]), 34, ink, face=Face.SEMIBOLD, anchor="m")
    if view.pledged[seat]:
        canvas.sprite(deed(38, pledged=True), (_PLEDGED + 8, y))
        canvas.text((_PLEDGED + 42, y), str(view.pledged[seat]), 34, ink, face=Face.SEMIBOLD, anchor="m")
    _cash(canvas, view, seat, y)


def _name(canvas: Canvas, view: ManilaView, seat: Seat, name: str, words: Words, box: Box) -> None:
    left, y = box[0] + 66, (box[1] + box[3]) / 2
    right = 800
    if view.master == seat:
        canvas.sprite(anchor(38, INK), (right - 19, y))
        right -= 46
    if view.passed[seat] and view.phase in {Phase.AUCTION, Phase.PLACE, Phase.PLEDGE}:
        out = words("picture-passed")
        right -= canvas.text((right, y), out, theme.CAPTION, INK_SOFT, anchor="r", room=80, least=24) + 10
    canvas.text((left, y), name, theme.NAME, face=Face.SEMIBOLD, room=right - left, least=32)


def _cash(canvas: Canvas, view: ManilaView, seat: Seat, y: float) -> None:
    cash = view.cash[seat]
    text = "?" if cash is None else str(cash)
    width = canvas.text((_CASH, y), text, 44, face=Face.BOLD, anchor="r")
    canvas.sprite(coin(30), (_CASH - width - 22, y))
