"""Searches that take as long as a test says, so that it can see when their answers come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from random import Random
from typing import Any

import pytest

from host.ai_workers import AiWorkerPool


class Pondering(AiWorkerPool):
    """Searches take as long as a test says, by a clock that only they and pauses move."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: Callable[[Any, Any, Sequence[Any]], float]) -> None:
        super().__init__(workers=1)
        self.time, self._seconds_for = 0.0, seconds
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.time)
        monkeypatch.setattr("host.ai_workers.asyncio.sleep", self._pause)

    def _ask(self, player: Any, view: Any, moves: Sequence[Any], random: Random) -> Future[Any]:
        done: Future[Any] = Future()
        seconds = self._seconds_for(player, view, moves) if len(moves) > 1 else 0.0
        self.time += seconds
        done.set_result((moves[0], seconds, seconds))
        return done

    async def _pause(self, seconds: float) -> None:
        self.time += seconds

    async def took(self, player: Any, view: Any, moves: Sequence[Any]) -> float:
        """Seconds from asking to the answer."""
        began = self.time
        await self(player, view, moves, Random(1))
        return round(self.time - began, 9)
