"""Animation of a voyage on the board."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.game import Event
from engine.manila.board import DIE, ROUTE_END, Space, Ware
from engine.manila.view import Berth, ManilaView, Phase, Punt
from render.animation import HALF, POSTER, STAY, Frame, encode
from render.boats import ghost, punt, tilted
from render.canvas import Canvas, Point
from render.encode import Picture
from render.manila import board_picture, boarding, course, places, reckoning, sea, sheet
from render.manila.course import Course, Leg
from render.manila.marks import NO_MARKS, Marks
from render.manila.places import Sheets
from render.manila.scenery import Scenery
from render.stage import Stage, eased
from render.words import Words

_TUMBLES: Final = 2
_TUMBLE: Final = 110
_FRAME: Final = 80
_REST: Final = 300
"""Milliseconds between two legs."""

_STEPS: Final = 8
"""Frames of a leg, when there are few legs."""
_FEW_STEPS: Final = 4
_FEW_LEGS: Final = 3


def sailing(
    before: ManilaView,
    after: ManilaView,
    events: Sequence[Event],
    names: Sequence[str],
    words: Words,
    *,
    choices: tuple[tuple[Space, int], ...] = (),
) -> Picture:
    """Return the animation from the board of ``before`` to that of ``after``.

    Ends on the latter with its changes marked. If the latter doesn't reveal how the voyage ends, it is there from the
    first frame on, except its punts. ``choices`` are spaces that can be taken then, by number of the choice.
    """
    marks = Marks(choices, before)
    if not moves(before, after, events):
        return board_picture.board(after, names, words, marks=marks)
    way = course.from_events(before, events)
    steps = _STEPS if len(way.legs) < _FEW_LEGS else _FEW_STEPS
    sails = _known(after, way)
    # A transition to another kind of board costs as much as all movements.
    scenery = Scenery(names, words, 1 if sails and scene_of(before, after, way) is after else HALF)
    end = scenery.of(after, marks).frame(POSTER, lambda canvas: sea.boats(canvas, after, before))
    frames = [end, *boarding.frames(before, events, scenery)]
    if sails:
        frames += legs_frames(before, after, way, scenery, steps, marks)
    if sails and ends(after, way):
        frames += reckoning.frames(scene_of(before, after, way), after, events, scenery)
    return encode([*frames, Frame(STAY, end.patches)], "sailing")


def moves(before: ManilaView, after: ManilaView, events: Sequence[Event]) -> bool:
    """Return whether there is anything to animate: punts, or pirates boarding."""
    return _known(after, course.from_events(before, events)) or bool(boarding.from_events(before, events))


def ends(after: ManilaView, way: Course) -> bool:
    """Return whether the voyage ended between the pictures."""
    return after.voyage > way.voyage or after.phase is Phase.OVER


def _known(after: ManilaView, way: Course) -> bool:
    """Return whether punts moved, and the views suffice to show it.

    Once the next punts are loaded, the view doesn't show who was aboard before.
    """
    known = after.voyage == way.voyage or (after.voyage == way.voyage + 1 and after.last_voyage is not None)
    return known and bool(way.legs)


def legs_frames(
    before: ManilaView,
    after: ManilaView,
    way: Course,
    scenery: Scenery,
    steps: int,
    marks: Marks = NO_MARKS,
) -> Iterator[Frame]:
    """Yield the frames of all legs, ``steps`` for each, without the final board."""
    scene = scene_of(before, after, way)
    if scene is not after:
        marks = NO_MARKS
    for leg in way.legs:
        # A landing follows a roll, whose dice are still there.
        scene = replace(scene, punts=_loaded(leg, scene), dice=leg.dice or scene.dice, rolls=leg.round or scene.rolls)
        sailing = _Sailing(scenery.of(scene, marks), leg)
        yield from sailing.tumble()
        yield from sailing.sail(steps)
        yield sailing.rest(_REST)


def scene_of(before: ManilaView, after: ManilaView, way: Course) -> ManilaView:
    """Return the table to animate on: the current one, unless it spoils the end."""
    if after.voyage == way.voyage and after.to_act and sheet.of(after) is Sheets.SEA:
        return after
    scene = replace(before, voyage=way.voyage, to_act=(), phase=Phase.PILOT)
    if after.voyage == way.voyage:
        return replace(scene, punts=after.punts, ports=after.ports, yards=after.yards)
    last = after.last_voyage
    assert last is not None  # checked by ``moves``; in the highlights the auction follows the landing
    return replace(scene, punts=last.punts, ports=last.ports, yards=last.yards)


def _loaded(leg: Leg, scene: ManilaView) -> tuple[Punt, ...]:
    """Return a leg's punts with passengers; wrecks are in the yards at its end."""
    aboard = {boat.ware: boat.aboard for boat in scene.punts}
    return tuple(replace(boat, aboard=aboard[boat.ware]) for boat in leg.end)


class _Sailing:
    """One leg of a voyage, as frames of punts on the sea."""

    def __init__(self, stage: Stage, leg: Leg) -> None:
        self._stage = stage
        self._leg = leg

    def tumble(self) -> Iterator[Frame]:
        for n in range(_TUMBLES if self._leg.dice else 0):
            dice = [(ware, (pips + 2 * n + ware) % DIE + 1) for ware, pips in self._leg.dice]
            yield self._frame(0.0, _TUMBLE, dice)

    def sail(self, steps: int) -> Iterator[Frame]:
        for n in range(1, steps):
            yield self._frame(eased(n / steps), _FRAME)

    def rest(self, shown: int) -> Frame:
        return self._frame(1.0, shown)

    def _frame(self, share: float, shown: int, dice: Sequence[tuple[Ware, int]] = ()) -> Frame:
        def paint(canvas: Canvas) -> None:
            board_picture.roll(canvas, dice)
            _fleet(canvas, self._leg, share)

        return self._stage.frame(shown, paint)


def _fleet(canvas: Canvas, leg: Leg, share: float) -> None:
    for index, (was, now) in enumerate(zip(leg.start, leg.end, strict=True)):
        if was.berth is Berth.YARD:
            canvas.sprite(ghost(places.PUNT), _anchorage(index, was))
        elif now.berth is Berth.YARD:
            _sink(canvas, index, now, share)
        else:
            _sail(canvas, index, was, now, share)
    for index, now in enumerate(leg.end):
        if now.plundered and now.berth is Berth.SEA:
            sea.pirates_flag(canvas, index, now.position)


def _sail(canvas: Canvas, index: int, was: Punt, now: Punt, share: float) -> None:
    origin, target = _anchorage(index, was), _anchorage(index, now)
    if share and origin != target:
        canvas.sprite(ghost(places.PUNT), origin)
    x, y = _along(origin, target, places.afloat(index, ROUTE_END), share)
    if 0 < share < 1 and origin != target:
        y += 4 * math.sin(share * 4 * math.pi + index)
    ashore = x > places.PORTS[0]
    canvas.sprite(punt(now.ware, places.BERTHED if ashore else places.PUNT), (x, y))
    if was.berth is Berth.SEA and x <= places.afloat(index, ROUTE_END)[0] + places.CELL / 2:
        sea.here(canvas, index, now.ware, min(ROUTE_END, places.position_at(x)))


def _sink(canvas: Canvas, index: int, now: Punt, share: float) -> None:
    """Draw a wrecked punt as it sinks."""
    where = _anchorage(index, replace(now, berth=Berth.SEA))
    canvas.sprite(ghost(places.PUNT), where)
    if share < 1:
        canvas.sprite(tilted(now.ware, round(share * 4) * 15, places.PUNT), (where[0], where[1] + round(share * 4) * 4))


def _anchorage(index: int, boat: Punt) -> Point:
    if boat.berth is Berth.PORT and boat.letter is not None:
        return places.berth(boat.letter)
    return places.afloat(index, min(boat.position, ROUTE_END))


def _along(origin: Point, target: Point, turn: Point, share: float) -> tuple[float, float]:
    """Return a point of the route, or beyond its end on a line to the quay."""
    if target[0] <= turn[0] or origin[0] > turn[0]:
        return _between(origin, target, share)
    first, second = math.dist(origin, turn), math.dist(turn, target)
    way = share * (first + second)
    return _between(origin, turn, way / first) if way < first else _between(turn, target, (way - first) / second)


def _between(a: Point, b: Point, share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
