"""Game nights: planned, answered, reminded of, and opened at the hour."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch
from zoneinfo import ZoneInfo

import aiohttp
import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import ScheduledEvent
from simcord.results import InteractionResult
from sqlalchemy import update

from bot.cogs.nights import events
from bot.cogs.nights.announcements import NightMessages
from bot.cogs.nights.cog import NightCog
from bot.cogs.nights.events import NightEvents
from bot.cogs.privacy.erasure import SHOWN
from bot.core import visibility
from bot.core.visibility import Place
from bot.tables.boards import shows_table
from host.live import TableSession
from host.rate_limiter import RateLimiter
from host.usage_limits import UNBOUNDED, Rate, UsageLimits
from storage import Store, nights, schema
from storage.backup import backup, restore
from storage.dialects import sqlite_file
from storage.errors import StoreUnavailableError
from storage.nights import Night, Nights, Plan, Rsvp
from storage.peers import Peers
from storage.tables import TableStore
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, button_style, labels, panels, press, pressable, text_of
from tests.bot.settling import settle
from tests.bot.test_places import shut_out
from tests.bot.test_privacy import delete
from tests.bot.test_stats import store_of

MINUTE = 60.0
HOUR = 60 * MINUTE


def now() -> datetime:
    return discord.utils.utcnow()


def in_hours(hours: float) -> dict[str, str]:
    """A moment as a command is given it, in world time."""
    at = now() + timedelta(hours=hours)
    return {"day": at.date().isoformat(), "hour": f"{at:%H:%M}"}


async def ask(harbor: Harbor, host: MemberActor, hours: float = 3, **options: Any) -> InteractionResult:
    return await host.slash(harbor.channel, "night plan", **{"game": "manila", **in_hours(hours), **options})


async def plan(harbor: Harbor, host: MemberActor, hours: float = 3, **options: Any) -> Night:
    """A night that somebody has planned."""
    shown = await ask(harbor, host, hours, **options)
    assert shown.response is not None
    await press(host, shown.response, "plan:.*:yes")
    return (await store_of(harbor).nights.planned(harbor.guild.id))[-1]


async def known(harbor: Harbor, night: Night) -> Night:
    found = await store_of(harbor).nights.get(night.id)
    assert found is not None
    return found


def message_of(harbor: Harbor, night: Night) -> discord.Message:
    return next(message for message in harbor.channel.history() if message.id == night.message)


def said(harbor: Harbor) -> list[str]:
    """What stands in the channel, the oldest first."""
    return [text_of(message) for message in sorted(harbor.channel.history(), key=lambda message: message.id)]


def names(night: Night) -> list[str]:
    return [rsvp.name for rsvp in night.going]


def event_of(harbor: Harbor, night: Night) -> ScheduledEvent:
    assert night.event is not None
    return harbor.env.backend.get_scheduled_event(harbor.guild.id, night.event)


async def tables(harbor: Harbor) -> list[TableSession]:
    return list(await harbor.bot.services.tables.in_channel(harbor.channel.id))


async def come(harbor: Harbor, night: Night, *people: MemberActor) -> None:
    for person in people:
        await press(person, message_of(harbor, night), "night:.*:come")


async def call_off(harbor: Harbor, person: MemberActor, night: Night) -> None:
    asked = await press(person, message_of(harbor, night), "night:.*:off")
    assert asked.response is not None
    assert "is canceled" in answer_of(await press(person, asked.response, "night:.*:sure"))


async def stop(harbor: Harbor) -> None:
    """Let the bot be gone, until it is started again."""
    await harbor.bot.features.nights.keeper.stop()
    await harbor.bot.services.timekeeper.inactivity.stop()
    await harbor.bot.services.timekeeper.deadlines.stop()


@pytest.fixture
def shorn(harbor: Harbor) -> None:
    """The bot may write in the server, and make no events."""
    backend = harbor.env.backend
    role = next(role for role in backend.get_guild(harbor.guild.id).roles.values() if role.managed)
    may = discord.Permissions(role.permissions)
    may.update(create_events=False, manage_events=False)
    backend.edit_role(harbor.guild.id, role.id, {"permissions": may.value})


# -- planning ---------------------------------------------------------------------------------------


async def test_planner_sees_the_local_start_before_the_announcement(
    harbor: Harbor,
) -> None:
    at = now() + timedelta(hours=3)
    shown = await ask(harbor, harbor.ann)
    assert f"<t:{int(at.timestamp()) // 60 * 60}:F>" in answer_of(shown)
    assert "UTC" in answer_of(shown)
    assert harbor.channel.history() == []
    assert shown.response is not None
    left = await press(harbor.ann, shown.response, "plan:.*:no")
    assert "Nothing was planned" in answer_of(left)
    assert harbor.channel.history() == []
    assert await store_of(harbor).nights.planned(harbor.guild.id) == []


async def test_a_planned_night_has_a_message_and_an_event_to_it(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    text = text_of(message_of(harbor, night))
    assert "Game night: Manila" in text
    assert "ann" in text
    event = event_of(harbor, night)
    where = f"https://discord.com/channels/{harbor.guild.id}/{harbor.channel.id}/{night.message}"
    assert event.entity_metadata == {"location": where}
    assert datetime.fromisoformat(event.scheduled_start_time) == night.plan.at
    assert f"discord.com/events/{harbor.guild.id}/{night.event}" in text


async def test_second_night_of_a_game_and_day_mentions_the_first(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    already = f"/{night.message}) of Manila that day: <t:{int(night.plan.at.timestamp())}:F>"
    assert already in answer_of(await ask(harbor, harbor.ben, 5))
    assert already not in answer_of(await ask(harbor, harbor.ben, 5 + 24))
    assert already not in answer_of(await ask(harbor, harbor.ben, 5, game="manille"))


async def test_planner_learns_how_to_move_a_night(harbor: Harbor) -> None:
    role = harbor.guild.create_role("events", permissions=discord.Permissions(manage_events=True))
    manager = harbor.guild.add_member(harbor.env.create_user("manager"), roles=[role])
    for host, how in ((manager, "To move it, edit its [server event]"), (harbor.ann, "ask someone who manages events")):
        shown = await ask(harbor, host)
        assert shown.response is not None
        assert how in answer_of(await press(host, shown.response, "plan:.*:yes"))
        night = (await store_of(harbor).nights.planned(harbor.guild.id))[-1]
        asked = answer_of(await press(host, message_of(harbor, night), "night:.*:off"))
        assert how in asked
        assert "planned it." not in asked
    assert "ann planned it." in answer_of(await press(manager, message_of(harbor, night), "night:.*:off"))


@pytest.mark.usefixtures("shorn")
async def test_night_without_an_event_is_moved_by_planning_again(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    asked = await press(harbor.ann, message_of(harbor, night), "night:.*:off")
    assert "To move it, cancel it and plan it again." in answer_of(asked)


@pytest.mark.usefixtures("shorn")
async def test_missing_event_permission_is_named_and_the_night_works(harbor: Harbor) -> None:
    assert "Create Events" in answer_of(await ask(harbor, harbor.ann, 4))
    night = await plan(harbor, harbor.ann, 1)
    assert night.event is None
    await come(harbor, night, harbor.ben)
    await harbor.env.advance_time(HOUR)
    (live,) = await tables(harbor)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "ben"]


@pytest.mark.parametrize("day", ["tomorrow", "Demain", "morgen", "homme", "明天"])
async def test_tomorrow_is_understood_in_every_language(harbor: Harbor, day: str) -> None:
    tokyo = ZoneInfo("Asia/Tokyo")
    at = datetime.combine(now().astimezone(tokyo).date() + timedelta(days=1), time(20), tzinfo=tokyo)
    for said, hour in ((day, "20:00"), (f"{day} 20:00", "?")):
        shown = await ask(harbor, harbor.ann, day=said, hour=hour, zone="Asia/Tokyo")
        assert f"<t:{int(at.timestamp())}:F>" in answer_of(shown)


@pytest.mark.parametrize("day", ["tomorrow never", "tomorrow 25:00", "2026-11-27 late", "to"])
async def test_a_day_with_something_else_is_not_known(harbor: Harbor, day: str) -> None:
    assert "that day" in answer_of(await ask(harbor, harbor.ann, day=day, hour="20:00"))


async def test_an_unknown_time_zone_leads_to_the_form(harbor: Harbor) -> None:
    shown = await ask(harbor, harbor.ann)
    assert "press **Change It** and enter your time zone." in answer_of(shown)
    assert shown.response is not None
    assert "Change It" in labels(shown.response)


async def test_start_hour_uses_time_zone_of_the_server_or_a_named_one(harbor: Harbor) -> None:
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    mia = harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])
    assert "Asia/Tokyo" in await settle(harbor, mia, "zone", "Asia/Tokyo")
    day = (now() + timedelta(days=2)).date()
    nine = datetime.fromisoformat(f"{day}T09:00:00+00:00")
    shown = await ask(harbor, harbor.ann, day=day.isoformat(), hour="18:00")
    assert f"<t:{int(nine.timestamp())}:F>" in answer_of(shown)
    assert "Asia/Tokyo" in answer_of(shown)
    shown = await ask(harbor, harbor.ann, day=day.isoformat(), hour="6 pm", zone="Asia/Kolkata")
    assert f"<t:{int(nine.timestamp()) + 12600}:F>" in answer_of(shown)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"day": "someday", "hour": "late", "zone": "Atlantis", "players": 9}, "be played with 9"),
        ({"day": "someday"}, "that day"),
        ({"hour": "late"}, "that time"),
        ({"hour": "25:00"}, "that time"),
        ({"zone": "Atlantis"}, "time zone"),
        ({"day": "2001-01-01"}, "passed"),
        ({"day": "9999-12-31"}, "60 days"),
        ({"players": 17}, "3, 4 or 5"),
    ],
)
async def test_what_cannot_be_planned_gets_a_clear_answer(harbor: Harbor, wrong: dict[str, Any], why: str) -> None:
    assert why in answer_of(await ask(harbor, harbor.ann, **wrong))
    assert harbor.channel.history() == []


async def test_form_lists_all_mistakes_at_once_and_keeps_its_input(harbor: Harbor) -> None:
    wrong: dict[str, Any] = {"day": "someday", "hour": "late", "zone": "Atlantis", "players": 9}
    shown = await ask(harbor, harbor.ann, speed="live", **wrong)
    for why in ("that day", "that time", "don’t know that time zone", "can’t be played with 9. Choose 3, 4 or 5"):
        assert why in answer_of(shown)
    assert shown.response is not None
    form = await press(harbor.ann, shown.response, "fix:")
    assert form.modal is not None
    typed = {label["component"]["custom_id"]: label["component"].get("value") for label in form.modal["components"]}
    assert typed == {"day": "someday", "hour": "late", "players": "9", "zone": "Atlantis"}
    again = await harbor.ann.submit_modal(form, {**typed, **in_hours(3), "players": "", "hour": "late"})
    assert "that time" in answer_of(again)
    assert "that day" not in answer_of(again)
    assert again.response is not None
    before = again.response.id
    form = await press(harbor.ann, again.response, "fix:")
    mended = await harbor.ann.submit_modal(form, {**in_hours(3), "players": "4", "zone": ""})
    assert mended.response is not None
    assert mended.response.id > before
    assert [each.id for each in panels(harbor.ann, harbor.channel.id)] == [mended.response.id]
    await press(harbor.ann, mended.response, "plan:.*:yes")
    (night,) = await store_of(harbor).nights.planned(harbor.guild.id)
    assert (night.plan.size, night.plan.speed) == (4, "live")


async def test_what_was_understood_can_be_changed_before_it_is_planned(harbor: Harbor) -> None:
    shown = await ask(harbor, harbor.ann, players=3)
    assert "House rules are set in the lobby" in answer_of(shown)
    assert shown.response is not None
    form = await press(harbor.ann, shown.response, "fix:")
    changed = await harbor.ann.submit_modal(form, {**in_hours(5), "players": "four", "zone": ""})
    assert "number of players" in answer_of(changed)
    assert changed.response is not None
    form = await press(harbor.ann, changed.response, "fix:")
    assert "up to 5" in answer_of(await harbor.ann.submit_modal(form, {**in_hours(5), "players": "", "zone": ""}))


async def test_a_changed_question_leaves_none_above_it(harbor: Harbor) -> None:
    shown = await ask(harbor, harbor.ann, players=3)
    assert shown.response is not None
    form = await press(harbor.ann, shown.response, "fix:")
    await harbor.ann.submit_modal(form, {**in_hours(5), "players": "4", "zone": ""})
    former, question = panels(harbor.ann, harbor.channel.id)
    assert former.id == shown.response.id
    assert not pressable(former)
    await press(harbor.ann, question, "plan:.*:yes")
    (night,) = await store_of(harbor).nights.planned(harbor.guild.id)
    assert night.plan.size == 4


async def test_days_hours_and_zones_are_offered_to_choose_from(harbor: Harbor) -> None:
    days = await harbor.ann.autocomplete(harbor.channel, "night plan", "day", "")
    assert days[1]["value"] == (now() + timedelta(days=1)).date().isoformat()
    hours = await harbor.ann.autocomplete(harbor.channel, "night plan", "hour", "8")
    assert [hour["value"] for hour in hours] == ["20:00", "08:00"]
    zones = await harbor.ann.autocomplete(harbor.channel, "night plan", "zone", "tallinn")
    assert [zone["value"] for zone in zones] == ["Europe/Tallinn"]


async def test_who_presses_twice_plans_once_and_plans_have_a_limit(harbor: Harbor) -> None:
    shown = await ask(harbor, harbor.ann)
    assert shown.response is not None
    plain = shown.response
    claim = next(custom_id for custom_id in pressable(plain) if custom_id.endswith(":yes"))
    await harbor.ann.click(plain, custom_id=claim)
    again = await ask(harbor, harbor.ann)
    assert again.response is not None
    assert "already planned" in answer_of(await press(harbor.ann, again.response, "plan:.*:yes"))
    for hours in (4, 5):
        await plan(harbor, harbor.ann, hours)
    last = await ask(harbor, harbor.ann, 6)
    assert last.response is not None
    assert "Too many game nights" in answer_of(await press(harbor.ann, last.response, "plan:.*:yes"))
    assert len(await store_of(harbor).nights.planned(harbor.guild.id)) == 3


@pytest.mark.slow
async def test_nobody_plans_and_calls_off_without_end(harbor: Harbor) -> None:
    for started in range(2):
        harbor.bot.features.nights.keeper.bounds = UsageLimits(nights=4, server_nights=5)
        for hours in (3, 4):
            await call_off(harbor, harbor.ann, await plan(harbor, harbor.ann, hours + 2 * started))
        await harbor.restart()
    harbor.bot.features.nights.keeper.bounds = UsageLimits(nights=4, server_nights=5)

    async def refused(who: MemberActor) -> bool:
        asked = await ask(harbor, who, 8)
        assert asked.response is not None
        told = (await press(who, asked.response, "plan:.*:yes")).response
        assert told is not None
        return "The limit is 4 by you and 5" in text_of(told)

    assert await refused(harbor.ann)
    assert not await refused(harbor.ben)
    assert await refused(harbor.cho)
    assert len(await store_of(harbor).nights.planned(harbor.guild.id)) == 1


async def test_what_is_planned_can_be_listed(harbor: Harbor) -> None:
    assert "/night plan" in answer_of(await harbor.ben.slash(harbor.channel, "night list"))
    night = await plan(harbor, harbor.ann)
    listed = answer_of(await harbor.ben.slash(harbor.channel, "night list"))
    assert f"/{night.message}" in listed
    assert "1 going" in listed


# -- who comes --------------------------------------------------------------------------------------


async def test_people_say_that_they_come_and_that_they_cannot(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben, harbor.cho)
    assert names(await known(harbor, night)) == ["ann", "ben", "cho"]
    await press(harbor.ben, message_of(harbor, night), "night:.*:stay")
    assert names(await known(harbor, night)) == ["ann", "cho"]
    assert "ben" not in text_of(message_of(harbor, night))


async def test_a_blocked_person_cannot_say_that_they_come(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    await harbor.bot.services.tables.store.guilds.block(harbor.guild.id, harbor.eve.id)
    refused = await press(harbor.eve, message_of(harbor, night), "night:.*:come")
    assert "❗" in answer_of(refused)
    kept = await harbor.bot.features.nights.keeper.store.get(night.id)
    assert kept is not None
    assert harbor.eve.id not in {rsvp.user for rsvp in kept.rsvps}


async def test_blocked_interest_in_an_event_does_not_count(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    await harbor.bot.services.tables.store.guilds.block(harbor.guild.id, harbor.eve.id)
    await harbor.eve.subscribe_event(night.event)
    await harbor.env.advance_time(2.6 * HOUR)
    assert names(await known(harbor, night)) == ["ann"]
    assert not any(harbor.eve.mention in text for text in said(harbor))


async def test_a_blocked_guest_has_no_place_in_line(harbor: Harbor, boss: MemberActor) -> None:
    night = await plan(harbor, harbor.ann, 1, players=3)
    await come(harbor, night, harbor.ben, harbor.cho)
    await harbor.eve.slash(harbor.channel, "night notify", often="hour")
    await boss.slash(harbor.channel, "admin block", player=harbor.ben)
    assert "ben" not in text_of(message_of(harbor, night))
    told = await press(harbor.ann, message_of(harbor, night), "night:.*:seek")
    assert "I pinged one person" in answer_of(told)
    await boss.slash(harbor.channel, "admin unblock", player=harbor.ben)
    assert "ben" in text_of(message_of(harbor, night))


async def test_a_blocked_guest_who_declines_has_declined(harbor: Harbor, boss: MemberActor) -> None:
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben)
    await harbor.cho.subscribe_event(night.event)
    for person in (harbor.ben, harbor.cho):
        await boss.slash(harbor.channel, "admin block", player=person)
    await press(harbor.ben, message_of(harbor, night), "night:.*:stay")
    await harbor.cho.unsubscribe_event(night.event)
    await harbor.env.advance_time(2 * events.INTEREST_PAUSE)
    await harbor.errands()
    for person in (harbor.ben, harbor.cho):
        await boss.slash(harbor.channel, "admin unblock", player=person)
    assert names(await known(harbor, night)) == ["ann"]


async def test_a_night_moved_earlier_lapses_blocked_guests(harbor: Harbor, boss: MemberActor) -> None:
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben)
    await boss.slash(harbor.channel, "admin block", player=harbor.ben)
    await move(harbor, night, night.plan.at - timedelta(hours=1))
    await boss.slash(harbor.channel, "admin unblock", player=harbor.ben)
    assert harbor.ben.name not in names(await known(harbor, night))
    assert not any(harbor.ben.mention in text for text in said(harbor))


@pytest.mark.slow
async def test_a_blocked_guest_is_not_pinged_to_a_night(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben, harbor.cho)
    await harbor.ben.subscribe_event(night.event)
    await store_of(harbor).guilds.block(harbor.guild.id, harbor.ben.id)
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await tables(harbor)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "cho"]
    assert any(harbor.cho.mention in each for each in said(harbor))
    assert not any(harbor.ben.mention in each for each in said(harbor))


async def test_interest_in_the_event_sets_who_is_going(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    await harbor.ben.subscribe_event(night.event)
    assert names(await known(harbor, night)) == ["ann", "ben"]
    assert "ben" in text_of(message_of(harbor, night))
    await harbor.ben.unsubscribe_event(night.event)
    await harbor.env.advance_time(events.INTEREST_PAUSE)
    assert names(await known(harbor, night)) == ["ann"]


async def test_toggled_interest_is_shown_once_a_pause(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "INTEREST_PAUSE", 600.0)
    night = await plan(harbor, harbor.ann)
    await harbor.cho.subscribe_event(night.event)
    before = len(harbor.env.http_requests)
    for _ in range(2):
        await harbor.ben.subscribe_event(night.event)
        await harbor.ben.unsubscribe_event(night.event)
    await harbor.ben.subscribe_event(night.event)
    await harbor.env.advance_time(600)
    assert names(await known(harbor, night)) == ["ann", "cho", "ben"]
    asked = [call.method for call in harbor.env.http_requests[before:]]
    assert (asked.count("PATCH"), asked.count("GET") <= 1) == (1, True)


async def test_an_event_hidden_from_the_bot_cancels_no_night(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 3)
    await come(harbor, night, harbor.ben)
    where = f"/guilds/{harbor.guild.id}/scheduled-events/{night.event}"
    harbor.env.inject_error("GET", where, status=403, code=50001, times=None)
    await harbor.env.advance_time(3 * HOUR + MINUTE)
    assert (await known(harbor, night)).status == "told"


@pytest.mark.slow
async def test_who_planned_a_night_can_call_it_off_and_others_cannot(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    assert button_style(message_of(harbor, night), "night:.*:off") == discord.ButtonStyle.secondary
    assert "can cancel a game night" in answer_of(await press(harbor.ben, message_of(harbor, night), "night:.*:off"))
    await call_off(harbor, harbor.ann, night)
    assert (await known(harbor, night)).status == "off"
    assert "canceled" in text_of(message_of(harbor, night))
    assert event_of(harbor, night).status == 4
    await harbor.env.advance_time(4 * HOUR)
    assert await tables(harbor) == []


async def test_canceling_night_is_confirmed_and_notifies_going_players(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben, harbor.cho)
    await press(harbor.cho, message_of(harbor, night), "night:.*:stay")
    asked = await press(harbor.ann, message_of(harbor, night), "night:.*:off")
    assert "the other player who is going" in answer_of(asked)
    assert (await known(harbor, night)).status == "planned"
    assert asked.response is not None
    assert "stays as planned" in answer_of(await press(harbor.ann, asked.response, "night:.*:keep"))
    assert (await known(harbor, night)).status == "planned"
    await call_off(harbor, harbor.ann, night)
    assert "ann canceled this game night" in text_of(message_of(harbor, night))
    told = said(harbor)[-1]
    assert "ann canceled" in told
    assert harbor.ben.mention in told
    assert harbor.cho.mention not in told
    assert harbor.ann.mention not in told


async def test_canceling_a_night_without_other_players_pings_nobody(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    await call_off(harbor, harbor.ann, night)
    assert len(said(harbor)) == 1


# -- the reminder and the hour ----------------------------------------------------------------------


@pytest.mark.slow
async def test_half_an_hour_before_those_who_come_are_reminded_once(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben)
    await harbor.cho.slash(harbor.channel, "table pings", when="never")
    await come(harbor, night, harbor.cho)
    await harbor.env.advance_time(2.4 * HOUR)
    assert len(said(harbor)) == 1
    await harbor.env.advance_time(10 * MINUTE)
    await harbor.restart()
    await harbor.env.advance_time(5 * MINUTE)
    (reminder,) = said(harbor)[1:]
    assert harbor.ann.mention in reminder
    assert harbor.ben.mention in reminder
    assert harbor.cho.mention not in reminder


async def test_who_declines_during_the_look_is_not_reminded(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)
    look = NightEvents.look

    async def look_slowly(events: NightEvents, looked: Night) -> Night | None:
        seen = await look(events, looked)
        await store_of(harbor).nights.decline(night.id, harbor.ben.id)
        return seen

    monkeypatch.setattr(NightEvents, "look", look_slowly)
    await harbor.env.advance_time(HOUR / 2 + MINUTE)
    (reminder,) = said(harbor)[1:]
    assert harbor.ann.mention in reminder
    assert harbor.ben.mention not in reminder


async def test_no_night_called_off_during_the_look_is_reminded(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann, 1)
    look = NightEvents.look

    async def look_slowly(events: NightEvents, looked: Night) -> Night | None:
        seen = await look(events, looked)
        await store_of(harbor).nights.settle(night.id, "off")
        return seen

    monkeypatch.setattr(NightEvents, "look", look_slowly)
    await harbor.env.advance_time(HOUR / 2 + MINUTE)
    assert said(harbor)[1:] == []


@pytest.mark.slow
async def test_lobby_opens_on_time_with_those_going_without_planner(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1, speed="live", players=4)
    await come(harbor, night, harbor.ben, harbor.cho)
    await press(harbor.ann, message_of(harbor, night), "night:.*:stay")
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await tables(harbor)
    assert [chair.name for chair in live.lobby.chairs] == ["ben", "cho"]
    assert (live.lobby.host, live.lobby.size, live.lobby.speed) == (harbor.ben.id, 4, "live")
    assert harbor.ben.mention in said(harbor)[-1]
    assert str(live.message) in said(harbor)[-1]
    assert str(live.message) in text_of(message_of(harbor, night))
    event = event_of(harbor, night)
    assert str(live.message) in str(event.entity_metadata)
    assert event.status == 2


@pytest.mark.slow
async def test_who_comes_beyond_the_seats_is_told_that_there_is_none(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1, players=3)
    await come(harbor, night, harbor.ben, harbor.cho, harbor.eve)
    assert "Waiting for a free seat: eve" in text_of(message_of(harbor, night))
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await tables(harbor)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "ben", "cho"]
    assert f"No seat was left for {harbor.eve.mention}" in said(harbor)[-1]


async def test_a_night_to_which_nobody_comes_opens_nothing_and_says_so(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await press(harbor.ann, message_of(harbor, night), "night:.*:stay")
    await harbor.env.advance_time(HOUR + MINUTE)
    assert await tables(harbor) == []
    assert "I didn’t open a table" in text_of(message_of(harbor, night))


async def night_without_room(harbor: Harbor) -> Night:
    """A night of Ann and Ben, whose hour has come while Eve's lobby leaves no room."""
    await store_of(harbor).guilds.change(harbor.guild.id, lambda old: old.choose("channel_tables", 1))
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)
    await harbor.env.advance_time(HOUR - 2 * MINUTE)
    await harbor.eve.slash(harbor.channel, "manila new")
    await harbor.env.advance_time(4 * MINUTE)
    return night


@pytest.mark.slow
async def test_a_night_without_room_opens_once_there_is(harbor: Harbor) -> None:
    night = await night_without_room(harbor)
    await harbor.env.advance_time(10 * MINUTE)
    (told,) = [text for text in said(harbor) if "as soon as there is room" in text]
    assert harbor.ann.mention in told
    assert harbor.ben.mention in told
    await harbor.eve.slash(harbor.channel, "table leave")
    await harbor.env.advance_time(2 * MINUTE)
    (live,) = await tables(harbor)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "ben"]
    assert any("your table is open" in text for text in said(harbor))
    assert (await known(harbor, night)).status == "told"


@pytest.mark.slow
async def test_waiting_for_room_asks_discord_about_nobody(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await night_without_room(harbor)
    look = AsyncMock()
    monkeypatch.setattr(NightEvents, "look", look)
    await harbor.env.advance_time(10 * MINUTE)
    look.assert_not_awaited()


@pytest.mark.slow
async def test_a_night_without_room_for_long_ends_as_full(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cogs.nights.keeper.OPENS_WITHIN", timedelta(minutes=10))
    night = await night_without_room(harbor)
    assert (await known(harbor, night)).status == "planned"
    await harbor.env.advance_time(10 * MINUTE)
    assert (await known(harbor, night)).status == "full"
    assert "this server has reached its limit" in text_of(message_of(harbor, night))


@pytest.mark.slow
async def test_a_night_missed_with_its_event_was_canceled_by_nobody(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await stop(harbor)
    await harbor.env.advance_time(3.2 * HOUR)
    harbor.env.backend.get_guild(harbor.guild.id).scheduled_events.clear()  # it has ended by itself
    await harbor.restart()
    await harbor.env.advance_time(5 * MINUTE)
    assert (await known(harbor, night)).status == "missed"
    assert not any("to cancel" in each for each in said(harbor))


@pytest.mark.slow
async def test_a_night_without_room_is_full_though_its_event_ended(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cogs.nights.keeper.OPENS_WITHIN", timedelta(minutes=10))
    night = await night_without_room(harbor)
    harbor.env.backend.get_guild(harbor.guild.id).scheduled_events.clear()
    await harbor.env.advance_time(10 * MINUTE)
    assert (await known(harbor, night)).status == "full"


@pytest.mark.slow
async def test_lobby_due_while_bot_was_down_opens_once_after_restart(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)
    await stop(harbor)
    await harbor.env.advance_time(1.5 * HOUR)
    for _ in range(2):
        await harbor.restart()
        await harbor.env.advance_time(2 * MINUTE)
    assert len(await tables(harbor)) == 1
    assert sum("your table is open" in text for text in said(harbor)) == 1


@pytest.mark.slow
async def test_a_night_due_at_a_start_opens_without_a_minutes_wait(harbor: Harbor) -> None:
    await plan(harbor, harbor.ann, 1)
    await stop(harbor)
    await harbor.env.advance_time(1.5 * HOUR)
    await harbor.restart()
    await harbor.env.advance_time(5)
    assert len(await tables(harbor)) == 1


@pytest.mark.slow
async def test_night_missed_while_offline_is_abandoned_with_a_reason(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await stop(harbor)
    await harbor.env.advance_time(4 * HOUR)
    await harbor.restart()
    await harbor.env.advance_time(2 * MINUTE)
    assert await tables(harbor) == []
    assert "I was offline" in text_of(message_of(harbor, night))


@pytest.mark.slow
async def test_night_moved_while_offline_is_not_missed(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann, 1)
    later = night.plan.at + timedelta(hours=9)
    await stop(harbor)
    for heard in ("follow_event", "recover"):  # it doesn't hear of it, and catches up more slowly
        monkeypatch.setattr(NightEvents, heard, AsyncMock())
    assert night.event is not None
    harbor.env.backend.edit_scheduled_event(harbor.guild.id, night.event, {"scheduled_start_time": later.isoformat()})
    await harbor.env.advance_time(4 * HOUR)
    await harbor.restart()
    await harbor.env.advance_time(2 * MINUTE)
    night = await known(harbor, night)
    assert (night.status, night.plan.at) == ("planned", later)


@pytest.mark.slow
async def test_crash_between_opening_and_announcing_is_repaired(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)

    async def die(_: Night) -> bool:
        raise RuntimeError("killed")

    monkeypatch.setattr(harbor.bot.features.nights.keeper, "_tell", die)
    await harbor.env.advance_time(HOUR + 10)
    assert len(await tables(harbor)) == 1
    assert not any("your table is open" in text for text in said(harbor))
    await harbor.restart()
    await harbor.env.advance_time(3 * MINUTE)
    assert len(await tables(harbor)) == 1
    assert sum("your table is open" in text for text in said(harbor)) == 1
    assert (await known(harbor, night)).status == "told"


async def test_a_lobby_posted_before_a_crash_is_found_again(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)

    async def die(*_: object, **__: object) -> bool:
        raise RuntimeError("killed")

    monkeypatch.setattr(TableStore, "place", die)
    monkeypatch.setattr(NightMessages, "notify_opened", die)
    await harbor.env.advance_time(HOUR + 4 * MINUTE)
    assert (await known(harbor, night)).status == "opened"
    monkeypatch.undo()
    await harbor.restart()
    await harbor.env.advance_time(3 * MINUTE)
    (live,) = await tables(harbor)
    lobbies = [message.id for message in harbor.channel.history() if shows_table(message, live.id)]
    assert lobbies == [live.message]


@pytest.mark.slow
@pytest.mark.parametrize(("step", "after"), [("reminded", 31 * MINUTE), ("settle", HOUR)])
async def test_guests_pinged_before_a_crash_are_not_pinged_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, step: str, after: float
) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)

    async def die(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    def pings() -> int:
        return sum(harbor.ben.mention in message.content for message in harbor.channel.history())

    monkeypatch.setattr("bot.cogs.nights.keeper.NONCE_LASTS", timedelta())  # the simulation forgets nonces at once
    monkeypatch.setattr(Nights, step, die)
    await harbor.env.advance_time(after + 10)
    said = pings()
    assert said
    await harbor.env.advance_time(4 * MINUTE)
    await harbor.restart()
    monkeypatch.undo()
    await harbor.env.advance_time(3 * MINUTE)
    assert pings() == said


# -- what is changed in Discord ---------------------------------------------------------------------


@pytest.fixture(params=["live", "away"])
def away(request: pytest.FixtureRequest) -> bool:
    """Whether the bot is down while something is changed."""
    return bool(request.param == "away")


@pytest.mark.slow
async def test_a_night_follows_its_event_to_another_hour(harbor: Harbor, away: bool) -> None:
    night = await plan(harbor, harbor.ann, 1)
    later = night.plan.at + timedelta(hours=1)
    if away:
        await stop(harbor)
    assert night.event is not None
    harbor.env.backend.edit_scheduled_event(harbor.guild.id, night.event, {"scheduled_start_time": later.isoformat()})
    await harbor.env.settle()
    if away:
        await harbor.restart()
    await harbor.env.advance_time(HOUR + MINUTE)
    assert (await known(harbor, night)).plan.at == later
    assert f"<t:{int(later.timestamp())}:F>" in text_of(message_of(harbor, night))
    assert await tables(harbor) == []
    await harbor.env.advance_time(HOUR)
    assert len(await tables(harbor)) == 1


@pytest.mark.parametrize("change", ["moved", "canceled"])
async def test_an_event_changed_while_the_database_refuses_is_followed(harbor: Harbor, change: str) -> None:
    night = await plan(harbor, harbor.ann, 5)
    assert night.event is not None
    with patch.object(Nights, "of_event", side_effect=StoreUnavailableError("The database is locked.")):
        if change == "moved":
            await move(harbor, night, now() + timedelta(hours=2))
        else:
            harbor.env.backend.delete_scheduled_event(harbor.guild.id, night.event)
        await harbor.env.advance_time(6)
    await harbor.env.advance_time(10 * MINUTE)
    found = await known(harbor, night)
    assert found.plan.at < now() + timedelta(hours=3) if change == "moved" else found.status == "off"


async def test_a_night_of_a_game_no_longer_hosted_is_listed(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 24)
    async with store_of(harbor)._transaction() as connection:
        await connection.execute(update(schema.nights).where(schema.nights.c.id == night.id).values(kind="chess"))
    assert "Chess" in answer_of(await harbor.cho.slash(harbor.channel, "night list"))


NO_ANSWER: dict[str, Any] = {"status": 404, "code": 10062, "times": 1}
"""Discord takes no answer any more: it came a second too late."""


async def test_guests_are_told_though_the_planner_gets_no_answer(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 24)
    await come(harbor, night, harbor.ben)
    asked = (await press(harbor.ann, message_of(harbor, night), "night:.*:off$")).response
    assert asked is not None
    harbor.env.inject_error("POST", "/interactions/*", **NO_ANSWER)
    await press(harbor.ann, asked, "night:.*:sure$")
    await harbor.env.advance_time(HOUR)
    assert not labels(message_of(harbor, night))
    assert event_of(harbor, night).status == 4
    assert any(harbor.ben.mention in each for each in said(harbor)[1:])


async def test_a_canceled_night_is_shown_once_discord_answers(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 24)
    harbor.env.inject_error("PATCH", "/channels/*", status=503, times=6)
    await call_off(harbor, harbor.ann, night)
    await harbor.env.advance_time(HOUR)
    assert not labels(message_of(harbor, night))


@pytest.mark.parametrize("event", [False, True], ids=["no event", "event"])
async def test_an_end_that_was_not_shown_is_shown_at_a_start(
    harbor: Harbor, request: pytest.FixtureRequest, event: bool
) -> None:
    if not event:
        request.getfixturevalue("shorn")
    night = await plan(harbor, harbor.ann, 24)
    for method, path in (("PATCH", "/channels/*"), ("PATCH", "/guilds/*/scheduled-events/*")):
        harbor.env.inject_error(method, path, status=503, times=None)
    await call_off(harbor, harbor.ann, night)
    await harbor.env.advance_time(MINUTE)
    await stop(harbor)
    harbor.env.backend.faults.clear()
    await harbor.restart()
    await harbor.env.settle()
    assert "canceled" in text_of(message_of(harbor, night))
    assert not event or event_of(harbor, night).status == 4


async def test_a_night_that_ended_as_its_process_died_is_shown(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 24)
    await store_of(harbor).nights.settle(night.id, "off")
    await harbor.restart()
    await harbor.env.settle()
    assert "canceled" in text_of(message_of(harbor, night))
    assert event_of(harbor, night).status == 4


async def test_an_end_that_is_shown_is_left_alone_at_a_start(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 24)
    await call_off(harbor, harbor.ann, night)
    await stop(harbor)
    await harbor.restart()
    await harbor.env.settle()
    assert "ann canceled" in text_of(message_of(harbor, night))


async def test_a_restored_night_names_only_guests_of_the_copy(harbor: Harbor, tmp_path: Path) -> None:
    night = await plan(harbor, harbor.ann, 24)
    await come(harbor, night, harbor.ben)
    file = sqlite_file(harbor.fleet.settings.database)
    assert file is not None
    backup(file, tmp_path / "copy")
    await come(harbor, night, harbor.cho)
    await stop(harbor)
    await harbor.bot.services.boards.close()
    await store_of(harbor).close()
    restore(tmp_path / "copy", file, aside=file.with_name("aside"))
    await harbor.restart()
    await harbor.env.settle()
    assert "ann, ben" in text_of(message_of(harbor, night))
    assert "cho" not in text_of(message_of(harbor, night))


async def test_a_guest_is_shown_though_they_get_no_answer(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 24)
    harbor.env.inject_error("POST", "/interactions/*", **NO_ANSWER)
    await press(harbor.ben, message_of(harbor, night), "night:.*:come$")
    assert "ann, ben" in text_of(message_of(harbor, night))


async def test_no_players_are_sought_for_a_full_night(harbor: Harbor) -> None:
    await harbor.eve.slash(harbor.channel, "night notify", often="week")
    night = await plan(harbor, harbor.ann, players=3)
    await come(harbor, night, harbor.ben, harbor.cho)
    await press(harbor.ann, message_of(harbor, night), "night:.*:seek")
    assert not any(harbor.eve.mention in each for each in said(harbor))


async def test_an_event_is_stored_once_the_database_allows(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    announced, failures = Nights.announced, [StoreUnavailableError("locked")]

    async def fail_once(self: Nights, *args: Any) -> None:
        if failures:
            raise failures.pop()
        await announced(self, *args)

    monkeypatch.setattr(Nights, "announced", fail_once)
    monkeypatch.setattr("host.retry.STORE_SECONDS", 0)
    assert (await plan(harbor, harbor.ann, 24)).event is not None


async def test_a_night_goes_on_while_discord_has_lost_its_server(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await plan(harbor, harbor.ann, 1)
    guild, cog = harbor.bot.get_guild(harbor.guild.id), harbor.bot.cogs["NightCog"]
    assert guild is not None
    assert isinstance(cog, NightCog)
    guild.unavailable = True  # as after a start during an outage of Discord
    monkeypatch.setattr(guild, "_scheduled_events", {})
    await cog.keeper.events.recover()
    assert (await known(harbor, night)).status == "planned"


async def test_a_night_whose_message_is_not_stored_gets_its_event(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = (await ask(harbor, harbor.ann, 5)).response
    assert shown is not None
    with patch.object(Nights, "placed", side_effect=StoreUnavailableError("away")):
        await press(harbor.ann, shown, "plan:.*:yes")
    await harbor.env.advance_time(2 * MINUTE)
    (night,) = await store_of(harbor).nights.planned(harbor.guild.id)
    assert None not in {night.message, night.event}


async def test_answers_show_on_a_message_that_was_not_stored(harbor: Harbor) -> None:
    shown = (await ask(harbor, harbor.ann)).response
    assert shown is not None
    with patch.object(Nights, "placed", side_effect=StoreUnavailableError("away")):
        await press(harbor.ann, shown, "plan:.*:yes")
    for person in (harbor.ben, harbor.cho):
        await press(person, harbor.channel.history()[-1], "night:.*:come")
    assert "Going (3 of" in said(harbor)[-1]
    (night,) = await store_of(harbor).nights.planned(harbor.guild.id)
    assert message_of(harbor, night) == harbor.channel.history()[-1]


async def test_an_event_not_announced_yet_cancels_no_night(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann, 1)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    monkeypatch.setattr(guild, "_scheduled_events", {})  # the gateway is slow
    async with outage(harbor):
        pass
    assert (await known(harbor, night)).status == "planned"


@asynccontextmanager
async def outage(harbor: Harbor) -> AsyncIterator[None]:
    """An outage of the database, after which its line is mended."""
    with patch.object(Peers, "require", side_effect=StoreUnavailableError("away")):
        yield
        await harbor.env.settle()
    with harbor.env._bot_scope():  # what it begins is waited for
        harbor.bot._doubt_all()
    await harbor.env.settle()


async def test_event_hidden_while_database_is_away_goes(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "PLACES_PAUSE", 600.0)
    night = await plan(harbor, harbor.ann, 24)
    async with outage(harbor):
        shut_out(harbor.channel, harbor.guild.default_role)
    await harbor.env.advance_time(MINUTE)
    assert (await known(harbor, night)).event is None


async def test_catching_up_with_events_is_tried_again(harbor: Harbor) -> None:
    night, planned = await plan(harbor, harbor.ann, 5), Nights.planned
    assert night.event is not None
    failures = [StoreUnavailableError("away")]

    async def fail_once(store: Nights, guild: int | None = None) -> list[Night]:
        if failures:
            raise failures.pop()
        return await planned(store, guild)

    with patch.object(NightEvents, "follow_event", AsyncMock()), patch.object(Nights, "planned", fail_once):
        await move(harbor, night, night.plan.at + timedelta(hours=1))
        async with outage(harbor):
            pass
        await harbor.env.advance_time(MINUTE)
    assert (await known(harbor, night)).plan.at == night.plan.at + timedelta(hours=1)


@pytest.mark.slow
async def test_event_moved_while_offline_counts_once_discord_answers(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    night, sooner = await plan(harbor, harbor.ann, 72), now() + timedelta(hours=24)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    with patch.object(NightEvents, "follow_event", AsyncMock()):
        await move(harbor, night, sooner)
    monkeypatch.setattr(guild, "_scheduled_events", {})
    harbor.env.inject_error("GET", "/guilds/*/scheduled-events/*", status=503, times=1)
    with harbor.env._bot_scope():
        await harbor.bot.features.nights.keeper.events.recover()
    await harbor.env.advance_time(HOUR)
    assert (await known(harbor, night)).plan.at == sooner


async def test_event_moved_while_database_is_away_is_followed(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 5)
    assert night.event is not None
    sooner = now() + timedelta(hours=1)
    async with outage(harbor):
        moved = {"scheduled_start_time": sooner.isoformat()}
        harbor.env.backend.edit_scheduled_event(harbor.guild.id, night.event, moved)
    await harbor.env.advance_time(MINUTE)
    assert (await known(harbor, night)).plan.at == sooner


async def test_interest_lost_while_database_is_away_counts(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "INTEREST_PAUSE", 600.0)
    night = await plan(harbor, harbor.ann, 1)
    assert night.event is not None
    await harbor.cho.subscribe_event(night.event)
    await harbor.env.advance_time(600)
    assert names(await known(harbor, night)) == ["ann", "cho"]
    async with outage(harbor):
        await harbor.cho.unsubscribe_event(night.event)
    await harbor.env.advance_time(600)
    assert names(await known(harbor, night)) == ["ann"]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["cancelled", "deleted"])
async def test_canceling_the_discord_event_cancels_the_night(harbor: Harbor, away: bool, how: str) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)
    if away:
        await stop(harbor)
    assert night.event is not None
    if how == "deleted":
        harbor.env.backend.delete_scheduled_event(harbor.guild.id, night.event)
    else:
        harbor.env.backend.edit_scheduled_event(harbor.guild.id, night.event, {"status": 4})
    await harbor.env.settle()
    if away:
        await harbor.restart()
    await harbor.env.advance_time(2 * HOUR)
    assert (await known(harbor, night)).status == "off"
    assert await tables(harbor) == []
    assert "canceled" in text_of(message_of(harbor, night))
    assert "someone used this server’s event list to cancel" in said(harbor)[-1]
    assert harbor.ben.mention in said(harbor)[-1]
    note = harbor.channel.history()[-1]
    assert note.flags.suppress_notifications
    allowed = harbor.env.backend.get_message(harbor.channel.id, note.id).allowed_mentions
    assert not allowed.allows_user(harbor.ben.id), "nobody knows whether the canceler may ping them here"


@pytest.mark.slow
async def test_a_night_takes_answers_up_to_a_limit(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nights, "MOST_RSVPS", 2)
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)
    refused = await press(harbor.cho, message_of(harbor, night), "night:.*:come")
    assert "can’t take more" in answer_of(refused)
    assert night.event is not None
    await harbor.cho.subscribe_event(night.event)
    await harbor.env.advance_time(10)
    assert names(await known(harbor, night)) == ["ann", "ben"]
    await press(harbor.ben, message_of(harbor, night), "night:.*:stay")
    await harbor.env.advance_time(HOUR)
    assert [rsvp.name for rsvp in (await known(harbor, night)).rsvps] == ["ann", "ben"]


# -- what is kept -----------------------------------------------------------------------------------


@pytest.mark.slow
async def test_no_night_names_the_forgotten_and_the_others_play_on(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)
    shown = await harbor.ann.slash(harbor.channel, "privacy")
    assert "one game night" in answer_of(shown)
    assert shown.response is not None
    sure = await press(harbor.ann, shown.response, "pv:ask")
    assert sure.response is not None
    await press(harbor.ann, sure.response, "pv:delete")
    text = text_of(message_of(harbor, night))
    assert "Planned by Somebody" in text
    assert "(1 of 5): ben" in text
    assert str(event_of(harbor, night).description).startswith("Planned by Somebody. Up to 5")
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await tables(harbor)
    assert live.lobby.host == harbor.ben.id


@pytest.mark.slow
async def test_a_night_forgets_its_host_once_it_can_be_read(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 24)
    with patch.object(Nights, "get", side_effect=StoreUnavailableError("away")):
        await delete(harbor, harbor.ann)
    await harbor.env.advance_time(MINUTE)
    assert "Planned by Somebody" in text_of(message_of(harbor, night))


@pytest.mark.slow
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_night_forgets_its_host_once_discord_answers(harbor: Harbor, restarted: bool) -> None:
    night = await plan(harbor, harbor.ann, 24)
    times = 1 if restarted else 3
    harbor.env.inject_error("PATCH", "/guilds/*/scheduled-events/*", status=503, times=times)
    if not restarted:
        harbor.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=times)
    await delete(harbor, harbor.ann)
    if restarted:
        await harbor.restart()
    await harbor.env.advance_time(HOUR)
    assert str(event_of(harbor, night).description).startswith("Planned by Somebody.")
    assert "Planned by Somebody" in text_of(message_of(harbor, night))


async def test_an_event_without_a_night_goes_once_the_store_answers(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    night, of_event, calls = await plan(harbor, harbor.ann), Nights.of_event, list[int]()
    async with store_of(harbor)._transaction() as connection:
        await nights.forget_nights(connection, harbor.guild.id)

    async def fail_once(self: Nights, event: int) -> Night | None:
        calls.append(event)
        if len(calls) == 1:
            raise StoreUnavailableError("database is locked")
        return await of_event(self, event)

    monkeypatch.setattr(Nights, "of_event", fail_once)
    monkeypatch.setattr("host.retry.STORE_SECONDS", 0)
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    await harbor.bot.features.nights.keeper.events.clear(guild)
    assert night.event not in harbor.env.backend.get_guild(harbor.guild.id).scheduled_events


@pytest.mark.slow
async def test_the_event_of_an_own_night_goes_first_at_deletion(harbor: Harbor) -> None:
    eve, most, soon = Rsvp(harbor.eve.id, "eve", "yes", hosts=True), nights.Most(99, 99), discord.utils.utcnow()
    for number in range(1, SHOWN + 1):
        there = Plan("manila", harbor.guild.id + number, 5, 3, "relaxed", "en", soon + timedelta(hours=2))
        other = await store_of(harbor).nights.plan(there, eve, remind=True, at_once=most, a_day=most)
        assert isinstance(other, Night)
        await store_of(harbor).nights.answer(other.id, Rsvp(harbor.ann.id, "ann", "yes"))
        await store_of(harbor).nights.placed(other.id, 6)
    night = await plan(harbor, harbor.ann, 48)
    assert str(event_of(harbor, night).description).startswith("Planned by ann.")
    await delete(harbor)
    await harbor.errands()
    await harbor.env.settle()
    assert str(event_of(harbor, night).description).startswith("Planned by Somebody.")


@pytest.mark.slow
async def test_the_event_of_an_open_table_names_no_forgotten_host(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben)
    await harbor.env.advance_time(HOUR + MINUTE)
    assert event_of(harbor, night).status == 2
    told = text_of(message_of(harbor, night))
    await harbor.ann.slash(harbor.channel, "table leave")
    await delete(harbor, harbor.ann)
    assert str(event_of(harbor, night).description).startswith("Planned by Somebody.")
    assert text_of(message_of(harbor, night)) == told


async def test_an_event_in_another_process_names_no_forgotten_host(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await plan(harbor, harbor.ann)
    # Direct messages arrive where another shard's servers are not known.
    monkeypatch.setattr(harbor.bot, "get_guild", lambda _: None)
    await harbor.bot.features.privacy.eraser.erase(harbor.ann.id)
    await harbor.errands()
    assert str(event_of(harbor, night).description).startswith("Planned by Somebody.")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_interest_is_dropped_when_another_process_forgets(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setattr(events, "INTEREST_PAUSE", 600.0)
    night = await plan(harbor, harbor.ann)
    for person in (harbor.cho, harbor.ben):
        await person.subscribe_event(night.event)
    heard = harbor.bot.features.nights.keeper.events._heard[night.event or 0]
    assert harbor.ben.id in heard
    peers, told = store_of(harbor).peers, asyncio.Event()
    drop = peers._forgotten

    def hear(user: int) -> None:
        drop(user)
        told.set()

    monkeypatch.setattr(peers, "_forgotten", hear)
    other = await Store.open(database)
    await other.privacy.forget(harbor.ben.id, "Somebody")
    await other.close()
    await asyncio.wait_for(told.wait(), 10)
    assert harbor.ben.id not in heard


@pytest.mark.slow
async def test_an_event_brings_back_nobody_who_is_forgotten(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    for person in (harbor.ben, harbor.cho):
        await person.subscribe_event(night.event)
        await harbor.env.advance_time(2 * events.INTEREST_PAUSE)
    await press(harbor.ben, message_of(harbor, night), "night:.*:stay")
    for person in (harbor.ben, harbor.cho):
        await delete(harbor, person)
    await harbor.cho.unsubscribe_event(night.event)
    await harbor.cho.subscribe_event(night.event)
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await tables(harbor)
    assert [chair.name for chair in live.lobby.chairs] == ["ann", "cho"]


@pytest.mark.parametrize("why", ["queued", "blocked", "offline"])
async def test_interest_that_was_not_stored_ends_with_a_deletion(harbor: Harbor, why: str) -> None:
    night, guilds = await plan(harbor, harbor.ann, 1), store_of(harbor).guilds
    if why == "blocked":
        await guilds.block(harbor.guild.id, harbor.ben.id)
    elif why == "offline":
        await stop(harbor)
        harbor.bot.features.nights.keeper.events._heard[night.event or 0] = {}  # it hears of none
    else:
        await harbor.cho.subscribe_event(night.event)
    await harbor.ben.subscribe_event(night.event)
    if why != "queued":
        await harbor.env.advance_time(MINUTE)
        await guilds.unblock(harbor.guild.id, harbor.ben.id)
    if why == "offline":
        await harbor.restart()
    await harbor.bot.features.privacy.eraser.erase(harbor.ben.id)
    await harbor.env.advance_time(HOUR + MINUTE)
    (live,) = await tables(harbor)
    assert "ben" not in [chair.name for chair in live.lobby.chairs]
    assert "ben" not in [rsvp.name for rsvp in (await known(harbor, night)).rsvps]


async def test_interest_heard_before_deletion_is_dropped(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "INTEREST_PAUSE", 600.0)
    night = await plan(harbor, harbor.ann)
    await harbor.cho.subscribe_event(night.event)
    await harbor.ben.subscribe_event(night.event)
    await press(harbor.ben, message_of(harbor, night), "night:.*:stay")
    await delete(harbor, harbor.ben)
    await harbor.env.advance_time(700)
    assert names(await known(harbor, night)) == ["ann", "cho"]


@pytest.mark.slow
async def test_who_drops_out_as_a_night_opens_gets_no_seat(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben, harbor.cho, harbor.eve)
    opens = harbor.bot.services.tables.open_night

    async def late(*args: Any, **options: Any) -> TableSession:
        monkeypatch.undo()
        await harbor.bot.features.privacy.eraser.erase(harbor.ben.id)
        await store_of(harbor).nights.decline(night.id, harbor.cho.id)
        return await opens(*args, **options)

    monkeypatch.setattr(harbor.bot.services.tables, "open_night", late)
    await harbor.env.advance_time(HOUR + 3 * MINUTE)
    (live,) = await tables(harbor)
    assert [chair.user for chair in live.lobby.chairs] == [harbor.ann.id, harbor.eve.id]


async def test_interest_is_dropped_while_discord_is_asked(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "INTEREST_PAUSE", 600.0)
    night = await plan(harbor, harbor.ann)

    async def slow(place: Place, user: int) -> discord.Member | None:
        if user == harbor.cho.id:
            for person in (harbor.ben, harbor.cho):  # of whom one is asked for now, and one later
                await harbor.bot.features.privacy.eraser.erase(person.id)
        return await visibility.watcher(place, user)

    monkeypatch.setattr("bot.cogs.nights.events.watcher", slow)
    dan = harbor.guild.add_member(harbor.env.create_user("dan"))
    for person in (harbor.eve, harbor.cho, harbor.ben, dan):  # Eve’s is taken up at once, the others’ together
        await person.subscribe_event(night.event)
    await harbor.env.advance_time(700)
    assert names(await known(harbor, night)) == ["ann", "eve", "dan"]


async def test_interest_that_ends_meanwhile_ends(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann)

    async def slow(place: Place, user: int) -> discord.Member | None:
        if user == harbor.ben.id:
            harbor.bot.features.nights.keeper.events.hear_interest(
                night.event or 0, harbor.guild.id, user, interested=False
            )
        return await visibility.watcher(place, user)

    monkeypatch.setattr("bot.cogs.nights.events.watcher", slow)
    for person in (harbor.ben, harbor.eve):
        await person.subscribe_event(night.event)
    await harbor.env.advance_time(3 * events.INTEREST_PAUSE)
    assert names(await known(harbor, night)) == ["ann", "eve"]


async def test_a_guest_who_drops_out_as_a_night_opens_delays_no_one(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await plan(harbor, harbor.ann, 1)
    await come(harbor, night, harbor.ben, harbor.cho)
    opens = harbor.bot.services.tables.open_night

    async def late(*args: Any, **options: Any) -> TableSession:
        monkeypatch.undo()
        await store_of(harbor).nights.decline(night.id, harbor.cho.id)
        return await opens(*args, **options)

    monkeypatch.setattr(harbor.bot.services.tables, "open_night", late)
    await harbor.env.advance_time((night.plan.at - now()).total_seconds() + 5)
    (live,) = await tables(harbor)
    assert [chair.user for chair in live.lobby.chairs] == [harbor.ann.id, harbor.ben.id]


@pytest.mark.slow
async def test_a_slow_night_stops_no_other(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, home = await plan(harbor, harbor.ann, 1), harbor.channel
    harbor.channel = harbor.guild.create_text_channel("other")
    other = await plan(harbor, harbor.cho, 1)
    harbor.channel = home
    updater, answered, asked = harbor.bot.services.updater, asyncio.Event(), list[int]()
    post = updater.post

    async def post_slowly(live: TableSession, **options: Any) -> bool:
        if live.channel == home.id:
            asked.append(live.id)
            await harbor.env.external_wait(answered.wait(), reason="Discord lets no more through")
        return await post(live, **options)

    monkeypatch.setattr(updater, "post", post_slowly)
    await harbor.env.advance_time((slow.plan.at - now()).total_seconds() + 3 * MINUTE)
    assert len(asked) == 1
    assert (await known(harbor, other)).status == "told"
    answered.set()
    await harbor.env.advance_time(MINUTE)
    assert (await known(harbor, slow)).status == "told"


@pytest.mark.slow
async def test_guests_of_a_night_moved_often_get_few_reminders(harbor: Harbor) -> None:
    harbor.limit(RateLimiter(replace(UNBOUNDED, reminders=Rate(1, 1 / (3 * HOUR))), lambda: now().timestamp()))
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben)
    await harbor.env.advance_time(3 * HOUR - 29 * MINUTE)
    assert pings(harbor) == ["starts"]
    for _ in range(4):
        await move(harbor, night, now() + timedelta(minutes=30, seconds=5))
        await harbor.env.advance_time(10)
    assert pings(harbor) == ["starts", "moved", "starts"]
    await move(harbor, night, now() + timedelta(hours=5))
    await harbor.env.advance_time(5 * HOUR - 29 * MINUTE)
    assert pings(harbor) == ["starts", "moved", "starts"]
    await move(harbor, night, now() + timedelta(hours=1))
    await harbor.env.advance_time(31 * MINUTE)
    assert pings(harbor) == ["starts", "moved", "starts", "moved", "starts"]


@pytest.mark.slow
@pytest.mark.parametrize("before", [HOUR, 20 * MINUTE])
async def test_a_night_moved_earlier_asks_its_guests_again(harbor: Harbor, before: int) -> None:
    night = await plan(harbor, harbor.ann, 2)
    await come(harbor, night, harbor.ben, harbor.cho)
    await move(harbor, night, night.plan.at - timedelta(seconds=before))
    told = said(harbor)[-1]
    assert all(guest.mention in told for guest in (harbor.ann, harbor.ben, harbor.cho))
    assert ("To get a seat" in told) == (before == HOUR)
    await press(harbor.ben, message_of(harbor, night), "night:.*:come")
    await harbor.env.advance_time(2 * HOUR)
    (live,) = await tables(harbor)
    assert [chair.name for chair in live.chairs] == (["ben"] if before == HOUR else ["ann", "ben", "cho"])


async def test_guests_who_must_answer_again_are_always_pinged(harbor: Harbor) -> None:
    harbor.limit(RateLimiter(replace(UNBOUNDED, reminders=Rate(1, 0)), lambda: now().timestamp()))
    night = await plan(harbor, harbor.ann, 5)
    for hours in (4, 3):
        await come(harbor, night, harbor.ben)
        await move(harbor, night, now() + timedelta(hours=hours))
        assert "To get a seat" in said(harbor)[-1]
    last = max(harbor.channel.history(), key=lambda message: message.id)
    assert not last.flags.suppress_notifications
    asked = harbor.env.backend.get_message(harbor.channel.id, last.id).allowed_mentions.users
    assert {int(user) for user in asked or ()} == {harbor.ben.id}, "Ann has not answered again"


async def test_a_night_moved_forth_and_back_keeps_its_guests(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 8)
    await come(harbor, night, harbor.ben)
    for hours in (1, 0):
        await move(harbor, night, night.plan.at + timedelta(hours=hours))
    assert names(await known(harbor, night)) == ["ann", "ben"]
    assert "To get a seat" not in said(harbor)[-1]


async def test_a_night_moved_in_small_steps_asks_its_guests(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 8)
    await come(harbor, night, harbor.ben)
    await move(harbor, night, night.plan.at - timedelta(minutes=20))
    await come(harbor, night, harbor.cho)
    await move(harbor, night, night.plan.at - timedelta(minutes=40))
    assert names(await known(harbor, night)) == ["cho"]
    again, kept = said(harbor)[-2:]
    assert "To get a seat" in again
    assert harbor.cho.mention not in again
    assert harbor.cho.mention in kept


async def test_a_guest_who_answers_again_agrees_to_the_new_hour(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 8)
    await come(harbor, night, harbor.ben)
    await move(harbor, night, night.plan.at - timedelta(hours=2))
    await come(harbor, night, harbor.ben)
    await move(harbor, night, night.plan.at - timedelta(hours=2, minutes=5))
    assert names(await known(harbor, night)) == ["ben"]


async def test_a_guest_who_comes_anew_agrees_to_the_current_hour(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 8)
    await come(harbor, night, harbor.ben)
    await move(harbor, night, night.plan.at + timedelta(hours=2))
    for answer in ("stay", "come"):
        await press(harbor.ben, message_of(harbor, night), f"night:.*:{answer}")
    await move(harbor, night, night.plan.at)
    assert names(await known(harbor, night)) == ["ann"]
    assert harbor.ben.mention in said(harbor)[-2]


async def move(harbor: Harbor, night: Night, at: datetime) -> None:
    assert night.event is not None
    harbor.env.backend.edit_scheduled_event(harbor.guild.id, night.event, {"scheduled_start_time": at.isoformat()})
    await harbor.env.settle()


def pings(harbor: Harbor) -> list[str]:
    """What guests were pinged for: that their night was moved, or that it starts."""
    return ["moved" if "moved" in text else "starts" for text in said(harbor) if "starts" in text and "<@" in text]


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), discord.RateLimited(60)], ids=repr)
async def test_night_whose_post_fails_is_not_planned(
    harbor: Harbor, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise error

    shown = await ask(harbor, harbor.ann, 1)
    assert shown.response is not None
    with monkeypatch.context() as patch:
        patch.setattr(NightMessages, "post", fail)
        assert "went wrong" in answer_of(await press(harbor.ann, shown.response, "plan:.*:yes"))
    assert await store_of(harbor).nights.planned(harbor.guild.id) == []
    await plan(harbor, harbor.ann, 1)  # the same again is no second one


@pytest.mark.parametrize("action", ["come", "cancel"])
async def test_presses_count_while_an_event_is_created(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    announce = NightMessages.announce

    async def press_meanwhile(messages: NightMessages, night: Night) -> int | None:
        if action == "come":
            await store_of(harbor).nights.answer(night.id, Rsvp(harbor.ben.id, "ben", "yes"))
        else:
            await store_of(harbor).nights.settle(night.id, "off")
        return await announce(messages, night)

    shown = await ask(harbor, harbor.ann)
    assert shown.response is not None
    with monkeypatch.context() as patched:
        patched.setattr(NightMessages, "announce", press_meanwhile)
        await press(harbor.ann, shown.response, "plan:.*:yes")
    (night,) = await store_of(harbor).nights.with_events(harbor.guild.id)
    if action == "come":
        assert "Going (2 of" in text_of(message_of(harbor, night))
    else:
        assert event_of(harbor, night).status == 4


async def test_a_night_called_off_has_no_event_whatever_fails(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben)
    monkeypatch.setattr(NightMessages, "notify_off", AsyncMock(side_effect=StoreUnavailableError("away")))
    await call_off(harbor, harbor.ann, night)
    assert event_of(harbor, night).status == 4


async def test_event_of_a_night_called_off_ends_once_discord_answers(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann)
    harbor.env.inject_error("PATCH", "/guilds/*/scheduled-events/*", status=503, times=3)
    await call_off(harbor, harbor.ann, night)
    await harbor.env.advance_time(HOUR)
    assert event_of(harbor, night).status == 4


@pytest.mark.parametrize("away", [0, 2 * MINUTE])
async def test_next_start_posts_a_night_that_was_not(harbor: Harbor, away: float) -> None:
    host = Rsvp(harbor.ann.id, "ann", "yes", hosts=True)
    wanted = Plan("manila", harbor.guild.id, harbor.channel.id, 3, "live", "en", now() + timedelta(hours=3))
    night = await harbor.bot.features.nights.keeper.plan(wanted, host)  # and then its process ends
    assert isinstance(night, Night)
    await harbor.env.advance_time(away)
    await harbor.restart()
    await harbor.env.advance_time(2 * MINUTE)
    assert "ann" in text_of(message_of(harbor, await known(harbor, night)))
    assert len(said(harbor)) == 1
    assert (await known(harbor, night)).event is not None


async def test_an_event_moved_to_a_voice_channel_pings_once(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    voice = harbor.guild.create_voice_channel("cabin")
    assert night.event is not None
    moved = {"entity_type": 2, "channel_id": str(voice.id), "entity_metadata": None, "scheduled_end_time": None}
    harbor.env.backend.edit_scheduled_event(harbor.guild.id, night.event, moved)
    await harbor.env.settle()
    await harbor.env.advance_time(HOUR + 10 * MINUTE)
    assert (await known(harbor, night)).status == "told"
    said = [message.content for message in harbor.channel.history() if harbor.ann.mention in message.content]
    assert len(said) == 2  # the reminder, and the table


@pytest.mark.slow
async def test_an_event_that_cannot_begin_pings_once(harbor: Harbor) -> None:
    night = await plan(harbor, harbor.ann, 1)
    harbor.env.inject_error("PATCH", "/guilds/*/scheduled-events/*", status=400, code=50035, times=None)
    await harbor.env.advance_time(HOUR + 10 * MINUTE)
    assert (await known(harbor, night)).status == "told"
