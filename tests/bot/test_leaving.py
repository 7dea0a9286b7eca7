"""Who leaves games again and again is told so, and sits at one quick table at a time, until it fades."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor

from bot.tables import leave_penalty
from engine.game import SUBSTITUTE, Refusal
from engine.lobby import Hurry
from engine.table import SeatAssignment
from host.autoplay import TAKEOVER
from host.live import GameSession, require_game
from host.seats import speed_for
from storage.errors import StoreUnavailableError
from tests.bot.conftest import Harbor
from tests.bot.driver import (
    answer_of,
    codes,
    labels,
    leave_game,
    panels,
    play,
    press,
    press_more,
    pressable,
    table_message,
    text_of,
)
from tests.bot.finishing import finished_game
from tests.bot.playing import by_id, live_table, open_table, start_game
from tests.bot.test_held_up import comes_about
from tests.bot.test_places import SHOWN, private_thread, shut_out
from tests.bot.test_stats import store_of


async def leave(harbor: Harbor) -> str:
    """Ben leaves a game with Ann that is under way, for good."""
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    said = answer_of(await leave_game(harbor.ben, harbor.channel, table=live.id))
    await harbor.bot.services.tables.end(live)
    return said


@pytest.mark.slow
async def test_who_sits_at_several_tables_says_which_one_they_leave(harbor: Harbor) -> None:
    first = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    second = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    asked = (await harbor.ben.slash(harbor.channel, "table leave")).response
    assert asked is not None
    assert labels(asked) == [f"Manila · Table {live.id}" for live in (second, first)]
    assert all(harbor.ben.id in live.present for live in (first, second))
    question = (await press(harbor.ben, asked, f"tb:{first.id}:leave")).response
    assert question is not None
    assert f"Leave table {first.id}?" in text_of(question)
    await press(harbor.ben, question, "tb:.*:parted$")
    assert "already" in answer_of(await harbor.ben.slash(harbor.channel, "table leave", table=first.id))
    assert f"left table {second.id}" in answer_of(await leave_game(harbor.ben, harbor.channel))
    assert "already" in answer_of(await harbor.ben.slash(harbor.channel, "table leave"))


@pytest.mark.slow
async def test_frequent_leaver_is_warned_before_and_at_the_penalty(harbor: Harbor) -> None:
    assert "recently" not in await leave(harbor)
    assert "leave one more" in await leave(harbor)
    assert "one fast table at a time" in await leave(harbor)
    assert await harbor.bot.services.tables.store.leavings.of(harbor.ann.id) == 0


@pytest.mark.slow
async def test_who_has_left_many_games_sits_at_one_quick_table(harbor: Harbor) -> None:
    for _ in range(3):
        await leave(harbor)
    await harbor.ann.slash(harbor.channel, "manila new")
    first = table_message(harbor.channel)
    await press(harbor.ben, first, "lb:.*:join")
    assert "You’ve left" in answer_of(await harbor.ben.slash(harbor.channel, "manila new"))
    await harbor.eve.slash(harbor.channel, "manila new")
    assert "You’ve left" in answer_of(await press(harbor.ben, table_message(harbor.channel), "lb:.*:join"))
    await harbor.cho.slash(harbor.channel, "manila new", speed="correspondence")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "ben" in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_frequent_leaver_cannot_make_a_second_table_fast(harbor: Harbor) -> None:
    for _ in range(3):
        await leave(harbor)
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await harbor.ben.slash(harbor.channel, "manila new", speed="none")
    slow = (await harbor.bot.services.tables.in_channel(harbor.channel.id))[-1]
    assert "You’ve left" in answer_of(
        await harbor.ben.slash(harbor.channel, "table speed", speed="live", table=slow.id)
    )
    rules = await press(harbor.ben, table_message(harbor.channel), "lb:.*:rules")
    assert rules.response is not None
    chosen = await harbor.ben.select(rules.response, ["relaxed"], custom_id=f"ls:{slow.id}")
    assert "You’ve left" in answer_of(chosen)
    assert slow.lobby.speed == "none"
    await harbor.ben.slash(harbor.channel, "table speed", speed="correspondence", table=slow.id)
    assert slow.lobby.speed == "correspondence"


@pytest.mark.slow
async def test_a_rematch_asks_for_patience(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.updater.update(live)
    result = table_message(harbor.channel)
    for _ in range(3):
        await leave(harbor)
    await harbor.eve.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    assert "You’ve left" in answer_of(await press(harbor.ben, result, "tb:.*:rematch"))
    await press(harbor.ann, result, "tb:.*:rematch")
    assert "You’ve left" in answer_of(await press(harbor.ben, result, "tb:.*:rematch"))
    again = await harbor.bot.services.tables.rematch_of(live)
    assert again is not None
    assert harbor.ben.id not in again.present


@pytest.mark.slow
async def test_who_has_left_nobody_waiting_has_left_nobody(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ben, ai=2)
    await leave_game(harbor.ben, harbor.channel, table=live.id)
    assert await harbor.bot.services.tables.store.leavings.of(harbor.ben.id) == 0
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press_more(harbor.ben, table_message(harbor.channel), "tb:.*:leave")
    assert await harbor.bot.services.tables.store.leavings.of(harbor.ben.id) == 0


async def test_not_coming_counts_as_leaving_and_is_told_in_private(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leave_penalty, "WARNED", 0.5)
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await harbor.bot.services.tables.seats.sit_in(live, harbor.ben.id)
    await leave_penalty.send_penalty_text(
        harbor.bot, harbor.bot.services.tables, harbor.bot.services.languages, harbor.ben.id
    )
    assert await harbor.bot.services.tables.store.leavings.of(harbor.ben.id) == pytest.approx(1, abs=0.01)
    assert "others were waiting" in harbor.ben.user.dm_channel.history()[-1].content


@pytest.mark.slow
async def test_it_fades(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        await leave(harbor)
    tables = harbor.bot.services.tables
    await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    with pytest.raises(Refusal):
        await leave_penalty.require_patience(tables, harbor.ben.id, "relaxed")
    monkeypatch.setattr(leave_penalty, "LIMITED", 3.1)  # as after some days
    await leave_penalty.require_patience(tables, harbor.ben.id, "relaxed")


async def test_privacy_shows_how_often_somebody_has_left(harbor: Harbor) -> None:
    await leave(harbor)
    shown = await harbor.ben.slash(harbor.channel, "privacy")
    assert shown.response is not None
    assert "left recently" in text_of(shown.response)


@pytest.mark.slow
async def test_no_player_gets_a_second_fast_table_by_its_host(harbor: Harbor) -> None:
    for _ in range(3):
        await leave(harbor)
    await harbor.ann.slash(harbor.channel, "manila new")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await harbor.cho.slash(harbor.channel, "manila new", speed="correspondence")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    refused = await harbor.cho.slash(harbor.channel, "table speed", speed="live")
    assert "can’t sit at another fast table" in answer_of(refused)
    rows = await store_of(harbor).tables_of(harbor.ben.id)
    assert sorted(row.lobby.speed for row in rows) == ["correspondence", "relaxed"]
    await press_more(harbor.ben, table_message(harbor.channel), "tb:.*:leave")
    await harbor.cho.slash(harbor.channel, "table speed", speed="live")
    (row,) = await store_of(harbor).tables_of(harbor.cho.id)
    assert row.lobby.speed == "live"


async def on_turn(harbor: Harbor) -> tuple[GameSession, MemberActor]:
    """A game of three people with a clock, and the player who must decide."""
    people = [harbor.ann, harbor.ben, harbor.cho]
    live = await start_game(harbor, *people)
    return live, by_id(people)[live.chairs[live.table.to_act[0]].user or 0]


async def test_leaving_a_game_asks_first(harbor: Harbor) -> None:
    live, leaver = await on_turn(harbor)
    asked = await press_more(leaver, table_message(harbor.channel), "tb:.*:leave")
    assert leaver.id in live.present
    assert "An AI plays for you" in answer_of(asked)
    assert "counts as leaving a game" in answer_of(asked)
    assert asked.response is not None
    kept = await press(leaver, asked.response, "tb:.*:stay")
    assert kept.response is not None
    assert "tb:1:leave" in pressable(kept.response)
    assert leaver.id in live.present


async def test_the_question_says_what_leaving_costs(harbor: Harbor) -> None:
    alone = await start_game(harbor, harbor.ann, ai=2)
    asked = await harbor.ann.slash(harbor.channel, "table leave", table=alone.id)
    assert "the game waits until you press" in answer_of(asked)
    hurried = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="correspondence")
    await hurry(harbor, hurried, "speed")
    asked = await harbor.ben.slash(harbor.channel, "table leave", table=hurried.id)
    assert "An AI plays for you" in answer_of(asked)
    assert "counts" not in answer_of(asked)


async def test_more_offers_one_who_left_only_the_way_back(harbor: Harbor) -> None:
    _, leaver = await on_turn(harbor)
    await leave_game(leaver, harbor.channel)
    more = (await press(leaver, table_message(harbor.channel), "tb:.*:more$")).response
    assert more is not None
    assert "I’m Back" in labels(more)
    assert "Leave Table" not in labels(more)


async def test_a_paused_game_says_no_time(harbor: Harbor) -> None:
    await on_turn(harbor)
    assert "⏳" in text_of(table_message(harbor.channel))
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await leave_game(person, harbor.channel)
    said = text_of(table_message(harbor.channel))
    assert "The game is paused" in said
    assert "⏳" not in said


async def test_an_ai_waits_before_it_plays_for_a_leaver(harbor: Harbor) -> None:
    live, leaver = await on_turn(harbor)
    before = live.table.number
    assert "waits 10 seconds" in answer_of(await leave_game(leaver, harbor.channel))
    await harbor.env.advance_time(TAKEOVER - 1)
    assert live.table.number == before
    await harbor.env.advance_time(2)
    assert [told.by for told in live.table.events_for(None, before + 1)] == ["ai"]
    assert live.shown == live.to_show


async def test_coming_back_at_once_undoes_leaving(harbor: Harbor) -> None:
    live, leaver = await on_turn(harbor)
    before, due = live.table.number, live.due
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(TAKEOVER - 1)
    await press(leaver, table_message(harbor.channel), "tb:.*:back")
    await harbor.env.advance_time(TAKEOVER)
    assert (live.table.number, live.due, len(live.present)) == (before, due, 3)
    assert await harbor.bot.services.tables.store.leavings.of(leaver.id) == 0
    assert not any("You’ve left" in text_of(panel) for panel in panels(leaver, harbor.channel.id))


@pytest.mark.slow
async def test_leaving_at_the_deadline_puts_it_not_off(harbor: Harbor) -> None:
    live, leaver = await on_turn(harbor)
    before, due = live.table.number, live.due
    assert due is not None
    await harbor.env.advance_time((due - utcnow()).total_seconds() - 2)
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(4)
    assert [told.by for told in live.table.events_for(None, before + 1)] == ["ai"]
    await press(leaver, table_message(harbor.channel), "tb:.*:back")
    assert await harbor.bot.services.tables.store.leavings.of(leaver.id) == pytest.approx(1, abs=0.01)


async def test_leaving_in_the_same_ten_seconds_counts_for_both(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1)
    await leave_game(harbor.ben, harbor.channel, table=live.id)
    asked = await harbor.ann.slash(harbor.channel, "table leave", table=live.id)
    assert "counts as leaving a game" in answer_of(asked)
    await leave_game(harbor.ann, harbor.channel, table=live.id)
    leavings = harbor.bot.services.tables.store.leavings
    for person in (harbor.ann, harbor.ben):
        assert await leavings.of(person.id) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("how", ["taken", "changed", "elsewhere"])
async def test_who_follows_a_leaver_counts_for_themselves(harbor: Harbor, how: str) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    tables, eve = harbor.bot.services.tables, SeatAssignment("eve", harbor.eve.id)
    await harbor.ben.slash(harbor.channel, "table replace", newcomer=harbor.eve)
    offered = table_message(harbor.channel)
    await leave_game(harbor.ben, harbor.channel)
    if how == "taken":
        await press(harbor.eve, offered, "so:.*:take")
    elif how == "changed":
        await tables.seats.change_player(live, 1, eve)
    else:
        assert harbor.bot.store is not None
        await harbor.bot.store.reseat(live.id, 1, eve)
        tables.heard(live.id)
        assert await tables.get(live.id) is live
    assert not live.table.resting
    assert await tables.seats.sit_in(live, harbor.eve.id)
    await tables.seats.come_back(live, harbor.eve.id)
    for person in (harbor.ben, harbor.eve):
        assert await tables.store.leavings.of(person.id) == pytest.approx(1, abs=0.01)


async def test_coming_back_later_counts_as_having_left(harbor: Harbor) -> None:
    _, leaver = await on_turn(harbor)
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(TAKEOVER + 1)
    await press(leaver, table_message(harbor.channel), "tb:.*:back")
    assert await harbor.bot.services.tables.store.leavings.of(leaver.id) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("back_after", [0, TAKEOVER + 1])
async def test_a_game_that_is_left_again_counts_once(harbor: Harbor, back_after: float) -> None:
    live, leaver = await on_turn(harbor)
    seats, leavings = harbor.bot.services.tables.seats, harbor.bot.services.tables.store.leavings
    await seats.sit_in(live, leaver.id)
    await seats.come_back(live, leaver.id)
    asked = await press_more(leaver, table_message(harbor.channel), "tb:.*:leave")
    assert "counts as leaving a game" not in answer_of(asked)
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(back_after)
    await seats.come_back(live, leaver.id)
    assert await leavings.of(leaver.id) == pytest.approx(1, abs=0.01)


@pytest.mark.slow
async def test_a_host_who_leaves_for_good_passes_the_host(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.bot.services.tables.seats.sit_in(live, harbor.ben.id)
    absent = await harbor.ann.slash(harbor.channel, "table host", heir=harbor.ben, table=live.id)
    assert "Choose another player" in answer_of(absent)
    await leave_game(harbor.ann, harbor.channel)
    assert live.lobby.host == harbor.ann.id
    await harbor.env.advance_time(TAKEOVER + 1)
    assert live.lobby.host == harbor.cho.id
    await harbor.bot.services.tables.seats.sit_in(live, harbor.cho.id)
    assert live.lobby.host == harbor.cho.id, "nobody is there"
    await harbor.bot.services.tables.seats.come_back(live, harbor.ben.id)
    await harbor.restart()
    assert (await live_table(harbor)).lobby.host == harbor.ben.id


async def test_leaving_again_has_its_own_ten_seconds(harbor: Harbor) -> None:
    live, leaver = await on_turn(harbor)
    before = live.table.number
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(TAKEOVER - 2)
    await press(leaver, table_message(harbor.channel), "tb:.*:back")
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(TAKEOVER - 2)
    assert live.table.number == before
    await harbor.env.advance_time(3)
    assert live.table.number > before


async def test_who_is_left_alone_on_turn_is_called(harbor: Harbor) -> None:
    people = [harbor.ann, harbor.ben]
    live = await start_game(harbor, *people, ai=1)
    leaver = by_id(people)[live.chairs[live.table.to_act[0]].user or 0]
    await leave_game(leaver, harbor.channel)
    remaining = next(person for person in people if person != leaver)
    await press(remaining, table_message(harbor.channel), "tb:.*:hand")
    await harbor.env.advance_time(TAKEOVER + 1)
    assert [each.user for seat, each in enumerate(live.chairs) if seat in live.table.to_act] == [remaining.id]
    last = harbor.channel.history()[-1]
    assert last.content.startswith(f"<@{remaining.id}>, the others have left")


async def test_the_panel_of_a_leaver_leads_back(harbor: Harbor) -> None:
    live, leaver = await on_turn(harbor)
    left = (await leave_game(leaver, harbor.channel)).response
    assert left is not None
    back = await press(leaver, left, "tb:.*:back")
    assert leaver.id in live.present
    assert "Your hand" in answer_of(back)
    assert "You’re back in your seat." in answer_of(back)
    assert not any("You’ve left" in text_of(panel) for panel in panels(leaver, harbor.channel.id))


async def test_the_panel_of_a_leaver_ends_with_the_game(harbor: Harbor) -> None:
    live, leaver = await on_turn(harbor)
    left = (await leave_game(leaver, harbor.channel)).response
    assert left is not None
    await harbor.bot.services.tables.end(live)
    await harbor.bot.services.updater.update(live)
    await comes_about(harbor, lambda: "You’ve left" not in text_of(left))


async def test_the_question_stays_while_others_play(harbor: Harbor) -> None:
    live, mover = await on_turn(harbor)
    leaver = next(person for person in (harbor.ann, harbor.ben, harbor.cho) if person is not mover)
    asked = (await press_more(leaver, table_message(harbor.channel), "tb:.*:leave")).response
    assert asked is not None
    board = table_message(harbor.channel)
    await play(mover, board, next(iter(codes(board))))
    assert "tb:1:parted" in pressable(asked)
    await press(leaver, asked, "tb:.*:parted")
    assert leaver.id not in live.present


@pytest.mark.slow
@pytest.mark.parametrize("back", [False, True])
async def test_an_ai_rests_for_a_leaver_after_a_restart(harbor: Harbor, back: bool) -> None:
    live, leaver = await on_turn(harbor)
    before = live.table.number
    await harbor.env.advance_time(1)  # what is shown is of an earlier moment than leaving
    await leave_game(leaver, harbor.channel)
    await harbor.bot.services.boards.close()
    await harbor.restart()
    again = await live_table(harbor)
    await comes_about(harbor, lambda: again.shown == again.to_show)
    assert again.table.number == before
    if back:
        await press(leaver, table_message(harbor.channel), "tb:.*:back")
    await harbor.env.advance_time(TAKEOVER + 1)
    assert (again.table.number > before) is not back
    assert await harbor.bot.services.tables.store.leavings.of(leaver.id) == pytest.approx(float(not back), abs=0.01)


async def test_an_ai_rests_while_a_leaver_is_not_heard(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live, leaver = await on_turn(harbor)
    before, heard = live.table.number, False

    async def is_heard(_guild: int | None) -> bool:
        return heard

    monkeypatch.setattr(harbor.bot.attendance, "is_heard", is_heard)
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(3 * TAKEOVER)
    assert live.table.number == before
    heard = True
    await harbor.env.advance_time(TAKEOVER + 1)
    assert live.table.number > before


async def test_an_ai_takes_no_seat_at_anothers_table(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live, leaver = await on_turn(harbor)
    before = live.table.number
    await leave_game(leaver, harbor.channel)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(harbor.bot.services.tables, "owns", lambda _: False)
        await harbor.env.advance_time(3 * TAKEOVER)
        assert live.table.number == before
    await press(leaver, table_message(harbor.channel), "tb:.*:back")
    await leave_game(leaver, harbor.channel)
    await harbor.env.advance_time(TAKEOVER + 1)
    assert live.table.number > before


async def test_an_ai_rests_until_its_seat_can_be_written(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live, leaver = await on_turn(harbor)
    before = live.table.number

    async def full(*_args: Any, **_more: Any) -> None:
        raise StoreUnavailableError("full")

    await leave_game(leaver, harbor.channel)
    with monkeypatch.context() as trouble:
        trouble.setattr(store_of(harbor), "reseat", full)
        await harbor.env.advance_time(TAKEOVER + 1)
        assert live.table.number == before
    await harbor.env.advance_time(TAKEOVER)
    assert live.table.number > before


async def hurry(harbor: Harbor, live: GameSession, how: str) -> None:
    """Ann makes the others decide sooner: by a faster speed, or by reopening a table where nobody came."""
    if how == "speed":
        await harbor.ann.slash(harbor.channel, "table speed", speed="live", table=live.id)
        assert live.lobby.speed == "live"
        return
    await harbor.bot.services.tables.end(live, "untouched")
    await harbor.bot.services.updater.update(live)
    await harbor.ann.slash(harbor.channel, "table reopen", table=live.id)
    assert not live.closed


@pytest.mark.parametrize("how", ["speed", "reopen"])
@pytest.mark.parametrize("moves", [False, True])
async def test_leaving_counts_only_after_agreeing(harbor: Harbor, how: str, moves: bool) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="correspondence")
    tables, ben = harbor.bot.services.tables, live.table.seat_of(harbor.ben.id)
    assert ben is not None
    while ben not in live.table.to_act:
        await live.table.time_up(live.table.ply)
    await hurry(harbor, live, how)
    if moves:
        await harbor.bot.services.updater.update(live)
        board = table_message(harbor.channel)
        await play(harbor.ben, board, next(iter(codes(board))))
        assert live.table.last_move_of(ben) == live.table.number
    await tables.seats.sit_in(live, harbor.ben.id)
    assert await tables.store.leavings.of(harbor.ben.id) == pytest.approx(float(moves), abs=0.01)


async def test_who_hurries_others_has_agreed(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="correspondence")
    await hurry(harbor, live, "speed")
    await harbor.bot.services.tables.seats.sit_in(live, harbor.ann.id)
    assert await harbor.bot.services.tables.store.leavings.of(harbor.ann.id) == pytest.approx(1, abs=0.01)


async def test_a_faster_speed_keeps_the_running_deadline(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="correspondence")
    due = live.due
    assert due is not None
    await hurry(harbor, live, "speed")
    assert live.due == due


def seconds_left(live: GameSession) -> float:
    """How long the open decision of a table may still take."""
    assert live.due is not None
    return (live.due - utcnow()).total_seconds()


async def turn_of(harbor: Harbor, live: GameSession, player: MemberActor) -> str:
    """Let the clock decide for the others until a player must; what the table's message says then."""
    while live.chairs[live.table.to_act[0]].user != player.id:
        await live.table.time_up(live.table.ply)
    await harbor.bot.services.updater.update(live)
    return text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_hurried_players_keep_their_time_until_they_move(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="correspondence")
    await turn_of(harbor, live, harbor.ann)
    await harbor.ann.slash(harbor.channel, "table speed", speed="relaxed", table=live.id)
    await hurry(harbor, live, "speed")
    accepts = "Live: 1 minute a turn"
    assert accepts in await turn_of(harbor, live, harbor.ben)
    assert seconds_left(live) == pytest.approx(86_400, abs=60)
    await harbor.env.advance_time(3600)
    assert len(live.present) == 3
    board = table_message(harbor.channel)
    await play(harbor.ben, board, next(iter(codes(board))))
    assert accepts not in await turn_of(harbor, live, harbor.ann)
    assert seconds_left(live) == pytest.approx(60, abs=30)
    assert accepts not in await turn_of(harbor, live, harbor.ben)
    assert seconds_left(live) == pytest.approx(60, abs=30)


async def test_who_joined_a_slower_lobby_keeps_that_time(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", speed="correspondence")
    for who in (harbor.ben, harbor.cho):
        await press(who, table_message(harbor.channel), "lb:.*:join")
    at_first = answer_of(await harbor.ann.slash(harbor.channel, "table speed", speed="live"))
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    live = require_game(await live_table(harbor))
    await turn_of(harbor, live, harbor.ben)
    later = [
        answer_of(await harbor.ann.slash(harbor.channel, "table speed", speed=speed))
        for speed in ("live", "correspondence")
    ]
    assert ["after their next move" in said for said in (at_first, *later)] == [True, True, False]
    assert seconds_left(live) == pytest.approx(86_400, abs=60)
    await leave_game(harbor.ben, harbor.channel)
    assert await store_of(harbor).leavings.of(harbor.ben.id) == 0


@pytest.mark.parametrize("how", ["speed", "reopen"])
@pytest.mark.parametrize("more", [0, 1])  # earlier versions counted from 0
async def test_no_one_agrees_before_the_first_move(harbor: Harbor, how: str, more: int) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", speed="correspondence")
    await press(harbor.cho, table_message(harbor.channel), "lb:.*:join")
    await harbor.ann.slash(harbor.channel, "table speed", speed="relaxed")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    live, seats = require_game(await live_table(harbor)), harbor.bot.services.tables.seats
    ben = live.table.seat_of(harbor.ben.id)
    assert ben is not None
    live.lobby = replace(live.lobby, hurried=Hurry(harbor.ann.id, more - 1, "correspondence"))
    live.table.chairs = tuple(replace(chair, since=chair.since + more) for chair in live.chairs)
    assert (live.table.number, seats.counts(live, ben)) == (0, True)
    await hurry(harbor, live, how)
    assert (live.table.number, seats.counts(live, ben)) == (0, False)
    assert speed_for(live, ben) == "correspondence"


async def test_trying_speeds_in_a_live_lobby_gives_no_one_a_day(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", speed="live")
    for who in (harbor.ben, harbor.cho):
        await press(who, table_message(harbor.channel), "lb:.*:join")
    for speed in ("correspondence", "live"):
        await harbor.ann.slash(harbor.channel, "table speed", speed=speed)
    await press(harbor.ann, table_message(harbor.channel), "lb:.*:start")
    live = require_game(await live_table(harbor))
    await turn_of(harbor, live, harbor.ben)
    assert seconds_left(live) == pytest.approx(60, abs=30)


async def test_a_new_clock_gives_players_a_day_until_they_move(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="none")
    await hurry(harbor, live, "speed")
    await turn_of(harbor, live, harbor.ben)
    assert seconds_left(live) == pytest.approx(86_400, abs=60)


@pytest.mark.parametrize("away", [False, True])
async def test_a_host_cannot_take_the_time_limit_away(harbor: Harbor, away: bool) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben], 1, speed="live")
    seat = live.table.seat_of(harbor.ben.id)
    assert seat is not None
    if away:
        await leave_game(harbor.ben, harbor.channel)
        await harbor.env.advance_time(TAKEOVER + 1)
    said = answer_of(await harbor.ann.slash(harbor.channel, "table speed", speed="none", table=live.id))
    assert "keeps a time limit" in said
    assert live.lobby.speed == "live"
    ai = SeatAssignment("Luz", level=SUBSTITUTE)
    await harbor.bot.services.tables.seats.change_player(live, seat, ai)
    await harbor.ann.slash(harbor.channel, "table speed", speed="none", table=live.id)
    assert (live.lobby.speed, live.due) == ("none", None)


async def test_a_lobby_keeps_the_limit_that_others_joined_with(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new", speed="live")
    await press(harbor.ben, table_message(harbor.channel), "lb:.*:join")
    said = answer_of(await harbor.ann.slash(harbor.channel, "table speed", speed="none"))
    assert "joined with a time limit" in said
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert live.lobby.speed == "live"


async def test_who_sits_down_at_a_fast_table_accepts_it(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="correspondence")
    await hurry(harbor, live, "speed")
    await turn_of(harbor, live, harbor.cho)
    await turn_of(harbor, live, harbor.ann)
    seat = live.table.seat_of(harbor.ben.id)
    assert seat is not None
    await harbor.bot.services.tables.seats.change_player(live, seat, SeatAssignment("eve", harbor.eve.id))
    await turn_of(harbor, live, harbor.eve)
    assert seconds_left(live) == pytest.approx(60, abs=30)


async def misses_two(harbor: Harbor, live: GameSession, player: MemberActor) -> None:
    """Let a player miss two turns in a row, the second by a deadline."""
    seat = live.table.seat_of(player.id)
    assert seat is not None
    while live.table.missed(seat) == 0 or seat not in live.table.to_act:
        await live.table.time_up(live.table.ply)
    await harbor.bot.services.updater.update(live)
    await harbor.env.advance_time(601)


def told_unseen(person: MemberActor) -> list[str]:
    """The direct messages that say that somebody can't see their table."""
    said = map(text_of, person.user.dm_channel.history())
    return [each for each in said if "You can’t see the channel of table" in each]


async def out_of_sight(harbor: Harbor, how: str) -> GameSession:
    """A game whose place Ben can't see any more."""
    people = (harbor.ann, harbor.ben, harbor.cho)
    place = await private_thread(harbor, *people) if how == "removed" else harbor.channel
    live = await open_table(replace(harbor, channel=place), "manila", people)
    if how == "removed":
        harbor.env.backend.remove_thread_member(place.id, harbor.ben.id)
    elif how == "hidden":
        shut_out(place, harbor.ben)
    elif how == "gone":
        harbor.guild.remove_member(harbor.ben)
    return live


@pytest.mark.parametrize("how", ["seen", "removed", "hidden", "gone"])
async def test_who_cannot_see_the_table_has_not_left(harbor: Harbor, how: str) -> None:
    live = await out_of_sight(harbor, how)
    await misses_two(harbor, live, harbor.ben)
    assert harbor.ben.id not in live.present, "the others play on"
    counted = float(how == "seen")
    assert await store_of(harbor).leavings.of(harbor.ben.id) == pytest.approx(counted, abs=0.01)
    assert ["doesn’t count as leaving" in said for said in told_unseen(harbor.ben)] == [True] * (how != "seen")


async def test_who_is_let_in_again_can_leave(harbor: Harbor) -> None:
    live = await out_of_sight(harbor, "hidden")
    await misses_two(harbor, live, harbor.ben)
    shut_out(harbor.channel, harbor.ben, SHOWN)
    await press(harbor.ben, table_message(harbor.channel), "tb:.*:back")
    assert harbor.ben.id in live.present
    await leave_game(harbor.ben, harbor.channel)
    assert await store_of(harbor).leavings.of(harbor.ben.id) == pytest.approx(1, abs=0.01)


async def test_who_wants_no_pings_is_not_told_of_the_ai(harbor: Harbor) -> None:
    await harbor.ben.slash(harbor.channel, "table pings", when="never")
    live = await out_of_sight(harbor, "removed")
    await misses_two(harbor, live, harbor.ben)
    assert harbor.ben.id not in live.present
    assert told_unseen(harbor.ben) == []


async def test_no_ai_takes_over_while_discord_says_nothing(harbor: Harbor) -> None:
    live = await out_of_sight(harbor, "removed")
    harbor.env.inject_error("GET", f"/guilds/*/members/{harbor.ben.id}", status=500, times=None)
    await misses_two(harbor, live, harbor.ben)
    assert harbor.ben.id in live.present
    harbor.env.backend.faults.clear()
    await misses_two(harbor, live, harbor.ben)
    assert harbor.ben.id not in live.present
    assert await store_of(harbor).leavings.of(harbor.ben.id) == 0


async def test_who_moves_while_discord_is_asked_stays(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    ben = live.table.seat_of(harbor.ben.id)

    async def sees(*_: object) -> bool:
        while ben not in live.table.to_act:
            await live.table.time_up(live.table.ply)
        await live.table.submit(harbor.ben.id, live.table.ply, live.table.moves(ben)[0].code)
        return True

    monkeypatch.setattr(harbor.bot.services.timekeeper.deadlines, "_sees", sees)
    await misses_two(harbor, live, harbor.ben)
    assert harbor.ben.id in live.present
