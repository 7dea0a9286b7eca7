"""Before the punts are loaded: the wares on the quay, what a share costs, and the bids."""

from __future__ import annotations

from engine.manila.board import LETTERS, MIN_SHARE_PRICE, SEAT_PRICES, SHARES_PER_WARE, WARES, Ware
from engine.manila.view import Berth, ManilaView, Phase, Punt
from render import theme
from render.boats import idle, small_punt, wreck
from render.canvas import Canvas, Point
from render.foundry import Typeface
from render.manila import places
from render.manila.pieces import money
from render.sprites import anchor, badge, deed, priced_space
from render.theme import INK
from render.words import Words


def draw(canvas: Canvas, view: ManilaView, words: Words) -> None:
    """How the last voyage ended, the highest bid, and a stall for each ware."""
    if view.last_voyage is None:
        for place in places.IDLE:
            canvas.sprite(idle(), place)
    else:
        for punt, place in zip(view.last_voyage.punts, places.IDLE, strict=True):
            _ended(canvas, punt, place, words)
    with canvas.panel(places.BIDS):
        if view.phase is Phase.AUCTION:
            _bid(canvas, view, words)
        else:
            _master(canvas, view, words)
    for ware in WARES:
        with canvas.panel(places.stall(ware)):
            _stall(canvas, view, ware)


def _ended(canvas: Canvas, punt: Punt, place: Point, words: Words) -> None:
    """A punt of the voyage before: under sail if it came in, a wreck if not, and where it lies."""
    x, y = place
    in_port = punt.berth is Berth.PORT
    canvas.sprite(small_punt(punt.ware) if in_port else wreck(punt.ware), (x, y - 14))
    key = "picture-in-port" if in_port else "picture-in-yard"
    text = words(key, letter=LETTERS[punt.letter or 0].upper())
    canvas.text((x, y + 33), text, theme.CAPTION, face=Typeface.SEMIBOLD, anchor="m", room=108, least=24)


def _bid(canvas: Canvas, view: ManilaView, words: Words) -> None:
    left, top, right, bottom = places.BIDS
    middle = (top + bottom) / 2
    if view.bidder is None:
        text = words("picture-no-bid")
        canvas.text(((left + right) / 2, middle), text, 36, face=Typeface.SERIF, anchor="m", room=360, least=24)
        return
    badge(canvas, view.bidder, (left + 48, middle), 58)
    canvas.text((left + 92, middle), words("picture-bid", bid=view.bid), 42, face=Typeface.BOLD, room=290, least=24)


def _master(canvas: Canvas, view: ManilaView, words: Words) -> None:
    left, top, right, bottom = places.BIDS
    middle = (top + bottom) / 2
    canvas.sprite(anchor(44, INK), (right - 44, middle))
    # While the winner of the auction still has to find the money, the office is theirs but not yet taken.
    master = view.bidder if view.bidder is not None else view.master
    if master is not None:
        badge(canvas, master, (left + 48, middle), 58)
    canvas.text((left + 92, middle), words("picture-master"), 34, face=Typeface.SERIF, room=230, least=24)


def _stall(canvas: Canvas, view: ManilaView, ware: Ware) -> None:
    left, top, right, _ = places.stall(ware)
    money(canvas, max(MIN_SHARE_PRICE, view.market[ware]), (right - 22, top + 128), 42)
    for n in range(SHARES_PER_WARE):
        canvas.sprite(deed(42, sold=n >= view.supply[ware]), (left + 44 + 44 * n, top + 178))
    prices = SEAT_PRICES[ware]
    for n, price in enumerate(prices):
        canvas.stamp(priced_space(price, 54), ((left + right) / 2 + 60 * (n - (len(prices) - 1) / 2), top + 276))
