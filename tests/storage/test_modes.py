"""A database is for its owner's eyes alone, also one that an older version made."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from storage import Store, sqlite
from storage.backup import backup, restore
from storage.modes import open_to_others
from tests.storage.samples import lobby


@pytest.fixture
def server() -> None:
    """A server's files are the server's."""


def modes(folder: Path) -> dict[str, int]:
    """Of a folder and what is in it."""
    return {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}


def put(file: Path) -> None:
    file.touch(mode=0o644)


def widen(*paths: Path) -> None:
    """Let everybody read."""
    for path in paths:
        if path.exists():
            path.chmod(0o755 if path.is_dir() else 0o644)


def test_nobody_else_can_read_a_database_while_it_is_made(tmp_path: Path) -> None:
    made = tmp_path / "new.sqlite3"
    before = os.umask(0)
    try:
        sqlite._open(str(made), uri=False).close()
    finally:
        os.umask(before)
    assert modes(tmp_path)[made.name] == 0o600


async def test_a_new_database_can_be_read_by_its_owner_alone(file: Path, url: str) -> None:
    store = await Store.open(url, alone=True)
    await lobby(store)
    found = modes(file.parent)
    await store.close()
    assert found == {
        "data": 0o700,
        "manila.sqlite3": 0o600,
        "manila.sqlite3-wal": 0o600,
        "manila.sqlite3-shm": 0o600,
        "manila.sqlite3.lock": 0o600,
    }


async def test_one_others_can_read_is_mended_at_the_start_and_told(
    file: Path, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(url)
    await lobby(store)
    aside = file.with_name("manila.sqlite3.20261120-120000")
    put(aside)
    widen(*map(file.parent.joinpath, modes(file.parent)), file.parent)
    assert {path.name for path in open_to_others(file)} == set(modes(file.parent))
    await (await Store.open(url, alone=True)).close()
    assert open_to_others(file) == []
    assert set(modes(file.parent).values()) == {0o600, 0o700}
    assert "file mode repaired" in caplog.text
    assert str(file) in caplog.text
    await store.close()


async def test_a_folder_that_holds_other_things_is_left_as_it_is(file: Path, url: str) -> None:
    await (await Store.open(url)).close()
    put(file.parent / "diary.txt")
    widen(file, file.parent)
    await (await Store.open(url, alone=True)).close()
    found = modes(file.parent)
    assert (found["data"], found["diary.txt"], found["manila.sqlite3"]) == (0o755, 0o644, 0o600)


async def test_what_cannot_be_mended_is_told_and_stops_nobody(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await (await Store.open(url)).close()
    widen(file)

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    with monkeypatch.context() as foreign:
        foreign.setattr(Path, "chmod", refuse)
        await (await Store.open(url, alone=True)).close()
    assert "change its mode yourself" in caplog.text
    caplog.clear()
    with monkeypatch.context() as stubborn:
        stubborn.setattr(Path, "chmod", lambda *_: None)
        await (await Store.open(url, alone=True)).close()
    assert "this file system has no modes" in caplog.text


async def test_a_restored_database_can_be_read_by_its_owner_alone(file: Path, url: str, tmp_path: Path) -> None:
    await (await Store.open(url)).close()
    copy = tmp_path / "copy.sqlite3"
    backup(file, copy)
    widen(copy)
    new = tmp_path / "new" / "manila.sqlite3"
    restore(copy, new)
    assert modes(new.parent) == {"new": 0o700, "manila.sqlite3": 0o600, "manila.sqlite3.lock": 0o600}
