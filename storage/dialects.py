"""All code that differs between SQLite and PostgreSQL.

The rest of storage uses portable SQL.

No database may lose what a player has seen. ``storage.sqlite`` opens SQLite files accordingly. PostgreSQL uses
*synchronous_commit=on*, whatever the server's default is. Rows read for update are locked (``FOR UPDATE``) where SQLite
locks the whole file.
"""

from __future__ import annotations

from inspect import signature
from pathlib import Path
from typing import Any, Final

import aiosqlite
from sqlalchemy import URL, Column, Connection, Table, event, func, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.engine import Dialect, ExceptionContext
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool, StaticPool

from storage.errors import StoreUnavailableError, is_read_only
from storage.modes import FOLDER
from storage.sqlite import FileConnection, open_connection

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""The driver for an address that names none."""

WITHOUT_POSTGRES: Final = (
    "The bot was installed without what speaks to PostgreSQL. Install it as manila-bot[postgres], or leave "
    "MANILA_DATABASE_URL empty: it keeps everything in a file of its own then."
)

CONNECTIONS: Final = 4
"""The maximum number of pooled connections per process. A transaction takes milliseconds and uses one connection: more
would only wait for the process's one core.
"""
FILE_CONNECTIONS: Final = 3
"""The number of pooled connections to an SQLite file. Only one writes at a time; while one is given back, which takes
a turn of the event loop, the next writes.
"""
CONNECT_SECONDS: Final = 10
"""Seconds to wait for a connection to a server, and for a free one in the pool."""

KEEPALIVES: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25000",
}
"""How soon the server notices that a process is unreachable, and releases its locks: after 25 seconds, even if it has
just sent something that never arrives.
"""
PATIENCE: Final = {"lock_timeout": "5000", "idle_in_transaction_session_timeout": "15000"}
"""Milliseconds that a transaction waits for another's lock, and that it may pause before the server ends it. Else a few
presses at a table that a frozen process or an operator keeps locked would take all connections.
"""

SQLALCHEMY_OPTIONS: Final = ("prepared_statement_cache_size", "prepared_statement_name_func")
"""Options of an address that SQLAlchemy reads itself."""

UNICODE: Final = "UTF8"
NARROW: Final = (
    "It cannot hold every name. Create another database (createdb --template=template0 --encoding=UTF8 --locale=C "
    "NAME) and use its address. What this one holds is copied by pg_dump and pg_restore."
)
MIGRATION_PATIENCE: Final = 1000
"""Milliseconds that a migration waits for those who read a table, such as a backup: all others wait behind it."""
MIGRATION_LOCK: Final = 0x4D414E49
"""The PostgreSQL advisory lock for migrations ("MANI")."""


def is_address(text: str) -> bool:
    """Return whether this is the address of a supported database."""
    try:
        return make_url(text).drivername.partition("+")[0] in DRIVERS
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        return False


def connect(address: str) -> AsyncEngine:
    """Return an engine for an address such as ``sqlite:///data/manila.sqlite3``.

    Opens nothing yet. Its errors contain no values, because these include seeds and hands. Raises
    ``StoreUnavailableError`` for an unusable address.
    """
    try:
        url = make_url(address)
        url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
        return _connect_sqlite(url) if url.get_backend_name() == "sqlite" else _connect_server(url)
    except (ArgumentError, NoSuchModuleError, ValueError):
        # Neither the address nor SQLAlchemy's message is repeated, nor kept as a cause: both may contain a password.
        raise StoreUnavailableError(
            "The database address is not one that can be used. In its password, @ is written %40, : is %3A, / is %2F "
            "and % is %25."
        ) from None
    except ModuleNotFoundError as error:
        if error.name == "asyncpg":
            raise StoreUnavailableError(WITHOUT_POSTGRES) from error
        raise StoreUnavailableError(f"The database address needs the Python package {error.name}.") from error


def require_unicode(connection: Connection) -> None:
    """Raise ``StoreUnavailableError`` if a database can't hold every name.

    An SQLite file always can. A server creates databases in the encoding of its locale.
    """
    encoding = connection.scalar(text("SHOW server_encoding")) if connection.dialect.name == "postgresql" else UNICODE
    if encoding != UNICODE:
        raise StoreUnavailableError(f"The encoding of the database is {encoding}. {NARROW}")


def sqlite_file(address: str) -> Path | None:
    """Return the file of an SQLite address, unless it is in memory."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        return None
    if url.get_backend_name() != "sqlite" or url.database in {None, "", ":memory:"} or "uri" in url.query:
        return None
    return Path(str(url.database))


async def file_behind(engine: AsyncEngine) -> Path | None:
    """Return the file of an SQLite database, whatever form its address has."""
    if engine.dialect.name != "sqlite":
        return None
    async with engine.connect() as connection:
        databases = (await connection.exec_driver_sql("PRAGMA database_list")).mappings().all()
    file = next(database["file"] for database in databases if database["name"] == "main")
    return Path(file) if file else None


def identity(file: Path | None) -> tuple[int, int] | None:
    """Return the identity of a file, independent of its name."""
    try:
        found = None if file is None else file.stat()
    except FileNotFoundError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)


def insert_missing(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an ``INSERT`` that skips rows whose key exists already."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


async def put(connection: AsyncConnection, table: Table, **columns: Any) -> None:
    """Insert or replace the row of a key in one statement."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in columns.items() if name not in key}
    await connection.execute(dialect.insert(table).values(columns).on_conflict_do_update(index_elements=key, set_=rest))


async def go_on_counting(old: AsyncConnection, new: AsyncConnection, key: Column[int]) -> None:
    """Copy the last id that a table has given, also to a row deleted since."""
    name, sequence = key.table.name, func.pg_get_serial_sequence(key.table.name, key.name)
    if old.dialect.name == "postgresql":
        last = await old.scalar(select(func.pg_sequence_last_value(sequence)))
    else:
        last = await old.scalar(text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": name})
    if not last:
        return
    if new.dialect.name == "postgresql":
        await new.execute(select(func.setval(sequence, last)))
    else:
        await new.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": name})
        await new.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), {"name": name, "last": last})


async def read_snapshot(connection: AsyncConnection) -> None:
    """Read one state of the database until the transaction ends; call it first.

    An SQLite file is locked meanwhile.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def end_with_next(connection: AsyncConnection) -> None:
    """Let the transaction end with its next statement.

    On SQLite, this saves a trip to the connection's thread.
    """
    if (file := _file_connection(connection)) is not None:
        file.ends_next = True


def defer_next(connection: AsyncConnection) -> None:
    """Let the next statement, whose result no one reads, wait for the one after it.

    On SQLite, this saves a trip to the connection's thread. Its errors are the second statement's.
    """
    if (file := _file_connection(connection)) is not None:
        file.defers_next = True


def _file_connection(connection: AsyncConnection) -> FileConnection | None:
    assert connection.sync_connection is not None  # it is open
    below = connection.sync_connection.connection.driver_connection
    return below if isinstance(below, FileConnection) else None


async def allow_pauses(connection: AsyncConnection) -> None:
    """Let a transaction pause as long as it likes."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


async def migrate_alone(connection: AsyncConnection) -> None:
    """Lock out other processes' migrations; SQLite's BEGIN already does."""
    if connection.dialect.name == "postgresql":
        # Others' migrations may take long.
        await connection.execute(text("SET LOCAL lock_timeout = 0"))
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        await connection.execute(text(f"SET LOCAL lock_timeout = {MIGRATION_PATIENCE}"))


async def hold_person(connection: AsyncConnection, user: int) -> None:
    """Lock a user until commit against others who seat, block or delete them.

    Taken before any other lock, and of several users in the order of ids, to avoid deadlocks. SQLite's BEGIN already
    locks out everyone.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": user})


def connections_of(engine: AsyncEngine) -> tuple[int, int]:
    """Return the pool's connections in use, and its maximum."""
    pool = engine.pool
    return (pool.checkedout(), pool.size()) if isinstance(pool, AsyncAdaptedQueuePool) else (0, 1)


def for_one(engine: AsyncEngine) -> AsyncEngine:
    """Return an engine for the same server that doesn't pool connections."""
    return _server_engine(engine.url, poolclass=NullPool)


def _server_engine(url: URL, **pool: Any) -> AsyncEngine:
    if url.drivername != "postgresql+asyncpg":
        return create_async_engine(url, hide_parameters=True, **pool)
    settings = {"application_name": "manila", "synchronous_commit": "on", **KEEPALIVES, **PATIENCE}
    arguments = {"timeout": CONNECT_SECONDS, "server_settings": settings}
    engine = create_async_engine(url, hide_parameters=True, connect_args=arguments, **pool)
    event.listen(engine.sync_engine, "do_connect", _pass_libpq)
    return engine


def _pass_libpq(_dialect: Dialect, _record: object, _args: object, arguments: dict[str, Any]) -> None:
    """Pass libpq's options in an address, the only place where asyncpg reads them.

    Providers' addresses have some, such as *sslmode*.
    """
    import asyncpg  # noqa: PLC0415 - an optional package

    known = {*signature(asyncpg.connect).parameters, *SQLALCHEMY_OPTIONS}
    libpq = {name: arguments.pop(name) for name in [*arguments] if name not in known}
    if libpq:
        arguments["dsn"] = str(URL.create("postgresql", query=libpq))


def _connect_server(url: URL) -> AsyncEngine:
    if "@" in f"{url.host}{url.database}":
        raise ValueError("the password has been taken to end at its own @")
    engine = _server_engine(
        url, pool_pre_ping=True, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=CONNECT_SECONDS
    )
    event.listen(engine.sync_engine, "handle_error", _drop_read_only)
    return engine


def _drop_read_only(failure: ExceptionContext) -> None:
    """Close read-only connections: they stay so when the database is writable again."""
    if is_read_only(failure.original_exception):
        failure.is_disconnect = True


def _connect_sqlite(url: URL) -> AsyncEngine:
    in_memory = url.database in {None, "", ":memory:"}
    if not in_memory and "uri" not in url.query:
        Path(str(url.database)).parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    (database,), options = SQLiteDialect_aiosqlite().create_connect_args(url)

    opened = False

    async def open_one() -> aiosqlite.Connection:
        """Make the file only at first: a missing one was moved, and may come back."""
        nonlocal opened
        connection = await open_connection(str(database), uri=bool(options.get("uri")), create=not opened)
        opened = True
        return connection

    pool: dict[str, Any] = (
        {"poolclass": StaticPool}
        if in_memory
        else {"poolclass": AsyncAdaptedQueuePool, "pool_size": FILE_CONNECTIONS, "max_overflow": 0}
    )
    engine = create_async_engine(url, hide_parameters=True, async_creator=open_one, **pool)
    event.listen(engine.sync_engine, "handle_error", _drop_read_only)
    return engine
