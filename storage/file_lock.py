"""One process at a time on an SQLite file. The others are told who has it.

The lock is one of the operating system on a file beside the database: it goes with the process, however that ends.
What stands in the file only says who holds it. The file itself stays: who deleted it could take it from under
somebody who has just opened it. (On PostgreSQL locks in the database do the same: ``storage/peers.py``.)
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
"""How long to try: who only looks whether the lock is held has it for a moment, too."""
PAUSE_SECONDS: Final = 0.05
HELD: Final = frozenset({errno.EAGAIN, errno.EACCES})
"""How the system says that somebody else has a lock; other errors say that there are no locks."""


@dataclass(frozen=True, slots=True)
class Holder:
    """The process that has a database."""

    pid: int
    host: str
    since: datetime

    @classmethod
    def here(cls) -> Self:
        """This process, as of now."""
        return cls(os.getpid(), socket.gethostname(), datetime.now(UTC))

    @property
    def mark(self) -> str:
        """Which process it is, in the form that ``whose`` knows again."""
        return f"{self.pid}@{self.host}".encode("ascii", "replace").decode()

    @classmethod
    def whose(cls, mark: str, since: datetime) -> Self | None:
        """The process of a mark; ``None`` if it is none."""
        pid, at, host = mark.partition("@")
        return cls(int(pid), host, since) if at and pid.isdecimal() else None

    def __str__(self) -> str:
        return f"process {self.pid} on {self.host}, since {self.since.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"


class DatabaseLock:
    """The lock on a database, held."""

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle

    @classmethod
    def hold(cls, database: Path) -> Self:
        """Be the only one on a database until ``release``. Raises ``DatabaseHeldError`` while somebody else is."""
        handle = os.open(lock_file(database), os.O_RDWR | os.O_CREAT, 0o600)
        deadline = monotonic() + PATIENCE_SECONDS
        while not _lock(handle, shared=False):
            if monotonic() > deadline:
                holder = _read(handle)
                os.close(handle)
                raise DatabaseHeldError(
                    f"Another process of this program has the database {database}: {holder or 'an unknown one'}. "
                    "Stop that one first."
                )
            sleep(PAUSE_SECONDS)
        _write(handle, Holder.here())
        return cls(handle)

    def release(self) -> None:
        """Let others have the database."""
        if self._handle is not None:
            os.truncate(self._handle, 0)
            os.close(self._handle)
            self._handle = None


@contextmanager
def locked(*databases: Path) -> Iterator[None]:
    """Hold databases while the block runs. Raises ``DatabaseHeldError``."""
    held: list[DatabaseLock] = []
    try:
        for database in databases:
            database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            held.append(DatabaseLock.hold(database))
        yield
    finally:
        for sole in held:
            sole.release()


def holder_of(database: Path) -> Holder | None:
    """Who has a database, if anybody has. Raises ``OSError``."""
    try:
        handle = os.open(lock_file(database), os.O_RDONLY)
    except FileNotFoundError:
        return None
    try:
        return None if _lock(handle, shared=True) else _read(handle)
    finally:
        os.close(handle)


def lock_file(database: Path) -> Path:
    """The file that is locked, whichever way leads to the database."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def _lock(handle: int, *, shared: bool) -> bool:
    """Try to lock a file. False if somebody else has it."""
    if sys.platform == "win32":
        return True  # nobody is kept out there: whoever hosts on it starts one bot
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
    """Who wrote into the file; ``None`` if that has not come so far."""
    try:
        os.lseek(handle, 0, os.SEEK_SET)
        said = json.loads(os.read(handle, 4096))
        return Holder(int(said["pid"]), str(said["host"]), datetime.fromisoformat(said["since"]))
    except (ValueError, KeyError, TypeError):
        return None
