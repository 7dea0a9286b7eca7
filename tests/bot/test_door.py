"""How strangers come in: the welcome, the ways into a game, and the greeting of a server."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any
from unittest.mock import DEFAULT, AsyncMock

import discord
import pytest
from simcord.builders import ChannelHandle, GuildHandle

from bot.cogs.help import greeting as door
from host.retry import STORE_SECONDS
from storage.errors import StoreUnavailableError
from storage.store import Store
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    alt_of,
    answer_of,
    components,
    fits,
    labels,
    press,
    press_late,
    press_more,
    pressable,
    seen,
    table_message,
    text_of,
    with_part,
)
from tests.bot.settling import page
from tests.bot.test_stats import store_of
from tests.bot.test_writers import forbid
from tests.kit import GAMES

WAYS = ["Learn", "Play against AI", "Open a Table", "Daily Challenge"]
SILENT = discord.PermissionOverwrite(send_messages=False)
BARE = discord.PermissionOverwrite(attach_files=False)


def said(channel: ChannelHandle) -> list[discord.Message]:
    """What the bot has written in a channel."""
    return [message for message in channel.history() if message.author.bot]


async def come(harbor: Harbor, guild: GuildHandle | None = None) -> None:
    """The bot is added to a server whose channels are there already."""
    found = harbor.bot.get_guild((guild or harbor.guild).id)
    assert found is not None
    await harbor.bot.on_guild_join(found)
    await errands(harbor)


async def errands(harbor: Harbor) -> None:
    """Wait until all is done that the bot does by itself: a picture may be drawn for it."""
    if tasks := harbor.bot.features.help.greeter.tasks:
        await asyncio.wait(set(tasks))
    await harbor.env.settle()


# -- /help -------------------------------------------------------------------------------------------------


async def test_help_says_what_this_and_its_first_game_are(harbor: Harbor) -> None:
    shown = await harbor.ann.slash(harbor.channel, "help")
    assert shown.response is not None
    heading, *lines = answer_of(shown).strip().splitlines()
    assert heading.startswith("## ")
    assert len([line for line in lines if not line.startswith("-#")]) == 2
    assert harbor.voice.texts("about-manila") in lines[1]
    assert all(f"**{harbor.voice.texts(f'game-{kind}')}**" in lines[0] for kind in GAMES)
    assert labels(shown.response) == WAYS
    assert shown.response.attachments
    fits(shown.response)


async def test_from_help_play_against_ai_leads_to_a_game_alone(harbor: Harbor) -> None:
    shown = await harbor.ann.slash(harbor.channel, "help")
    assert shown.response is not None
    which = await press(harbor.ann, shown.response, "dr:ai:all")
    assert which.response is not None
    fits(which.response)
    begun = await press(harbor.ann, which.response, "dr:ai:manila")
    assert begun.ephemeral
    assert "practice against 3 × Deckhand" in answer_of(begun)


async def test_a_practice_that_was_left_is_not_replaced_at_once(harbor: Harbor) -> None:
    for kind in list(GAMES)[:2]:
        shown = await harbor.ann.slash(harbor.channel, "help")
        assert shown.response is not None
        which = await press(harbor.ann, shown.response, "dr:ai:all")
        assert which.response is not None
        front = await press(harbor.ann, which.response, f"dr:ai:{kind}")
    assert harbor.voice.texts("practice-against") in answer_of(front)


async def test_a_table_is_opened_for_people_and_a_game_is_learnt(harbor: Harbor) -> None:
    shown = await harbor.ann.slash(harbor.channel, "help")
    assert shown.response is not None
    which = await press(harbor.ann, shown.response, "dr:people:all")
    assert which.response is not None
    opened = await press(harbor.ann, which.response, "dr:people:manilla")
    assert not opened.ephemeral
    assert "Join" in labels(table_message(harbor.channel))
    again = await harbor.ann.slash(harbor.channel, "help")
    assert again.response is not None
    learnt = await press(harbor.ann, again.response, "dr:learn:all")
    assert learnt.response is not None
    taught = await press(harbor.ann, learnt.response, "dr:learn:manille")
    assert taught.response is not None
    assert taught.response.ephemeral
    assert "Manille" in text_of(taught.response)


async def test_only_the_first_practice_announces_a_later_choice(harbor: Harbor) -> None:
    told: list[str] = []
    for _ in range(2):
        shown = await harbor.ann.slash(harbor.channel, "help")
        assert shown.response is not None
        which = await press(harbor.ann, shown.response, "dr:ai:all")
        assert which.response is not None
        told.append(text_of(which.response))
        await press(harbor.ann, which.response, "dr:ai:manila")
    assert ["Next time, you choose" in said for said in told] == [True, False]
    assert "beginner AI players" in told[0]


async def test_which_game_can_be_gone_back_from(harbor: Harbor) -> None:
    shown = await harbor.ann.slash(harbor.channel, "help")
    assert shown.response is not None
    which = await press(harbor.ann, shown.response, "dr:people:all")
    assert which.response is not None
    back = await press(harbor.ann, which.response, "dr:help:all")
    assert back.response is not None
    assert labels(back.response) == WAYS


async def test_a_game_that_is_not_there_is_refused(harbor: Harbor) -> None:
    shown = await harbor.ann.slash(harbor.channel, "help")
    assert shown.response is not None
    forged = with_part(seen(harbor.ann, shown.response), "dr:ai:chess")
    assert "isn’t mine" in answer_of(await press_late(harbor.ann, forged, "dr:ai:chess"))


async def test_play_opens_any_game_in_both_ways(harbor: Harbor) -> None:
    alone = await harbor.ann.slash(harbor.channel, "play", **{"game": "manilla", "with": "ai", "players": 3})
    assert alone.response is not None
    assert "practice against 2 × Onlooker" in answer_of(alone)
    again = await harbor.ann.slash(harbor.channel, "play", **{"game": "manilla", "with": "ai", "players": 3})
    assert again.response is not None
    assert any(":do:begin:3:" in each for each in pressable(again.response))
    await harbor.ann.slash(harbor.channel, "play", **{"game": "manille", "with": "people"})
    assert "Manille" in text_of(table_message(harbor.channel))
    assert "Join" in labels(table_message(harbor.channel))
    refused = await harbor.ben.slash(harbor.channel, "play", **{"game": "manilla", "with": "people", "players": 5})
    assert "2, 3, 4 or 6" in answer_of(refused)


async def test_direct_messages_offer_nothing_that_needs_a_server(harbor: Harbor) -> None:
    await harbor.ann.send_dm("hello")
    answer = harbor.ann.user.dm_channel.history()[-1]
    assert labels(answer) == ["Learn", "Play against AI", "Daily Challenge"]
    assert "`/play`" in text_of(answer)
    helped = await harbor.ann.user.slash("help")
    assert helped.response is not None
    assert labels(helped.response) == ["Learn", "Play against AI", "Daily Challenge"]


async def test_what_is_written_while_an_answer_is_on_its_way_gets_none(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.abc.Messageable.send

    async def send_slowly(channel: discord.abc.Messageable, **message: Any) -> discord.Message:
        await asyncio.sleep(0)
        return await send(channel, **message)

    monkeypatch.setattr(discord.abc.Messageable, "send", send_slowly)
    written = await harbor.ann.send_dm("hello")
    channel = harbor.ann.user.dm_channel
    assert len(said(channel)) == 1
    await asyncio.gather(*(harbor.bot.features.messages.on_message(written) for _ in range(5)))
    assert len(said(channel)) == 2
    await harbor.bot.features.messages.on_message(written)
    assert len(said(channel)) == 3


async def test_a_mention_is_answered_with_the_same(harbor: Harbor) -> None:
    assert harbor.bot.user is not None
    await harbor.ann.send(harbor.channel, f"<@{harbor.bot.user.id}> hello")
    (answer,) = said(harbor.channel)
    assert labels(answer) == WAYS
    await press(harbor.eve, answer, "dr:ai:all")
    assert labels(said(harbor.channel)[0]) == WAYS


# -- the greeting of a server --------------------------------------------------------------------------------


async def test_server_is_greeted_once_even_if_the_greeting_is_deleted(harbor: Harbor) -> None:
    await come(harbor)
    (greeting,) = said(harbor.channel)
    assert labels(greeting) == WAYS
    await greeting.delete()
    await come(harbor)
    assert said(harbor.channel) == []
    store = harbor.bot.store
    assert isinstance(store, Store)
    await store.guilds.forget(harbor.guild.id)
    await come(harbor)
    await harbor.restart()
    await come(harbor)
    assert said(harbor.channel) == []


async def test_server_is_greeted_though_the_store_refuses_once(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    store, found = harbor.bot.services.tables.store.guilds, harbor.bot.get_guild(harbor.guild.id)
    assert found is not None
    for name in ("greeted", "greet"):
        tries = [StoreUnavailableError("locked"), DEFAULT]
        monkeypatch.setattr(store, name, AsyncMock(wraps=getattr(store, name), side_effect=tries))
    with harbor.env._bot_scope():  # what it begins is waited for
        await harbor.bot.on_guild_join(found)
    await harbor.env.advance_time(3 * STORE_SECONDS)
    assert len(said(harbor.channel)) == 1


async def test_greeting_goes_to_a_channel_where_the_bot_may_write(harbor: Harbor) -> None:
    guild = harbor.env.create_guild("Others")
    everybody = guild.default_role
    shut = guild.create_text_channel("shut", overwrites={everybody: SILENT})
    plain = guild.create_text_channel("plain", overwrites={everybody: BARE})
    await come(harbor, guild)
    assert said(shut) == []
    (greeting,) = said(plain)
    assert labels(greeting) == WAYS
    assert not greeting.attachments


async def test_server_without_a_writable_channel_is_not_marked_greeted(harbor: Harbor) -> None:
    guild = harbor.env.create_guild("Others")
    guild.create_text_channel("shut", overwrites={guild.default_role: SILENT})
    await come(harbor, guild)
    assert await harbor.bot.services.tables.store.guilds.greeted(guild.id) is None


@pytest.mark.slow
async def test_server_added_just_before_the_start_is_greeted(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await harbor.restart()
    assert said(harbor.channel) == []
    monkeypatch.setattr(door, "NEW", timedelta(days=36_500))
    await harbor.restart()
    await errands(harbor)
    assert len(said(harbor.channel)) == 1


async def test_those_who_run_a_server_are_told_that_it_was_greeted(harbor: Harbor) -> None:
    await come(harbor)
    boss = harbor.guild.add_member(
        harbor.env.create_user("boss"),
        roles=[harbor.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))],
    )
    assert "I posted my welcome message here" in text_of(await page(harbor, boss, "data"))


# -- the lobby -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GAMES)
async def test_lobby_describes_the_game_its_length_and_ai_levels(harbor: Harbor, kind: str) -> None:
    texts = harbor.voice.texts
    await harbor.ann.slash(harbor.channel, f"{kind} new")
    assert texts(f"about-{kind}") in text_of(table_message(harbor.channel))
    assert f"about {texts(f'lasts-{kind}')}" in alt_of(table_message(harbor.channel))
    level = GAMES[kind].levels[-1]
    await press(harbor.ann, table_message(harbor.channel), f"^{level}$")
    lobby = table_message(harbor.channel)
    assert f"AI, {texts(f'level-{kind}-{level}')}" in text_of(lobby)
    (menu,) = [part for part in components(lobby) if part["type"] == 3]
    assert texts(f"level-{kind}-{level}-help") in {option.get("description") for option in menu["options"]}
    taught = await press_more(harbor.eve, table_message(harbor.channel), "lb:.*:learn")
    assert taught.ephemeral
    assert texts(f"game-{kind}") in answer_of(taught)


async def test_first_table_waits_until_discord_has_told_of_the_server(harbor: Harbor) -> None:
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    bot = guild.me
    guild._remove_member(bot)
    opening = asyncio.create_task(door.open_for(harbor.bot.services, guild.id, harbor.ann.id, "Ann"))
    await asyncio.sleep(door.POLL_SECONDS)
    assert not opening.done()
    guild._add_member(bot)
    live = await opening
    assert live is not None
    assert live.channel in {channel.id for channel in guild.text_channels}


async def test_first_table_opens_where_its_host_may_open_one(harbor: Harbor) -> None:
    services, where = harbor.bot.services, (harbor.guild.id, harbor.ann.id, "Ann")
    forbid(harbor, harbor.channel, "send_messages")
    assert await door.open_for(services, *where) is None
    other, open_ = (harbor.guild.create_text_channel(name) for name in ("other", "open"))
    await harbor.env.settle()
    await store_of(harbor).guilds.change(harbor.guild.id, lambda chosen: chosen.choose("channels", [open_.id]))
    live = await door.open_for(services, *where)
    assert live is not None
    assert live.channel == open_.id
    assert not said(other)
    await store_of(harbor).guilds.change(harbor.guild.id, lambda chosen: chosen.choose("roles", [4711]))
    assert await door.open_for(services, *where) is None


async def test_first_table_is_not_opened_in_an_unknown_server(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TOLD_SECONDS", 0.05)
    assert await door.open_for(harbor.bot.services, 4711, harbor.ann.id, "Ann") is None
