"""Open SQLite files behind aiosqlite, with few trips to its thread.

aiosqlite sends every call to the connection's thread, and SQLAlchemy makes four of them per statement: for a cursor,
to execute, to fetch and to close. Each trip is a change of threads and back, which costs more than most of our
statements, and all tables wait for one file. Here a statement is one trip: it begins the transaction if none is
open, executes and fetches. A statement that is known to be the last also commits, and one whose result no one reads
travels with the next.

The file is tuned for a program that must lose nothing that a player has seen:

- *WAL*: a commit appends to one file; readers of other processes aren't blocked by it.
- *synchronous=FULL*: a commit is on disk before it returns. With ``NORMAL`` a killed process still loses nothing, but
  a power cut could lose the last moves. ``python -m bench storage`` measures the cost.
- *BEGIN IMMEDIATE*: every transaction may write. One that reads first and writes later could otherwise find that
  another process wrote in between, and fail however long it waits.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Self

import aiosqlite
from aiosqlite.context import contextmanager

from storage.modes import FILE

BUSY_SECONDS: Final = 5
"""How long SQLite waits for another process to finish writing."""
CERTAINTY = "FULL"
"""The value of *synchronous*: a commit returns when it is on disk. Tests don't wait for that."""


async def open_connection(database: str, *, uri: bool, create: bool = True) -> aiosqlite.Connection:
    """Return an open and tuned connection to a file, or to an SQLite URI (``uri``).

    ``create``: a missing file is made.
    """
    # Opened before aiosqlite: if aiosqlite fails to open a file, it leaves a thread behind, which fails if the event
    # loop has ended meanwhile.
    opened = await asyncio.to_thread(_open, database, uri, create)
    connection = FileConnection(lambda: opened, iter_chunk_size=64)
    # As SQLAlchemy does with its own connections: a forgotten one must not keep the process alive.
    connection._thread.daemon = True
    return await connection


class FileConnection(aiosqlite.Connection):
    """A connection that skips rollbacks if nothing was sent.

    The pool rolls back every returned connection, even after a commit. What was sent counts, not what has begun: a
    statement whose task was cancelled may still wait for the thread.
    """

    touched = False
    """Whether a statement was sent since the last transaction ended."""

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        return _Cursor(self, self._conn.cursor())

    ends_next = False
    """Whether the next statement is the last of its transaction: its trip commits, so that commit has nothing to do."""
    defers_next = False
    """Whether the next statement travels with the one after it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deferred: list[Callable[[], object]] = []
        """Statements that travel with the next."""

    async def commit(self) -> None:
        assert not self.deferred  # they would be lost
        if self.in_transaction:
            await super().commit()
        self.touched = self.ends_next = self.defers_next = False

    async def rollback(self) -> None:
        self.ends_next = self.defers_next = False
        self.deferred = []
        if self.touched:
            await super().rollback()
            self.touched = False


class _Cursor(aiosqlite.Cursor):
    """A cursor that begins a transaction if needed and prefetches rows."""

    def __init__(self, connection: FileConnection, cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self._owner = connection
        self._rows: list[Any] = []
        self._has_more = False

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        return await self._run(self._cursor.execute, sql, parameters or (), alone=True)

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        return await self._run(self._cursor.executemany, sql, parameters)

    async def _run(self, execute: Callable[..., sqlite3.Cursor], *what: Any, alone: bool = False) -> Self:
        """Run SQL in one trip.

        ``alone``: it is a single statement, which SQLite makes a transaction of its own. After a deferred statement,
        the last one commits only if it finds a row.
        """
        owner, connection = self._owner, self._cursor.connection
        if owner.defers_next:
            # By another cursor: this one is closed before the trip.
            owner.deferred.append(partial(getattr(connection, execute.__name__), *what))
            owner.defers_next = False
            return self
        ends, deferred, owner.deferred = owner.ends_next, owner.deferred, []

        def trip() -> list[Any]:
            if not connection.in_transaction and not (ends and alone and not deferred):
                connection.execute("BEGIN IMMEDIATE")
            for statement in deferred:
                statement()
            rows = execute(*what).fetchmany(self.iter_chunk_size)
            if ends and len(rows) < self.iter_chunk_size and (rows or not deferred):
                connection.commit()  # nothing to do after a statement alone
            return rows

        owner.touched, owner.ends_next = True, False
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


def _open(database: str, uri: bool, create: bool = True) -> sqlite3.Connection:
    if not uri and database != ":memory:":
        if create:
            _make_private(database)
        database, uri = f"{Path(database).absolute().as_uri()}?mode=rw", True  # SQLite itself makes none
    # isolation_level=None: the driver must not begin transactions itself. Its own way excludes DDL from transactions,
    # and an interrupted migration would stay half-done.
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
    """Create a missing file, readable by its owner only.

    A file that is there isn't opened: to close it would end the locks of this process's other connections, and another
    program could delete the write-ahead log that they go on writing.
    """
    with suppress(OSError):  # it exists, or SQLite will report the problem
        os.close(os.open(database, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE))


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Switch the file to a write-ahead log, permanently.

    SQLite doesn't wait for others here, as it does elsewhere: processes that start at the same time on a new file would
    make each other fail.
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
