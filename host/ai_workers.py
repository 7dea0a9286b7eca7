"""Where AI players think: the quick ones at once, the costly ones in processes of their own.

A search keeps a core busy, and Python lets one thread of a process work at a time: beside the event loop it would hold
up every table. So searches run in a few processes with a lower priority, and the event loop goes on answering.

A table asks for one decision at a time and requests are served in the order of asking. Thus each of the tables that
wait has its turn before any has a second one: no table can starve another. When more is asked than the processes can
do, what suffers is the strength of the AI seats and not the patience of people: who would have to wait decides without
a search.

When a search is done must tell nothing of what its seat hides, such as how many cards it could play. So each decision
has a beat: as long as the host needs at most for decisions that look the same to everybody else, in coarse steps. It
comes when the beat is over, whatever was to be thought about.
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
"""Seconds that a decision may take from the asking; then the AI decides without a search."""
LONGEST_QUEUE: Final = 0.2
"""Seconds of waiting beyond which a search is not even asked for: several AI seats may have to answer one press."""
FIRST_GUESS: Final = 0.05
"""Seconds that a search is taken to need before one has been seen."""
MEMORY: Final = 0.8
"""How much the experience weighs against the latest search."""
NO_SEARCH: Final = 0.001
"""Seconds below which a costly player has not searched: there was one choice alone."""
PACES: Final = 32
"""How many of the last searches are remembered that say how fast this host is."""
DEFAULT_DELAY: Final = 0.2
"""Seconds that a decision takes before any like it has been seen."""
DELAY_STEP: Final = 1.2
"""A beat is a power of this, in milliseconds: the last searches shall not be read from it."""
NICENESS: Final = 5
"""By how much searches give way to the event loop."""

T = TypeVar("T")

_Answer: TypeAlias = tuple[Any, float, float]
"""A move, the seconds that it took, and those of them in which a processor worked on it."""


class AiWorkerPool:
    """Thinks for all tables of a process: a ``Thinker``. The processes start with the first costly decision."""

    def __init__(
        self, *, workers: int | None = None, patience: float = PATIENCE, longest_queue: float = LONGEST_QUEUE
    ) -> None:
        self._workers = Workers("search", workers or processors(), niceness=NICENESS)
        self._patience = patience
        self._longest_queue = longest_queue
        self._searches: list[Future[Any]] = []
        self._seconds = FIRST_GUESS
        self._beats = ResponsePadding(patience)
        self.given_up = 0
        """Decisions made without the search that they deserved."""

    async def __call__(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
        """What a player chooses. Raises what it raises."""
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
        # On a busy host a search may need longer than it should: then it comes a whole number of beats later.
        waited = now() - asked
        await asyncio.sleep(max(1, math.ceil(waited / beat)) * beat - waited)
        return move

    @property
    def under_way(self) -> int:
        """Searches that run or wait. One whose asker has given up counts until its process is free again."""
        self._searches = [search for search in self._searches if not search.done()]
        return len(self._searches)

    @property
    def waiting(self) -> int:
        """Searches that no process has begun."""
        return max(0, self.under_way - self._workers.count)

    def _has_time(self) -> bool:
        """Whether one more search may be expected to answer in time. With nothing else to do it is tried anyway."""
        ahead = self.under_way
        workers = self._workers.count
        queue = max(0, ahead - workers + 1) * self._seconds / workers
        return not ahead or (queue <= self._longest_queue and queue + self._seconds <= self._patience)

    def _learn(self, seconds: float) -> None:
        self._seconds = MEMORY * self._seconds + (1 - MEMORY) * seconds

    async def work(self, function: Callable[..., T], /, *args: Any) -> T:
        """What a function gives, called where searches run: for what takes a fraction of a second and can wait.

        Whoever has more to do asks again and again, so that decisions get in between. Raises what the function raises.
        """
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
        """Let the processes go. Decisions that nobody has begun are not made any more."""
        self._workers.close()


class ResponsePadding:
    """How long decisions take, from what is public of them and from how fast this host is."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._paces: dict[tuple[AnyPlayer, Hashable], deque[float]] = {}
        """Seconds of a processor that the last searches took for each unit of their effort."""

    def of(self, player: AnyPlayer, effort: Effort) -> float:
        """Seconds that a decision of this player and stage takes."""
        paces = self._paces.get((player, effort.stage))
        if not paces:
            return min(DEFAULT_DELAY, self._longest) or FIRST_GUESS
        slowest = sorted(paces)[-2:][0]  # but for one, which may be the first that a process has ever made
        milliseconds = max(1.0, 1000 * slowest * effort.most)
        return min(DELAY_STEP ** math.ceil(math.log(milliseconds, DELAY_STEP)) / 1000, self._longest)

    def learn(self, player: AnyPlayer, effort: Effort, seconds: float) -> None:
        """A search took a processor so long."""
        self._paces.setdefault((player, effort.stage), deque(maxlen=PACES)).append(seconds / effort.spent)


def _choose(player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> _Answer:
    began, worked = perf_counter(), thread_time()
    return player.choose(view, moves, random), perf_counter() - began, thread_time() - worked
