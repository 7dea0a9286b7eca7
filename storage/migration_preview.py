"""Show what an update would do to a database, before doing it.

Runs the migrations on a copy of it. For a PostgreSQL database they run on an empty one: that shows the changes to
tables, but not to rows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from alembic import command
from alembic.script import Script
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy import inspect as look_into
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.backup import backup
from storage.migrate import alembic_config, scripts

STATUSES: Final = ("lobby", "playing", "over", "closed")

_NEW: Final = re.compile(r'\s*CREATE TABLE "?(?!_alembic_tmp_)(\w+)', re.IGNORECASE)
_ANEW: Final = re.compile(r'\s*CREATE TABLE "?_alembic_tmp_(\w+)', re.IGNORECASE)
_ALTERED: Final = re.compile(r'\s*ALTER TABLE "?(?!_alembic_tmp_)(\w+)', re.IGNORECASE)
_CHANGED: Final = re.compile(
    r'\s*(?:UPDATE|DELETE FROM|INSERT INTO) "?(?!_alembic_tmp_|alembic_version)(\w+)', re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class MigrationStep:
    revision: str
    what: str
    new: tuple[str, ...] = ()
    anew: tuple[str, ...] = ()
    """Tables that are rebuilt and copied row by row, because the database can't alter them in place."""
    altered: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    """Tables whose rows are changed."""


@dataclass(frozen=True, slots=True)
class RowCounts:
    tables: dict[str, int]
    """The number of game tables by status."""
    rows: dict[str, int]
    """The number of rows of the requested database tables that exist."""


async def census(engine: AsyncEngine, names: set[str]) -> RowCounts:
    """Count the game tables by status, and the rows of the named tables."""
    async with engine.connect() as connection:
        counted = await connection.execute(text("SELECT status, count(*) AS tables FROM tables GROUP BY status"))
        statuses = dict.fromkeys(STATUSES, 0) | {row.status: int(row.tables) for row in counted}
        quoted = connection.dialect.identifier_preparer.quote
        there = await connection.run_sync(lambda sync: look_into(sync).get_table_names())
        rows = {
            name: int(await connection.scalar(text(f"SELECT count(*) FROM {quoted(name)}")) or 0)
            for name in sorted(names.intersection(there))
        }
    return RowCounts(statuses, rows)


def rehearse_empty(found: str) -> list[MigrationStep]:
    """Return the effects of migrations on an empty database in memory."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        command.upgrade(alembic_config(connection), found)
        steps = _run(connection, found)
    engine.dispose()
    return steps


@contextmanager
def dry_run(database: Path, found: str) -> Iterator[tuple[Path, list[MigrationStep]]]:
    """Migrate a copy of an SQLite database, and yield it with the effects.

    Raises ``BackupError`` if no copy can be made, and what the migration raises.
    """
    # In the same folder, which is as private as the database, and on the disk that must have room.
    with TemporaryDirectory(dir=database.absolute().parent, prefix=f".{database.name}.trial-") as folder:
        copy = Path(folder) / database.name
        backup(database, copy)
        engine = create_engine(f"sqlite:///{copy}")
        try:
            with engine.begin() as connection:
                steps = _run(connection, found)
        finally:
            engine.dispose()
        yield copy, steps


def _run(connection: Connection, found: str) -> list[MigrationStep]:
    steps = []
    for script in reversed([*scripts().iterate_revisions("head", found)]):
        said: list[str] = []
        with _heard(connection, said.append):
            command.upgrade(alembic_config(connection), script.revision)
        steps.append(_step(script, said))
    return steps


@contextmanager
def _heard(connection: Connection, hear: Callable[[str], None]) -> Iterator[None]:
    def listen(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        hear(statement)

    event.listen(connection, "before_cursor_execute", listen)
    try:
        yield
    finally:
        event.remove(connection, "before_cursor_execute", listen)


def _step(script: Script, said: list[str]) -> MigrationStep:
    new, anew = _named(_NEW, said), _named(_ANEW, said)
    altered = [name for name in _named(_ALTERED, said) if name not in anew]
    changed = [name for name in _named(_CHANGED, said) if name not in {*new, *anew}]
    what = (script.doc or "").partition("\n")[0]
    return MigrationStep(script.revision, what, tuple(new), tuple(anew), tuple(altered), tuple(changed))


def _named(pattern: re.Pattern[str], said: list[str]) -> list[str]:
    return [*dict.fromkeys(found[1] for statement in said if (found := pattern.match(statement)))]
