"""An SQLite database has one process; another is told which."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from storage import Store
from storage.backup import BackupError, backup, restore
from storage.errors import DatabaseHeldError
from storage.file_lock import DatabaseLock, Holder, holder_of, lock_file, locked
from storage.move import move
from tests.storage.samples import lobby

BOT: Final = """
import asyncio, sys
from storage import Store

async def run():
    await Store.open(sys.argv[1], alone=True)
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(run())
"""


@pytest.fixture
def server() -> None:
    """Processes on a server have shares, and a page of their own."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.file_lock.PATIENCE_SECONDS", 0)


@pytest.fixture
def bot(url: str) -> Iterator[subprocess.Popen[bytes]]:
    """Another process that has the database."""
    with subprocess.Popen([sys.executable, "-c", BOT, url], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"
        yield process
        process.kill()


async def test_a_second_process_is_told_who_has_the_database(
    file: Path, url: str, bot: subprocess.Popen[bytes]
) -> None:
    holder = holder_of(file)
    assert holder is not None
    assert holder.pid == bot.pid
    with pytest.raises(DatabaseHeldError) as refused:
        await Store.open(url, alone=True)
    assert str(file) in str(refused.value)
    assert f"process {bot.pid} on {holder.host}, since {holder.since:%Y-%m-%d %H:%M:%S} UTC" in str(refused.value)


@pytest.mark.slow
async def test_whoever_was_killed_holds_nothing_up(file: Path, url: str, bot: subprocess.Popen[bytes]) -> None:
    bot.send_signal(signal.SIGKILL)
    bot.wait()
    assert holder_of(file) is None, "what is written in the file counts for nothing without the lock"
    store = await Store.open(url, alone=True)
    found = holder_of(file)
    assert found is not None
    assert found.pid == os.getpid()
    await store.close()
    assert holder_of(file) is None


@pytest.mark.slow
async def test_a_database_is_held_whichever_way_leads_to_it(
    file: Path, tmp_path: Path, bot: subprocess.Popen[bytes]
) -> None:
    (tmp_path / "link.sqlite3").symlink_to(file)
    for url in (f"sqlite:///{tmp_path}/link.sqlite3", f"sqlite:///file:{file}?uri=true"):
        with pytest.raises(DatabaseHeldError, match=str(bot.pid)):
            await Store.open(url, alone=True)


@pytest.mark.slow
async def test_a_copy_is_made_beside_a_bot_that_runs_and_nothing_else(
    file: Path, url: str, bot: subprocess.Popen[bytes], tmp_path: Path
) -> None:
    copy, elsewhere = tmp_path / "copy.sqlite3", f"sqlite:///{tmp_path}/other.sqlite3"
    backup(file, copy)
    with pytest.raises(BackupError, match=f"process {bot.pid} .*Stop that one"):
        restore(copy, file, aside=file.with_name("aside"))
    with pytest.raises(DatabaseHeldError, match=str(bot.pid)):
        await move(url, elsewhere)
    with pytest.raises(DatabaseHeldError, match=str(bot.pid)):
        await move(f"sqlite:///{copy}", url)


async def test_whoever_only_looks_keeps_nobody_from_starting(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(url, alone=True)).close()
    monkeypatch.setattr("storage.file_lock.PATIENCE_SECONDS", 60)
    looking = os.open(lock_file(file), os.O_RDONLY)
    fcntl.flock(looking, fcntl.LOCK_SH)
    opening = asyncio.create_task(Store.open(url, alone=True))
    await asyncio.sleep(0)
    os.close(looking)
    await (await opening).close()


async def test_a_start_that_fails_lets_go(file: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: object) -> None:
        raise RuntimeError("as a test wants it")

    with monkeypatch.context() as broken:
        broken.setattr("storage.store.migrate", fail)
        with pytest.raises(RuntimeError):
            await Store.open(url, alone=True)
    assert holder_of(file) is None


async def test_databases_in_memory_are_nobody_elses() -> None:
    stores = [await Store.open("sqlite://", alone=True) for _ in range(2)]
    for store in stores:
        await lobby(store)
        await store.close()


def test_where_there_are_no_locks_the_bot_runs_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("fcntl.flock", no_locks)
    DatabaseLock.hold(tmp_path / "manila.sqlite3").release()
    assert "file locks unsupported" in caplog.text


def test_a_lock_just_taken_is_held_by_nobody_known(tmp_path: Path) -> None:
    database = tmp_path / "manila.sqlite3"
    with locked(database):
        os.truncate(lock_file(database), 0)
        with pytest.raises(DatabaseHeldError, match="an unknown one"):
            DatabaseLock.hold(database)


def test_a_process_is_known_by_its_mark() -> None:
    me = Holder.here()
    assert Holder.whose(me.mark, me.since) == me
    assert [Holder.whose(mark, me.since) for mark in ("", "x@host", "12")] == [None] * 3
