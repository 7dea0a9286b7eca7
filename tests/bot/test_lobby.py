"""Opening a table and sitting down, through a simulated Discord."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.tables.lobby_views import LobbyViews
from engine.table import SeatAssignment
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    codes,
    components,
    labels,
    panels,
    press,
    press_late,
    press_more,
    pressable,
    seen,
    set_rule,
    table_message,
    text_of,
    with_part,
)
from tests.bot.playing import against_ai, start_game
from tests.bot.test_held_up import comes_about
from tests.kit import GAMES

OTHER = next(kind for kind in GAMES if kind != "manila")


async def test_new_opens_a_lobby_where_the_host_sits(harbor: Harbor) -> None:
    result = await harbor.ann.slash(harbor.channel, "manila new")
    assert result.response is not None
    assert not result.ephemeral
    assert "ann" in text_of(result.response)
    assert labels(result.response) == ["Join", "Start", "House Rules", "More"]


async def test_rarer_ways_of_a_lobby_are_behind_more(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    more = (await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")).response
    assert more is not None
    assert {"How to Play", "Find Players", "Leave Table", "Close Table"} <= set(labels(more))


async def test_an_ai_player_can_be_removed_once_one_sits_there(harbor: Harbor) -> None:
    def offered() -> list[str]:
        (menu,) = (part for part in components(table_message(harbor.channel)) if "options" in part)
        return [option["label"] for option in menu["options"]]

    await harbor.ann.slash(harbor.channel, "manila new")
    assert "Remove the last AI player" not in offered()
    await harbor.ann.select(table_message(harbor.channel), ["easy"], custom_id="la:1")
    assert offered()[-1] == "Remove the last AI player"


async def test_guests_see_only_what_they_can_press(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    more = (await press(harbor.ben, table_message(harbor.channel), "tb:.*:more")).response
    assert more is not None
    hosts = {"Find Players", "Leave Table", "Close Table"}
    assert not hosts & set(labels(more))
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await comes_about(harbor, lambda: hosts & set(labels(more)) == hosts - {"Close Table"})


async def test_people_join_and_leave(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "ben" in text_of(table_message(harbor.channel))
    assert "already" in answer_of(await press(harbor.ben, table_message(harbor.channel), "lb:.*:join"))
    await press_more(harbor.ben, table_message(harbor.channel), "tb:.*:leave")
    assert "ben" not in text_of(table_message(harbor.channel))


async def test_a_start_with_too_few_is_not_offered(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    start = [part for part in labels(table_message(harbor.channel)) if part == "Start"]
    assert start
    (part,) = (each for each in components(table_message(harbor.channel)) if each.get("label") == "Start")
    assert part["style"] == discord.ButtonStyle.secondary.value  # a faded strong one looks alive on phones
    assert "needs 2 more players" in text_of(table_message(harbor.channel))
    assert not any("start" in custom_id for custom_id in _ids(harbor))


async def test_a_start_that_comes_too_early_all_the_same_is_refused(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press(harbor.cho, table_message(harbor.channel), "lb:.*:join")
    full = seen(harbor.ann, table_message(harbor.channel))
    await press_more(harbor.cho, table_message(harbor.channel), "tb:.*:leave")
    assert "3" in answer_of(await press_late(harbor.ann, full, "lb:1:start"))


async def test_only_the_host_starts_and_cancels(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    for person in (harbor.ben, harbor.cho):
        await press(person, table_message(harbor.channel), "lb:.*:join")
    assert "host" in answer_of(await press(harbor.ben, table_message(harbor.channel), "lb:.*:start"))
    crafted = with_part(seen(harbor.ben, table_message(harbor.channel)), "lb:1:cancel")
    refused = answer_of(await press_late(harbor.ben, crafted, "lb:1:cancel"))
    assert f"Ask <@{harbor.ann.id}>" in refused
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    assert codes(table_message(harbor.channel))


async def test_a_full_lobby_takes_nobody_else(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", players=3)
    before = seen(harbor.eve, table_message(harbor.channel))
    for person in (harbor.ben, harbor.cho):
        await press(person, table_message(harbor.channel), "lb:.*:join")
    assert "taken" in answer_of(await press_late(harbor.eve, before, "lb:1:join"))


async def test_ai_seats_fill_in_and_go_again(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    for _ in range(2):
        await press(harbor.ann, table_message(harbor.channel), "^easy$")
    assert text_of(table_message(harbor.channel)).count("· AI") == 2
    await press(harbor.ann, table_message(harbor.channel), "^-$")
    assert text_of(table_message(harbor.channel)).count("· AI") == 1


async def test_the_host_sets_house_rules_and_everybody_sees_them(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await set_rule(harbor.ann, harbor.channel, "kick_off", "true")
    (panel,) = panels(harbor.ann, harbor.channel.id)
    assert "lo:1:kick_off" in pressable(panel)
    assert "Standard" not in text_of(table_message(harbor.channel))


async def test_others_read_the_house_rules_but_cannot_set_them(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    panel = await press(harbor.ben, table_message(harbor.channel), "lb:.*:rules")
    assert panel.response is not None
    assert pressable(panel.response).keys() == {"tb:1:rules", "lr:1:1"}


async def test_cancel_closes_the_lobby(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    lobby = table_message(harbor.channel)
    await press_more(harbor.ann, lobby, "lb:.*:cancel")
    last = harbor.channel.last_message
    assert last is not None
    assert "closed" in text_of(last)
    assert not pressable(last)


async def test_closing_a_lobby_asks_once_if_others_wait(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    lobby = table_message(harbor.channel)
    await press(harbor.ben, lobby, "lb:.*:join")
    asked = await press_more(harbor.ann, lobby, "lb:.*:cancel")
    assert asked.response is not None
    assert "ben" in text_of(asked.response)
    back = await press(harbor.ann, asked.response, "tb:.*:more")
    assert back.response is not None
    asked = await press(harbor.ann, back.response, "lb:.*:cancel")
    assert "Start" in labels(table_message(harbor.channel))
    assert asked.response is not None
    assert "Table 1 is closed" in answer_of(await press(harbor.ann, asked.response, "lb:.*:close"))
    last = harbor.channel.last_message
    assert last is not None
    assert not pressable(last)


async def test_only_the_host_is_asked_whether_a_lobby_closes(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    for action in ("cancel", "close"):
        crafted = with_part(seen(harbor.ben, table_message(harbor.channel)), f"lb:1:{action}")
        assert f"Ask <@{harbor.ann.id}>" in answer_of(await press_late(harbor.ben, crafted, f"lb:1:{action}"))


async def test_a_lobby_works_after_a_restart(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    await harbor.restart()
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "ben" in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_of_twelve_people_who_press_at_once_four_get_free_seats(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    crowd = [harbor.guild.add_member(harbor.env.create_user(f"guest{n}")) for n in range(12)]
    lobby = seen(harbor.ann, table_message(harbor.channel))
    results = [await press_late(person, lobby, "lb:1:join") for person in crowd]
    assert sum(result.ephemeral for result in results) == 8
    text = text_of(table_message(harbor.channel))
    assert [name for name in (f"guest{n}" for n in range(12)) if f"**{name}**" in text] == [
        f"guest{n}" for n in range(4)
    ]


async def test_without_a_needed_permission_the_table_is_not_opened(harbor: Harbor) -> None:
    bare = harbor.guild.create_text_channel(
        "bare", overwrites={harbor.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    )
    assert "Attach Files" in answer_of(await harbor.ann.slash(bare, "manila new"))


def _ids(harbor: Harbor) -> list[str]:
    return list(pressable(table_message(harbor.channel)))


async def test_lobby_picture_names_levels_house_rules_and_game_length(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    live = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    faces = LobbyViews(harbor.voice.texts, harbor.voice.presenters, harbor.bot.painter)
    live.lobby = replace(
        live.lobby,
        chairs=(*live.lobby.chairs, SeatAssignment("Navigator", level="beginner")),
        options={**live.lobby.options, "hidden_money": True},
    )
    painted, alt = faces._picture(live)
    seats, shown = painted.args[1], dict(painted.named)
    assert [seat.level for seat in seats[:2]] == ["", "Deckhand"]
    assert "Navigator (Deckhand)" in alt
    assert shown["lasts"] == "about 45 minutes, or 15 against AI"
    assert all(": " in rule for rule in shown["rules"])
    assert len(shown["rules"]) == 1


async def test_a_second_lobby_here_leads_to_the_first_or_cancels_it(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    asked = await harbor.ann.slash(harbor.channel, f"{OTHER} new")
    assert f"table {live.id}" in answer_of(asked)
    assert asked.response is not None
    (link,) = [part["url"] for part in components(asked.response) if "url" in part]
    assert str(live.message) in link
    elsewhere = harbor.guild.create_text_channel("elsewhere")
    assert not (await harbor.ann.slash(elsewhere, "manila new")).ephemeral
    assert not (await harbor.ben.slash(harbor.channel, "manila new")).ephemeral
    cancelled = await press(harbor.ann, asked.response, "lb:.*:cancel")
    assert f"Table {live.id} is closed" in answer_of(cancelled)
    assert live.closed
    assert not (await harbor.ann.slash(harbor.channel, f"{OTHER} new")).ephemeral


async def test_a_lobby_that_was_never_shown_is_shown_when_asked_anew(harbor: Harbor) -> None:
    tables = harbor.bot.services.tables
    game, ann = tables.games["manila"], harbor.ann
    await tables.open(
        game, harbor.guild.id, harbor.channel.id, ann.id, "ann", None, "relaxed", language="en", around=[]
    )
    await ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:1:join")
    assert [chair.name for chair in (await tables.require(1)).chairs] == ["ann", "ben"]
    assert len(await tables.in_channel(harbor.channel.id)) == 1


async def test_the_question_which_game_goes_when_it_is_answered(harbor: Harbor) -> None:
    shown = await harbor.ann.slash(harbor.channel, "help")
    assert shown.response is not None
    which = await press(harbor.ann, shown.response, "dr:people:all")
    assert which.response is not None
    before = panels(harbor.ann, harbor.channel.id)
    await press(harbor.ann, which.response, "dr:people:manilla")
    after = panels(harbor.ann, harbor.channel.id)
    assert [each.id for each in before if each.id not in {each.id for each in after}] == [which.response.id]
    assert "Join" in labels(table_message(harbor.channel))


async def test_board_shows_mine_first_and_nobody_elses_practice(harbor: Harbor) -> None:
    mine = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await against_ai(harbor, harbor.cho)
    shown = await harbor.ann.slash(harbor.channel, "manila board")
    assert shown.response is not None
    assert shown.response.id == mine.message
    others = await start_game(harbor, harbor.ben, harbor.cho, ai=1)
    await harbor.ann.slash(harbor.channel, "manila board")
    assert table_message(harbor.channel).id == mine.message
    await harbor.eve.slash(harbor.channel, "manila board")
    assert table_message(harbor.channel).id == others.message
