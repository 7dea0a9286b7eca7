"""A small web server for monitoring the bot.

    /healthz   200 while the event loop runs
    /readyz    200 while Discord is connected, the database is writable and the shards are ours, else 503; the reason is
               in the JSON body. The database is tested at most every few seconds, however often this is requested
    /standbyz  200 also on standby, while another process has its shards: the next one may be updated
    /metrics   for Prometheus, after the same test of the database

It reveals nothing about users, servers or games. It listens only on this machine unless the settings say otherwise.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from aiohttp import web

if TYPE_CHECKING:
    from bot.app import GameBot
    from storage.store import Store

log = logging.getLogger(__name__)

DATABASE_SECONDS: Final = 2.0
"""Seconds after which a slow database counts as unreachable."""
TRUSTED_SECONDS: Final = 4.0
"""How long the last result counts, in seconds. Checks usually come every five seconds."""
EXPOSITION: Final = "text/plain; version=0.0.4; charset=utf-8"


class PortTakenError(Exception):
    """The port is not available; the message says what to do."""


@asynccontextmanager
async def watched(bot: GameBot, host: str, port: int) -> AsyncIterator[None]:
    """Serve while the block runs, or raise ``PortTakenError``; not at all for port 0."""
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
    database = _Database(bot)

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def readyz(_: web.Request) -> web.Response:
        state = await _readiness()
        return web.json_response(state, status=200 if all(state.values()) else 503)

    async def standbyz(_: web.Request) -> web.Response:
        waiting = bot.store is not None and bot.store.peers.waiting and not bot.leaving
        state = {"waiting": True} if waiting else await _readiness()
        return web.json_response(state, status=200 if all(state.values()) else 503)

    async def _readiness() -> dict[str, bool]:
        taking = await database.takes_writes()
        return {"gateway": bot.connected, "database": taking, "shards": bot.holds_shards, "staying": not bot.leaving}

    async def metrics(_: web.Request) -> web.Response:
        # Before a process has its shards, the database isn't its own to write to.
        own = bot.store is not None and not bot.store.peers.waiting
        bot.metrics.writable.set(not own or await database.takes_writes())
        return web.Response(body=bot.metrics.exposition(), headers={"Content-Type": EXPOSITION})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/readyz", readyz)
    app.router.add_get("/standbyz", standbyz)
    app.router.add_get("/metrics", metrics)
    return app


class _Database:
    """A cached check whether the bot's database is writable."""

    def __init__(self, bot: GameBot, now: Callable[[], float] = monotonic) -> None:
        self._bot = bot
        self._now = now
        self._trial: asyncio.Task[bool] | None = None
        self._since = 0.0
        self._trouble = ""
        """The result of the last trial; logged when it changes."""

    async def takes_writes(self) -> bool:
        """Return whether the database is writable, checked every few seconds at most."""
        if self._bot.store is None:
            return False
        if self._trial is None or (self._trial.done() and self._now() - self._since >= TRUSTED_SECONDS):
            self._since = self._now()
            self._trial = asyncio.create_task(self._try(self._bot.store), name="trying the database")
        # Not only the trial's own timeout: a statement on a hanging disk can't be canceled.
        done, _ = await asyncio.wait({self._trial}, timeout=DATABASE_SECONDS)
        return bool(done) and self._trial.result()

    async def _try(self, store: Store) -> bool:
        trouble = ""
        try:
            await asyncio.wait_for(store.try_writing(), DATABASE_SECONDS)
        except Exception as error:  # whatever it is, the other metrics must still be answered
            trouble = str(error) or "it does not answer in time"
        if trouble and trouble != self._trouble:
            log.warning("database write check failed: error=%s", trouble)
        elif self._trouble and not trouble:
            log.info("database write check recovered")
        self._trouble = trouble
        return not trouble
