"""Tables in places that not everybody sees: who may know of them, and where they may be brought."""

from __future__ import annotations

from itertools import chain
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord import PermissionOverwrite
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.cogs.tables.cog import FINISHED
from bot.core.visibility import REFUSED_SECONDS, is_gone, open_thread
from bot.tables.pings import AWAY
from engine import lobby as lobbies
from host.live import GameSession, TableSession, require_game
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, press, press_late, pressable, seen, table_message, text_of, with_part
from tests.bot.finishing import finish, recorded
from tests.bot.playing import start_game
from tests.bot.test_stats import store_of
from tests.kit import GAMES
from tests.plans import heard

HIDDEN = PermissionOverwrite(view_channel=False)
SHOWN = PermissionOverwrite(view_channel=True)
NO_TABLE = "❗ That table no longer exists."


def back_room(harbor: Harbor, *people: MemberActor) -> ChannelHandle:
    """A channel that these people and the bot see, and nobody else."""
    me = harbor.guild.me
    assert me is not None
    overwrites: dict[Any, PermissionOverwrite] = dict.fromkeys((me, *people), SHOWN)
    overwrites[harbor.guild.default_role] = HIDDEN
    return harbor.guild.create_text_channel("back-room", overwrites=overwrites)


def shut_out(place: ChannelHandle, who: Any, may: PermissionOverwrite = HIDDEN) -> None:
    """Change who sees a channel."""
    allow, deny = may.pair()
    kind = OverwriteType.MEMBER if isinstance(who, MemberActor) else OverwriteType.ROLE
    place._env.backend.set_overwrite(place.id, Overwrite(who.id, kind, allow.value, deny.value))


async def private_thread(harbor: Harbor, *people: MemberActor) -> ChannelHandle:
    """A thread under the harbour's channel that only its members see."""
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="whispers", type=discord.ChannelType.private_thread)
    for person in people:
        await thread.add_user(discord.Object(person.id))
    return next(found for found in harbor.channel.threads if found.id == thread.id)


async def table_in(harbor: Harbor, channel: ChannelHandle, *people: MemberActor) -> GameSession:
    """A game of these people, filled up with AI seats."""
    host, *others = people
    await host.slash(channel, "manila new", players=3)
    for person in others:
        await press(person, table_message(channel), "lb:.*:join")
    for _ in range(3 - len(people)):
        await press(host, table_message(channel), "^easy$")
    await press(host, table_message(channel), "lb:.*:start")
    return require_game((await harbor.bot.services.tables.in_channel(channel.id))[-1])


async def asked_for(person: MemberActor, channel: ChannelHandle, table: int) -> str:
    result = await person.slash(channel, "table replay", table=table)
    assert result.response is not None
    return text_of(result.response)


async def test_table_list_omits_channels_that_the_user_cannot_see(harbor: Harbor) -> None:
    live = await table_in(harbor, back_room(harbor, harbor.ann, harbor.ben), harbor.ann)
    assert "ann" not in answer_of(await harbor.cho.slash(harbor.channel, "table list"))
    for who in (harbor.ann, harbor.ben):
        assert str(live.message) in answer_of(await who.slash(harbor.channel, "table list"))


async def test_table_list_passes_no_channels_to_the_database(harbor: Harbor) -> None:
    places = [harbor.guild.create_text_channel(f"place-{number}") for number in range(20)]
    for number, place in enumerate(places):
        lobby = lobbies.open_lobby(GAMES["manila"], number + 1, "Far", 3)
        await store_of(harbor).create_lobby(lobby, guild_id=harbor.guild.id, channel_id=place.id)
    with heard() as asked:
        said = answer_of(await harbor.ann.slash(harbor.channel, "table list"))
    assert "20 tables" in said
    assert {place.id for place in places}.isdisjoint(chain.from_iterable(asked.values()))


async def test_games_of_hidden_channels_are_not_offered_for_a_replay(harbor: Harbor) -> None:
    live = await finish(await table_in(harbor, back_room(harbor, harbor.ann), harbor.ann))
    for who, offered in ((harbor.ann, [live.id]), (harbor.cho, [])):
        choices = await who.autocomplete(harbor.channel, "table replay", "table", "")
        assert [choice["value"] for choice in choices] == offered


async def test_games_of_a_hidden_channel_crowd_out_no_replay(harbor: Harbor) -> None:
    live, store = await finish(await table_in(harbor, harbor.channel, harbor.ann)), store_of(harbor)
    room = back_room(harbor, harbor.ann)
    for _ in range(FINISHED):
        hidden = await recorded(store, harbor.guild.id, harbor.ann.id, harbor.ben.id)
        await store.place(hidden, channel_id=room.id, message_id=None)
    choices = await harbor.cho.autocomplete(harbor.channel, "table replay", "table", "")
    assert [choice["value"] for choice in choices] == [live.id]


async def test_a_table_that_one_may_not_see_is_no_table(harbor: Harbor) -> None:
    live = await table_in(harbor, back_room(harbor, harbor.ann), harbor.ann)
    assert await asked_for(harbor.cho, harbor.channel, live.id) == NO_TABLE
    assert await asked_for(harbor.cho, harbor.channel, 999) == f"{NO_TABLE} **×2**"


async def test_invisible_game_is_not_even_loaded_from_its_log(harbor: Harbor) -> None:
    live = await table_in(harbor, back_room(harbor, harbor.ann), harbor.ann)
    await harbor.restart()
    before = harbor.bot.services.tables.live
    assert await asked_for(harbor.cho, harbor.channel, live.id) == NO_TABLE
    assert harbor.bot.services.tables.live == before


async def test_private_thread_shows_its_table_to_its_own_people_alone(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    live = await table_in(harbor, thread, harbor.ann, harbor.ben)
    assert await asked_for(harbor.cho, harbor.channel, live.id) == NO_TABLE
    assert "ann" not in answer_of(await harbor.cho.slash(harbor.channel, "table list"))
    assert "Step" in await asked_for(harbor.ben, harbor.channel, live.id)


async def test_who_manages_threads_sees_the_tables_of_private_ones(harbor: Harbor) -> None:
    live = await table_in(harbor, await private_thread(harbor, harbor.ann), harbor.ann)
    warden = harbor.guild.create_role("warden", permissions=discord.Permissions(manage_threads=True))
    dan = harbor.guild.add_member(harbor.env.create_user("dan"), roles=[warden])
    assert "Step" in await asked_for(dan, harbor.channel, live.id)


async def test_a_voice_channel_shows_its_table_to_those_who_may_enter(harbor: Harbor) -> None:
    live = await table_in(harbor, harbor.channel, harbor.ann)
    voice = harbor.guild.create_voice_channel("voice")
    live.channel = voice.id
    assert "Step" in await asked_for(harbor.cho, harbor.channel, live.id)
    found = harbor.bot.get_channel(voice.id)
    assert isinstance(found, discord.VoiceChannel)
    await found.set_permissions(found.guild.default_role, connect=False)
    assert await asked_for(harbor.cho, harbor.channel, live.id) == NO_TABLE


# -- new seats --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["channel", "private thread"])
async def test_a_seat_is_offered_to_nobody_who_does_not_see_it(harbor: Harbor, where: str) -> None:
    people = (harbor.ann, harbor.ben)
    place = await private_thread(harbor, *people) if where == "private thread" else back_room(harbor, *people)
    live = await table_in(harbor, place, harbor.ann)
    refused = await harbor.ann.slash(place, "table replace", newcomer=harbor.cho)
    assert "can’t see this table’s channel" in answer_of(refused)
    assert await harbor.bot.services.tables.store.offers.of(live.id, 0) is None
    assert harbor.cho.mention not in "".join(text_of(message) for message in place.history())
    assert "asked" in answer_of(await harbor.ann.slash(place, "table replace", newcomer=harbor.ben))


async def test_a_rematch_seats_nobody_who_does_not_see_it(harbor: Harbor) -> None:
    room = back_room(harbor, harbor.ann, harbor.ben, harbor.cho)
    live = await finish(await table_in(harbor, room, harbor.ann, harbor.ben, harbor.cho))
    await harbor.bot.services.updater.update(live)
    for person in (harbor.ben, harbor.cho):
        harbor.env.backend.set_overwrite(room.id, Overwrite(person.id, OverwriteType.MEMBER, 0, 1024))
    elsewhere = await table_in(harbor, harbor.channel, harbor.ben)
    button = f"tb:{live.id}:rematch"
    there = with_part(seen(harbor.ben, table_message(harbor.channel)), button)
    assert NO_TABLE in answer_of(await press_late(harbor.ben, there, button))
    assert await harbor.bot.services.tables.in_channel(room.id) == []
    await press(harbor.ann, table_message(room), "tb:.*:rematch")
    assert NO_TABLE in answer_of(await press_late(harbor.ben, there, button))
    (again,) = await harbor.bot.services.tables.in_channel(room.id)
    assert [chair.user for chair in again.lobby.chairs] == [harbor.ann.id]
    assert elsewhere.id != again.id


async def test_a_rematch_brought_out_of_sight_gives_way(harbor: Harbor) -> None:
    live = await finish(await table_in(harbor, harbor.channel, harbor.ann, harbor.ben, harbor.cho))
    await harbor.bot.services.updater.update(live)
    over = seen(harbor.ben, table_message(harbor.channel))
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:rematch")
    (again,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    room = back_room(harbor, harbor.ann)
    await brought(harbor.ann, room, again)
    assert again.channel == room.id
    for person in (harbor.ben, harbor.cho, harbor.ann):
        await press_late(person, over, f"tb:{live.id}:rematch")
    assert again.present == [harbor.ann.id]
    (other,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert other.present == [harbor.ben.id, harbor.cho.id, harbor.ann.id]
    await harbor.bot.services.tables.end(other, "untouched")
    await press_late(harbor.ben, over, f"tb:{live.id}:rematch")
    (other,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert other.present == [harbor.ben.id]


@pytest.mark.slow
async def test_who_has_left_the_server_sits_down_there_no_more(harbor: Harbor) -> None:
    live = await finish(await table_in(harbor, harbor.channel, harbor.ann, harbor.ben))
    await harbor.bot.services.updater.update(live)
    await press(harbor.ann, table_message(harbor.channel), "tb:.*:rematch")
    asleep = await table_in(harbor, harbor.guild.create_text_channel("quay"), harbor.ann, harbor.ben)
    await harbor.bot.services.tables.end(asleep, "untouched")
    ben = harbor.ben.user
    harbor.guild.remove_member(harbor.ben)
    await ben.send_dm("help")
    told, rematch = max(ben.dm_channel.history(), key=lambda message: message.id), f"tb:{live.id}:rematch"
    assert NO_TABLE in answer_of(await press_late(ben, with_part(seen(ben, told), rematch), rematch))
    (again,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert again.present == [harbor.ann.id]
    assert NO_TABLE in text_of((await ben.slash("table reopen", table=asleep.id)).response)
    assert asleep.closed


# -- bringing a table elsewhere -----------------------------------------------------------------------------


async def brought(person: MemberActor, channel: ChannelHandle, live: TableSession) -> str:
    """What somebody is told who asks for a table, and says yes to bringing it."""
    result = await person.slash(channel, "manila board", table=live.id)
    assert result.response is not None
    if any(custom_id.startswith("bm:") for custom_id in pressable(result.response)):
        result = await press(person, result.response, "bm:")
    assert result.response is not None
    return text_of(result.response)


async def test_the_host_brings_a_table_to_another_channel(harbor: Harbor) -> None:
    live = await table_in(harbor, harbor.channel, harbor.ann, harbor.ben)
    other = harbor.guild.create_text_channel("other")
    assert "Only the host" in await brought(harbor.ben, other, live)
    assert live.channel == harbor.channel.id
    await brought(harbor.ann, other, live)
    assert live.channel == other.id


@pytest.mark.slow
async def test_moving_a_table_asks_the_host_and_leaves_a_link_behind(
    harbor: Harbor,
) -> None:
    live = await table_in(harbor, harbor.channel, harbor.ann, harbor.ben)
    before = table_message(harbor.channel)
    other = harbor.guild.create_text_channel("other")
    asked = await harbor.ann.slash(other, "manila board", table=live.id)
    assert "If you move it here" in answer_of(asked)
    assert asked.response is not None
    assert (live.channel, live.message) == (harbor.channel.id, before.id)
    question = seen(harbor.ann, asked.response)
    await press(harbor.ann, asked.response, "bm:")
    assert (live.channel, live.message) == (other.id, table_message(other).id)
    left = next(message for message in harbor.channel.history() if message.id == before.id)
    assert text_of(left).strip().startswith("Table 1 moved to another channel")
    assert f"{other.id}/{live.message}" in text_of(left)
    await finish(live)
    assert "over" in answer_of(await press_late(harbor.ann, question, f"bm:{live.id}"))


async def test_anybody_may_have_a_table_posted_anew_where_it_is(harbor: Harbor) -> None:
    live = await table_in(harbor, harbor.channel, harbor.ann)
    old = live.message
    await brought(harbor.cho, harbor.channel, live)
    assert live.message != old


async def test_a_table_stays_in_its_server(harbor: Harbor) -> None:
    live = await table_in(harbor, harbor.channel, harbor.ann)
    guild = harbor.env.create_guild()
    abroad = guild.create_text_channel("abroad")
    ann = guild.add_member(harbor.ann.user)
    assert "can’t move to another server" in await brought(ann, abroad, live)
    assert live.channel == harbor.channel.id


@pytest.mark.parametrize("kind", ["channel", "thread"])
async def test_what_was_private_is_not_brought_before_more_people(harbor: Harbor, kind: str) -> None:
    people = (harbor.ann, harbor.ben)
    room = await private_thread(harbor, *people) if kind == "thread" else back_room(harbor, *people)
    live = await table_in(harbor, room, *people)
    assert "stays there" in await brought(harbor.ann, harbor.channel, live)
    wider = back_room(harbor, *people, harbor.cho)
    assert "stays there" in await brought(harbor.ann, wider, live)
    assert live.channel == room.id


async def test_table_goes_to_smaller_place_if_all_who_sit_there_see_it(harbor: Harbor) -> None:
    live = await table_in(harbor, harbor.channel, harbor.ann, harbor.ben)
    without_ben = back_room(harbor, harbor.ann)
    assert "**ben** can’t see" in await brought(harbor.ann, without_ben, live)
    assert live.channel == harbor.channel.id
    room = back_room(harbor, harbor.ann, harbor.ben)
    await brought(harbor.ann, room, live)
    assert live.channel == room.id


async def test_a_table_goes_to_a_private_thread_of_all_who_sit_there(harbor: Harbor) -> None:
    live = await table_in(harbor, harbor.channel, harbor.ann, harbor.ben)
    assert "can’t see" in await brought(harbor.ann, await private_thread(harbor, harbor.ann), live)
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    await brought(harbor.ann, thread, live)
    assert live.channel == thread.id


async def test_who_was_shut_out_by_name_stays_shut_out(harbor: Harbor) -> None:
    shut = harbor.guild.create_text_channel("shut", overwrites={harbor.cho: HIDDEN})
    live = await table_in(harbor, shut, harbor.ann)
    assert "stays there" in await brought(harbor.ann, harbor.channel, live)


@pytest.mark.parametrize("let_in", ["name", "role"])
async def test_who_was_shut_out_by_a_role_stays_shut_out(harbor: Harbor, let_in: str) -> None:
    late, crew = harbor.guild.create_role("late"), harbor.guild.create_role("crew")
    dan = harbor.guild.add_member(harbor.env.create_user("dan"), roles=[late, crew])
    shut = harbor.guild.create_text_channel("shut", overwrites={late: HIDDEN})
    live = await table_in(harbor, shut, harbor.ann)
    room = harbor.guild.create_text_channel(
        "room", overwrites={late: HIDDEN, (dan if let_in == "name" else crew): SHOWN}
    )
    assert await asked_for(dan, harbor.channel, live.id) == NO_TABLE
    assert "stays there" in await brought(harbor.ann, room, live)
    same = harbor.guild.create_text_channel("same", overwrites={late: HIDDEN})
    await brought(harbor.ann, same, live)
    assert live.channel == same.id


@pytest.mark.parametrize("right", ["view_channel", "connect"])
async def test_who_was_shut_out_of_a_voice_channel_stays_so(harbor: Harbor, right: str) -> None:
    voice = harbor.guild.create_voice_channel("cabin")
    _, deny = PermissionOverwrite(**{right: False}).pair()
    harbor.env.backend.set_overwrite(voice.id, Overwrite(harbor.cho.id, OverwriteType.MEMBER, 0, deny.value))
    live = await table_in(harbor, voice, harbor.ann)
    assert "stays there" in await brought(harbor.ann, harbor.channel, live)
    assert live.channel == voice.id


@pytest.mark.slow
async def test_rematch_from_another_channel_opens_where_the_game_was(harbor: Harbor) -> None:
    room = back_room(harbor, harbor.ann, harbor.ben)
    live = await finish(await table_in(harbor, room, harbor.ann, harbor.ben))
    history = await harbor.ben.slash(harbor.channel, "history")
    assert history.response is not None
    rematch = f"tb:{live.id}:rematch"
    there = with_part(seen(harbor.ben, history.response), rematch)
    said = answer_of(await press_late(harbor.ben, there, rematch))
    assert str(room.id) in said
    again = (await harbor.bot.services.tables.in_channel(room.id))[-1]
    assert again.lobby.after == live.id
    assert again.message == table_message(room).id


# -- who was removed from where a table is -------------------------------------------------------------------------


async def test_reopening_takes_who_sees_the_place(harbor: Harbor) -> None:
    room = back_room(harbor, harbor.ann, harbor.ben)
    live = await table_in(harbor, room, harbor.ann, harbor.ben)
    await harbor.bot.services.tables.end(live, "untouched")
    harbor.env.backend.set_overwrite(room.id, Overwrite(harbor.ann.id, OverwriteType.MEMBER, 0, HIDDEN.pair()[1].value))
    reopened = await harbor.ann.slash(harbor.channel, "table reopen", table=live.id)
    assert NO_TABLE in answer_of(reopened)
    assert live.closed
    await harbor.ben.slash(harbor.channel, "table reopen", table=live.id)
    assert not live.closed


async def test_nobody_is_made_host_who_does_not_see_it(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    live = await table_in(harbor, thread, harbor.ann, harbor.ben)
    harbor.env.backend.get_channel(thread.id).thread_members.pop(harbor.ben.id)
    before = len(thread.history())
    refused = await harbor.ann.slash(thread, "table host", heir=harbor.ben)
    assert "can’t see this table’s channel" in answer_of(refused)
    assert live.lobby.host == harbor.ann.id
    assert len(thread.history()) == before


@pytest.mark.parametrize("removed", [False, True])
async def test_no_ping_lets_a_removed_player_back_in(harbor: Harbor, removed: bool) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    live = await table_in(harbor, thread, harbor.ann, harbor.ben)
    while live.chairs[live.table.to_act[0]].user != harbor.ann.id:
        await live.table.time_up(live.table.ply)
    if removed:
        place = harbor.bot.get_channel(thread.id)
        assert isinstance(place, discord.Thread)
        await place.remove_user(discord.Object(harbor.ann.id))
    await harbor.env.advance_time(AWAY.total_seconds() + 1)
    await harbor.bot.services.updater.update(live)
    pings = [message for message in thread.history() if message.content.startswith(f"<@{harbor.ann.id}>")]
    assert bool(pings) is not removed


async def test_no_outsider_brings_a_hidden_game_back_to_memory(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await table_in(harbor, back_room(harbor, harbor.ann, harbor.ben), harbor.ann, harbor.ben)
    tables, brought_back = harbor.bot.services.tables, list[int]()
    get = tables.get

    async def watched(table: int) -> TableSession | None:
        brought_back.append(table)
        return await get(table)

    monkeypatch.setattr(tables, "get", watched)
    answer_of(await harbor.eve.slash(harbor.channel, "manila board", table=live.id))
    assert brought_back == []
    await brought(harbor.ann, harbor.channel, live)
    assert live.id in brought_back


async def test_only_what_discord_does_not_know_is_gone(harbor: Harbor) -> None:
    client, guild, place = harbor.bot, harbor.guild.id, harbor.guild.create_text_channel("quay")
    known = client.get_guild(guild)
    assert known is not None
    harbor.env.inject_error("GET", "/channels/*", status=404, code=10003)
    assert not await is_gone(client, guild, place.id), "a channel in the cache needs no question"
    assert await is_gone(client, guild, 7)
    harbor.env.inject_error("GET", "/channels/*", status=403, code=50001)
    assert not await is_gone(client, guild, 7)
    harbor.env.inject_error("GET", "/channels/*", status=503)
    with pytest.raises(discord.HTTPException):
        await is_gone(client, guild, 8)
    known.unavailable = True
    with pytest.raises(TimeoutError):
        await is_gone(client, guild, place.id)


@pytest.mark.parametrize("news", [False, True])
async def test_a_thread_is_of_the_kind_that_its_channel_has(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, news: bool
) -> None:
    place = harbor.guild.create_news_channel("news") if news else harbor.channel
    await harbor.env.settle()
    channel = harbor.bot.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    made = AsyncMock()
    monkeypatch.setattr(discord.TextChannel, "create_thread", made)  # the simulation has no threads of news
    await open_thread(channel, "deck")
    kind = discord.ChannelType.news_thread if news else discord.ChannelType.public_thread
    made.assert_awaited_once_with(name="deck", type=kind)


# -- archived threads -------------------------------------------------------------------------------


async def public_thread(harbor: Harbor) -> tuple[discord.Thread, ChannelHandle]:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (place,) = harbor.channel.threads
    return thread, place


async def in_archived_thread(harbor: Harbor) -> TableSession:
    """A game of Ann and Ben in a thread that Discord has archived."""
    thread, place = await public_thread(harbor)
    live = await table_in(harbor, place, harbor.ann, harbor.ben)
    await thread.edit(archived=True)
    await harbor.env.settle()
    return live


@pytest.mark.parametrize(("what", "whom"), [("replace", "newcomer"), ("host", "heir")])
async def test_players_act_from_elsewhere_in_an_archived_thread(harbor: Harbor, what: str, whom: str) -> None:
    live = await in_archived_thread(harbor)
    named = harbor.cho if what == "replace" else harbor.ben
    said = answer_of(await harbor.ann.slash(harbor.channel, f"table {what}", table=live.id, **{whom: named}))
    assert "in your name" not in said


async def test_an_admin_reopens_a_table_in_an_archived_thread(harbor: Harbor, boss: MemberActor) -> None:
    thread, place = await public_thread(harbor)
    live = await table_in(harbor, place, boss, harbor.ben)
    await harbor.bot.services.tables.end(live, "untouched")
    await thread.edit(archived=True)
    await harbor.env.settle()
    assert "is open again" in answer_of(await boss.slash(harbor.channel, "admin reopen", table=live.id))


@pytest.mark.slow
async def test_a_game_in_an_archived_thread_is_replayed_elsewhere(harbor: Harbor) -> None:
    live = await in_archived_thread(harbor)
    await finish(require_game(live))
    assert NO_TABLE not in answer_of(await harbor.cho.slash(harbor.channel, "table replay", table=live.id))


def lookups(harbor: Harbor, before: int) -> int:
    """How often Discord was asked about a channel or a member of a thread since that many calls."""
    calls = harbor.env.http_requests[before:]
    return sum(call.method == "GET" and call.path.startswith("/channels/") for call in calls)


@pytest.mark.slow
async def test_a_refused_thread_is_asked_for_once_a_minute(harbor: Harbor) -> None:
    live = await in_archived_thread(harbor)
    await finish(require_game(live))
    harbor.env.inject_error("GET", f"/channels/{live.channel}", status=403, code=50001, times=2)
    before = len(harbor.env.http_requests)
    for _ in range(3):
        assert NO_TABLE in answer_of(await harbor.cho.slash(harbor.channel, "table replay", table=live.id))
    assert lookups(harbor, before) == 1
    await harbor.env.advance_time(REFUSED_SECONDS)
    assert NO_TABLE in answer_of(await harbor.cho.slash(harbor.channel, "table replay", table=live.id))
    await harbor.env.advance_time(REFUSED_SECONDS)
    assert NO_TABLE not in answer_of(await harbor.cho.slash(harbor.channel, "table replay", table=live.id))


async def test_refused_members_are_asked_for_once_a_minute(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    live = await table_in(harbor, thread, harbor.ann, harbor.ben)
    harbor.env.inject_error("GET", f"/channels/{thread.id}/thread-members/*", status=403, code=50001, times=None)
    other = harbor.guild.create_text_channel("other")
    before = len(harbor.env.http_requests)
    for _ in range(3):
        await harbor.ann.slash(other, "table host", table=live.id, heir=harbor.ben)
    asked = [call for call in harbor.env.http_requests[before:] if "thread-members" in call.path]
    assert len(asked) == 1


async def test_a_player_in_another_server_may_offer_a_seat(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    far = harbor.env.create_guild("far")
    ann, place = far.add_member(harbor.ann.user), far.create_text_channel("far")
    told = await ann.slash(place, "table replace", table=live.id, newcomer=harbor.eve.user)
    assert "can’t write" not in answer_of(told)


@pytest.mark.parametrize("writes", [True, False])
async def test_a_table_in_a_thread_needs_leave_to_write_in_threads(harbor: Harbor, writes: bool) -> None:
    _, place = await public_thread(harbor)
    assert harbor.bot.user is not None
    may = PermissionOverwrite(send_messages=not writes, send_messages_in_threads=writes)
    allow, deny = may.pair()
    overwrite = Overwrite(harbor.bot.user.id, OverwriteType.MEMBER, allow.value, deny.value)
    harbor.env.backend.set_overwrite(harbor.channel.id, overwrite)
    await harbor.env.settle()
    assert (await harbor.ann.slash(place, "manila new")).ephemeral is not writes


@pytest.mark.parametrize("where", ["private thread", "voice channel"])
@pytest.mark.parametrize(("what", "whom"), [("replace", "newcomer"), ("host", "heir")])
async def test_who_was_shut_out_has_the_bot_post_nothing_there(
    harbor: Harbor, where: str, what: str, whom: str
) -> None:
    if where == "private thread":
        place = await private_thread(harbor, harbor.ann, harbor.ben, harbor.cho)
    else:
        place = harbor.guild.create_voice_channel("cabin")
    live = await table_in(harbor, place, harbor.ann, harbor.ben)
    thread = harbor.bot.get_channel(place.id)
    if isinstance(thread, discord.Thread):
        await thread.remove_user(discord.Object(harbor.ann.id))
    else:
        shut_out(place, harbor.ann, PermissionOverwrite(connect=False))
    await harbor.env.settle()
    named = harbor.cho if what == "replace" else harbor.ben
    said = answer_of(await harbor.ann.slash(harbor.channel, f"table {what}", table=live.id, **{whom: named}))
    assert "in your name" in said


async def test_who_left_a_private_thread_unheard_sees_no_table_there(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    live = await table_in(harbor, thread, harbor.ann)
    harbor.env.backend.get_channel(thread.id).thread_members.pop(harbor.ben.id)  # the bot isn't told
    other = harbor.guild.create_text_channel("other")
    assert "no longer exists" in answer_of(await harbor.ben.slash(other, "table replay", table=live.id))


async def test_members_of_a_private_thread_post_there_from_elsewhere(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben, harbor.eve)
    live = await table_in(harbor, thread, harbor.ann, harbor.ben)
    other = harbor.guild.create_text_channel("other")
    assert "can’t write" not in answer_of(
        await harbor.ben.slash(other, "table replace", table=live.id, newcomer=harbor.eve)
    )
    harbor.env.backend.get_channel(thread.id).thread_members.pop(harbor.ben.id)  # the bot isn't told
    assert "can’t write" in answer_of(
        await harbor.ben.slash(other, "table replace", table=live.id, newcomer=harbor.eve)
    )
