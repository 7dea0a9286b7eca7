"""``manila benchmark``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from engine.manila.game import MANILA
from engine.matches import bout

MATCH = ("--players", "simple,random,random", "--games", "12")


def benchmark(*arguments: str) -> dict[str, Any]:
    """The object that ``benchmark --json`` prints."""
    result = CliRunner().invoke(app, ["benchmark", "--json", *arguments])
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n") == 1
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_json_tells_win_rate_by_name_with_interval_and_rating() -> None:
    told = benchmark(*MATCH, "--workers", "1", "--seed", "harbor")
    assert (told["game"], told["games"], told["seed"]) == ("manila", 12, "harbor")
    assert told["players"] == ["simple", "random", "random"]
    assert sum(told["win_rate"].values()) == pytest.approx(1)
    low, high = told["interval"]["simple"]
    assert low <= told["win_rate"]["simple"] <= high
    assert told["parity"] == {"simple": 0.3333, "random": 0.6667}
    assert told["rating"]["simple"] > told["rating"]["random"]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    assert outcome(benchmark(*MATCH, "--workers", "1")) == outcome(benchmark(*MATCH, "--workers", "2"))


def outcome(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key != "seconds"}


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "match.jsonl", benchmark(*MATCH, "--workers", "1")
    keep = (*MATCH, "--workers", "1", "--keep", str(file))
    benchmark("--players", "simple,random,random", "--games", "5", "--workers", "1", "--keep", str(file))
    file.write_text(file.read_text() + '["manila 2 1 simple,ra', encoding="utf-8")  # killed while writing
    played: list[int] = []

    def counting(*arguments: Any) -> Any:
        played.append(arguments[-1])
        return bout(*arguments)

    monkeypatch.setattr("engine.matches.bout", counting)
    assert outcome(benchmark(*keep)) == outcome(whole)
    assert played == list(range(5, 12))
    assert outcome(benchmark(*keep)) == outcome(whole)
    assert len(played) == 7


def test_a_match_stops_when_enough_is_known() -> None:
    told = benchmark("--players", "simple,random,random", "--games", "300", "--until", "±10", "--workers", "1")
    low, high = told["interval"]["simple"]
    assert 30 <= told["games"] < 300
    assert told["games"] % 3 == 0
    assert high - low <= 0.2


def test_league_plays_each_level_against_table_of_each_stranger() -> None:
    told = benchmark("--league", "--players", "simple,easy", "--games", "1", "--workers", "1", "--seats", "4")
    assert list(told["league"]) == ["simple", "easy"]
    for level in told["league"].values():
        assert tuple(level["win_rate"]) == MANILA.league
        assert level["mean"] == pytest.approx(sum(level["win_rate"].values()) / len(MANILA.league), abs=1e-4)


def test_how_far_it_is_is_told_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.benchmark.PULSE", 0.0)
    result = CliRunner().invoke(app, ["benchmark", *MATCH, "--workers", "1"])
    lines = result.stderr.splitlines()
    assert len(lines) == 12
    assert lines[-1].startswith("simple, random, random: 12 of 12 games, simple ")
    assert lines[-1].endswith("0 min left at most")


def test_a_table_is_printed_for_people() -> None:
    result = CliRunner().invoke(app, ["benchmark", *MATCH, "--workers", "1"])
    assert result.exit_code == 0
    assert "12 games of manila" in result.stdout
    assert "simple" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "simple,random"), "3, 4 or 5 players, not 2"),
        (("--players", "simple,random,nobody"), "there is no player nobody"),
        (("--players", "simple,random,random", "--game", "chess"), "there is no game 'chess'"),
        (("--games", "3"), "say who plays, or --league"),
        (("--league", "--seats", "6"), "3, 4 or 5 players, not 6"),
        (("--league", "--game", "manille"), "manille has no league"),
        ((*MATCH, "--until", "soon"), "'soon' is no number of points"),
        ((*MATCH, "--keep", __file__), "is no file of games"),
    ],
)
def test_options_that_make_no_sense_are_refused(arguments: tuple[str, ...], reason: str) -> None:
    result = CliRunner().invoke(app, ["benchmark", *arguments], env={"COLUMNS": "200", "TERM": "dumb"})
    assert result.exit_code == 2
    assert reason in result.output
