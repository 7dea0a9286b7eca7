"""``make mutants``: small changes of the program, and whether tests notice them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Set
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from tests import mutants

SOURCE = '''
"""Say 3."""
LIMIT: Final[int] = 5

def fits(log: Log, seats: int = 4) -> bool:
    """Take 2."""
    log.info("fits", 7)
    if TYPE_CHECKING:
        return 8 > 9
    if seats < 0:
        raise ValueError(f"{seats + 1} seats")
    return min(seats, LIMIT) == seats and not log.full
'''


def test_mutants_are_the_code_that_runs() -> None:
    assert [(mutant.line, mutant.text) for mutant in mutants.mutants("fits.py", SOURCE)] == [
        (3, "5 -> 6"),
        (5, "4 -> 5"),
        (10, "seats < 0 -> seats <= 0"),
        (10, "0 -> 1"),
        (12, "min(seats, LIMIT) == seats and (not log.full) -> None"),
        (12, "min(seats, LIMIT) == seats and (not log.full) -> min(seats, LIMIT) == seats or not log.full"),
        (12, "min(seats, LIMIT) == seats -> min(seats, LIMIT) != seats"),
        (12, "min(seats, LIMIT) -> max(seats, LIMIT)"),
        (12, "not log.full -> not not log.full"),
    ]


def test_a_mutant_differs_in_one_place() -> None:
    source = "def least(a, b):\n    return min(a, b) + 1\n"
    found = []
    for mutant in mutants.mutants("least.py", source):
        names: dict[str, object] = {}
        exec(compile(mutants.mutated(source, mutant.number), "least.py", "exec"), names)
        least = names["least"]
        assert callable(least)
        found.append(least(1, 5))
    assert sorted(found, key=str) == [0, 3, 6, None]


def test_a_function_is_replaced_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    source = """
LIMIT = 5
def least(seats, by=1):
    return (lambda: min(seats, LIMIT))() + by
"""
    file = tmp_path / "least.py"
    file.write_text(source)
    replaced = []
    for mutant in mutants.mutants("least.py", source):
        names: dict[str, Any] = {}
        exec(compile(source, str(file), "exec"), names)
        functions = [one for one in names.values() if isinstance(one, FunctionType)]
        if mutants.replaced(mutant, functions):
            replaced.append((mutant.line, names["least"](7)))
        else:
            assert names["least"](7) == 6
            replaced.append((mutant.line, "fresh"))
    assert replaced == [(2, "fresh"), (3, "fresh"), (4, None), (4, 4), (4, 8)]


def test_lines_of_tests_are_found_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "KEPT", tmp_path / "kept")
    asked = []

    def measure(files: Set[str]) -> mutants._Reach:
        asked.append(sorted(files))
        reach = mutants._Reach()
        reach.files |= files
        return reach

    for state in ("now", "later"):
        monkeypatch.setattr(mutants, "_state", lambda state=state: state)
        for files in ({"a"}, {"a", "b"}, {"b"}):
            assert mutants.lines_run(files, measure).files >= files
    assert asked == [["a"], ["b"]] * 2


@pytest.mark.slow
def test_tests_of_a_file_begin_in_its_room() -> None:
    tests = mutants.tests_of("engine/manila/rules/payout.py")
    assert "tests/engine/manila/test_payout.py" in tests[:2]
    assert tests[-1].startswith("tests/bot/")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_mutants_are_killed_by_tests() -> None:
    only = ("--only", "engine/manila/rules/money.py:", "--sample", "1", "--files", "3")
    ended = subprocess.run([sys.executable, "-m", "tests.mutants", *only], check=True, capture_output=True, text=True)
    assert "killed 1 of 1" in ended.stdout, ended.stdout + ended.stderr
