"""Nobody sees or changes what is in a channel that they can't see, whatever they press."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord
import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.core.ids import Id
from tests.bot.conftest import Harbor
from tests.bot.driver import press_late, seen, table_message, text_of, with_part
from tests.bot.playing import start_game
from tests.bot.test_admin import lobby as open_lobby
from tests.bot.test_forged_numbers import EXAMPLES
from tests.bot.test_nights import come, plan
from tests.bot.test_places import back_room
from tests.bot.test_privacy import contents
from tests.bot.test_stats import store_of

PLACES: Final = ("unseen", "rights elsewhere", "another server")
"""From where somebody presses who doesn't see the channel."""
OWN: Final = ("dr:", "pv:", "px:", "learn:", "solo:", "pz:", "pm:", "plan:", "fix:", "gs:", "re:", "bd:")
"""Ids that are about no table of others: a person's own data and games, a server's settings, and its leaderboard."""

STATISTICS: Final = ("sv:", "hs:", "hg:")
"""Ids of statistics, which name the user they are about to everyone."""


async def outsider(harbor: Harbor, where: str) -> tuple[MemberActor, ChannelHandle]:
    if where != "another server":
        place = harbor.guild.create_text_channel("front-room")
        if where == "rights elsewhere":
            may = discord.PermissionOverwrite(manage_events=True, manage_messages=True, manage_threads=True)
            place = harbor.guild.create_text_channel("own-room", overwrites={harbor.eve: may})
        return harbor.eve, place
    guild = harbor.env.create_guild()
    boss = guild.create_role("boss", permissions=discord.Permissions(administrator=True))
    return guild.add_member(harbor.env.create_user("dan"), roles=[boss]), guild.create_text_channel("far")


@pytest.mark.parametrize("where", PLACES)
async def test_no_press_reaches_a_channel_one_does_not_see(harbor: Harbor, where: str) -> None:
    room = replace(harbor, channel=back_room(harbor, harbor.ann, harbor.ben, harbor.cho))
    await start_game(room, harbor.ann, harbor.ben, ai=1)
    await open_lobby(room, harbor.ben)
    await come(room, await plan(room, harbor.ann), harbor.cho)
    who, place = await outsider(harbor, where)
    await who.slash(place, "manila new")
    until = utcnow() + timedelta(hours=1)
    arena = harbor.guild.id, room.channel.id, "manila", 3, "live", until
    await store_of(harbor).arenas.open(*arena, at_once=9, a_day=9)
    for guild in harbor.env.backend.guilds:
        await store_of(harbor).seasons.current(guild)  # whoever looks first at a season stores it
    page = seen(who, table_message(place))
    ids: list[Id] = harbor.bot.router.ids
    for kind in ids:
        for example in (re.sub(r"^(sv|hs|hg):7:", rf"\1:{harbor.ann.id}:", each) for each in EXAMPLES[kind]):
            if example.startswith(OWN):
                continue
            before = await contents(harbor), len(room.channel.history())
            told = await press_late(who, with_part(page, example), example)
            said = [text_of(each) for each in (told.response, *told.followups) if each is not None]
            assert (await contents(harbor), len(room.channel.history())) == before, example
            if example[:3] not in STATISTICS:
                assert not re.search(r"\b(ann|ben|cho|back-room)\b", " ".join(said)), f"{example}: {said}"
