"""Runs the bot until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
from typing import Final

import discord

from bot.app import create_bot
from bot.health import watched
from bot.settings import Settings

log = logging.getLogger(__name__)

BAD_CONFIGURATION: Final = 78
"""Exit code for a mistake in the settings (``EX_CONFIG`` of sysexits)."""


class ConfigurationError(Exception):
    """The settings cannot work. The message is one line that says what to do."""


async def run(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM. Raises ``ConfigurationError`` for a token that is missing or wrong."""
    token = settings.token.get_secret_value().strip()
    if not token:
        raise ConfigurationError(
            "MANILA_TOKEN is not set. Put your bot's token into the file .env (see .env.example), or try `manila play`."
        )
    bot = create_bot(settings)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        async with bot, watched(bot, settings.metrics_host, settings.metrics_port):
            running = asyncio.create_task(bot.start(token))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not running.done():
                log.info("stopping")
                await bot.close()
            await running
    except discord.LoginFailure:
        raise ConfigurationError(
            "Discord refuses MANILA_TOKEN. Copy the token again from the Bot page of the developer portal."
        ) from None
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
