"""A lock on an SQLite file that names the process holding it.

The lock is an operating system lock on a file next to the database: it is released when the process ends, however that
happens. The content of the file only names the holder. The file itself is never deleted, because another process may
have just opened it. (On PostgreSQL, locks in the database do the same: ``storage/peers.py``.)
"""

from __future__ import annotations

import errno
import json
import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Self

from storage.errors import DatabaseHeldError

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 1.0
"""How long to try: a process that only checks the lock holds it for a moment, too."""
PAUSE_SECONDS: Final = 0.05
HELD: Final = frozenset({errno.EAGAIN, errno.EACCES})
"""The system's codes for a lock held elsewhere; other errors mean that locks don't work."""


@dataclass(frozen=True, slots=True)
class Holder:
    pid: int
    host: str
    since: datetime

    @classmethod
    def here(cls) -> Self:
        return cls(os.getpid(), socket.gethostname(), datetime.now(UTC))

    @property
    def mark(self) -> str:
        """The identity of the process, in the form that ``whose`` parses."""
        return f"{self.pid}@{self.host}".encode("ascii", "replace").decode()

    @classmethod
    def whose(cls, mark: str, since: datetime) -> Self | None:
        """Parse a mark; ``None`` if it is invalid."""
        pid, at, host = mark.partition("@")
        return cls(int(pid), host, since) if at and pid.isdecimal() else None

    def __str__(self) -> str:
        return f"process {self.pid} on {self.host}, since {self.since.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"


class DatabaseLock:
    """A lock on a database, held until it is closed."""

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle

    @classmethod
    def hold(cls, database: Path) -> Self:
        """Lock a database, or raise ``DatabaseHeldError`` if another process has it."""
        handle = os.open(lock_file(database), os.O_RDWR | os.O_CREAT, 0o600)
        deadline = monotonic() + PATIENCE_SECONDS
        while not _lock(handle, shared=False):
            if monotonic() > deadline:
                holder = _read(handle)
                os.close(handle)
                raise held_error(database, holder)
            sleep(PAUSE_SECONDS)
        _write(handle, Holder.here())
        return cls(handle)

    def release(self) -> None:
        if self._handle is not None:
            os.truncate(self._handle, 0)
            os.close(self._handle)
            self._handle = None


@contextmanager
def locked(*databases: Path) -> Iterator[None]:
    """Lock databases while the block runs, or raise ``DatabaseHeldError``."""
    held: list[DatabaseLock] = []
    try:
        for database in databases:
            database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            held.append(DatabaseLock.hold(database))
        yield
    finally:
        for sole in held:
            sole.release()


def held_error(database: object, holder: Holder | None) -> DatabaseHeldError:
    who = holder or "an unknown one"
    return DatabaseHeldError(
        f"Another process of this program has the database {database}: {who}. Stop that one first."
    )


def holder_of(database: Path) -> Holder | None:
    """Return the process that holds a database, if any."""
    try:
        handle = os.open(lock_file(database), os.O_RDONLY)
    except FileNotFoundError:
        return None
    try:
        return None if _lock(handle, shared=True) else _read(handle)
    finally:
        os.close(handle)


def lock_file(database: Path) -> Path:
    """Return the path of a database's lock file, with symbolic links resolved."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def _lock(handle: int, *, shared: bool) -> bool:
    """Try to lock a file; return false if another process has it."""
    if sys.platform == "win32":
        return True  # locks don't work there: the operator must start only one bot
    import fcntl  # noqa: PLC0415 - not on every platform

    try:
        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in HELD:
            return False
        log.warning("file locks unsupported, make sure that only one bot runs: error=%s", error.strerror)
    return True


def _write(handle: int, holder: Holder) -> None:
    said = {"pid": holder.pid, "host": holder.host, "since": holder.since.isoformat()}
    os.truncate(handle, 0)
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, json.dumps(said).encode())


def _read(handle: int) -> Holder | None:
    """Return the process named in the file; ``None`` if it is not written yet."""
    try:
        os.lseek(handle, 0, os.SEEK_SET)
        said = json.loads(os.read(handle, 4096))
        return Holder(int(said["pid"]), str(said["host"]), datetime.fromisoformat(said["since"]))
    except (ValueError, KeyError, TypeError):
        return None
