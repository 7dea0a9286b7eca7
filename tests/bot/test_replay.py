"""Stepping through games: finished ones, and those under way as everybody sees them."""

from __future__ import annotations

import json
from random import Random

import discord
import pytest
from simcord.results import ResponseMessage

from engine.log import verify
from engine.manila.game import MANILA, Manila
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    alt_of,
    answer_of,
    components,
    play,
    press,
    press_more,
    pressable,
    table_message,
    text_of,
)
from tests.bot.finishing import finished_game
from tests.bot.playing import by_id, game_of, one_move, start_game


async def opened(harbor: Harbor) -> ResponseMessage:
    """The replay that the table's message leads to, by whatever way there is."""
    board = table_message(harbor.channel)
    if not any(":replay" in custom_id for custom_id in pressable(board)):
        result = await press_more(harbor.eve, board, "tb:.*:replay")
    else:
        result = await press(harbor.eve, board, "tb:.*:replay")
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def turned(harbor: Harbor, shown: ResponseMessage, way: str) -> ResponseMessage:
    result = await press(harbor.eve, shown, f"ry:.*:{way}")
    assert result.response is not None
    return result.response


async def finished(harbor: Harbor) -> int:
    """A game that is over and shows its result."""
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)
    return live.id


@pytest.mark.slow
async def test_replay_steps_through_finished_game_from_start_to_result(harbor: Harbor) -> None:
    await finished(harbor)
    shown = await opened(harbor)
    first = text_of(shown)
    assert "Step 1 of" in first
    assert not any(":back" in custom_id or ":first" in custom_id for custom_id in pressable(shown))
    shown = await turned(harbor, shown, "next")
    assert "Step 2 of" in text_of(shown)
    assert shown.attachments
    shown = await turned(harbor, shown, "last")
    assert alt_of(shown) == alt_of(table_message(harbor.channel))
    assert not any(":next" in custom_id for custom_id in pressable(shown))
    last = text_of(shown)
    shown = await turned(harbor, shown, "back")
    assert text_of(shown) != last
    assert text_of(await turned(harbor, shown, "first")) == first


@pytest.mark.slow
async def test_a_replay_jumps_to_voyages(harbor: Harbor) -> None:
    await finished(harbor)
    first = await opened(harbor)
    menu = next(part for part in components(first) if part["type"] == 3)
    assert [option["label"] for option in menu["options"]][:2] == ["Voyage 1", "Voyage 2"]
    assert [option["label"] for option in menu["options"] if option.get("default")] == ["Voyage 1"]
    result = await harbor.eve.select(first, [menu["options"][1]["value"]], custom_id=menu["custom_id"])
    assert result.response is not None
    assert "Voyage 2" in text_of(result.response)
    assert "Voyage 1 " in text_of(await turned(harbor, result.response, "back"))


@pytest.mark.slow
async def test_each_move_of_an_ai_seat_says_why_it_was_made(harbor: Harbor) -> None:
    await finished(harbor)
    shown = await opened(harbor)
    reasons = 0
    for _ in range(12):
        asks = [custom_id for custom_id in pressable(shown) if custom_id.startswith("wy:")]
        if asks:
            said = answer_of(await press(harbor.eve, shown, "^wy:"))
            reasons += "secrets included" in said
            shown = await turned(harbor, shown, "back")
            assert any(custom_id.startswith("wy:") for custom_id in pressable(shown)), "it leads back to that step"
        shown = await turned(harbor, shown, "next")
    assert reasons >= 2


@pytest.mark.slow
async def test_reasons_during_the_game_are_of_what_everybody_knows(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    while not any(told.by == "ai" for told in game_of(live).events_for(None)):
        await game_of(live).time_up(game_of(live).ply)
    shown = await opened(harbor)
    while not any(custom_id.startswith("wy:") for custom_id in pressable(shown)):
        shown = await turned(harbor, shown, "back")
    assert "Hidden cards don’t count" in answer_of(await press(harbor.eve, shown, "^wy:"))


@pytest.mark.slow
async def test_a_replay_goes_on_after_a_restart(harbor: Harbor) -> None:
    await finished(harbor)
    second = await turned(harbor, await opened(harbor), "next")
    await harbor.restart()
    assert "Step 3 of" in text_of(await turned(harbor, second, "next"))


async def test_replay_of_a_running_game_starts_now_and_is_public_only(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    random = Random(5)
    for _ in range(12):
        await one_move(harbor, live, people, random)
    shown = await opened(harbor)
    steps = await harbor.bot.services.panel_pages.replays.steps(live)
    assert f"Step {len(steps)} of {len(steps)}" in text_of(shown)
    assert all(step.view.seat is None and step.view.hand is None and not step.view.hands for step in steps)
    assert all(event.to is None for step in steps for event in step.entry.events)
    assert steps[-1].view == game_of(live).view(None)
    assert not any("film" in custom_id or ":log" in custom_id for custom_id in pressable(shown))


async def test_what_is_hidden_does_not_change_a_replay(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    random = Random(8)
    for _ in range(9):
        await one_move(harbor, live, people, random)
    last = (await harbor.bot.services.panel_pages.replays.steps(live))[-1]
    mine = game_of(live).view(0)
    others = [MANILA.imagine(mine, Random(number)) for number in range(5)]
    assert len({MANILA.view(state, 1).hand for state in others}) > 1
    assert all(MANILA.view(state, None) == last.view for state in others)


async def test_moves_that_were_taken_back_are_left_out(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    mover = [harbor.ann, harbor.ben, harbor.cho][game_of(live).to_act[0]]
    await play(mover, table_message(harbor.channel), "pass")
    shown = await opened(harbor)
    assert "Step 2 of 2" in text_of(shown)
    await game_of(live).undo(1)
    assert "Step 1 of 1" in text_of(await opened(harbor))


@pytest.mark.slow
async def test_a_step_that_is_no_more_leads_to_the_last_one(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = [harbor.ann, harbor.ben, harbor.cho]
    for bid in ("bid:1", "bid:2", "bid:3"):
        await play(people[game_of(live).to_act[0]], table_message(harbor.channel), bid)
    shown = await opened(harbor)
    assert "Step 4 of 4" in text_of(shown)
    for number in (3, 2):
        await game_of(live).undo(number)
    assert "Step 2 of 2" in text_of(await turned(harbor, shown, "back"))


@pytest.mark.slow
async def test_replay_by_command_finds_finished_games(harbor: Harbor) -> None:
    table = await finished(harbor)
    result = await harbor.eve.slash(harbor.channel, "table replay")
    assert result.response is not None
    said = text_of(result.response)
    assert "Step 1 of" in said
    named = await harbor.eve.slash(harbor.channel, "table replay", table=table)
    assert named.response is not None
    assert text_of(named.response) == said
    assert "no longer exists" in answer_of(await harbor.eve.slash(harbor.channel, "table replay", table=999))


@pytest.mark.slow
async def test_games_of_other_servers_are_for_those_who_played_them(harbor: Harbor) -> None:
    table = await finished(harbor)
    elsewhere = harbor.env.create_guild()
    channel = elsewhere.create_text_channel("far")
    stranger, player = elsewhere.add_member(harbor.eve.user), elsewhere.add_member(harbor.ann.user)
    assert "no longer exists" in answer_of(await stranger.slash(channel, "table replay", table=table))
    result = await player.slash(channel, "table replay", table=table)
    assert result.response is not None
    assert "Step 1 of" in text_of(result.response)


async def test_replay_hides_games_of_channels_the_user_cannot_see(harbor: Harbor) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = harbor.guild.create_text_channel("secret", overwrites={harbor.eve: hidden})
    live = await harbor.bot.services.tables.get(await finished(harbor))
    assert live is not None
    await harbor.bot.services.tables.place(live, secret.id, live.message or 0)
    for options in ({"table": live.id}, {}):
        answer = answer_of(await harbor.eve.slash(harbor.channel, "table replay", **options))
        assert "no longer exists" in answer or "no such table" in answer
    result = await harbor.ben.slash(harbor.channel, "table replay", table=live.id)
    assert result.response is not None
    assert "Step 1 of" in text_of(result.response)


async def test_game_log_closes_once_its_channel_is_hidden_from_user(harbor: Harbor) -> None:
    live = await harbor.bot.services.tables.get(await finished(harbor))
    assert live is not None
    more = await press(harbor.eve, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    told = await press(harbor.eve, more.response, "tb:.*:story")
    assert told.response is not None
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = harbor.guild.create_text_channel("secret", overwrites={harbor.eve: hidden})
    await harbor.bot.services.tables.place(live, secret.id, live.message or 0)
    assert "no longer exists" in answer_of(await press(harbor.eve, told.response, "^st:"))
    for what in ("rules", "more"):
        assert "no longer exists" in answer_of(await press(harbor.eve, told.response, f"tb:.*:{what}"))


@pytest.mark.slow
async def test_game_of_older_rules_is_not_told_again_by_those_of_today(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(harbor)
    monkeypatch.setattr(Manila, "rules_version", Manila.rules_version + 1)
    await harbor.restart()
    result = table_message(harbor.channel)
    assert "older rules" in answer_of(await press(harbor.eve, result, "tb:.*:replay"))
    more = await press(harbor.eve, result, "tb:.*:more")
    assert more.response is not None
    assert "older rules" in answer_of(await press(harbor.eve, more.response, "tb:.*:story"))
    log = await press_more(harbor.ann, result, "tb:.*:log")
    assert log.response is not None
    head = json.loads((await log.response.attachments[0].read()).splitlines()[0])
    assert head["rules_version"] == Manila.rules_version - 1


async def test_a_lobby_has_nothing_to_replay(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    assert "no such table" in answer_of(await harbor.ann.slash(harbor.channel, "table replay"))


@pytest.mark.slow
async def test_a_finished_game_is_given_as_an_animation_and_as_a_log(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(harbor)
    shown = await opened(harbor)
    with monkeypatch.context() as patched:
        patched.setattr(harbor.bot.painter, "paint", None)  # no board waits for a film
        film = await press(harbor.eve, shown, "tb:.*:film")
    answer = film.response
    assert answer is not None
    assert answer.attachments[0].filename == f"manila-{table}.gif"
    assert 0 < answer.attachments[0].size < 8 * 1024 * 1024
    log = await press(harbor.eve, shown, "tb:.*:log")
    assert log.response is not None
    assert log.response.attachments[0].filename == f"manila-{table}.jsonl"


@pytest.mark.slow
async def test_the_result_tells_how_it_came_about(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)
    assert live.chronicle is not None
    past = await harbor.bot.services.tables.log_of(live)
    verify(MANILA, past)
    assert len(live.chronicle.fortunes) == game_of(live).view(None).voyage + 1
    alt = alt_of(table_message(harbor.channel))
    assert all(f"Voyage {moment.voyage}: " in alt for moment in live.chronicle.moments)
