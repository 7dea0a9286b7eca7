"""Before the punts are loaded: the wares on the quay, what a share costs, and the bids."""

from __future__ import annotations

from engine.manila.board import MIN_SHARE_PRICE, PROFIT, SEAT_PRICES, SHARES_PER_WARE, WARES, Ware
from engine.manila.view import ManilaView
from render import theme
from render.canvas import Canvas
from render.fonts import Face
from render.manila import places
from render.sprites import badge, deed, emblem, open_space
from render.theme import INK_SOFT
from render.words import Words


def draw(canvas: Canvas, view: ManilaView, words: Words) -> None:
    """The highest bid, and a stall for each ware."""
    _bids(canvas, view, words)
    for ware in WARES:
        _stall(canvas, view, ware, words)


def _bids(canvas: Canvas, view: ManilaView, words: Words) -> None:
    left, top, right, bottom = places.BIDS
    middle = (top + bottom) / 2
    with canvas.panel(places.BIDS):
        if view.bidder is None:
            canvas.text(((left + right) / 2, middle), words("picture-no-bid"), 36, face=Face.SERIF, anchor="m",
                        room=360, least=24)  # fmt: skip
            return
        badge(canvas, view.bidder, (left + 48, middle), 58)
        canvas.text((left + 92, middle), words("picture-bid", bid=view.bid), 42, face=Face.BOLD, room=290, least=24)


def _stall(canvas: Canvas, view: ManilaView, ware: Ware, words: Words) -> None:
    left, top, right, _ = box = places.stall(ware)
    middle, room = (left + right) / 2, right - left - 36
    with canvas.panel(box):
        canvas.sprite(emblem(ware, 72), (left + 58, top + 58))
        canvas.text((left + 108, top + 58), words(f"picture-ware-{ware.slug}"), 38, face=Face.SERIF_BOLD, room=156,
                    least=24)  # fmt: skip
        price = max(MIN_SHARE_PRICE, view.market[ware])
        canvas.text((left + 22, top + 128), words("picture-price", price=price), theme.BODY, face=Face.SEMIBOLD,
                    room=room, least=24)  # fmt: skip
        for n in range(SHARES_PER_WARE):
            if n < view.supply[ware]:
                canvas.sprite(deed(40, pledged=False), (left + 40 + 40 * n, top + 176))
        canvas.text((left + 22, top + 222), words("picture-cargo", profit=PROFIT[ware]), theme.LABEL, INK_SOFT,
                    room=room, least=24)  # fmt: skip
        prices = SEAT_PRICES[ware]
        for n, seat_price in enumerate(prices):
            centre = (middle + 58 * (n - (len(prices) - 1) / 2), top + 276)
            canvas.sprite(open_space(52), centre)
            canvas.text(centre, str(seat_price), 30, INK_SOFT, face=Face.BOLD, anchor="m")
