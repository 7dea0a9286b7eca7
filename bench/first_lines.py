"""Compare always taking the first option with par, in daily challenges.

The order of a list should give no advice away. The player takes the first button or menu entry at each decision,
without hints. Par is the score of the best AI player.
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from bench.result import Result
from bot.cogs.solo.daily_days import repeatable_seeds
from bot.core.presenter import AskNumber, Choice, PlayerNames, Presenter, Prompt, SubmenuButton
from bot.core.texts import FALLBACK
from bot.games.catalogue import catalogue
from engine.daily import ME
from engine.solo import Solo

DAYS: Final = 100

T = TypeVar("T")


def measure() -> Iterator[Result]:
    for kind, daily in catalogue().dailies.items():
        seeds = [repeatable_seeds("first lines")(kind, day) for day in range(1, DAYS + 1)]
        made = [asyncio.run(by_first_lines(kind, seed)) for seed in seeds]
        hinted = [asyncio.run(by_first_lines(kind, seed, advised=True)) for seed in seeds]
        pars = [asyncio.run(daily.deal.par(seed, daily.deal.edition, work)) for seed in seeds]
        for what, scores in (("first lines", made), ("first lines where hints are on", hinted), ("par", pars)):
            yield Result(f"{kind}: {what}", statistics.mean(scores), "on average")
        below = sum(score < par for score, par in zip(made, pars, strict=True))
        yield Result(f"{kind}: first lines below par", below, f"of {DAYS} days")


async def by_first_lines(kind: str, seed: str, *, advised: bool = False) -> int:
    """Return the score of always taking the first option in a challenge."""
    deal, presenter = catalogue().dailies[kind].deal, _presenters()[kind]
    solo = deal.played(seed)
    await deal.go_on(solo, deal.edition, work)
    while not deal.over(solo.view(None)):
        solo.play(ME, deal.game.parse(_first_line(presenter, solo, advised=advised)))
        await deal.go_on(solo, deal.edition, work)
    return deal.score(solo.view(ME))


@cache
def _presenters() -> Mapping[str, Presenter]:
    return catalogue().presenters(catalogue().in_language(FALLBACK))


def _first_line(presenter: Presenter, solo: Solo, *, advised: bool) -> str:
    """Return the code of the first option's move; private options come last."""
    names = tuple(f"Player {seat}" for seat in range(solo.view(None).players))
    cast = PlayerNames(names, names, names)
    moves = solo.moves(ME)
    public = solo.view(None), [move for move in moves if not move.private]
    first = _first(presenter.prompt(*public, cast, advised=advised))
    first = first or _first(presenter.hand(solo.view(ME), moves, cast).prompt)
    while isinstance(first, SubmenuButton):
        later = presenter.further(*public, first.path, cast, advised=advised)
        assert later is not None  # it was offered
        first = _first(later)
    assert first is not None  # something can always be done
    return first.code


def _first(prompt: Prompt) -> Choice | SubmenuButton | None:
    offered = (item for row in prompt.rows for item in row.items if not isinstance(item, AskNumber))
    return next(offered, None)


async def work(function: Callable[..., T], /, *args: Any) -> T:
    """Run a function synchronously."""
    return function(*args)
