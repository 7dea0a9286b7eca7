"""What a board costs: milliseconds and bytes, over all positions of whole games."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any, Final

from bench.result import Result, quantiles
from bot.presenters.manila import ManilaPresenter
from bot.texts import Texts
from bot.ui.cast import cast_of
from engine.fair import FairDice
from engine.manila.game import MANILA
from engine.table import Chair

SEATS: Final = 4
GAMES: Final = 2
CHAIRS: Final = tuple(Chair(name, level="simple") for name in ("Ann", "Benedikta", "Cho", "Dolores"))


def measure() -> Iterator[Result]:
    """The first board (it prepares the background and the letters), then each board of some games, none twice."""
    presenter, cast = ManilaPresenter(Texts()), cast_of(CHAIRS)
    views = [view for seed in range(GAMES) for view in _views(f"{seed:032x}")]
    began = perf_counter()
    presenter.board(views[0], cast, None)()
    yield Result("first board of a process", (perf_counter() - began) * 1000, "ms")
    seconds, sizes = [], []
    before = None
    for view in views:
        began = perf_counter()
        picture = presenter.board(view, cast, before)()
        seconds.append(perf_counter() - began)
        sizes.append(len(picture.data) / 1024)
        before = view
    yield from quantiles("board", seconds)
    yield Result("board, median size", statistics.median(sizes), "KiB")
    yield Result("board, largest size", max(sizes), "KiB")


def _views(seed: str) -> Iterator[Any]:
    state, _ = MANILA.start(SEATS, MANILA.options_type(), FairDice(seed, 0))
    random, number = Random(seed), 0
    while to_act := MANILA.to_act(state):
        yield MANILA.view(state, None)
        number += 1
        moves = MANILA.moves(state, to_act[0])
        move = MANILA.players["simple"].choose(MANILA.view(state, to_act[0]), moves, random)
        state, _ = MANILA.play(state, to_act[0], move, FairDice(seed, number))
