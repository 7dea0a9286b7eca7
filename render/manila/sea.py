"""The sea of the board: three punts on their routes with passengers."""

from __future__ import annotations

from engine.manila.board import PROFIT, ROUTE_END, SEAT_PRICES, Ware
from engine.manila.view import Berth, ManilaView, Punt
from render import theme
from render.boats import ghost, punt
from render.canvas import Canvas
from render.foundry import Typeface
from render.manila import places, sheet
from render.manila.pieces import figure_on, money
from render.manila.places import Sheets
from render.sprites import badge, closed_space, disc, emblem, priced_space, ring, skull
from render.theme import INK, WARES
from render.words import Words


def loads(canvas: Canvas, view: ManilaView, words: Words) -> None:
    for index, boat in enumerate(view.punts):
        with canvas.panel(places.load(index)):
            _load(canvas, index, boat, words)


def boats(canvas: Canvas, view: ManilaView, since: ManilaView | None) -> None:
    """Draw the punts with their trails, if the board shows the sea."""
    if sheet.of(view) is not Sheets.SEA:
        return
    before = {old.ware: old for old in since.punts} if since and since.voyage == view.voyage else {}
    for index, boat in enumerate(view.punts):
        _boat(canvas, index, boat, before.get(boat.ware))


def _load(canvas: Canvas, index: int, boat: Punt, words: Words) -> None:
    left, top, right, _ = places.load(index)
    canvas.sprite(emblem(boat.ware, 42), (left + 34, top + 26))
    name = words(f"picture-ware-{boat.ware.slug}")
    canvas.text((left + 64, top + 26), name, theme.READ, face=Typeface.BOLD, room=150)
    money(canvas, PROFIT[boat.ware], (right - 14, top + 26), 42)
    for number, (passenger, price) in enumerate(zip(boat.aboard, SEAT_PRICES[boat.ware], strict=True)):
        centre = places.seat(index, number)
        if passenger is not None:
            badge(canvas, passenger, centre)
        elif boat.berth is Berth.SEA and not boat.plundered:
            canvas.stamp(priced_space(price), centre)
        else:
            canvas.sprite(closed_space(), centre)


def _boat(canvas: Canvas, index: int, boat: Punt, before: Punt | None) -> None:
    """Draw a punt where it is."""
    at = min(boat.position, ROUTE_END)
    if before is not None and before.berth is Berth.SEA and before.position != boat.position:
        _trail(canvas, index, before.position, at)
    if boat.berth is Berth.SEA:
        canvas.sprite(punt(boat.ware, places.PUNT), places.afloat(index, at))
        here(canvas, index, boat.ware, at)
        if boat.plundered:
            pirates_flag(canvas, index, at)
    elif boat.berth is Berth.PORT and boat.letter is not None:
        canvas.sprite(punt(boat.ware, places.BERTHED), places.berth(boat.letter))
    else:
        canvas.sprite(ghost(places.PUNT), places.afloat(index, at))


def here(canvas: Canvas, index: int, ware: Ware, position: int) -> None:
    """Draw the space under a punt, in its color and larger than the rest."""
    left, top, right, bottom = cell = places.cell(index, position)
    canvas.cover(cell)
    canvas.fill((left - 5, top - 6, right + 5, bottom + 6), INK)
    canvas.fill((left - 2, top - 3, right + 2, bottom + 3), WARES[ware])
    middle = ((left + right) / 2, (top + bottom) / 2)
    canvas.text(middle, str(position), 42, figure_on(ware), face=Typeface.BOLD, anchor="m")


def pirates_flag(canvas: Canvas, index: int, position: int) -> None:
    """Draw the pirates' flag on a captured punt, until its captain sends it on."""
    x, y = places.afloat(index, position)
    canvas.sprite(disc(56, theme.CARD, theme.DANGER), (x + 4, y - 17))
    canvas.sprite(skull(44, theme.DANGER), (x + 4, y - 17))


def _trail(canvas: Canvas, index: int, start: int, end: int) -> None:
    origin, target = places.afloat(index, start), places.afloat(index, end)
    canvas.sprite(ghost(places.PUNT), origin)
    step = 20 if target[0] >= origin[0] else -20
    for x in range(origin[0], target[0], step):
        canvas.sprite(ring(12, 6, theme.CHANGED), (x, origin[1] + 40))
