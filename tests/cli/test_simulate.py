"""``manila simulate``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from engine.log import GameLog, read, replay, verify
from tests.kit import GAMES

MANILA = GAMES["manila"]


def simulate(*arguments: str) -> dict[str, Any]:
    """The object that ``simulate --json`` prints."""
    result = CliRunner().invoke(app, ["simulate", "--json", *arguments])
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n") == 1
    counts: dict[str, Any] = json.loads(result.stdout)
    return counts


def logs(folder: Path) -> list[GameLog]:
    """All logs of a folder, by name."""
    return [read(path.read_text(encoding="utf-8").splitlines()) for path in sorted(folder.iterdir())]


def test_json_counts_games_moves_voyages_wins_and_money_by_seat() -> None:
    counts = simulate("--seats", "3", "--games", "20", "--seed", "harbor")
    assert (counts["game"], counts["seats"], counts["games"], counts["seed"]) == ("manila", 3, 20, "harbor")
    assert counts["players"] == ["random"] * 3
    assert counts["voyages"] >= 20
    assert counts["moves"] > counts["voyages"]
    assert len(counts["wins"]) == len(counts["money"]) == 3
    assert sum(counts["wins"]) >= 20
    assert counts["seconds"] > 0


def test_the_table_of_any_game_has_scores() -> None:
    result = CliRunner().invoke(app, ["simulate", "--games", "1"], env={"COLUMNS": "120"})
    assert "Score a game" in result.output
    assert "Money" not in result.output


def test_equal_seeds_give_equal_games_and_other_seeds_others() -> None:
    def outcome(seed: str) -> dict[str, Any]:
        counts = simulate("--games", "10", "--seed", seed)
        return {key: value for key, value in counts.items() if "second" not in key and key != "seed"}

    assert outcome("1") == outcome("1")
    assert outcome("1") != outcome("2")


def test_saved_logs_replay_and_verify_and_tell_same_as_the_count(tmp_path: Path) -> None:
    counts = simulate("--games", "3", "--seats", "5", "--save", str(tmp_path / "logs"))
    saved = logs(tmp_path / "logs")
    assert len(saved) == 3
    wins = [0] * 5
    for log in saved:
        verify(MANILA, log)
        *_, last = replay(MANILA, log.header, log.entries)
        assert MANILA.to_act(last.state) == ()
        for seat in MANILA.standing(last.state).winners:
            wins[seat] += 1
    assert wins == counts["wins"]
    assert sum(len(log.entries) - 1 for log in saved) == counts["moves"]


def test_a_saved_log_is_a_header_line_and_a_line_a_move(tmp_path: Path) -> None:
    simulate("--games", "1", "--seed", "a/b c", "--save", str(tmp_path))
    (file,) = tmp_path.iterdir()
    assert file.name == "manila-a_b_c-0.jsonl"
    header, setup, *moves = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert header["kind"] == "manila"
    assert {"rules_version", "options", "seats", "seed"} <= header.keys()
    assert setup["draws"]
    assert all({"seat", "code", "draws"} <= move.keys() for move in moves)


def test_each_seat_can_have_a_level_of_its_own() -> None:
    counts = simulate("--seats", "3", "--games", "2", "--players", "simple,random, random")
    assert counts["players"] == ["simple", "random", "random"]


def test_without_json_a_table_but_no_progress_goes_into_a_pipe() -> None:
    result = CliRunner().invoke(app, ["simulate", "--games", "3"])
    assert result.exit_code == 0
    assert "3 games of manila" in result.stdout
    assert "voyages a game" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--game", "go"], "no game 'go'"),
        (["--seats", "9"], "3, 4 or 5 players, not 9"),
        (["--players", "random,simple"], "2 levels for 4 seats"),
        (["--players", "grandmaster"], "no level grandmaster"),
        (["--games", "0"], "--games"),
    ],
)
def test_options_without_sense_are_refused_with_a_reason(arguments: list[str], complaint: str) -> None:
    result = CliRunner().invoke(app, ["simulate", *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_impossible_folder_is_refused_before_any_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = CliRunner().invoke(
        app, ["simulate", "--games", "1", "--save", str(tmp_path / "file")], env={"COLUMNS": "200"}
    )
    assert (result.exit_code, "no folder can be made" in result.output) == (2, True)


def test_a_wrong_number_of_seats_is_told_which_are_right() -> None:
    result = CliRunner().invoke(app, ["simulate", "--game", "manilla", "--seats", "5"], env={"COLUMNS": "200"})
    assert (result.exit_code, "2, 3, 4 or 6 players, not 5" in result.output) == (2, True)
