"""Statements that reach SQLite in one trip each."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest
from sqlalchemy import text

from storage import Store
from storage.dialects import connect
from storage.sqlite import open_connection

MANY = 150
"""More rows than come along with a statement, and no multiple of those that do."""
LOOK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT * FROM ships").fetchall()
connection.close()
"""


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[aiosqlite.Connection]:
    connection = await open_connection(str(tmp_path / "ships.sqlite3"), uri=False)
    cursor = await connection.cursor()
    await cursor.execute("CREATE TABLE ships (number INTEGER PRIMARY KEY)")
    await cursor.executemany("INSERT INTO ships VALUES (?)", [(number,) for number in range(MANY)])
    await connection.commit()
    yield connection
    await connection.close()


@pytest.mark.parametrize("count", [0, 1, 63, 64, 65, MANY])
async def test_all_rows_of_an_answer_arrive_however_many_they_are(connection: aiosqlite.Connection, count: int) -> None:
    cursor = await connection.cursor()
    await cursor.execute("SELECT number FROM ships WHERE number < ? ORDER BY number", (count,))
    assert list(await cursor.fetchall()) == [(number,) for number in range(count)]
    assert list(await cursor.fetchall()) == []


@pytest.mark.parametrize("size", [1, 10, 64, 100, 1000])
async def test_an_answer_can_be_taken_in_pieces(connection: aiosqlite.Connection, size: int) -> None:
    cursor = await connection.cursor()
    await cursor.execute("SELECT number FROM ships ORDER BY number")
    rows = [await cursor.fetchone()]
    while piece := list(await cursor.fetchmany(size)):
        assert len(piece) <= size
        rows += piece
    assert rows == [(number,) for number in range(MANY)]
    assert await cursor.fetchone() is None


async def test_other_programs_keep_the_log_after_a_second_connection(
    connection: aiosqlite.Connection, tmp_path: Path
) -> None:
    """Who closes a file last takes in its log and deletes it; what is written after that would be lost."""
    file = tmp_path / "ships.sqlite3"
    second = await open_connection(str(file), uri=False)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", LOOK, file)
    assert await process.wait() == 0
    assert file.with_name("ships.sqlite3-wal").exists()
    await second.close()


async def test_reading_transaction_locks_out_other_writers(connection: aiosqlite.Connection, tmp_path: Path) -> None:
    cursor = await connection.cursor()
    await cursor.execute("SELECT count(*) FROM ships")
    with closing(sqlite3.connect(tmp_path / "ships.sqlite3", timeout=0)) as other:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("DELETE FROM ships")
        await connection.rollback()
        other.execute("DELETE FROM ships")


async def test_failed_statement_leaves_transaction_open_for_rollback(
    connection: aiosqlite.Connection,
) -> None:
    cursor = await connection.cursor()
    await cursor.execute("INSERT INTO ships VALUES (?)", (MANY,))
    with pytest.raises(sqlite3.IntegrityError):
        await cursor.execute("INSERT INTO ships VALUES (?)", (0,))
    assert connection.in_transaction
    await connection.rollback()
    await cursor.execute("SELECT max(number) FROM ships")
    assert list(await cursor.fetchall()) == [(MANY - 1,)]


async def test_a_statement_given_up_before_its_turn_is_rolled_back(connection: aiosqlite.Connection) -> None:
    gate = threading.Event()
    await connection.create_function("hold", 0, gate.wait)
    holding = asyncio.create_task(_held(connection))
    given_up = asyncio.create_task((await connection.cursor()).execute("DELETE FROM ships"))
    await asyncio.sleep(0)
    given_up.cancel()
    rolling_back = asyncio.create_task(connection.rollback())
    await asyncio.sleep(0)  # the rollback has set out before the statement has begun anything
    gate.set()
    await asyncio.gather(holding, given_up, rolling_back, return_exceptions=True)
    assert given_up.cancelled()
    assert not connection.in_transaction
    cursor = await connection.cursor()
    await cursor.execute("SELECT count(*) FROM ships")
    assert list(await cursor.fetchall()) == [(MANY,)]


async def _held(connection: aiosqlite.Connection) -> None:
    """Keep the connection's thread busy until the gate opens, outside of any transaction."""
    await connection.execute("SELECT hold()")


async def test_a_long_answer_can_be_streamed(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'ships.sqlite3'}")
    numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999) SELECT i FROM n"
    async with engine.begin() as connection:
        assert [row.i async for row in await connection.stream(text(numbers))] == list(range(1000))
    await engine.dispose()


@pytest.mark.parametrize("first", [True, False])
async def test_last_statement_needs_no_trip_to_commit(
    connection: aiosqlite.Connection, tmp_path: Path, first: bool
) -> None:
    cursor = await connection.cursor()
    if not first:
        await cursor.execute("DELETE FROM ships WHERE number = 0")
    connection.ends_next = True  # type: ignore[attr-defined]
    await cursor.execute("DELETE FROM ships WHERE number = 1")
    with closing(sqlite3.connect(tmp_path / "ships.sqlite3", timeout=0)) as other:
        assert other.execute("SELECT count(*) FROM ships").fetchone() == (MANY - 2 + first,)
    await cursor.execute("DELETE FROM ships WHERE number = 2")
    await connection.rollback()
    await cursor.execute("SELECT count(*) FROM ships")
    assert await cursor.fetchone() == (MANY - 2 + first,)


async def test_failed_last_statement_leaves_none_of_its_transaction(connection: aiosqlite.Connection) -> None:
    cursor = await connection.cursor()
    await cursor.execute("DELETE FROM ships WHERE number = 0")
    connection.ends_next = True  # type: ignore[attr-defined]
    with pytest.raises(sqlite3.IntegrityError):
        await cursor.executemany("INSERT INTO ships VALUES (?)", [(MANY,), (1,)])
    await connection.rollback()
    await cursor.execute("SELECT count(*) FROM ships")
    assert await cursor.fetchone() == (MANY,)


async def test_deferred_statement_travels_with_the_next(connection: aiosqlite.Connection, tmp_path: Path) -> None:
    cursor = await connection.cursor()
    connection.defers_next = True  # type: ignore[attr-defined]
    await cursor.execute("DELETE FROM ships WHERE number = 0")
    await cursor.close()
    assert not connection.in_transaction
    cursor = await connection.cursor()
    connection.ends_next = True  # type: ignore[attr-defined]
    await cursor.execute("DELETE FROM ships WHERE number = 1 RETURNING number")
    with closing(sqlite3.connect(tmp_path / "ships.sqlite3", timeout=0)) as other:
        assert other.execute("SELECT count(*) FROM ships").fetchone() == (MANY - 2,)


async def test_deferred_statement_is_undone_if_the_next_finds_none(connection: aiosqlite.Connection) -> None:
    cursor = await connection.cursor()
    connection.defers_next = True  # type: ignore[attr-defined]
    await cursor.execute("DELETE FROM ships WHERE number = 0")
    cursor = await connection.cursor()
    connection.ends_next = True  # type: ignore[attr-defined]
    await cursor.execute("DELETE FROM ships WHERE number = -1 RETURNING number")
    await connection.rollback()
    await cursor.execute("SELECT count(*) FROM ships")
    assert await cursor.fetchone() == (MANY,)


async def test_a_connection_without_transaction_keeps_none_waiting(store: Store) -> None:
    async with store._engine.connect(), asyncio.timeout(2):
        assert await store.table(1) is None
