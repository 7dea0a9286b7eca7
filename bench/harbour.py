"""Run the real bot on a local Discord, over real sockets."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from pydantic import SecretStr

from bot.app import GameBot, create_bot
from bot.cogs.help import greeting
from bot.settings import Settings
from localcord import LocalCord

POLLING_SECONDS: Final = 0.01
PATIENCE: Final = 60.0
"""The maximum number of seconds for a bot to start or stop."""


def settings_for(cord: LocalCord, data: Path, **more: Any) -> Settings:
    """Return the settings of a bot on this local Discord."""
    return Settings(
        _env_file=None,
        token=SecretStr(cord.token),
        data_dir=data,
        discord_api_url=cord.api_url,
        discord_gateway_url=cord.gateway_url,
        discord_cdn_url=cord.cdn_url,
        guild_ready_timeout=0,
        **{"bounds": False, **more},
    )


@asynccontextmanager
async def harboured(cord: LocalCord, data: Path, **more: Any) -> AsyncIterator[GameBot]:
    """Run a ready bot that has already welcomed its servers."""
    for guild in cord.world.guilds.values():
        if cord.world.is_foreign(guild.id):
            continue
        guild.members[cord.world.bot.id].joined -= greeting.NEW.total_seconds()
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


def environment(cord: LocalCord, data: Path, settings: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment of a bot's process on a local Discord."""
    return {
        **os.environ,
        "MANILA_TOKEN": cord.token,
        "MANILA_DATA_DIR": str(data),
        "MANILA_DISCORD_API_URL": cord.api_url,
        "MANILA_DISCORD_GATEWAY_URL": cord.gateway_url,
        "MANILA_DISCORD_CDN_URL": cord.cdn_url,
        "MANILA_GUILD_READY_TIMEOUT": "0",
        "MANILA_BOUNDS": "false",
        **(settings or {}),
    }


@asynccontextmanager
async def bot_process(
    cord: LocalCord,
    data: Path,
    settings: Mapping[str, str] | None = None,
    command: Sequence[str] = (sys.executable, "-m", "bot", "run"),
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a ready bot in a process, and kill it at the end."""
    bot = await asyncio.create_subprocess_exec(
        *command, env=environment(cord, data, settings), stderr=asyncio.subprocess.DEVNULL
    )
    try:
        await until(lambda: cord.gateway.online or bot.returncode is not None)
        if bot.returncode is not None:
            raise RuntimeError(f"the bot ended with {bot.returncode} before it was ready")
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()
        await until(lambda: not cord.gateway.online)


async def until(so: Callable[[], bool]) -> None:
    """Wait for a condition that another process makes true."""
    for _ in range(round(PATIENCE / POLLING_SECONDS)):
        if so():
            return
        await asyncio.sleep(POLLING_SECONDS)
    raise TimeoutError
