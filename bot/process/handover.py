"""Hand over to the next bot process without losing clicks in between.

The old process leaves the gateway without closing its sessions, and stores their position. Discord queues events from
then on. The new process identifies as at every start, and meanwhile resumes the old sessions next to it: there Discord
delivers the missed events, and further ones until the new session is ready. Events that arrive twice are handled once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from host import background
from storage.errors import StoreError
from storage.handover import Handover, LeftSession

log = logging.getLogger(__name__)

REMEMBERED: Final = 1000
LEAVING_SECONDS: Final = 2.0
"""Maximum seconds for closing a connection to Discord."""
KEEPS_SESSION: Final = 4000
"""A close code with which Discord keeps the session; 1000 would end it."""
TELLING_SECONDS: Final = 10.0
"""Maximum seconds for the missed events once the new sessions are ready. Their delivery begins before that."""
LONGEST: Final = 300.0
"""Seconds after which an old session is left, even if the new one isn't ready."""


async def leave_gateway(client: discord.AutoShardedClient) -> list[LeftSession]:
    """Stop receiving, and return where a successor can resume."""
    shards = [info._parent for info in client.shards.values()]
    for shard in shards:
        shard._cancel_task()
    left = [session for shard in shards if (session := _session(shard.ws)) is not None]
    closing = [asyncio.create_task(shard.ws.close(code=KEEPS_SESSION)) for shard in shards]
    if closing:
        await asyncio.wait(closing, timeout=LEAVING_SECONDS)
    return left


async def hand_over(register: Handover, left: Sequence[LeftSession]) -> None:
    """Store where a successor can resume; a failure is only logged."""
    if left:
        try:
            await register.leave(left)
        except StoreError as error:
            log.warning("session handover failed: error=%s", error)


def _session(ws: DiscordWebSocket) -> LeftSession | None:
    if not ws.open or ws.session_id is None or ws.sequence is None:
        return None
    return LeftSession(ws.shard_id or 0, ws.shard_count or 1, ws.sequence, str(ws.gateway), ws.session_id)


class Successor:
    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._tasks: list[asyncio.Task[None]] = []
        self._told: dict[int, asyncio.Event] = {}
        """By shard: set when all missed events have been delivered, or can't be any more."""
        self._unready: set[int] = set()
        """Shards without a new session when it stopped."""
        self._left: list[LeftSession] = []

    def take_over(self, sessions: Iterable[LeftSession]) -> None:
        """Process events missed since the old sessions were left, until ``stop``."""
        for session in sessions:
            if not self._tasks:
                self._hear_once()
                self._hear_the_end()
            self._told[session.shard] = asyncio.Event()
            self._tasks.append(background.start(self._follow(session), "left session"))

    async def caught_up(self) -> None:
        """Wait until the missed events have been delivered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TELLING_SECONDS):
                for told in list(self._told.values()):
                    await told.wait()

    async def stop(self) -> list[LeftSession]:
        """Close the old sessions; return those of shards whose new one isn't ready."""
        self._unready = {shard for shard in self._told if not self._has_session(shard)}
        await background.stop(*self._tasks)
        self._tasks.clear()
        return self._left

    def _has_session(self, shard: int) -> bool:
        info = self._client.shards.get(shard)
        return info is not None and _session(info._parent.ws) is not None

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
            keeps = session.shard in self._unready
            if keeps:
                self._left.append((ws and _session(ws)) or session)
            if ws is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(ws.close(code=KEEPS_SESSION if keeps else 1000), LEAVING_SECONDS)

    def _hear_once(self) -> None:
        """Ignore messages that arrive twice; the guard deduplicates clicks."""
        parsers = self._client._connection.parsers
        parsers["MESSAGE_CREATE"] = _once(parsers["MESSAGE_CREATE"])

    def _hear_the_end(self) -> None:
        """Detect when the missed events, which arrive in order, are complete."""
        parsers = self._client._connection.parsers
        parse = parsers["RESUMED"]

        def hear(data: Any) -> None:
            parse(data)
            if told := self._told.get(data["__shard_id__"]):
                told.set()

        parsers["RESUMED"] = hear


def _once(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    known: deque[str] = deque(maxlen=REMEMBERED)

    def hear(data: Any) -> None:
        if data["id"] not in known:
            known.append(data["id"])
            parse(data)

    return hear
