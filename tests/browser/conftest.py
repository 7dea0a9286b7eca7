"""The whole thing as a player meets it: localcord, the real bot and Chromium windows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.harbour import harboured
from bot.app import GameBot
from localcord import LocalCord
from tests.localcord.browser import Windows, chromium


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    async with LocalCord() as cord:
        yield cord


@pytest.fixture
async def bot(cord: LocalCord, tmp_path: Path) -> AsyncIterator[GameBot]:
    async with harboured(cord, tmp_path, seed="tests") as bot:  # the same dice each time: a failure can be seen again
        yield bot


@pytest.fixture
async def windows(cord: LocalCord, bot: GameBot) -> AsyncIterator[Windows]:
    async with chromium(cord.url) as windows:
        yield windows
