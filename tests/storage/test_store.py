"""What is written can be read, and what cannot be true is not written."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from engine.table import Conflict, SeatAssignment
from storage import StaleTableError, Store, schema
from storage.rows import FOR_GOOD, WhyClosed
from storage.tables import LONG_PAST
from tests.storage.samples import (
    ANN,
    BEN,
    CHAIRS,
    CHANNEL,
    EVE,
    GUILD,
    LOBBY,
    SEED,
    begin,
    entry,
    game,
    lobby,
    snapshot,
)


async def test_a_lobby_comes_back_as_it_was_left(store: Store) -> None:
    table = await lobby(store)
    row = await store.table(table)
    assert row is not None
    assert (row.id, row.kind, row.status, row.guild_id, row.channel_id) == (table, "chess", "lobby", GUILD, CHANNEL)
    assert row.lobby == LOBBY
    assert (row.host, row.size, row.number) == (ANN, 4, -1)
    assert (row.rules_version, row.options, row.chairs, row.seed, row.snapshot) == (None, None, (), None, None)


async def test_a_changed_lobby_is_the_one_that_is_read(store: Store) -> None:
    table = await lobby(store)
    changed = replace(LOBBY, host=EVE, size=3, chairs=(SeatAssignment("Eve", EVE),), options={"fast": False})
    assert await store.change_lobby(table, lambda _: changed) == (changed, "lobby")
    row = await store.table(table)
    assert row is not None
    assert (row.lobby, row.host, row.size) == (changed, EVE, 3)
    assert await store.tables_of(ANN) == []
    assert [row.id for row in await store.tables_of(EVE)] == [table]


async def test_a_game_comes_back_with_its_chairs_options_and_secrets(store: Store) -> None:
    table = await game(store, entries=0)
    row = await store.table(table)
    assert row is not None
    assert (row.status, row.rules_version, row.options, row.seed) == ("playing", 3, {"fast": False}, SEED)
    assert row.chairs == CHAIRS[::-1]
    assert row.lobby == LOBBY


async def test_the_log_comes_back_in_order_with_its_draws(store: Store) -> None:
    table = await game(store)
    played = [entry(1, draws=(255, 0)), entry(2, by="ai"), entry(3, by="clock")]
    await store.append(table, played[:1], snapshot(1), over=False)
    await store.append(table, played[1:], snapshot(3), over=False)
    assert await store.entries(table) == [entry(0), *played]
    row = await store.table(table)
    assert row is not None
    assert (row.number, row.snapshot, row.status) == (3, snapshot(3), "playing")


async def test_an_ai_plays_for_a_seat_since_its_first_move(store: Store) -> None:
    table, first, then = await game(store), datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 1, 2, tzinfo=UTC)
    await store.append(table, [entry(1), entry(2, by="ai"), entry(3, by="ai")], snapshot(3), over=False)
    assert await store.substituted_at(table, 1, 0) is None
    store._clock = lambda: first
    await store.append(table, [entry(4, by="ai")], snapshot(4), over=False)
    store._clock = lambda: then
    await store.append(table, [entry(number, by="ai") for number in range(5, 100)], snapshot(99), over=False)
    assert await store.substituted_at(table, 1, 0) == first
    assert await store.substituted_at(table, 1, 4) == then
    await store.append(table, [entry(100, by="clock")], snapshot(100), over=False)
    assert await store.substituted_at(table, 1, 0) is None


async def test_the_last_entry_ends_the_game(store: Store) -> None:
    table = await game(store)
    await store.append(table, [entry(1)], snapshot(1), over=True)
    row = await store.table(table)
    assert row is not None
    assert row.status == "over"
    with pytest.raises(StaleTableError, match="over"):
        await store.append(table, [entry(2)], snapshot(2), over=False)
    assert len(await store.entries(table)) == 2


async def test_logs_of_two_tables_do_not_mix(store: Store) -> None:
    one, two = await game(store, 3), await game(store, 2)
    assert [len(await store.entries(table)) for table in (one, two)] == [3, 2]


async def test_what_never_was_is_none(store: Store) -> None:
    assert await store.table(77) is None
    assert await store.entries(77) == []


async def test_secrets_stay_out_of_the_text_of_a_row(store: Store) -> None:
    row = await store.table(await game(store))
    assert SEED not in repr(row)
    assert "Бен'], 'wide" not in repr(row)


async def test_an_entry_number_is_written_once(store: Store) -> None:
    table = await game(store, entries=3)
    with pytest.raises(Conflict):
        await store.append(table, [entry(2, by="ai")], snapshot(-1), over=False)
    assert await store.entries(table) == [entry(0), entry(1), entry(2)]


async def test_other_processes_hear_of_no_refused_entry(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    async def tell(_connection: object, table: int, _guild: object) -> None:
        told.append(table)

    monkeypatch.setattr(store.peers, "tell", tell)
    table = await game(store, entries=3)
    told.clear()
    with pytest.raises(Conflict):
        await store.append(table, [entry(2, by="ai")], snapshot(-1), over=False)
    assert told == []


async def test_who_comes_second_with_the_last_move_hears_of_conflict(store: Store) -> None:
    table = await game(store)
    await store.append(table, [entry(1)], snapshot(1), over=True)
    with pytest.raises(Conflict):
        await store.append(table, [entry(1)], snapshot(1), over=True)


async def test_an_append_that_conflicts_half_way_leaves_nothing(store: Store) -> None:
    table = await game(store, entries=2)
    before = await store.table(table)
    with pytest.raises(Conflict):
        await store.append(table, [entry(1), entry(2), entry(3)], snapshot(3), over=True)
    assert await store.table(table) == before
    assert await store.entries(table) == [entry(0), entry(1)]


async def test_a_log_has_no_gap(store: Store) -> None:
    table = await game(store)
    with pytest.raises(StaleTableError, match="does not follow"):
        await store.append(table, [entry(2)], snapshot(2), over=False)
    assert await store.entries(table) == [entry(0)]


async def test_a_closed_game_takes_no_moves_and_a_lobby_neither(store: Store) -> None:
    closed, waiting = await game(store), await lobby(store)
    await store.close_table(closed)
    for table in (closed, waiting, 77):
        with pytest.raises(StaleTableError):
            await store.append(table, [entry(1)], snapshot(1), over=False)
    assert await store.entries(closed) == [entry(0)]


async def test_a_game_begins_once(store: Store) -> None:
    table = await game(store)
    with pytest.raises(StaleTableError, match="playing"):
        await begin(store, table)
    with pytest.raises(StaleTableError):
        await store.change_lobby(table, lambda lobby: replace(lobby, host=EVE))
    row = await store.table(table)
    assert row is not None
    assert (row.number, row.host) == (0, ANN)


async def test_who_leaves_a_game_no_longer_sits_there(store: Store) -> None:
    table = await game(store)
    ben, odds, _ann = CHAIRS[::-1]
    chairs = await store.reseat(table, 2, SeatAssignment("Luck", None, "simple"))
    row = await store.table(table)
    assert row is not None
    assert row.chairs == chairs == (ben, odds, SeatAssignment("Luck", None, "simple"))
    assert await store.tables_of(ANN) == []
    assert [row.id for row in await store.tables_of(BEN)] == [table]
    with pytest.raises(StaleTableError, match="lobby"):
        await store.reseat(await lobby(store), 0, odds)


async def test_an_ended_table_cannot_be_closed(store: Store) -> None:
    table = await game(store)
    await store.append(table, [entry(1)], snapshot(1), over=True)
    with pytest.raises(StaleTableError):
        await store.close_table(table)
    row = await store.table(table)
    assert row is not None
    assert row.status == "over"


async def test_a_person_finds_the_tables_they_sit_at(store: Store) -> None:
    first = await lobby(store)
    second = await lobby(store, chairs=(SeatAssignment("Ben", BEN),))
    third = await game(store)
    closed = await lobby(store)
    await store.close_table(closed)
    assert [row.id for row in await store.tables_of(ANN)] == [first, third]
    assert [row.id for row in await store.tables_of(BEN)] == [first, second, third]
    assert [row.id for row in await store.tables_of(ANN, ["playing"])] == [third]
    assert [row.id for row in await store.tables_of(ANN, ["closed"])] == [closed]
    assert await store.tables_of(EVE) == []


async def test_a_channel_and_a_server_list_their_tables(store: Store) -> None:
    here = await lobby(store)
    there = await lobby(store, channel=CHANNEL + 1)
    direct = await lobby(store, channel=CHANNEL + 2, guild=None)
    assert [row.id for row in await store.tables_in_channel(CHANNEL)] == [here]
    assert [row.id for row in await store.tables_in_guild(GUILD)] == [here, there]
    assert [row.id for row in await store.tables_in_channel(CHANNEL + 2)] == [direct]
    assert await store.tables_in_channel(CHANNEL, ["over"]) == []


async def test_inactive_tables_are_closed_unless_touched_again(url: str) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    hours = iter(now + timedelta(hours=hour) for hour in range(9))
    store = await Store.open(url, clock=lambda: next(hours))
    old, young = await lobby(store), await lobby(store)
    playing = await lobby(store)
    await begin(store, playing)
    since = now + timedelta(hours=1)
    assert await store.untouched_since(since, "lobby") == [old]
    assert await store.untouched_since(since + timedelta(seconds=1), "lobby") == [old, young]
    assert await store.untouched_since(since + timedelta(days=1), "playing") == [playing]
    assert await store.longest_untouched("lobby") == now
    assert await store.longest_untouched("over") is None
    await store.close_table(young, untouched_since=now + timedelta(hours=2))
    await store.change_lobby(old, lambda lobby: lobby)
    with pytest.raises(StaleTableError, match="touched"):
        await store.close_table(old, untouched_since=since)
    assert await store.untouched_since(since + timedelta(days=1), "lobby") == [old]
    await store.close()


async def test_a_rematch_is_found_until_it_is_closed(store: Store) -> None:
    first = await game(store)
    assert await store.rematch_of(first, GUILD) is None
    again = await store.create_lobby(replace(LOBBY, after=first), guild_id=GUILD, channel_id=CHANNEL)
    assert await store.rematch_of(first, GUILD) == again
    assert await store.rematch_of(again, GUILD) is None
    await store.close_table(again)
    assert await store.rematch_of(first, GUILD) is None


async def test_the_last_finished_games_of_a_server_are_found(store: Store) -> None:
    tables = [await game(store) for _ in range(3)]
    for table in tables[:2]:
        await store.append(table, [entry(1)], snapshot(1), over=True)
    assert await store.finished("chess", GUILD, 9) == [tables[1], tables[0]]
    assert await store.finished("chess", GUILD, 1) == [tables[1]]
    assert await store.finished("chess", GUILD - 1, 9) == await store.finished("go", GUILD, 9) == []


async def test_a_table_is_placed_again_when_its_message_moves(store: Store) -> None:
    table = await lobby(store)
    await store.place(table, channel_id=CHANNEL + 5, message_id=GUILD - 1)
    row = await store.table(table)
    assert row is not None
    assert (row.channel_id, row.message_id) == (CHANNEL + 5, GUILD - 1)
    with pytest.raises(StaleTableError, match="no table"):
        await store.place(77, channel_id=CHANNEL, message_id=None)


async def test_times_are_kept_in_utc(url: str) -> None:
    moments = [datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 7, 1, 12, 30, 0, 250_000, tzinfo=UTC)]
    clock = iter(moments)
    store = await Store.open(url, clock=lambda: next(clock))
    table = await lobby(store)
    await store.close_table(table)
    row = await store.table(table)
    await store.close()
    assert row is not None
    assert (row.created_at, row.updated_at) == tuple(moments)
    assert row.created_at.utcoffset() == timedelta(0)


async def test_a_clock_without_time_zone_is_refused(url: str) -> None:
    store = await Store.open(url, clock=lambda: datetime(2026, 1, 1))  # noqa: DTZ001 - the mistake under test
    with pytest.raises(Exception, match="time zone"):
        await lobby(store)
    await store.close()


async def test_a_person_sits_at_a_table_once(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await lobby(store, chairs=(SeatAssignment("Ann", ANN), SeatAssignment("Ann again", ANN)))
    assert await store.tables_of(ANN) == []


async def test_a_restart_finds_everything(url: str, store: Store) -> None:
    table = await game(store, entries=4)
    before = await store.table(table)
    await store.close()
    again = await Store.open(url)
    await again.ping()
    assert await again.table(table) == before
    assert len(await again.entries(table)) == 4
    await again.close()


async def test_a_store_can_live_in_memory() -> None:
    store = await Store.open("sqlite://")
    assert len(await store.entries(await game(store, 3))) == 3
    await store.close()


async def test_a_hundred_clicks_at_once_are_written_one_by_one(store: Store) -> None:
    tables = [await game(store, entries=0) for _ in range(5)]

    async def play(table: int) -> None:
        for number in range(20):
            await store.append(table, [entry(number)], snapshot(number), over=False)

    await asyncio.gather(*map(play, tables))
    assert [len(await store.entries(table)) for table in tables] == [20] * 5


async def test_a_closed_table_is_taken_up_again_as_what_it_was(store: Store) -> None:
    gathered, playing = await lobby(store), await game(store, 3)
    for table in (gathered, playing):
        await store.close_table(table, "untouched")
    assert await store.closed_inactive(BEN, 5) == [playing, gathered]
    assert await store.closed_inactive(EVE, 5) == []
    found = await store.table(playing)
    assert found is not None
    assert found.why_closed == "untouched"
    for table, status in ((gathered, "lobby"), (playing, "playing")):
        await store.reopen(table)
        again = await store.table(table)
        assert again is not None
        assert (again.status, again.why_closed) == (status, None)
    assert await store.closed_inactive(BEN, 5) == []
    with pytest.raises(StaleTableError):
        await store.reopen(playing)
    await store.append(playing, [entry(3)], snapshot(3), over=False)


@pytest.mark.parametrize("why", FOR_GOOD)
async def test_a_game_closed_for_good_stays_closed(store: Store, why: WhyClosed) -> None:
    table = await game(store)
    await store.close_table(table, why)
    with pytest.raises(StaleTableError):
        await store.reopen(table)


async def test_a_game_of_deleted_users_stays_closed(store: Store) -> None:
    table = await game(store)
    await store.close_table(table, "untouched")
    for user in (ANN, BEN):
        await store.privacy.forget(user, "Somebody")
    with pytest.raises(StaleTableError):
        await store.reopen(table)


async def test_a_trial_leaves_nothing_behind(store: Store) -> None:
    await asyncio.gather(*(store.try_writing() for _ in range(3)))
    async with store._engine.connect() as connection:
        assert (await connection.scalars(select(schema.facts.c.name))).all() == []


async def test_a_table_is_behind_from_a_change_until_it_is_shown(store: Store) -> None:
    now = datetime(2026, 5, 1, tzinfo=UTC)
    store._clock = lambda: now
    table, unseen = await game(store), await lobby(store)
    await store.place(table, channel_id=CHANNEL, message_id=1)
    assert list(await store.behind()) == [table]
    await store.note_shown({table: now, unseen: now})
    assert await store.behind() == {}
    now += timedelta(seconds=1)
    await store.place(table, channel_id=CHANNEL, message_id=2)
    assert await store.behind() == {}
    await store.append(table, [entry(1)], snapshot(1), over=True)
    await store.note_shown({table: now - timedelta(seconds=1)})  # what was shown before
    assert list(await store.behind()) == [table]
    await store.note_shown({table: now})
    assert await store.behind() == {}


async def test_behind_leaves_out_games_long_over(store: Store) -> None:
    now = datetime(2026, 5, 1, tzinfo=UTC)
    store._clock = lambda: now
    ended, open_ = await game(store), await game(store)
    for table in (ended, open_):
        await store.place(table, channel_id=CHANNEL, message_id=table)
    await store.append(ended, [entry(1)], snapshot(1), over=True)
    now += LONG_PAST
    later = await game(store)
    await store.place(later, channel_id=CHANNEL, message_id=later)
    assert list(await store.behind()) == [later, open_]


async def test_connections_in_use_are_counted(store: Store) -> None:
    free, most = store.connections
    async with store._transaction():
        assert store.connections == (free + 1, most)
    assert store.connections == (free, most)
    assert most >= 1


async def test_closing_waits_for_running_transactions(store: Store) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def slow() -> None:
        async with store._transaction():
            begun.set()
            await may_end.wait()

    running = asyncio.create_task(slow())
    await begun.wait()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0.1)
    assert not closing.done()
    may_end.set()
    await closing
    assert running.done()
