"""Looking for players: who asked to be told is, and nobody more often than they have said."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.core.limits import MEMBERS
from bot.core.visibility import MOST_ASKED, whom_pings_reach
from bot.tables import find_players
from bot.tables.find_players import CALLED
from host.rate_limiter import RateLimiter
from host.usage_limits import BOUNDS, Rate
from storage.errors import StoreUnavailableError
from storage.player_alerts import AlertStore, AlertSubscription
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, labels, press, press_late, press_more, seen, table_message, text_of, with_part
from tests.bot.settling import settle
from tests.bot.test_nights import HOUR, come, message_of, plan
from tests.bot.test_places import HIDDEN, back_room, private_thread, shut_out
from tests.bot.test_stats import store_of

DAY = 24 * HOUR


@pytest.fixture(autouse=True)
def _seldom_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days go by in steps that the simulation can bear."""
    monkeypatch.setattr("host.periodic.MOST_SECONDS", 6.0 * HOUR)


async def look(harbor: Harbor, host: MemberActor) -> InteractionResult:
    """Somebody looks for players at a new table of their own."""
    await host.slash(harbor.channel, "manila new")
    return await press_more(host, table_message(harbor.channel), "lb:.*:seek")


def called(harbor: Harbor, person: MemberActor) -> int:
    """How often somebody was called in the channel."""
    return sum(any(user.id == person.id for user in message.mentions) for message in harbor.channel.history())


async def test_who_asked_to_be_told_is_and_who_did_not_is_not(harbor: Harbor) -> None:
    told = answer_of(await harbor.ben.slash(harbor.channel, "night notify", often="day"))
    assert "any game, I’ll ping you at most once a day" in told
    done = await look(harbor, harbor.ann)
    assert "one person" in answer_of(done)
    assert (called(harbor, harbor.ben), called(harbor, harbor.cho), called(harbor, harbor.ann)) == (1, 0, 0)
    assert "4 seats are free" in text_of(max(harbor.channel.history(), key=lambda message: message.id))


@pytest.mark.slow
async def test_ping_frequency_is_kept_across_restarts(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="day")
    await harbor.cho.slash(harbor.channel, "night notify", often="hour")
    await look(harbor, harbor.ann)
    assert "no one to ping now: players who opted in were pinged recently" in answer_of(await look(harbor, harbor.eve))
    await harbor.restart()
    await harbor.ben.slash(harbor.channel, "night notify", often="day")  # asking again is no way to be told again
    await harbor.env.advance_time(2 * HOUR)
    await look(harbor, harbor.eve)
    assert (called(harbor, harbor.ben), called(harbor, harbor.cho)) == (1, 2)
    for _ in range(4):
        await harbor.env.advance_time(DAY / 4)
    await look(harbor, harbor.ann)
    assert called(harbor, harbor.ben) == 2


async def test_people_choose_of_which_games_they_are_told(harbor: Harbor) -> None:
    other = next(kind for kind in harbor.bot.services.tables.games if kind != "manila")
    named = harbor.voice.texts(f"game-{other}")
    await harbor.ben.slash(harbor.channel, "night notify", often="hour", game=other)
    assert "no one to ping yet: no one else has opted in for this game." in answer_of(await look(harbor, harbor.ann))
    both = await harbor.ben.slash(harbor.channel, "night notify", often="hour", game="manila")
    assert f"{named} and Manila" in answer_of(both)
    await look(harbor, harbor.cho)
    assert called(harbor, harbor.ben) == 1
    one = await harbor.ben.slash(harbor.channel, "night notify", often="never", game="manila")
    assert f"for {named}, I’ll ping you" in answer_of(one)
    none = await harbor.ben.slash(harbor.channel, "night notify", often="never")
    assert "won’t ping you" in answer_of(none)
    assert await store_of(harbor).seekers.of(harbor.guild.id, harbor.ben.id) is None


async def test_who_sits_there_is_not_told_and_who_does_not_cannot_look(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="hour")
    await harbor.ann.slash(harbor.channel, "manila new")
    crafted = with_part(seen(harbor.cho, table_message(harbor.channel)), "lb:1:seek")
    assert "have a seat here" in answer_of(await press_late(harbor.cho, crafted, "lb:1:seek"))
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "no one to ping" in answer_of(await press_more(harbor.ann, table_message(harbor.channel), "lb:.*:seek"))
    assert called(harbor, harbor.ben) == 0


async def test_a_full_lobby_has_no_way_to_look_for_players(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", players=3)
    assert "Find Players" in await _behind_more(harbor)
    for _ in range(2):
        await press(harbor.ann, table_message(harbor.channel), "^easy$")
    assert "Find Players" not in await _behind_more(harbor)


async def _behind_more(harbor: Harbor) -> list[str]:
    more = (await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")).response
    assert more is not None
    return labels(more)


async def test_a_call_that_discord_refuses_counts_for_nobody(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="day")
    await harbor.ann.slash(harbor.channel, "manila new")
    lobby = table_message(harbor.channel)
    harbor.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    refused = await press_more(harbor.ann, lobby, "lb:.*:seek")
    assert "not allowed" in answer_of(refused) or "permission" in answer_of(refused)
    await press_more(harbor.ann, lobby, "lb:.*:seek")
    assert called(harbor, harbor.ben) == 1


# -- places that not everybody sees -----------------------------------------------------------------


@pytest.mark.parametrize("where", ["channel", "private thread"])
async def test_a_call_that_one_cannot_read_uses_up_none(harbor: Harbor, where: str) -> None:
    people = (harbor.ann, harbor.cho)
    place = await private_thread(harbor, *people) if where == "private thread" else back_room(harbor, *people)
    for who in (harbor.ben, harbor.cho):
        await who.slash(harbor.channel, "night notify", often="week")
    await harbor.ann.slash(place, "manila new")
    assert "one person" in answer_of(await press_more(harbor.ann, table_message(place), "lb:.*:seek"))
    told = "".join(text_of(message) for message in place.history())
    assert harbor.cho.mention in told
    assert harbor.ben.mention not in told
    assert "can’t see" in answer_of(await press_more(harbor.ann, table_message(place), "lb:.*:seek"))
    await look(harbor, harbor.ann)
    assert (called(harbor, harbor.ben), called(harbor, harbor.cho)) == (1, 0)


async def test_hidden_channel_asks_discord_of_few_subscribers(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await harbor.bot.fetch_channel(back_room(harbor, harbor.ann).id)
    assert isinstance(found, discord.TextChannel)
    asked: list[int] = []

    async def fetch_member(_: discord.Guild, user: int) -> discord.Member:
        asked.append(user)
        return await fetch(found.guild, harbor.ben.id)

    fetch = discord.Guild.fetch_member
    monkeypatch.setattr(discord.Guild, "fetch_member", fetch_member)
    assert await whom_pings_reach(found, range(400), CALLED) == []
    assert len(asked) == 2 * CALLED


async def test_subscribers_who_left_the_server_crowd_out_nobody(harbor: Harbor) -> None:
    seekers, gone = store_of(harbor).seekers, range(10**17, 10**17 + 300)
    for user in (*gone, harbor.eve.id):
        await seekers.keep(harbor.guild.id, AlertSubscription(user, (), 3600))
    assert "one person" in answer_of(await look(harbor, harbor.ann))
    assert called(harbor, harbor.eve) == 1
    assert all(f"<@{user}>" not in text_of(message) for message in harbor.channel.history() for user in gone)


async def test_a_search_asks_of_few_who_left_the_server(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await harbor.bot.fetch_channel(harbor.channel.id)
    assert isinstance(found, discord.TextChannel)
    asked: list[int] = []

    async def query_members(_: discord.Guild, *, user_ids: list[int], **__: Any) -> list[discord.Member]:
        asked.append(len(user_ids))
        return []

    monkeypatch.setattr(discord.Guild, "query_members", query_members)
    assert await whom_pings_reach(found, range(10_000), CALLED) == []
    assert asked == [MEMBERS] * MOST_ASKED


@pytest.mark.parametrize("where", ["lobby", "night"])
async def test_a_search_that_is_over_meanwhile_pings_no_one(
    harbor: Harbor, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="week")
    night = await plan(harbor, harbor.ann)
    await harbor.ann.slash(harbor.channel, "manila new")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)

    async def slow(*args: Any) -> list[int]:
        await harbor.bot.services.tables.cancel(live, harbor.ann.id)
        await store_of(harbor).nights.settle(night.id, "off")
        return await whom_pings_reach(*args)

    monkeypatch.setattr(find_players, "whom_pings_reach", slow)
    if where == "lobby":
        told = await press_more(harbor.ann, table_message(harbor.channel), "lb:.*:seek")
    else:
        told = await press(harbor.ann, message_of(harbor, night), "night:.*:seek")
    assert "❗" in answer_of(told)
    assert called(harbor, harbor.ben) == 0
    alert = await store_of(harbor).seekers.of(harbor.guild.id, harbor.ben.id)
    assert alert is not None
    assert alert.told is None


async def test_a_call_to_who_is_blocked_uses_up_none(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="week")
    await store_of(harbor).guilds.block(harbor.guild.id, harbor.ben.id)
    await look(harbor, harbor.ann)
    kept = await store_of(harbor).seekers.of(harbor.guild.id, harbor.ben.id)
    assert kept is not None
    assert kept.told is None


async def test_a_role_that_does_not_see_the_place_is_not_called(harbor: Harbor, mia: MemberActor) -> None:
    role = harbor.guild.create_role("players", mentionable=True)
    await settle(harbor, mia, "seekers_role", role)
    place = back_room(harbor, harbor.ann)
    await harbor.ann.slash(place, "manila new")
    answer = answer_of(await press_more(harbor.ann, table_message(place), "lb:.*:seek"))
    assert "can’t see this channel, so I didn’t ping it" in answer
    assert "the server’s role" in answer_of(await look(harbor, harbor.ann))
    assert calls_of(harbor, role.id) == 1


# -- the role of a server ---------------------------------------------------------------------------


@pytest.fixture
def mia(harbor: Harbor) -> MemberActor:
    """Somebody who may manage the server."""
    manager = harbor.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return harbor.guild.add_member(harbor.env.create_user("mia"), roles=[manager])


def calls_of(harbor: Harbor, role: int) -> int:
    return sum(any(each.id == role for each in message.role_mentions) for message in harbor.channel.history())


@pytest.mark.slow
async def test_a_server_names_a_role_and_how_seldom_it_is_called(harbor: Harbor, mia: MemberActor) -> None:
    role = harbor.guild.create_role("players", mentionable=True)
    await settle(harbor, mia, "seekers_role", role)
    assert "at most once every 3 hours" in await settle(harbor, mia, "seekers_hours", "3")
    assert "the server’s role" in answer_of(await look(harbor, harbor.ann))
    await harbor.restart()
    assert "no one to ping" in answer_of(await look(harbor, harbor.ben))
    assert calls_of(harbor, role.id) == 1
    await harbor.env.advance_time(3 * HOUR)
    await look(harbor, harbor.cho)
    assert calls_of(harbor, role.id) == 2
    await settle(harbor, mia, "seekers_role")
    await harbor.env.advance_time(3 * HOUR)
    assert "no one to ping" in answer_of(await look(harbor, harbor.eve))


async def test_unpingable_role_names_the_missing_permission(harbor: Harbor, mia: MemberActor) -> None:
    backend = harbor.env.backend
    bots = next(role for role in backend.get_guild(harbor.guild.id).roles.values() if role.managed)
    may = discord.Permissions(bots.permissions)
    may.update(mention_everyone=False)
    backend.edit_role(harbor.guild.id, bots.id, {"permissions": may.value})
    role = harbor.guild.create_role("players")
    assert "Mention Everyone" in await settle(harbor, mia, "seekers_role", role)
    assert "Mention Everyone" in answer_of(await look(harbor, harbor.ann))
    assert calls_of(harbor, role.id) == 0


# -- nights -----------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_players_are_looked_for_before_a_night_by_who_comes(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="day")
    await harbor.cho.slash(harbor.channel, "night notify", often="day")
    night = await plan(harbor, harbor.ann)
    refused = await press(harbor.eve, message_of(harbor, night), "night:.*:seek")
    assert "Press **I’m Going** first" in answer_of(refused)
    await press(harbor.eve, message_of(harbor, night), "night:.*:stay")
    refused = await press(harbor.eve, message_of(harbor, night), "night:.*:seek")
    assert "Press **I’m Going** first" in answer_of(refused)
    await come(harbor, night, harbor.cho)
    await press(harbor.cho, message_of(harbor, night), "night:.*:seek")
    assert (called(harbor, harbor.ben), called(harbor, harbor.cho)) == (1, 0)


async def test_who_is_blocked_looks_for_no_players(harbor: Harbor) -> None:
    await harbor.eve.slash(harbor.channel, "night notify", often="hour")
    night = await plan(harbor, harbor.ann)
    await come(harbor, night, harbor.ben)
    await store_of(harbor).guilds.block(harbor.guild.id, harbor.ben.id)
    assert "blocked you" in answer_of(await press(harbor.ben, message_of(harbor, night), "night:.*:seek"))
    assert called(harbor, harbor.eve) == 0


async def test_ping_subscription_can_be_exported_and_deleted(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="week", game="manila")
    store = store_of(harbor)
    (kept,) = (await store.export.part(harbor.ben.id, 1)).content["seekers"]
    assert (kept["kinds"], kept["seconds"]) == (["manila"], 7 * 86_400)
    assert "One setting" in answer_of(await harbor.ben.slash(harbor.channel, "privacy"))
    await store.privacy.forget(harbor.ben.id, "Somebody")
    assert await store.seekers.of(harbor.guild.id, harbor.ben.id) is None


async def test_who_seeks_players_without_end_asks_nothing_of_discord(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "night notify", often="hour")
    harbor.limit(RateLimiter(replace(BOUNDS, calls=Rate(2, 1 / 600))))
    room = back_room(harbor, harbor.ann)
    await harbor.ann.slash(room, "manila new")
    asked = []
    for _ in range(3):
        before = len(harbor.env.http_requests)
        told = await press_more(harbor.ann, table_message(room), "lb:.*:seek")
        asked.append(sum("/members/" in call.path for call in harbor.env.http_requests[before:]))
    assert asked == [1, 1, 0]
    again = re.search(r"You’ve looked for players many times\. You can try again: <t:(\d+):R>", answer_of(told))
    assert again is not None
    assert 540 < int(again[1]) - utcnow().timestamp() <= 600


@pytest.mark.slow
async def test_a_search_that_discord_fails_uses_up_no_role(harbor: Harbor, mia: MemberActor) -> None:
    role = harbor.guild.create_role("players", mentionable=True)
    await settle(harbor, mia, "seekers_role", role)
    shut_out(harbor.channel, harbor.guild.create_role("jail"), HIDDEN)  # so Discord is asked who sees the channel
    await harbor.ben.slash(harbor.channel, "night notify", often="day")
    await harbor.ann.slash(harbor.channel, "manila new")
    lobby = table_message(harbor.channel)
    harbor.env.inject_error("GET", "/guilds/*/members/*", status=503)
    await press_more(harbor.ann, lobby, "lb:.*:seek")
    assert calls_of(harbor, role.id) == 0
    await harbor.env.advance_time(600)
    await press_more(harbor.ann, lobby, "lb:.*:seek")
    assert calls_of(harbor, role.id) == 1


async def test_alerts_can_be_changed_after_their_game_went(harbor: Harbor) -> None:
    await store_of(harbor).seekers.keep(harbor.guild.id, AlertSubscription(harbor.ann.id, ("chess",), 3600))
    said = answer_of(await harbor.ann.slash(harbor.channel, "night notify", often="day", game="manila"))
    assert "Chess" in said
    assert "Manila" in said


@pytest.mark.slow
async def test_a_search_that_the_database_fails_uses_up_no_role(
    harbor: Harbor, mia: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    role = harbor.guild.create_role("players", mentionable=True)
    await settle(harbor, mia, "seekers_role", role)
    await harbor.ann.slash(harbor.channel, "manila new")
    with monkeypatch.context() as broken:
        broken.setattr(AlertStore, "claim", AsyncMock(side_effect=StoreUnavailableError("locked")))
        await press_more(harbor.ann, table_message(harbor.channel), "lb:.*:seek")
    assert calls_of(harbor, role.id) == 0
    await press_more(harbor.ann, table_message(harbor.channel), "lb:.*:seek")
    assert calls_of(harbor, role.id) == 1
