"""Told to stop, the bot ends: as soon as what was pressed is answered, and in any case soon."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bench.harbour import harboured
from bot.cli.process import shutdown_on_signal
from localcord import LocalCord
from storage.errors import StoreUnavailableError


async def test_the_first_signal_stops_and_the_second_leaves_at_once() -> None:
    stop, left = asyncio.Event(), asyncio.Queue[int]()
    with shutdown_on_signal(stop.set, seconds=3600, leave=left.put_nowait):
        signal.raise_signal(signal.SIGTERM)
        await stop.wait()
        assert left.empty()
        signal.raise_signal(signal.SIGINT)
        assert await left.get() == 128 + signal.SIGINT


async def test_an_event_loop_that_hears_no_signals_is_told_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows."""

    def deaf(*_: object) -> None:
        raise NotImplementedError

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "add_signal_handler", deaf)
    monkeypatch.setattr(loop, "remove_signal_handler", deaf)
    before = signal.getsignal(signal.SIGTERM)
    stop, left = asyncio.Event(), asyncio.Queue[int]()
    with shutdown_on_signal(stop.set, seconds=3600, leave=left.put_nowait):
        signal.raise_signal(signal.SIGTERM)
        await stop.wait()
        signal.raise_signal(signal.SIGINT)
        assert await left.get() == 128 + signal.SIGINT
    assert signal.getsignal(signal.SIGTERM) == before


async def test_what_cannot_stop_is_left(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    stop, left = asyncio.Event(), asyncio.Queue[int]()
    with shutdown_on_signal(
        stop.set, seconds=0.01, leave=lambda code: loop.call_soon_threadsafe(left.put_nowait, code)
    ):
        signal.raise_signal(signal.SIGTERM)
        assert await left.get() == 128 + signal.SIGTERM
    assert stop.is_set()
    assert "every move that was shown is saved" in caplog.text


async def test_database_that_is_gone_does_not_keep_the_bot_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone() -> None:
        raise StoreUnavailableError("The database is locked by another program.")

    async with LocalCord() as cord:
        async with harboured(cord, tmp_path) as bot:
            monkeypatch.setattr(bot.attendance, "beat", gone)
        assert bot.is_closed()
        assert bot.store is None
    assert "deadlines moved a little more" in caplog.text
