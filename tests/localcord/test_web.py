"""What the browser meets: the page's files, its socket, and the doors that are closed to foreign pages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from localcord import LocalCord

from .conftest import Connect, with_options
from .test_channels import text_channel


class Page:
    """A browser window's socket, by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.events: list[dict[str, Any]] = []

    async def next(self, name: str) -> Any:
        async with asyncio.timeout(5):
            while True:
                frame = json.loads(await self._socket.receive_str())
                self.events.append(frame)
                if frame["t"] == name:
                    return frame["d"]

    async def ask(self, op: str, data: dict[str, Any], *, nonce: str = "n") -> Any:
        await self._socket.send_str(json.dumps({"op": op, "nonce": nonce, "d": data}))
        async with asyncio.timeout(5):
            while True:
                frame = json.loads(await self._socket.receive_str())
                self.events.append(frame)
                if frame["t"] in ("reply", "error") and frame["nonce"] == nonce:
                    return frame

    async def send_text(self, text: str) -> None:
        await self._socket.send_str(text)


@pytest.fixture
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


async def open_page(client: aiohttp.ClientSession, cord: LocalCord, query: str = "", **options: Any) -> Page:
    return Page(await client.ws_connect(f"{cord.url}/web/socket{query}", **options))


@pytest.mark.parametrize(("path", "content_type"), [("/", "text/html"), ("/index.html", "text/html")])
async def test_the_page_is_served_and_never_cached(
    cord: LocalCord, client: aiohttp.ClientSession, path: str, content_type: str
) -> None:
    async with client.get(cord.url + path) as response:
        assert (response.status, response.content_type, response.charset) == (200, content_type, "utf-8")
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/no.js", "/..%2fserver.py", "/%2e%2e/server.py", "/js"])
async def test_only_the_pages_own_files_are_served(cord: LocalCord, client: aiohttp.ClientSession, path: str) -> None:
    async with client.get(cord.url + path) as response:
        assert response.status == 404


async def test_a_window_is_told_the_whole_world_at_once(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    page = await open_page(client, cord)
    ready = await page.next("ready")
    assert ready["me"]["username"] == "Ann"
    assert [user["username"] for user in ready["users"]] == ["Ann", "Ben", "Cleo", "Dan", "Eve"]
    assert ready["guild"] == {"id": str(cord.guild.id), "name": "Harbor"}
    assert [channel["name"] for channel in ready["channels"]] == ["manila", "general"]
    assert [member["user"]["username"] for member in ready["members"]][-1] == "Manila"
    assert (ready["dms"], ready["commands"], ready["online"], ready["dms_open"]) == ([], [], [], True)
    assert ready["limits"]["content"] == 2000


async def test_each_window_without_a_name_plays_the_next_free_person(
    cord: LocalCord, client: aiohttp.ClientSession
) -> None:
    pages = [await open_page(client, cord) for _ in range(2)]
    names = [(await page.next("ready"))["me"]["username"] for page in pages]
    chosen = await open_page(client, cord, f"?user={cord.user('Eve').id}")
    assert names == ["Ann", "Ben"]
    assert (await chosen.next("ready"))["me"]["username"] == "Eve"


async def test_an_unknown_person_is_refused(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
        await open_page(client, cord, "?user=Nobody")
    assert refusal.value.status == 404


async def test_every_request_has_one_answer_with_its_nonce(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    page = await open_page(client, cord)
    channel_id = str(cord.channel("manila").id)
    sent = await page.ask("send", {"channel_id": channel_id, "content": "Hello"}, nonce="a")
    assert (sent["t"], sent["d"]["message"]["content"]) == ("reply", "Hello")
    history = await page.ask("history", {"channel_id": channel_id}, nonce="b")
    assert [message["id"] for message in history["d"]["messages"]] == [sent["d"]["message"]["id"]]
    assert history["d"]["more"] is False
    empty = await page.ask("send", {"channel_id": channel_id, "content": " "}, nonce="c")
    assert empty["d"] == {"code": 50006, "message": "Cannot send an empty message"}
    unknown = await page.ask("send", {"channel_id": "1", "content": "x"}, nonce="d")
    assert unknown["d"]["code"] == 10003
    odd = await page.ask("fly", {}, nonce="e")
    assert odd["t"] == "error"
    malformed = await page.ask("send", {}, nonce="f")
    assert malformed["d"]["code"] == 50035
    untyped = await page.ask("autocomplete", {"channel_id": channel_id}, nonce="g")
    assert untyped["d"]["code"] == 50035


async def test_nonsense_on_the_socket_is_answered_and_does_not_end_it(
    cord: LocalCord, client: aiohttp.ClientSession
) -> None:
    page = await open_page(client, cord)
    await page.send_text("nonsense")
    assert (await page.next("error"))["code"] == 0
    assert (await page.ask("dms_open", {"open": True}))["t"] == "reply"


async def test_history_comes_in_pages(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    channel = cord.channel("manila")
    for number in range(5):
        cord.messages.create(channel, cord.user("Ben"), {"content": str(number)})
    page = await open_page(client, cord)
    newest = (await page.ask("history", {"channel_id": str(channel.id), "limit": 2}))["d"]
    assert ([message["content"] for message in newest["messages"]], newest["more"]) == (["3", "4"], True)
    before = newest["messages"][0]["id"]
    older = (await page.ask("history", {"channel_id": str(channel.id), "limit": 9, "before": before}))["d"]
    assert ([message["content"] for message in older["messages"]], older["more"]) == (["0", "1", "2"], False)


async def test_people_see_what_others_do(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    ann = await open_page(client, cord, "?user=Ann")
    ben = await open_page(client, cord, "?user=Ben")
    await ben.next("ready")
    channel = (await ann.ask("create_channel", {"name": "Side Table"}))["d"]["channel"]
    assert (await ben.next("channel_create"))["name"] == "side-table"
    message = (await ann.ask("send", {"channel_id": channel["id"], "content": "x"}))["d"]["message"]
    assert await ben.next("message_create") == message
    foreign = await ben.ask("delete", {"channel_id": channel["id"], "message_id": message["id"]})
    assert foreign["d"]["code"] == 50013
    await ann.ask("delete", {"channel_id": channel["id"], "message_id": message["id"]})
    assert await ben.next("message_delete") == {"channel_id": channel["id"], "id": message["id"]}
    await ann.ask("delete_channel", {"channel_id": channel["id"]})
    assert (await ben.next("channel_delete"))["id"] == channel["id"]


async def test_people_see_the_bot_come_and_go(cord: LocalCord, client: aiohttp.ClientSession, connect: Connect) -> None:
    page = await open_page(client, cord)
    bot = await connect()
    assert await page.next("presence") == {"user_id": str(cord.world.bot.id), "online": True}
    message = await text_channel(bot).send("hello")
    shown = await page.next("message_create")
    assert shown["id"] == str(message.id)
    assert shown["ephemeral"] is False
    await bot.close()
    assert await page.next("presence") == {"user_id": str(cord.world.bot.id), "online": False}


async def test_two_windows_of_one_person_see_the_same_private_channel(
    cord: LocalCord, client: aiohttp.ClientSession
) -> None:
    one = await open_page(client, cord, "?user=Ann")
    two = await open_page(client, cord, "?user=Ann")
    await two.next("ready")
    dm = (await one.ask("open_dm", {"user_id": str(cord.world.bot.id)}))["d"]["channel"]
    assert await two.next("channel_create") == dm
    assert [user["username"] for user in dm["recipients"]] == ["Manila"]


# Doors


@pytest.mark.parametrize("path", ["/", "/api/v10/gateway", "/web/socket"])
async def test_other_host_names_are_refused(cord: LocalCord, client: aiohttp.ClientSession, path: str) -> None:
    async with client.get(cord.url + path, headers={"Host": "evil.example"}) as response:
        assert response.status == 403


@with_options(extra_hosts=["cord.test"])
async def test_a_host_name_can_be_let_in(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    async with client.get(f"{cord.api_url}/gateway", headers={"Host": "cord.test"}) as response:
        assert response.status == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_sockets_of_foreign_pages_are_refused(
    cord: LocalCord, client: aiohttp.ClientSession, origin: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
        await open_page(client, cord, origin=origin)
    assert refusal.value.status == 403


async def test_the_pages_own_socket_is_let_in(cord: LocalCord, client: aiohttp.ClientSession) -> None:
    page = await open_page(client, cord, origin=cord.url)
    assert (await page.next("ready"))["me"]["username"] == "Ann"
