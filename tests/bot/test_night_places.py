"""Game nights in places that not everybody sees: who knows of them, and who gets a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any, Final
from unittest.mock import patch

import discord
import pytest
from discord import PermissionOverwrite
from discord.utils import utcnow
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.cogs.nights import events as night_events
from bot.cogs.nights.announcements import NightMessages
from bot.cogs.nights.cog import NightCog
from bot.cogs.nights.events import NightEvents
from bot.cogs.nights.views import NIGHT
from bot.core.visibility import REFUSED_SECONDS, Place, sees
from host.rate_limiter import RateLimiter
from host.usage_limits import BOUNDS
from storage.leave_penalties import count_leaving
from storage.nights import Night, Nights
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, press, press_late, seen, text_of, with_part
from tests.bot.settling import act, page
from tests.bot.test_deletion_walk import forget_server
from tests.bot.test_nights import HOUR, MINUTE, event_of, in_hours, known, message_of, names, plan, stop
from tests.bot.test_places import HIDDEN, SHOWN, back_room, lookups, private_thread, shut_out, table_in
from tests.bot.test_privacy import delete
from tests.bot.test_stats import store_of

OVER = "no longer planned"
Room = Callable[[Harbor], Coroutine[Any, Any, ChannelHandle]]


async def ask_in(harbor: Harbor, place: ChannelHandle, host: MemberActor, hours: float = 1, **options: Any) -> Any:
    return await host.slash(place, "night plan", game="manila", **in_hours(hours), **options)


async def plan_in(harbor: Harbor, place: ChannelHandle, host: MemberActor, hours: float = 1, **options: Any) -> Night:
    """A night that somebody has planned in a place."""
    shown = await ask_in(harbor, place, host, hours, **options)
    assert shown.response is not None
    await press(host, shown.response, "plan:.*:yes")
    return (await store_of(harbor).nights.planned(harbor.guild.id))[-1]


async def forge(harbor: Harbor, who: MemberActor, night: Night, action: str) -> str:
    """Press a button of a night in a channel where it never was."""
    await who.slash(harbor.channel, "manila new")
    board = max(harbor.channel.history(), key=lambda message: message.id)
    custom_id = NIGHT(night=night.id, action=action)
    told = await press_late(who, with_part(seen(who, board), custom_id), custom_id)
    return answer_of(told)


def events(harbor: Harbor) -> list[Any]:
    return [*harbor.env.backend.get_guild(harbor.guild.id).scheduled_events.values()]


async def voice_without_entry(harbor: Harbor) -> ChannelHandle:
    voice = harbor.guild.create_voice_channel("cabin")
    shut_out(voice, harbor.guild.default_role, PermissionOverwrite(connect=False))
    shut_out(voice, harbor.ann, PermissionOverwrite(connect=True))
    return voice


async def hidden_thread(harbor: Harbor) -> ChannelHandle:
    """A public thread of a channel that most do not see."""
    channel = harbor.bot.get_channel(back_room(harbor, harbor.ann).id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="corner", type=discord.ChannelType.public_thread)
    return ChannelHandle(harbor.env, harbor.guild, harbor.env.backend.get_channel(thread.id))


async def room(harbor: Harbor) -> ChannelHandle:
    return back_room(harbor, harbor.ann)


async def whispers(harbor: Harbor) -> ChannelHandle:
    return await private_thread(harbor, harbor.ann)


ROOMS: Final[dict[str, Room]] = {
    "channel": room,
    "private thread": whispers,
    "thread of a hidden channel": hidden_thread,
    "voice channel": voice_without_entry,
}


@pytest.fixture(params=ROOMS)
async def hidden(request: pytest.FixtureRequest, harbor: Harbor) -> ChannelHandle:
    """A place that Ann sees, and no other player."""
    return await ROOMS[request.param](harbor)


# -- events -----------------------------------------------------------------------------------------


async def test_a_night_in_a_hidden_place_has_no_event(harbor: Harbor, hidden: ChannelHandle) -> None:
    asked = answer_of(await ask_in(harbor, hidden, harbor.ann))
    assert "won’t be in this server’s event list, because not everyone" in asked
    night = await plan_in(harbor, hidden, harbor.ann)
    assert night.event is None
    assert events(harbor) == []


async def test_a_planner_learns_first_that_an_event_is_public(harbor: Harbor) -> None:
    asked = answer_of(await ask_in(harbor, harbor.channel, harbor.ann))
    assert "everyone sees your name and this channel" in asked
    assert events(harbor) == []


async def test_a_thread_that_all_see_has_an_event(harbor: Harbor) -> None:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (place,) = [each for each in harbor.channel.threads if each.id == thread.id]
    assert (await plan_in(harbor, place, harbor.ann)).event is not None


async def test_an_event_goes_when_its_thread_is_deleted(harbor: Harbor) -> None:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (place,) = [each for each in harbor.channel.threads if each.id == thread.id]
    night = await plan_in(harbor, place, harbor.ann)
    harbor.env.backend.delete_channel(place.id)
    await harbor.env.settle()
    assert events(harbor) == []
    assert (await known(harbor, night)).event is None


async def test_event_of_an_open_table_goes_when_its_place_is_hidden(harbor: Harbor) -> None:
    place = harbor.guild.create_text_channel("quay")
    night = await plan_in(harbor, place, harbor.ann)
    await harbor.env.advance_time(HOUR + MINUTE)
    assert (event_of(harbor, night).status, (await known(harbor, night)).status) == (2, "told")
    shut_out(place, harbor.guild.default_role)
    await harbor.env.settle()
    assert events(harbor) == []
    assert names(await known(harbor, night)) == ["ann"]


@pytest.mark.parametrize("away", [False, True])
async def test_event_of_hidden_place_goes_once_discord_answers(harbor: Harbor, away: bool) -> None:
    place = harbor.guild.create_text_channel("quay")
    night = await plan_in(harbor, place, harbor.ann, 72)
    if away:
        await stop(harbor)
    harbor.env.inject_error("DELETE", "/guilds/*/scheduled-events/*", status=503, times=2)
    shut_out(place, harbor.guild.default_role)
    if away:
        await harbor.restart()
    await harbor.env.advance_time(HOUR)
    assert events(harbor) == []
    now = await known(harbor, night)
    assert (now.status, now.event) == ("planned", None)


async def test_event_of_thread_goes_once_discord_finds_it(harbor: Harbor) -> None:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (place,) = [each for each in harbor.channel.threads if each.id == thread.id]
    await plan_in(harbor, place, harbor.ann, 72)
    harbor.env.inject_error("GET", "/channels/*", status=503, times=1)
    harbor.env.backend.delete_channel(place.id)
    await harbor.env.advance_time(HOUR)
    assert events(harbor) == []


async def test_place_hidden_while_its_event_is_created_has_none(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, announce = harbor.guild.create_text_channel("quay"), NightMessages.announce

    async def hide_meanwhile(messages: NightMessages, night: Night) -> int | None:
        event = await announce(messages, night)
        heard = harbor.bot.wait_for("guild_channel_update")
        shut_out(place, harbor.guild.default_role)
        await heard
        return event

    monkeypatch.setattr(NightMessages, "announce", hide_meanwhile)
    monkeypatch.setattr(NightEvents, "hear_of_places", lambda *_: None)  # it has looked before the event is stored
    assert (await plan_in(harbor, place, harbor.ann)).event is None
    assert events(harbor) == []


@pytest.mark.parametrize(("part", "step"), [(NightMessages, "take_event"), (Nights, "announced")])
async def test_crash_while_an_event_is_deleted_cancels_no_night(harbor: Harbor, part: type, step: str) -> None:
    place = harbor.guild.create_text_channel("quay")
    night = await plan_in(harbor, place, harbor.ann, 72)
    with patch.object(part, step, side_effect=OSError("the process dies")):
        shut_out(place, harbor.guild.default_role)
        await harbor.env.settle()
        await stop(harbor)
    await harbor.restart()
    await harbor.env.settle()
    assert events(harbor) == []
    now = await known(harbor, night)
    assert (now.status, now.event) == ("planned", None)


@pytest.mark.parametrize("how", ["overwrite", "role", "away"])
async def test_an_event_goes_when_its_place_is_hidden(harbor: Harbor, how: str) -> None:
    place = harbor.guild.create_text_channel("quay")
    night = await plan_in(harbor, place, harbor.ann, 3)
    await press(harbor.ben, _message(place, night), "night:.*:come")
    await harbor.cho.subscribe_event(night.event)
    assert names(await known(harbor, night)) == ["ann", "ben", "cho"]
    if how in ("overwrite", "away"):
        shut_out(place, harbor.ann, SHOWN)
        me = harbor.guild.me
        assert me is not None
        harbor.env.backend.set_overwrite(place.id, Overwrite(me.id, OverwriteType.MEMBER, SHOWN.pair()[0].value, 0))
    if how == "away":
        await stop(harbor)
        harbor.env.backend.get_channel(place.id).overwrites.append(
            Overwrite(harbor.guild.id, OverwriteType.ROLE, 0, HIDDEN.pair()[1].value)
        )
        await harbor.restart()
    elif how == "overwrite":
        shut_out(place, harbor.guild.default_role)
    elif how == "role":
        backend, role = harbor.env.backend, harbor.guild.default_role
        backend.edit_role(harbor.guild.id, role.id, {"permissions": 0})
    await harbor.env.settle()
    assert events(harbor) == []
    now = await known(harbor, night)
    assert (now.status, now.event) == ("planned", None)
    assert names(now) == ([] if how == "role" else ["ann"])


# -- deleted channels -------------------------------------------------------------------------------


async def thread_in(harbor: Harbor, place: ChannelHandle) -> ChannelHandle:
    channel = harbor.bot.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    return ChannelHandle(harbor.env, harbor.guild, harbor.env.backend.get_channel(thread.id))


@pytest.mark.slow
@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("where", ["channel", "thread", "thread of the channel", "archived thread"])
async def test_nights_end_with_their_channel(harbor: Harbor, where: str, away: bool) -> None:
    quay = harbor.guild.create_text_channel("quay")
    place = quay if where == "channel" else await thread_in(harbor, quay)
    planned = [await plan_in(harbor, place, harbor.ann, 24 * days) for days in (50, 51, 52)]
    await press(harbor.ben, _message(place, planned[0]), "night:.*:come")
    if where == "archived thread":
        thread = harbor.bot.get_channel(place.id)
        assert isinstance(thread, discord.Thread)
        await thread.edit(archived=True)
        thread.guild._remove_thread(thread)
    if away:
        await stop(harbor)
    backend = harbor.env.backend
    if where in ("thread of the channel", "archived thread"):
        del backend.channels[place.id]  # Discord deletes it with its channel, and announces only that
        backend.get_guild(harbor.guild.id).thread_ids.remove(place.id)
    backend.delete_channel(place.id if where == "thread" else quay.id)
    if away:
        await harbor.restart()
    await harbor.env.settle()
    await harbor.env.advance_time(2 * night_events.PLACES_PAUSE)
    assert [(await known(harbor, night)).status for night in planned] == ["off"] * 3
    assert events(harbor) == []
    assert (await plan_in(harbor, harbor.channel, harbor.ann)).status == "planned", "they no longer count"


async def test_nights_end_with_their_channel_once_discord_answers(harbor: Harbor) -> None:
    place = back_room(harbor, harbor.ann)
    night = await plan_in(harbor, place, harbor.ann, 72)
    harbor.env.inject_error("GET", "/channels/*", status=503, times=2)
    harbor.env.backend.delete_channel(place.id)
    await harbor.env.advance_time(HOUR)
    assert (await known(harbor, night)).status == "off"


async def test_nights_in_a_channel_hidden_from_the_bot_stay(harbor: Harbor) -> None:
    place = back_room(harbor, harbor.ann)
    night = await plan_in(harbor, place, harbor.ann, 72)
    await stop(harbor)
    harbor.env.inject_error("GET", "/channels/*", status=403, code=50001, times=9)
    harbor.env.backend.delete_channel(place.id)  # so the cache lacks it, as one that Discord hides
    await harbor.restart()
    await harbor.env.settle()
    assert (await known(harbor, night)).status == "planned"


async def test_guests_stay_in_a_place_hidden_from_the_bot(harbor: Harbor) -> None:
    quay = harbor.guild.create_text_channel("quay")
    place = await thread_in(harbor, quay)
    night = await plan_in(harbor, place, harbor.ann, 72)
    await press(harbor.ben, _message(place, night), "night:.*:come")
    thread = harbor.bot.get_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)  # so it isn't in memory
    _hide_from_bot(harbor, quay)
    cog = harbor.bot.cogs["NightCog"]
    assert isinstance(cog, NightCog)
    cog.keeper.events.hear_of_places(harbor.guild.id)  # a role has changed
    await harbor.env.advance_time(2 * night_events.PLACES_PAUSE)
    assert names(await known(harbor, night)) == ["ann", "ben"]


@pytest.mark.parametrize("minutes", [10, 130], ids=["for a moment", "for good"])
async def test_no_table_opens_in_a_place_hidden_from_the_bot(harbor: Harbor, minutes: int) -> None:
    quay = harbor.guild.create_text_channel("quay")
    place = await thread_in(harbor, quay)
    night = await plan_in(harbor, place, harbor.ann)
    await press(harbor.ben, _message(place, night), "night:.*:come")
    thread = harbor.bot.get_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    _hide_from_bot(harbor, quay)
    await harbor.env.advance_time(HOUR + minutes * MINUTE)
    assert await harbor.bot.services.tables.in_channel(place.id) == []
    _hide_from_bot(harbor, quay, SHOWN)
    await harbor.env.advance_time(10 * MINUTE)
    found = await harbor.bot.services.tables.in_channel(place.id)
    seated = [[chair.name for chair in live.lobby.chairs] for live in found]
    assert seated == ([["ann", "ben"]] if minutes < 60 else [])
    assert (await known(harbor, night)).status == ("told" if minutes < 60 else "missed")


def _hide_from_bot(harbor: Harbor, place: ChannelHandle, may: PermissionOverwrite = HIDDEN) -> None:
    assert harbor.bot.user is not None
    allow, deny = may.pair()
    overwrite = Overwrite(harbor.bot.user.id, OverwriteType.MEMBER, allow.value, deny.value)
    harbor.env.backend.set_overwrite(place.id, overwrite)


# -- deleted messages -------------------------------------------------------------------------------


async def take_message(harbor: Harbor, place: ChannelHandle, night: Night) -> None:
    assert night.message is not None
    await harbor.bot.get_partial_messageable(place.id).get_partial_message(night.message).delete()
    await harbor.env.settle()


@pytest.mark.parametrize("where", ["hidden", "public"])
async def test_planner_gets_a_deleted_message_back_by_the_list(harbor: Harbor, where: str) -> None:
    place = back_room(harbor, harbor.ann, harbor.ben) if where == "hidden" else harbor.channel
    night = await plan_in(harbor, place, harbor.ann, 3)
    await take_message(harbor, place, night)
    await harbor.ben.slash(place, "night list")
    await harbor.errands()
    assert (await known(harbor, night)).message == night.message, "only the planner's own"
    await harbor.ann.slash(place, "night list")
    await harbor.errands()
    now = await known(harbor, night)
    if now.event is not None:
        assert f"/{now.message}" in str(event_of(harbor, now).entity_metadata)
    asked = await press(harbor.ann, _message(place, now), "night:.*:off")
    assert asked.response is not None
    await press(harbor.ann, asked.response, "night:.*:sure")
    assert (await known(harbor, night)).status == "off"


async def test_a_reminder_follows_a_message_that_can_be_declined(harbor: Harbor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    await press(harbor.ben, _message(harbor.channel, night), "night:.*:come")
    await take_message(harbor, harbor.channel, night)
    await harbor.env.advance_time(HOUR / 2 + MINUTE)
    now = await known(harbor, night)
    reminder = text_of(max(harbor.channel.history(), key=lambda message: message.id))
    assert f"/{now.message})" in reminder
    await press(harbor.ben, _message(harbor.channel, now), "night:.*:stay")
    assert names(await known(harbor, night)) == ["ann"]


async def test_a_deleted_message_is_posted_again_once(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night, send, posts = await plan_in(harbor, harbor.channel, harbor.ann), discord.PartialMessageable.send, list[str]()
    await take_message(harbor, harbor.channel, night)

    async def heard(place: discord.PartialMessageable, *content: Any, **options: Any) -> discord.Message:
        posts.append(options["nonce"])
        return await send(place, *content, **options)

    monkeypatch.setattr(discord.PartialMessageable, "send", heard)
    messages = NightMessages(harbor.bot.services)
    assert all(await asyncio.gather(*(messages.show(night, reposts=True) for _ in range(3))))
    assert len(set(posts)) == 1, "Discord makes one message of them"
    posts.clear()
    assert await messages.show(night, reposts=True)
    assert posts == []


@pytest.mark.parametrize("how", ["interest", "deletion", "block"])
async def test_nobody_else_brings_a_deleted_message_back(harbor: Harbor, boss: MemberActor, how: str) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann, 72)
    await press(harbor.ben, _message(harbor.channel, night), "night:.*:come")
    await take_message(harbor, harbor.channel, night)
    if how == "interest":
        await harbor.eve.subscribe_event(night.event)
    elif how == "deletion":
        await delete(harbor, harbor.ben)
    else:
        await boss.slash(harbor.channel, "admin block", player=harbor.ben)
    await harbor.env.settle()
    await harbor.errands()
    await harbor.env.advance_time(HOUR)
    assert not list(harbor.channel.history())
    assert (await known(harbor, night)).message == night.message


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code", "times", "again"), [(403, 50013, 1, False), (503, 0, 2, True)])
async def test_failed_repost_is_tried_again_unless_refused(
    harbor: Harbor, status: int, code: int, times: int, again: bool
) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann, 72)
    await take_message(harbor, harbor.channel, night)
    harbor.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=times)
    await harbor.ann.slash(harbor.channel, "night list")
    await harbor.errands()
    assert (await known(harbor, night)).message == night.message
    await harbor.env.advance_time(HOUR)
    assert ((await known(harbor, night)).message != night.message) is again


async def test_a_canceled_night_gets_no_message_back(harbor: Harbor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    await take_message(harbor, harbor.channel, night)
    await store_of(harbor).nights.settle(night.id, "off")
    assert await NightMessages(harbor.bot.services).show(night, reposts=True)
    assert list(harbor.channel.history()) == []


# -- guests -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["come", "stay", "seek", "off", "sure", "keep"])
async def test_a_night_one_does_not_see_is_no_night(harbor: Harbor, action: str) -> None:
    night = await plan_in(harbor, back_room(harbor, harbor.ann), harbor.ann)
    assert OVER in await forge(harbor, harbor.ben, night, action)
    now = await known(harbor, night)
    assert (now.status, names(now)) == ("planned", ["ann"])


async def test_planner_cancels_a_night_hidden_from_them_by_the_list(harbor: Harbor) -> None:
    quay = harbor.guild.create_text_channel("quay")
    night = await plan_in(harbor, quay, harbor.ann, 72)
    shut_out(quay, harbor.guild.default_role)
    await harbor.env.settle()
    assert "/night plan" in answer_of(await harbor.ben.slash(harbor.channel, "night list"))
    listed = (await harbor.ann.slash(harbor.channel, "night list")).response
    assert listed is not None
    assert "Manila" in text_of(listed)
    asked = (await press(harbor.ann, listed, "night:.*:off")).response
    assert asked is not None
    await press(harbor.ann, asked, "night:.*:sure")
    assert (await known(harbor, night)).status == "off"


async def test_a_forged_press_seats_nobody_in_hidden_places(harbor: Harbor, hidden: ChannelHandle) -> None:
    night = await plan_in(harbor, hidden, harbor.ann)
    assert OVER in await forge(harbor, harbor.ben, night, "come")
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await harbor.bot.services.tables.in_channel(hidden.id)
    assert [chair.name for chair in live.lobby.chairs] == ["ann"]


async def test_who_does_not_see_the_place_is_no_guest_by_the_event(harbor: Harbor) -> None:
    place = harbor.guild.create_text_channel("quay", overwrites={harbor.ben: HIDDEN})
    night = await plan_in(harbor, place, harbor.ann)
    for who in (harbor.ben, harbor.cho):
        await who.subscribe_event(night.event)
    await harbor.env.advance_time(night_events.INTEREST_PAUSE)
    assert names(await known(harbor, night)) == ["ann", "cho"]
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await harbor.bot.services.tables.in_channel(place.id)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "cho"]
    assert harbor.ben.mention not in "".join(text_of(message) for message in place.history())


@pytest.mark.slow
@pytest.mark.parametrize("minutes", [31, 10], ids=["before the reminder", "after the reminder"])
async def test_who_is_shut_out_later_loses_the_seat(harbor: Harbor, minutes: int) -> None:
    place = harbor.guild.create_text_channel("quay")
    night = await plan_in(harbor, place, harbor.ann)
    for who in (harbor.ben, harbor.cho):
        await press(who, _message(place, night), "night:.*:come")
    await harbor.env.advance_time(HOUR - minutes * MINUTE)
    # As by a role that is taken away: Discord tells the bot nothing of it.
    harbor.env.backend.get_channel(place.id).overwrites.append(
        Overwrite(harbor.ben.id, OverwriteType.MEMBER, 0, HIDDEN.pair()[1].value)
    )
    found = harbor.bot.get_channel(place.id)
    assert isinstance(found, discord.TextChannel)
    member = await found.guild.fetch_member(harbor.ben.id)
    found._overwrites.append(discord.abc._Overwrites({"id": member.id, "type": 1, "allow": "0", "deny": "1024"}))
    await harbor.env.advance_time(minutes * MINUTE + MINUTE)
    (live,) = await harbor.bot.services.tables.in_channel(place.id)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "cho"]
    assert not live.lobby.seat_of(harbor.ben.id)


async def test_who_left_the_private_thread_loses_the_seat(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    night = await plan_in(harbor, thread, harbor.ann)
    await press(harbor.ben, _message(thread, night), "night:.*:come")
    harbor.env.backend.get_channel(thread.id).thread_members.pop(harbor.ben.id)
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await harbor.bot.services.tables.in_channel(thread.id)
    assert [chair.name for chair in live.lobby.chairs] == ["ann"]
    assert harbor.ben.mention not in "".join(text_of(message) for message in thread.history())


@pytest.mark.slow
async def test_nobody_is_seated_while_discord_cannot_be_asked(harbor: Harbor) -> None:
    place = back_room(harbor, harbor.ann, harbor.ben)
    night = await plan_in(harbor, place, harbor.ann)
    await press(harbor.ben, _message(place, night), "night:.*:come")
    await harbor.env.advance_time(HOUR - MINUTE)
    for _ in range(8):
        harbor.env.inject_error("GET", "/guilds/*/members/*", status=500)
    await harbor.env.advance_time(MINUTE + 10)
    assert await harbor.bot.services.tables.in_channel(place.id) == []
    for _ in range(9):
        await harbor.env.advance_time(MINUTE)
    (live,) = await harbor.bot.services.tables.in_channel(place.id)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "ben"]


@pytest.mark.slow
async def test_no_night_opens_where_tables_no_longer_may(harbor: Harbor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    await press(harbor.ben, _message(harbor.channel, night), "night:.*:come")
    other = harbor.guild.create_text_channel("other")
    await store_of(harbor).guilds.change(harbor.guild.id, lambda old: old.model_copy(update={"channels": (other.id,)}))
    await harbor.env.advance_time(HOUR + MINUTE)
    assert await harbor.bot.services.tables.in_channel(harbor.channel.id) == []
    assert (await known(harbor, night)).status == "off"
    told = text_of(max(harbor.channel.history(), key=lambda message: message.id))
    assert "no longer allows tables in this channel" in told
    assert harbor.ben.mention in told
    assert "canceled" in text_of(_message(harbor.channel, night))
    assert event_of(harbor, night).status == 3  # it had begun by itself


# -- calling off ------------------------------------------------------------------------------------


async def test_rights_in_one_channel_call_off_no_night_of_another(harbor: Harbor) -> None:
    quay = harbor.guild.create_text_channel("quay")
    shut_out(harbor.channel, harbor.eve, PermissionOverwrite(manage_events=True))
    night = await plan_in(harbor, quay, harbor.ann)
    for action in ("off", "sure"):
        assert "manages this server’s events" in await forge(harbor, harbor.eve, night, action)
    assert (await known(harbor, night)).status == "planned"


@pytest.mark.parametrize("where", ["there", "everywhere"])
async def test_who_manages_events_of_the_place_calls_off(harbor: Harbor, where: str) -> None:
    quay = harbor.guild.create_text_channel("quay")
    night = await plan_in(harbor, quay, harbor.ann)
    warden = harbor.guild.create_role("warden", permissions=discord.Permissions(manage_events=where == "everywhere"))
    dan = harbor.guild.add_member(harbor.env.create_user("dan"), roles=[warden])
    if where == "there":
        shut_out(quay, dan, PermissionOverwrite(manage_events=True))
    assert "canceled" in await forge(harbor, dan, night, "sure")
    assert (await known(harbor, night)).status == "off"


async def test_changes_of_many_roles_are_followed_together(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    cog = harbor.bot.cogs["NightCog"]
    assert isinstance(cog, NightCog)
    looks, lookups = 0, asyncio.Event()

    async def slow(*_: object) -> Night:
        nonlocal looks
        looks += 1
        await lookups.wait()
        return night

    monkeypatch.setattr(cog.keeper.events, "_hide", slow)
    monkeypatch.setattr("bot.cogs.nights.events.PLACES_PAUSE", 0.0)
    for _ in range(20):
        cog.keeper.events.hear_of_places(harbor.guild.id)
        await asyncio.sleep(0)
    lookups.set()
    await asyncio.wait(cog.keeper.events._hearing)
    assert looks == 2


async def test_a_call_lets_nobody_into_a_private_thread(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben, harbor.cho)
    night = await plan_in(harbor, thread, harbor.ann)
    for who in (harbor.ben, harbor.cho):
        await press(who, _message(thread, night), "night:.*:come")
    harbor.env.backend.get_channel(thread.id).thread_members.pop(harbor.ben.id)
    asked = await press(harbor.ann, _message(thread, night), "night:.*:off")
    assert asked.response is not None
    await press(harbor.ann, asked.response, "night:.*:sure")
    told = "".join(text_of(message) for message in thread.history())
    assert harbor.cho.mention in told
    assert harbor.ben.mention not in told


async def test_forgetting_a_server_takes_its_nights_and_events(harbor: Harbor) -> None:
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    mia = harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    await press(harbor.ben, _message(harbor.channel, night), "night:.*:come")
    assert event_of(harbor, night).status == 1
    asked = await press(mia, await page(harbor, mia, "data"), "^gs:data:ask$")
    assert asked.response is not None
    await press(mia, asked.response, "^gs:data:forget$")
    assert events(harbor) == []
    assert await store_of(harbor).nights.get(night.id) is None
    assert "mia canceled this game night" in text_of(_message(harbor.channel, night))
    newest = max(harbor.channel.history(), key=lambda message: message.id)
    assert harbor.ben.mention in text_of(newest)


async def test_nights_planned_while_a_server_is_forgotten_go(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await plan_in(harbor, harbor.channel, harbor.ben)
    take, late = NightMessages.take_event, list[Night]()

    async def plan_meanwhile(messages: NightMessages, night: Night) -> bool:
        if not late:
            late.append(await plan_in(harbor, harbor.channel, harbor.ann, 7))
        return await take(messages, night)

    monkeypatch.setattr(NightMessages, "take_event", plan_meanwhile)
    await forget_server(harbor)
    assert events(harbor) == []
    assert "boss canceled this game night" in text_of(_message(harbor.channel, late[0]))


@pytest.mark.slow
async def test_forgotten_servers_events_go_once_discord_answers(harbor: Harbor, boss: MemberActor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann, 72)
    harbor.env.inject_error("DELETE", "/guilds/*/scheduled-events/*", status=503, times=2)
    asked = await press(boss, await page(harbor, boss, "data"), "^gs:data:ask$")
    assert asked.response is not None
    await press(boss, asked.response, "^gs:data:forget$")
    assert await store_of(harbor).nights.get(night.id) is None
    await harbor.env.advance_time(HOUR)
    assert events(harbor) == []
    assert not harbor.bot.features.nights.keeper.events._orphans, "nothing of the server stays in memory"


async def test_a_silenced_planner_cancels_a_deleted_message(harbor: Harbor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    shut_out(harbor.channel, harbor.ann, PermissionOverwrite(send_messages=False))
    await _message(harbor.channel, night).delete()
    listed = (await harbor.ann.slash(harbor.channel, "night list")).response
    assert listed is not None
    asked = (await press(harbor.ann, listed, "night:.*:off")).response
    assert asked is not None
    await press(harbor.ann, asked, "night:.*:sure")
    assert (await known(harbor, night)).status == "off"


async def test_a_planner_elsewhere_has_a_private_thread_posted_in(harbor: Harbor) -> None:
    thread = await private_thread(harbor, harbor.ann, harbor.ben)
    night = await plan_in(harbor, thread, harbor.ann, 24)
    await _message(thread, night).delete()
    await harbor.ann.slash(harbor.channel, "night list")
    await harbor.errands()
    assert "Game night" in text_of(thread.history()[-1])


async def test_events_of_forgotten_nights_go_when_the_bot_returns(harbor: Harbor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    harbor.bot.dispatch("guild_remove", guild)
    await harbor.env.settle()
    await harbor.errands()
    assert await store_of(harbor).nights.get(night.id) is None
    assert events(harbor) != []
    harbor.bot.dispatch("guild_join", guild)
    await harbor.env.settle()
    await harbor.errands()
    assert events(harbor) == []


async def test_an_event_not_deleted_at_a_return_keeps_no_other(harbor: Harbor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    await plan_in(harbor, harbor.channel, harbor.ben, 2)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    harbor.bot.dispatch("guild_remove", guild)
    await harbor.env.settle()
    await harbor.errands()
    harbor.env.inject_error("DELETE", f"/guilds/*/scheduled-events/{night.event}", status=500, times=1)
    harbor.bot.dispatch("guild_join", guild)
    await harbor.env.settle()
    await harbor.errands()
    assert [event.id for event in events(harbor)] == [night.event]


async def test_events_of_stored_nights_stay_when_the_bot_returns(harbor: Harbor) -> None:
    await plan_in(harbor, harbor.channel, harbor.ann)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    theirs = await guild.create_scheduled_event(
        name="Chess",
        start_time=utcnow() + timedelta(days=1),
        end_time=utcnow() + timedelta(days=2),
        privacy_level=discord.PrivacyLevel.guild_only,
        entity_type=discord.EntityType.external,
        location="the club",
    )
    harbor.env.backend.get_guild(guild.id).scheduled_events[theirs.id].creator_id = harbor.ann.id
    harbor.bot.dispatch("guild_join", guild)
    await harbor.env.settle()
    await harbor.errands()
    assert len(events(harbor)) == 2


@pytest.mark.slow
async def test_forgetting_a_server_pings_only_where_one_may_write(harbor: Harbor, boss: MemberActor) -> None:
    night = await plan_in(harbor, harbor.channel, harbor.ann)
    await press(harbor.ben, _message(harbor.channel, night), "night:.*:come")
    shut_out(harbor.channel, boss, PermissionOverwrite(send_messages=False))
    before = len(harbor.channel.history())
    asked = await press(boss, await page(harbor, boss, "data"), "^gs:data:ask$")
    assert asked.response is not None
    await press(boss, asked.response, "^gs:data:forget$")
    assert "canceled this game night" in text_of(_message(harbor.channel, night))
    assert len(harbor.channel.history()) == before


async def test_no_guest_is_told_that_no_seat_was_left_of_free_ones(harbor: Harbor) -> None:
    async with store_of(harbor)._transaction() as connection:
        await count_leaving(connection, harbor.ben.id, utcnow(), 4)
    await table_in(harbor, harbor.guild.create_text_channel("other"), harbor.eve, harbor.ben)
    night = await plan_in(harbor, harbor.channel, harbor.ann, speed="live")
    await press(harbor.ben, _message(harbor.channel, night), "night:.*:come")
    await harbor.env.advance_time(HOUR + MINUTE)
    told = harbor.channel.history()[-1].content
    assert harbor.ann.mention in told
    assert harbor.ben.mention not in told


async def test_nights_at_one_minute_seat_a_frequent_leaver_once(harbor: Harbor) -> None:
    async with store_of(harbor)._transaction() as connection:
        await count_leaving(connection, harbor.ben.id, utcnow(), 4)
    other = harbor.guild.create_text_channel("other")
    for place, host in ((harbor.channel, harbor.ann), (other, harbor.cho)):
        night = await plan_in(harbor, place, host, speed="live")
        await press(harbor.ben, _message(place, night), "night:.*:come")
    await harbor.env.advance_time(HOUR + 2 * MINUTE)
    assert len(await store_of(harbor).tables_of(harbor.ben.id)) == 1
    assert len(await store_of(harbor).tables_of(harbor.ann.id)) == 1
    assert len(await store_of(harbor).tables_of(harbor.cho.id)) == 1


def _message(place: ChannelHandle, night: Night) -> discord.Message:
    return next(message for message in place.history() if message.id == night.message)


async def test_only_guests_whose_sight_was_checked_are_reminded(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("announcements", "events", "keeper"):
        monkeypatch.setattr(f"bot.cogs.nights.{module}.MENTIONED", 2)
    place = back_room(harbor, harbor.ann, harbor.ben, harbor.cho)
    await plan_in(harbor, place, harbor.ann)
    for person in (harbor.ben, harbor.cho):
        await press(person, next(iter(place.history())), "night:.*:come")
    await harbor.ann.slash(place, "table pings", when="never")  # no ping, but checked as one of two
    shut_out(place, harbor.cho)
    await harbor.env.advance_time(HOUR / 2 + MINUTE)
    said = "".join(text_of(message) for message in place.history())
    assert harbor.ben.mention in said
    assert harbor.cho.mention not in said


@pytest.mark.parametrize("command", ["table list", "night list", "admin stop", "save"])
async def test_only_channels_with_tables_are_checked(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Rights in hundreds of channels take a tenth of a second, in which everybody waits."""
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    mia = harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])
    live, planned = await table_in(harbor, back_room(harbor, harbor.ann), harbor.ann), back_room(harbor, harbor.ann)
    await plan_in(harbor, planned, harbor.ann)
    for number in range(3):
        harbor.guild.create_text_channel(f"empty-{number}")
    checked = list[int]()

    def check(place: Place, who: discord.Member | discord.Role) -> bool:
        checked.append(place.id)
        return sees(place, who)

    data = await page(harbor, mia, "data")
    monkeypatch.setattr("bot.core.visibility.sees", check)
    match command:
        case "admin stop":
            await mia.autocomplete(harbor.channel, command, "table", "")
        case "save":
            await act(mia, data, "^gs:save:1$")
        case _:
            await mia.slash(harbor.channel, command)
    expected = {"night list": [planned.id], "save": [live.channel, planned.id]}.get(command, [live.channel])
    assert sorted(checked) == sorted(expected)


async def test_permissions_changed_again_and_again_are_followed_seldom(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    events, looks = harbor.bot.features.nights.keeper.events, list[int]()

    async def look(guild: int, _: object) -> None:
        looks.append(guild)

    monkeypatch.setattr(events, "_follow_places", look)
    monkeypatch.setattr("bot.cogs.nights.events.PLACES_PAUSE", 600.0)
    for _ in range(5):
        with harbor.env._bot_scope():
            events.hear_of_places(harbor.guild.id)
        await harbor.env.settle()
    assert len(looks) == 1
    await harbor.env.advance_time(1200)
    assert len(looks) == 2


async def test_a_night_in_an_archived_thread_is_listed(harbor: Harbor) -> None:
    channel = harbor.bot.get_channel(harbor.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="deck", type=discord.ChannelType.public_thread)
    (place,) = harbor.channel.threads
    await plan_in(harbor, place, harbor.ann, 24)
    await thread.edit(archived=True)
    assert "Manila" in answer_of(await harbor.ann.slash(harbor.channel, "night list"))


async def test_a_night_in_an_archived_thread_shows_its_new_hour(harbor: Harbor) -> None:
    place = await thread_in(harbor, harbor.guild.create_text_channel("quay"))
    night = await plan_in(harbor, place, harbor.ann, 72)
    thread = harbor.bot.get_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    await harbor.env.settle()
    harbor.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    at = night.plan.at + timedelta(hours=5)
    assert night.event is not None
    harbor.env.backend.edit_scheduled_event(harbor.guild.id, night.event, {"scheduled_start_time": at.isoformat()})
    await harbor.env.settle()
    assert f"<t:{int(at.timestamp())}:F>" in text_of(_message(place, night))


async def test_a_night_in_an_archived_private_thread_stays_listed(harbor: Harbor) -> None:
    place = await private_thread(harbor, harbor.ann, harbor.ben)
    await plan_in(harbor, place, harbor.ann, 24)
    thread = harbor.bot.get_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    for _ in range(2):
        assert "Manila" in answer_of(await harbor.ben.slash(harbor.channel, "night list"))


async def test_refused_threads_are_asked_for_once_a_minute(harbor: Harbor) -> None:
    place = await private_thread(harbor, harbor.ann, harbor.ben)
    await plan_in(harbor, place, harbor.ann, 24)
    harbor.env.inject_error("GET", f"/channels/{place.id}/thread-members/*", status=403, code=50001, times=None)
    before = len(harbor.env.http_requests)
    for _ in range(3):
        assert "/night plan" in answer_of(await harbor.ben.slash(harbor.channel, "night list"))
    assert lookups(harbor, before) == 1


@pytest.mark.slow
async def test_a_night_asks_again_for_a_thread_refused_before(harbor: Harbor) -> None:
    place = await thread_in(harbor, harbor.channel)
    await plan_in(harbor, place, harbor.ann)
    thread = harbor.bot.get_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await harbor.env.advance_time(HOUR - 1)
    await thread.edit(archived=True)
    harbor.env.inject_error("GET", f"/channels/{place.id}", status=403, code=50001, times=1)
    await harbor.ben.slash(harbor.channel, "night list")
    await harbor.env.advance_time(2)
    assert len(await harbor.bot.services.tables.in_channel(place.id)) == 1


@pytest.mark.slow
async def test_a_night_whose_guests_stay_unknown_is_missed(harbor: Harbor) -> None:
    place = await private_thread(harbor, harbor.ann, harbor.ben)
    night = await plan_in(harbor, place, harbor.ann)
    harbor.env.inject_error("GET", f"/channels/{place.id}/thread-members/*", status=403, code=50001, times=None)
    await harbor.env.advance_time(2 * HOUR)
    assert (await known(harbor, night)).status == "planned"
    await harbor.env.advance_time(2 * HOUR)
    assert (await known(harbor, night)).status == "missed"


async def test_lists_rarely_ask_who_is_in_a_private_thread(harbor: Harbor) -> None:
    place = await private_thread(harbor, harbor.ann)
    await plan_in(harbor, place, harbor.ann, 3)
    before = len(harbor.env.http_requests)
    for _ in range(3):
        assert "/night plan" in answer_of(await harbor.ben.slash(harbor.channel, "night list"))
    assert lookups(harbor, before) == 1
    thread = harbor.bot.get_channel(place.id)
    assert isinstance(thread, discord.Thread)
    await thread.add_user(discord.Object(harbor.ben.id))
    await harbor.env.advance_time(REFUSED_SECONDS)
    assert "Manila" in answer_of(await harbor.ben.slash(harbor.channel, "night list"))


async def test_lists_update_the_message_of_a_night_rarely(harbor: Harbor) -> None:
    harbor.limit(RateLimiter(BOUNDS, lambda: harbor.env._virtual_time))
    night = await plan(harbor, harbor.ann, 24)
    before = len(harbor.env.http_requests)
    for _ in range(5):
        await harbor.ann.slash(harbor.channel, "night list")
        await harbor.errands()
    path = f"/channels/{harbor.channel.id}/messages/{night.message}"
    edits = [call for call in harbor.env.http_requests[before:] if (call.method, call.path) == ("PATCH", path)]
    assert len(edits) == BOUNDS.night_updates.at_once
    await message_of(harbor, night).delete()
    await harbor.env.advance_time(MINUTE)
    await harbor.ann.slash(harbor.channel, "night list")
    await harbor.errands()
    assert (await known(harbor, night)).message != night.message


async def test_a_muted_planner_has_no_message_posted_again(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    shut_out(harbor.channel, harbor.ann, PermissionOverwrite(send_messages=False))
    await harbor.env.settle()
    await message_of(harbor, night).delete()  # a moderator
    await harbor.env.settle()
    await harbor.ann.slash(harbor.guild.create_text_channel("other"), "night list")
    await harbor.errands()
    await harbor.env.settle()
    assert (await known(harbor, night)).message == night.message


async def test_a_night_in_a_private_thread_opens_for_a_plain_bot(harbor: Harbor) -> None:
    place = await private_thread(harbor, harbor.ann, harbor.ben)
    await plan_in(harbor, place, harbor.ann)
    known_thread = harbor.bot.get_guild(harbor.guild.id).get_thread(place.id)  # type: ignore[union-attr]
    assert known_thread is not None
    known_thread._members.pop(harbor.bot.user.id, None)  # type: ignore[union-attr]  # Discord's list is without the bot
    role = next(role for role in known_thread.guild.me.roles if role.managed)
    invited = {"permissions": 17901423807488}  # as the invitation asks: nothing is managed
    harbor.env.backend.edit_role(harbor.guild.id, role.id, invited)
    await harbor.env.settle()
    await harbor.env.advance_time(HOUR + MINUTE)
    assert len(await harbor.bot.services.tables.in_channel(place.id)) == 1


async def test_members_of_a_private_thread_find_its_night_elsewhere(harbor: Harbor) -> None:
    place = await private_thread(harbor, harbor.ann, harbor.ben)
    await plan_in(harbor, place, harbor.ann)
    other = harbor.guild.create_text_channel("other")
    assert "Manila" in answer_of(await harbor.ben.slash(other, "night list"))
    harbor.env.backend.get_channel(place.id).thread_members.pop(harbor.ben.id)  # the bot isn't told
    assert "/night plan" in answer_of(await harbor.ben.slash(other, "night list"))
