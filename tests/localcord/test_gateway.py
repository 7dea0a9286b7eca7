"""The gateway: identity, reconnecting, resuming with what was missed, shards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from localcord import LocalCord, ManualClock, SkewedClock
from localcord.gateway import Intents

from .conftest import Bot, Connect, Join, advance, manual_clock, point_at, with_options

GUILDS_AND_MESSAGES = int(Intents.GUILDS | Intents.GUILD_MESSAGES)


class Line:
    """A bare connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self, op: int = 0, event: str | None = None) -> Any:
        """The data of the next frame of a kind, skipping others."""
        async with asyncio.timeout(5):
            while True:
                frame = json.loads(await self.socket.receive_str())
                if frame["op"] == op and event in (None, frame["t"]):
                    return frame["d"] if op != 0 else frame

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, *, intents: int = GUILDS_AND_MESSAGES, **fields: Any) -> Any:
        await self.next(10)
        await self.send(2, {"token": "local", "intents": intents, "properties": {}, **fields})
        return (await self.next(0, "READY"))["d"]

    async def closed(self) -> int | None:
        """The code with which the server closes."""
        async with asyncio.timeout(5):
            async for _ in self.socket:
                pass
        return self.socket.close_code


@pytest.fixture
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


async def dial(client: aiohttp.ClientSession, cord: LocalCord) -> Line:
    return Line(await client.ws_connect(cord.gateway_url))


async def test_a_wrong_token_is_refused_at_login(cord: LocalCord, monkeypatch: pytest.MonkeyPatch) -> None:
    point_at(cord, monkeypatch)
    bot = Bot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": int(Intents.MESSAGE_CONTENT)}, 4014),
    ],
)
async def test_an_identity_is_refused_by_closing(
    cord: LocalCord, client: aiohttp.ClientSession, fields: dict[str, Any], code: int
) -> None:
    line = await dial(client, cord)
    await line.send(2, {"token": "local", "intents": 1, "properties": {}, **fields})
    assert await line.closed() == code


async def test_second_identify_unknown_op_and_nonsense_close_gateway(
    cord: LocalCord, client: aiohttp.ClientSession
) -> None:
    line = await dial(client, cord)
    await line.identify()
    await line.send(2, {"token": "local", "intents": 1})
    assert await line.closed() == 4005
    line = await dial(client, cord)
    await line.identify()
    await line.send(31, {})
    assert await line.closed() == 4001
    line = await dial(client, cord)
    await line.socket.send_str("nonsense")
    assert await line.closed() == 4002
    line = await dial(client, cord)
    await line.send(8, {"guild_id": "1"})
    assert await line.closed() == 4003


async def test_heartbeats_are_acknowledged(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    line = await dial(client, cord)
    await line.send(1, None)
    assert await line.next(11) is None


async def test_lost_connection_resumes_with_the_events_that_it_missed(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    heard: asyncio.Queue[str] = asyncio.Queue()

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.put_nowait(str(message.channel))

    cord.messages.create(cord.channel("manila"), cord.user("Ann"), {"content": "before"})
    assert await heard.get() == "manila"
    assert cord.gateway.drop_connections() == 1
    assert not cord.gateway.online
    cord.messages.create(cord.channel("general"), cord.user("Ann"), {"content": "meanwhile"})
    await bot.event_of("resumed")
    cord.messages.create(cord.channel("manila"), cord.user("Ann"), {"content": "after"})
    assert [await heard.get(), await heard.get()] == ["general", "manila"]


async def test_click_during_lost_connection_is_answered_after_resuming(
    cord: LocalCord, connect: Connect, join: Join
) -> None:
    bot = await connect()

    @bot.tree.command()
    async def go(interaction: discord.Interaction[Bot]) -> None:
        """Go."""
        await interaction.response.send_message("here")

    await bot.tree.sync()
    ann = await join("Ann")
    cord.gateway.drop_connections()
    assert (await ann.slash("manila", "go")).text == "here"


async def test_the_server_can_ask_for_a_reconnect(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    cord.gateway.ask_to_reconnect()
    await bot.event_of("resumed")


async def test_an_invalidated_session_identifies_anew(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    before = set(cord.gateway.sessions)
    cord.gateway.invalidate_sessions()
    await bot.event_of("ready")
    assert set(cord.gateway.sessions).isdisjoint(before)


async def test_a_session_in_doubt_is_resumed(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    line = await dial(client, cord)
    await line.identify()
    cord.gateway.doubt_sessions()
    assert await line.next(9) is True


async def test_an_interaction_may_be_told_twice(cord: LocalCord, connect: Connect, join: Join) -> None:
    bot = await connect()
    heard: list[int] = []

    @bot.tree.command()
    async def go(interaction: discord.Interaction) -> None:
        """Go."""
        heard.append(interaction.id)
        if len(heard) == 2:
            await interaction.response.send_message("x")

    await bot.tree.sync()
    ann = await join("Ann")
    cord.gateway.repeat_interactions()
    assert (await ann.slash("manila", "go")).text == "x"
    assert len(set(heard)) == 1
    assert len(heard) == 2


async def test_a_server_may_be_ahead_of_its_clients() -> None:
    cord, before = LocalCord(clock=SkewedClock(3600)), discord.utils.utcnow()
    assert discord.utils.snowflake_time(cord.world.snowflake()) - before >= timedelta(minutes=59)


@manual_clock
async def test_a_session_lost_for_too_long_is_invalid(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    line = await dial(client, cord)
    ready = await line.identify()
    cord.gateway.drop_connections()
    advance(cord, 121)
    line = await dial(client, cord)
    await line.send(6, {"token": "local", "session_id": ready["session_id"], "seq": 2})
    assert await line.next(9) is False


async def test_a_session_resumes_from_the_event_that_was_seen_last(
    cord: LocalCord, client: aiohttp.ClientSession
) -> None:
    line = await dial(client, cord)
    ready = await line.identify()
    first = cord.messages.create(cord.channel("manila"), cord.user("Ann"), {"content": "one"})
    seen = (await line.next(0, "MESSAGE_CREATE"))["s"]
    second = cord.messages.create(cord.channel("manila"), cord.user("Ann"), {"content": "two"})
    cord.gateway.drop_connections()
    line = await dial(client, cord)
    await line.send(6, {"token": "local", "session_id": ready["session_id"], "seq": seen})
    replayed = await line.next(0)
    assert (replayed["s"], replayed["d"]["id"]) == (seen + 1, str(second.id))
    assert first.id != second.id
    assert (await line.next(0))["t"] == "RESUMED"


async def test_peoples_text_is_kept_from_bots_that_did_not_ask_for_it(
    cord: LocalCord, client: aiohttp.ClientSession
) -> None:
    line = await dial(client, cord)
    await line.identify(intents=int(Intents.GUILD_MESSAGES | Intents.DIRECT_MESSAGES))
    ann, bot = cord.user("Ann"), cord.world.bot
    cord.messages.create(cord.channel("manila"), ann, {"content": "among us"})
    cord.messages.create(cord.channel("manila"), ann, {"content": f"<@{bot.id}> to you"})
    cord.messages.create(cord.open_dm(ann, bot), ann, {"content": "in private"})
    told = [(await line.next(0, "MESSAGE_CREATE"))["d"]["content"] for _ in range(3)]
    assert told == ["", f"<@{bot.id}> to you", "in private"]


async def test_events_go_only_to_sessions_that_asked_for_them(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    line = await dial(client, cord)
    await line.identify(intents=int(Intents.GUILDS))
    await line.next(0, "GUILD_CREATE")
    cord.messages.create(cord.channel("manila"), cord.user("Ann"), {"content": "unheard"})
    cord.delete_channel(cord.channel("general"))
    assert (await line.next(0))["t"] == "CHANNEL_DELETE"


@with_options(privileged_intents=Intents.GUILD_MEMBERS)
async def test_members_are_sent_on_request(cord: LocalCord, connect: Connect) -> None:
    intents = discord.Intents(guilds=True, members=True)
    bot = await connect(Bot(intents=intents, chunk_guilds_at_startup=False))
    found = await bot.guilds[0].query_members("b")
    assert [member.name for member in found] == ["Ben"]
    assert len(bot.guilds[0].members) >= 6


@manual_clock
async def test_each_shard_gets_only_its_own_servers_and_interactions(
    cord: LocalCord, connect: Connect, join: Join
) -> None:
    assert isinstance(cord.clock, ManualClock)
    other = cord.add_guild("Second")
    while (other.id >> 22) % 2 == (cord.guild.id >> 22) % 2:
        cord.clock.advance(0.001)
        other = cord.add_guild("Second")
    bots = [await connect(Bot(shard_id=number, shard_count=2)) for number in range(2)]
    for bot in bots:

        @bot.tree.command()
        async def where(interaction: discord.Interaction[Bot]) -> None:
            """Which shard answers?"""
            await interaction.response.send_message(f"shard {interaction.client.shard_id}")

    await bots[0].tree.sync()
    homes = {guild.id: bot.shard_id for bot in bots for guild in bot.guilds}
    assert homes[cord.guild.id] == (cord.guild.id >> 22) % 2
    assert homes[other.id] == (other.id >> 22) % 2
    for guild in (cord.guild, other):
        ann = await join("Ann", guild_id=guild.id)
        assert (await ann.slash("manila", "where")).text == f"shard {homes[guild.id]}"
    dm = await ann.open_dm("Manila")
    assert (await ann.slash(dm, "where")).text == "shard 0"


async def test_a_new_server_is_announced(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    cord.add_guild("Second")
    (guild,) = await bot.event_of("guild_available")
    assert guild.name == "Second"
