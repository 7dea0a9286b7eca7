"""The pictures of Malacca in every state, to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from render.encode import Picture
from render.malacca import SUBJECTS, battle, hand, lesson, result, table
from render.malacca import samples as views
from render.malacca.samples import LONG_NAMES, NAMES
from render.titles import Occasion
from render.words import Words

_END = Occasion("Malacca", "The Old Harbor", "22 November 2026")


def gallery(words: Words) -> Mapping[str, Callable[[], Picture]]:
    """Every picture by name."""
    before = views.table(laid=(False,) * 4)
    hands = {"hand": views.own(), "hand-laid": views.own_laid(), "hand-drawn": views.own_drawn()}
    return {
        **{name: partial(table, view, NAMES[: view.players], words) for name, view in views.tables().items()},
        "since": partial(table, views.table(), NAMES[:4], words, since=before),
        "long-names": partial(table, views.full(), LONG_NAMES, words),
        "battle": partial(battle, before, views.fought(), views.fight(), NAMES[:4], words),
        **{name: partial(hand, view, NAMES[: view.players], words) for name, view in hands.items()},
        **{
            f"result-{players}": partial(
                result, views.over(players), views.standing(players), NAMES[:players], words, occasion=_END
            )
            for players in (2, 4, 8)
        },
        "result-long-names": partial(result, views.over(8), views.standing(8), LONG_NAMES, words, occasion=_END),
        **{f"rules-{subject}": partial(lesson, subject, words) for subject in SUBJECTS},
    }
