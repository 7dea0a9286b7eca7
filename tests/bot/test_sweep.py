"""Tables that nobody comes back to."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord import PermissionOverwrite
from simcord.actors import MemberActor

from host import votes
from host.live import TableSession
from storage.errors import StoreUnavailableError
from storage.privacy import Kept
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, press, pressable, table_message, text_of
from tests.bot.finishing import finished_game, recorded
from tests.bot.playing import by_id, game_of, live_table, one_move, open_table, start_game
from tests.bot.test_places import shut_out
from tests.bot.test_privacy import delete
from tests.bot.test_stats import store_of
from tests.storage.test_retention import aged

MINUTE = 60
HOUR = 60 * MINUTE


def table_of_last(harbor: Harbor) -> discord.Message:
    message = harbor.channel.last_message
    assert message is not None
    return message


def last(harbor: Harbor) -> str:
    return text_of(table_of_last(harbor))


@pytest.fixture
def seldom_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left alone for days need not be looked for every hour of them."""
    monkeypatch.setattr("host.periodic.MOST_SECONDS", 6.0 * HOUR)
    monkeypatch.setattr("host.deadlines.IDLE", timedelta(hours=6))


async def days(harbor: Harbor, number: float) -> None:
    """Let days go by, in steps that the simulation can bear."""
    for _ in range(round(number * 4)):
        await harbor.env.advance_time(6 * HOUR)


async def test_a_lobby_untouched_for_an_hour_closes_and_says_so(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await harbor.env.advance_time(55 * MINUTE)
    assert "Join" in str(pressable(table_message(harbor.channel)))
    await harbor.env.advance_time(10 * MINUTE)
    assert "after an hour of inactivity" in last(harbor)
    assert await harbor.bot.services.tables.in_channel(harbor.channel.id) == []


@pytest.mark.slow
async def test_table_that_cannot_be_stored_keeps_no_other_open(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    for person in (harbor.ann, harbor.ben):
        await person.slash(harbor.channel, "manila new")
    close = harbor.bot.services.tables.close_untouched

    async def close_or_fail(live: TableSession, since: datetime) -> None:
        if live.id == 1:
            raise StoreUnavailableError("somebody keeps its row locked")
        await close(live, since)

    monkeypatch.setattr(harbor.bot.services.tables, "close_untouched", close_or_fail)
    await harbor.env.advance_time(65 * MINUTE)
    assert [live.id for live in await harbor.bot.services.tables.in_channel(harbor.channel.id)] == [1]


@pytest.mark.parametrize("age", [13, 15])
async def test_game_that_cannot_be_read_closes_after_two_weeks(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, age: int
) -> None:
    """Its players can't leave it, nor delete their data before."""
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    number, tables = live.id, harbor.bot.services.tables
    await aged(store_of(harbor), number, days=age)
    monkeypatch.setattr(tables, "get_readable", AsyncMock(return_value=None))
    await harbor.bot.services.timekeeper.inactivity.sweep()
    row = await store_of(harbor).table(number)
    assert row is not None
    assert row.why_closed == ("untouched" if age > 14 else None)
    if row.why_closed is not None:
        await delete(harbor, harbor.ben)
        assert await store_of(harbor).privacy.kept(harbor.ben.id) == Kept(0, 0, 0, 0, 0, penalties=1)  # of the seat


@pytest.mark.slow
async def test_tables_of_a_server_that_removed_the_bot_close(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    harbor.bot._connection._remove_guild(guild)
    closer = harbor.bot.services.timekeeper.inactivity
    sweep = AsyncMock(wraps=closer.sweep)
    monkeypatch.setattr(closer, "sweep", sweep)
    await harbor.env.advance_time(3 * HOUR)
    row = await store_of(harbor).table(1)
    assert row is not None
    assert row.why_closed == "untouched"
    assert sweep.await_count < 9  # nothing is due any more
    harbor.bot._connection._add_guild(guild)
    harbor.bot.dispatch("guild_join", guild)
    await harbor.env.settle()
    assert "after an hour of inactivity" in last(harbor)


@pytest.mark.slow
async def test_a_deleted_message_stays_so_when_the_bot_returns(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    harbor.bot._connection._remove_guild(guild)
    await harbor.env.advance_time(3 * HOUR)
    await table_of_last(harbor).delete()
    before = len(harbor.channel.history())
    harbor.bot._connection._add_guild(guild)
    harbor.bot.dispatch("guild_join", guild)
    await harbor.env.settle()
    await harbor.errands()
    assert len(harbor.channel.history()) == before


async def test_whoever_joins_keeps_a_lobby_open(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await harbor.env.advance_time(50 * MINUTE)
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await harbor.env.advance_time(50 * MINUTE)
    await press(harbor.cho, table_message(harbor.channel), "lb:.*:join")
    assert len(await harbor.bot.services.tables.in_channel(harbor.channel.id)) == 1


@pytest.mark.slow
async def test_a_lobby_that_became_a_game_is_no_lobby_any_more(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await harbor.env.advance_time(3 * HOUR)
    assert not live.over


@pytest.mark.slow
@pytest.mark.usefixtures("seldom_swept")
async def test_a_game_where_nobody_acts_for_a_week_closes_and_says_so(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await days(harbor, 6.75)
    assert not live.over
    await days(harbor, 0.5)
    assert live.closed
    assert "it was inactive for a long time" in last(harbor)
    assert live.seed is None  # it may be taken up again
    assert str(game_of(live).header.seed) not in last(harbor)
    message = harbor.channel.last_message
    assert message is not None
    replay = await press(harbor.ann, message, "tb:.*:replay")
    assert replay.response is not None
    assert "Step" in text_of(replay.response)


@pytest.mark.usefixtures("seldom_swept")
@pytest.mark.slow
async def test_a_game_by_correspondence_is_given_two_weeks(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", speed="correspondence")
    for _ in range(2):
        await press(harbor.ann, table_message(harbor.channel), "^easy$")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    live = await live_table(harbor)
    await days(harbor, 13.5)
    assert not live.over
    await days(harbor, 1)
    assert live.closed


@pytest.mark.usefixtures("seldom_swept")
@pytest.mark.slow
async def test_a_move_keeps_a_game_open(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    await days(harbor, 5)
    table = game_of(live)
    await table.time_up(table.ply)
    await days(harbor, 5)
    assert not live.over


async def stop(harbor: Harbor) -> None:
    """Let the bot be gone, until it is started again."""
    await harbor.bot.services.timekeeper.inactivity.stop()
    await harbor.bot.services.timekeeper.deadlines.stop()


@pytest.mark.slow
async def test_time_in_which_the_bot_was_down_does_not_close_a_lobby(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await harbor.env.advance_time(30 * MINUTE)
    await stop(harbor)
    await harbor.env.advance_time(2 * HOUR)
    await harbor.restart()
    await harbor.env.advance_time(25 * MINUTE)
    assert "Join" in str(pressable(table_message(harbor.channel)))
    await harbor.env.advance_time(10 * MINUTE)
    assert "after an hour of inactivity" in last(harbor)


@pytest.mark.usefixtures("seldom_swept")
@pytest.mark.parametrize("away", ["down", "cut off", "jump"])
@pytest.mark.slow
async def test_days_in_which_the_bot_was_not_there_do_not_close_a_game(harbor: Harbor, away: str) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await days(harbor, 4)
    if away == "down":
        await stop(harbor)
        await days(harbor, 8)
        await harbor.restart()
    elif away == "cut off":
        await harbor.bot.shards[0].disconnect()
        await days(harbor, 8)
        await harbor.bot.shards[0].reconnect()
    else:
        harbor.env._move_clock(harbor.env._virtual_time + 8 * 24 * HOUR)
    await days(harbor, 2.5)
    live = await live_table(harbor)
    assert not live.closed
    await days(harbor, 1)
    assert live.closed


async def closed_inactive(harbor: Harbor) -> TableSession:
    """A game of Ann and Ben that was closed because nobody came for days."""
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben], 1, speed="none")
    await days(harbor, 7.5)
    assert live.closed
    return live


@pytest.mark.slow
@pytest.mark.usefixtures("seldom_swept")
async def test_seated_player_reopens_a_game_closed_for_inactivity(harbor: Harbor) -> None:
    live = await closed_inactive(harbor)
    ply, number = game_of(live).ply, game_of(live).number
    await harbor.restart()
    refused = await press(harbor.eve, table_of_last(harbor), "tb:.*:reopen")
    assert "don’t have a seat" in answer_of(refused)
    await press(harbor.ben, table_of_last(harbor), "tb:.*:reopen")
    live = await live_table(harbor)
    assert (game_of(live).ply, game_of(live).number) == (ply, number)
    people = by_id((harbor.ann, harbor.ben))
    await one_move(harbor, live, people, Random(1))
    assert game_of(live).number > number
    assert live.message == table_message(harbor.channel).id


@pytest.mark.usefixtures("seldom_swept")
@pytest.mark.slow
async def test_game_that_nobody_came_to_is_taken_up_again_by_a_command(harbor: Harbor) -> None:
    live = await closed_inactive(harbor)
    nothing = await harbor.eve.slash(harbor.channel, "table reopen")
    assert "None of your tables" in answer_of(nothing)
    forged = await harbor.eve.slash(harbor.channel, "table reopen", table=live.id)
    assert live.closed
    assert forged.ephemeral
    told = await harbor.ann.slash(harbor.channel, "table reopen")
    live = await live_table(harbor)
    assert f"/{live.message}" in answer_of(told)
    assert live.due is None
    again = await harbor.ann.slash(harbor.channel, "table reopen", table=live.id)
    assert "is already open" in answer_of(again)


async def lobby_closed_inactive(harbor: Harbor) -> TableSession:
    """A lobby of Ann and Ben that was closed because nobody came."""
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    await harbor.env.advance_time(65 * MINUTE)
    assert live.closed
    return live


async def reopen(harbor: Harbor, who: MemberActor, by: str) -> Any:
    if by == "command":
        return await who.slash(harbor.channel, "table reopen")
    return await press(who, table_of_last(harbor), "tb:.*:reopen")


@pytest.mark.slow
@pytest.mark.parametrize("by", ["button", "command"])
async def test_who_may_not_write_there_reopens_no_table(harbor: Harbor, by: str) -> None:
    live = await lobby_closed_inactive(harbor)
    shut_out(harbor.channel, harbor.ben, PermissionOverwrite(view_channel=True, send_messages=False))
    assert "You can’t write in that channel" in answer_of(await reopen(harbor, harbor.ben, by))
    assert live.closed
    await reopen(harbor, harbor.ann, by)
    assert not live.closed


async def test_an_admin_who_may_not_write_there_posts_nothing_there(harbor: Harbor, boss: MemberActor) -> None:
    live = await lobby_closed_inactive(harbor)
    shut_out(harbor.channel, boss, PermissionOverwrite(view_channel=True, send_messages=False))
    for command, options in (("reopen", {"table": live.id}), ("arena", {"game": "manila", "hours": 1})):
        said = answer_of(await boss.slash(harbor.channel, f"admin {command}", **options))
        assert "You can’t write in that channel" in said
    assert live.closed
    assert await store_of(harbor).arenas.running() == []


@pytest.mark.slow
@pytest.mark.parametrize("by", ["button", "command"])
async def test_no_table_reopens_where_none_may_open_any_more(harbor: Harbor, by: str) -> None:
    live = await lobby_closed_inactive(harbor)
    elsewhere = harbor.guild.create_text_channel("only-here").id
    guilds = harbor.bot.services.tables.store.guilds
    await guilds.change(harbor.guild.id, lambda old: old.choose("channels", [elsewhere]))
    assert "You can’t open tables in this channel" in answer_of(await reopen(harbor, harbor.ann, by))
    assert live.closed
    await guilds.change(harbor.guild.id, lambda old: old.choose("channels", [harbor.channel.id]))
    await reopen(harbor, harbor.ann, by)
    assert not live.closed


@pytest.mark.parametrize("has_role", [True, False])
async def test_roles_count_when_reopening_by_direct_message(harbor: Harbor, has_role: bool) -> None:
    captain = harbor.guild.create_role("captain")
    dan = harbor.guild.add_member(harbor.env.create_user("dan"), roles=[captain] if has_role else [])
    await dan.slash(harbor.channel, "manila new")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    await harbor.env.advance_time(65 * MINUTE)
    guilds = harbor.bot.services.tables.store.guilds
    await guilds.change(harbor.guild.id, lambda old: old.choose("roles", [captain.id]))
    said = answer_of(await dan.user.slash("table reopen", table=live.id))
    assert (f"<@&{captain.id}>" in said) is not has_role
    assert live.closed is not has_role


@pytest.mark.slow
@pytest.mark.parametrize("after", [0, 2])
async def test_closed_lobby_reopens_with_who_asks(harbor: Harbor, after: float) -> None:
    live = await lobby_closed_inactive(harbor)
    await days(harbor, after)
    await reopen(harbor, harbor.ben, "button")
    assert [chair.user for chair in live.lobby.chairs] == [harbor.ben.id]
    assert live.lobby.host == harbor.ben.id
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:join")
    assert len(live.lobby.chairs) == 2


async def test_a_server_of_another_process_is_where_to_reopen(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live, elsewhere = await lobby_closed_inactive(harbor), harbor.env.create_guild()
    ann, channel = elsewhere.add_member(harbor.ann.user), elsewhere.create_text_channel("far")
    await harbor.env.settle()
    heard = harbor.bot.get_guild
    monkeypatch.setattr(harbor.bot, "get_guild", lambda guild: None if guild == live.guild else heard(guild))
    told = await ann.slash(channel, "table reopen", table=live.id)
    assert "Tables need a server channel" in answer_of(told)
    assert live.closed


async def test_what_its_people_have_closed_stays_closed(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.tables.end(live)
    await harbor.bot.services.updater.update(live)
    assert "tb" in str(pressable(table_of_last(harbor)))
    assert "reopen" not in str(pressable(table_of_last(harbor)))
    told = await harbor.ann.slash(harbor.channel, "table reopen", table=live.id)
    assert "The players closed this table" in answer_of(told)
    assert live.closed


@pytest.mark.slow
async def test_buttons_of_a_removed_game_say_it_is_gone(harbor: Harbor) -> None:
    harbor.fleet.settings = harbor.fleet.settings.model_copy(update={"keep_finished_days": 30})
    await harbor.restart()
    store, live = harbor.bot.store, await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    assert store is not None
    await harbor.bot.services.updater.update(live)
    old = table_of_last(harbor)
    history = answer_of(await harbor.ann.slash(harbor.channel, "history"))
    assert "Manila" in history
    await aged(store, live.id, days=29)
    await harbor.env.advance_time(HOUR + MINUTE)
    assert "Step" in answer_of(await press(harbor.ann, old, "tb:.*:replay"))
    await aged(store, live.id, days=31)
    await harbor.env.advance_time(HOUR + MINUTE)
    for button in ("replay", "rematch", "review", "share", "more"):
        assert "no longer exists" in answer_of(await press(harbor.ann, old, f"tb:.*:{button}"))
    assert await harbor.bot.services.tables.get(live.id) is None
    assert answer_of(await harbor.ann.slash(harbor.channel, "history")) == history


@pytest.mark.slow
async def test_finished_games_are_kept_unless_set(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, ai=2)
    assert harbor.bot.store is not None
    await aged(harbor.bot.store, live.id, days=36_000)
    await harbor.env.advance_time(HOUR + MINUTE)
    assert await harbor.bot.store.entries(live.id)


@pytest.mark.slow
async def test_the_rest_of_removed_games_follows_at_once(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.tables.REMOVED_AT_ONCE", 2)
    store, tables = harbor.bot.store, harbor.bot.services.tables
    assert store is not None
    monkeypatch.setattr(tables, "_keep_finished", timedelta(days=30))
    past = [await recorded(store, harbor.guild.id, harbor.ann.id, harbor.ben.id) for _ in range(5)]
    await aged(store, *past)
    await harbor.env.advance_time(HOUR + MINUTE)
    await harbor.env.advance_time(3 * MINUTE)
    assert [await store.table(table) for table in past] == [None] * 5


@pytest.mark.slow
async def test_vote_of_a_stopped_game_is_forgotten(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    tables = harbor.bot.services.tables
    await votes.propose_end(tables, live, harbor.ben.id)
    await tables.end(live, "stopped")
    await harbor.env.advance_time(HOUR + MINUTE)
    assert await store_of(harbor).presence.proposal(live.id) is None
