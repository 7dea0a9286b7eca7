"""Check that hints and reviews agree, and measure the cost of a hint.

Plays games among steady players, with one seat taken as human. Judges each decision of that seat as the hint does, and
as a review would if it doubted all of them. Where the review is sure of its best choice, the hint should have named it
first. And no review should blame a move that the hint ranked first.
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Callable, Iterator
from math import sqrt
from time import process_time
from typing import Any, Final, TypeVar

from bench.result import Result
from bot.games.catalogue import catalogue
from engine.advice import GAMES, hint
from engine.game import AnyGame
from engine.log import GameLog
from engine.review import PROVING, PastDecision, decisions, review
from engine.search.evaluator import PositionEval, judge
from engine.simulate import full_game

PLAYED: Final = 20
"""Games of each kind."""
JUDGED: Final = 6
"""The minimum number of decisions judged per game, spread over the game."""
SURE: Final = 1.96
"""The half width of the intervals in standard errors: 95%."""

T = TypeVar("T")


def measure() -> Iterator[Result]:
    for kind, game in catalogue().games.items():
        yield from _of(kind, game)


def _of(kind: str, game: AnyGame) -> Iterator[Result]:
    seats = min(4, game.seats[-1])
    spent: list[float] = []
    judged = beyond = agreed = near = blamed = 0
    for number in range(PLAYED):
        past = _of_person(game, seats, f"advice {number}")
        made = decisions(game, past, 0)
        for decision in made[:: max(1, len(made) // JUDGED)]:
            first = _timed(game, decision, spent)
            if first is None:
                continue
            judged += 1
            more = judge(game, first.question, PROVING, first)
            assert more is not None  # it was judged before
            if not any(other.near for other in more.verdicts[1:]):
                beyond += 1
                agreed += more.best.move == first.best.move
                near += first.of(more.best.move).near
        for lesson in asyncio.run(review(game, past, 0, _here)):
            first = hint(game, lesson.decision.view, 0)
            blamed += first is not None and first.best.move == lesson.decision.made
    yield Result(f"{kind}: decisions", judged, "")
    yield Result(f"{kind}: of these beyond doubt", beyond, "")
    yield Result(f"{kind}: of these agreed", *_share(agreed, beyond))
    yield Result(f"{kind}: agreed, or named as about as good", *_share(near, beyond))
    yield Result(f"{kind}: blamed though advised first", blamed, f"times in {PLAYED} reviews")
    mean, error = statistics.mean(spent), statistics.stdev(spent) / sqrt(len(spent))
    yield Result(f"{kind}: a hint of {GAMES} games", mean, f"± {SURE * error:.0f} ms of a processor")
    yield Result(f"{kind}: the slowest of 100 hints", statistics.quantiles(spent, n=100)[98], "ms of a processor")


def _of_person(game: AnyGame, seats: int, seed: str) -> GameLog:
    _, past = full_game(game, game.options_type(), [game.players["steady"]] * seats, seed)
    entries = [entry.model_copy(update={"by": "person"}) if entry.seat == 0 else entry for entry in past.entries]
    return past.model_copy(update={"entries": tuple(entries)})


def _timed(game: AnyGame, decision: PastDecision, spent: list[float]) -> PositionEval | None:
    began = process_time()
    found = hint(game, decision.view, decision.view.seat)
    if found is not None:
        spent.append(1000 * (process_time() - began))
    return found


def _share(hits: int, of: int) -> tuple[float, str]:
    """Return the percentage, with Wilson's interval."""
    if not of:
        return 0.0, "%, of none"
    share, square = hits / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = SURE * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return 100 * share, f"% ({100 * (middle - half):.0f} to {100 * (middle + half):.0f})"


async def _here(function: Callable[..., T], /, *args: Any) -> T:
    return function(*args)
