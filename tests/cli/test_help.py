"""``--help`` is worth reading."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from tests.cli.conftest import Start

COMMANDS = ["run", "play", "simulate", "replay", "doctor", "setup-emojis", "backup", "restore"]


def test_the_program_lists_its_commands() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    assert all(f" {command} " in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_it_does_and_how_it_ends(command: str) -> None:
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "Exit codes" in result.stdout


def test_it_runs_as_a_module_and_refuses_unknown_commands(start: Start) -> None:
    with start("sail") as process:
        _, complaint = process.communicate()
    assert process.returncode == 2
    assert "sail" in complaint
