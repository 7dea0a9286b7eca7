"""Background work that the bot finishes before it closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final

from host import background

CLOSING_SECONDS: Final = 5.0


class Background:
    """Runs work that no user waits for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def later(self, work: Coroutine[Any, Any, object]) -> None:
        background.start(work, "errand", among=self._tasks)

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Make ``close`` wait for the work in this block."""
        task = asyncio.current_task()
        assert task is not None  # called from coroutines
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def close(self) -> None:
        """Wait for running work, at most ``CLOSING_SECONDS``."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=CLOSING_SECONDS)
