"""From one kind of database to the other, with everything."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from time import sleep

import asyncpg
import pytest
from sqlalchemy import insert

from host.ratings import RATER
from storage import Store
from storage.arenas import Arena
from storage.daily import Day, Try
from storage.dialects import PATIENCE
from storage.digests import Digest
from storage.errors import DatabaseHeldError, StoreUnavailableError
from storage.handover import LeftSession
from storage.move import MoveError, move
from storage.offers import Offer
from storage.player_alerts import AlertSubscription
from storage.practices import Practice
from storage.premoves import Premove
from storage.presence import PingMessage, Proposal, Timer
from storage.puzzles import Found
from storage.schema import metadata, titles
from tests.postgres import Server
from tests.storage.samples import ANN, ARENA_BOUNDS, BEN, CHAIRS, CHANNEL, EVE, GUILD, game, lobby, planned, propose
from tests.storage.test_privacy import contents, played
from tests.storage.test_sharing import NOW


@pytest.fixture
async def elsewhere(postgres: Server, server: Server | None, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database of the other kind."""
    if server is not None:
        yield f"sqlite:///{tmp_path / 'other.sqlite3'}"
        return
    async with postgres.database() as url:
        yield url


async def fill(store: Store) -> None:
    """A row in every table."""
    await played(store)
    await lobby(store)
    table = await game(store, entries=5)
    presence = store.presence
    await presence.set_timer(Timer(table, 3, NOW, 60))
    await presence.add_call(PingMessage(table, ANN, 1, 2))
    await presence.set_pings(BEN, "never")
    await store.note_shown({table: NOW})
    await propose(store, Proposal(table, "end", 4, ANN, (ANN, BEN)))
    await store.offers.make(Offer(table, 1, EVE, BEN, BEN, NOW))
    await store.reviews.keep(table, BEN, {"version": 1, "lessons": []})
    order = Premove(code="pass:1", undone=0)
    await store.orders.change(table, BEN, lambda book: book.model_copy(update={"standing": (order,)}))
    await store.readers.choose(ANN, "fr")
    await planned(store, ANN)
    await store.digests.keep(Digest(ANN, 8, "Europe/Tallinn", NOW))
    await store.seekers.keep(GUILD, AlertSubscription(ANN, ("chess",), 3600))
    await store.practices.begin(Practice(ANN, 7, "chess", 2, "easy", "seed", 1, ((0, "go:1"),)))
    await store.daily.day(Day("manila", 7, "seed", 2, 1))
    attempt = Try("manila", 7, ANN, scored=True, run=0, guild=GUILD, deeds=((0, "pass"),))
    await store.daily.begin(attempt)
    await store.daily.begin(replace(attempt, user=4711))
    await store.privacy.forget(4711, "Somebody")
    await store.puzzles.answer(ANN, "chess", "0" * 12, "go:1", best="go:1", hard=RATER.beginner, rater=RATER)
    assert await store.posts.claim(table, 0, "poster")
    await store.guilds.greet(GUILD)
    chairs = await store.reseat(table, 0, replace(CHAIRS[2], level="simple"), left=True)
    await store.reseat(table, 0, CHAIRS[2], was=chairs[0])
    await store.attendance.forgive(store.share, NOW, NOW + timedelta(hours=1), timedelta(hours=1))
    await store.guilds.change(GUILD, lambda settings: settings.model_copy(update={"channels": (CHANNEL,)}))
    await store.guilds.block(GUILD, EVE)
    arena = await store.arenas.open(GUILD, CHANNEL, "chess", 3, "live", NOW, **ARENA_BOUNDS)
    assert isinstance(arena, Arena)
    await store.arenas.join(arena.id, ANN, "Ann")
    title = {"guild_id": GUILD, "season": 1, "kind": "chess", "pool": "people", "user_id": ANN, "name": "Ann"}
    async with store._transaction() as connection:
        await connection.execute(insert(titles).values(**title, place=1, mu=30.0, sigma=5.0, games=10))
    await store.puzzles.keep(Found("0" * 12, "chess", 1, GUILD, {}))
    await store.handover.leave([LeftSession(0, 1, 9, "wss://gateway.example/", "id")])


async def test_everything_comes_along_and_no_old_id_is_given_again(store: Store, url: str, elsewhere: str) -> None:
    await fill(store)
    before = sorted(await contents(store))
    assert {row.partition(":")[0] for row in before} == set(metadata.tables)
    await store.close()
    copied = await move(url, elsewhere)
    assert (copied["tables"], copied["entries"]) == (3, 6)
    other = await Store.open(elsewhere)
    assert sorted(await contents(other)) == before
    assert await lobby(other) == 4
    assert await planned(other, ANN) == 2
    await other.close()


async def test_move_gives_no_id_of_deleted_rows_again(store: Store, url: str, elsewhere: str) -> None:
    async def deleted() -> tuple[int, int]:
        arena = await store.arenas.open(GUILD, CHANNEL, "chess", 3, "live", NOW, **ARENA_BOUNDS)
        assert isinstance(arena, Arena)
        night = await planned(store, ANN)
        await store.arenas.close(arena.id)
        await store.guild_data.forget(GUILD)
        return night, arena.id

    first = await deleted()
    assert await deleted() == (first[0] + 1, first[1] + 1)
    await store.close()
    await move(url, elsewhere)
    store = await Store.open(elsewhere)
    assert await deleted() == (first[0] + 2, first[1] + 2)
    await store.close()


async def test_a_database_with_tables_is_not_mixed_with_another(store: Store, url: str, elsewhere: str) -> None:
    await lobby(store)
    await store.close()
    await move(url, elsewhere)
    with pytest.raises(MoveError, match="already"):
        await move(url, elsewhere)


async def test_a_database_that_a_bot_has_begun_takes_no_other(store: Store, url: str, elsewhere: str) -> None:
    await lobby(store)
    await store.close()
    begun = await Store.open(elsewhere, program="1.0")
    await begun.close()
    with pytest.raises(MoveError, match="already"):
        await move(url, elsewhere)


async def test_what_is_not_there_or_not_of_this_version_is_not_moved(blank_url: str, elsewhere: str) -> None:
    with pytest.raises(MoveError, match="version"):
        await move(blank_url, elsewhere)
    with pytest.raises(StoreUnavailableError):
        await move("postgresql://bot:secret@127.0.0.1:9/bot", elsewhere)


async def test_nothing_is_moved_while_a_bot_runs(postgres: Server, tmp_path: Path) -> None:
    async with postgres.database(migrated=True) as url:
        store = await Store.open(url)
        await store.peers.hold()
        file = f"sqlite:///{tmp_path / 'other.sqlite3'}"
        for source, target in ((url, file), (file, url)):
            with pytest.raises(DatabaseHeldError, match=f"process {os.getpid()} on"):
                await move(source, target)
        await store.close()


async def test_nothing_is_moved_if_a_bot_starts_meanwhile(postgres: Server, tmp_path: Path) -> None:
    copying, holds, file = threading.Event(), threading.Event(), tmp_path / "other.sqlite3"

    def progress(*_: int) -> None:
        copying.set()
        holds.wait()

    async with postgres.database(migrated=True) as url:
        store = await Store.open(url)
        await fill(store)
        moving = asyncio.create_task(asyncio.to_thread(asyncio.run, move(url, f"sqlite:///{file}", progress)))
        await asyncio.to_thread(copying.wait)
        await store.peers.hold()
        holds.set()
        with pytest.raises(DatabaseHeldError):
            await moving
        await store.close()
    assert not file.exists()


@pytest.mark.slow
async def test_move_may_pause(postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PATIENCE, "idle_in_transaction_session_timeout", "1000")
    pauses = iter([1.2])
    source = f"sqlite:///{tmp_path / 'source.sqlite3'}"
    store = await Store.open(source)
    await fill(store)
    await store.close()
    async with postgres.database(migrated=True) as url:
        copied = await move(source, url, lambda *_: sleep(next(pauses, 0)))
    assert copied["entries"] == 6


async def test_all_is_moved_as_of_one_moment(postgres: Server, tmp_path: Path) -> None:
    async def change() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("DELETE FROM entries")
        await connection.close()

    def progress(*_: int) -> None:
        with ThreadPoolExecutor() as pool:
            pool.submit(asyncio.run, change()).result()

    async with postgres.database(migrated=True) as url:
        store = await Store.open(url)
        await fill(store)
        await store.close()
        copied = await move(url, f"sqlite:///{tmp_path / 'other.sqlite3'}", progress)
    assert copied["entries"] == 6
