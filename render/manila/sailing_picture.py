"""A voyage in motion: after a roll the dice tumble, the punts sail, and the board comes to rest."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from engine.game import Event
from engine.manila.board import DIE, ROUTE_END, Space, Ware
from engine.manila.view import Berth, ManilaView, Phase, Punt
from render.animation import HALF, POSTER, STAY, Frame, encode, still
from render.boats import ghost, punt, tilted
from render.canvas import Box, Canvas, Point
from render.encode import Picture
from render.manila import board_picture, course, places, sea
from render.manila.board_picture import Marks
from render.manila.course import Course, Leg
from render.words import Words

_WATER: Final[Box] = (0, 0, places.SIZE[0], 560)
"""The part of a board in which something moves: heading and sea."""
_DICE: Final[Box] = (places.TURN[2], 16, 1180, 122)
_SAIL: Final[Box] = (-76, -60, 76, 94)
"""What a punt and the number under it need around its centre, wherever a wave lifts it."""

_TUMBLES: Final = 2
_TUMBLE: Final = 110
_FRAME: Final = 80
_REST: Final = 300
"""Milliseconds between two legs."""
_LANDED: Final = 1800
"""Milliseconds that the end of a voyage stays before the next auction covers it."""

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
    """The way from the board of ``before`` to that of ``after``, ending on the latter with its changes marked.

    ``events`` are those that were told in between. Where ``punts_moved`` is false, this is the plain board.
    ``choices`` are spaces that can be taken on the board it ends on, by number of the choice.
    """
    marks = Marks(choices, before)
    if not punts_moved(before, after, events):
        return board_picture.board(after, names, words, marks=marks)
    way = course.told(before, events)
    steps = _STEPS if len(way.legs) < _FEW_LEGS else _FEW_STEPS
    # The end of a voyage leads to another board, which costs as much again as all that moves.
    scale = 1 if after.voyage == way.voyage else HALF
    end = still(board_picture.draw(after, names, words, marks=marks).image, scale)
    way_there = legs_frames(before, after, way, names, words, steps, scale)
    return encode([Frame(end, POSTER), *way_there, Frame(end, STAY)], "sailing")


def punts_moved(before: ManilaView, after: ManilaView, events: Sequence[Event]) -> bool:
    """Whether ``sailing`` has anything to show that moves.

    Once the punts of the next voyage are loaded, a view does not tell any more who sailed along on the one before: it
    is not shown then. That happens where pictures were missed, because a message was out of reach.
    """
    way = course.told(before, events)
    known = after.voyage == way.voyage or (after.voyage == way.voyage + 1 and after.last_voyage is not None)
    return known and bool(way.legs)


def legs_frames(
    before: ManilaView, after: ManilaView, way: Course, names: Sequence[str], words: Words, steps: int, scale: int = 1
) -> Iterator[Frame]:
    """The frames of all legs, ``steps`` for each, without the board that they lead to."""
    scene = _scene(before, after, way)
    for n, leg in enumerate(way.legs):
        # A landing follows a roll, whose dice still lie there.
        scene = replace(scene, punts=_loaded(leg, scene), dice=leg.dice or scene.dice, rolls=leg.round or scene.rolls)
        stage = _Stage(scene, names, words, leg, scale)
        yield from stage.tumble()
        yield from stage.sail(steps)
        last = n == len(way.legs) - 1
        yield stage.rest(_LANDED if last and scene.voyage != after.voyage else _REST)


def _scene(before: ManilaView, after: ManilaView, way: Course) -> ManilaView:
    """The table on which the legs are shown: as it is now, unless that would tell how the voyage ends."""
    if after.voyage == way.voyage and after.to_act:
        return after
    scene = replace(before, voyage=way.voyage, to_act=(), phase=Phase.PILOT)
    if after.voyage == way.voyage:
        return replace(scene, punts=after.punts, ports=after.ports, yards=after.yards)
    last = after.last_voyage
    assert last is not None  # punts_moved has looked; in a film the auction follows on the landing
    return replace(scene, punts=last.punts, ports=last.ports, yards=last.yards)


def _loaded(leg: Leg, scene: ManilaView) -> tuple[Punt, ...]:
    """The punts of a leg with those aboard who are in the scene; wrecks lie in the yards from the landing on."""
    aboard = {boat.ware: boat.aboard for boat in scene.punts}
    return tuple(replace(boat, aboard=aboard[boat.ware]) for boat in leg.end)


class _Stage:
    """One leg's scene, drawn once without its punts; frames are made of it by drawing punts on its sea."""

    def __init__(self, view: ManilaView, names: Sequence[str], words: Words, leg: Leg, scale: int) -> None:
        full = board_picture.draw(view, names, words, boats=False).image
        self._leg = leg
        self._scale = scale
        self._base = still(full, scale)
        self._water = full.crop(_WATER)
        self._sea = self._water.copy()
        """The water with punts on it."""
        self._lanes = tuple(_reach(leg))
        self._begun = False

    def tumble(self) -> Iterator[Frame]:
        """The dice before they lie still."""
        for n in range(_TUMBLES if self._leg.dice else 0):
            dice = [(ware, (pips + 2 * n + ware) % DIE + 1) for ware, pips in self._leg.dice]
            yield self._frame(0.0, _TUMBLE, dice)

    def sail(self, steps: int) -> Iterator[Frame]:
        for n in range(1, steps):
            yield self._frame(_eased(n / steps), _FRAME)

    def rest(self, shown: int) -> Frame:
        return self._frame(1.0, shown)

    def _frame(self, share: float, shown: int, dice: Sequence[tuple[Ware, int]] = ()) -> Frame:
        boxes = [*self._lanes, _DICE] if dice else self._lanes
        canvas = Canvas(self._sea)
        if dice:
            board_picture.roll(canvas, dice)
        _fleet(canvas, self._leg, share)
        frame = self._shown(boxes, shown)
        for box in boxes:
            self._sea.paste(self._water.crop(box), box)
        return frame

    def _shown(self, boxes: Sequence[Box], shown: int) -> Frame:
        """A frame that looks within ``boxes`` like the sea does now. The first one shows all of the scene."""
        k = self._scale
        moving = [*self._lanes, *([_DICE] if self._leg.dice else [])]
        area = _around(moving) if self._begun else (0, 0, *_whole(self._base, k))
        self._begun = True
        left, top = area[0] // k, area[1] // k
        image = self._base.crop((left, top, area[2] // k, area[3] // k))
        for box in boxes:
            image.paste(still(self._sea.crop(box), k), (box[0] // k - left, box[1] // k - top))
        return Frame(image, shown, (left, top))


def _whole(base: Image.Image, scale: int) -> Point:
    return base.width * scale, base.height * scale


def _around(boxes: Sequence[Box]) -> Box:
    """The smallest box around some."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def _reach(leg: Leg) -> Iterator[Box]:
    """For each punt the part of the sea that it may be seen in during a leg."""
    for index, (was, now) in enumerate(zip(leg.start, leg.end, strict=True)):
        way = [_anchorage(index, was), _anchorage(index, now)]
        if now.berth is Berth.PORT:
            way.append(places.afloat(index, ROUTE_END))
        xs, ys = zip(*way, strict=True)
        # Rounded to even numbers, so that the box can be halved.
        yield (
            min(xs) + _SAIL[0] & ~1,
            min(ys) + _SAIL[1] & ~1,
            min(max(xs) + _SAIL[2], places.SIZE[0]) & ~1,
            max(ys) + _SAIL[3] & ~1,
        )


def _eased(share: float) -> float:
    """Sets off and arrives gently."""
    return share * share * (3 - 2 * share)


# -- punts on their way ---------------------------------------------------------------------------


def _fleet(canvas: Canvas, leg: Leg, share: float) -> None:
    """All punts, ``share`` (0 to 1) of their way along a leg."""
    for index, (was, now) in enumerate(zip(leg.start, leg.end, strict=True)):
        if was.berth is Berth.YARD:
            canvas.sprite(ghost(), _anchorage(index, was))
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
        canvas.sprite(ghost(), origin)
    x, y = _along(origin, target, places.afloat(index, ROUTE_END), share)
    if 0 < share < 1 and origin != target:
        y += 4 * math.sin(share * 4 * math.pi + index)
    canvas.sprite(punt(now.ware), (x, y))
    if was.berth is Berth.SEA and x <= places.afloat(index, ROUTE_END)[0] + places.CELL / 2:
        sea.here(canvas, index, now.ware, min(ROUTE_END, places.position_at(x)))


def _sink(canvas: Canvas, index: int, now: Punt, share: float) -> None:
    """A punt short of the port heels over and goes down; what is left of it lies in a shipyard."""
    where = _anchorage(index, replace(now, berth=Berth.SEA))
    canvas.sprite(ghost(), where)
    if share < 1:
        canvas.sprite(tilted(now.ware, round(share * 4) * 15), (where[0], where[1] + round(share * 4) * 4))


def _anchorage(index: int, boat: Punt) -> Point:
    if boat.berth is Berth.PORT and boat.letter is not None:
        return places.berth(boat.letter)
    return places.afloat(index, min(boat.position, ROUTE_END))


def _along(origin: Point, target: Point, turn: Point, share: float) -> tuple[float, float]:
    """Along the route; past its end straight to the quay."""
    if target[0] <= turn[0] or origin[0] > turn[0]:
        return _between(origin, target, share)
    first, second = math.dist(origin, turn), math.dist(turn, target)
    way = share * (first + second)
    return _between(origin, turn, way / first) if way < first else _between(turn, target, (way - first) / second)


def _between(a: Point, b: Point, share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
