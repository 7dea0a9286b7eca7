"""Animation of the payments at the end of a voyage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.game import Event, Seat
from engine.manila.board import ROLLS, Space
from engine.manila.events import Paid, RepairsPaid, VoyageBegan, cash_change
from engine.manila.view import Berth, LastVoyage, ManilaView
from render.animation import Frame
from render.canvas import Canvas, Point
from render.manila import flights, places, sea
from render.manila.flights import Flight
from render.manila.marks import NO_MARKS, Marks
from render.manila.scenery import Scenery
from render.sprites import coin

REST: Final = 3000
"""Milliseconds that the end of a voyage stays before the next auction covers it."""
_COIN: Final = 44


def events_of(after: ManilaView) -> tuple[Event, ...]:
    """Return the payments at the end of the voyage before ``after``."""
    last = _ended(after)
    if last.insurance is None or not last.repairs:
        return tuple(last.payments())
    return (*last.payments(), RepairsPaid(last.insurance, last.repairs, last.repairs))


def _ended(after: ManilaView) -> LastVoyage:
    """Return the previous voyage's end from a view after it."""
    if after.last_voyage is not None:
        return after.last_voyage
    return LastVoyage(after.dice, after.punts, after.ports, after.yards, after.pirates, after.insurance)


def frames(
    scene: ManilaView,
    after: ManilaView,
    events: Sequence[Event],
    scenery: Scenery,
    *,
    steps: int = flights.STEPS,
    rest: int = REST,
) -> Iterator[Frame]:
    """Yield the frames after the landing; ``scene`` precedes all payments."""
    began = next((n for n, event in enumerate(events) if _begins(event, after.voyage)), len(events))
    money = [event for event in events[:began] if isinstance(event, Paid | RepairsPaid)]
    cash = _without(after.cash, events[began:])
    settled = replace(scene, rolls=ROLLS, dice=_ended(after).dice, cash=cash, market=after.market)
    unpaid = replace(settled, cash=_without(cash, money), market=scene.market)
    stage = scenery.of(unpaid, NO_MARKS)
    paid = [_payment(scene, event) for event in money if isinstance(event, Paid)]
    repairs = [flight for event in money if isinstance(event, RepairsPaid) for flight in _repairs(scene, event)]

    def boats(canvas: Canvas) -> None:
        sea.boats(canvas, scene, None)

    yield from flights.frames(stage, paid, boats, steps=steps)
    yield from flights.frames(stage, repairs, boats, steps=steps)
    yield scenery.of(settled, Marks(since=unpaid)).frame(rest, boats)


def _begins(event: Event, voyage: int) -> bool:
    return isinstance(event, VoyageBegan) and event.voyage == voyage


def _without(cash: Sequence[int | None], events: Sequence[Event]) -> tuple[int | None, ...]:
    """Return the visible cash as it was before the events."""
    before = list(cash)
    for event in events:
        change = cash_change(event)  # type: ignore[arg-type]
        if change is not None:
            seat, amount = change
            held = before[seat]
            before[seat] = None if held is None else held - amount
    return tuple(before)


def _payment(scene: ManilaView, event: Paid) -> Flight:
    return Flight(coin(_COIN), _source(scene, event), _purse(event.seat), min(4, 1 + event.amount // 6))


def _source(scene: ManilaView, event: Paid) -> Point:
    if event.reason == "plunder":
        return places.SLOTS[Space.PIRATE][0 if scene.pirates[0] == event.seat else 1]
    if event.letter is not None:
        first = Space.PORT_A if event.reason == "port" else Space.YARD_A
        return places.SLOTS[Space(first + event.letter)][0]
    letter = next((boat.letter for boat in scene.punts if boat.ware is event.ware), None)
    return places.berth(letter or 0)


def _repairs(scene: ManilaView, event: RepairsPaid) -> Iterator[Flight]:
    for boat in scene.punts:
        if boat.berth is Berth.YARD and boat.letter is not None and event.amount:
            yield Flight(coin(_COIN), _purse(event.seat), places.slip(boat.letter), 2 + boat.letter)


def _purse(seat: Seat) -> Point:
    left, top, _, bottom = places.merchant(seat)
    return (left + places.CASH - 68, (top + bottom) // 2)
