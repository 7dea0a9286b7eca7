"""The result picture of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final

from PIL import Image

from engine.game import Standing
from engine.manille.view import DealResult, ManilleView
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, framed
from render.encode import drawn
from render.foundry import Typeface
from render.manille.cards import trump_sign
from render.names import initials, listed, readable_names
from render.sprites import badge
from render.theme import INK_SOFT
from render.titles import NOWHERE, Occasion
from render.words import Words

SHOWN: Final = 12
"""The maximum number of deals on the sheet; of more, the last ones, with the scores before them."""
_RULED: Final = (5, 9, SHOWN + 1)
"""Possible numbers of rows on a sheet: a few sizes, which are cached, since ruling is the slowest part."""
_HEAD: Final = 132
_ROW: Final = 54
_SUM: Final = 84
_GUTTER: Final = 330
"""The start of the columns."""

Course = tuple[tuple[int, ...], ...]
"""The scores by team after each deal of one game, from 0."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the score sheet: a deal's points by team, and the scores after it."""

    game: int
    brought: tuple[int, ...]
    totals: tuple[int, ...]
    deal: DealResult | None
    """``None`` for a game that a turned-up card has won."""


@drawn("result")
def result(
    view: ManilleView, standing: Standing, names: Sequence[str], words: Words, *, occasion: Occasion = NOWHERE
) -> Canvas:
    """Return the picture of the ranking, with the sheet of deals."""
    shown = readable_names(names, words)
    lines = sheet_of(view)
    rows = lines[-SHOWN:]
    left_out = lines[: len(lines) - len(rows)]
    ruled = next(size for size in _RULED if len(rows) + bool(left_out) <= size)
    canvas = Canvas.on(_sheet(ruled))
    canvas.initials = initials(names)
    titles.result(canvas, standing, shown, words, occasion, wins=("picture-manille-win", "picture-manille-wins"))
    box = _box(ruled)
    with canvas.panel(box):
        _columns(canvas, view, standing, box, shown, words)
        y = box[1] + _HEAD + _ROW / 2
        if left_out:
            said = words("picture-manille-earlier", deals=len(left_out))
            canvas.text((box[0] + 28, y), said, theme.READ, INK_SOFT, face=Typeface.SERIF_ITALIC, room=_GUTTER - 40)
            _totals(canvas, view, left_out[-1].totals, y)
            y += _ROW
        for number, line in enumerate(rows):
            first = number > 0 and rows[number - 1].game != line.game
            if first:
                canvas.fill((box[0] + 20, round(y - _ROW / 2) - 2, box[2] - 20, round(y - _ROW / 2) + 1), INK_SOFT)
            _line(canvas, view, line, box, y)
            y += _ROW
        _sums(canvas, view, standing, box, words)
    return canvas


def courses(view: ManilleView) -> tuple[Course, ...]:
    """Return the scores of each game after every deal."""
    start = (0,) * view.layout.team_count
    games: dict[int, list[tuple[int, ...]]] = {}
    for deal in view.results:
        games.setdefault(deal.game, [start]).append(deal.totals)
    last = games.get(view.game)
    if last and last[-1] != view.scores:
        # The turned-up card won the game before its deal was played.
        last.append(view.scores)
    return tuple(tuple(course) for course in games.values())


def sheet_of(view: ManilleView) -> list[Line]:
    """Return a row for each deal, and for a game won by a turned-up card."""
    played = [list(deals) for _, deals in groupby(view.results, key=lambda deal: deal.game)]
    return [line for course, deals in zip(courses(view), played, strict=True) for line in _lines(course, deals)]


def _lines(course: Course, deals: Sequence[DealResult]) -> Iterator[Line]:
    for number, (before, after) in enumerate(pairwise(course)):
        deal = deals[number] if number < len(deals) else None
        brought = tuple(now - had for had, now in zip(before, after, strict=True))
        yield Line(deals[0].game, brought, after, deal)


def _box(rows: int) -> Box:
    return (24, titles.BELOW, 1176, titles.BELOW + _HEAD + _ROW * rows + _SUM)


@lru_cache(maxsize=len(_RULED))
def _sheet(rows: int) -> Image.Image:
    box = _box(rows)
    sheet = framed((theme.WIDTH, box[3] + 24 + FOOT), box, title=titles.RESULT)
    for row in range(1, rows):
        y = box[1] + _HEAD + _ROW * row
        sheet.rectangle((box[0] + 20, y, box[2] - 20, y + 1), theme.LINE_PALE)
    # A double line above the sums, as under any column of figures.
    for y in (box[1] + _HEAD - 4, box[3] - _SUM, box[3] - _SUM + 6):
        sheet.rectangle((box[0] + 20, y, box[2] - 20, y + 2), INK_SOFT)
    return sheet.finish()


def _column(view: ManilleView, team: int) -> tuple[int, int]:
    width = (1176 - 20 - _GUTTER) // view.layout.team_count
    left = _GUTTER + width * team
    return left, left + width


def _columns(
    canvas: Canvas, view: ManilleView, standing: Standing, box: Box, names: Sequence[str], words: Words
) -> None:
    """Draw the head of each column: badges above names."""
    title = words("picture-manille-sheet")
    canvas.text((box[0] + 28, box[1] + 36), title, theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=_GUTTER - 60)
    target = words("picture-manille-target", target=view.options.target)
    canvas.text((box[0] + 28, box[1] + 92), target, theme.READ, INK_SOFT, room=_GUTTER - 60)
    for team in range(view.layout.team_count):
        left, right = _column(view, team)
        seats = view.layout.members(team)
        if set(seats) <= set(standing.winners):
            canvas.fill((left + 6, box[1] + 12, right - 6, box[3] - 12), theme.GOLD_PALE)
            for y in (box[1] + _HEAD - 4, box[3] - _SUM, box[3] - _SUM + 6):
                canvas.fill((left + 6, y, right - 6, y + 2), INK_SOFT)
        middle = (left + right) / 2
        for n, seat in enumerate(seats):
            badge(canvas, seat, (middle + 64 * (n - (len(seats) - 1) / 2), box[1] + 46), 60)
        who = listed((names[seat] for seat in seats), words)
        canvas.text((middle, box[1] + 102), who, theme.READ, face=Typeface.SEMIBOLD, anchor="m", room=right - left - 24)


def _line(canvas: Canvas, view: ManilleView, line: Line, box: Box, y: float) -> None:
    """Draw a deal's number, dealer, trump, multiplier, and points of each team."""
    if (deal := line.deal) is not None:
        canvas.text((box[0] + 74, y), str(deal.deal), 38, face=Typeface.SERIF_BOLD, anchor="r")
        badge(canvas, deal.dealer, (box[0] + 122, y), 42)
        canvas.sprite(trump_sign(deal.trump, 36, view.options.suit_colours), (box[0] + 180, y))
        if deal.times > 1:
            canvas.text((box[0] + 216, y), f"×{deal.times}", theme.READ, INK_SOFT, face=Typeface.SEMIBOLD)
    for team, brought in enumerate(line.brought):
        left, right = _column(view, team)
        said = f"+{brought}" if brought else "–"
        canvas.text(((left + right) / 2 - 30, y), said, theme.READ, INK_SOFT, anchor="r")
    _totals(canvas, view, line.totals, y)


def _totals(canvas: Canvas, view: ManilleView, totals: Sequence[int], y: float) -> None:
    for team, total in enumerate(totals):
        left, right = _column(view, team)
        canvas.text(((left + right) / 2 + 90, y), str(total), 38, face=Typeface.SEMIBOLD, anchor="r")


def _sums(canvas: Canvas, view: ManilleView, standing: Standing, box: Box, words: Words) -> None:
    y = box[3] - _SUM / 2 + 6
    matched = view.options.best_of > 1
    key = "picture-manille-games" if matched else "picture-manille-points"
    canvas.text((box[0] + 28, y), words(key), theme.READ, INK_SOFT, face=Typeface.SERIF_BOLD, room=_GUTTER - 60)
    for place in standing.places:
        left, right = _column(view, view.layout.teams[place.seats[0]])
        amount = place.parts["games"] if matched else place.parts["points"]
        canvas.text(((left + right) / 2 + 90, y), str(amount), 52, face=Typeface.BOLD, anchor="r")
