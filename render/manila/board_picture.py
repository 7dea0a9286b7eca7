"""The board of Manila as one picture, for all players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.manila.board import ROLLS, Ware
from engine.manila.view import Berth, ManilaView, Phase
from render import theme
from render.canvas import Canvas
from render.encode import drawn
from render.foundry import Typeface
from render.manila import docks, places, raid, receding, sea, sheet, spaces, table, wares
from render.manila.marks import NO_MARKS, Marks
from render.manila.pieces import figure_on
from render.manila.places import Sheets
from render.names import initials, listed, readable_names
from render.sprites import badge, die
from render.theme import INK_SOFT
from render.words import Words


@drawn("board")
def board(view: ManilaView, names: Sequence[str], words: Words, *, marks: Marks = NO_MARKS) -> Canvas:
    """Return the picture of a table; never draws a hand, whoever's view it is."""
    canvas = ground(view, names, words, marks)
    under_way(canvas, view, names, words, marks)
    sea.boats(canvas, view, marks.since)
    return canvas


def ground(view: ManilaView, names: Sequence[str], words: Words, marks: Marks) -> Canvas:
    """Return the static part of a board while the punts of a voyage sail."""
    hero, lines = sheet.of(view), places.rows(view.players)
    canvas = sheet.blank(hero, lines, words)
    canvas.initials = initials(names)
    for panel in receding.panels(view, marks):
        canvas.piece(sheet.receded(hero, lines, words, panel), panel[:2])
    _heading(canvas, view, words)
    spaces.draw(canvas, view)
    table.draw(canvas, view, readable_names(names, words), marks.since)
    return canvas


def under_way(canvas: Canvas, view: ManilaView, names: Sequence[str], words: Words, marks: Marks) -> None:
    """Draw what changes while punts sail, except the punts."""
    _turn(canvas, view, readable_names(names, words), words)
    _dice(canvas, view, words)
    match sheet.of(view):
        case Sheets.QUAY:
            wares.draw(canvas, view, readable_names(names, words), words)
        case Sheets.SEA:
            sea.loads(canvas, view, words)
        case Sheets.RAID:
            raid.draw(canvas, view, words)
        case Sheets.DOCKS:
            docks.draw(canvas, view, words)
    spaces.wrecks(canvas, view)
    spaces.mark(canvas, view, marks)


def _heading(canvas: Canvas, view: ManilaView, words: Words) -> None:
    with canvas.panel((24, 14, places.TURN[0], places.TURN[3])):
        voyage = words("picture-voyage", voyage=view.voyage)
        canvas.text((28, 46), voyage, theme.TITLE, face=Typeface.SERIF_BOLD, room=300, least=theme.READ)
        canvas.text((28, 90), stage(view, words), theme.READ, INK_SOFT, face=Typeface.SEMIBOLD, room=300)


def stage(view: ManilaView, words: Words) -> str:
    """Return the line under the voyage number, such as the auction."""
    match view.phase:
        case Phase.AUCTION:
            return words("picture-stage-auction")
        case Phase.BUY | Phase.LOAD | Phase.START:
            return words("picture-stage-office")
        case Phase.PLACE:
            return words("picture-stage-place", lap=view.lap, laps=view.laps)
        case Phase.PLEDGE if sheet.of(view) is Sheets.DOCKS:
            return words("picture-insurance")
        case Phase.PLEDGE if view.lap and view.punts:
            return words("picture-stage-place", lap=view.lap, laps=view.laps)
        case Phase.PLEDGE:
            return words("picture-stage-office")
        case Phase.BOARD:
            return words("picture-stage-board")
        case Phase.PILOT:
            return words("picture-stage-pilot")
        case Phase.PLUNDER:
            return words("picture-stage-plunder")
        case Phase.OVER:
            return words("picture-stage-over")


def _turn(canvas: Canvas, view: ManilaView, names: Sequence[str], words: Words) -> None:
    left, top, right, bottom = places.TURN
    with canvas.panel(places.TURN):
        seats = view.to_act or view.winners
        if not seats:
            centre = ((left + right) / 2, (top + bottom) / 2)
            canvas.text(
                centre,
                _nobody(view, words),
                theme.TITLE,
                face=Typeface.SERIF_BOLD,
                anchor="m",
                room=490,
                least=theme.READ,
            )
            return
        step = min(72, 200 // len(seats))
        for n, seat in enumerate(seats):
            badge(canvas, seat, (left + 58 + step * n, (top + bottom) / 2), 76 if len(seats) == 1 else 68)
        x = left + 112 + step * (len(seats) - 1)
        room = right - x - 18
        who = listed((names[seat] for seat in seats), words)
        if view.phase is Phase.OVER:
            wins = words("picture-wins" if len(view.winners) == 1 else "picture-share-win")
            canvas.text((x, top + 29), who, theme.TITLE, face=Typeface.BOLD, room=room, least=38)
            canvas.text((x, top + 71), wins, theme.READ, face=Typeface.SEMIBOLD, room=room)
        else:
            canvas.text((x, (top + bottom) / 2), who, 56, face=Typeface.BOLD, room=room, least=38)


def _nobody(view: ManilaView, words: Words) -> str:
    landed = view.rolls == ROLLS and all(boat.berth is not Berth.SEA for boat in view.punts)
    return words("picture-voyage-ended", voyage=view.voyage) if landed else words("picture-under-way")


def _dice(canvas: Canvas, view: ManilaView, words: Words) -> None:
    """Draw the last roll, of the previous voyage until the punts are loaded."""
    last = None if view.punts else view.last_voyage
    if view.rolls:
        dice, text = view.dice, words("picture-rolls", rolls=view.rolls)
    elif last is not None:
        dice, text = last.dice, words("picture-voyage", voyage=view.voyage - 1)
    else:
        return
    with canvas.panel((places.TURN[2], 14, 1180, 116)):
        canvas.text((1021, 95), text, theme.READ, INK_SOFT, face=Typeface.SEMIBOLD, anchor="m", room=300)
        roll(canvas, dice)


def roll(canvas: Canvas, dice: Sequence[tuple[Ware, int]]) -> None:
    """Draw dice in a row; drawing again replaces them."""
    for n, (ware, pips) in enumerate(dice):
        x = 1021 + 102 * (n - (len(dice) - 1) / 2)
        canvas.sprite(die(ware), (x, 44))
        canvas.text((x + 24, 43), str(pips), 46, figure_on(ware), face=Typeface.BOLD, anchor="m")
