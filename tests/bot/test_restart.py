"""Killed and started again in the middle: the same buttons go on."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import delete, update

from bot.tables import recovery
from bot.tables.updater import TableUpdater
from engine import lobby as lobbies
from engine.manila.view import Phase
from host.live import TableSession
from storage import schema
from storage.errors import StoreUnavailableError
from tests.bot.conftest import Harbor
from tests.bot.driver import answer_of, leave_game, press, table_message, text_of
from tests.bot.finishing import finish
from tests.bot.playing import by_id, game_of, live_table, one_move, open_table, start_game
from tests.bot.test_stats import store_of
from tests.kit import GAMES


@pytest.mark.slow
async def test_a_game_goes_on_after_a_restart_in_each_phase(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    random = Random(11)
    survived: set[Phase] = set()
    while not {Phase.AUCTION, Phase.BUY, Phase.LOAD, Phase.START, Phase.PLACE} <= survived:
        live = await live_table(harbor)
        view = game_of(live).view(None)
        if view.phase not in survived:
            before = [game_of(live).view(seat) for seat in (None, 0, 1, 2)]
            told = game_of(live).events_for(None)
            await harbor.restart()
            live = await live_table(harbor)
            assert [game_of(live).view(seat) for seat in (None, 0, 1, 2)] == before
            assert game_of(live).events_for(None) == told
            survived.add(view.phase)
        await one_move(harbor, live, people, random)
        assert not game_of(live).over


@pytest.mark.slow
async def test_a_game_that_is_over_shows_its_result_after_a_restart(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, ai=2, level="beginner")
    await harbor.bot.services.updater.update(await finish(live))
    shown = text_of(table_message(harbor.channel))
    await harbor.restart()
    more = await press(harbor.ann, table_message(harbor.channel), "tb:.*:more")
    assert more.response is not None
    assert text_of(table_message(harbor.channel)) == shown


async def test_a_press_finds_a_lobby_whose_message_was_never_stored(harbor: Harbor) -> None:
    await harbor.ann.slash(harbor.channel, "manila new")
    lobby = table_message(harbor.channel)
    await _forget_message(harbor)
    await press(harbor.ben, lobby, "lb:.*:join")
    assert "ben" in text_of(table_message(harbor.channel))
    (live,) = await harbor.bot.services.tables.in_channel(harbor.channel.id)
    assert live.message == lobby.id


async def test_a_press_finds_a_game_whose_message_was_never_stored(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    board = table_message(harbor.channel)
    await _forget_message(harbor)
    for person in (harbor.ann, harbor.ben, harbor.cho):
        await press(person, board, "mv:.*:pass")
    assert (await live_table(harbor)).message == board.id


async def test_commands_are_registered_once_and_not_at_each_start(harbor: Harbor) -> None:
    before = len(harbor.env.http_requests)
    await harbor.restart()
    registrations = [call for call in harbor.env.http_requests[before:] if call.method == "PUT"]
    assert registrations == []


async def test_next_start_shows_what_could_not_be_shown_before(harbor: Harbor) -> None:
    await open_table(harbor, "manila", [harbor.ann, harbor.ben, harbor.cho], speed="none")
    before = text_of(table_message(harbor.channel))
    await harbor.env.advance_time(10)
    harbor.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await leave_game(harbor.ben, harbor.channel)
    await harbor.env.advance_time(3)
    assert text_of(table_message(harbor.channel)) == before
    await harbor.bot.services.updater.retry.stop()
    await harbor.env.advance_time(600)
    harbor.env.backend.faults.clear()
    await harbor.restart()
    await harbor.env.advance_time(5)
    assert "is playing for" in text_of(table_message(harbor.channel))


async def test_what_was_shown_is_not_written_again_by_the_next_start(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, ai=2)
    await harbor.bot.services.boards.close()
    before = len(harbor.env.http_requests)
    await harbor.restart()
    await harbor.env.advance_time(5)
    edits = [call for call in harbor.env.http_requests[before:] if "/messages" in call.path]
    assert edits == []


async def _forget_message(harbor: Harbor) -> None:
    """Restart as after a kill between the posting of a table's message and the storing of its place."""
    tables = harbor.bot.services.tables
    (live,) = await tables.in_channel(harbor.channel.id)
    await tables.store.place(live.id, channel_id=harbor.channel.id, message_id=None)
    await harbor.restart()


@pytest.mark.slow
async def test_a_table_that_cannot_be_read_stops_no_other(harbor: Harbor, caplog: pytest.LogCaptureFixture) -> None:
    people = by_id((harbor.ann, harbor.ben, harbor.cho))
    broken = await start_game(harbor, *people.values())
    await one_move(harbor, broken, people, Random(1))
    other = await start_game(harbor, *people.values())
    await harbor.errands()
    entries = schema.entries.c
    async with store_of(harbor)._transaction() as connection:
        last = (entries.table_id == broken.id, entries.number == broken.table.number)
        await connection.execute(update(schema.entries).where(*last).values(code="no such move"))
        await connection.execute(delete(schema.shown))
    assert {broken.id, other.id} == {*await store_of(harbor).behind()}
    number = broken.id
    await harbor.restart()
    await harbor.errands()
    await harbor.env.advance_time(6)
    assert list(await store_of(harbor).behind()) == [number]
    assert f"table unreadable: table={number}" in caplog.text
    assert str(other.id) in answer_of(await harbor.ann.slash(harbor.channel, "table list"))


async def test_table_not_read_for_now_stops_no_other_of_a_server(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [await start_game(harbor, harbor.ann, ai=2) for _ in range(2)]
    shown, tables = list[int](), harbor.bot.services.tables
    get = tables.get_readable

    async def get_or_fail(table: int) -> TableSession | None:
        if table == first.id:
            raise StoreUnavailableError("somebody keeps its row locked")
        return await get(table)

    async def note(_: TableUpdater, live: TableSession, *, reposts: bool) -> None:
        assert reposts
        shown.append(live.id)

    monkeypatch.setattr(tables, "get_readable", get_or_fail)
    monkeypatch.setattr(TableUpdater, "update", note)
    await recovery.resume_server(harbor.bot.services, harbor.guild.id)
    assert shown == [second.id]


async def test_tables_of_former_servers_cost_no_query_at_start(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_of(harbor)
    for number in range(3):
        lobby = lobbies.open_lobby(GAMES["manila"], harbor.ann.id + number, "Ann", 3)
        table = await store.create_lobby(lobby, guild_id=4711, channel_id=1)
        await store.place(table, channel_id=1, message_id=table)
    assert len(await store.behind()) == 3
    monkeypatch.setattr(store, "table", None)
    await recovery.recover(harbor.bot.services)


async def test_a_refused_look_for_outdated_tables_is_tried_again(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    live.shown, tries = None, 0

    async def behind() -> dict[int, int | None]:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise StoreUnavailableError("the line was cut")
        return {live.id: live.guild}

    monkeypatch.setattr("host.retry.STORE_SECONDS", 0)
    monkeypatch.setattr(store_of(harbor), "behind", behind)
    await recovery.recover(harbor.bot.services)
    assert live.shown == live.to_show


async def test_a_table_that_fails_holds_up_no_other_at_start(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = (harbor.ann, harbor.ben, harbor.cho)
    broken, behind = await start_game(harbor, *people), await start_game(harbor, *people)
    shown, update_table = list[int](), TableUpdater.update

    async def update_or_fail(updater: TableUpdater, live: TableSession) -> None:
        if live.id == broken.id:
            raise ValueError
        shown.append(live.id)
        await update_table(updater, live)

    async def both() -> dict[int, int | None]:
        return {broken.id: broken.guild, behind.id: behind.guild}

    monkeypatch.setattr(TableUpdater, "update", update_or_fail)
    monkeypatch.setattr(store_of(harbor), "behind", both)
    await recovery.recover(harbor.bot.services)
    assert shown == [behind.id]
    assert f"table recovery failed: table={broken.id}" in caplog.text


@pytest.mark.slow
async def test_a_table_posted_after_a_restart_says_when_time_is_up(harbor: Harbor) -> None:
    await start_game(harbor, harbor.ann, harbor.ben, harbor.cho)
    await harbor.env.advance_time(100)
    assert "<t:" in text_of(table_message(harbor.channel))
    await harbor.bot.services.boards.close()  # what it shows is on record
    await harbor.bot.attendance.beat()
    await harbor.restart()
    await harbor.env.advance_time(10)
    await harbor.ann.slash(harbor.channel, "manila board")
    assert "<t:" in text_of(table_message(harbor.channel))
