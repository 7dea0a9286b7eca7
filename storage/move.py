"""Move a database from an SQLite file to PostgreSQL, or back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage import schema
from storage.dialects import allow_pauses, connect, go_on_counting, read_snapshot, sqlite_file
from storage.errors import StoreError, translated_errors
from storage.file_lock import locked
from storage.migrate import inspect, migrate
from storage.peers import require_unheld
from storage.progress import Progress, unheard

BATCH: Final = 500
"""Rows per write."""


class MoveError(StoreError):
    """A move would mix two databases, or lose data."""


async def move(source: str, target: str, progress: Progress = unheard) -> dict[str, int]:
    """Copy everything from one database to an empty one.

    Returns the number of rows by table. All or nothing; the source doesn't change. Raises only ``MoveError``, and what
    ``Store.open`` raises.
    """
    file = sqlite_file(target)
    new_file = file if file is not None and not file.exists() else None
    with translated_errors(), locked(*filter(None, map(sqlite_file, (source, target)))):
        old, new = connect(source), connect(target)
        try:
            await require_unheld(old)
            await require_unheld(new)
            if not (await inspect(old)).current:
                raise MoveError("The database to copy is not of this version. Start and stop the bot once, then move.")
            await migrate(new)
            copied = await _copy(old, new, progress)
            new_file = None
            return copied
        finally:
            await old.dispose()
            await new.dispose()
            if new_file is not None:  # ours, and incomplete
                new_file.unlink(missing_ok=True)


async def _copy(old: AsyncEngine, new: AsyncEngine, progress: Progress) -> dict[str, int]:
    copied: dict[str, int] = {}
    async with old.begin() as reading, new.begin() as writing:
        await read_snapshot(reading)
        for connection in (reading, writing):
            await allow_pauses(connection)  # each waits for the other, and for a terminal that shows the progress
        tables = schema.metadata.sorted_tables
        for table in tables:
            if (await writing.execute(select(table).limit(1))).first() is not None:
                raise MoveError("A bot has used that database already. Give the address of an empty one.")
        whole = sum([await reading.scalar(select(func.count()).select_from(table)) or 0 for table in tables])
        for table in tables:
            told = partial(_told, progress, sum(copied.values()), whole)
            copied[table.name] = await _copy_table(reading, writing, table.name, told)
        for table in schema.COUNTED:
            await go_on_counting(reading, writing, table.c.id)
        await require_unheld(old)  # a bot that has started meanwhile may have written what isn't copied
    return copied


async def _copy_table(
    reading: AsyncConnection, writing: AsyncConnection, name: str, told: Callable[[int], object]
) -> int:
    table = schema.metadata.tables[name]
    count = 0
    async with reading.stream(select(table).order_by(*table.primary_key.columns)) as rows:
        async for batch in rows.mappings().partitions(BATCH):
            await writing.execute(insert(table), [dict(row) for row in batch])
            count += len(batch)
            told(count)
    return count


def _told(progress: Progress, before: int, whole: int, count: int) -> None:
    progress(before + count, whole)
