"""Measure a full shard, PostgreSQL instead of SQLite, and a restart in play.

Discord gives a shard 2,500 servers at most. Those here have twenty channels and ten roles each.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import aiohttp
from aiohttp.test_utils import unused_port

from bench.harbour import bot_process
from bench.people import Pressed, ScriptedPlayer
from bench.result import Result, quantiles
from bench.stored import presses
from localcord import LocalCord
from localcord.entities import Role
from localcord.permissions import EVERYONE
from localcord.person import SimulatedUser
from tests.postgres import programs, serving

GUILDS: Final = (1, 1_000, 2_500)
CHANNELS: Final = 20
ROLES: Final = 10
PRESSES: Final = 200
READY_SECONDS: Final = "2.0"
"""How long a bot waits for the next server by default; part of the figure."""
POLLING_SECONDS: Final = 0.02
PLAYERS: Final = 5
PACE_SECONDS: Final = 0.3
AFTERWARDS_SECONDS: Final = 5.0


def measure() -> Iterator[Result]:
    for guilds in GUILDS:
        yield from asyncio.run(_full_shard(guilds))
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        yield from quantiles("SQLite: press to answer", asyncio.run(_pressed(Path(folder), {})))
    if programs() is not None:
        with serving(beside=Path.cwd()) as server:
            url = asyncio.run(server.lasting("bench"))
            with tempfile.TemporaryDirectory() as folder:
                waited = asyncio.run(_pressed(Path(folder), {"MANILA_DATABASE_URL": url}))
            yield from quantiles("PostgreSQL: press to answer", waited)
            for standby in (True, False):
                yield from asyncio.run(_restarted({"MANILA_DATABASE_URL": url}, standby=standby))


async def _full_shard(guilds: int) -> list[Result]:
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        async with LocalCord() as cord:
            fill(cord, guilds)
            settings = {"MANILA_GUILD_READY_TIMEOUT": READY_SECONDS}
            began = perf_counter()
            async with _ready(cord, Path(folder), settings):
                took = perf_counter() - began
    return [Result(f"{guilds} servers: from the command to ready", took, "s")]


def fill(cord: LocalCord, guilds: int) -> None:
    ann = cord.user("Ann")
    for number in range(guilds - len(cord.world.guilds)):
        guild = cord.world.add_guild(f"Server {number}", [ann], [f"channel-{each}" for each in range(CHANNELS)])
        for position in range(2, ROLES):
            role = Role(cord.world.snowflake(), f"role {position}", EVERYONE, position=position)
            guild.roles[role.id] = role


@asynccontextmanager
async def _bot_that(
    answers: Callable[[int, Any], bool], path: str, cord: LocalCord, data: Path, settings: Mapping[str, str]
) -> AsyncIterator[None]:
    """Run a bot, and wait until its health check answers as wanted."""
    port = unused_port()
    async with (
        bot_process(cord, data, {**settings, "MANILA_METRICS_PORT": str(port)}),
        aiohttp.ClientSession() as http,
    ):
        while True:
            with suppress(aiohttp.ClientConnectionError):
                async with http.get(f"http://127.0.0.1:{port}{path}") as answer:
                    if answers(answer.status, await answer.json()):
                        break
            await asyncio.sleep(POLLING_SECONDS)
        yield


_ready = partial(_bot_that, lambda status, _: status == 200, "/readyz")
_standby = partial(_bot_that, lambda _, state: "waiting" in state, "/standbyz")


async def _pressed(data: Path, settings: Mapping[str, str]) -> list[float]:
    async with LocalCord() as cord, bot_process(cord, data, settings):
        return await presses(cord, PRESSES)


async def _restarted(settings: Mapping[str, str], *, standby: bool) -> list[Result]:
    """Stop a bot during clicks, and measure the takeover by its successor."""
    names = [f"Guest{number}" for number in range(PLAYERS)]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        async with LocalCord(users=names) as cord, AsyncExitStack() as bots:
            first = await bots.enter_async_context(bot_process(cord, data, settings))
            people = [await SimulatedUser.join(cord, name) for name in names]
            players = [ScriptedPlayer(person, "manila new", seed=person.id) for person in people]
            for player in players:
                await player.open_table()
            stop = asyncio.Event()
            playing = [asyncio.create_task(_play(player, stop)) for player in players]
            if standby:
                await bots.enter_async_context(_standby(cord, data, settings))
            first.terminate()
            if not standby:
                await first.wait()
                await bots.enter_async_context(bot_process(cord, data, settings))
            await first.wait()
            await asyncio.sleep(AFTERWARDS_SECONDS)
            stop.set()
            told = [pressed for by_one in await asyncio.gather(*playing) for pressed in by_one]
            await asyncio.gather(*(person.leave() for person in people))
    name = "restart with a standby" if standby else "restart without a standby"
    return [
        Result(f"{name}: presses", len(told), ""),
        Result(f"{name}: presses that failed", sum(pressed.failed for pressed in told), ""),
        Result(f"{name}: longest wait for an answer", max(pressed.seconds for pressed in told), "s"),
    ]


async def _play(player: ScriptedPlayer, stop: asyncio.Event) -> list[Pressed]:
    told = []
    while not stop.is_set() and player.plays:
        pressed = await player.press()
        if pressed is not None:
            told.append(pressed)
        await asyncio.sleep(PACE_SECONDS)
    return told
