"""The voyage: three punts on their routes, who sits on them, and the ports they make for."""

from __future__ import annotations

from engine.manila.board import LETTER_PAYS, LETTERS, PROFIT, ROUTE_END, SEAT_PRICES, Ware
from engine.manila.view import Berth, ManilaView, Punt
from render import theme
from render.canvas import Canvas
from render.fonts import Face
from render.manila import places
from render.sprites import badge, closed_space, coin, emblem, ghost, open_space, punt, ring
from render.theme import CARD, INK, WARES, light
from render.words import Words


def draw(canvas: Canvas, view: ManilaView, words: Words, since: ManilaView | None) -> None:
    """Punts, loads and ports."""
    before = {old.ware: old for old in since.punts} if since and since.voyage == view.voyage else {}
    for letter in range(len(LETTERS)):
        _port(canvas, letter)
    for index, boat in enumerate(view.punts):
        _load(canvas, index, boat, words)
        _boat(canvas, index, boat, before.get(boat.ware))


def _load(canvas: Canvas, index: int, boat: Punt, words: Words) -> None:
    left, top, right, _ = box = places.load(index)
    with canvas.panel(box):
        canvas.sprite(emblem(boat.ware, 40), (left + 34, top + 32))
        canvas.text((left + 64, top + 32), words(f"picture-ware-{boat.ware.slug}"), theme.BODY, face=Face.BOLD,
                    room=118, least=24)  # fmt: skip
        money(canvas, PROFIT[boat.ware], (right - 16, top + 32), theme.FIGURE)
        for number, (passenger, price) in enumerate(zip(boat.aboard, SEAT_PRICES[boat.ware], strict=True)):
            centre = places.seat(index, number)
            if passenger is not None:
                badge(canvas, passenger, centre)
            elif boat.berth is Berth.SEA:
                free(canvas, price, centre)
            else:
                canvas.sprite(closed_space(), centre)


def money(canvas: Canvas, amount: int, right: tuple[float, float], size: int) -> None:
    """A sum with a coin before it, ending at ``right``."""
    width = canvas.text(right, str(amount), size, face=Face.BOLD, anchor="r")
    canvas.sprite(coin(26), (right[0] - width - 20, right[1]))


def free(canvas: Canvas, price: int, centre: tuple[float, float]) -> None:
    """A space that can be taken, with its price."""
    canvas.sprite(open_space(), centre)
    canvas.text(centre, str(price), 34, theme.INK_SOFT, face=Face.BOLD, anchor="m")


def _boat(canvas: Canvas, index: int, boat: Punt, before: Punt | None) -> None:
    at = min(boat.position, ROUTE_END)
    if before is not None and before.berth is Berth.SEA and before.position != boat.position:
        _trail(canvas, index, before.position, at)
    if boat.berth is Berth.SEA:
        canvas.sprite(punt(boat.ware), places.afloat(index, at))
        _here(canvas, index, boat.ware, at)
        return
    canvas.sprite(ghost(), places.afloat(index, at))
    if boat.berth is Berth.PORT and boat.letter is not None:
        canvas.sprite(punt(boat.ware), places.berth(boat.letter))


def _here(canvas: Canvas, index: int, ware: Ware, position: int) -> None:
    """The space under a punt, in its colour and larger than the rest."""
    left, top, right, bottom = places.cell(index, position)
    canvas.texts[:] = [text for text in canvas.texts if not _within(text.box, (left, top, right, bottom))]
    canvas.fill((left - 5, top - 6, right + 5, bottom + 6), INK)
    canvas.fill((left - 2, top - 3, right + 2, bottom + 3), WARES[ware])
    fill = INK if light(WARES[ware]) else CARD
    middle = ((left + right) / 2, (top + bottom) / 2)
    canvas.text(middle, str(position), 38, fill, face=Face.BOLD, anchor="m")


def _within(inner: tuple[int, int, int, int], outer: tuple[int, int, int, int]) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def _trail(canvas: Canvas, index: int, start: int, end: int) -> None:
    """Where a punt came from: its shadow, and dots to where it is now."""
    origin, target = places.afloat(index, start), places.afloat(index, end)
    canvas.sprite(ghost(), origin)
    step = 18 if target[0] >= origin[0] else -18
    for x in range(origin[0], target[0], step):
        canvas.sprite(ring(10, 5, theme.VERMILION), (x, origin[1] + 30))


def _port(canvas: Canvas, letter: int) -> None:
    left, top, _, _ = box = places.quay(letter)
    with canvas.panel(box):
        canvas.text((left + 34, top + 42), LETTERS[letter].upper(), theme.HUGE, theme.INK_SOFT, face=Face.SERIF_BOLD,
                    anchor="m")  # fmt: skip
        canvas.text((left + 36, top + 98), f"+{LETTER_PAYS[letter]}", 34, face=Face.BOLD, anchor="m")
