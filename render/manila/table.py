"""The table: the black market, and the merchants with all that is public of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.manila.board import MARKET, WARES
from engine.manila.view import ManilaView, Phase
from render import theme
from render.canvas import Box, Canvas
from render.foundry import Typeface
from render.manila import places
from render.manila.pieces import signed
from render.sprites import anchor, badge, coin, deed, emblem, man, ring
from render.theme import GAIN, GOLD, INK, INK_SOFT, LOSS, SEATS
from render.words import Words


def draw(canvas: Canvas, view: ManilaView, names: Sequence[str], words: Words, since: ManilaView | None) -> None:
    """Market at the left, merchants at the right."""
    with canvas.panel(places.MARKET):
        _market(canvas, view, since)
    with canvas.panel(places.MERCHANTS):
        for seat in range(view.players):
            _merchant(canvas, view, seat, names[seat], words)
            _cash(canvas, view, seat, since)


def _market(canvas: Canvas, view: ManilaView, since: ManilaView | None) -> None:
    for ware in WARES:
        y = places.market_row(ware)
        box = places.market_cell(ware, MARKET.index(view.market[ware]))
        centre = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        canvas.sprite(emblem(ware, 42), centre)
        if since is not None and since.market[ware] != view.market[ware]:
            canvas.sprite(ring(60, 5, theme.CHANGED), centre)
        canvas.text((places.MARKET_LEFT_OVER, y), f"{view.supply[ware]}", 34, face=Typeface.BOLD, anchor="m")


def _merchant(canvas: Canvas, view: ManilaView, seat: Seat, name: str, words: Words) -> None:
    box = places.merchant_row(seat, view.players)
    y = (box[1] + box[3]) / 2
    if seat in view.to_act:
        canvas.fill(box, GOLD)
    badge(canvas, seat, (box[0] + 32, y), 50)
    _name(canvas, view, seat, name, words, box)
    ink = INK
    canvas.sprite(man(SEATS[seat].colour, 34), (places.MEN - 18, y))
    canvas.text((places.MEN + 16, y), str(view.accomplices[seat]), 34, ink, face=Typeface.SEMIBOLD, anchor="m")
    canvas.sprite(deed(38, pledged=False), (places.SHARES - 14, y))
    canvas.text((places.SHARES + 20, y), str(view.shares[seat]), 34, ink, face=Typeface.SEMIBOLD, anchor="m")
    if view.pledged[seat]:
        canvas.sprite(deed(38, pledged=True), (places.PLEDGED + 8, y))
        canvas.text((places.PLEDGED + 42, y), str(view.pledged[seat]), 34, ink, face=Typeface.SEMIBOLD, anchor="m")


def _name(canvas: Canvas, view: ManilaView, seat: Seat, name: str, words: Words, box: Box) -> None:
    left, y = box[0] + 66, (box[1] + box[3]) / 2
    right = 800
    if view.master == seat:
        canvas.sprite(anchor(38, INK), (right - 19, y))
        right -= 46
    if view.passed[seat] and view.phase in {Phase.AUCTION, Phase.PLACE, Phase.PLEDGE}:
        out = words("picture-passed")
        right -= canvas.text((right, y), out, theme.CAPTION, INK_SOFT, anchor="r", room=80, least=24) + 10
    canvas.text((left, y), name, theme.NAME, face=Typeface.SEMIBOLD, room=right - left, least=32)


def _cash(canvas: Canvas, view: ManilaView, seat: Seat, since: ManilaView | None) -> None:
    """Cash at the right; before it a coin, or what has come or gone since the last picture."""
    box = places.merchant_row(seat, view.players)
    y = (box[1] + box[3]) / 2
    cash = view.cash[seat]
    width = canvas.text((places.CASH, y), "?" if cash is None else str(cash), 44, face=Typeface.BOLD, anchor="r")
    before = since.cash[seat] if since is not None else cash
    if cash is None or before is None or cash == before:
        canvas.sprite(coin(30), (places.CASH - width - 22, y))
        return
    change = f"+{cash - before}" if cash > before else signed(cash - before)
    canvas.text(
        (places.CASH - width - 8, y), change, 26, GAIN if cash > before else LOSS, face=Typeface.BOLD, anchor="r"
    )
