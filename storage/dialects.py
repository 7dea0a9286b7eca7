"""All that differs between one database and another. The rest of the storage speaks portable SQL.

Both must lose nothing that a player was told. How an SQLite file is opened for that is in ``storage.sqlite``; there is
one connection to it: SQLite has one writer at a time anyway, and a queue inside the process is fair and quick where
SQLite's own waiting is a sleep that grows. PostgreSQL is told *synchronous_commit=on*, whatever the server's own
default is. Rows that are read to be written are locked (``FOR UPDATE``) where SQLite has locked all of the file.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Column, Table, func, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool, StaticPool

from storage.errors import StoreUnavailableError
from storage.modes import FOLDER
from storage.sqlite import open_connection

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
"""How many connections to a server the pool of a process has at most. A transaction takes milliseconds, and nobody
has two at once: more connections would wait for the one core that a process uses."""
CONNECT_SECONDS: Final = 10
"""How long to wait for a server to take a connection, and for a free connection."""

KEEPALIVES: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25000",
}
"""How soon the server notices that a process is out of reach, and gives what it held to others: after 25 seconds, also
where it has just said something that never arrives."""

MIGRATION_LOCK: Final = 0x4D414E49
"""Number of the PostgreSQL advisory lock under which one process at a time migrates ("MANI")."""


def is_address(text: str) -> bool:
    """Whether this is the address of a database of a kind that can be used. Nothing is opened."""
    try:
        return make_url(text).drivername.partition("+")[0] in DRIVERS
    except ArgumentError:
        return False


def connect(address: str) -> AsyncEngine:
    """An engine for an address such as ``sqlite:///data/manila.sqlite3``; opens nothing yet.

    Its errors name no values (``hide_parameters``): among them are seeds and hands, and errors are logged.

    Creates the folder of an SQLite file. Raises ``StoreUnavailableError`` for an address that cannot be used,
    and ``OSError`` when the folder cannot be created.
    """
    try:
        url = make_url(address)
        url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
        return _connect_sqlite(url) if url.get_backend_name() == "sqlite" else _connect_server(url)
    except (ArgumentError, NoSuchModuleError, ValueError):
        # Neither the address nor SQLAlchemy's message is repeated, nor kept as a cause: both can hold a password.
        raise StoreUnavailableError(
            "The database address is not one that can be used. In its password, @ is written %40, : is %3A, / is %2F "
            "and % is %25."
        ) from None
    except ModuleNotFoundError as error:
        if error.name == "asyncpg":
            raise StoreUnavailableError(WITHOUT_POSTGRES) from error
        raise StoreUnavailableError(f"The database address needs the Python package {error.name}.") from error


def sqlite_file(address: str) -> Path | None:
    """The file that an SQLite address names; ``None`` for another database, or one in memory."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        return None
    if url.get_backend_name() != "sqlite" or url.database in {None, "", ":memory:"} or "uri" in url.query:
        return None
    return Path(str(url.database))


async def file_behind(engine: AsyncEngine) -> Path | None:
    """The file that a database is in, however its address names it; ``None`` for a server's, or one in memory."""
    if engine.dialect.name != "sqlite":
        return None
    async with engine.connect() as connection:
        databases = (await connection.exec_driver_sql("PRAGMA database_list")).mappings().all()
    file = next(database["file"] for database in databases if database["name"] == "main")
    return Path(file) if file else None


def identity(file: Path | None) -> tuple[int, int] | None:
    """Which file a name leads to, whatever else it is called; ``None`` if to none."""
    try:
        found = None if file is None else file.stat()
    except FileNotFoundError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)


def insert_missing(connection: AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An ``INSERT`` into a table that leaves alone the rows whose key is there already, whoever wrote them."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


async def put(connection: AsyncConnection, table: Table, **columns: Any) -> None:
    """Write a row in place of the one of its key, if there is one: one statement, so that two at once don't collide."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in columns.items() if name not in key}
    await connection.execute(dialect.insert(table).values(columns).on_conflict_do_update(index_elements=key, set_=rest))


async def go_on_counting(connection: AsyncConnection, key: Column[int]) -> None:
    """After rows were inserted with their ids: give out none of them again. SQLite sees to that itself."""
    if connection.dialect.name == "postgresql":
        highest = await connection.scalar(select(func.max(key)))
        if highest is not None:
            sequence = func.pg_get_serial_sequence(key.table.name, key.name)
            await connection.execute(select(func.setval(sequence, highest)))


async def migrate_alone(connection: AsyncConnection) -> None:
    """Hold off other processes that would migrate now, until the transaction ends. SQLite's BEGIN does so already."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})


async def hold_person(connection: AsyncConnection, user: int) -> None:
    """Hold off whoever else forgets somebody, or counts what they do, until the transaction ends.

    To be held before anything else, so that no two wait for each other. SQLite's BEGIN holds off everybody.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": user})


def connections_of(engine: AsyncEngine) -> tuple[int, int]:
    """Count the pool's connections in use, and those it opens at most."""
    pool = engine.pool
    return (pool.checkedout(), pool.size()) if isinstance(pool, AsyncAdaptedQueuePool) else (0, 1)


def for_one(engine: AsyncEngine) -> AsyncEngine:
    """An engine for the same server without a pool: for a connection that somebody keeps for themselves."""
    return create_async_engine(engine.url, hide_parameters=True, poolclass=NullPool, **_server_options(engine.url))


def _server_options(url: URL) -> dict[str, Any]:
    if url.drivername != "postgresql+asyncpg":
        return {}
    settings = {"application_name": "manila", "synchronous_commit": "on", **KEEPALIVES}
    return {"connect_args": {"timeout": CONNECT_SECONDS, "server_settings": settings}}


def _connect_server(url: URL) -> AsyncEngine:
    if "@" in f"{url.host}{url.database}":
        raise ValueError("the password has been taken to end at its own @")
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=CONNECT_SECONDS,
        **_server_options(url),
    )


def _connect_sqlite(url: URL) -> AsyncEngine:
    in_memory = url.database in {None, "", ":memory:"}
    if not in_memory and "uri" not in url.query:
        Path(str(url.database)).parent.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    (database,), options = SQLiteDialect_aiosqlite().create_connect_args(url)

    open_one = partial(open_connection, str(database), uri=bool(options.get("uri")))
    pool: dict[str, Any] = (
        {"poolclass": StaticPool}
        if in_memory
        else {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    )
    return create_async_engine(url, hide_parameters=True, async_creator=open_one, **pool)
