"""The pictures of Manilla and Manille in every state, to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from render.encode import Picture
from render.manille import SUBJECTS, board, gathering, hand, lesson, result
from render.manille import samples as views
from render.manille.samples import LONG_NAMES, NAMES
from render.titles import Occasion
from render.words import Words

_END = Occasion("Manilla", "The Old Harbor", "22 November 2026")


def gallery(words: Words) -> Mapping[str, Callable[[], Picture]]:
    """Every picture by name."""
    hands = {
        **{f"hand-{players}": views.own(players) for players in (2, 3, 4, 6)},
        "hand-full": views.own_full(),
        "hand-unseen": views.own_unseen(),
        "hand-led": views.own_last(),
    }
    return {
        **{name: partial(board, view, NAMES, words) for name, view in views.tables().items()},
        "long-names": partial(board, views.table(6), LONG_NAMES, words),
        "gathering": partial(gathering, *views.taken(), NAMES, words),
        **{name: partial(hand, view, NAMES, words) for name, view in hands.items()},
        **{
            f"result-{players}": partial(
                result,
                views.over(players, games=games),
                views.standing(players, games=games),
                NAMES,
                words,
                occasion=_END,
            )
            for players, games in ((3, 1), (4, 2), (6, 1))
        },
        "result-long-names": partial(result, views.over(6), views.standing(6), LONG_NAMES, words, occasion=_END),
        **{f"rules-{subject}": partial(lesson, subject, words) for subject in SUBJECTS},
    }
