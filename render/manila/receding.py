"""Dimmed panels, where nothing has changed since the previous picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from engine.manila.board import WARES, Space
from engine.manila.view import Berth, ManilaView
from render.canvas import Box
from render.manila import places, sheet
from render.manila.marks import Marks
from render.manila.places import Sheets


def panels(view: ManilaView, marks: Marks) -> tuple[Box, ...]:
    """Return the panels to dim, none if the whole picture is new.

    Never the merchants, which show whose turn it is.
    """
    since, hero = marks.since, sheet.of(view)
    if since is None or since.voyage != view.voyage or sheet.of(since) is not hero:
        return ()
    before, chosen = _told(since, hero), {_panel(view, hero, space) for space, _ in marks.choices}
    return tuple(box for box, told in _told(view, hero).items() if before.get(box) == told and box not in chosen)


def _told(view: ManilaView, hero: Sheets) -> Mapping[Box, Hashable]:
    """Return a comparable value of each panel's content."""
    told: dict[Box, Hashable] = {places.market(places.rows(view.players)): (view.market, view.supply)}
    if hero is Sheets.QUAY:
        return told | {places.stall(ware): (view.market[ware], view.supply[ware]) for ware in WARES}
    wrecks = tuple((boat.ware, boat.letter) for boat in view.punts if boat.berth is Berth.YARD)
    told |= {places.YARDS: (view.yards, wrecks), places.PIRATES: view.pirates, places.PILOTS: view.pilots}
    told[places.INSURANCE] = view.insurance
    if hero is not Sheets.DOCKS:
        told[places.PORTS] = (
            view.ports,
            tuple((boat.ware, boat.letter) for boat in view.punts if boat.berth is Berth.PORT),
        )
    if hero is Sheets.SEA:
        for index, boat in enumerate(view.punts):
            told[places.load(index)] = (boat.ware, boat.aboard, boat.berth is Berth.SEA, boat.plundered)
    return told


def _panel(view: ManilaView, hero: Sheets, space: Space) -> Box | None:
    """Return the panel that contains a space or ware, if any."""
    match space:
        case Space.PORT_A | Space.PORT_B | Space.PORT_C:
            return places.PORTS
        case Space.YARD_A | Space.YARD_B | Space.YARD_C:
            return places.YARDS
        case Space.PIRATE:
            return places.PIRATES
        case Space.PILOT_SMALL | Space.PILOT_LARGE:
            return places.PILOTS
        case Space.INSURANCE:
            return places.INSURANCE
    if hero is Sheets.QUAY:
        return places.stall(space)
    return next((places.load(n) for n, boat in enumerate(view.punts) if Space(boat.ware) is space), None)
