"""``manila replay``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app


def replay(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, arguments)])


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The log of a whole game."""
    result = CliRunner().invoke(app, ["simulate", "--games", "1", "--seats", "3", "--save", str(tmp_path)])
    assert result.exit_code == 0, result.output
    (log,) = tmp_path.glob("*.jsonl")
    return log


def change(log: Path, line: int, **fields: Any) -> None:
    """Falsify a line."""
    lines = log.read_text(encoding="utf-8").splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | fields)
    log.write_text("\n".join(lines), encoding="utf-8")


def test_a_game_is_told_move_by_move_with_the_ranking_at_the_end(log: Path) -> None:
    result = replay(log)
    assert result.exit_code == 0, result.output
    assert "Voyage 1" in result.stdout
    assert "(to Random 1) Your shares" in result.stdout
    assert "Rolled" in result.stdout
    told = [int(line.split()[0]) for line in result.stdout.splitlines() if line[:5].strip().isdigit()]
    assert told == list(range(len(log.read_text(encoding="utf-8").splitlines()) - 1))
    assert all(f"Random {seat}" in result.stdout.split("Rank")[1] for seat in (1, 2, 3))


def test_a_fair_game_verifies(log: Path) -> None:
    result = replay(log, "--verify")
    assert result.exit_code == 0, result.output
    assert "Verified" in result.stdout


def test_a_loaded_die_is_found(log: Path) -> None:
    entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    line, entry = next((line, entry) for line, entry in enumerate(entries) if line > 1 and len(entry["draws"]) == 3)
    change(log, line, draws=[(draw + 1) % 6 for draw in entry["draws"]])
    result = replay(log, "--verify")
    assert result.exit_code == 1
    assert "Verified" not in result.stdout


def test_a_seed_that_was_not_committed_to_is_found(log: Path) -> None:
    change(log, 0, seed="0" * 32)
    assert replay(log).exit_code == 0
    result = replay(log, "--verify")
    assert result.exit_code == 1
    assert "seed" in result.stderr


def test_an_illegal_move_ends_the_telling(log: Path) -> None:
    change(log, 2, code="bid:0")
    result = replay(log)
    assert result.exit_code == 1
    assert "entry 1" in result.stderr


def test_an_unfinished_game_says_so(log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join(lines[:10]), encoding="utf-8")
    result = replay(log)
    assert result.exit_code == 0
    assert "not over" in result.stdout


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "empty"),
        (b"Dear diary\n", "not the log"),
        (b"\xff\xfe\x00", "not the log"),
        (b'{"kind": "go", "rules_version": 1, "options": {}, "seats": 2}\n', "does not know"),
    ],
)
def test_a_file_that_is_no_log_is_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    result = replay(file)
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_a_file_that_is_not_there_is_refused() -> None:
    result = replay("nowhere.jsonl")
    assert result.exit_code == 2
    assert "nowhere.jsonl" in result.stderr
