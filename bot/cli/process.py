"""Run the bot until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import discord

from bot.app import GameBot, create_bot
from bot.cli.health import watched
from bot.process.gc_tuning import collect_hourly, tuned_gc
from bot.process.pulse import beat
from bot.settings import Settings
from host import background
from render.fonts import readable
from render.memory import forget_drawn
from storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

STOPPING_SECONDS: Final = 9.0
"""The maximum duration of a shutdown. Container managers kill a container ten seconds after the stop signal."""


class ConfigurationError(Exception):
    """The settings can't work; the message says what to do."""


class TaskDiedError(Exception):
    """A vital task has died; the message says what to do."""


class TokenResetError(Exception):
    """Discord has rejected the token while the bot ran; the message says what to do."""


CHINESE: Final = "渡船"
BOXES: Final = (
    "font missing, pictures show boxes for Chinese, Japanese and Korean: install manila-bot[cjk], or a font such as "
    "Noto Sans CJK on this machine"
)
TOKEN_RESET: Final = (
    "Discord takes MANILA_TOKEN no more: it was reset. Copy the new one from the Bot page of the developer "
    "portal into .env and start the bot again. No game is lost."
)
UNAUTHORIZED: Final = 401
REFUSED_TOKEN: Final = 4004
REFUSED_SHARDS: Final = frozenset({4010, 4011})
"""Codes with which Discord closes a connection for good."""


async def run(settings: Settings, begin: Callable[[GameBot], Coroutine[Any, Any, None]] | None = None) -> None:
    """Run the bot until SIGINT or SIGTERM, with ``begin`` next to it.

    Raises ``ConfigurationError`` for a missing or invalid token, or shards that Discord refuses; ``TokenResetError``
    when a valid token becomes invalid; ``TaskDiedError`` when a vital task has died.

    On a signal, the bot finishes pending responses and ends; after ``STOPPING_SECONDS``, or at a second signal, the
    process ends at once. That loses nothing: everything that users have seen is on disk.
    """
    token = settings.token.get_secret_value().strip()
    if not token:
        raise ConfigurationError(
            "MANILA_TOKEN is not set. Run `manila setup`, or put your bot's token into the file .env as MANILA_TOKEN=… "
            "To play without a token, try `manila play`."
        )
    if not await asyncio.to_thread(_shows_chinese):
        log.warning("%s", BOXES)
    bot = create_bot(settings)
    stop = asyncio.Event()
    try:
        with tuned_gc(), shutdown_on_signal(stop.set):
            async with bot, watched(bot, settings.metrics_host, settings.metrics_port):
                bot.watch.begin()
                running = asyncio.create_task(bot.start(token))
                beside = [
                    background.start(collect_hourly(), "looking for garbage"),
                    background.start(beat(bot.metrics.loop_lag.observe, bot.metrics.gc_pauses.observe), "pulse"),
                ]
                if begin is not None:
                    beside.append(background.start(begin(bot), "what begins with the bot"))
                ends = [asyncio.create_task(end.wait()) for end in (stop, bot.watch.ended)]
                await asyncio.wait((running, *ends), return_when=asyncio.FIRST_COMPLETED)
                await background.stop(*beside, *ends)
                if stop.is_set() or bot.watch.ended.is_set():
                    running.cancel()  # it may still be waiting for Discord, or for another process to end
                    with suppress(TimeoutError):
                        await asyncio.wait_for(bot.close(), STOPPING_SECONDS)
                    await asyncio.gather(running, return_exceptions=True)
                else:
                    await running
    except discord.LoginFailure:
        raise ConfigurationError(
            "Discord refuses MANILA_TOKEN. Copy the token again from the Bot page of the developer portal."
        ) from None
    except discord.GatewayNotFound as error:
        if isinstance(error.__cause__, discord.HTTPException) and error.__cause__.status == UNAUTHORIZED:
            raise TokenResetError(TOKEN_RESET) from None
        raise
    except discord.ConnectionClosed as error:
        raise _why_closed(error) from None
    if bot.watch.ended.is_set():
        raise TaskDiedError("A part of the bot has died, as its log says. Start the bot again: no game is lost.")
    if bot.replaced:
        raise StoreUnavailableError("Another process runs the shards of this one, which was cut off from the database.")
    if stop.is_set():
        log.info("stopped")


def _shows_chinese() -> bool:
    """Return whether a font has Chinese characters, without caching the fonts."""
    try:
        return readable(CHINESE)
    finally:
        forget_drawn()


def _why_closed(error: discord.ConnectionClosed) -> Exception:
    """Return the meaning of a permanent close by Discord."""
    if error.code == REFUSED_TOKEN:
        return TokenResetError(TOKEN_RESET)
    if error.code in REFUSED_SHARDS:
        return ConfigurationError(
            f"Discord refuses the shards of this process ({error.code}). Leave MANILA_SHARDS and MANILA_SHARD_COUNT "
            "empty, or raise the count: see docs/hosts/scaling.md."
        )
    return error


@contextmanager
def shutdown_on_signal(
    stop: Callable[[], None], *, seconds: float = STOPPING_SECONDS, leave: Callable[[int], object] = os._exit
) -> Iterator[None]:
    """Call ``stop`` at the first SIGINT or SIGTERM.

    ``leave`` the process at the second, or ``seconds`` later.
    """
    loop = asyncio.get_running_loop()
    told: list[signal.Signals] = []

    def hear(number: signal.Signals) -> None:
        told.append(number)
        if len(told) > 1:
            log.warning("second stop signal received, process killed")
            leave(128 + number)
            return
        log.info("shutdown started, open presses are answered first")
        # A separate thread: it exits even if the event loop, or waiting for other threads, hangs.
        deadline = threading.Timer(seconds, _give_up, (leave, 128 + number))
        deadline.daemon = True
        deadline.start()
        stop()

    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    for number in before:
        try:
            loop.add_signal_handler(number, hear, number)
        except NotImplementedError:  # Windows, where the loop can't handle signals
            signal.signal(number, lambda number, _: loop.call_soon_threadsafe(hear, signal.Signals(number)))
    try:
        yield
    finally:
        for number, handler in before.items():
            try:
                loop.remove_signal_handler(number)
            except NotImplementedError:
                signal.signal(number, handler)


def _give_up(leave: Callable[[int], object], code: int) -> None:
    log.error("shutdown timed out, process killed; every move that was shown is saved")
    leave(code)
