"""Who installs the wheel has all of the bot, under one name that no other distribution has."""

from __future__ import annotations

import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from scripts import smoke
from tests.examples.conftest import ROOT, Installed, build

pytestmark = [pytest.mark.timeout(300), pytest.mark.slow]


def run(installed: Installed, *words: str, folder: Path) -> str:
    """What a command of the installed bot prints, called from a folder that has nothing of this checkout."""
    command = [str(installed.python.parent / "manila"), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_takes_one_name_at_top_level(tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", ROOT, tmp_path)) as wheel:
        tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"manila_bot"}


def test_it_brings_all_that_lies_in_the_rooms(installed: Installed) -> None:
    rooms = ("bot", "host", "engine", "render", "storage", "localcord")
    tracked = subprocess.run(["git", "ls-files", *rooms], cwd=ROOT, capture_output=True, text=True, check=True)
    lacking = [name for name in tracked.stdout.split() if not (installed.packages / "manila_bot" / name).is_file()]
    assert lacking == []


def test_it_says_its_version_and_commit(installed: Installed, tmp_path: Path) -> None:
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    told = re.fullmatch(
        r"manila-bot \d+\.\d+\.\d+\S* \(([0-9a-f]{9})\)\n", run(installed, "--version", folder=tmp_path)
    )
    assert told
    assert head.startswith(told[1])


def test_its_doctor_finds_everything_in_place(installed: Installed, tmp_path: Path) -> None:
    told = run(installed, "doctor", folder=tmp_path)
    assert re.search(r"^ok +Games +\w+(, \w+){3}, liars, pig, stones$", told, re.MULTILINE)
    assert not re.search("^fail", told, re.MULTILINE)


def test_whole_games_are_played_with_it(installed: Installed, tmp_path: Path) -> None:
    assert '"games": 2' in run(installed, "simulate", "--games", "2", "--json", folder=tmp_path)


def test_the_page_is_there_and_a_game_is_played_to_its_end(
    installed: Installed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    smoke.play(installed.python.parent, tmp_path)
    assert re.search(r"a game was played to its end: \d\d+ presses, \d\d+ pictures", capsys.readouterr().out)


def test_a_shell_has_the_contract_of_games_by_its_own_name(installed: Installed, tmp_path: Path) -> None:
    code = "import manila_bot, engine.game; print(engine.game.__file__)"
    done = subprocess.run([str(installed.python), "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == installed.packages / "manila_bot" / "engine" / "game.py"
