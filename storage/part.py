"""The base class of the store's parts, and helpers for queries."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import is_dataclass
from datetime import datetime
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Executable, RowMapping, Select, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import schema
from storage.dialects import end_with_next, put
from storage.rows import made
from storage.shards import ShardRange

T = TypeVar("T")
Transaction: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


async def every(connection: AsyncConnection, query: Select[Any], make: Callable[..., T]) -> list[T]:
    """Return ``make`` applied to each row; a dataclass is built by ``made``."""
    as_dataclass = is_dataclass(make)
    read: Callable[[RowMapping], T] = partial(made, make) if as_dataclass else make
    return [read(row) for row in (await connection.execute(query)).mappings()]


async def one(connection: AsyncConnection, query: Select[Any], make: Callable[..., T]) -> T | None:
    """Return ``make`` applied to the first row, as in ``every``; or ``None``."""
    return next(iter(await every(connection, query, make)), None)


async def count(connection: AsyncConnection, *where: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).where(*where)) or 0


async def hold_table(connection: AsyncConnection, table: int) -> None:
    """Lock a table until commit, before its seats or anything else of it."""
    await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())


class StorePart:
    """A part of the store; each method runs its own transaction."""

    def __init__(self, transaction: Transaction, clock: Callable[[], datetime], share: ShardRange) -> None:
        self._transaction = transaction
        self._clock = clock
        self._share = share

    @asynccontextmanager
    async def _single(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction of a single statement."""
        async with self._transaction() as connection:
            end_with_next(connection)
            yield connection

    async def _one(self, query: Select[Any], make: Callable[..., T]) -> T | None:
        async with self._single() as connection:
            return await one(connection, query, make)

    async def _every(self, query: Select[Any], make: Callable[..., T]) -> list[T]:
        async with self._single() as connection:
            return await every(connection, query, make)

    async def _value(self, query: Select[tuple[T]]) -> T | None:
        async with self._single() as connection:
            found: T | None = await connection.scalar(query)
            return found

    async def _values(self, query: Select[tuple[T]]) -> list[T]:
        async with self._single() as connection:
            return list(await connection.scalars(query))

    async def _change(self, statement: Executable) -> int:
        """Run a statement, and return the number of rows it changed."""
        async with self._single() as connection:
            return (await connection.execute(statement)).rowcount

    async def _put(self, table: Table, **values: Any) -> None:
        async with self._single() as connection:
            await put(connection, table, **values)
