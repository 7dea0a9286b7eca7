"""Database errors, in words that an operator can act on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import walk_tb
from typing import Final, Literal

from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_dbapi
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from engine.table import JournalError

try:
    import asyncpg
except ModuleNotFoundError:  # only SQLite, which needs none
    _DRIVERS_OWN: tuple[type[Exception], ...] = ()
else:
    _DRIVERS_OWN = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class StoreError(JournalError):
    """Base of what the store raises: nothing has been written."""


class StoreUnavailableError(StoreError):
    """The database can't be used now."""


class NewerSchemaError(StoreError):
    """The database was written by a newer version of this program."""


class SharesDifferError(StoreError):
    """Processes on one database were started with different shard counts."""


class DatabaseHeldError(StoreError):
    """Another process holds the database, which allows only one."""


class StaleTableError(StoreError):
    """The table has changed meanwhile: it is gone, has begun, or was closed."""


class StillSeatedError(StoreError):
    """A user with a seat at an open table can't be deleted."""


class StillOpenError(StoreError):
    """A server with open tables or an open arena can't be deleted."""

    def __init__(self, tables: int, arenas: int) -> None:
        super().__init__(f"{tables} tables and {arenas} arenas are open")
        self.tables = tables
        self.arenas = arenas


class BadSettingsError(StoreError):
    """The stored settings of a server are not valid."""


class BlockedError(StoreError):
    """A user may not sit down in a server: its admins have blocked them."""

    def __init__(self, user: int) -> None:
        super().__init__(f"user {user} is blocked here")
        self.user = user


class BlockListFullError(StoreError):
    """A server has reached its limit of blocked users."""


class KickedError(StoreError):
    """A user was removed from this table by an admin and can't return."""


class KnownHandError(StoreError):
    """A user had another seat of this game and can't have this one."""


class NoRoomError(StoreError):
    """The server's limit of open tables is reached."""

    def __init__(self, scope: Literal["channel", "guild"], most: int) -> None:
        super().__init__(f"{most} tables are open in the {scope}, and no more are allowed")
        self.scope = scope
        self.most = most


OURS: Final = (IntegrityError, ProgrammingError, DataError, NotSupportedError)
"""Errors that mean a bug in this program, not a database in trouble: they pass untranslated."""

TROUBLE: Final[tuple[type[Exception], ...]] = (
    DBAPIError,
    AsyncAdapt_asyncpg_dbapi.Error,
    PoolTimeoutError,
    OSError,
    *_DRIVERS_OWN,
)
"""Errors that mean a database in trouble. The second is SQLAlchemy's version of asyncpg's errors, which raw connections
raise as it is.
"""

SENTENCES: Final = {
    "SQLITE_READONLY": "The database is read-only. Let this program write to the file and to its folder.",
    "SQLITE_PERM": "The database may not be opened. Let this program read and write the file.",
    "SQLITE_FULL": "The disk that holds the database is full. Make room on it.",
    "SQLITE_BUSY": "The database is locked by another program. Stop that program, or wait for it to finish.",
    "SQLITE_LOCKED": "The database is locked by another program. Stop that program, or wait for it to finish.",
    "SQLITE_CORRUPT": "The database file is damaged. Restore it from a backup.",
    "SQLITE_NOTADB": "The database file is damaged, or is not a database. Restore it from a backup.",
    "SQLITE_CANTOPEN": "The database file cannot be opened. Let this program create files in its folder.",
    "SQLITE_IOERR": "The disk that holds the database fails, or is full. Check the disk.",
}
"""By the first two words of SQLite's name for an error."""
PRIMARY: Final = 0xFF
"""The bits of SQLite's code for an error without its details."""

READ_ONLY: Final = "The database is read-only. Give this program an address where it may write, of the primary server."
READ_ONLY_STATE: Final = "25006"
IN_THE_WAY: Final = frozenset({"40P01", "55P03"})
"""PostgreSQL's SQLSTATEs where another transaction holds a lock: a deadlock, or the wait was too long."""
SERVER_SENTENCES: Final = {
    READ_ONLY_STATE: READ_ONLY,
    "28000": "The database server refuses the user of MANILA_DATABASE_URL. Create that user, or let it log in.",
    "28P01": "The database server refuses the password of MANILA_DATABASE_URL.",
    "3D000": "The database server has no database of the name in MANILA_DATABASE_URL. Create it.",
    "40P01": "The database could not do two things at once. Try again.",
    "42501": "The database user may not do that. Make it the owner of its database.",
    "42704": "MANILA_DATABASE_URL has an option that the database server does not know. Take it out.",
    "53100": "The disk that holds the database is full. Make room on it.",
    "53300": "The database server has too many connections. Raise its max_connections, or run fewer processes.",
    "55P03": "Another transaction keeps the database waiting. End it if it is nobody's: pg_stat_activity lists it.",
    "57P01": "The database server is being stopped. It is tried again.",
    "57P03": "The database server is starting or stopping. Try again in a moment.",
}
"""By PostgreSQL's SQLSTATE."""


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn a driver's errors inside the block into ``StoreUnavailableError``."""
    try:
        yield
    except OURS as error:
        if sqlstate(error) not in SERVER_SENTENCES:
            raise
        raise StoreUnavailableError(_sentence(error)) from error
    except TROUBLE as error:
        raise StoreUnavailableError(_sentence(error)) from error
    except AttributeError as error:
        if not _is_from_asyncpg(error):
            raise
        # It forgets its protocol when a connection is cut between two steps of a statement.
        raise StoreUnavailableError("The database server closed a connection.") from error


def _is_from_asyncpg(error: Exception) -> bool:
    modules = [str(frame.f_globals["__name__"]) for frame, _ in walk_tb(error.__traceback__)]
    return modules[-1].startswith("asyncpg.")


def _sentence(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    name: str = getattr(cause, "sqlite_errorname", None) or ""
    known = SENTENCES.get("_".join(name.split("_")[:2])) or SERVER_SENTENCES.get(sqlstate(error))
    if known is not None:
        return known
    if isinstance(cause, TimeoutError):
        return "The database does not answer in time. It is overloaded, or the way to it is cut."
    detail = str(cause).strip().partition("\n")[0] or type(cause).__name__
    return f"The database cannot be reached: {detail}"


def is_read_only(error: BaseException) -> bool:
    """Return whether a driver's error says that its connection can't write."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & PRIMARY == sqlite3.SQLITE_READONLY or sqlstate(error) == READ_ONLY_STATE


def sqlstate(error: BaseException) -> str:
    return getattr(getattr(error, "orig", error), "sqlstate", None) or ""
