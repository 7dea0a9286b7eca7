"""A whole run lists its slowest tests, and fails if a file takes three times its share of CPU time."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.spending import by_folder, exceeded
from tests.test_house import ROOT

SHARES = {"whole": 40, "usual": 2, "test_pair.py": 10}
BUSY = """
import time

def test_busy():
    began = time.process_time()
    while time.process_time() - began < 0.2:
        pass
"""
LASTING = """
import pytest, time

@pytest.fixture(scope="session", autouse=True)
def lasting():
    yield
    began = time.process_time()
    while time.process_time() - began < 0.5:
        pass
"""


def run(folder: Path, usual: float, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_busy.py").write_text(BUSY)
    (folder / "shares.toml").write_text(f"whole = 100\nusual = {usual}\n")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", os.devnull, f"--rootdir={folder}",
         "-p", "no:cacheprovider", f"--shares={folder / 'shares.toml'}", *options, str(folder)],
        cwd=ROOT,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip


def test_a_file_of_three_times_its_share_is_named() -> None:
    seconds = {"test_one.py::test_a": 5.9, "test_two.py::test_a": 3.0, "test_two.py::test_b[3]": 3.1}
    assert [*exceeded(seconds, SHARES)] == ["test_two.py took 6.1 CPU seconds; its share is 2"]


def test_a_file_may_have_a_share_of_its_own() -> None:
    assert [*exceeded({"test_pair.py::test_a": 29.0}, SHARES)] == []
    assert [*exceeded({"test_pair.py::test_a": 31.0}, SHARES)] != []


def test_a_slower_machine_may_take_longer() -> None:
    seconds = {"test_one.py::test_a": 6.1, "test_pair.py::test_a": 29.0}
    assert [*exceeded(seconds, SHARES)] != []
    assert [*exceeded({**seconds, "test_third.py::test_a": 5.9, "test_fourth.py::test_a": 5.9}, SHARES)] == []


def test_last_test_does_not_pay_for_what_all_used(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(LASTING)
    assert run(tmp_path, 0.15).returncode == 0


def test_what_each_folder_took_is_added_up() -> None:
    names = ("bot/games/deep::a", "bot/near::b", "top::c[x/y]")
    seconds = {f"tests/{name}": float(number) for number, name in enumerate(names, 1)}
    assert [*by_folder(seconds)] == [("tests/bot", 3.0), ("tests", 3.0)]


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "1")], ids=["one process", "several"])
@pytest.mark.slow
def test_a_run_fails_by_a_file_that_is_too_slow(tmp_path: Path, options: tuple[str, ...]) -> None:
    ran = run(tmp_path, 0.01, *options)
    assert "test_busy.py took 0." in ran.stdout
    assert ran.returncode == 1


@pytest.mark.slow
def test_a_run_lists_the_slowest_and_passes(tmp_path: Path) -> None:
    ran = run(tmp_path, 60)
    assert "0.2  test_busy.py::test_busy" in ran.stdout
    assert ran.returncode == 0


@pytest.mark.parametrize("tier", ["fast", "slow"])
def test_shares_are_of_files_that_there_are(tier: str) -> None:
    shares = tomllib.loads((ROOT / "tests" / "shares" / f"{tier}.toml").read_text(encoding="utf-8"))
    assert [file for file in shares if file not in {"usual", "whole"} and not (ROOT / file).is_file()] == []
