"""The real bot on a local Discord, over real sockets: in this process, or as processes that can be killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.app import GameBot, create_bot
from bot.settings import Settings
from localcord import LocalCord


def settings_for(cord: LocalCord, data: Path, **more: Any) -> Settings:
    """What a bot of this local Discord is started with, whatever the environment says."""
    return Settings(
        _env_file=None,
        token=SecretStr(cord.token),
        data_dir=data,
        discord_api_url=cord.api_url,
        discord_gateway_url=cord.gateway_url,
        discord_cdn_url=cord.cdn_url,
        guild_ready_timeout=0,
        **more,
    )


@asynccontextmanager
async def harboured(cord: LocalCord, data: Path, **more: Any) -> AsyncIterator[GameBot]:
    """A bot that is logged in and ready. ``more``: further settings."""
    bot = create_bot(settings_for(cord, data, **more))
    ready = asyncio.Event()

    async def on_ready() -> None:
        ready.set()

    bot.add_listener(on_ready)
    running = asyncio.create_task(bot.start(cord.token))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    try:
        yield bot
    finally:
        await bot.close()
        await running
