"""``manila arena``."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli.app import app

MATCH = ("--players", "simple,random,random", "--games", "12")


def arena(*arguments: str) -> dict[str, Any]:
    """The object that ``arena --json`` prints."""
    result = CliRunner().invoke(app, ["arena", "--json", *arguments])
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n") == 1
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_json_tells_the_win_rate_by_name_with_interval_and_rating() -> None:
    told = arena(*MATCH, "--workers", "1", "--seed", "harbor")
    assert (told["game"], told["games"], told["seed"]) == ("manila", 12, "harbor")
    assert told["players"] == ["simple", "random", "random"]
    assert sum(told["win_rate"].values()) == pytest.approx(1)
    low, high = told["interval"]["simple"]
    assert low <= told["win_rate"]["simple"] <= high
    assert told["parity"] == {"simple": 0.3333, "random": 0.6667}
    assert told["rating"]["simple"] > told["rating"]["random"]


def test_the_number_of_processes_changes_nothing() -> None:
    def outcome(workers: str) -> dict[str, Any]:
        told = arena(*MATCH, "--workers", workers)
        return {key: value for key, value in told.items() if key != "seconds"}

    assert outcome("1") == outcome("2")


def test_a_table_is_printed_for_people() -> None:
    result = CliRunner().invoke(app, ["arena", *MATCH, "--workers", "1"])
    assert result.exit_code == 0
    assert "12 games of manila" in result.stdout
    assert "simple" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "simple,random"), "3, 4 or 5 players, not 2"),
        (("--players", "simple,random,nobody"), "there is no player nobody"),
        (("--players", "simple,random,random", "--game", "chess"), "there is no game 'chess'"),
    ],
)
def test_options_that_make_no_sense_are_refused(arguments: tuple[str, ...], reason: str) -> None:
    result = CliRunner().invoke(app, ["arena", *arguments], env={"COLUMNS": "200", "TERM": "dumb"})
    assert result.exit_code == 2
    assert reason in result.output
