"""Measure how long users of many tables wait for AI seats and decisions."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from bench.result import Result
from engine.game import AnyPlayer, Json, View
from engine.log import Entry
from engine.manila.game import MANILA
from engine.manila.options import ManilaOptions
from engine.player import ThoughtDice
from engine.simulate import play_out
from engine.table import Accepted, SeatAssignment, Table
from host.ai_workers import AiWorkerPool

TABLES: Final = 20
ANSWERS: Final = 15
"""How many times each user waits for the AI seats."""
PAUSE: Final = 4.0
"""Mean seconds that a user looks at the board before each click."""


def measure() -> Iterator[Result]:
    """Yield figures for decisions of each level, then for full tables."""
    for level in MANILA.levels:
        yield _decision(level)
    yield from asyncio.run(_together())


class _Timed:
    """A player that records the CPU time of its decisions, in seconds."""

    def __init__(self, player: AnyPlayer) -> None:
        self._player = player
        self.seconds: list[float] = []

    def choose(self, view: View, moves: Sequence[Any], random: Random) -> Any:
        began = process_time()
        move = self._player.choose(view, moves, random)
        self.seconds.append(process_time() - began)
        return move


def _decision(level: str) -> Result:
    random = Random(level)
    dice = ThoughtDice(random)
    state, _ = MANILA.start(4, ManilaOptions(), dice)
    timed = _Timed(MANILA.players[level])
    play_out(MANILA, state, [timed, *[MANILA.players["steady"]] * 3], random, dice)
    return Result(f"a decision of {level}, mean", statistics.mean(timed.seconds) * 1000, "ms")


class _NoJournal:
    async def append(self, table: int, entries: Sequence[Entry], snapshot: Json, *, over: bool) -> None: ...

    async def entries(self, table: int) -> list[Entry]:
        raise NotImplementedError("no table is read again here")


async def _together() -> list[Result]:
    decisions: list[float] = []
    answers: list[float] = []
    minds = AiWorkerPool()

    async def think(player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
        began = perf_counter()
        move = await minds(player, view, moves, random)
        decisions.append(perf_counter() - began)
        return move

    async def person(number: int) -> None:
        random = Random(number)
        chairs = [SeatAssignment("Ann", 1), *(SeatAssignment("AI", level="expert") for _ in range(3))]
        steady = MANILA.players["steady"]
        table = Table(number, MANILA, ManilaOptions(), chairs, f"bench {number}", _NoJournal(), think=think)
        await table.start()
        for _ in range(ANSWERS):
            if table.over:
                return
            await asyncio.sleep(random.expovariate(1 / PAUSE))
            began = perf_counter()
            move = steady.choose(table.view(0), table.moves(0), random)
            outcome = await table.submit(1, table.ply, move.code)
            assert isinstance(outcome, Accepted)
            answers.append(perf_counter() - began)

    # Starting the processes is not measured.
    await minds(MANILA.players["expert"], *_question(), Random(0))
    await asyncio.gather(*(person(number) for number in range(TABLES)))
    minds.close()
    return [
        *_cuts(f"one AI decision, {TABLES} tables", decisions),
        *_cuts("all AI seats after a press", answers),
        Result("AI decisions", len(decisions), "times"),
        Result("of these without a search", 100 * minds.given_up / len(decisions), "%"),
    ]


def _question() -> tuple[Any, list[Any]]:
    state, _ = MANILA.start(4, ManilaOptions(), ThoughtDice(Random(0)))
    return MANILA.view(state, state.actor), MANILA.moves(state, state.actor)


def _cuts(what: str, seconds: Sequence[float]) -> list[Result]:
    cuts = statistics.quantiles(seconds, n=20)
    return [
        Result(f"{what}, median", cuts[9] * 1000, "ms"),
        Result(f"{what}, 95th of 100", cuts[18] * 1000, "ms"),
        Result(f"{what}, slowest", max(seconds) * 1000, "ms"),
    ]
