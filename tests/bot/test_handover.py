"""What a bot that ends leaves to the next: here, when the next has heard all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.process.handover import Successor
from storage.handover import LeftSession


class Line:
    """A line to the gateway on which nothing is said but what the test says."""

    async def poll_event(self) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        """Nothing hangs on it."""


async def test_old_sessions_end_only_after_all_missed_events_arrived(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parsers: dict[str, Callable[[Any], None]] = {"MESSAGE_CREATE": lambda _: None, "RESUMED": lambda _: None}

    async def opened(*_: Any, **__: Any) -> Line:
        return Line()

    monkeypatch.setattr("bot.process.handover.DiscordWebSocket.from_client", opened)
    client: Any = SimpleNamespace(_connection=SimpleNamespace(parsers=parsers), shards={})
    successor = Successor(client)
    successor.take_over([LeftSession(shard, 2, 5, "wss://gateway", f"session {shard}") for shard in range(2)])
    ready = asyncio.create_task(successor.caught_up())
    for shard in range(2):
        await asyncio.sleep(0.01)
        assert not ready.done()
        parsers["RESUMED"]({"__shard_id__": shard})
    await ready
    await successor.stop()
