"""Run AI players.

Fast ones run at once, costly ones in separate processes.

A search keeps a core busy, and Python runs one thread of a process at a time: in the bot's process it would delay every
table. So searches run in a few processes with a lower priority.

A table requests one decision at a time, and requests are served in order. So each waiting table gets its turn before
any gets a second one. Under overload the strength of AI seats suffers, not response times: a decision that would wait
too long is made without a search.

The duration of a search must not reveal what its seat hides, such as the number of playable cards. So each decision has
a fixed response delay: the maximum that the host needs for decisions that look the same to everyone else, in coarse
steps.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from random import Random
from time import perf_counter, thread_time
from typing import Any, Final, TypeAlias, TypeVar

from engine.game import AnyPlayer, View
from engine.player import Effort, effort_of, is_costly, quick_choice
from engine.table import think
from host.workers import Workers, processors

log = logging.getLogger(__name__)

PATIENCE: Final = 0.8
"""Maximum seconds for a decision from the request on; then the AI decides without a search."""
LONGEST_QUEUE: Final = 0.2
"""Seconds of waiting beyond which no search is requested: several AI seats may have to respond to one click."""
FIRST_GUESS: Final = 0.05
"""The estimated seconds of a search before one has been measured."""
MEMORY: Final = 0.8
"""The weight of the previous estimate against the latest search."""
NO_SEARCH: Final = 0.001
"""Seconds below which a costly player hasn't searched: there was only one choice."""
PACES: Final = 32
"""How many of the last searches are kept to measure this host's speed."""
DEFAULT_DELAY: Final = 0.2
"""The delay in seconds before any similar decision has been measured."""
DELAY_STEP: Final = 1.2
"""A delay is a power of this, in milliseconds: it must not reveal the last searches."""
NICENESS: Final = 5
"""The niceness of searches relative to the event loop."""

T = TypeVar("T")

_Answer: TypeAlias = tuple[Any, float, float]
"""A move, the seconds that it took, and its CPU seconds."""


class AiWorkerPool:
    """Runs AI players for all tables of a process: a ``Thinker``."""

    def __init__(
        self, *, workers: int | None = None, patience: float = PATIENCE, longest_queue: float = LONGEST_QUEUE
    ) -> None:
        self._workers = Workers("search", workers or processors(), niceness=NICENESS)
        self._patience = patience
        self._longest_queue = longest_queue
        # Other work waits here, not in the queue of decisions: each of those waits for at most one piece of it.
        self._other_work = asyncio.Semaphore(self._workers.count)
        self._searches: list[Future[Any]] = []
        self._seconds = FIRST_GUESS
        self._beats = ResponsePadding(patience)
        self.given_up = 0
        """Decisions made without their search."""

    async def __call__(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
        """Return a player's choice."""
        if not is_costly(player):
            return await think(player, view, moves, random)
        now = asyncio.get_running_loop().time
        asked, effort = now(), effort_of(player, view, moves)
        beat = self._beats.of(player, effort)
        if not self._has_time():
            return self._at_once(player, view, moves, random)
        try:
            found = asyncio.wrap_future(self._ask(player, view, moves, random))
            move, seconds, worked = await asyncio.wait_for(found, self._patience)
        except TimeoutError:
            self._learn(2 * self._patience)
            return self._at_once(player, view, moves, random)
        except BrokenProcessPool:
            log.exception("AI search lost with its process")
            return self._at_once(player, view, moves, random)
        self._learn(seconds)
        if seconds >= NO_SEARCH:
            self._beats.learn(player, effort, worked)
        # On a busy host a search may exceed its delay: then it is delayed by a multiple.
        waited = now() - asked
        await asyncio.sleep(max(1, math.ceil(waited / beat)) * beat - waited)
        return move

    @property
    def under_way(self) -> int:
        """Searches that run or wait; a cancelled one does until its process is free."""
        self._searches = [search for search in self._searches if not search.done()]
        return len(self._searches)

    @property
    def waiting(self) -> int:
        """Searches that no process has begun."""
        return max(0, self.under_way - self._workers.count)

    def _has_time(self) -> bool:
        """Return whether a search can finish in time; true if the pool is idle."""
        ahead = self.under_way
        workers = self._workers.count
        queue = max(0, ahead - workers + 1) * self._seconds / workers
        return not ahead or (queue <= self._longest_queue and queue + self._seconds <= self._patience)

    def _learn(self, seconds: float) -> None:
        self._seconds = MEMORY * self._seconds + (1 - MEMORY) * seconds

    async def work(self, function: Callable[..., T], /, *args: Any) -> T:
        """Return a function's result, computed by the AI workers.

        For work of a fraction of a second that can wait. Longer work must call again and again, so that decisions run
        in between.
        """
        async with self._other_work:
            try:
                return await asyncio.wrap_future(self._submit(function, *args))
            except BrokenProcessPool:
                log.exception("job lost with its process, restarted")
                return await asyncio.wrap_future(self._submit(function, *args))

    def _ask(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Future[_Answer]:
        return self._submit(_choose, player, view, moves, random)

    def _submit(self, function: Callable[..., T], /, *args: Any) -> Future[T]:
        found = self._workers.submit(function, *args)
        self._searches.append(found)
        return found

    def _at_once(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
        self.given_up += 1
        log.info("AI search skipped: running=%s seconds=%.2f", len(self._searches), self._seconds)
        return quick_choice(player, view, moves, random)

    def close(self) -> None:
        """Stop the processes."""
        self._workers.close()


class ResponsePadding:
    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._paces: dict[tuple[AnyPlayer, Hashable], deque[float]] = {}
        """CPU seconds of the last searches per unit of effort."""

    def of(self, player: AnyPlayer, effort: Effort) -> float:
        """Return the fixed delay of a decision by this player, in seconds."""
        paces = self._paces.get((player, effort.stage))
        if not paces:
            return min(DEFAULT_DELAY, self._longest) or FIRST_GUESS
        slowest = sorted(paces)[-2:][0]  # except for one, which may be the first of a new process
        milliseconds = max(1.0, 1000 * slowest * effort.most)
        return min(DELAY_STEP ** math.ceil(math.log(milliseconds, DELAY_STEP)) / 1000, self._longest)

    def learn(self, player: AnyPlayer, effort: Effort, seconds: float) -> None:
        self._paces.setdefault((player, effort.stage), deque(maxlen=PACES)).append(seconds / effort.spent)


def _choose(player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> _Answer:
    began, worked = perf_counter(), thread_time()
    return player.choose(view, moves, random), perf_counter() - began, thread_time() - worked
