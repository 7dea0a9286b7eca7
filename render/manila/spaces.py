"""The spaces of the board outside of punts: port, yard, pirates and more."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.manila.board import Space
from engine.manila.view import Berth, ManilaView
from render import theme
from render.boats import wreck
from render.canvas import Canvas, Point
from render.manila import places, sheet
from render.manila.marks import Marks
from render.manila.places import Sheets
from render.sprites import BADGE, badge, choice, closed_space, priced_space, ring


def draw(canvas: Canvas, view: ManilaView) -> None:
    """Draw all places except the punts' seats, once punts are loaded."""
    for space, centres in _shown(sheet.of(view)):
        for taker, centre in zip(_takers(view, space), centres, strict=True):
            _slot(canvas, view, space, taker, centre)


def wrecks(canvas: Canvas, view: ManilaView) -> None:
    for boat in view.punts:
        if boat.berth is Berth.YARD and boat.letter is not None:
            canvas.sprite(wreck(boat.ware), places.slip(boat.letter))


def mark(canvas: Canvas, view: ManilaView, marks: Marks) -> None:
    """Draw the marks on all places."""
    if marks.since is not None and marks.since.voyage == view.voyage:
        for centre in _taken_since(view, marks.since):
            canvas.sprite(ring(BADGE + 12, 5, theme.CHANGED), centre)
    if marks.choices:
        free = {
            space: centre
            for (space, _), taker, centre in reversed([*_all_places(view, sheet.of(view))])
            if taker is None
        }
        for space, number in marks.choices:
            if space in free:
                _choice(canvas, view, space, number, free[space])


def _shown(hero: Sheets) -> Iterator[tuple[Space, tuple[Point, ...]]]:
    for space, centres in places.SLOTS.items():
        in_port = Space.PORT_A <= space <= Space.PORT_C
        if hero is not Sheets.QUAY and not (in_port and hero is Sheets.DOCKS):
            yield space, centres


def _slot(canvas: Canvas, view: ManilaView, space: Space, taker: Seat | None, centre: Point) -> None:
    fee = view.fee(space)
    if taker is not None:
        badge(canvas, taker, centre)
    elif fee is not None:
        canvas.stamp(priced_space(max(fee, 0)), centre)
    else:
        canvas.sprite(closed_space(), centre)


def _takers(view: ManilaView, space: Space) -> tuple[Seat | None, ...]:
    """Return the accomplices on a space that isn't on a punt."""
    match space:
        case Space.PIRATE:
            return view.pirates
        case Space.INSURANCE:
            return (view.insurance,)
        case Space.PILOT_SMALL | Space.PILOT_LARGE:
            return (view.pilots[space - Space.PILOT_SMALL],)
        case Space.PORT_A | Space.PORT_B | Space.PORT_C:
            return (view.ports[space - Space.PORT_A],)
        case _:
            return (view.yards[space - Space.YARD_A],)


def _all_places(view: ManilaView, hero: Sheets) -> Iterator[tuple[tuple[Space, int], Seat | None, Point]]:
    afloat = view.punts if hero is Sheets.SEA else ()
    for index, boat in enumerate(afloat):
        for number, passenger in enumerate(boat.aboard):
            yield (Space(boat.ware), number), passenger, places.seat(index, number)
    for space, centres in _shown(hero):
        for number, (taker, centre) in enumerate(zip(_takers(view, space), centres, strict=True)):
            yield (space, number), taker, centre


def _taken_since(view: ManilaView, since: ManilaView) -> Iterator[Point]:
    hero = sheet.of(view)
    before = {place: taker for place, taker, _ in _all_places(since, hero)}
    for place, taker, centre in _all_places(view, hero):
        if taker is not None and before.get(place) != taker:
            yield centre


def _choice(canvas: Canvas, view: ManilaView, space: Space, number: int, free: Point) -> None:
    (x, y), half = free, BADGE // 2
    canvas.cover((x - half, y - half, x + half, y + half))
    canvas.stamp(priced_space(max(view.fee(space) or 0, 0), chosen=True), free)
    choice(canvas, number, free)
