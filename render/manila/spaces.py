"""The other places: ports, shipyards, pirates, pilots, insurance; and the rings around what can be taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game import Seat
from engine.manila.board import INSURANCE_FEE, LETTER_PAYS, LETTERS, Space
from engine.manila.view import Berth, ManilaView
from render import theme
from render.canvas import Box, Canvas, Point
from render.fonts import Face
from render.manila import places
from render.manila.sea import free
from render.sprites import BADGE, badge, choice, closed_space, ring, skull, wreck
from render.words import Words

if TYPE_CHECKING:
    from render.manila.board import Marks


def draw(canvas: Canvas, view: ManilaView, words: Words, marks: Marks) -> None:
    """All places but the punts' seats, then the marks on all of them."""
    _labels(canvas, words)
    _yards(canvas, view)
    for space, centres in _shown(view):
        for taker, centre in zip(_takers(view, space), centres, strict=True):
            _slot(canvas, view, space, taker, centre)
    if marks.since is not None and marks.since.voyage == view.voyage:
        for centre in _taken_since(view, marks.since):
            canvas.sprite(ring(BADGE + 12, 5, theme.VERMILION), centre)
    for space, number in marks.choices:
        at = _open_at(view, space)
        if at is not None:
            choice(canvas, number, at)


def _shown(view: ManilaView) -> Iterator[tuple[Space, tuple[Point, ...]]]:
    """The spaces that are no seats on a punt. The ports show only once there are punts to make for them."""
    for space, centres in places.SLOTS.items():
        if view.punts or not Space.PORT_A <= space <= Space.PORT_C:
            yield space, centres


def _slot(canvas: Canvas, view: ManilaView, space: Space, taker: Seat | None, centre: Point) -> None:
    fee = view.fee(space)
    if taker is not None:
        badge(canvas, taker, centre)
    elif fee is not None:
        free(canvas, max(fee, 0), centre)
    else:
        canvas.sprite(closed_space(), centre)


def _takers(view: ManilaView, space: Space) -> tuple[Seat | None, ...]:
    """Who holds the places of a space that is not on a punt."""
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


def _all_places(view: ManilaView) -> Iterator[tuple[tuple[Space, int], Seat | None, Point]]:
    for index, boat in enumerate(view.punts):
        for number, passenger in enumerate(boat.aboard):
            yield (Space(boat.ware), number), passenger, places.seat(index, number)
    for space, centres in _shown(view):
        for number, (taker, centre) in enumerate(zip(_takers(view, space), centres, strict=True)):
            yield (space, number), taker, centre


def _taken_since(view: ManilaView, since: ManilaView) -> Iterator[Point]:
    before = {place: taker for place, taker, _ in _all_places(since)}
    for place, taker, centre in _all_places(view):
        if taker is not None and before.get(place) != taker:
            yield centre


def _open_at(view: ManilaView, space: Space) -> Point | None:
    """Where the next accomplice on a space would stand; before loading, a ware's sign."""
    if not view.punts and space <= Space.JADE:
        left, top, _, _ = places.stall(space)
        return (left + 58, top + 58)
    return next((at for (where, _), taker, at in _all_places(view) if where is space and taker is None), None)


def _labels(canvas: Canvas, words: Words) -> None:
    for box, key in (
        (places.YARDS, "picture-yards"),
        (places.PIRATES, "picture-pirates"),
        (places.PILOTS, "picture-pilots"),
        (places.INSURANCE, "picture-insurance"),
    ):
        _title(canvas, box, words(key))
    for space, captions, size in (
        (Space.PIRATE, (words("picture-captain"), words("picture-second")), theme.CAPTION),
        (Space.PILOT_SMALL, ("±1",), 32),
        (Space.PILOT_LARGE, ("±2",), 32),
        (Space.INSURANCE, (f"+{INSURANCE_FEE}",), 34),
        *((Space(Space.YARD_A + n), (f"+{LETTER_PAYS[n]}",), 34) for n in range(len(LETTERS))),
    ):
        face = Face.SANS if size == theme.CAPTION else Face.BOLD
        for caption, (x, _) in zip(captions, places.SLOTS[space], strict=True):
            canvas.text((x, places.CAPTION_Y), caption, size, face=face, anchor="m", room=98, least=24)
    canvas.sprite(skull(34, theme.DANGER), (places.PIRATES[2] - 32, places.PIRATES[1] + 28))


def _title(canvas: Canvas, box: Box, text: str) -> None:
    with canvas.panel(box):
        room = box[2] - box[0] - (36 if box != places.PIRATES else 70)
        canvas.text((box[0] + 18, box[1] + 28), text, 30, theme.INK_SOFT, face=Face.SERIF_BOLD, room=room, least=24)


def _yards(canvas: Canvas, view: ManilaView) -> None:
    for letter in range(len(LETTERS)):
        x, y = places.SLOTS[Space(Space.YARD_A + letter)][0]
        canvas.text((x - 54, y), LETTERS[letter].upper(), 48, theme.INK_SOFT, face=Face.SERIF_BOLD, anchor="m")
    for boat in view.punts:
        if boat.berth is Berth.YARD and boat.letter is not None:
            x, y = places.SLOTS[Space(Space.YARD_A + boat.letter)][0]
            canvas.sprite(wreck(boat.ware), (x + 66, y))
