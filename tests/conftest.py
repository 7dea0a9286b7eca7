"""What all tests share. In continuous integration nothing is skipped: there, a green run has run everything."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest

from tests.postgres import UNSAFE, Server, serving


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count a skipped test as failed where ``CI=true``."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, where CI=true: {report.longrepr}"
    return report


@pytest.fixture(scope="session", autouse=True)
def _pictures_are_drawn_in_threads() -> Iterator[None]:
    """A bot of a test starts no process of its own to draw in, but where the test asks for one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANILA_DRAWING_PROCESSES", "0")
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server for all tests of a process that ask for one."""
    with serving(*UNSAFE) as server:
        yield server
