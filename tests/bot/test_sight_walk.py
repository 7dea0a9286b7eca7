"""Nobody sees or changes what is in a channel that they can't see, whatever they press or ask for."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final, TypeAlias

import discord
import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend.serializers import user_payload
from simcord.builders import ChannelHandle
from simcord.interactions import nest_options, walk_to_subcommand
from simcord.results import InteractionResult

from bot.cogs.tables.presses import AT_TABLES, SHARED
from bot.cogs.tables.voting import VOTES
from bot.tables import panels
from host import autoplay
from tests.bot.conftest import Harbor
from tests.bot.driver import Presser, Seen, press_late, seen, table_message, text_of, with_part
from tests.bot.finishing import finish
from tests.bot.playing import start_game
from tests.bot.test_admin import lobby as open_lobby
from tests.bot.test_forged_numbers import EXAMPLES, INTEGER, commands_of, ordinary
from tests.bot.test_nights import come, plan
from tests.bot.test_places import back_room, private_thread, shut_out
from tests.bot.test_privacy import contents
from tests.bot.test_stats import store_of

Outsider: TypeAlias = tuple[Presser, ChannelHandle]
"""Somebody, and where they press."""

OWN: Final = ("dr:", "pv:", "px:", "learn:", "solo:", "pz:", "pm:", "plan:", "fix:", "gs:", "re:", "bd:")
"""Ids that are about no table of others: a person's own data and games, a server's settings, and its leaderboard."""

STATISTICS: Final = ("sv:", "hs:", "hg:")
"""Ids of statistics, which name the user they are about to everyone."""

TABLES: Final = range(1, 6)
"""A game, a lobby, a game that is over, and a lobby and a game that were closed."""

ACTIONS: Final = sorted({*AT_TABLES, *SHARED, *VOTES, *panels.NAMES, "film"})
"""What may be pressed at a table."""


# -- from where ------------------------------------------------------------------------------------------------


async def unseen(h: Harbor, _: ChannelHandle) -> Outsider:
    return h.eve, h.guild.create_text_channel("front-room")


async def rights_elsewhere(h: Harbor, _: ChannelHandle) -> Outsider:
    may = discord.PermissionOverwrite(manage_events=True, manage_messages=True, manage_threads=True)
    return h.eve, h.guild.create_text_channel("own-room", overwrites={h.eve: may})


async def managing_the_server(h: Harbor, _: ChannelHandle) -> Outsider:
    role = h.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True, manage_events=True))
    mia = h.guild.add_member(h.env.create_user("mia"), roles=[role])
    return mia, h.guild.create_text_channel("front-room")


async def another_server(h: Harbor, _: ChannelHandle) -> Outsider:
    guild = h.env.create_guild()
    boss = guild.create_role("boss", permissions=discord.Permissions(administrator=True))
    return guild.add_member(h.env.create_user("dan"), roles=[boss]), guild.create_text_channel("far")


async def direct_messages(h: Harbor, _: ChannelHandle) -> Outsider:
    return await in_direct_messages(h.eve)


async def left_the_server(h: Harbor, _: ChannelHandle) -> Outsider:
    h.guild.remove_member(h.eve)
    return await in_direct_messages(h.eve)


async def removed_from_the_thread(h: Harbor, room: ChannelHandle) -> Outsider:
    await remove(h, room)
    return h.eve, h.guild.create_text_channel("front-room")


async def removed_and_in_direct_messages(h: Harbor, room: ChannelHandle) -> Outsider:
    await remove(h, room)
    return await in_direct_messages(h.eve)


async def in_direct_messages(person: MemberActor) -> Outsider:
    await person.user.send_dm("help")
    return person.user, person.user.dm_channel


async def remove(h: Harbor, thread: ChannelHandle) -> None:
    place = h.bot.get_channel(thread.id)
    assert isinstance(place, discord.Thread)
    await place.remove_user(discord.Object(h.eve.id))


PLACES: Final[dict[str, Callable[[Harbor, ChannelHandle], Awaitable[Outsider]]]] = {
    make.__name__: make
    for make in (
        unseen,
        rights_elsewhere,
        managing_the_server,
        another_server,
        direct_messages,
        left_the_server,
        removed_from_the_thread,
        removed_and_in_direct_messages,
    )
}
"""From where somebody presses who doesn't see the channel, or not any more."""


# -- what there is to be seen -----------------------------------------------------------------------------------


async def furnish(room: Harbor) -> None:
    """Tables in each state, a night and an arena."""
    await start_game(room, room.ann, room.ben, room.cho)
    await open_lobby(room, room.ben)
    tables = room.bot.services.tables
    await finish(await start_game(room, room.ann, room.ben, room.cho))
    await tables.end(await open_lobby(room, room.cho), "untouched")
    await tables.end(await start_game(room, room.ann, room.ben, room.cho), "untouched")
    await come(room, await plan(room, room.ann), room.cho)
    until = utcnow() + timedelta(hours=1)
    arena = room.guild.id, room.channel.id, "manila", 3, "live", until
    await store_of(room).arenas.open(*arena, at_once=9, a_day=9)
    await room.errands()


async def world(harbor: Harbor, where: str) -> Outsider:
    people = (harbor.ann, harbor.ben, harbor.cho)
    if where.startswith("removed"):
        place = await private_thread(harbor, *people, harbor.eve)
    else:
        place = back_room(harbor, *people, *([harbor.eve] if where == "left_the_server" else []))
    await furnish(replace(harbor, channel=place))
    found = await PLACES[where](harbor, place)
    for guild in harbor.env.backend.guilds:
        await store_of(harbor).seasons.current(guild)  # whoever looks first at a season stores it
    return found


def public(harbor: Harbor) -> set[int]:
    """All messages that more than one person reads."""
    backend = harbor.env.backend
    return {
        message.id
        for channel, messages in backend.messages.items()
        if backend.get_channel(channel).guild_id is not None
        for message in messages.values()
        if not message.is_ephemeral
    }


async def stored(harbor: Harbor) -> set[str]:
    """Everything that is stored, once the bot has done what it does after its answers."""
    await harbor.errands()
    return set((await contents(harbor)).splitlines())


def said_in(told: InteractionResult) -> str:
    shown = [text_of(each) for each in (told.response, *told.followups) if each is not None]
    return " ".join([*shown, *(str(each["name"]) for each in told.autocomplete_choices or ())])


async def page_of(who: Presser, place: ChannelHandle) -> Seen:
    """Something of theirs that buttons can stand on."""
    if isinstance(who, MemberActor):
        await who.slash(place, "manila new")
        return seen(who, table_message(place))
    return seen(who, who.dm_channel.history()[-1])


def presses(harbor: Harbor) -> Iterator[str]:
    """Every kind of press, at each table."""
    for kind in harbor.bot.router.ids:
        for example in dict.fromkeys(
            re.sub(r"^(sv|hs|hg):7:", rf"\1:{harbor.ann.id}:", each) for each in EXAMPLES[kind]
        ):
            if example.startswith("tb:"):
                yield from (f"tb:{1 + number % len(TABLES)}:{action}" for number, action in enumerate(ACTIONS))
            elif re.match(r"[a-z]{2}:[12](:|$)", example):
                yield from (f"{example[:3]}{table}{example[4:]}" for table in TABLES)
            elif not example.startswith(OWN):
                yield example


@pytest.mark.parametrize("where", PLACES)
async def test_no_press_reaches_a_channel_one_does_not_see(harbor: Harbor, where: str) -> None:
    who, place = await world(harbor, where)
    page = await page_of(who, place)
    wrong = []
    before = await stored(harbor), public(harbor)
    for example in presses(harbor):
        said = said_in(await press_late(who, with_part(page, example), example))
        after = await stored(harbor), public(harbor)
        if after != before:
            wrong.append(f"{example} changed something: {said}")
        before = after
        if example[:3] not in STATISTICS and re.search(r"\b(ann|ben|cho|back-room|whispers)\b", said):
            wrong.append(f"{example}: {said}")
    assert wrong == []


# -- commands ---------------------------------------------------------------------------------------------------


async def use(
    who: Presser, place: ChannelHandle, kind: int, root: dict[str, Any], path: list[str], options: list[dict[str, Any]]
) -> InteractionResult:
    """Use a command, or look up what one offers (``kind`` 4), where Discord's client may not offer it."""
    _, nesting = walk_to_subcommand(root, path[1:])
    data: dict[str, Any] = {"id": root["id"], "name": root["name"], "type": 1}
    data["options"] = nest_options(root, nesting, options)
    data["resolved"] = {"users": {str(who.id): user_payload(who._env.backend.users[who.id])}}
    return await _dispatch_actor_interaction(who, kind, place, data)


LISTS: Final = frozenset({"table list", "night list", "history", "manila hand"})
"""Commands that name no table and list what there is. Leaderboards and seasons name everyone in a server."""


@pytest.mark.slow
@pytest.mark.parametrize("where", PLACES)
async def test_no_command_reaches_a_channel_one_does_not_see(harbor: Harbor, where: str) -> None:
    who, place = await world(harbor, where)
    wrong = []
    before = await stored(harbor), public(harbor)
    for root, path, leaf in commands_of(harbor):
        options, name = leaf.get("options", ()), " ".join(path)
        numbers = [None, *TABLES] if any(each["name"] == "table" for each in options) else [None]
        if numbers == [None] and name not in LISTS:
            continue
        usual = {each["name"]: ordinary(each, who) for each in options if each.get("required")}
        for number in numbers:
            claimed = usual if number is None else usual | {"table": number}
            given = [
                {"name": each["name"], "type": each["type"], "value": claimed[each["name"]]}
                for each in options
                if each["name"] in claimed
            ]
            asked = [(2, given)]
            for each in options:
                if each.get("autocomplete") and each["name"] == "table":
                    focused = {"name": "table", "type": INTEGER, "value": "" if number is None else str(number)}
                    others = [option for option in given if option["name"] != "table"]
                    asked.append((4, [*others, focused | {"focused": True}]))
            for kind, filled in asked:
                said = said_in(await use(who, place, kind, root, path, filled))
                what = f"/{name} {number} ({kind}): {said}"
                after = await stored(harbor), public(harbor)
                if after != before:
                    wrong.append(f"changed by {what}")
                before = after
                if re.search(r"\b(ann|ben|cho|back-room|whispers)\b", said):
                    wrong.append(what)
    assert wrong == []


# -- who sees, and may not write ---------------------------------------------------------------------------------


def muted(h: Harbor, room: ChannelHandle, who: MemberActor) -> None:
    shut_out(room, who, discord.PermissionOverwrite(view_channel=True, send_messages=False))


def timed_out(h: Harbor, _: ChannelHandle, who: MemberActor) -> None:
    until = (utcnow() + timedelta(hours=2)).isoformat()
    h.env.backend.edit_member(h.guild.id, who.id, {"timed_out_until": until})


SILENCES: Final[dict[str, Callable[[Harbor, ChannelHandle, MemberActor], None]]] = {
    "muted": muted,
    "timed out": timed_out,
}


@pytest.mark.slow
@pytest.mark.parametrize("afar", ["here", "elsewhere", "direct messages"])
@pytest.mark.parametrize("name", ["ann", "ben", "eve"])
@pytest.mark.parametrize("silence", SILENCES)
async def test_no_press_of_a_silenced_person_posts_anything(
    harbor: Harbor, silence: str, name: str, afar: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autoplay, "TAKEOVER", 3600.0)  # the bot itself tells the others that an AI plays
    room = back_room(harbor, harbor.ann, harbor.ben, harbor.cho, harbor.eve)
    await furnish(replace(harbor, channel=room))
    member: MemberActor = getattr(harbor, name)
    who: Presser = member
    place = room
    if afar == "direct messages":
        who, place = await in_direct_messages(member)
    elif afar == "elsewhere":
        place = harbor.guild.create_text_channel("front-room")
    page = seen(member, table_message(room)) if afar == "here" else await page_of(who, place)
    SILENCES[silence](harbor, room, member)
    wrong = []
    for example in presses(harbor):
        before = {message.id for message in room.history()}
        said = said_in(await press_late(who, with_part(page, example), example))
        await harbor.errands()
        new = [text_of(message) for message in room.history() if message.id not in before]
        wrong += [f"{example}: {said} -> {text}" for text in new]
    assert wrong == []
