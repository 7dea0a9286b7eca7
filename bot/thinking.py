"""Where AI players think: the quick ones at once, the costly ones in processes of their own.

A search keeps a core busy, and Python lets one thread of a process work at a time: beside the event loop it would hold
up every table. So searches run in a few processes with a lower priority, and the event loop goes on answering.

A table asks for one decision at a time and requests are served in the order of asking. Thus each of the tables that
wait has its turn before any has a second one: no table can starve another. When more is asked than the processes can
do, what suffers is the strength of the AI seats and not the patience of people: who would have to wait decides without
a search.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from random import Random, choice
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

from bot.workers import Workers, processors
from engine.game import AnyPlayer, View
from engine.player import is_costly, quick_choice
from engine.table import think

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
"""How many of a player's last searches are remembered for their pace."""
NICENESS: Final = 5
"""By how much searches give way to the event loop."""

T = TypeVar("T")

_Answer: TypeAlias = tuple[Any, float]
"""A move, and the seconds that it took."""


class Minds:
    """Thinks for all tables of a process: a ``Thinker``. The processes start with the first costly decision."""

    def __init__(
        self, *, workers: int | None = None, patience: float = PATIENCE, longest_queue: float = LONGEST_QUEUE
    ) -> None:
        self._workers = Workers("search", workers or processors(), niceness=NICENESS)
        self._patience = patience
        self._longest_queue = longest_queue
        self._searches: list[Future[Any]] = []
        self._seconds = FIRST_GUESS
        self._paces: dict[AnyPlayer, deque[float]] = {}
        """What each player's last searches took, in seconds."""
        self.given_up = 0
        """Decisions made without the search that they deserved."""

    async def __call__(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
        """What a player chooses. Raises what it raises."""
        if not is_costly(player):
            return await think(player, view, moves, random)
        if not self._has_time():
            return self._at_once(player, view, moves, random)
        try:
            asked = asyncio.wrap_future(self._ask(player, view, moves, random))
            move, seconds = await asyncio.wait_for(asked, self._patience)
        except TimeoutError:
            self._learn(2 * self._patience)
            return self._at_once(player, view, moves, random)
        except BrokenProcessPool:
            log.exception("a search was lost with its process")
            return self._at_once(player, view, moves, random)
        self._learn(seconds)
        await self._keep_pace(player, seconds)
        return move

    @property
    def under_way(self) -> int:
        """Searches that run or wait. One whose asker has given up counts until its process is free again."""
        self._searches = [search for search in self._searches if not search.done()]
        return len(self._searches)

    def _has_time(self) -> bool:
        """Whether one more search may be expected to answer in time. With nothing else to do it is tried anyway."""
        ahead = self.under_way
        workers = self._workers.count
        queue = max(0, ahead - workers + 1) * self._seconds / workers
        return not ahead or (queue <= self._longest_queue and queue + self._seconds <= self._patience)

    def _learn(self, seconds: float) -> None:
        self._seconds = MEMORY * self._seconds + (1 - MEMORY) * seconds

    async def _keep_pace(self, player: AnyPlayer, seconds: float) -> None:
        """Let a decision without a choice take as long as one with a choice: the pace would tell what others hide."""
        paces = self._paces.setdefault(player, deque(maxlen=PACES))
        if seconds >= NO_SEARCH:
            paces.append(seconds)
        else:
            await asyncio.sleep(choice(paces or (FIRST_GUESS,)))

    async def work(self, function: Callable[..., T], /, *args: Any) -> T:
        """What a function gives, called where searches run: for what takes a fraction of a second and can wait.

        Whoever has more to do asks again and again, so that decisions get in between. Raises what the function raises.
        """
        try:
            return await asyncio.wrap_future(self._submit(function, *args))
        except BrokenProcessPool:
            log.exception("work was lost with its process and is begun anew")
            return await asyncio.wrap_future(self._submit(function, *args))

    def _ask(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Future[_Answer]:
        return self._submit(_choose, player, view, moves, random)

    def _submit(self, function: Callable[..., T], /, *args: Any) -> Future[T]:
        found = self._workers.submit(function, *args)
        self._searches.append(found)
        return found

    def _at_once(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
        self.given_up += 1
        log.info("a search was left out: %s are under way, one takes %.2f s", len(self._searches), self._seconds)
        return quick_choice(player, view, moves, random)

    def close(self) -> None:
        """Let the processes go. Decisions that nobody has begun are not made any more."""
        self._workers.close()


def _choose(player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> _Answer:
    began = perf_counter()
    return player.choose(view, moves, random), perf_counter() - began
