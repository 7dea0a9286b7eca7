"""Animation of pirates boarding a punt alongside their boat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.game import Event
from engine.manila.events import Boarded
from engine.manila.view import ManilaView, Phase, Punt
from render.animation import Frame
from render.manila import flights, raid
from render.manila.flights import Flight
from render.manila.marks import NO_MARKS
from render.manila.scenery import Scenery

_REST: Final = 900
"""Milliseconds that the punt stays after the boarding."""


def from_events(before: ManilaView, events: Sequence[Event]) -> tuple[Boarded, ...]:
    """Return the boardings in events, if the ``before`` board shows the boat."""
    if before.phase is not Phase.BOARD:
        return ()
    return tuple(event for event in events if isinstance(event, Boarded) and event.ware is not None)


def frames(before: ManilaView, events: Sequence[Event], scenery: Scenery) -> Iterator[Frame]:
    view = before
    for event in from_events(before, events):
        spot = raid.seat(view, event.ware, event.index)
        rank = next((n for n, pirate in enumerate(view.pirates) if pirate == event.seat), None)
        if spot is None or rank is None:
            return
        left = tuple(None if n == rank else pirate for n, pirate in enumerate(view.pirates))
        gone = replace(view, pirates=(left[0], left[1]), to_act=(event.seat,), deciding=rank)
        yield from flights.frames(
            scenery.of(gone, NO_MARKS), [Flight(scenery.token(event.seat), raid.PIRATES[rank], spot)]
        )
        view = replace(gone, punts=tuple(_boarded(boat, event) for boat in gone.punts))
    if view is not before:
        yield scenery.of(view, NO_MARKS).frame(_REST)


def _boarded(boat: Punt, event: Boarded) -> Punt:
    if boat.ware is not event.ware:
        return boat
    aboard = tuple(event.seat if n == event.index else seat for n, seat in enumerate(boat.aboard))
    return replace(boat, aboard=aboard)
