"""A PostgreSQL server of the tests' own: on a socket in a temporary folder, gone when they end."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import asyncpg
import pytest

from storage import Store
from tests.disk import memory

HOMES: Final = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
"""Where packages put the server's programs; they are seldom on the path."""
UNSAFE: Final = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""The tests' data may be lost: they never wait for the disk."""
GUARD: Final = '"$@" & read -r _; kill -QUIT $!; wait $!'
"""Ends the server when its input is closed, also because the tests were killed: it shall not outlive them."""
OWNER: Final = "manila"
TEMPLATE: Final = "migrated"
PATIENCE: Final = 30.0
EMPTIED: Final = """
DO $$ DECLARE one text; BEGIN
    PERFORM pg_terminate_backend(pid, 5000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    SET LOCAL session_replication_role = replica;
    FOR one IN SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname <> 'alembic_version' LOOP EXECUTE format('DELETE FROM %I', one); END LOOP;
    PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence;
END $$
"""
"""Ends all other connections to a database, and takes its rows out in any order."""
SCHEMA: Final = """
SELECT array_agg(relname || relnatts ORDER BY relname) || ARRAY(SELECT version_num::text FROM alembic_version)
FROM pg_class WHERE relnamespace = 'public'::regnamespace
"""

on_both: Final = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""Marks a test whose bot shall run on SQLite and on PostgreSQL."""


class Server:
    """A server. Every test gets a database of its own."""

    def __init__(self, home: Path, folder: Path, settings: Sequence[str]) -> None:
        """With the programs of ``home``, on data that ``folder`` has already."""
        self.folder = folder
        options = [part for setting in settings for part in ("-c", setting)]
        address = ["-k", str(folder), "-c", "listen_addresses="]
        self._command = [str(home / "postgres"), "-D", str(folder / "data"), *address, *options]
        self._ask = [str(home / "pg_isready"), "-q", "-h", str(folder), "-U", OWNER, "-d", "postgres"]
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._schema: list[str] = []
        """That of the template, once there is one."""
        self._spare: list[str] = []
        """Databases with the newest schema and no rows. To create and drop one takes longer than most tests."""

    def start(self) -> None:
        """Return when it takes connections."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "sh", *self._command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **_server_user(),
            )
        deadline = monotonic() + PATIENCE
        while subprocess.run(self._ask, check=False).returncode:
            if self._process.poll() is not None or monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()}")
            sleep(0.02)

    def stop(self) -> None:
        """End it in the middle of whatever it does, as a crash would. It can be started again."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None  # it is a pipe
            process.stdin.close()
            process.wait(PATIENCE)

    def shut(self) -> None:
        """End it as an operator does: it ends all connections, and writes down what it has."""
        file = self.folder / "data/postmaster.pid"
        os.kill(int(file.read_text().split(maxsplit=1)[0]), signal.SIGINT)
        deadline = monotonic() + PATIENCE
        while file.exists() and monotonic() < deadline:
            sleep(0.02)
        self.stop()

    def url(self, database: str) -> str:
        """The address of a database, as the settings take it."""
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    async def connect(self, database: str = "postgres") -> Any:
        """The driver's own connection to a database, to look past the program under test."""
        return await asyncpg.connect(host=str(self.folder), user=OWNER, database=database)

    async def say(self, statement: str) -> None:
        """Have something done that is about databases, not in one."""
        connection = await self.connect()
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    async def lasting(self, name: str) -> str:
        """The address of an empty database that stays as long as the server."""
        await self.say(f"CREATE DATABASE {name}")
        return self.url(name)

    @asynccontextmanager
    async def database(self, *, migrated: bool = False, encoding: str = "UTF8") -> AsyncIterator[str]:
        """The address of a database of the block's own: empty, or with the newest schema."""
        if migrated and self._spare:
            name = self._spare.pop()
        else:
            name = f"test{next(self._numbers)}"
            template = await self._migrated() if migrated else "template0"
            await self.say(f"CREATE DATABASE {name} TEMPLATE {template} ENCODING '{encoding}'")
        yield self.url(name)
        if migrated and await self._emptied(name):
            self._spare.append(name)
        else:
            await self.say(f"DROP DATABASE {name} WITH (FORCE)")

    async def _emptied(self, name: str) -> bool:
        """Take the rows out of a database. ``False`` if a test has left it changed otherwise."""
        connection = await self.connect(name)
        try:
            await connection.execute(EMPTIED)
            return bool(await connection.fetchval(SCHEMA) == self._schema)
        except asyncpg.PostgresError:
            return False
        finally:
            await connection.close()

    async def _migrated(self) -> str:
        """The name of a database with the newest schema, to copy: quicker than to migrate each anew."""
        if not self._schema:
            store = await Store.open(await self.lasting(TEMPLATE))
            await store.close()
            connection = await self.connect(TEMPLATE)
            self._schema = await connection.fetchval(SCHEMA)
            await connection.close()
        return TEMPLATE


def programs() -> Path | None:
    """The folder of the server's programs, the newest version first; ``None`` where there are none."""
    folders = [folder for home in HOMES for folder in Path("/").glob(home.lstrip("/")) if (folder / "initdb").exists()]
    if folders:
        return max(folders, key=lambda folder: [int(part) for part in folder.parts if part.isdigit()])
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


@contextmanager
def serving(*settings: str, beside: Path | None = None) -> Iterator[Server]:
    """A server with these settings, such as ``fsync=off``; its files in memory, or in a folder in another.

    Skips the test where PostgreSQL is not installed.
    """
    home = programs()
    if home is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix=".manila-pg-", dir=beside or memory()))
    server = Server(home, folder, settings)
    try:
        identity = _server_user()
        if identity:
            os.chown(folder, identity["user"], identity["group"])
        making = [str(home / "initdb"), "-D", str(folder / "data"), "-U", OWNER, "-A", "trust", "-E", "UTF8"]
        making += ["--locale=C", "--no-sync"]
        subprocess.run(making, check=True, stdout=subprocess.DEVNULL, cwd=folder, **identity)
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _server_user() -> dict[str, Any]:
    """How to run the server: it refuses to be root, and then runs as the user that its package has made."""
    if os.geteuid() != 0:
        return {}
    user = next(entry for name in ("postgres", "nobody") for entry in pwd.getpwall() if entry.pw_name == name)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
