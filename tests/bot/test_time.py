"""Deadlines, reminders, and people who do not come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest
from discord.utils import utcnow
from simcord.actors import MemberActor
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from bot.tables import recovery
from bot.tables.pings import AWAY, waits_for
from engine.table import EntryEvents, SeatAssignment, Table
from host.deadlines import RETRY, RETRY_FAULTY
from host.hours import end_of_quiet
from host.live import GameSession
from host.uptime import NOTICING
from storage import schema
from storage.errors import StoreUnavailableError
from storage.presence import Presence, Timer
from storage.tables import TableStore
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, codes, labels, play, press, press_late, seen, table_message, text_of, with_part
from tests.bot.playing import by_id, game_of, live_table, one_move, open_table, start_game, story_of
from tests.bot.test_gone import World, delete_place, hide
from tests.bot.test_night_places import thread_in
from tests.bot.test_stats import store_of


def texts(harbor: Harbor) -> list[str]:
    return [message.content for message in harbor.channel.history() if message.content]


def calls_to(harbor: Harbor, person: MemberActor) -> list[str]:
    """The calls to somebody that stand in the channel now."""
    return [text for text in texts(harbor) if text.startswith(f"<@{person.id}>")]


def people(harbor: Harbor) -> list[MemberActor]:
    return [harbor.ann, harbor.ben, harbor.cho]


@pytest.mark.slow
async def test_the_deadline_stands_in_the_message(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    assert live.due is not None
    assert f"<t:{int(live.due.timestamp())}:R>" in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_when_time_is_up_the_mildest_decision_is_made_and_said(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    turn = game_of(live).to_act[0]
    await harbor.env.advance_time(601)
    assert game_of(live).number == 1
    assert game_of(live).view(None).passed[turn]
    assert "ran out of time" in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_a_deadline_outlives_a_game_that_calls_exit(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))

    def leave(*_: object) -> None:
        raise SystemExit("enough")

    with monkeypatch.context() as broken:
        broken.setattr(type(game_of(live)), "time_up", leave)
        await harbor.env.advance_time(601)
        assert game_of(live).number == 0
    await harbor.env.advance_time(RETRY.total_seconds() + 1)
    assert game_of(live).number == 1


@pytest.mark.slow
async def test_an_ai_sits_in_for_who_misses_two_until_they_are_back(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    # All miss the auction; the opener becomes harbor master for nothing, and misses the next decision too.
    for _ in range(3):
        await harbor.env.advance_time(601)
    master = game_of(live).to_act[0]
    await harbor.env.advance_time(601)
    assert not game_of(live).chairs[master].present
    assert "is playing for" in text_of(table_message(harbor.channel))
    await press(people(harbor)[master], table_message(harbor.channel), "tb:.*:back")
    assert game_of(live).chairs[master].present


@pytest.mark.slow
@pytest.mark.parametrize("how", ["replaced", "ended"])
async def test_an_ai_sits_in_only_for_who_missed(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    live = await start_game(harbor, *people(harbor))
    tables, time_up = harbor.bot.services.tables, Table.time_up
    for _ in range(3):
        await harbor.env.advance_time(601)
    (master,) = game_of(live).to_act

    async def meanwhile(table: Table, ply: int) -> tuple[EntryEvents, ...]:
        told = await time_up(table, ply)
        if how == "ended":
            await tables.end(live)
        else:
            await tables.seats.change_player(live, master, SeatAssignment("eve", harbor.eve.id))
        return told

    with monkeypatch.context() as slow:
        slow.setattr(Table, "time_up", meanwhile)
        await harbor.env.advance_time(601)
    assert game_of(live).chairs[master].present
    assert await tables.store.leavings.of((people(harbor)[master] if how == "ended" else harbor.eve).id) == 0
    assert live.shown == live.to_show
    assert "timeout handling failed" not in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("who", ["newcomer", "returned"])
@pytest.mark.parametrize("restarted", [False, True])
async def test_who_sits_down_has_missed_nothing_yet(harbor: Harbor, who: str, restarted: bool) -> None:
    live = await start_game(harbor, *people(harbor))
    for _ in range(3):
        await harbor.env.advance_time(601)
    (master,) = live.table.to_act
    user, seats = people(harbor)[master].id, harbor.bot.services.tables.seats
    assert live.table.missed(master) == 1
    if who == "returned":
        await seats.give_up(live, user, counts=True)
        await seats.come_back(live, user)
    else:
        await seats.change_player(live, master, SeatAssignment("eve", harbor.eve.id))
    if restarted:
        await harbor.restart()
        live = await live_table(harbor)
    assert live.table.missed(master) == 0
    await live.table.time_up(live.table.ply)
    assert live.table.missed(master) == 1


@pytest.mark.slow
async def test_somebody_alone_with_ai_seats_has_all_the_time(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2)
    assert live.due is None
    await harbor.env.advance_time(20_000)
    assert game_of(live).number == game_of(live).last_move_of(0) or game_of(live).to_act == (0,)


async def deadline(harbor: Harbor) -> Timer:
    """The one that is stored."""
    (timer,) = await harbor.bot.services.tables.store.presence.timers()
    return timer


@pytest.mark.slow
async def test_the_time_the_bot_was_down_does_not_count(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    before = await deadline(harbor)
    await harbor.bot.services.timekeeper.deadlines.stop()
    await harbor.env.advance_time(2000)
    await harbor.restart()
    after = await deadline(harbor)
    assert after.due - before.due >= timedelta(seconds=2000) + NOTICING
    assert after.ply == before.ply
    live = await live_table(harbor)
    assert live.due == after.due
    assert f"<t:{int(after.due.timestamp())}:R>" in text_of(table_message(harbor.channel))


async def come_back(harbor: Harbor) -> None:
    """The line to Discord stands again, and what was missed is made up for."""
    await harbor.bot.shards[0].reconnect()
    async with asyncio.timeout(30):
        while not harbor.bot.attendance.here(harbor.guild.id):  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.01)
    await harbor.env.advance_time(1)


@pytest.mark.slow
async def test_deadlines_rest_during_outage_and_leave_time_to_notice(
    harbor: Harbor,
) -> None:
    live = await start_game(harbor, *people(harbor))
    before = await deadline(harbor)
    await harbor.env.advance_time(500)
    called = texts(harbor)
    await harbor.bot.shards[0].disconnect()
    await harbor.env.advance_time(2000)
    assert (game_of(live).number, texts(harbor)) == (0, called)
    await come_back(harbor)
    after = await deadline(harbor)
    assert after.due - before.due >= timedelta(seconds=2000) + NOTICING
    when = f"<t:{int(after.due.timestamp())}:R>"
    async with asyncio.timeout(30):
        while when not in text_of(table_message(harbor.channel)):  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.01)
    await harbor.env.advance_time(NOTICING.total_seconds() + 80)
    assert game_of(live).number == 0
    await harbor.env.advance_time(30)
    assert game_of(live).number == 1


@pytest.mark.slow
async def test_nothing_is_decided_for_people_while_discord_is_silent(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, *people(harbor))
    attendance, heard = harbor.bot.attendance, False

    async def is_heard(_guild: int | None) -> bool:
        return heard

    monkeypatch.setattr(attendance, "is_heard", is_heard)
    await harbor.env.advance_time(700)
    assert game_of(live).number == 0
    heard = True
    await harbor.env.advance_time(6)
    assert game_of(live).number == 1


@pytest.mark.slow
async def test_a_clock_that_jumps_ahead_takes_time_from_nobody(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.env.advance_time(100)
    before = await deadline(harbor)
    harbor.env._move_clock(harbor.env._virtual_time + 86_400)
    await harbor.env.advance_time(70)
    assert game_of(live).number == 0
    after = await deadline(harbor)
    assert timedelta(days=1) - timedelta(minutes=2) < after.due - before.due < timedelta(days=1) + timedelta(minutes=2)


@pytest.mark.slow
async def test_deadlines_go_on_after_a_restart(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    await harbor.restart()
    await harbor.env.advance_time(2000)
    live = await live_table(harbor)
    assert game_of(live).number >= 1
    assert "ran out of time" in await story_of(harbor, harbor.ann)


@pytest.mark.slow
@pytest.mark.parametrize("what", ["reminder", "board"])
async def test_a_slow_channel_stops_no_other_clock(harbor: Harbor, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    slow = await start_game(harbor, *people(harbor))
    other = await start_game(harbor, *people(harbor))
    answered, deadlines = asyncio.Event(), harbor.bot.services.timekeeper.deadlines
    name = "_remind" if what == "reminder" else "_changed"
    notify = getattr(deadlines, name)

    async def notify_slowly(live: GameSession, *how: bool) -> None:
        if live.id == slow.id:
            await harbor.env.external_wait(answered.wait(), reason="Discord lets no more through")
        await notify(live, *how)

    monkeypatch.setattr(deadlines, name, notify_slowly)
    await harbor.env.advance_time(601)
    assert [game_of(live).number for live in (slow, other)] == [1, 1]
    answered.set()
    await harbor.env.advance_time(1)
    assert slow.due is not None
    assert utcnow() < slow.due


async def test_reminders_come_at_half_of_the_time_and_near_its_end(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    waits_for = people(harbor)[game_of(live).to_act[0]]
    await harbor.env.advance_time(305)
    assert ["half your time" in call for call in calls_to(harbor, waits_for)] == [True]
    await harbor.env.advance_time(240)
    assert ["almost up" in call for call in calls_to(harbor, waits_for)] == [True]


@pytest.mark.slow
async def test_a_reminder_that_fails_is_tried_again_calmly(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    due, tries = live.due, 0

    async def fail(*_: Timer) -> bool:
        nonlocal tries
        tries += 1
        if tries < 100:
            raise RuntimeError("this table cannot be read")
        return False

    monkeypatch.setattr(harbor.bot.services.tables.store.presence, "claim_timer", fail)
    await harbor.env.advance_time(301 + 10 * RETRY_FAULTY.total_seconds())
    assert 9 <= tries <= 11
    assert live.due == due


@pytest.mark.slow
async def test_no_time_runs_while_nothing_can_be_stored(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    first = people(harbor)[game_of(live).to_act[0]]
    await harbor.env.advance_time(595)

    async def refuse(*_: object) -> None:
        raise StoreUnavailableError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(harbor.bot.services.tables.store.peers, "require", refuse)
        await harbor.env.advance_time(300)
        assert "couldn’t save" in answer_of(await play(first, table_message(harbor.channel), "pass"))
    await harbor.env.advance_time(NOTICING.total_seconds())
    assert game_of(live).number == 0
    await harbor.env.advance_time(30)
    assert game_of(live).number == 1


async def test_a_refused_press_stops_the_clock(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    first, due = people(harbor)[game_of(live).to_act[0]], live.due
    assert due is not None
    await harbor.env.advance_time(70)

    async def refuse(*_: object) -> None:
        raise StoreUnavailableError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(harbor.bot.services.tables.store.peers, "require", refuse)
        await play(first, table_message(harbor.channel), "pass")
        await harbor.env.advance_time(20)
    await harbor.env.advance_time(30)
    assert (await deadline(harbor)).due > due + NOTICING


@pytest.mark.slow
async def test_a_table_that_cannot_be_stored_stops_no_other(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = await start_game(harbor, *people(harbor))
    harbor.channel = harbor.guild.create_text_channel("other")
    fine = await start_game(harbor, *people(harbor))
    store, append = harbor.bot.services.tables.store, TableStore.append

    async def refuse(_: TableStore, table: int, *given: Any, **how: Any) -> None:
        if table == stuck.id:
            raise StoreUnavailableError("another transaction holds this row")
        await append(store, table, *given, **how)

    monkeypatch.setattr(TableStore, "append", refuse)
    await harbor.env.advance_time(601)
    await harbor.env.advance_time(601)
    assert (game_of(stuck).number, game_of(fine).number) == (0, 2)


@pytest.mark.slow
async def test_a_default_move_stored_without_an_answer_counts(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    append, cut = TableStore.append, True

    async def store(self: TableStore, *given: Any, **how: Any) -> None:
        nonlocal cut
        await append(self, *given, **how)
        if cut:
            cut = False
            raise StoreUnavailableError("the connection was closed")

    monkeypatch.setattr(TableStore, "append", store)
    await harbor.env.advance_time(601 + RETRY.total_seconds())
    assert game_of(live).number == 1
    assert "ran out of time" in text_of(table_message(harbor.channel))
    await harbor.env.advance_time(601)
    assert game_of(live).number == 2


@pytest.mark.slow
async def test_a_reminder_refused_by_the_store_comes_later(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    first = people(harbor)[game_of(live).to_act[0]]

    async def refuse(*_: object) -> str:
        raise StoreUnavailableError("the line was cut")

    with monkeypatch.context() as cut:
        cut.setattr(harbor.bot.services.tables.store.presence, "pings", refuse)
        await harbor.env.advance_time(301)
        assert calls_to(harbor, first) == []
    await harbor.env.advance_time(RETRY.total_seconds() + 1)
    assert ["half your time" in call for call in calls_to(harbor, first)] == [True]


@pytest.mark.slow
async def test_a_deadline_that_is_lost_begins_again(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.bot.services.tables.store.presence.drop_timer(await deadline(harbor))
    await harbor.env.advance_time(301)
    assert (await deadline(harbor)).due == live.due
    await harbor.env.advance_time(601)
    assert game_of(live).number == 1


async def test_a_deadline_is_dropped_though_that_was_refused(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    services = harbor.bot.services

    async def refuse(*_: object) -> None:
        raise StoreUnavailableError("the line was cut")

    for leaver in (harbor.ben, harbor.cho):
        await services.tables.seats.give_up(live, leaver.id, counts=False)
    with monkeypatch.context() as cut:
        cut.setattr(Presence, "drop_timer", refuse)
        with pytest.raises(StoreUnavailableError):
            await services.timekeeper.deadlines.watch(live)
    await harbor.env.advance_time(601)
    assert await services.tables.store.presence.timers() == []
    assert game_of(live).missed(0) == 0


@pytest.mark.slow
async def test_a_default_move_is_shown_though_a_write_after_it_fails(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, *people(harbor))
    for _ in range(3):
        await harbor.env.advance_time(601)

    async def refuse(*_: object) -> bool:
        raise StoreUnavailableError("the line was cut")

    with monkeypatch.context() as cut:
        cut.setattr(harbor.bot.services.tables.seats, "sit_in", refuse)
        await harbor.env.advance_time(601)
    await harbor.env.advance_time(RETRY.total_seconds() + 1)
    assert live.shown == live.to_show
    assert live.due is not None


@pytest.mark.slow
async def test_who_was_away_is_called_and_the_call_goes_when_they_come(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    first = people(harbor)[game_of(live).to_act[0]]
    await harbor.env.advance_time(AWAY.total_seconds() + 1)
    board = table_message(harbor.channel)
    await play(first, board, "pass")
    second = people(harbor)[game_of(live).to_act[0]]
    assert len(calls_to(harbor, second)) == 1
    assert str(live.message) in calls_to(harbor, second)[0]
    await play(second, table_message(harbor.channel), "pass")
    assert calls_to(harbor, second) == []


@pytest.mark.slow
async def test_who_is_here_is_not_called(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    everybody = by_id(people(harbor))
    for person in people(harbor):
        await press(person, table_message(harbor.channel), "tb:.*:hand")
    random = Random(1)
    for _ in range(4):
        await one_move(harbor, live, everybody, random)
    assert texts(harbor) == []


@pytest.mark.parametrize("away", [False, True])
async def test_who_moves_through_another_process_is_not_called(harbor: Harbor, away: bool) -> None:
    live, services = await start_game(harbor, harbor.ann, ai=2), harbor.bot.services
    await harbor.env.advance_time(AWAY.total_seconds() + 1)
    row = await services.tables.store.table(live.id)
    assert row is not None
    assert row.seed is not None
    other = await services.tables._wake(row, row.seed, live.game)
    if away:
        await other.time_up(other.ply)
    else:
        await other.submit(harbor.ann.id, other.ply, "pass")
    services.tables.heard(live.id)
    await recovery.update(services, live.id)
    assert game_of(live).number == other.number
    assert waits_for(live) == [harbor.ann.id]
    assert len(calls_to(harbor, harbor.ann)) == away


@pytest.mark.slow
async def test_who_wants_no_calls_gets_none(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    for person in people(harbor):
        await person.slash(harbor.channel, "table pings", when="never")
    await harbor.env.advance_time(320)
    await play(people(harbor)[game_of(live).to_act[0]], table_message(harbor.channel), "pass")
    await harbor.env.advance_time(320)
    assert texts(harbor) == []


async def set_quiet(harbor: Harbor, first: int, hours: int) -> None:
    """Set quiet hours that begin some hours from now."""
    begins = utcnow().hour + first
    await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=begins % 24, ends=(begins + hours) % 24)
    await harbor.errands()


@pytest.mark.parametrize(("speed", "calls"), [("none", 0), ("correspondence", 0), ("relaxed", 1)])
async def test_quiet_hours_silence_only_slow_turns(harbor: Harbor, speed: str, calls: int) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed=speed)
    await set_quiet(harbor, -1, 12)
    first = people(harbor)[game_of(live).to_act[0]]
    await harbor.env.advance_time(320)
    assert len(calls_to(harbor, first)) == calls, "the reminder"
    await play(first, table_message(harbor.channel), "pass")
    second = people(harbor)[game_of(live).to_act[0]]
    assert len(calls_to(harbor, second)) == calls


@pytest.mark.parametrize("first", [20, 22], ids=["reminder", "deadline"])
async def test_a_slow_turn_ends_after_quiet_hours_and_a_reminder(harbor: Harbor, first: int) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.ann.slash(harbor.channel, "table speed", speed="correspondence")
    await set_quiet(harbor, first, 3)
    ends = utcnow().replace(minute=0, second=0, microsecond=0) + timedelta(hours=first + 3)
    assert live.due == ends + timedelta(days=0.1)
    assert f"<t:{int(live.due.timestamp())}:R>" in text_of(table_message(harbor.channel))
    assert end_of_quiet(live.lobby.quiet, ends) == ends, "the last reminder is heard"


@pytest.mark.slow
async def test_a_slow_turn_moved_into_quiet_hours_ends_after_them(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.deadlines.BEAT", timedelta(hours=1))
    live = await start_game(harbor, *people(harbor))
    await harbor.ann.slash(harbor.channel, "table speed", speed="correspondence")
    await set_quiet(harbor, 25, 8)
    ends = utcnow().replace(minute=0, second=0, microsecond=0) + timedelta(hours=33)
    await harbor.bot.services.timekeeper.deadlines.stop()
    await harbor.env.advance_time(2 * 3600)
    await harbor.restart()
    while (await deadline(harbor)).warned == 0:
        await harbor.env.advance_time(3600)
        await harbor.errands()
    assert (await deadline(harbor)).due == ends + timedelta(days=0.1)
    live = await live_table(harbor)
    assert live.due is not None
    assert f"<t:{int(live.due.timestamp())}:R>" in text_of(table_message(harbor.channel))


@pytest.mark.slow
async def test_a_game_whose_package_is_back_has_its_deadlines(harbor: Harbor) -> None:
    async def rename(old: str, new: str) -> None:
        async with store_of(harbor)._transaction() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.kind == old).values(kind=new))
        await harbor.restart()

    live = await start_game(harbor, *people(harbor))
    number = game_of(live).number
    await rename("manila", "chess")
    await harbor.env.advance_time(3600)
    await rename("chess", "manila")
    assert (await deadline(harbor)).due > utcnow() + timedelta(seconds=300), "nobody could move meanwhile"
    await harbor.env.advance_time(601)
    assert game_of(await live_table(harbor)).number > number


async def test_a_fast_turn_ends_in_quiet_hours(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    due = live.due
    await set_quiet(harbor, -1, 3)
    assert (live.due, due is None) == (due, False)


async def test_nobody_is_nudged_in_quiet_hours(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await set_quiet(harbor, -1, 12)
    other = people(harbor)[(game_of(live).to_act[0] + 1) % 3]
    more = await press(other, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    assert "quiet hours now" in answer_of(await press(other, more.response, "tb:.*:nudge"))
    assert texts(harbor) == []


async def test_a_new_host_is_not_pinged_in_quiet_hours(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    await set_quiet(harbor, -1, 12)
    await harbor.ann.slash(harbor.channel, "table host", heir=harbor.ben)
    (told,) = [message for message in harbor.channel.history() if harbor.ben.mention in message.content]
    assert not harbor.env.backend.get_message(harbor.channel.id, told.id).allowed_mentions.users


async def test_a_lobby_shows_its_quiet_hours_to_everyone(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    said = answer_of(await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=22, ends=7))
    await harbor.errands()
    assert "22:00–7:00 UTC" in text_of(table_message(harbor.channel))
    assert "22:00–7:00 UTC" in said


@pytest.mark.slow
async def test_quiet_hours_of_a_game_are_few_and_shown(harbor: Harbor) -> None:
    await start_game(harbor, *people(harbor))
    assert "half the day, 12 hours, at most" in answer_of(
        await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=22, ends=11)
    )
    await harbor.errands()
    assert "UTC" not in text_of(table_message(harbor.channel))
    await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=22, ends=10)
    await harbor.errands()
    assert "22:00–10:00 UTC" in text_of(table_message(harbor.channel))


async def test_quiet_hours_of_no_length_are_refused(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=13, ends=15)
    said = answer_of(await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=22, ends=22))
    assert "can’t begin and end at the same hour" in said
    assert live.lobby.quiet == (13, 15)


async def test_a_nudge_calls_once(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    turn = game_of(live).to_act[0]
    other = people(harbor)[(turn + 1) % 3]
    more = await press(other, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    waited = game_of(live).names[game_of(live).to_act[0]]
    assert "I pinged" in (said := answer_of(await press(other, more.response, "tb:.*:nudge")))
    assert waited in said
    assert "Nobody to ping" in answer_of(await press(other, more.response, "tb:.*:nudge"))
    assert len(calls_to(harbor, people(harbor)[turn])) == 1


@pytest.mark.parametrize("code", [50013, 50001])
async def test_a_nudge_that_discord_refuses_is_not_called_sent(harbor: Harbor, code: int) -> None:
    live = await start_game(harbor, *people(harbor))
    turn = game_of(live).to_act[0]
    more = await press(other := people(harbor)[turn - 1], table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    harbor.env.inject_error("POST", "/channels/*/messages", status=403, code=code)
    assert "couldn’t send the ping" in answer_of(await press(other, more.response, "tb:.*:nudge"))
    assert calls_to(harbor, people(harbor)[turn]) == []


async def test_nobody_calls_themselves(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    turn = game_of(live).to_act[0]
    mover, other = people(harbor)[turn], people(harbor)[turn - 1]
    mine = await press(mover, table_message(harbor.channel), "tb:.*:more")
    more = await press(other, table_message(harbor.channel), "tb:.*:more")
    assert mine.response is not None
    assert more.response is not None
    assert "Nudge" in labels(more.response)
    assert "Nudge" not in labels(mine.response)
    await press_late(mover, with_part(seen(mover, mine.response), f"tb:{live.id}:nudge"), f"tb:{live.id}:nudge")
    assert calls_to(harbor, mover) == []


@pytest.mark.slow
async def test_the_host_sets_the_speed_and_others_do_not(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.ben.slash(harbor.channel, "table speed", speed="live")
    assert live.lobby.speed == "relaxed"
    await harbor.ann.slash(harbor.channel, "table speed", speed="live")
    assert live.lobby.speed == "live"
    await harbor.env.advance_time(61)
    assert game_of(live).number == 0  # the running decision keeps its ten minutes
    await harbor.env.advance_time(540)
    assert game_of(live).number == 1
    await harbor.env.advance_time(61)
    assert game_of(live).number == 2  # the host's own
    await harbor.env.advance_time(61)
    assert game_of(live).number == 2  # the next player has not moved since


@pytest.mark.slow
async def test_old_and_buried_tables_are_posted_anew(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed="none")
    first = live.message
    for number in range(12):
        await harbor.eve.send(harbor.channel, f"talk {number}")
    board = table_message(harbor.channel)
    await play(people(harbor)[game_of(live).to_act[0]], board, next(iter(codes(board))))
    assert live.message != first
    assert table_message(harbor.channel).id == live.message
    second = live.message
    await harbor.env.advance_time(3600)
    board = table_message(harbor.channel)
    await play(people(harbor)[game_of(live).to_act[0]], board, next(iter(codes(board))))
    assert live.message != second


@pytest.mark.slow
async def test_deadlines_rest_on_a_server_that_removed_the_bot(
    harbor: Harbor,
) -> None:
    live = await start_game(harbor, *people(harbor))
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    harbor.bot._connection._remove_guild(guild)
    before = len(harbor.env.http_requests)
    await harbor.env.advance_time(2000)
    assert (game_of(live).number, len(harbor.env.http_requests)) == (0, before)
    harbor.bot._connection._add_guild(guild)
    await harbor.bot.on_guild_join(guild)
    await harbor.env.advance_time(500)
    assert game_of(live).number == 0
    await harbor.env.advance_time(101)
    assert game_of(live).number == 1


@pytest.mark.slow
async def test_adding_the_bot_again_gives_time_to_notice(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    await harbor.env.advance_time(400)
    harbor.bot._connection._remove_guild(guild)
    harbor.bot.dispatch("guild_remove", guild)
    await harbor.env.advance_time(2000)
    harbor.bot._connection._add_guild(guild)
    harbor.bot.dispatch("guild_join", guild)
    await harbor.env.advance_time(NOTICING.total_seconds() + 190)
    assert game_of(live).number == 0
    await harbor.env.advance_time(20)
    assert game_of(live).number == 1


@pytest.mark.parametrize("lose", [delete_place, hide])
async def test_no_time_runs_where_a_table_cannot_be_shown(harbor: Harbor, boss: MemberActor, lose: Any) -> None:
    world = World(harbor, boss, harbor.guild.create_text_channel("quay"))
    live = await open_table(world.there, "manila", people(harbor))
    await lose(world)
    await harbor.env.advance_time(11 * 60)
    assert live.table.number == 0


@pytest.mark.parametrize("archived", [False, True])
async def test_no_time_runs_in_a_locked_thread(harbor: Harbor, archived: bool) -> None:
    place = await thread_in(harbor, harbor.channel)
    live = await open_table(replace(harbor, channel=place), "manila", people(harbor))
    harbor.env.backend.edit_channel(place.id, {}, thread_metadata={"archived": archived, "locked": True})
    await harbor.env.advance_time(11 * 60)
    assert live.table.number == 0
    harbor.env.backend.edit_channel(place.id, {}, thread_metadata={"archived": False, "locked": False})
    await harbor.env.advance_time(8 * 60)
    assert live.table.number == 0, "the full time again"
    await harbor.env.advance_time(2 * 60)
    assert live.table.number == 1


async def test_no_time_runs_for_a_turn_that_was_never_shown(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    for method, path in (("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")):
        harbor.env.inject_error(method, path, status=503, times=None)
    await harbor.env.advance_time(11 * 60)
    assert live.table.number == 1, "the first turn was shown"
    await harbor.env.advance_time(25 * 60)
    assert live.table.number == 1


async def test_move_stored_without_an_answer_is_shown(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed="none")
    append = harbor.bot.services.tables.store.append

    async def unanswered(*args: Any, **options: Any) -> None:
        await append(*args, **options)
        raise StoreUnavailableError("the line was cut")

    with monkeypatch.context() as cut:
        cut.setattr(harbor.bot.services.tables.store, "append", unanswered)
        await play(people(harbor)[game_of(live).to_act[0]], table_message(harbor.channel), "pass")
    await harbor.env.advance_time(60)
    assert game_of(live).number == 1
    assert live.shown == live.to_show


@pytest.mark.slow
@pytest.mark.parametrize("news", ["outage", "session"])
async def test_no_time_runs_while_a_server_has_an_outage(harbor: Harbor, news: str) -> None:
    live = await start_game(harbor, *people(harbor))
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    await harbor.env.advance_time(400)
    if news == "outage":
        harbor.bot._connection.parse_guild_delete({"id": str(guild.id), "unavailable": True})
    else:
        guild.unavailable = True
        harbor.bot.dispatch("shard_ready", guild.shard_id)
    await harbor.env.advance_time(2000)
    assert game_of(live).number == 0
    guild.unavailable = False
    with harbor.env._bot_scope():
        harbor.bot.dispatch("guild_available", guild)
    await harbor.env.advance_time(NOTICING.total_seconds() + 190)
    assert game_of(live).number == 0
    await harbor.env.advance_time(20)
    assert game_of(live).number == 1


async def test_no_turn_is_taken_where_no_move_could_be_stored(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await start_game(harbor, *people(harbor))
    async with store_of(harbor)._transaction() as connection:
        await connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
        )

    @contextmanager
    def translated() -> Iterator[None]:
        try:
            yield
        except IntegrityError as error:
            raise StoreUnavailableError("full") from error

    monkeypatch.setattr("storage.store.translated_errors", translated)
    await harbor.env.advance_time(700)
    assert game_of(live).number == 0
    async with store_of(harbor)._transaction() as connection:
        await connection.exec_driver_sql("DROP TRIGGER full")
    await harbor.env.advance_time(100)
    assert game_of(live).number == 0, "its player could not press before"
    await harbor.env.advance_time(600)
    assert game_of(live).number == 1


async def test_a_press_that_could_not_be_stored_gets_time_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, *people(harbor))
    first = people(harbor)[game_of(live).to_act[0]]
    await harbor.env.advance_time(400)
    with monkeypatch.context() as full:
        full.setattr(TableStore, "append", AsyncMock(side_effect=StoreUnavailableError("The disk is full.")))
        await play(first, table_message(harbor.channel), "pass")
        await harbor.env.advance_time(190)
    await harbor.env.advance_time(100)
    assert game_of(live).number == 0, "it works for ten seconds only"


@pytest.mark.parametrize(("seconds", "shown"), [(2, False), (1000, True)])
async def test_only_a_noticed_outage_shows_tables_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, seconds: int, shown: bool
) -> None:
    live = await start_game(harbor, *people(harbor))
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    update = AsyncMock()
    monkeypatch.setattr(harbor.bot.services.updater, "update", update)
    harbor.bot._connection.parse_guild_delete({"id": str(guild.id), "unavailable": True})
    await harbor.env.advance_time(seconds)
    guild.unavailable = False
    with harbor.env._bot_scope():
        harbor.bot.dispatch("guild_available", guild)
    await harbor.env.advance_time(10)
    assert [call.args for call in update.await_args_list] == [(live,)] * shown


@pytest.mark.slow
async def test_an_outage_before_a_restart_counts_no_time(harbor: Harbor) -> None:
    live = await start_game(harbor, *people(harbor))
    await harbor.env.advance_time(400)
    harbor.bot._connection.parse_guild_delete({"id": str(harbor.guild.id), "unavailable": True})
    await harbor.env.advance_time(2000)
    await harbor.restart()
    await harbor.env.advance_time(130)
    assert game_of(await live_table(harbor)).number == 0
    del live
    await harbor.env.advance_time(400)
    assert game_of(await live_table(harbor)).number == 1


@pytest.mark.slow
async def test_no_time_runs_where_the_bot_is_not_while_it_starts(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, *people(harbor))
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    harbor.bot._connection._remove_guild(guild)
    monkeypatch.setattr(harbor.bot, "is_ready", lambda: False)
    await harbor.env.advance_time(2000)
    assert game_of(live).number == 0


@pytest.mark.slow
async def test_a_refused_deadline_waits_for_a_server_that_is_back(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, *people(harbor))
    guild = harbor.bot.get_guild(harbor.guild.id)
    assert guild is not None
    await harbor.env.advance_time(400)
    harbor.bot._connection._remove_guild(guild)
    harbor.bot.dispatch("guild_remove", guild)
    await harbor.env.advance_time(2000)

    async def refuse(*_: object) -> None:
        raise StoreUnavailableError("the line was cut")

    with monkeypatch.context() as cut:
        cut.setattr(harbor.bot.services.tables.store.presence, "set_timer", refuse)
        harbor.bot._connection._add_guild(guild)
        with harbor.env._bot_scope():
            harbor.bot.dispatch("guild_join", guild)
        await harbor.env.advance_time(20)
    await harbor.env.advance_time(NOTICING.total_seconds() + 190)
    assert game_of(live).number == 0
    await harbor.env.advance_time(40)
    assert game_of(live).number == 1


@pytest.mark.slow
async def test_thinking_ai_players_stop_no_other_clock(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = await start_game(harbor, harbor.ann, harbor.ben, ai=3)
    other = await start_game(harbor, *people(harbor))
    decides, asked, think = asyncio.Event(), list[int](), slow.table._think

    async def think_slowly(*about: Any) -> Any:
        asked.append(game_of(slow).number)
        await harbor.env.external_wait(decides.wait(), reason="an AI thinks")
        return await think(*about)

    monkeypatch.setattr(slow.table, "_think", think_slowly)
    before = 0
    while not asked:
        before = game_of(other).number
        await harbor.env.advance_time(601)
    await harbor.env.advance_time(601)
    assert len(asked) == 1
    assert game_of(other).number > before + 1
    stuck = game_of(slow).number
    decides.set()
    await harbor.env.advance_time(601)
    assert game_of(slow).number > stuck


async def test_quiet_hours_changed_again_and_again_postpone_once(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed="correspondence")
    first = live.due
    assert first is not None
    for _ in range(4):
        begins = live.due.hour if live.due is not None else 0
        await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=begins, ends=(begins + 12) % 24)
        await harbor.errands()
    assert live.due is not None
    assert timedelta() < live.due - first <= timedelta(hours=12) + timedelta(days=0.1)


@pytest.mark.slow
async def test_quiet_hours_after_an_absence_count_from_the_later_time(harbor: Harbor) -> None:
    live = await open_table(harbor, "manila", people(harbor), speed="correspondence")
    first, guild = live.due, harbor.bot.get_guild(harbor.guild.id)
    assert first is not None
    assert guild is not None
    await harbor.ann.slash(harbor.channel, "table quiet-hours", begins=first.hour, ends=(first.hour + 1) % 24)
    await harbor.errands()
    harbor.bot._connection._remove_guild(guild)
    harbor.bot.dispatch("guild_remove", guild)
    await harbor.env.advance_time(5 * 3600)
    harbor.bot._connection._add_guild(guild)
    harbor.bot.dispatch("guild_join", guild)
    await harbor.errands()
    await harbor.ann.slash(
        harbor.channel, "table quiet-hours", begins=(first.hour + 5) % 24, ends=(first.hour + 17) % 24
    )
    await harbor.errands()
    assert live.due is not None
    assert live.due - first > timedelta(hours=16)


async def test_a_hand_in_direct_messages_nudges(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.errands()
    await harbor.env.settle()
    waited = live.chairs[live.table.to_act[0]].user
    other: Any = next(person.user for person in (harbor.ann, harbor.ben, harbor.cho) if person.id != waited)
    more: Any = (await press(other, other.dm_channel.history()[-1], "tb:.*:more")).response
    told: Any = await press(other, more, "tb:.*:nudge")
    assert "can’t write" not in text_of(told.response)
