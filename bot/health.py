"""A small web server for whoever watches over the bot: is it alive, is it ready, what does it count.

    /healthz   200 while the event loop turns
    /readyz    200 while the line to Discord stands and the database takes writes, else 503; says which as JSON
    /metrics   for Prometheus

It tells nothing of people, servers or games. It listens on this machine alone unless the settings say otherwise.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from aiohttp import web

from storage.errors import StoreError

if TYPE_CHECKING:
    from bot.app import GameBot

DATABASE_SECONDS: Final = 2.0
"""How long the database may take to answer before it counts as out of reach."""
EXPOSITION: Final = "text/plain; version=0.0.4; charset=utf-8"


class PortTakenError(Exception):
    """The port cannot be listened on. The message says what to do."""


@asynccontextmanager
async def watched(bot: GameBot, host: str, port: int) -> AsyncIterator[None]:
    """Serve while the block runs; with port 0 don't. Raises ``PortTakenError``."""
    if not port:
        yield
        return
    runner = web.AppRunner(application(bot), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise PortTakenError(
                f"MANILA_METRICS_PORT: nothing can listen on {host}:{port} ({error.strerror}). Choose another port."
            ) from error
        yield
    finally:
        await runner.cleanup()


def application(bot: GameBot) -> web.Application:
    """The pages about a bot."""

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def readyz(_: web.Request) -> web.Response:
        state = {"gateway": bot.connected, "database": await _answers(bot), "staying": not bot.leaving}
        return web.json_response(state, status=200 if all(state.values()) else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=bot.metrics.exposition(), headers={"Content-Type": EXPOSITION})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/readyz", readyz)
    app.router.add_get("/metrics", metrics)
    return app


async def _answers(bot: GameBot) -> bool:
    """Whether the database takes writes now."""
    if bot.store is None:
        return False
    try:
        await asyncio.wait_for(bot.store.ping(), DATABASE_SECONDS)
    except (StoreError, TimeoutError):
        return False
    return True
