"""An SQLite database in trouble: a plain sentence, and nothing half-written."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback
from contextlib import closing
from pathlib import Path

import pytest

from storage import Store, StoreUnavailableError
from storage.dialects import connect, sqlite_file
from tests.sqlite import CERTAINTY
from tests.storage.samples import entry, game, snapshot


@pytest.fixture
def server() -> None:
    """The files of SQLite are what is in trouble here; servers have a page of their own."""


async def test_a_read_only_database_is_refused_at_the_start(file: Path, store: Store) -> None:
    await game(store)
    await store.close()
    with pytest.raises(StoreUnavailableError, match="read-only"):
        await Store.open(f"sqlite:///file:{file}?mode=ro&uri=true")


async def test_a_database_that_another_program_holds_is_locked(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.BUSY_SECONDS", 0.05)
    store = await Store.open(url)
    table = await game(store)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailableError, match="locked"):
            await store.append(table, [entry(1)], snapshot(1), over=False)
        with pytest.raises(StoreUnavailableError, match="locked"):
            await Store.open(url)
    await store.append(table, [entry(1)], snapshot(1), over=False)
    assert await store.entries(table) == [entry(0), entry(1)]
    await store.close()


async def test_a_full_disk_loses_the_move_and_nothing_else(file: Path, url: str, store: Store) -> None:
    table = await game(store, entries=3)
    before = await store.table(table)
    # SQLite's own limit of the size of a file fails just as a full disk does.
    async with store._engine.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    with pytest.raises(StoreUnavailableError, match="full"):
        await store.append(table, [entry(3)], {"large": "x" * 100_000}, over=False)
    assert await store.table(table) == before
    assert len(await store.entries(table)) == 3
    async with store._engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 1000}")
    await store.append(table, [entry(3)], {"large": "x" * 100_000}, over=False)
    assert len(await store.entries(table)) == 4


def _let_rust(file: Path, keep: int) -> None:
    healthy = file.read_bytes()
    file.write_bytes(healthy[:keep] + b"rust" * ((len(healthy) - keep) // 4))


@pytest.mark.parametrize("keep", [0, 100], ids=["from the first byte", "behind its head"])
async def test_a_damaged_file_is_told_from_a_healthy_one(file: Path, url: str, store: Store, keep: int) -> None:
    await game(store)
    await store.close()
    _let_rust(file, keep)
    with pytest.raises(StoreUnavailableError, match="damaged"):
        await Store.open(url)


async def _write_at_once(store: Store) -> set[str]:
    """Write ten times at once; return what was said of those that failed."""
    wrote = await asyncio.gather(
        *(store.presence.set_pings(user, "never") for user in range(10)), return_exceptions=True
    )
    assert all(isinstance(error, StoreUnavailableError) for error in wrote if error is not None)
    return {str(error) for error in wrote if error is not None}


async def test_writes_go_on_after_a_read_only_file_is_writable(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite opens a file that it can't write read-only, without a word: nobody may go on with such a connection."""

    def open_read_only(database: str, uri: bool, create: bool) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{database}?mode=ro", isolation_level=None, check_same_thread=False, uri=True)

    await store.try_writing()
    with monkeypatch.context() as patch:
        patch.setattr("storage.sqlite._open", open_read_only)
        [said] = await _write_at_once(store)
        assert "read-only" in said
    assert not await _write_at_once(store)
    await store.try_writing()


async def test_a_file_that_was_moved_is_used_once_it_is_back(file: Path, store: Store) -> None:
    away = file.with_name("away")
    away.mkdir()
    files = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
    await store.try_writing()
    for one in files:
        one.rename(away / one.name)
    assert await _write_at_once(store)
    with pytest.raises(StoreUnavailableError, match="moved"):
        await store.try_writing()
    for one in files:
        (away / one.name).rename(one)
    assert not await _write_at_once(store)
    await store.try_writing()


async def test_a_folder_that_is_a_file_is_named_in_the_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(StoreUnavailableError, match="data"):
        await Store.open(f"sqlite:///{tmp_path}/data/manila.sqlite3")


async def test_a_path_that_is_a_folder_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailableError, match="cannot be opened"):
        await Store.open(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "manila.sqlite3",
        "oracle9://x",
        "nosuch+driver://user:secret@host/db",
        "postgresql://user:my@secret@host/db",
        "postgresql://user:my@host:secret@host/db",
        "postgresql://user:my@other/secret@host/db",
    ],
)
async def test_invalid_database_address_is_refused_without_quoting_it(address: str) -> None:
    with pytest.raises(StoreUnavailableError) as refused:
        await Store.open(address)
    assert "address" in str(refused.value)
    assert "secret" not in "".join(traceback.format_exception(refused.value))


def test_an_address_names_its_file_if_it_has_one() -> None:
    assert sqlite_file("sqlite:///data/manila.sqlite3") == Path("data/manila.sqlite3")
    assert sqlite_file("sqlite+aiosqlite:////data/manila.sqlite3") == Path("/data/manila.sqlite3")
    assert [sqlite_file(address) for address in ("sqlite://", "postgresql://host/bot", "rubbish")] == [None] * 3


async def test_sqlite_is_set_to_lose_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.sqlite.CERTAINTY", CERTAINTY)
    engine = connect(url.replace("manila.sqlite3", "fresh.sqlite3"))
    async with engine.connect() as connection:
        pragmas = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await engine.dispose()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
