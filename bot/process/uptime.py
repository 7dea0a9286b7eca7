"""Track whether the bot is reachable.

Time without a connection to Discord, or without a running bot, counts for no one. A silently dead connection is
detected by asking: before a default move, Discord must have sent something just now.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from time import perf_counter
from typing import Final

import discord
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.utils import utcnow

from host import background
from host.uptime import Forgiven, made_up
from storage.attendance import Attendance as Register
from storage.attendance import present_since
from storage.errors import StoreError
from storage.shards import GUILD_BITS, ShardRange

log = logging.getLogger(__name__)

FRESH_SECONDS: Final = 5.0
"""A connection that received something within this time is up."""
ASKING_SECONDS: Final = 3.0
POLL_SECONDS: Final = 0.1
RETRY_SECONDS: Final = 5.0


class GatewayUptime:
    """Tracks shard connections; while one is down, its deadlines don't run."""

    def __init__(
        self, client: discord.AutoShardedClient, register: Register, now: Callable[[], datetime] | None = None
    ) -> None:
        self._client = client
        self._register = register
        self._now = now or utcnow
        self._forgiven: Forgiven = _ignore
        self._connected: set[int] = set()
        self._standing: dict[int, datetime] = {}
        """Connected shards, with the moment up to which their absence has been made up for."""
        self._cut: dict[int, datetime] = {}
        """When time stopped for the other shards, if they stood before."""
        self._resuming: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._silent: dict[int, float] = {}
        """When shards were last asked without an answer."""
        self._asking: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    def listen(self, forgiven: Forgiven) -> None:
        self._forgiven = forgiven

    def here(self, guild: int | None) -> bool:
        known = None if guild is None else self._client.get_guild(guild)
        # While a shard starts, it knows its servers already. One with an outage of its own is known but unavailable.
        is_up = guild is None or (known is not None and not known.unavailable)
        return is_up and self._shard(guild) in self._standing

    def is_out_of(self, guild: int | None) -> bool:
        return guild is not None and self._client.is_ready() and self._client.get_guild(guild) is None

    async def is_heard(self, guild: int | None) -> bool:
        shard = self._shard(guild)
        async with self._asking[shard]:  # one answer is for all who wait
            return self.here(guild) and await self._hears(shard)

    async def _hears(self, shard: int) -> bool:
        line, keeper = self._line(shard)
        if line is None or keeper is None or perf_counter() - keeper._last_recv < FRESH_SECONDS:
            return True
        if perf_counter() - self._silent.get(shard, -RETRY_SECONDS) < RETRY_SECONDS:
            return False
        if await _answers(line, keeper):
            return True
        log.warning("shard silent, deadlines paused: shard=%s", shard)
        self._silent[shard] = perf_counter()
        return False

    def lost(self, shard: int) -> None:
        """Record a lost connection, effective from its last sign of life."""
        self._connected.discard(shard)
        _, keeper = self._line(shard)
        silent = 0.0 if keeper is None else perf_counter() - keeper._last_recv
        self._pause(shard, timedelta(seconds=silent))

    async def back(self, shard: int) -> None:
        """Record a new connection: postpone deadlines, and let time run again."""
        self._connected.add(shard)
        await self._resume(shard)

    def rest(self, silent: float) -> None:
        """Stop time, as of ``silent`` seconds ago, until the absence is stored."""
        for shard in sorted(self._standing):
            self._pause(shard, timedelta(seconds=silent))
            self._resume_beside(shard)

    async def beat(self) -> None:
        """Store which shards are connected, or raise ``StoreError``."""
        await self._register.beat([self._piece(shard) for shard in sorted(self._standing)])

    def jumped(self, gap: timedelta) -> None:
        """Record that the clock jumped ahead or back: that time doesn't count."""
        log.warning("clock jump detected, deadlines moved: jump=%s", gap)
        for shard in sorted(self._standing):
            del self._standing[shard]
            self._cut[shard] = self._now() - gap
            self._resume_beside(shard)

    def _pause(self, shard: int, silent: timedelta) -> None:
        if shard in self._standing:
            now = self._now()
            # No part of it counts twice: a frozen process notices the jump of the clock first, and then the silence.
            self._cut[shard] = min(max(now - silent, self._standing.pop(shard)), now)

    def _resume_beside(self, shard: int) -> None:
        background.start(self._resume(shard), "absence", vital=True)

    async def _resume(self, shard: int) -> None:
        async with self._resuming[shard]:  # one absence may end in several ways at once
            while shard in self._connected and shard not in self._standing:
                try:
                    await self._make_up(shard)
                except StoreError as error:
                    log.warning("shard downtime not stored yet: shard=%s error=%s", shard, error)
                    await asyncio.sleep(RETRY_SECONDS)

    async def since(self, patience: timedelta) -> list[tuple[ShardRange, datetime]]:
        now, pieces = self._now(), [self._piece(shard) for shard in sorted(self._standing)]
        return [(piece, present_since(now, patience, await self._register.absences(piece))) for piece in pieces]

    async def _make_up(self, shard: int) -> None:
        piece = self._piece(shard)
        began, now = self._cut.get(shard), self._now()
        if began is None:
            began = min(await self._register.last_seen(piece) or now, now)
        gone = now - began  # less than nothing if the clock was set back
        by = made_up(gone)
        tables = await self._register.forgive(piece, now - gone, now, by)
        if shard in self._connected:
            self._cut.pop(shard, None)
            self._standing[shard] = now
        else:
            self._cut[shard] = now  # lost again meanwhile
        if tables:
            log.info("deadlines resumed: count=%s shard=%s moved=%s", len(tables), shard, by)
        self._forgiven(tables, by)

    @property
    def _count(self) -> int:
        return self._client.shard_count or 1

    def _piece(self, shard: int) -> ShardRange:
        return ShardRange((shard,), self._count)

    def _shard(self, guild: int | None) -> int:
        """Return the shard by Discord's rule."""
        return 0 if guild is None else (guild >> GUILD_BITS) % self._count

    def _line(self, shard: int) -> tuple[DiscordWebSocket | None, KeepAliveHandler | None]:
        info = self._client.shards.get(shard)
        line = None if info is None else info._parent.ws
        return line, getattr(line, "_keep_alive", None)


async def _answers(line: DiscordWebSocket, keeper: KeepAliveHandler) -> bool:
    asked = perf_counter()
    try:
        async with asyncio.timeout(ASKING_SECONDS):
            await line.send_heartbeat(keeper.beat())
            while keeper._last_recv < asked:  # noqa: ASYNC110  discord.py sets no event
                await asyncio.sleep(POLL_SECONDS)
    except (OSError, TimeoutError, RuntimeError) as error:  # aiohttp: "Cannot write to closing transport"
        log.info("gateway heartbeat missed: error=%r", error)
        return False
    return True


def _ignore(_tables: Sequence[int], _by: timedelta) -> None:
    """Ignore postponed deadlines before a callback is registered."""
