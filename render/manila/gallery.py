"""The pictures of Manila in every state, for inspection."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from render.encode import Picture
from render.manila import SUBJECTS, Marks, board, film, hand, lesson, result, sailing, samples
from render.manila.samples import LONG_NAMES, NAMES
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
    lessons = {f"rules-{subject}": partial(lesson, subject, words) for subject in SUBJECTS}
    own = {"hand": lambda: hand(samples.own_hand(), NAMES, words)}
    return dict(_boards(words)) | dict(_moving(words)) | own | dict(_results(words)) | lessons


def _boards(words: Words) -> Shown:
    for name in samples.TABLES:
        yield name, partial(_board, name, words)
    for name in ("place-first", "place", "place-5"):
        yield f"{name}-choices", partial(_board, name, words, choices=True)
    for name in ("place", "plunder", "pilot", "auction-later"):
        yield f"{name}-since", partial(_board, name, words, since=True)
    yield "place-choices-since", partial(_board, "place", words, choices=True, since=True)
    yield "rolled-since", partial(_rolled, words)
    yield "long-names", partial(_board, "full", words, names=LONG_NAMES)


def _board(
    name: str, words: Words, *, choices: bool = False, since: bool = False, names: Sequence[str] = NAMES
) -> Picture:
    view = samples.table(name)
    marks = Marks(samples.choices(view) if choices else (), samples.earlier(name) if since else None)
    return board(view, names, words, marks=marks)


def _rolled(words: Words) -> Picture:
    before, after, _ = samples.voyage("roll")
    return board(after, NAMES, words, marks=Marks(since=before))


def _moving(words: Words) -> Shown:
    for name in samples.VOYAGES:
        yield f"sailing-{name}", partial(_sailing, name, words)
    yield "replay", partial(_film, words)


def _sailing(name: str, words: Words) -> Picture:
    return sailing(*samples.voyage(name), NAMES, words)


def _film(words: Words) -> Picture:
    return film(samples.filmed("clear"), NAMES, words, _result("clear", words))


def _results(words: Words) -> Shown:
    for name in samples.ENDS:
        yield f"result-{name}", partial(_result, name, words)
    yield "result-plain", partial(_plain, words)


def _result(name: str, words: Words) -> Picture:
    end = samples.end(name)
    history, moments = end.chronicle.fortunes, end.chronicle.moments
    return result(end.view, end.standing, NAMES, words, history=history, moments=moments, occasion=_END)


def _plain(words: Words) -> Picture:
    end = samples.end("shared")
    return result(end.view, end.standing, LONG_NAMES, words, occasion=_LONG)
