"""Nothing that was skipped passes for green where ``CI=true``, however it was skipped."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from textwrap import dedent

import pytest

WAYS = {
    "while it runs": """
        def test_it():
            pytest.skip("no time")
    """,
    "by a fixture": """
        @pytest.fixture
        def thing():
            pytest.skip("no thing")

        def test_it(thing):
            pass
    """,
    "after it ran": """
        @pytest.fixture
        def thing():
            yield
            pytest.skip("no thing")

        def test_it(thing):
            pass
    """,
    "by a mark": """
        @pytest.mark.skip(reason="no time")
        def test_it():
            pass
    """,
    "under a condition": """
        @pytest.mark.skipif(True, reason="no time")
        class TestIt:
            def test_it(self):
                pass
    """,
    "as one of several": """
        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.skip)])
        def test_it(n):
            pass
    """,
    "for want of parameters": """
        @pytest.mark.parametrize("n", [])
        def test_it(n):
            pass
    """,
    "by the standard library": """
        import unittest

        class It(unittest.TestCase):
            @unittest.skip("no time")
            def test_it(self):
                pass
    """,
    "as a whole file": """
        pytest.skip("no time", allow_module_level=True)

        def test_it():
            pass
    """,
    "with a package that is missing": """
        pytest.importorskip("a_package_that_nobody_has")

        def test_it():
            pass
    """,
}
WHOLE = ("as a whole file", "with a package that is missing")
"""The ways that skip a file before its tests are known."""
EXPECTED = """
    @pytest.mark.xfail
    def test_it():
        raise ValueError
"""
PROJECT = Path(__file__).parents[1]


def outcome(folder: Path, codes: Iterable[str], *options: str, ci: str) -> Counter[str]:
    """How many files of one test each failed, were skipped, and so on, in a run with this project's hooks."""
    for number, code in enumerate(codes):
        (folder / f"test_{number}.py").write_text("import pytest\n" + dedent(code))
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", os.devnull, f"--rootdir={folder}",
         "-p", "no:cacheprovider", "--continue-on-collection-errors", *options, str(folder)],
        cwd=PROJECT,
        env=os.environ | {"CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    summary = ran.stdout.splitlines()[-1]
    return Counter({word.rstrip("s"): int(count) for count, word in re.findall(r"(\d+) ([a-z]+)[ ,]", summary)})


def test_every_skipped_test_fails_where_nothing_may_be_skipped(tmp_path: Path) -> None:
    found = outcome(tmp_path, WAYS.values(), ci="true")
    # One passes before its fixture is skipped, and one has a brother that passes.
    assert (found["failed"] + found["error"], found["passed"], found["skipped"]) == (len(WAYS), 2, 0)


@pytest.mark.parametrize("way", ["by a mark", *WHOLE])
@pytest.mark.slow
def test_it_fails_on_several_processors_too(way: str, tmp_path: Path) -> None:
    found = outcome(tmp_path, [WAYS[way]], "-p", "xdist", "-n", "1", ci="true")
    assert found["failed"] + found["error"] == 1


@pytest.mark.slow
def test_elsewhere_a_skipped_test_is_no_failure(tmp_path: Path) -> None:
    found = outcome(tmp_path, WAYS.values(), ci="")
    assert found == {"skipped": len(WAYS), "passed": 2}


@pytest.mark.slow
def test_what_is_expected_to_fail_is_not_skipped(tmp_path: Path) -> None:
    assert outcome(tmp_path, [EXPECTED], ci="true") == {"xfailed": 1}
