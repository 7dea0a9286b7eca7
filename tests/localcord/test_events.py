"""Scheduled events with an unmodified discord.py client."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest

from localcord import LocalCord, ManualClock, Permissions

from .conftest import Bot, Connect, Join, manual_clock, own_rules_only

INTENTS = discord.Intents(guilds=True, guild_scheduled_events=True)


@pytest.fixture
async def bot(connect: Connect) -> Bot:
    return await connect(Bot(intents=INTENTS))


async def planned(cord: LocalCord, bot: Bot, *, hours: float = 3, location: str = "the quay") -> discord.ScheduledEvent:
    start = datetime.fromtimestamp(cord.clock.now(), UTC) + timedelta(hours=hours)
    return await bot.guilds[0].create_scheduled_event(
        name="A night",
        description="of games",
        start_time=start,
        end_time=start + timedelta(hours=2),
        privacy_level=discord.PrivacyLevel.guild_only,
        entity_type=discord.EntityType.external,
        location=location,
    )


async def test_an_event_is_made_changed_and_deleted_and_people_see_it(cord: LocalCord, bot: Bot, join: Join) -> None:
    ann = await join("Ann")
    event = await planned(cord, bot)
    assert ann.planned[str(event.id)]["entity_metadata"] == {"location": "the quay"}
    (created,) = await bot.event_of("scheduled_event_create")
    assert created.id == event.id
    await event.edit(location="the pier")
    _, after = await bot.event_of("scheduled_event_update")
    assert (after.location, after.name, after.description) == ("the pier", "A night", "of games")
    assert (await bot.guilds[0].fetch_scheduled_event(event.id)).location == "the pier"
    await event.delete()
    await bot.event_of("scheduled_event_delete")
    assert ann.planned == {}
    with pytest.raises(discord.NotFound) as refusal:
        await bot.guilds[0].fetch_scheduled_event(event.id)
    assert refusal.value.code == 10070


async def test_whom_an_event_interests_can_be_asked(cord: LocalCord, bot: Bot, join: Join) -> None:
    event = await planned(cord, bot)
    people = [await join(name) for name in ("Ann", "Ben")]
    for person in people:
        await person.interest(str(event.id))
    assert people[0].planned[str(event.id)]["user_count"] == 2
    assert people[0].planned[str(event.id)]["interested"]
    assert [user.display_name async for user in event.users()] == ["Ann", "Ben"]
    await people[0].interest(str(event.id), interested=False)
    assert [user.display_name async for user in event.users()] == ["Ben"]
    late = await join("Cleo")
    assert not late.planned[str(event.id)]["interested"]


@manual_clock
async def test_an_event_begins_and_ends_by_the_clock(cord: LocalCord, bot: Bot) -> None:
    assert isinstance(cord.clock, ManualClock)
    event = await planned(cord, bot, hours=1)
    await event.edit(start_time=event.start_time + timedelta(hours=1), end_time=event.start_time + timedelta(hours=3))
    states = []
    for _ in range(3):
        cord.clock.advance(1.5 * 3600)
        states.append((await bot.guilds[0].fetch_scheduled_event(event.id)).status.name)
    assert states == ["scheduled", "active", "completed"]


async def test_past_events_stay_and_running_ones_are_not_canceled(cord: LocalCord, bot: Bot) -> None:
    one, other = await planned(cord, bot), await planned(cord, bot)
    await one.edit(status=discord.EventStatus.active)
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.http.edit_scheduled_event(one.guild_id, one.id, status=4)
    assert refusal.value.code == 50035
    await other.edit(status=discord.EventStatus.cancelled)
    with pytest.raises(discord.HTTPException) as refusal:
        await other.edit(location="elsewhere")
    assert refusal.value.code == 180000


@own_rules_only
async def test_events_need_permission_a_future_start_and_a_short_place(cord: LocalCord, bot: Bot) -> None:
    with pytest.raises(discord.HTTPException, match="past"):
        await planned(cord, bot, hours=-1)
    with pytest.raises(discord.HTTPException, match="100"):
        await planned(cord, bot, location="x" * 101)
    role = next(role for role in cord.guild.roles.values() if role.managed_by is not None)
    role.permissions &= ~Permissions.CREATE_EVENTS
    with pytest.raises(discord.Forbidden) as refusal:
        await planned(cord, bot)
    assert refusal.value.code == 50013


async def test_a_bot_that_comes_later_is_told_of_the_events_there_are(
    cord: LocalCord, bot: Bot, connect: Connect
) -> None:
    event = await planned(cord, bot)
    other = await connect(Bot(intents=INTENTS))
    assert [each.id for each in other.guilds[0].scheduled_events] == [event.id]
