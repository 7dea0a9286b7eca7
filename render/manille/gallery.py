"""The pictures of Manilla and Manille in every state, for inspection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine.manille.view import ManilleView
from render.encode import Picture
from render.manille import SUBJECTS, board, gathering, hand, lesson, result
from render.manille import samples as views
from render.manille.samples import LONG_NAMES, NAMES
from render.titles import Occasion
from render.words import Words

_END = Occasion("Manilla", "The Old Harbor", "22 November 2026")


def gallery(words: Words) -> Mapping[str, Callable[[], Picture]]:
    hands: dict[str, Callable[[], ManilleView]] = {
        **{f"hand-{players}": partial(views.own, players) for players in (2, 3, 4, 6)},
        "hand-full": views.own_full,
        "hand-unseen": views.own_unseen,
        "hand-led": views.own_last,
    }
    return {
        **{name: partial(_board, played, NAMES, words) for name, played in views.TABLES.items()},
        "since": partial(_since, words),
        "long-names": partial(_board, partial(views.table, 6), LONG_NAMES, words),
        "gathering": partial(_gathering, 4, words),
        "gathering-6": partial(_gathering, 6, words),
        **{name: partial(_hand, played, words) for name, played in hands.items()},
        **{
            f"result-{players}": partial(_result, players, games, NAMES, words)
            for players, games in ((3, 1), (4, 2), (6, 1))
        },
        "result-long-names": partial(_result, 6, 1, LONG_NAMES, words),
        **{f"rules-{subject}": partial(lesson, subject, words) for subject in SUBJECTS},
    }


def _board(played: Callable[[], ManilleView], names: Sequence[str], words: Words) -> Picture:
    return board(played(), names, words)


def _since(words: Words) -> Picture:
    before, after = views.since()
    return board(after, NAMES, words, since=before)


def _gathering(players: int, words: Words) -> Picture:
    return gathering(*views.taken(players), NAMES, words)


def _hand(played: Callable[[], ManilleView], words: Words) -> Picture:
    return hand(played(), NAMES, words)


def _result(players: int, games: int, names: Sequence[str], words: Words) -> Picture:
    over, standing = views.over(players, games=games), views.standing(players, games=games)
    return result(over, standing, names, words, occasion=_END)
