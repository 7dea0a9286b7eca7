"""What the bot may do where: 50001 for what it cannot see, 50013 for what it may not do."""

from __future__ import annotations

import io

import discord
import pytest

from localcord import LocalCord, Permissions

from .conftest import Api, Bot, Connect, Join, png
from .test_channels import text_channel


async def test_a_channel_that_the_bot_cannot_see_gives_no_access(cord: LocalCord, connect: Connect) -> None:
    channel = text_channel(await connect())
    message = await channel.send("seen")
    cord.revoke(cord.channel("manila"), Permissions.VIEW_CHANNEL)
    for attempt in (lambda: channel.send("x"), lambda: message.edit(content="x"), message.delete):
        with pytest.raises(discord.Forbidden) as refusal:
            await attempt()
        assert refusal.value.code == 50001


async def test_posting_needs_the_permission_to_send(cord: LocalCord, connect: Connect) -> None:
    channel = text_channel(await connect())
    message = await channel.send("before")
    cord.revoke(cord.channel("manila"), Permissions.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.send("x")
    assert refusal.value.code == 50013
    assert (await message.edit(content="editing is still allowed")).content == "editing is still allowed"
    cord.restore(cord.channel("manila"))
    await channel.send("after")


async def test_files_need_a_permission_of_their_own(cord: LocalCord, connect: Connect) -> None:
    channel = text_channel(await connect())
    cord.revoke(cord.channel("manila"), Permissions.ATTACH_FILES)
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.send(file=discord.File(io.BytesIO(png(1, 1)), "a.png"))
    assert refusal.value.code == 50013
    await channel.send("words alone")


async def test_deleting_what_others_wrote_needs_manage_messages(cord: LocalCord, connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    ann = await join("Ann")
    message = await ann.send("manila", "mine")
    own = await channel.send("own")
    cord.revoke(cord.channel("manila"), Permissions.MANAGE_MESSAGES)
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.get_partial_message(int(message["id"])).delete()
    assert refusal.value.code == 50013
    await own.delete()


async def test_threads_need_permissions_of_their_own(cord: LocalCord, connect: Connect) -> None:
    channel = text_channel(await connect())
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    cord.revoke(cord.channel("manila"), Permissions.CREATE_PUBLIC_THREADS, Permissions.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.create_thread(name="Other", type=discord.ChannelType.public_thread)
    assert refusal.value.code == 50013
    with pytest.raises(discord.Forbidden) as refusal:
        await thread.send("x")
    assert refusal.value.code == 50013


async def test_the_client_learns_of_the_denial(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    channel = text_channel(bot)
    assert channel.permissions_for(channel.guild.me).send_messages
    cord.revoke(cord.channel("manila"), Permissions.SEND_MESSAGES)
    await bot.event_of("guild_channel_update")
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_interaction_has_both_permissions_and_answers_with_none(
    cord: LocalCord, connect: Connect, join: Join
) -> None:
    bot = await connect()

    @bot.tree.command()
    async def go(interaction: discord.Interaction[Bot]) -> None:
        """Go."""
        sends = (interaction.app_permissions.send_messages, interaction.permissions.send_messages)
        await interaction.response.send_message(str(sends))

    await bot.tree.sync()
    ann = await join("Ann")
    cord.revoke(cord.channel("manila"), Permissions.SEND_MESSAGES)
    assert (await ann.slash("manila", "go")).text == "(False, True)"


async def test_requests_without_the_token_are_unauthorized(api: Api) -> None:
    answer = await api("GET", "/users/@me", token=None)
    assert (answer.status, answer.body["message"]) == (401, "401: Unauthorized")


async def test_unknown_things_have_their_own_codes(cord: LocalCord, api: Api) -> None:
    codes = {
        path: (await api("GET", path)).code
        for path in ("/channels/1", "/guilds/1", f"/guilds/{cord.guild.id}/members/1", "/users/1")
    }
    assert list(codes.values()) == [10003, 10004, 10007, 10013]
    invalid = await api("GET", "/channels/abc")
    assert invalid.faults() == [("channel_id", "NUMBER_TYPE_COERCE")]


async def test_a_route_that_is_not_there_says_so_loudly(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    answer = await api("POST", "/guilds/1/soundboard-sounds", {})
    assert (answer.status, answer.body) == (404, {"message": "404: Not Found", "code": 0})
    assert "NOT IMPLEMENTED by localcord: POST /api/v10/guilds/1/soundboard-sounds" in caplog.text


async def test_answers_are_json_without_a_charset(api: Api) -> None:
    assert (await api("GET", "/gateway", token=None)).headers["Content-Type"] == "application/json"
    assert (await api("GET", "/users/1")).headers["Content-Type"] == "application/json"
