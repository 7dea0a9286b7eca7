"""Who installs the bot without its extras has a bot that says what it lacks, and where to get it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bot.cli import process
from bot.settings import Settings
from tests.cli.test_run import token

pytestmark = pytest.mark.slow

WITHOUT: Final = """
import sys

for package in ("asyncpg", "manimgx_fonts_cjk"):
    sys.modules[package] = None
from render import foundry

foundry._font_folders = lambda: iter(())  # what this machine has is not asked
from bot.cli.app import app

app()
"""
"""The command line where no extra is installed."""


def told(*words: str, folder: Path, **environment: str) -> str:
    """What a command prints where no extra is installed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MANILA_")}
    root = str(Path(__file__).parents[2])
    command = [sys.executable, "-c", WITHOUT, *words]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**kept, "PYTHONPATH": root, "COLUMNS": "200", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return " ".join((done.stdout + done.stderr).split())


def test_doctor_names_scripts_without_fonts_and_extra_to_install(tmp_path: Path) -> None:
    assert "boxes: Chinese, Japanese, Korean Install the bot with its fonts: manila-bot[cjk]" in told(
        "doctor", folder=tmp_path
    )


def test_missing_postgresql_driver_names_the_extra_to_install(tmp_path: Path) -> None:
    said = told("doctor", folder=tmp_path, MANILA_DATABASE_URL="postgresql://manila@nowhere/manila")
    assert "Install it as manila-bot[postgres]" in said
    assert "Traceback" not in said


def test_games_are_played_and_kept_without_any_extra(tmp_path: Path) -> None:
    assert '"games": 1' in told("simulate", "--games", "1", "--json", folder=tmp_path)
    assert "will be made at the first start" in told("doctor", folder=tmp_path)


async def test_a_bot_without_the_fonts_says_so_when_it_starts(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class ComesThisFarError(Exception):
        pass

    def create(_settings: Settings) -> None:
        raise ComesThisFarError

    monkeypatch.setattr(process, "readable", lambda text: False)
    monkeypatch.setattr(process, "create_bot", create)
    with pytest.raises(ComesThisFarError):
        await process.run(Settings(_env_file=None, token=token()))
    assert "manila-bot[cjk]" in caplog.text
