"""Long work says how far it is, and leaves nothing half when it is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage.progress import Progress
from tests.cli.test_backup import database, manila

__all__ = ["database"]

PUZZLES = ("puzzles", "make", "--game", "manilla", "--count", "1", "--out", "some.puzzles")
COMMANDS = {
    "backup": ("backup", "copy.sqlite3"),
    "restore": ("restore", "kept.sqlite3", "--replace"),
    "move": ("move", "sqlite:///other.sqlite3"),
    "puzzles": PUZZLES,
}


@pytest.fixture(autouse=True)
def _told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.progress.EVERY", 0.0)
    monkeypatch.setattr("storage.progress.STEPS", 1)


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (COMMANDS["backup"], "Copying: 100%"),
        pytest.param(COMMANDS["restore"], "Restoring: 100%", marks=pytest.mark.slow),
        pytest.param(COMMANDS["move"], "Copying: 100%", marks=pytest.mark.slow),
        pytest.param(COMMANDS["puzzles"], "Finding puzzles: 100%", marks=pytest.mark.slow),
        pytest.param(("doctor", "--deep"), "Reading the database: under way", marks=pytest.mark.slow),
        (("doctor", "--deep"), "Playing every game again: 100%"),
    ],
)
def test_long_work_writes_lines_to_a_log(database: Path, command: tuple[str, ...], line: str) -> None:
    assert manila("backup", "kept.sqlite3").exit_code == 0
    done = manila(*command)
    assert line in done.stderr, done.output


@pytest.mark.usefixtures("database")
def test_long_work_shows_a_bar_in_a_terminal() -> None:
    done = manila("backup", "copy.sqlite3", TTY_COMPATIBLE="1", TERM="xterm")
    assert done.exit_code == 0, done.output
    assert "Copying" in done.stderr
    assert "Copying: " not in done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_ctrl_c_leaves_nothing_half(database: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert manila("backup", "kept.sqlite3").exit_code == 0
    before = {file: file.read_bytes() for file in _files()}

    def pressed(done: int, whole: int) -> None:
        raise KeyboardInterrupt

    @contextmanager
    def shown(_what: str) -> Iterator[Progress]:
        yield pressed

    monkeypatch.setattr("bot.cli.progress.shown", shown)
    assert manila(*COMMANDS[name]).exit_code != 0
    assert {file: file.read_bytes() for file in _files()} == before


def test_ctrl_c_puts_back_a_database_set_aside(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert manila("backup", "kept.sqlite3").exit_code == 0

    def pressed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("storage.backup._appear", pressed)
        assert manila("restore", "kept.sqlite3", "--replace").exit_code != 0
    assert [path.name for path in database.parent.glob("manila.sqlite3*") if path.suffix != ".lock"] == [database.name]
    assert "2 tables" in manila("backup", "again.sqlite3").stdout


@pytest.mark.slow
def test_puzzles_replace_a_file_only_by_force() -> None:
    file = Path("some.puzzles")
    file.write_text("mine")
    refused = manila(*PUZZLES)
    assert (refused.exit_code, "--force" in refused.stderr, file.read_text()) == (1, True, "mine")
    assert manila(*PUZZLES, "--force").exit_code == 0
    assert file.read_bytes() != b"mine"


def _files() -> list[Path]:
    """All that is there but locks and SQLite's own files beside a database, which mean nothing without their holder."""
    beside = (".lock", "-wal", "-shm")
    return sorted(path for path in Path.cwd().rglob("*") if path.is_file() and not path.name.endswith(beside))
