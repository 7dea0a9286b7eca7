"""An SQLite file behind aiosqlite, with as few trips to its thread as a transaction needs.

aiosqlite hands every call to the connection's thread, and SQLAlchemy makes four of them for a statement: for a cursor,
to execute, to fetch and to close. Each is a change of threads and back, which costs more than most of our statements
do. Here a statement is one trip: it begins the transaction if none is open, executes and fetches.

The file is tuned for a program that must lose nothing it has told a player:

- *WAL*: a commit appends to one file; readers of other processes are not held up by it.
- *synchronous=FULL*: a commit is on the disk before it returns. With ``NORMAL`` a killed process still loses
  nothing, but a power cut could take the last moves. ``python -m bench storage`` measures what the certainty costs.
- *BEGIN IMMEDIATE*: who begins, may write. A transaction that reads first and writes later could otherwise find
  that another process wrote in between, and fail whatever it waits.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic, sleep
from typing import Any, Final, Self

import aiosqlite
from aiosqlite.context import contextmanager

from storage.modes import FILE

BUSY_SECONDS: Final = 5
"""How long SQLite waits for another process to finish writing."""
CERTAINTY = "FULL"
"""When a commit returns: when it is on the disk. Tests do not wait for that."""


async def open_connection(database: str, *, uri: bool) -> aiosqlite.Connection:
    """An open and tuned connection to a file, or to an address of SQLite's own (``uri``)."""
    # Opened before aiosqlite has a hand in it: where that fails to open a file, it leaves a thread behind, which
    # fails in its turn when the event loop has ended meanwhile.
    opened = await asyncio.to_thread(_open, database, uri)
    connection = _Connection(lambda: opened, iter_chunk_size=64)
    # As SQLAlchemy does with the connections that it opens itself: a forgotten one must not keep the process.
    connection._thread.daemon = True
    return await connection


class _Connection(aiosqlite.Connection):
    """Has nothing to roll back where nothing was sent: the pool rolls back whatever it gets back, after a commit too.

    What was sent counts and not what has begun. A statement whose task was cancelled may still wait for the thread.
    """

    touched = False
    """Whether a statement was sent since the last transaction ended."""

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        return _Cursor(self, self._conn.cursor())

    async def commit(self) -> None:
        await super().commit()
        self.touched = False

    async def rollback(self) -> None:
        if self.touched:
            await super().rollback()
            self.touched = False


class _Cursor(aiosqlite.Cursor):
    """Begins a transaction if none is open, and brings the first rows along; only a long answer needs more trips."""

    def __init__(self, connection: _Connection, cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self._owner = connection
        self._rows: list[Any] = []
        self._has_more = False

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        return await self._run(self._cursor.execute, sql, parameters or ())

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        return await self._run(self._cursor.executemany, sql, parameters)

    async def _run(self, execute: Callable[..., sqlite3.Cursor], *what: Any) -> Self:
        def trip() -> list[Any]:
            connection = self._cursor.connection
            if not connection.in_transaction:
                connection.execute("BEGIN IMMEDIATE")
            return execute(*what).fetchmany(self.iter_chunk_size)

        self._owner.touched = True
        self._rows = await self._execute(trip)  # type: ignore[no-untyped-call]  # aiosqlite leaves it untyped
        self._has_more = len(self._rows) == self.iter_chunk_size
        return self

    async def fetchone(self) -> Any:
        return next(iter(await self.fetchmany(1)), None)

    async def fetchmany(self, size: int | None = None) -> Iterable[Any]:
        size = size or self.arraysize
        rows, self._rows = self._rows[:size], self._rows[size:]
        return [*rows, *await super().fetchmany(size - len(rows))] if self._has_more and len(rows) < size else rows

    async def fetchall(self) -> Iterable[Any]:
        rows, self._rows = self._rows, []
        return [*rows, *await super().fetchall()] if self._has_more else rows

    async def close(self) -> None:
        self._cursor.close()


def _open(database: str, uri: bool) -> sqlite3.Connection:
    if not uri and database != ":memory:":
        _make_private(database)
    # The driver is told (isolation_level=None) to begin nothing by itself: its own way leaves DDL outside of
    # transactions, and a migration that is cut off half-way would stay half-done.
    connection = sqlite3.connect(database, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=uri)
    try:
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute(f"PRAGMA synchronous={CERTAINTY}")
        _switch_to_wal(connection)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _make_private(database: str) -> None:
    """Make the file if there is none, for its owner alone. SQLite gives what it writes beside it the same rights."""
    with suppress(OSError):  # what is in the way is for SQLite to say
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, FILE))


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Make the file one with a write-ahead log, which it then stays.

    SQLite does not wait for others here, as it does elsewhere: processes that start at the same time on a new
    file would fail each other.
    """
    deadline = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(0.01)
        else:
            return
