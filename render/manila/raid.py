"""The pirates' part of the board: boat, captured punts, chests and choices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.manila.board import LETTERS, PROFIT, ROUTE_END, Space
from engine.manila.view import Berth, ManilaView, Phase, Punt
from render import theme
from render.boats import punt, raider
from render.canvas import Box, Canvas, Point, supersampled
from render.foundry import Typeface
from render.manila import places
from render.sprites import Draw, badge, closed_space, disc, emblem, man, open_space, ring
from render.theme import CARD, INK, INK_SOFT, VERMILION
from render.words import Words

PIRATES: Final[tuple[Point, Point]] = ((116, 474), (270, 474))
"""The badges of captain and second."""
_BOAT: Final[Point] = (190, 296)
_LABELS: Final = (372, 558)
"""Top and bottom of the labels of punts that can be robbed."""
_CENTRES: Final = {1: (650,), 2: (520, 830), 3: (432, 658, 884)}
_WIDTHS: Final = {1: 300, 2: 300, 3: 220}
_TIMES: Final = {1: 2.3, 2: 1.9, 3: 1.6}


def prey(view: ManilaView) -> tuple[Punt, ...]:
    """Return the punts on 13; plundered ones only when due to be sent on."""
    on_13 = [boat for boat in view.punts if boat.berth is Berth.SEA and boat.position == ROUTE_END]
    if view.phase is Phase.PLUNDER:
        return tuple(boat for boat in on_13 if boat.plundered) or tuple(on_13)
    return tuple(boat for boat in on_13 if not boat.plundered)


def seat(view: ManilaView, ware: int | None, number: int) -> Point | None:
    """Return the place of a punt's seat, if the punt can be robbed."""
    boats = prey(view)
    index = next((n for n, boat in enumerate(boats) if boat.ware == ware), None)
    return None if index is None else _seat(_label(len(boats), index), len(boats[index].aboard), number)


def _seat(box: Box, seats: int, number: int) -> Point:
    step = _step(box, seats)
    return (box[0] + 40 + step * number, box[1] + 92)


def _step(box: Box, seats: int) -> int:
    return min(70, (box[2] - box[0] - 80) // (seats - 1))


def draw(canvas: Canvas, view: ManilaView, words: Words) -> None:
    canvas.sprite(raider(2.5), _BOAT)
    for n, (pirate, centre) in enumerate(zip(view.pirates, PIRATES, strict=True)):
        size = 92 if n == 0 else 72
        if pirate is None:
            canvas.sprite(closed_space(size), centre)
        else:
            if pirate in view.to_act and (view.phase is Phase.PLUNDER or n == view.deciding):
                canvas.sprite(disc(size + 18, theme.GOLD, INK), centre)
            badge(canvas, pirate, centre, size)
        caption = words("picture-second" if n else "picture-captain")
        canvas.text((centre[0], 542), caption, theme.READ, face=Typeface.SEMIBOLD, anchor="m", room=150)
    boats = prey(view)
    for n, boat in enumerate(boats):
        _prey(canvas, view, boat, len(boats), n, words)
    _elsewhere(canvas, view, boats, words)
    if view.phase is Phase.PLUNDER and boats:
        _ways(canvas, view, len(boats))


def _label(count: int, index: int) -> Box:
    middle, half = _CENTRES[count][index], _WIDTHS[count] // 2
    return (middle - half, _LABELS[0], middle + half, _LABELS[1])


def _prey(canvas: Canvas, view: ManilaView, boat: Punt, count: int, index: int, words: Words) -> None:
    """Draw one punt alongside the pirates' boat."""
    left, top, right, bottom = box = _label(count, index)
    times = _TIMES[count]
    canvas.sprite(punt(boat.ware, times), ((left + right) / 2, top - 10 - 42 * times))
    canvas.fill(box, INK_SOFT)
    canvas.fill((left + 3, top + 3, right - 3, bottom - 3), CARD)
    with canvas.panel(box):
        canvas.sprite(emblem(boat.ware, 46), (left + 36, top + 34))
        name = words(f"picture-ware-{boat.ware.slug}")
        canvas.text((left + 66, top + 34), name, 38, face=Typeface.BOLD, room=right - left - 74, least=theme.READ)
        _aboard(canvas, view, boat, box)
        canvas.sprite(chest(), (left + 42, bottom - 33))
        canvas.text((left + 80, bottom - 33), str(PROFIT[boat.ware]), 40, face=Typeface.BOLD)
        canvas.sprite(man(theme.LINE, 40), (right - 76, bottom - 34))
        canvas.text((right - 14, bottom - 33), str(each(view, boat)), 40, face=Typeface.BOLD, anchor="r")


def _aboard(canvas: Canvas, view: ManilaView, boat: Punt, box: Box) -> None:
    free = boat.aboard.index(None) if None in boat.aboard else None
    for n, taker in enumerate(boat.aboard):
        centre = _seat(box, len(boat.aboard), n)
        if taker is not None:
            badge(canvas, taker, centre, 60)
        elif view.phase is Phase.PLUNDER:
            canvas.sprite(closed_space(60), centre)
        else:
            canvas.sprite(open_space(60), centre)
            if n == free:
                canvas.sprite(ring(70, 7, VERMILION), centre)


def each(view: ManilaView, boat: Punt) -> int:
    """Return each pirate's or passenger's share of a load, one joining included."""
    aboard = sum(seat is not None for seat in boat.aboard)
    if view.phase is Phase.PLUNDER:
        return PROFIT[boat.ware] // max(1, sum(seat is not None for seat in view.pirates))
    return PROFIT[boat.ware] // min(aboard + 1, len(boat.aboard))


def _elsewhere(canvas: Canvas, view: ManilaView, boats: tuple[Punt, ...], words: Words) -> None:
    """Draw the punts that the current decision isn't about."""
    y = 172
    for boat in view.punts:
        if boat in boats:
            continue
        if boat.berth is Berth.PORT and boat.letter is not None:
            canvas.sprite(punt(boat.ware, places.BERTHED), places.berth(boat.letter))
        elif boat.berth is Berth.SEA:
            x = 376 if len(boats) < 2 else 640
            canvas.sprite(punt(boat.ware, 0.9), (x, y))
            at = words("picture-on-space", space=boat.position)
            canvas.text((x + 56, y + 6), at, 38, face=Typeface.BOLD, room=130, least=theme.READ)
            y += 96


def _ways(canvas: Canvas, view: ManilaView, count: int) -> None:
    """Draw port and shipyard, where the captain can send a punt."""
    arrivals = sum(boat.berth is Berth.PORT for boat in view.punts)
    wrecks = sum(boat.berth is Berth.YARD for boat in view.punts)
    left, top, _, _ = places.quay(min(arrivals, len(LETTERS) - 1))
    port = (left + 38, top + 22)
    x, y = places.SLOTS[Space(Space.YARD_A + min(wrecks, len(LETTERS) - 1))][0]
    yard = (x - places.BESIDE, y - 18)
    right = _CENTRES[count][-1] + round(52 * _TIMES[count])
    low = (_label(count, 0)[0], _LABELS[1] - 20)
    for start, end, size in (((right, 300), port, 56), (low, yard, 56)):
        _dots(canvas, start, end)
        canvas.sprite(ring(size, 8, VERMILION), end)


def _dots(canvas: Canvas, start: Point, end: Point) -> None:
    distance = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    count = max(2, round((distance - 40) / 24))
    for n in range(count):
        share = n / count
        spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        canvas.sprite(disc(12, VERMILION, CARD), spot)


@lru_cache(maxsize=1)
def chest() -> Image.Image:
    """Return a chest open on its coins. 64 x 52 pixels."""

    def paint(draw: Draw, k: int) -> None:
        draw.rounded_rectangle((4 * k, 0, 60 * k, 22 * k), 8 * k, fill=theme.WOOD, outline=INK, width=2 * k)
        for x in (10, 22, 34):
            draw.ellipse((x * k, 12 * k, (x + 20) * k, 32 * k), fill=theme.GOLD, outline=INK, width=2 * k)
        draw.rounded_rectangle((2 * k, 24 * k, 62 * k, 51 * k), 4 * k, fill=theme.WOOD, outline=INK, width=2 * k)
        draw.rectangle((27 * k, 24 * k, 37 * k, 36 * k), fill=theme.GOLD, outline=INK, width=k)

    return supersampled((64, 52), paint)
