"""``manila play``: the bot and a local Discord, in one process and a browser."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bot.cli.common import Exit, leave, load_settings, log_to_terminal

if TYPE_CHECKING:
    from bot.settings import Settings
    from localcord.server import LocalCord

PORT: Final = 8137
HOST: Final = "127.0.0.1"

EPILOG: Final = """
**Examples**

- `manila play` — then type `/help` in the browser; a second window plays a second person
- `manila play --port 9000 --no-browser`

Nothing is saved: tables and messages are gone when the command ends.

**Exit codes** 0 stopped · 69 the port is taken · 78 a setting in the environment or `.env` is wrong
"""


def play(
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help=f"Port to listen on. Default: {PORT}, or a free one.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    seed: Annotated[
        str, typer.Option(help="Make deals and dice repeatable: equal seeds and moves give equal games.")
    ] = "",
) -> None:
    """Play in your browser, without Discord, a token or any setup."""
    log_to_terminal("WARNING")
    try:
        asyncio.run(_play(port, seed, browser=not no_browser and _has_display()))
    except KeyboardInterrupt:
        # Before the bot runs and handles the signal itself.
        return


async def _play(port: int | None, seed: str, *, browser: bool) -> None:
    from bot.cli.process import run
    from localcord.server import LocalCord

    cord = LocalCord()
    await _listen(cord, port)
    try:
        with TemporaryDirectory(prefix="manila-play-") as folder:
            running = asyncio.create_task(run(_settings(cord, folder, seed)))
            await _until_online(cord, running)
            if not running.done():
                typer.echo(f"Play at {cord.url}   (Ctrl-C stops it)")
                if browser:
                    await asyncio.to_thread(webbrowser.open, cord.url)
            await running
    finally:
        await cord.close()


async def _listen(cord: LocalCord, port: int | None) -> None:
    """Listen on the requested port, else on the usual one, else on any free one."""
    try:
        await cord.start(HOST, port or PORT)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if port is not None:
            leave(Exit.UNAVAILABLE, f"Port {port} is taken. Choose another with --port, or leave the option out.")
        typer.echo(f"Port {PORT} is taken, so another one is used.", err=True)
        await cord.start(HOST, 0)


async def _until_online(cord: LocalCord, running: asyncio.Task[None]) -> None:
    """Wait until the bot can respond, so that the page shows its commands."""
    while not cord.gateway.online and not running.done():  # noqa: ASYNC110 - localcord has no event for it
        await asyncio.sleep(0.02)


def _settings(cord: LocalCord, folder: str, seed: str) -> Settings:
    return load_settings(
        token=cord.token,
        data_dir=Path(folder),
        database_url="",
        discord_api_url=cord.api_url,
        discord_gateway_url=cord.gateway_url,
        discord_cdn_url=cord.cdn_url,
        guild_ready_timeout=0,
        metrics_port=0,
        shards="",
        shard_count=0,
        seed=seed,
    )


def _has_display() -> bool:
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
