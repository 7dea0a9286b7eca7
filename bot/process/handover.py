"""How a bot that ends hands over to the one that comes after it, so that no press between the two is lost.

The one that ends leaves the gateway without saying goodbye, and writes down where it was. Discord keeps what happens
from then on. The next one identifies as every start does, and meanwhile resumes what was left beside it: there Discord
tells what was missed, and it goes on being told until the new session is ready. What comes by both is heard once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from host import background
from storage.handover import LeftSession

log = logging.getLogger(__name__)

REMEMBERED: Final = 1000
"""How many messages are known again."""
LEAVING_SECONDS: Final = 2.0
"""How long Discord may take to let a connection go."""
KEEPS_SESSION: Final = 4000
"""Close code after which Discord keeps the session; with 1000 it would end."""
TELLING_SECONDS: Final = 10.0
"""How long Discord may take to tell what was missed once the new sessions are ready. It begins before they are made."""
LONGEST: Final = 300.0
"""Seconds that a left session is listened to, if the new one is not ready before."""


async def leave_gateway(client: discord.AutoShardedClient) -> list[LeftSession]:
    """Hear nothing more, and tell where a successor can go on."""
    shards = [info._parent for info in client.shards.values()]
    for shard in shards:
        shard._cancel_task()
    left = [session for shard in shards if (session := _session(shard.ws)) is not None]
    closing = [asyncio.create_task(shard.ws.close(code=KEEPS_SESSION)) for shard in shards]
    if closing:
        await asyncio.wait(closing, timeout=LEAVING_SECONDS)
    return left


def _session(ws: DiscordWebSocket) -> LeftSession | None:
    if not ws.open or ws.session_id is None or ws.sequence is None:
        return None
    return LeftSession(ws.shard_id or 0, ws.shard_count or 1, ws.sequence, str(ws.gateway), ws.session_id)


class Successor:
    """Takes over what a predecessor has left."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._tasks: list[asyncio.Task[None]] = []
        self._told: dict[int, asyncio.Event] = {}
        """By shard: set when all that was missed has been told, or nobody tells it any more."""

    def take_over(self, sessions: Iterable[LeftSession]) -> None:
        """Answer what has happened since sessions were left, in the background, until ``stop``."""
        for session in sessions:
            if not self._tasks:
                self._hear_once()
                self._hear_the_end()
            self._told[session.shard] = asyncio.Event()
            self._tasks.append(background.start(self._follow(session), "left session"))

    async def caught_up(self) -> None:
        """Return when what was missed has been told: a new session may be ready before the old one has said it all."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TELLING_SECONDS):
                for told in list(self._told.values()):
                    await told.wait()

    async def stop(self) -> None:
        """The new sessions are ready: the old ones are not needed any more."""
        await background.stop(*self._tasks)
        self._tasks.clear()

    async def _follow(self, session: LeftSession) -> None:
        ws = None
        try:
            async with asyncio.timeout(LONGEST):
                ws = await DiscordWebSocket.from_client(
                    self._client,
                    gateway=yarl.URL(session.url),
                    shard_id=session.shard,
                    session=session.id,
                    sequence=session.sequence,
                    resume=True,
                )
                log.info("gateway session resumed: shard=%s", session.shard)
                while True:
                    await ws.poll_event()
        except (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("gateway session resume failed: shard=%s error=%s", session.shard, error)
        finally:
            self._told[session.shard].set()
            if ws is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(ws.close(code=1000), LEAVING_SECONDS)

    def _hear_once(self) -> None:
        """Presses are known again by the guard; what people write to the bot is to be known, too."""
        parsers = self._client._connection.parsers
        parsers["MESSAGE_CREATE"] = _once(parsers["MESSAGE_CREATE"])

    def _hear_the_end(self) -> None:
        """What was missed comes in order, and after it the word that it was all."""
        parsers = self._client._connection.parsers
        parse = parsers["RESUMED"]

        def hear(data: Any) -> None:
            parse(data)
            if told := self._told.get(data["__shard_id__"]):
                told.set()

        parsers["RESUMED"] = hear


def _once(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """The same for each event once, by its id."""
    known: deque[str] = deque(maxlen=REMEMBERED)

    def hear(data: Any) -> None:
        if data["id"] not in known:
            known.append(data["id"])
            parse(data)

    return hear
