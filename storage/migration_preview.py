"""What an update would do to a database, seen before anything is done to it: the migrations are run on a copy of it.

Of a database on a server there is no copy at hand. For it they are run on an empty one, which tells what they do to
tables, and not what they change in rows.
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
    """What one migration does. Tables are named as the database does."""

    revision: str
    what: str
    """Its own sentence."""
    new: tuple[str, ...] = ()
    """Tables that it makes."""
    anew: tuple[str, ...] = ()
    """Tables that are built anew and copied, row by row, where the database cannot alter them in place."""
    altered: tuple[str, ...] = ()
    """Tables that are altered in place."""
    changed: tuple[str, ...] = ()
    """Tables in which rows are changed."""


@dataclass(frozen=True, slots=True)
class RowCounts:
    """What is in a database, whatever its schema."""

    tables: dict[str, int]
    """How many tables there are of each status."""
    rows: dict[str, int]
    """How many rows those tables of the database have that were asked for, and are there."""


async def census(engine: AsyncEngine, names: set[str]) -> RowCounts:
    """Count the tables of people by their status, and the rows of tables by these names."""
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
    """What the migrations from a schema to this program's do to tables, seen on an empty database in memory."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        command.upgrade(alembic_config(connection), found)
        steps = _run(connection, found)
    engine.dispose()
    return steps


@contextmanager
def dry_run(database: Path, found: str) -> Iterator[tuple[Path, list[MigrationStep]]]:
    """Migrate a copy of an SQLite database, which lies beside it inside the block, and say what was done to it.

    Raises ``BackupError`` where no copy can be made, and what the migration raises.
    """
    # In the same folder: what it holds is as secret there as the database, and the disk is the one that must have room.
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
