"""The whole thing as a player meets it: localcord, the real bot and Chromium windows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import GameBot, create_bot
from bot.settings import Settings
from localcord import LocalCord
from tests.localcord.browser import Windows, chromium


@pytest.fixture
async def cord() -> AsyncIterator[LocalCord]:
    cord = LocalCord(token="local")
    await cord.start()
    yield cord
    await cord.close()


@pytest.fixture
async def bot(cord: LocalCord, tmp_path: Path) -> AsyncIterator[GameBot]:
    settings = Settings(
        _env_file=None,
        data_dir=tmp_path,
        discord_api_url=cord.api_url,
        discord_gateway_url=cord.gateway_url,
        discord_cdn_url=cord.cdn_url,
        guild_ready_timeout=0,
    )
    bot = create_bot(settings)
    running = asyncio.create_task(bot.start("local"))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    if running.done():
        running.result()
    yield bot
    await bot.close()
    await running


@pytest.fixture
async def windows(cord: LocalCord, bot: GameBot) -> AsyncIterator[Windows]:
    async with chromium(cord) as windows:
        yield windows
