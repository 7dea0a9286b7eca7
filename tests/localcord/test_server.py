"""LocalCord as a thing to start and stop: in a test, or from the command line."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from localcord import LocalCord, ManualClock
from localcord.person import SimulatedUser

from .conftest import Api, Connect, Join, point_at


async def test_names_of_people_bot_server_and_channels_are_the_callers(join: Join) -> None:
    async with LocalCord(users=("Zoe",), guild_name="Cove", channels=("deck",), bot_name="Parrot") as cord:
        zoe = await SimulatedUser.join(cord, "Zoe")
        assert [user["username"] for user in zoe.users.values()] == ["Zoe", "Parrot"]
        assert zoe.guild["name"] == "Cove"
        assert [channel["name"] for channel in zoe.channels.values()] == ["deck"]
        with pytest.raises(KeyError):
            cord.user("Ann")
        with pytest.raises(KeyError):
            cord.channel("manila")
        await zoe.leave()


async def test_addresses_are_right_once_it_listens(cord: LocalCord) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", cord.url)
    assert cord.api_url == cord.url + "/api/v10"
    assert cord.gateway_url == cord.url.replace("http", "ws") + "/gateway"
    assert cord.cdn_url == cord.url


async def test_it_stops_while_a_bot_and_a_window_are_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    cord = LocalCord()
    await cord.start()
    async with aiohttp.ClientSession() as client:
        bot = await client.ws_connect(cord.gateway_url)
        window = await client.ws_connect(f"{cord.url}/web/socket")
        closed = asyncio.gather(_close_code(bot), _close_code(window))
        await cord.close()
        assert list(await closed) == [1001, 1001]


async def _close_code(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    async for _ in socket:
        pass
    return socket.close_code


async def test_the_bot_renames_itself(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    assert bot.user is not None
    await bot.user.edit(username="Malacca")
    assert cord.world.bot.name == "Malacca"
    assert [guild.name async for guild in bot.fetch_guilds()] == ["Harbor"]


async def test_what_the_gateway_address_is_can_be_asked(cord: LocalCord, api: Api) -> None:
    assert (await api("GET", "/gateway", token=None)).body == {"url": cord.gateway_url}
    told = (await api("GET", "/gateway/bot")).body
    assert (told["url"], told["shards"]) == (cord.gateway_url, 1)


async def test_an_autosharded_client_takes_the_recommended_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sharded(discord.AutoShardedClient):
        def __init__(self) -> None:
            super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
            self.came_up = asyncio.Event()

        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            pass

        async def on_ready(self) -> None:
            self.came_up.set()

    async with LocalCord(recommended_shards=2) as cord:
        point_at(cord, monkeypatch)
        bot = Sharded()
        running = asyncio.create_task(bot.start("local"))
        await asyncio.wait_for(bot.came_up.wait(), 5)
        assert bot.shard_count == 2
        assert [guild.name for guild in bot.guilds] == ["Harbor"]
        await bot.close()
        await running


def test_manual_clock_fires_timers_in_order_and_only_when_moved() -> None:
    clock = ManualClock(start=100.0)
    fired: list[tuple[str, float]] = []
    clock.call_later(2, lambda: fired.append(("late", clock.now())))
    clock.call_later(1, lambda: fired.append(("early", clock.now())))
    clock.call_later(1, lambda: fired.append(("cancelled", clock.now()))).cancel()
    clock.advance(0.5)
    assert fired == []
    clock.advance(2)
    assert fired == [("early", 101.0), ("late", 102.0)]
    assert clock.now() == 102.5


async def test_the_command_line_serves_until_it_is_interrupted() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "localcord",
        "--port",
        "0",
        "--bot-name",
        "Parrot",
        cwd=Path(__file__).parents[2],
        env=os.environ | {"PYTHONWARNINGS": "error"},
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    async with asyncio.timeout(20):
        while not (found := re.search(rb"page +(http://\S+)", await process.stderr.readline())):
            assert not process.stderr.at_eof()
        person = await SimulatedUser.connect(found[1].decode(), "Ann")
        assert "Parrot" in [user["username"] for user in person.users.values()]
        await person.leave()
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 130
