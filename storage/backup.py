"""Make consistent copies of an SQLite database, and restore one.

SQLite itself makes a copy in one read transaction: it is the database at one instant, and the bot isn't blocked. A file
appears under its name only when it is complete and has been checked.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from storage.errors import DatabaseHeldError, StoreError
from storage.file_lock import locked
from storage.migrate import SHOW_ALL, SKIPPED, knows
from storage.progress import Progress, ticking, unheard
from storage.schema import COUNTED
from storage.sqlite import BUSY_SECONDS


class BackupError(StoreError):
    """A backup that can't be made or restored, or would lose data."""


@dataclass(frozen=True, slots=True)
class Contents:
    schema: str
    tables: int
    entries: int
    bytes: int


def backup(database: Path, copy: Path, progress: Progress = unheard) -> Contents:
    """Copy a database, also while it is in use.

    Only its owner can read the copy: it holds the seeds of running games.
    """
    if not database.is_file():
        raise BackupError(f"There is no database {database} to copy.")
    if copy.exists():
        raise BackupError(f"{copy} is there already. Name another file, or move that one away.")
    with _plainly(), _draft_beside(copy) as draft:
        _copy(database, draft, progress)
        contents = examine(draft, progress)
        _appear(draft, copy)
    return contents


def examine(copy: Path, progress: Progress = unheard) -> Contents:
    """Check a copy thoroughly."""
    if not copy.is_file():
        raise BackupError(f"There is no file {copy}.")
    with _plainly(), closing(_open(copy, "ro")) as connection, ticking(connection, lambda: progress(0, 0)):
        faults = [fault for (fault,) in connection.execute("PRAGMA integrity_check(3)") if fault != "ok"]
        if faults or connection.execute("PRAGMA foreign_key_check").fetchone():
            raise BackupError(f"{copy} is damaged: {'; '.join(faults) or 'rows that belong to nothing'}.")
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "tables", "entries"} <= names:
            raise BackupError(f"{copy} is a database, and not one of this program.")
        (schema,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("none",)
        counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "entries")]
    return Contents(schema, counts[0], counts[1], copy.stat().st_size)


def restore(copy: Path, database: Path, *, aside: Path | None = None, progress: Progress = unheard) -> Contents:
    """Restore a copy as the database.

    The old database is kept as the file ``aside``; without that name none may exist. Raises ``BackupError``, and
    changes nothing, when the copy is damaged or too new, or the bot still runs.
    """
    contents = examine(copy, progress)
    if not knows(contents.schema):
        raise BackupError(
            f"{copy} was written by a newer version of this program (schema {contents.schema}). "
            "Install that version, or name an older copy."
        )
    if database.exists() and aside is None:
        raise BackupError(f"There is a database {database} already. Add --replace to keep it aside and restore.")
    if aside is not None and aside.exists():
        raise BackupError(f"{aside} is there already. Move it away.")
    if not database.exists():
        for log in _logs_of(database):
            if not log.name.endswith("-shm") and log.exists() and log.stat().st_size:
                raise BackupError(f"{log} is left of an earlier database, and would change the copy. Move it away.")
    with _plainly(), _while_nobody_uses(database), _draft_beside(database) as draft:
        _copy(copy, draft, progress)
        _skip_ids(draft, database)
        _forget_what_messages_show(draft)
        if database.exists() and aside is not None:
            _set_aside(database, aside)
        try:
            _appear(draft, database)
        except BaseException:  # Ctrl-C, too
            if aside is not None and aside.exists() and not database.exists():
                _set_aside(aside, database)
            raise
    return contents


LOGS: Final = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps next to a database in use, or after a crash."""


def _logs_of(database: Path) -> list[Path]:
    return [database.with_name(database.name + end) for end in LOGS]


def _copy(database: Path, draft: Path, progress: Progress) -> None:
    whole = database.stat().st_size
    with closing(_open(database, "ro")) as source, ticking(source, lambda: progress(draft.stat().st_size, whole)):
        source.execute("VACUUM INTO ?", (str(draft),))


def _skip_ids(draft: Path, lost: Path) -> None:
    """Let a draft give no id that the lost database has given."""
    before: dict[str, int] = {}
    with suppress(sqlite3.DatabaseError), closing(_open(lost, "rw", wait=0)) as connection:
        before = _last_ids(connection)  # unless it isn't there, or is too damaged
    with closing(_open(draft, "rw")) as connection:
        # A copy may lack some: SQLite makes a row with the first id, and older versions didn't have every table.
        last = dict.fromkeys((table.name for table in COUNTED), 0) | _last_ids(connection)
        connection.execute("DELETE FROM sqlite_sequence")
        raised = [(name, max(count + SKIPPED, before.get(name, 0))) for name, count in last.items()]
        connection.executemany("INSERT INTO sqlite_sequence VALUES (?, ?)", raised)


def _forget_what_messages_show(draft: Path) -> None:
    with closing(_open(draft, "rw")) as connection:
        for table, statement in SHOW_ALL.items():
            # Older versions don't have every table.
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone():
                connection.execute(statement)


def _last_ids(connection: sqlite3.Connection) -> dict[str, int]:
    return dict(connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


@contextmanager
def _while_nobody_uses(database: Path) -> Iterator[None]:
    try:
        with locked(database):
            yield
    except DatabaseHeldError as error:
        raise BackupError(str(error)) from error


def _set_aside(database: Path, aside: Path) -> None:
    """Rename a database, if no process uses it."""
    try:
        with closing(_open(database, "rw", wait=0)) as connection:
            # Only the sole user of a database may do this. It also merges the write-ahead log.
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise BackupError(f"{database} is in use. Stop the bot, then restore.") from error
        raise
    except sqlite3.DatabaseError:
        pass  # too damaged to open: that may be the reason for restoring
    for log, kept in zip(_logs_of(database), _logs_of(aside), strict=True):
        if log.exists():
            log.rename(kept)
    database.rename(aside)


def _open(file: Path, mode: str, *, wait: float = BUSY_SECONDS) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=wait, isolation_level=None)


@contextmanager
def _draft_beside(file: Path) -> Iterator[Path]:
    """Create an empty file in the same folder, deleted unless it is renamed."""
    try:
        handle, name = mkstemp(dir=file.absolute().parent, prefix=f".{file.name}.", suffix=".part")
    except OSError as error:
        raise BackupError(f"No file can be made in {file.absolute().parent} ({error.strerror}).") from error
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def _appear(draft: Path, file: Path) -> None:
    """Flush a complete file to disk, and rename it unless the name is taken."""
    with draft.open("rb") as written:
        os.fsync(written.fileno())
    try:
        os.link(draft, file)
    except FileExistsError as error:
        raise BackupError(f"{file} is there already. Name another file, or move that one away.") from error
    with suppress(OSError):  # some systems can't sync a folder
        folder = os.open(file.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@contextmanager
def _plainly() -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise BackupError(f"SQLite cannot do it: {error}.") from error
    except OSError as error:
        raise BackupError(f"It cannot be written: {error.strerror}.") from error
