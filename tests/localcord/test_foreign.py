"""A server where the bot is no member, and people who have added it for themselves: as Discord has it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from localcord import LocalCord
from localcord.person import Refused, SimulatedUser

from .conftest import Api, Bot, Connect

Interaction = discord.Interaction[Bot]


async def test_bot_gets_no_events_from_a_foreign_server_and_no_access(
    cord: LocalCord, api: Api, connect: Connect
) -> None:
    guild = cord.add_guild("Elsewhere", with_bot=False)
    bot = await connect()
    assert bot.get_guild(guild.id) is None
    ann = await SimulatedUser.join(cord, "Ann", guild_id=guild.id)
    await ann.send("general", "hello")
    assert not any(event == "message" for event, _ in list(bot.seen._queue))  # type: ignore[attr-defined]
    channel = cord.channel("general", guild).id
    answers = [
        await api("POST", f"/channels/{channel}/messages", {"content": "x"}),
        await api("GET", f"/guilds/{guild.id}"),
    ]
    assert [(answer.status, answer.code) for answer in answers] == [(403, 50001)] * 2
    await ann.leave()


async def test_user_installed_bot_may_send_five_follow_ups_elsewhere(cord: LocalCord, connect: Connect) -> None:
    told: list[Interaction] = []
    refused = asyncio.get_running_loop().create_future()

    async def go(interaction: Interaction) -> None:
        told.append(interaction)
        await interaction.response.send_message("here", ephemeral=True)
        try:
            for number in range(6):
                await interaction.followup.send(str(number), ephemeral=True)
        except discord.HTTPException as error:
            refused.set_result(error.code)

    bot = await connect()
    command: app_commands.Command[Any, ..., None] = app_commands.Command(name="go", description="Go", callback=go)
    bot.tree.add_command(app_commands.allowed_installs(guilds=True, users=True)(command))
    await bot.tree.sync()
    guild = cord.add_guild("Elsewhere", with_bot=False)
    ann = await SimulatedUser.join(cord, "Ann", guild_id=guild.id)
    with pytest.raises(Refused):
        await ann.slash("general", "go")
    cord.install(cord.user("Ann"))
    assert (await ann.slash("general", "go")).ephemeral
    assert await refused == 40094
    await ann.wait_message("4")
    (interaction,) = told
    assert interaction.guild_id == guild.id
    assert interaction.is_user_integration()
    assert not interaction.is_guild_integration()
    await ann.leave()
