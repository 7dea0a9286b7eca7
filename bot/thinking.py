"""Where AI players think: the quick ones in a thread, the costly ones in processes of their own.

A search keeps a core busy, and Python lets one thread of a process work at a time: beside the event loop it would hold
up every table. So searches run in a few processes with a lower priority, and the event loop goes on answering.

A table asks for one decision at a time and requests are served in the order of asking. Thus each of the tables that
wait has its turn before any has a second one: no table can starve another.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from engine.game import AnyPlayer, View
from engine.player import is_costly, quick_choice
from engine.table import think_in_thread

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds that a decision may take, waiting included. An AI whose turn does not come decides without a search."""
NICENESS: Final = 5
"""By how much searches give way to the event loop."""


class Minds:
    """Thinks for all tables of a process: a ``Thinker``. The processes start with the first costly decision."""

    def __init__(self, *, workers: int | None = None, patience: float = PATIENCE) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def __call__(self, player: AnyPlayer, view: View, moves: Sequence[Any], random: Random) -> Any:
        """What a player chooses. Raises what it raises."""
        if not is_costly(player):
            return await think_in_thread(player, view, moves, random)
        loop = asyncio.get_running_loop()
        try:
            choice = loop.run_in_executor(self._running(), player.choose, view, moves, random)
            return await asyncio.wait_for(choice, self._patience)
        except TimeoutError:
            log.warning("the search of %s had to give up after %s s", type(player).__name__, self._patience)
        except BrokenProcessPool:
            log.exception("the processes that search have died; they are started anew")
            self.close()
        return await asyncio.to_thread(quick_choice, player, view, moves, random)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of a process that has threads may inherit their locks.
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_settle_in)
        return self._pool

    def close(self) -> None:
        """Let the processes go. Decisions that nobody has begun are not made any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _settle_in() -> None:
    """A worker leaves interrupts from the terminal to its parent, which ends it, and gives way to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
