"""Draw the merchants with their public data, and the market below them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.game import Seat
from engine.manila.board import MARKET, WARES, Ware
from engine.manila.view import ManilaView, Phase
from render import fonts, theme
from render.canvas import Box, Canvas
from render.foundry import Typeface
from render.manila import places
from render.names import changed
from render.sprites import anchor, badge, coin, deed, disc, emblem, man, ring
from render.theme import GAIN, GOLD, INK, INK_SOFT, LOSS, SEATS

_STEP = 19
"""Width of a market step."""


def draw(canvas: Canvas, view: ManilaView, names: Sequence[str], since: ManilaView | None) -> None:
    """Draw the merchants, two in a row, and the market as the last row."""
    lines = places.rows(view.players)
    with canvas.panel(places.merchants(lines)):
        for seat in range(view.players):
            _merchant(canvas, view, seat, names[seat])
            _cash(canvas, view, seat, since)
    with canvas.panel(places.market(lines)):
        for ware in WARES:
            _ware(canvas, view, ware, places.market_ware(lines, ware), since)


def _ware(canvas: Canvas, view: ManilaView, ware: Ware, box: Box, since: ManilaView | None) -> None:
    left, y = box[0], (box[1] + box[3]) / 2
    canvas.sprite(emblem(ware, 44), (left + 32, y))
    value = view.market[ware]
    if since is not None and since.market[ware] != value:
        canvas.sprite(ring(62, 5, theme.CHANGED), (left + 32, y))
    canvas.text((left + 88, y), str(value), 44, face=Typeface.BOLD, anchor="m")
    canvas.corner(_steps(ware, value), (left + 120, round(y) - 21))
    canvas.sprite(deed(36, sold=not view.supply[ware]), (left + 217, y))
    canvas.text((left + 246, y), str(view.supply[ware]), 38, INK_SOFT, face=Typeface.SEMIBOLD, anchor="m")


@lru_cache(maxsize=len(WARES) * len(MARKET))
def _steps(ware: Ware, value: int) -> Image.Image:
    """Return the market steps, in a ware's color up to its own."""
    canvas = Canvas(Image.new("RGBA", (_STEP * (len(MARKET) - 1), 42)))
    for step in range(1, len(MARKET)):
        x = _STEP * (step - 1)
        ends_the_game = step == len(MARKET) - 1
        canvas.fill((x, 0, x + _STEP - 2, 42), INK_SOFT)
        fill = theme.GOLD if ends_the_game else theme.CARD_DIM
        fill = theme.WARES[ware] if MARKET[step] <= value else fill
        canvas.fill((x + 2, 2, x + _STEP - 4, 40), fill)
    return canvas.image


def _merchant(canvas: Canvas, view: ManilaView, seat: Seat, name: str) -> None:
    left, top, right, bottom = box = places.merchant(seat)
    y = (top + bottom) / 2
    if seat in view.to_act:
        canvas.fill((left, top, right, bottom), GOLD)
    badge(canvas, seat, (left + 34, y), 62)
    _name(canvas, view, seat, name, box)
    _men(canvas, view, seat, box)
    canvas.sprite(deed(38, pledged=False), (left + places.SHARES - 16, y))
    canvas.text((left + places.SHARES + 15, y), str(view.shares[seat]), 38, INK, face=Typeface.SEMIBOLD, anchor="m")
    if view.pledged[seat]:
        canvas.sprite(deed(38, pledged=True), (left + places.PLEDGED - 14, y))
        count = str(view.pledged[seat])
        canvas.text((left + places.PLEDGED + 12, y), count, 38, INK, face=Typeface.SEMIBOLD, anchor="m")


def _name(canvas: Canvas, view: ManilaView, seat: Seat, name: str, box: Box) -> None:
    left, y = box[0] + 76, (box[1] + box[3]) / 2
    if view.master == seat:
        for sprite in (disc(38, theme.CARD, INK), anchor(28, INK)):
            canvas.sprite(sprite, (left - 18, y + 17))
    room = places.MEN - 112
    canvas.text((left, y), name, theme.NAME, face=Typeface.SEMIBOLD, room=room, least=theme.READ)


def _men(canvas: Canvas, view: ManilaView, seat: Seat, box: Box) -> None:
    """Draw the accomplices left to place; a dash for a merchant who is done."""
    x, y = box[0] + places.MEN, (box[1] + box[3]) / 2
    canvas.sprite(man(SEATS[seat].colour, 34), (x - 16, y))
    done = view.passed[seat] and view.phase in {Phase.PLACE, Phase.PLEDGE}
    text = "–" if done else str(view.accomplices[seat])
    canvas.text((x + 15, y), text, 38, INK, face=Typeface.SEMIBOLD, anchor="m")


def _cash(canvas: Canvas, view: ManilaView, seat: Seat, since: ManilaView | None) -> None:
    """Draw cash at the right with its coin."""
    box = places.merchant(seat)
    right, y = box[0] + places.CASH, (box[1] + box[3]) / 2
    cash = view.cash[seat]
    width = canvas.text((right, y), "?" if cash is None else str(cash), 44, face=Typeface.BOLD, anchor="r")
    before = since.cash[seat] if since is not None else cash
    change = "" if cash is None or before is None or cash == before else changed(cash - before)
    colour, left = GAIN if change.startswith("+") else LOSS, right - width - 36
    taken = places.PLEDGED if view.pledged[seat] else places.SHARES
    if left - fonts.width(change, Typeface.BOLD, theme.READ) < box[0] + taken + 26:
        left += 30  # next to a change of a hundred pesos, there is no room for the coin
    else:
        canvas.sprite(coin(28), (left + 16, y))
    if change:
        canvas.text((left, y), change, theme.READ, colour, face=Typeface.BOLD, anchor="r")
