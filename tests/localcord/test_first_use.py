"""The everyday path with an unmodified discord.py client: log in, sync, slash, click, edit."""

from __future__ import annotations

import asyncio
import io
import re

import aiohttp
import discord

from localcord import LocalCord

from .conftest import Bot, Connect, Join, advance, manual_clock, png

Interaction = discord.Interaction[Bot]


async def test_a_client_logs_in_and_knows_its_server(cord: LocalCord, connect: Connect) -> None:
    bot = await connect()
    assert bot.user is not None
    assert bot.user.name == "Manila"
    assert [guild.name for guild in bot.guilds] == ["Harbor"]
    assert [channel.name for channel in bot.guilds[0].text_channels] == ["manila", "general"]
    assert cord.gateway.online


async def test_a_slash_command_is_synced_used_and_answered(connect: Connect, join: Join) -> None:
    bot = await connect()

    @bot.tree.command()
    async def greet(interaction: Interaction, whom: discord.Member, times: int) -> None:
        """Say hello."""
        await interaction.response.send_message(f"Hello {whom.mention}! " * times)

    await bot.tree.sync()
    ann, ben = await join("Ann"), await join("Ben")
    outcome = await ann.slash("manila", "greet", whom=ben.id, times=2)
    assert outcome.message is not None
    assert outcome.text == f"Hello <@{ben.id}>! Hello <@{ben.id}>!"
    assert [user["username"] for user in outcome.message["mentions"]] == ["Ben"]
    assert await ben.wait_message("Hello") == outcome.message


class Turn(discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"turn:(?P<number>\d+)"):
    """A button that survives restarts, with its state in the custom_id."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Turn {number}", custom_id=f"turn:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.LayoutView], match: re.Match[str]
    ) -> Turn:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        number = self.number + 1
        file = discord.File(io.BytesIO(png(40 + number, 30)), f"board-{number}.png", description=f"Board {number}")
        await interaction.response.edit_message(view=board(number), attachments=[file])


def board(number: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container()
    box.add_item(discord.ui.TextDisplay(f"## Turn {number}"))
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
    gallery.add_item(media=f"attachment://board-{number}.png", description=f"Board {number}")
    box.add_item(gallery)
    box.add_item(discord.ui.ActionRow(Turn(number)))
    view.add_item(box)
    return view


async def test_click_edits_the_board_in_place_with_a_new_picture(cord: LocalCord, connect: Connect, join: Join) -> None:
    bot = await connect()
    bot.add_dynamic_items(Turn)

    @bot.tree.command()
    async def start(interaction: Interaction) -> None:
        """Start."""
        file = discord.File(io.BytesIO(png(40, 30)), "board-0.png", description="Board 0")
        await interaction.response.send_message(view=board(0), file=file)

    await bot.tree.sync()
    ann = await join("Ann")
    first = (await ann.slash("manila", "start")).message
    assert first is not None
    assert first["flags"] == 1 << 15
    cord.calls.clear()
    outcome = await ann.click(first, "Turn 0")
    assert [call.path for call in cord.calls] == ["/interactions/{interaction_id}/{interaction_token}/callback"]
    assert outcome.updated is not None
    assert outcome.updated["id"] == first["id"]
    assert outcome.text == "## Turn 1"
    media = outcome.updated["components"][0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"]) == (41, 30)
    assert outcome.updated["attachments"] == []
    async with aiohttp.ClientSession() as client, client.get(cord.url + media["url"]) as response:
        assert response.content_type == "image/png"
        assert await response.read() == png(41, 30)
    again = await ann.click(first, "Turn 1")
    assert again.text == "## Turn 2"


@manual_clock
async def test_without_a_bot_an_interaction_fails_at_once(cord: LocalCord, connect: Connect, join: Join) -> None:
    bot = await connect()

    @bot.tree.command()
    async def start(interaction: Interaction) -> None:
        """Start."""
        raise AssertionError("nobody is there to run this")

    await bot.tree.sync()
    ann = await join("Ann")
    gone = asyncio.create_task(ann.wait_for("presence", lambda presence: not presence["online"]))
    await bot.close()
    await gone
    advance(cord, 4)
    outcome = await ann.slash("manila", "start")
    assert outcome.failed
    assert outcome.failure == "The application did not respond"
    assert not cord.gateway.online
