"""A running LocalCord, and the unmodified discord.py client pointed at it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import struct
import sys
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands

from localcord import LocalCord, ManualClock, OpenApi
from localcord.entities import Channel
from localcord.person import SimulatedUser

Connect = Callable[..., Awaitable["Bot"]]
Join = Callable[..., Awaitable[SimulatedUser]]

INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


def with_options(**options: Any) -> pytest.MarkDecorator:
    """Make the `cord` of a test with other options."""
    return pytest.mark.parametrize("cord", [options], indirect=True, ids=[""])


manual_clock = with_options(manual_clock=True)

#: For tests that break a rule on purpose, and look at localcord's own refusal of it.
own_rules_only = with_options(openapi=OpenApi())


class Bot(discord.Client):
    """A client with a command tree; tests add commands, items and listeners."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=options.pop("intents", INTENTS), guild_ready_timeout=0, max_ratelimit_timeout=60, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: asyncio.Queue[tuple[str, tuple[Any, ...]]] = asyncio.Queue()
        self.problems: list[Exception] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The library waits five seconds between sessions here; nothing local needs that."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.seen.put_nowait((event, args))
        super().dispatch(event, *args, **kwargs)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        problem = sys.exc_info()[1]
        assert isinstance(problem, Exception)
        self.problems.append(problem)

    async def event_of(self, name: str) -> tuple[Any, ...]:
        """The arguments of the next event of a name, skipping others."""
        async with asyncio.timeout(5):
            while True:
                event, arguments = await self.seen.get()
                if event == name:
                    return arguments


def point_at(cord: LocalCord, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give discord.py the three addresses that it takes Discord's from."""
    monkeypatch.setattr(discord.http.Route, "BASE", cord.api_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(cord.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", cord.cdn_url)


@pytest.fixture
async def cord(request: pytest.FixtureRequest) -> AsyncIterator[LocalCord]:
    """A local Discord; the mark `with_options` changes how it is made."""
    options = dict(getattr(request, "param", {}))
    if options.pop("manual_clock", False):
        options["clock"] = ManualClock()
    cord = LocalCord(**options)
    await cord.start()
    yield cord
    await cord.close()
    assert cord.openapi.violations == []


@pytest.fixture
async def connect(cord: LocalCord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Connect]:
    """Starts bots and waits until they are ready; they are closed after the test."""
    point_at(cord, monkeypatch)
    running: list[tuple[Bot, asyncio.Task[None]]] = []

    async def start(bot: Bot | None = None, *, token: str = "local") -> Bot:
        bot = bot or Bot()
        task = asyncio.create_task(bot.start(token))
        running.append((bot, task))
        await bot.event_of("ready")
        return bot

    yield start
    for bot, task in running:
        await bot.close()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        assert bot.problems == []


@dataclass(frozen=True)
class Answered:
    """An answer of the API."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def faults(self) -> list[tuple[str, str]]:
        """The nested errors of an invalid form: where, and which code."""
        found: list[tuple[str, str]] = []

        def look(node: Any, path: str) -> None:
            for key, inside in node.items():
                if key == "_errors":
                    found.extend((path, fault["code"]) for fault in inside)
                else:
                    look(inside, f"{path}.{key}" if path else key)

        look(self.body.get("errors", {}), "")
        return found


class Api:
    """A bare client of the REST API, for requests that no library would send."""

    def __init__(self, cord: LocalCord, client: aiohttp.ClientSession) -> None:
        self._cord = cord
        self._client = client

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: Sequence[tuple[str, bytes]] = (),
        token: str | None = "local",
        headers: Mapping[str, str] | None = None,
    ) -> Answered:
        sent = {} if token is None else {"Authorization": f"Bot {token}"}
        data: Any = None
        if files:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}))
            for index, (name, content) in enumerate(files):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        elif body is not None:
            sent["Content-Type"] = "application/json"
            data = body if isinstance(body, bytes) else json.dumps(body)
        url = self._cord.api_url + path
        async with self._client.request(method, url, data=data, headers=sent | dict(headers or {})) as response:
            text = await response.text()
            return Answered(response.status, json.loads(text) if text else None, response.headers)

    async def post(self, channel: Channel, body: Any, **options: Any) -> Answered:
        """Create a message."""
        return await self("POST", f"/channels/{channel.id}/messages", body, **options)


@pytest.fixture
async def api(cord: LocalCord) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as client:
        yield Api(cord, client)


@pytest.fixture
async def join(cord: LocalCord) -> AsyncIterator[Join]:
    """Makes persons, who leave after the test."""
    people: list[SimulatedUser] = []

    async def enter(name: str = "Ann", **options: Any) -> SimulatedUser:
        person = await SimulatedUser.join(cord, name, **options)
        people.append(person)
        return person

    yield enter
    for person in people:
        await person.leave()


def advance(cord: LocalCord, seconds: float) -> None:
    """Move the clock of a cord that has a manual one."""
    assert isinstance(cord.clock, ManualClock)
    cord.clock.advance(seconds)


def png(width: int, height: int) -> bytes:
    """A grey picture of a size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
