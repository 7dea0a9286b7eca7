"""The pictures of Malacca in every state, for inspection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine.malacca.view import MalaccaView
from render.encode import Picture
from render.malacca import SUBJECTS, battle, hand, lesson, result, table
from render.malacca import samples as views
from render.malacca.samples import LONG_NAMES, NAMES
from render.titles import Occasion
from render.words import Words

_END = Occasion("Malacca", "The Old Harbor", "22 November 2026")


def gallery(words: Words) -> Mapping[str, Callable[[], Picture]]:
    hands: dict[str, Callable[[], MalaccaView]] = {
        "hand": views.own,
        "hand-laid": views.own_laid,
        "hand-drawn": views.own_drawn,
    }
    return {
        **{name: partial(_table, played, NAMES, words) for name, played in views.TABLES.items()},
        "since": partial(_since, words),
        "long-names": partial(_table, views.full, LONG_NAMES, words),
        "battle": partial(_battle, words),
        **{name: partial(_hand, played, words) for name, played in hands.items()},
        **{f"result-{players}": partial(_result, players, NAMES, words) for players in (2, 4, 8)},
        "result-long-names": partial(_result, 8, LONG_NAMES, words),
        **{f"rules-{subject}": partial(lesson, subject, words) for subject in SUBJECTS},
    }


def _table(played: Callable[[], MalaccaView], names: Sequence[str], words: Words) -> Picture:
    view = played()
    return table(view, names[: view.players], words)


def _since(words: Words) -> Picture:
    before, after = views.since()
    return table(after, NAMES[: after.players], words, since=before)


def _battle(words: Words) -> Picture:
    before, after, events = views.fight()
    return battle(before, after, events, NAMES[: after.players], words)


def _hand(played: Callable[[], MalaccaView], words: Words) -> Picture:
    view = played()
    return hand(view, NAMES[: view.players], words)


def _result(players: int, names: Sequence[str], words: Words) -> Picture:
    return result(views.over(players), views.standing(players), names[:players], words, occasion=_END)
