"""Finished games are written down, each once, whatever happens in between."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.fair import new_seed
from engine.log import Entry
from engine.table import SeatAssignment, Table
from host.periodic import RETRY_SECONDS
from host.records import Recorder
from storage import Store, StoreUnavailableError
from storage.results import EVERYWHERE
from storage.rows import TableRow
from storage.shards import ShardRange
from tests.bot.conftest import Harbor
from tests.bot.finishing import finished_game
from tests.bot.playing import game_of, start_game
from tests.engine.toy import FINGERS, FingersOptions
from tests.postgres import Server
from tests.storage.samples import ANN, BEN, GUILD, LOBBY

GAMES = {FINGERS.kind: FINGERS}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    yield store
    await store.close()


async def fingers(store: Store, journal: Any) -> Table:
    """A game of two people at its last round: Ann shows two fingers, Ben none."""
    chairs = (SeatAssignment("Ann", ANN), SeatAssignment("Ben", BEN))
    number = await store.create_lobby(
        type(LOBBY)(FINGERS.kind, ANN, 2, chairs, {"generous": False}), guild_id=GUILD, channel_id=1
    )
    seed = new_seed()
    await store.begin(number, rules_version=1, options={"generous": False}, chairs=chairs, seed=seed)
    table = Table(number, FINGERS, FingersOptions(), chairs, seed, journal)
    await table.start()
    for _ in range(2):
        await _round(table)
    return table


async def _round(table: Table) -> None:
    ply = table.ply
    await table.submit(ANN, ply, "show:2")
    await table.submit(BEN, ply, "show:0")


# -- with any game ------------------------------------------------------------------------------------


async def test_the_move_that_ends_a_game_writes_its_result_down(store: Store) -> None:
    table = await fingers(store, Recorder(store, GAMES))
    assert await store.records.played(ANN) == []
    await _round(table)
    (ann,), (ben,) = await store.records.played(ANN), await store.records.played(BEN)
    assert (ann.kind, ann.games, ann.won, ann.best) == ("fingers", 1, 1, 6)
    assert (ben.games, ben.won, ben.best) == (1, 0, 0)
    rating = await store.records.rating(ANN, "fingers", "people", GUILD)
    assert rating is not None
    assert (rating.name, rating.games, rating.place) == ("Ann", 1, 1)


async def test_a_game_that_was_missed_is_made_up_for_once(store: Store) -> None:
    await _round(await fingers(store, store))
    assert await store.records.played(ANN) == []
    recorder = Recorder(store, GAMES)
    await recorder.sweep()
    await recorder.sweep()
    assert [played.games for played in await store.records.played(ANN)] == [1]
    rating = await store.records.rating(ANN, "fingers", "people", EVERYWHERE)
    assert rating is not None
    assert rating.games == 1


async def test_game_ends_for_players_even_if_its_result_is_not_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> bool:
        raise StoreUnavailableError("The disk that holds the database is full.")

    table = await fingers(store, Recorder(store, GAMES))
    with monkeypatch.context() as patch:
        patch.setattr(store.records, "write", fail)
        await _round(table)
    assert table.over
    assert await store.records.unrecorded(["fingers"]) == [table.id]
    await Recorder(store, GAMES).sweep()
    assert await store.records.unrecorded(["fingers"]) == []


async def test_result_missed_at_a_table_of_another_process_is_stored(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **__: Any) -> bool:
        raise StoreUnavailableError("The database restarts.")

    other = ShardRange((1 - (GUILD >> 22) % 2,), 2)
    async with postgres.database(migrated=True) as url:
        store = await Store.open(url, share=other)
        recorder = Recorder(store, GAMES)
        table = await fingers(store, recorder)
        with monkeypatch.context() as patch:
            patch.setattr(store.records, "write", fail)
            await _round(table)
            assert await recorder.sweep() == RETRY_SECONDS
        assert await recorder.sweep() is None
        assert [played.games for played in await store.records.played(ANN)] == [1]
        await store.close()


async def test_player_forgotten_while_result_is_stored_stays_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _round(await fingers(store, store))
    really = store.table

    async def and_forgotten(number: int) -> TableRow | None:
        row = await really(number)
        await store.privacy.forget(ANN, "Somebody")
        return row

    recorder = Recorder(store, GAMES)
    with monkeypatch.context() as patch:
        patch.setattr(store, "table", and_forgotten)
        await recorder.sweep()
    assert (await store.privacy.kept(ANN)).nothing
    await recorder.sweep()
    assert (await store.privacy.kept(ANN)).nothing
    assert [played.games for played in await store.records.played(BEN)] == [1]


async def test_one_game_that_cannot_be_read_does_not_hold_up_others(store: Store) -> None:
    broken, fine = await fingers(store, store), await fingers(store, store)
    await _round(fine)
    entry = Entry(number=broken.number + 1, seat=0, code="show:1", by="person")
    await store.append(broken.id, [entry], {"no": "state"}, over=True)
    await Recorder(store, GAMES).sweep()
    assert await store.records.unrecorded(["fingers"]) == [broken.id]
    assert [played.games for played in await store.records.played(ANN)] == [1]


async def test_games_that_are_not_hosted_are_left_alone(store: Store) -> None:
    table = await fingers(store, Recorder(store, {}))
    await _round(table)
    assert await store.records.unrecorded(["fingers"]) == [table.id]


async def test_sweeping_goes_on_in_the_background_until_it_is_closed(store: Store) -> None:
    recorder = Recorder(store, GAMES)
    recorder.start()
    await recorder.close()
    table = await fingers(store, store)
    await _round(table)
    await recorder.sweep()
    assert await store.records.unrecorded(["fingers"]) == [table.id], "it is closed"


# -- at a simulated Discord ----------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_game_at_a_table_is_on_record_with_all_its_seats(harbor: Harbor) -> None:
    live = await finished_game(harbor, harbor.ann, harbor.ben, ai=1)
    assert harbor.bot.store is not None
    records = harbor.bot.store.records
    history = await records.history(harbor.ann.id, offset=0, limit=9)
    standing = game_of(live).standing
    assert standing is not None
    (place,) = (place for place in standing.places if 0 in place.seats)
    (past,) = history.games
    assert (past.table, past.guild, past.kind) == (live.id, harbor.guild.id, "manila")
    assert (past.rank, past.sides, past.score, past.stayed) == (place.rank, 3, place.score, True)
    assert await records.rating(harbor.ann.id, "manila", "with_ai", harbor.guild.id) is not None
    assert await records.rating(harbor.ann.id, "manila", "people", harbor.guild.id) is None


@pytest.mark.slow
async def test_result_of_game_ended_just_before_crash_is_stored_later(harbor: Harbor) -> None:
    live = await start_game(harbor, harbor.ann, harbor.ben, ai=1, level="beginner")
    assert harbor.bot.store is not None
    game_of(live)._journal = harbor.bot.store  # as if it died before the result was written
    table = game_of(live)
    while not table.over:
        await table.time_up(table.ply)
    assert await harbor.bot.store.records.unrecorded(["manila"]) == [live.id]
    await harbor.restart()
    await harbor.bot.services.recorder.sweep()  # with the one in the background, which may still be at work
    assert await harbor.bot.store.records.unrecorded(["manila"]) == []
    assert (await harbor.bot.store.records.history(harbor.ann.id, offset=0, limit=9)).total == 1
