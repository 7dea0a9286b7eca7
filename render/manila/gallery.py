"""The pictures of Manila in every state, to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from render.encode import Picture
from render.manila import SUBJECTS, Marks, board, film, hand, lesson, result, sailing
from render.manila.samples import (
    CLEAR,
    HISTORY,
    LONG_NAMES,
    MOMENTS,
    NAMES,
    before,
    choices,
    clear_win,
    full,
    over,
    own_hand,
    standing,
    tables,
    voyage,
    voyages,
)
from render.titles import Occasion
from render.words import Words

Shown: TypeAlias = Iterator[tuple[str, Callable[[], Picture]]]

_END = Occasion("Manila", "The Old Harbor", "22 November 2026")
_LONG = Occasion(
    "Manila",
    "A server with quite a long name, as some of them like to have it",
    "22 September 2026",
)


def gallery(words: Words) -> Mapping[str, Callable[[], Picture]]:
    """Every picture by name."""
    lessons = {f"rules-{subject}": partial(lesson, subject, words) for subject in SUBJECTS}
    own = partial(hand, own_hand(), NAMES, words)
    return dict(_boards(words)) | dict(_moving(words)) | {"hand": own} | dict(_results(words)) | lessons


def _boards(words: Words) -> Shown:
    views = tables()
    for name, view in views.items():
        yield name, partial(board, view, NAMES, words)
    for name in ("place", "place-5"):
        marks = Marks(choices=choices(views[name]))
        yield f"{name}-choices", partial(board, views[name], NAMES, words, marks=marks)
    for name in ("place", "plunder", "pilot", "auction-later"):
        marks = Marks(since=before(views[name]))
        yield f"{name}-since", partial(board, views[name], NAMES, words, marks=marks)
    marks = Marks(choices=choices(views["place"]), since=before(views["place"]))
    yield "place-choices-since", partial(board, views["place"], NAMES, words, marks=marks)
    earlier, rolled, _ = voyages()["roll"]
    marks = Marks(since=replace(earlier, ports=(None, 3, None), cash=(14, 27, 9, 37)))
    yield "rolled-since", partial(board, rolled, NAMES, words, marks=marks)
    yield "long-names", partial(board, full(), LONG_NAMES, words)


def _moving(words: Words) -> Shown:
    for name, moved in voyages().items():
        yield f"sailing-{name}", partial(sailing, *moved, NAMES, words)
    end = partial(result, over(), standing(), NAMES, words, occasion=_END)
    yield "replay", lambda: film([before(voyage()), voyage(), over()], NAMES, words, end())


def _results(words: Words) -> Shown:
    for players in (3, 5):
        history = [course[:players] for course in HISTORY]
        moments = [moment for moment in MOMENTS if moment.seat < players]
        told = partial(result, history=history, moments=moments, occasion=_END)
        yield f"result-{players}", partial(told, over(players), standing(players), NAMES, words)
    history = [*(course[:4] for course in HISTORY[:-1]), CLEAR]
    told = partial(result, history=history, moments=MOMENTS, occasion=_END)
    yield "result-clear", partial(told, over(), clear_win(), NAMES, words)
    yield "result-plain", partial(result, over(), standing(), LONG_NAMES, words, occasion=_LONG)
