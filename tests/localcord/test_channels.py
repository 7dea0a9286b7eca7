"""Channels, threads and direct messages with an unmodified discord.py client."""

from __future__ import annotations

import discord
import pytest

from localcord import LocalCord, Permissions
from localcord.person import Refused

from .conftest import Api, Bot, Connect, Join, own_rules_only


def text_channel(bot: Bot, name: str = "manila") -> discord.TextChannel:
    channel = discord.utils.get(bot.guilds[0].text_channels, name=name)
    assert channel is not None
    return channel


# Messages in a channel


async def test_messages_are_listed_newest_first_and_in_pages(cord: LocalCord, connect: Connect) -> None:
    channel = text_channel(await connect())
    sent = [await channel.send(str(number)) for number in range(5)]
    assert [message.content async for message in channel.history()] == ["4", "3", "2", "1", "0"]
    assert [message.content async for message in channel.history(before=sent[2])] == ["1", "0"]
    assert [message.content async for message in channel.history(after=sent[2])] == ["3", "4"]
    assert [message.content async for message in channel.history(around=sent[2], limit=3)] == ["3", "2", "1"]


async def test_a_message_is_fetched_edited_and_deleted(connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    ann = await join("Ann")
    message = await channel.send("one", silent=True)
    await message.edit(content="two")
    assert (await channel.fetch_message(message.id)).content == "two"
    assert ann.messages[str(message.id)]["content"] == "two"
    await message.delete()
    assert str(message.id) not in ann.messages
    with pytest.raises(discord.NotFound) as refusal:
        await channel.fetch_message(message.id)
    assert refusal.value.code == 10008
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="three")
    assert refusal.value.code == 10008


async def test_a_bot_cannot_edit_what_somebody_else_wrote(connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    ann = await join("Ann")
    message = await ann.send("manila", "mine")
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.get_partial_message(int(message["id"])).edit(content="yours")
    assert refusal.value.code == 50005


async def test_a_reply_points_at_its_message_and_mentions_its_author(connect: Connect, join: Join) -> None:
    bot = await connect()
    ann = await join("Ann")
    question = await ann.send("manila", "Whose turn?")
    channel = text_channel(bot)
    answer = await channel.send("Yours", reference=channel.get_partial_message(int(question["id"])))
    shown = ann.messages[str(answer.id)]
    assert shown["referenced_message"]["content"] == "Whose turn?"
    assert [user["username"] for user in shown["mentions"]] == ["Ann"]


async def test_only_allowed_mentions_call(cord: LocalCord, connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    ann, ben = await join("Ann"), await join("Ben")
    text = f"<@{ann.id}> and <@{ben.id}> and @everyone"
    both = await channel.send(text)
    assert {user.name for user in both.mentions} == {"Ann", "Ben"}
    assert both.mention_everyone
    one = await channel.send(
        text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.id)], everyone=False)
    )
    assert [user.name for user in one.mentions] == ["Ben"]
    assert not one.mention_everyone
    none = await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    assert none.mentions == []
    edited = await none.edit(content=text, allowed_mentions=discord.AllowedMentions(users=True, everyone=False))
    assert len(edited.mentions) == 2


async def test_text_displays_mention_too(connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    ann = await join("Ann")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"<@{ann.id}>, it is your turn"))
    message = await channel.send(view=view)
    assert [user.name for user in message.mentions] == ["Ann"]


async def test_typing_is_shown(connect: Connect, join: Join) -> None:
    bot = await connect()
    ann = await join("Ann")
    await text_channel(bot).typing()
    assert ann.events[-1]["t"] == "typing"


# Channels


async def test_a_channel_deleted_by_a_person_is_gone_for_the_bot(connect: Connect, join: Join) -> None:
    bot = await connect()
    ann = await join("Ann")
    channel = text_channel(bot)
    await ann.delete_channel("manila")
    (gone,) = await bot.event_of("guild_channel_delete")
    assert gone == channel
    with pytest.raises(discord.NotFound) as refusal:
        await channel.send("x")
    assert refusal.value.code == 10003


async def test_a_channel_created_by_a_person_is_announced(connect: Connect, join: Join) -> None:
    bot = await connect()
    ann = await join("Ann")
    await ann.create_channel("New Table")
    (channel,) = await bot.event_of("guild_channel_create")
    assert channel.name == "new-table"


async def test_servers_members_and_users_are_fetched(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    guild = await bot.fetch_guild(cord.guild.id)
    assert guild.name == "Harbor"
    assert guild.approximate_member_count == 6
    assert (await guild.fetch_member(cord.user("Ben").id)).name == "Ben"
    assert (await bot.fetch_user(cord.user("Cleo").id)).name == "Cleo"
    with pytest.raises(discord.NotFound) as refusal:
        await bot.fetch_user(1)
    assert refusal.value.code == 10013
    assert (await bot.application_info()).name == "Manila"


# Threads


async def test_a_thread_of_its_own_is_announced_in_its_channel(connect: Connect, join: Join) -> None:
    bot = await connect()
    ann = await join("Ann")
    thread = await text_channel(bot).create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    assert ann.channels[str(thread.id)]["thread_metadata"]["archived"] is False
    notice = (await ann.history("manila"))[0]
    assert (notice["type"], notice["message_reference"]["channel_id"]) == (18, str(thread.id))
    await thread.send("Welcome")
    assert (await ann.history(str(thread.id)))[0]["content"] == "Welcome"


async def test_an_archived_thread_refuses_edits_until_it_is_opened(cord: LocalCord, connect: Connect) -> None:
    channel = text_channel(await connect())
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    message = await thread.send("board")
    thread = await thread.edit(archived=True)
    assert thread.archived
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="late")
    assert refusal.value.code == 50083
    with pytest.raises(discord.HTTPException) as refusal:
        await thread.edit(name="x")
    assert refusal.value.code == 50083
    thread = await thread.edit(archived=False)
    assert (await message.edit(content="now")).content == "now"


async def test_a_message_wakes_an_archived_thread_but_not_a_locked_one(
    cord: LocalCord, connect: Connect, join: Join
) -> None:
    channel = text_channel(await connect())
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    ann = await join("Ann")
    await ann.send(str(thread.id), "anybody?")
    assert ann.channels[str(thread.id)]["thread_metadata"]["archived"] is False
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as refusal:
        await thread.send("x")
    assert refusal.value.code == 50083


async def test_click_in_an_archived_thread_never_reaches_the_bot(connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Go", custom_id="go"))
    message = await thread.send(view=view)
    await thread.edit(archived=True)
    ann = await join("Ann")
    board = (await ann.history(str(thread.id)))[0]
    assert board["id"] == str(message.id)
    with pytest.raises(Refused, match="50083"):
        await ann.click(board, "Go")


# Direct messages


async def test_people_and_the_bot_write_to_each_other(cord: LocalCord, connect: Connect, join: Join) -> None:
    bot = await connect()

    @bot.event
    async def on_message(message: discord.Message) -> None:
        if message.author != bot.user and message.content == "hand":
            await message.channel.send("Your shares: silk, jade")

    ann, ben = await join("Ann"), await join("Ben")
    dm = await ann.open_dm("Manila")
    await ann.send(dm, "hand")
    assert (await ann.wait_message("Your shares"))["channel_id"] == dm["id"]
    assert dm["recipients"][0]["username"] == "Manila"
    assert not ben.messages
    with pytest.raises(Refused, match="50001"):
        await ben.history(dm)


async def test_closed_direct_messages_refuse_the_bot(cord: LocalCord, connect: Connect, join: Join) -> None:
    bot = await connect()
    ann = await join("Ann")
    await ann.take_dms(False)
    user = await bot.fetch_user(int(ann.id))
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("x")
    assert refusal.value.code == 50007
    await ann.take_dms(True)
    message = await user.send("now")
    assert ann.messages[str(message.id)]["content"] == "now"


async def test_a_command_works_in_a_direct_message(connect: Connect, join: Join) -> None:
    bot = await connect()

    @bot.tree.command()
    async def hand(interaction: discord.Interaction[Bot]) -> None:
        """Hand."""
        assert interaction.guild is None
        assert isinstance(interaction.channel, discord.DMChannel)
        await interaction.response.send_message(f"For {interaction.user.name}")

    @bot.tree.command()
    @discord.app_commands.guild_only()
    async def table(interaction: discord.Interaction[Bot]) -> None:
        """Table."""
        await interaction.response.send_message("x")

    await bot.tree.sync()
    ann = await join("Ann")
    dm = await ann.open_dm("Manila")
    assert (await ann.slash(dm, "hand")).text == "For Ann"
    with pytest.raises(Refused, match="10063"):
        await ann.slash(dm, "table")


# Corners


async def test_a_reply_to_a_reply_tells_one_level_only(connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    ann = await join("Ann")
    first = await channel.send("first")
    second = await first.reply("second")
    third = await second.reply("third")
    shown = ann.messages[str(third.id)]
    assert shown["referenced_message"]["content"] == "second"
    assert "referenced_message" not in shown["referenced_message"]
    await second.delete()
    assert (await ann.history("manila"))[-1]["referenced_message"] is None


async def test_a_reply_to_a_message_that_is_gone_can_still_be_sent(connect: Connect) -> None:
    channel = text_channel(await connect())
    gone = await channel.send("gone")
    await gone.delete()
    reference = gone.to_reference(fail_if_not_exists=False)
    assert (await channel.send("alone", reference=reference)).reference is None


async def test_direct_messages_cannot_be_cleared_like_channels(cord: LocalCord, api: Api, join: Join) -> None:
    ann = await join("Ann")
    dm = await ann.open_dm("Manila")
    message = await ann.send(dm, "mine")
    assert (await api("DELETE", f"/channels/{dm['id']}/messages/{message['id']}")).code == 50003
    assert (await api("GET", f"/channels/{dm['id']}")).body["recipients"][0]["id"] == ann.id
    with pytest.raises(Refused, match="50003"):
        await ann.delete_channel(dm)


@own_rules_only
@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/channels/{channel}/messages?limit=101", None, 50035),
        ("PATCH", "/channels/{channel}", {"name": "x"}, 50024),
        ("POST", "/channels/{channel}/threads", {"name": "x" * 101, "type": 11}, 50035),
        ("POST", "/channels/{channel}/threads", {"type": 11}, 50035),
        ("POST", "/channels/{channel}/threads", {"name": "x", "type": 11, "auto_archive_duration": 5}, 50035),
        ("POST", "/users/@me/channels", {}, 50035),
        ("GET", "/applications/1/emojis", None, 10002),
        ("GET", "/applications/1/commands", None, 10002),
    ],
)
async def test_a_request_is_refused_with_its_code(
    cord: LocalCord, api: Api, method: str, path: str, body: object, code: int
) -> None:
    where = path.format(channel=cord.channel("manila").id, guild=cord.guild.id)
    assert (await api(method, where, body)).code == code


async def test_a_thread_cannot_be_started_in_a_thread(api: Api, connect: Connect) -> None:
    thread = await text_channel(await connect()).create_thread(name="Private")
    answer = await api("POST", f"/channels/{thread.id}/threads", {"name": "x", "type": 11})
    assert answer.code == 50024


async def test_threads_go_with_their_channel(connect: Connect, join: Join) -> None:
    channel = text_channel(await connect())
    thread = await channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
    ann = await join("Ann")
    await ann.delete_channel("manila")
    assert [known["name"] for known in ann.channels.values()] == ["general"]
    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("x")
    assert refusal.value.code == 10003
    with pytest.raises(Refused, match="10003"):
        await ann.history(str(thread.id))


async def test_a_person_reads_only_what_they_may_see(cord: LocalCord, join: Join) -> None:
    ben = await join("Ben")
    cord.revoke(cord.channel("general"), Permissions.VIEW_CHANNEL, user=cord.user("Ben"))
    with pytest.raises(Refused, match="50001"):
        await ben.history("general")
    late = await join("Ben")
    assert [channel["name"] for channel in late.channels.values()] == ["manila"]
