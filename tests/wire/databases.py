"""The databases on which bots are killed: what may befall each of them, and what stands in it, read from outside."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import asyncpg
from sqlalchemy import NullPool, RowMapping, Select, inspect, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tests.postgres import Server
from tests.wire.nursery import Life

ROOM: Final = 4096
"""Bytes that a full disk still has."""
LONGEST_PEACE: Final = 0.2
"""Seconds between two cuts."""


class Trouble(NamedTuple):
    """Something that befalls a database under a bot, for as long as a block."""

    weight: int
    """How often, of about a hundred kills."""
    befall: Callable[[Life], AbstractAsyncContextManager[None]]
    waited_out: bool = False
    """Whether a bot that starts waits until it is over. With other trouble it would end and say why."""


class Database(ABC):
    """A database under trial."""

    queues = False
    """Whether a second bot waits for the first to end. Else it is refused."""

    def __init__(self, url: str) -> None:
        self.url = url
        """As the settings take it."""

    @property
    @abstractmethod
    def troubles(self) -> Mapping[str, Trouble]:
        """By what a report calls a kill meanwhile."""

    @abstractmethod
    def _reading(self) -> str:
        """The address for who only reads."""

    async def begun(self) -> bool:
        """Whether a bot has made its tables there."""
        async with self._reader().connect() as connection:
            return await connection.run_sync(lambda there: inspect(there).has_table("tables"))

    async def read(self, query: Select[Any]) -> Sequence[RowMapping]:
        """The rows of a query; none before a bot has made its tables."""
        if not await self.begun():
            return []
        async with self._reader().connect() as connection:
            rows: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        return rows

    def _reader(self) -> AsyncEngine:
        return create_async_engine(self._reading(), poolclass=NullPool)


class SQLite(Database):
    """A file in a folder, which is the bot's alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "manila.sqlite3"
        super().__init__(f"sqlite:///{self._file}")

    @property
    def troubles(self) -> Mapping[str, Trouble]:
        return {
            "with a full disk": Trouble(7, self._full_disk),
            "with a locked database": Trouble(7, self._locked, waited_out=True),
        }

    def _reading(self) -> str:
        # A database in memory is as empty as a file that is not there yet.
        there = self._file.exists()
        return f"sqlite+aiosqlite:///file:{self._file}?mode=ro&uri=true&timeout=10" if there else "sqlite+aiosqlite://"

    @asynccontextmanager
    async def _full_disk(self, life: Life) -> AsyncIterator[None]:
        written = [path.stat().st_size for path in self._folder.glob("*") if not path.name.endswith("-shm")]
        _let_files_grow(life, max(written, default=0) + ROOM)
        yield
        _let_files_grow(life, resource.RLIM_INFINITY)

    @asynccontextmanager
    async def _locked(self, _life: Life) -> AsyncIterator[None]:
        """Another program holds the database."""
        other = await asyncio.to_thread(
            sqlite3.connect, self._file, isolation_level=None, timeout=10, check_same_thread=False
        )
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        finally:
            other.close()


def _let_files_grow(life: Life, most: int) -> None:
    """Up to so many bytes. Nothing happens to a bot that is dead."""
    with suppress(ProcessLookupError):
        resource.prlimit(life.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


class PostgreSQL(Database):
    """One of the databases of a server, which several bots may share."""

    queues = True

    def __init__(self, server: Server, url: str, random: Random) -> None:
        super().__init__(url)
        self._server = server
        self._name = str(make_url(url).database)
        self._random = random

    @property
    def troubles(self) -> Mapping[str, Trouble]:
        return {
            "with connections cut": Trouble(6, self._cut),
            "with locked tables": Trouble(5, self._locked, waited_out=True),
            "with a crashed server": Trouble(5, self._crashed),
            "with a restarted server": Trouble(8, self._restarted),
        }

    def _reading(self) -> str:
        return self.url.replace("postgresql:", "postgresql+asyncpg:")

    @asynccontextmanager
    async def _cut(self, _life: Life) -> AsyncIterator[None]:
        """The server ends all connections to the database, again and again."""

        async def cut() -> None:
            while True:
                await self._server.say(
                    f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self._name}'"
                )
                await asyncio.sleep(self._random.random() * LONGEST_PEACE)

        cutting = asyncio.create_task(cut())
        yield
        cutting.cancel()
        with suppress(asyncio.CancelledError):
            await cutting

    @asynccontextmanager
    async def _locked(self, _life: Life) -> AsyncIterator[None]:
        """Another program holds the tables. Where the bot and it wait for each other, it may be the one to give way."""
        other = await self._server.connect(self._name)
        try:
            await other.execute("BEGIN")
            while True:
                try:
                    await other.execute("LOCK TABLE tables, entries IN ACCESS EXCLUSIVE MODE")
                    break
                except asyncpg.DeadlockDetectedError:
                    await other.execute("ROLLBACK; BEGIN")
            yield
        finally:
            await other.close()

    @asynccontextmanager
    async def _restarted(self, _life: Life) -> AsyncIterator[None]:
        """An operator stops the server, and starts it at once."""
        await asyncio.to_thread(self._server.shut)
        await asyncio.to_thread(self._server.start)
        yield

    @asynccontextmanager
    async def _crashed(self, _life: Life) -> AsyncIterator[None]:
        await asyncio.to_thread(self._server.stop)
        yield
        await asyncio.to_thread(self._server.start)
