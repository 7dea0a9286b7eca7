"""SQLite in tests: nothing waits for the disk, a new file begins as a copy of one that was migrated, and a statement
is put into SQL once for all files.

``tests/storage/test_migrations.py`` migrates from nothing, by ``storage.migrate`` itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final
from weakref import WeakSet

import aiosqlite
import pytest
from sqlalchemy import Dialect, text
from sqlalchemy.ext.asyncio import AsyncEngine

import storage.dialects
import storage.sqlite
from storage.dialects import connect
from storage.migrate import migrate

CERTAINTY: Final = storage.sqlite.CERTAINTY
"""What the bot asks for, outside of tests."""


@contextmanager
def unsafe() -> Iterator[None]:
    """The data of stores that are opened meanwhile may be lost when the power fails."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(storage.sqlite, "CERTAINTY", "OFF")
        patch.setattr("storage.store.migrate", _Copies().migrate)
        patch.setattr("storage.store.connect", _Dialects().connect)
        yield


@contextmanager
def without_threads() -> Iterator[None]:
    """Statements run in the event loop: a change of threads costs more than they do.

    Each store has one connection: what a thread still does for one can't be waited for in the event loop.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "_execute", _at_once)
        patch.setattr(storage.dialects, "FILE_CONNECTIONS", 1)
        yield


_execute: Final[Any] = aiosqlite.Connection._execute
_used: Final[WeakSet[aiosqlite.Connection]] = WeakSet()


async def _at_once(connection: aiosqlite.Connection, work: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """Do what ``aiosqlite.Connection._execute`` does, in a thread only beside other connections.

    There, a statement may have to wait for the event loop to end another's transaction.
    """
    _used.add(connection)
    if any(other is not connection and other._connection is not None for other in _used):
        return await _execute(connection, work, *given, **named)
    await asyncio.sleep(0)  # others run meanwhile, as while a thread works
    if not connection._running or connection._connection is None:
        raise ValueError("Connection closed")
    return work(*given, **named)


class _Dialects:
    """The dialects of all databases, with the statements that were put into SQL: SQLAlchemy keeps them by dialect."""

    def __init__(self) -> None:
        self._known: dict[str, Dialect] = {}
        self._compiled: dict[Any, Any] = {}

    def connect(self, address: str) -> AsyncEngine:
        """What ``storage.dialects.connect`` gives, with a memory that goes back further."""
        engine = connect(address)
        engine.sync_engine.dialect = self._known.setdefault(engine.dialect.name, engine.dialect)
        engine.sync_engine.update_execution_options(compiled_cache=self._compiled)
        return engine


class _Copies:
    """Databases with the newest schema. The first one is migrated, and is what others are copied from."""

    def __init__(self) -> None:
        self._first: sqlite3.Connection | None = None

    async def migrate(self, engine: AsyncEngine) -> None:
        """What ``storage.migrate.migrate`` does, quicker."""
        new = engine.dialect.name == "sqlite" and await _is_empty(engine)
        if new and self._first is not None:
            await _with_driver(engine, self._first.backup)
            return
        await migrate(engine)
        if new:
            self._first = sqlite3.connect(":memory:", check_same_thread=False)
            await _with_driver(engine, partial(sqlite3.Connection.backup, target=self._first))


async def _is_empty(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        return not await connection.scalar(text("SELECT count(*) FROM sqlite_master"))


async def _with_driver(engine: AsyncEngine, work: Callable[[sqlite3.Connection], None]) -> None:
    """Do something with the driver's own connection, in its thread."""
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver._execute(work, driver._conn)
