"""The board between voyages: auction, market stalls, last results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Seat
from engine.manila.board import LETTERS, MIN_SHARE_PRICE, SEAT_PRICES, WARES, Ware
from engine.manila.view import Berth, LastVoyage, ManilaView, Phase, Punt
from render import theme
from render.boats import idle, punt, wreck
from render.canvas import Canvas, Point
from render.foundry import Typeface
from render.manila import places
from render.manila.pieces import money
from render.names import signed
from render.sprites import anchor, badge, deed, emblem, priced_space, ring
from render.theme import GAIN, INK, INK_SOFT, LINE, LOSS
from render.words import Words

_FALLING_BACK: Final = ((66, 50, INK), (63, 44, INK_SOFT), (60, 38, INK_SOFT))
"""Sizes of badge and figure, and ink, of the bids that were beaten, the latest first."""


def draw(canvas: Canvas, view: ManilaView, names: Sequence[str], words: Words) -> None:
    """Draw the end of the last voyage, the highest bid, and a stall for each ware."""
    if view.last_voyage is None:
        for place in places.IDLE:
            canvas.sprite(idle(), place)
    else:
        for boat, place in zip(view.last_voyage.punts, places.IDLE, strict=True):
            _ended(canvas, boat, place, words)
    with canvas.panel(places.BIDS):
        if view.phase is not Phase.AUCTION:
            _master(canvas, view, names, words)
        elif view.bidder is not None:
            _bid(canvas, view, view.bidder, names, words)
        elif view.last_voyage is not None:
            _outcome(canvas, view.last_voyage, words)
        else:
            _nothing_yet(canvas, words)
    for ware in WARES:
        with canvas.panel(places.stall(ware)):
            _stall(canvas, view, ware)


def _ended(canvas: Canvas, boat: Punt, place: Point, words: Words) -> None:
    x, y = place
    in_port = boat.berth is Berth.PORT
    canvas.sprite(punt(boat.ware) if in_port else wreck(boat.ware, 1.5), (x - 90, y))
    key = "picture-in-port" if in_port else "picture-in-yard"
    text = words(key, letter=LETTERS[boat.letter or 0].upper())
    canvas.text((x - 30, y + 12), text, 38, face=Typeface.BOLD, room=178, least=theme.READ)


def _bid(canvas: Canvas, view: ManilaView, bidder: Seat, names: Sequence[str], words: Words) -> None:
    """Draw the highest bid, large."""
    left, top, right, _ = places.BIDS
    canvas.sprite(anchor(196, LINE), (left + 128, top + 126))
    badge(canvas, bidder, (left + 128, top + 106), 134)
    x = left + 254
    canvas.text((x, top + 88), words("picture-bid", bid=view.bid), 96, face=Typeface.BOLD, room=390, least=44)
    canvas.text((x, top + 164), names[bidder], theme.NAME, face=Typeface.SEMIBOLD, room=390, least=theme.READ)
    for n, (seat, amount) in enumerate(reversed(view.beaten)):
        y, (size, figure, ink) = top + 46 + 68 * n, _FALLING_BACK[n]
        badge(canvas, seat, (right - 134 + 4 * n, y), size)
        canvas.text((right - 98 + 4 * n, y), str(amount), figure, ink, face=Typeface.SEMIBOLD)
    _others(canvas, view, bidder, words)


def _others(canvas: Canvas, view: ManilaView, bidder: Seat, words: Words) -> None:
    """Draw the other merchants in bidding order, and which of them are out."""
    left, _, right, bottom = places.BIDS
    seats = [(bidder + n) % view.players for n in range(1, view.players)]
    width = (right - left - 40) // len(seats)
    for n, seat in enumerate(seats):
        x, y = left + 54 + width * n, bottom - 50
        if seat in view.to_act:
            canvas.sprite(ring(78, 7, theme.VERMILION), (x, y))
        badge(canvas, seat, (x, y), 62)
        if view.passed[seat]:
            text = words("picture-passed")
            canvas.text((x + 44, y), text, theme.READ, INK_SOFT, face=Typeface.SEMIBOLD, room=width - 82)


def _nothing_yet(canvas: Canvas, words: Words) -> None:
    left, top, right, bottom = places.BIDS
    canvas.sprite(anchor(210, INK), (left + 170, (top + bottom) / 2))
    middle = ((left + right) / 2 + 120, (top + bottom) / 2)
    canvas.text(middle, words("picture-no-bid"), 64, face=Typeface.SERIF_BOLD, anchor="m", room=480, least=theme.READ)


def _outcome(canvas: Canvas, last: LastVoyage, words: Words) -> None:
    """Draw payments, risen wares, and the cost of wrecks, until the first bid."""
    left, top, right, bottom = places.BIDS
    paid = last.paid()
    if not paid:
        nobody = words("picture-nobody-paid")
        canvas.text((left + 40, top + 66), nobody, 46, INK_SOFT, face=Typeface.SERIF, room=730, least=theme.READ)
    for n, (seat, amount) in enumerate(paid.items()):
        x = left + 58 + 154 * n
        badge(canvas, seat, (x, top + 66), 64)
        canvas.text((x + 38, top + 66), f"+{amount}", 44, GAIN, face=Typeface.BOLD)
    x = left + 58
    for ware in last.risen:
        canvas.sprite(emblem(ware, 54), (x, top + 156))
        taken = canvas.text(
            (x + 40, top + 156), words("picture-rises"), 38, face=Typeface.BOLD, room=150, least=theme.READ
        )
        x += max(190, taken + 90)
    if last.insurance is not None and last.repairs:
        badge(canvas, last.insurance, (right - 162, top + 150), 64)
        canvas.text((right - 124, top + 150), signed(-last.repairs), 44, LOSS, face=Typeface.BOLD)
    canvas.sprite(anchor(60, INK), (left + 58, bottom - 58))
    canvas.text((left + 108, bottom - 58), words("picture-no-bid"), 42, face=Typeface.SERIF, room=640, least=theme.READ)


def _master(canvas: Canvas, view: ManilaView, names: Sequence[str], words: Words) -> None:
    """Draw the harbor master, pending until the winner has paid."""
    left, top, _, bottom = places.BIDS
    middle = (top + bottom) / 2
    canvas.sprite(anchor(230, INK), (left + 150, middle))
    master = view.bidder if view.bidder is not None else view.master
    x = left + 300
    if master is not None:
        badge(canvas, master, (x + 56, top + 110), 116)
        canvas.text((x + 134, top + 110), names[master], 56, face=Typeface.BOLD, room=360, least=theme.READ)
    width = canvas.text((x, top + 216), words("picture-master"), 44, face=Typeface.SERIF, room=330, least=theme.READ)
    if view.bidder is not None and view.bid:
        money(canvas, view.bid, (x + width + 150, top + 216), 56)


def _stall(canvas: Canvas, view: ManilaView, ware: Ware) -> None:
    left, top, right, _ = places.stall(ware)
    money(canvas, max(MIN_SHARE_PRICE, view.market[ware]), (right - 18, top + 108), 48)
    for n in range(view.supply[ware]):
        canvas.sprite(deed(42), (left + 40 + 46 * n, top + 154))
    if not view.supply[ware]:
        canvas.sprite(deed(42, sold=True), (left + 40, top + 154))
    prices = SEAT_PRICES[ware]
    for n, price in enumerate(prices):
        canvas.stamp(priced_space(price, 60), ((left + right) / 2 + 66 * (n - (len(prices) - 1) / 2), top + 253))
