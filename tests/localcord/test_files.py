"""Files by address: attachments, emojis, avatars; and the sizes read from pictures."""

from __future__ import annotations

import base64
import io
import struct
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from localcord import LocalCord, cdn
from localcord.media import picture_size

from .conftest import Api, Connect, own_rules_only, png
from .test_channels import text_channel


@pytest.fixture
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


async def test_an_attachment_is_read_back_by_the_client(connect: Connect) -> None:
    channel = text_channel(await connect())
    message = await channel.send(file=discord.File(io.BytesIO(png(3, 2)), "a.png", description="Grey"))
    (attachment,) = message.attachments
    assert (attachment.width, attachment.height, attachment.description) == (3, 2, "Grey")
    assert await attachment.read() == png(3, 2)


async def test_a_file_that_could_carry_a_script_is_only_downloaded(
    cord: LocalCord, api: Api, client: aiohttp.ClientSession
) -> None:
    files = [("a.svg", b"<svg/>"), ("a.html", b"<script>")]
    message = (await api.post(cord.channel("manila"), {}, files=files)).body
    for attachment in message["attachments"]:
        async with client.get(attachment["url"]) as response:
            assert response.headers["Content-Disposition"].startswith("attachment")
            assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_replaced_files_stay_for_a_while_and_then_make_room(
    cord: LocalCord, api: Api, client: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cdn, "KEPT_ORPHAN_BYTES", 150)
    channel = cord.channel("manila")
    message = (await api.post(channel, {}, files=[("0.bin", bytes(100))])).body
    addresses = [message["attachments"][0]["url"]]
    path = f"/channels/{channel.id}/messages/{message['id']}"
    for number in (1, 2):
        edited = await api("PATCH", path, {"attachments": [{"id": 0}]}, files=[(f"{number}.bin", bytes(100))])
        addresses.append(edited.body["attachments"][0]["url"])
    statuses = []
    for address in addresses:
        async with client.get(address) as response:
            statuses.append(response.status)
    assert statuses == [404, 200, 200]


async def test_avatars_are_drawn(cord: LocalCord, connect: Connect, client: aiohttp.ClientSession) -> None:
    bot = await connect()
    ann = await bot.fetch_user(cord.user("Ann").id)
    async with client.get(ann.display_avatar.url) as response:
        assert (response.status, response.content_type) == (200, "image/svg+xml")
    async with client.get(f"{cord.url}/avatars/{ann.id}/any.png") as response:
        assert ">A</text>" in await response.text()


async def test_application_emojis_are_kept(connect: Connect) -> None:
    bot = await connect()
    emoji = await bot.create_application_emoji(name="nutmeg", image=png(4, 4))
    assert [known.name for known in await bot.fetch_application_emojis()] == ["nutmeg"]
    assert await emoji.read() == png(4, 4)
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as refusal:
        await emoji.delete()
    assert refusal.value.code == 10014


@own_rules_only
@pytest.mark.parametrize(
    "body",
    [
        {"name": "x", "image": "data:image/png;base64,AAAA"},
        {"name": "two words", "image": "data:image/png;base64,AAAA"},
        {"name": "nutmeg", "image": "nonsense"},
        {"name": "nutmeg", "image": "data:image/png;base64,!!!"},
        {"name": "nutmeg", "image": "data:image/png;base64," + base64.b64encode(bytes(256 * 1024 + 1)).decode()},
    ],
    ids=["short name", "bad name", "no data URI", "bad base64", "too large"],
)
async def test_an_emoji_is_refused_for(cord: LocalCord, api: Api, body: dict[str, Any]) -> None:
    answer = await api("POST", f"/applications/{cord.world.application_id}/emojis", body)
    assert (answer.status, answer.code) == (400, 50035)


WEBP_X = b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0" + (299).to_bytes(3, "little") + (199).to_bytes(3, "little")
WEBP_L = b"RIFF\0\0\0\0WEBPVP8L\x05\0\0\0\x2f" + (299 | 199 << 14).to_bytes(4, "little")
JPEG = b"\xff\xd8\xff\xe0\x00\x04\0\0\xff\xc0\x00\x0b\x08" + struct.pack(">HH", 200, 300)


@pytest.mark.parametrize(
    "data",
    [
        png(300, 200),
        b"GIF89a" + struct.pack("<HH", 300, 200),
        WEBP_X,
        WEBP_L,
        b"RIFF\0\0\0\0WEBPVP8 " + bytes(7) + b"\x9d\x01\x2a" + struct.pack("<HH", 300, 200),
        JPEG,
    ],
    ids=["PNG", "GIF", "WebP extended", "WebP lossless", "WebP lossy", "JPEG"],
)
def test_the_size_of_a_picture_is_read_from_its_header(data: bytes) -> None:
    assert picture_size(data) == (300, 200)


@pytest.mark.parametrize("data", [b"", b"text", png(9, 9)[:20], JPEG[:8], WEBP_X[:29], WEBP_L[:24]])
def test_what_is_no_whole_picture_has_no_size(data: bytes) -> None:
    assert picture_size(data) is None
