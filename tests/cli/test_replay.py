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
    assert "not ended" in result.stdout


def test_an_unfinished_game_is_verified_so_far(log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join(lines[:10]), encoding="utf-8")
    result = replay(log, "--verify")
    assert result.exit_code == 3
    assert "Verified so far" in result.stdout


def test_a_roll_that_was_taken_back_is_found(log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    entries = [json.loads(line) for line in lines[1:]]
    rolled = next(entry for entry in entries[1:] if entry["draws"])
    undo = {"number": rolled["number"] + 1, "seat": rolled["seat"], "code": f"undo:{rolled['number']}", "by": "person"}
    log.write_text("\n".join([*lines[: rolled["number"] + 2], json.dumps(undo)]), encoding="utf-8")
    assert replay(log).exit_code == 0
    result = replay(log, "--verify")
    assert result.exit_code == 1
    assert "taken back" in result.stderr


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "empty"),
        (b"Dear diary\n", "is not the log of a game: line 1: it is not JSON."),
        (b"[]\n", "line 1: it should be an object."),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b'{"kind": "go", "rules_version": 1, "options": {}, "seats": 2}\n', "does not know"),
        (
            b'{"kind": "manila", "rules_version": 1, "options": {}, "seats": 1180591620717411303424}\n',
            "seats should be",
        ),
        (
            b'{"kind": "manila", "rules_version": 1, "options": {}, "seats": 1, "players": ["%s"]}\n' % (b"a" * 1001),
            "most 100",
        ),
    ],
)
def test_a_file_that_is_no_log_is_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    result = replay(file)
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_a_move_that_breaks_the_rules_is_named_in_words(log: Path) -> None:
    change(log, 2, code="bid:0")
    complaint = replay(log).stderr
    assert "entry 1 of Random" in complaint
    assert "That bid is too low" in complaint
    assert "why-" not in complaint


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"number": "7"}, "line 9: number should be a valid integer."),
        ({"seat": "1"}, "line 9: seat should be a valid integer."),
        ({"seat": True}, "line 9: seat should be a valid integer."),
        ({"draws": ["3"]}, "line 9: draws.0 should be a valid integer."),
        ({"draws": [2.0]}, "line 9: draws.0 should be a valid integer."),
        ({"by": "robot"}, "line 9: by should be 'person', 'ai' or 'clock'."),
        ({"code": "no spaces"}, "line 9: code should match"),
        ({"colour": "red"}, "line 9: colour is not known."),
    ],
)
def test_a_line_that_is_none_is_named_in_one_sentence(log: Path, fields: dict[str, Any], complaint: str) -> None:
    change(log, 8, **fields)
    result = replay(log)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1
    assert "http" not in result.stderr


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seats": "3"}, "line 1: seats should be a valid integer."),
        ({"rules_version": "1"}, "line 1: rules_version should be a valid integer."),
        ({"players": ["Ann"]}, "line 1: 1 names for 3 seats."),
        ({"seats": 9, "players": []}, "manila is for 3, 4, 5 players, not 9."),
        ({"rules_version": 99}, "rules 99 of manila are not known here."),
        ({"options": {"kick_off": "yes"}}, "house rules: kick_off should be a valid boolean."),
        ({"options": {"unheard_of": True}}, "house rules: unheard_of is not known."),
        ({"options": {"deal": "most"}}, "house rules: deal should be 'twelve' or 'all'."),
    ],
)
@pytest.mark.parametrize("entries", [0, 5])
def test_a_head_that_cannot_be_played_is_named_in_one_sentence(
    log: Path, entries: int, fields: dict[str, Any], complaint: str
) -> None:
    change(log, 0, **fields)
    log.write_text("\n".join(log.read_text(encoding="utf-8").splitlines()[: 1 + entries]), encoding="utf-8")
    result = replay(log)
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_seat_that_is_not_there_breaks_the_rules(log: Path) -> None:
    change(log, 2, seat=7)
    result = replay(log)
    assert (result.exit_code, "there is no seat 7" in result.stderr) == (1, True)


def test_a_file_that_is_not_there_is_refused() -> None:
    result = replay("nowhere.jsonl")
    assert result.exit_code == 2
    assert "nowhere.jsonl" in result.stderr
