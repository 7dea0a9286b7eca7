"""The end of a match: who has won, and how the scores went deal by deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.game import Place, Standing
from engine.manille.view import ManilleView
from render import theme, titles
from render.canvas import Box, Canvas
from render.chart import FOOT, Sheet
from render.encode import Picture, encode
from render.foundry import Typeface
from render.names import readable_names
from render.sprites import badge
from render.theme import INK, INK_SOFT, SEATS
from render.words import Words

_ROW: Final = 76
_CHART: Final = 430
_BADGES_APART: Final = 46

_At = Callable[[float, int], tuple[float, float]]

Course = tuple[tuple[int, ...], ...]
"""The scores by team after each deal of one game, from 0."""


def result(view: ManilleView, standing: Standing, names: Sequence[str], words: Words) -> Picture:
    """The picture of the final ranking with the course of the scores."""
    return encode(draw(view, standing, names, words).image, "result")


def draw(view: ManilleView, standing: Standing, names: Sequence[str], words: Words) -> Canvas:
    """The result as a canvas that knows its texts."""
    shown = readable_names(names, words)
    games = courses(view)
    canvas = Canvas(_sheet(len(standing.places), bool(games)).copy())
    titles.result(canvas, standing, shown, words, wins=("picture-manille-win", "picture-manille-wins"))
    table = _table(len(standing.places))
    with canvas.panel(table):
        canvas.text((48, table[1] + 32), words("picture-manille-result"), 30, INK_SOFT, face=Typeface.SERIF_BOLD,
                    room=600, least=24)  # fmt: skip
        matched = view.options.best_of > 1
        for key, right in (("picture-manille-points", 1146), *((("picture-manille-games", 990),) if matched else ())):
            canvas.text((right, table[1] + 32), words(key), theme.CAPTION, INK_SOFT, anchor="r", room=140, least=24)
        for row, place in enumerate(standing.places):
            _place(canvas, place, table[1] + 56 + _ROW * row, shown, matched=matched)
    if games:
        _chart(canvas, view, games, _chart_box(len(standing.places)), words)
    return canvas


def courses(view: ManilleView) -> tuple[Course, ...]:
    """How the scores of each game went, from the results of its deals."""
    start = (0,) * view.layout.team_count
    games: dict[int, list[tuple[int, ...]]] = {}
    for deal in view.results:
        games.setdefault(deal.game, [start]).append(deal.totals)
    last = games.get(view.game)
    if last and last[-1] != view.scores:
        # The turned-up card has won the game before its deal was played.
        last.append(view.scores)
    return tuple(tuple(course) for course in games.values())


def _table(places: int) -> Box:
    return (24, 134, 1176, 200 + _ROW * places)


def _chart_box(places: int) -> Box:
    top = _table(places)[3] + 12
    return (24, top, 1176, top + _CHART)


@lru_cache(maxsize=8)
def _sheet(places: int, charted: bool) -> Image.Image:
    last = _chart_box(places) if charted else _table(places)
    sheet = Sheet(1200, last[3] + 24 + FOOT)
    sheet.label(titles.RESULT, theme.GOLD)
    sheet.label(_table(places))
    if charted:
        sheet.label(last)
    sheet.frame()
    sheet.foot()
    return sheet.finish()


def _place(canvas: Canvas, place: Place, top: int, names: Sequence[str], *, matched: bool) -> None:
    if place.rank == 1:
        canvas.fill((32, top, 1168, top + _ROW - 6), theme.GOLD)
    y = top + _ROW / 2 - 3
    canvas.text((60, y), str(place.rank), 44, face=Typeface.SERIF_BOLD, anchor="m")
    for n, seat in enumerate(place.seats):
        badge(canvas, seat, (122 + 60 * n, y), 56)
    x = 164 + 60 * (len(place.seats) - 1)
    who = ", ".join(names[seat] for seat in place.seats)
    canvas.text((x, y), who, theme.NAME, face=Typeface.SEMIBOLD, room=(870 if matched else 1010) - x, least=28)
    canvas.text((1146, y), str(place.parts.get("points", place.score)), 46, face=Typeface.BOLD, anchor="r")
    if matched:
        canvas.text((990, y), str(place.parts.get("games", 0)), 46, face=Typeface.BOLD, anchor="r")


# -- the chart ----------------------------------------------------------------------------------------


def _chart(canvas: Canvas, view: ManilleView, games: Sequence[Course], box: Box, words: Words) -> None:
    """A line for each team, game after game from left to right; the target is the line across."""
    with canvas.panel(box):
        title = words("picture-manille-course")
        canvas.text((box[0] + 24, box[1] + 30), title, 30, INK_SOFT, face=Typeface.SERIF_BOLD, room=900, least=24)
        frame = (box[0] + 84, box[1] + 70, box[2] - 90, box[3] - 56)
        most = max(view.options.target, *(score for course in games for scores in course for score in scores))
        steps = sum(len(course) - 1 for course in games)

        def at(step: float, score: int) -> tuple[float, float]:
            return (
                frame[0] + (frame[2] - frame[0]) * step / max(1, steps),
                frame[3] - (frame[3] - frame[1]) * score / most,
            )

        for score in (0, view.options.target):
            y = round(at(0, score)[1])
            canvas.fill((frame[0], y, frame[2], y + (3 if score else 1)), theme.LINE)
            canvas.text((frame[0] - 14, y), str(score), theme.CAPTION, INK_SOFT, anchor="r")
        every = max(1, -(-steps // 14))
        for step in range(every, steps + 1, every):
            canvas.text((at(step, 0)[0], frame[3] + 26), str(step), theme.CAPTION, INK_SOFT, anchor="m")
        canvas.corner(_curves(view, games, frame, at), (frame[0] - 20, frame[1] - 20))
        _ends(canvas, view, [at(steps, score)[1] for score in games[-1][-1]], frame[2] + 40, frame[3])


def _curves(view: ManilleView, games: Sequence[Course], frame: Box, at: _At) -> Image.Image:
    size = (frame[2] - frame[0] + 40, frame[3] - frame[1] + 40)
    image = Image.new("RGBA", (size[0] * 2, size[1] * 2), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    first = 0
    for course in games:
        for team in range(view.layout.team_count):
            colour = SEATS[view.layout.members(team)[0]].colour
            points = [at(first + n, scores[team]) for n, scores in enumerate(course)]
            path = [((x - frame[0] + 20) * 2, (y - frame[1] + 20) * 2) for x, y in points]
            pen.line(path, fill=INK, width=14, joint="curve")
            pen.line(path, fill=colour, width=9, joint="curve")
        first += len(course) - 1
    return image.reduce(2)


def _ends(canvas: Canvas, view: ManilleView, heights: Sequence[float], x: float, bottom: float) -> None:
    """The badge of each team's first seat at the end of its line, pushed apart where scores are close."""
    ends = sorted(enumerate(heights), key=lambda end: end[1])
    places: list[float] = []
    for _, y in ends:
        places.append(max(y, places[-1] + _BADGES_APART) if places else y)
    over = max(0.0, places[-1] - bottom - 8)
    for n in range(len(places) - 1, -1, -1):
        places[n] = min(places[n], places[n + 1] - _BADGES_APART) if n + 1 < len(places) else places[n] - over
    for (team, _), y in zip(ends, places, strict=True):
        badge(canvas, view.layout.members(team)[0], (x, y), 44)
