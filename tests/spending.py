"""The CPU time of tests: a whole run lists the slowest, and fails if a file takes far more than its share.

CPU time counts programs that a test started and waited for, and doesn't depend on what else a machine does.
"""

from __future__ import annotations

import os
import tomllib
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

LISTED: Final = 20
TIMES: Final = 3
"""How many times its share a file may take."""
USUAL: Final = "usual"
"""The share of a file that has none of its own."""
WHOLE: Final = "whole"
"""What the whole tier takes where the shares were measured: on a slower machine each file may take more."""
PROPERTY: Final = "cpu_seconds"


def spent() -> float:
    """CPU seconds of this process and its children so far."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def exceeded(seconds: Mapping[str, float], shares: Mapping[str, float]) -> Iterator[str]:
    """Name each file that took more than ``TIMES`` its share. ``seconds``: by test."""
    files: defaultdict[str, float] = defaultdict(float)
    for test, took in seconds.items():
        files[test.split("::")[0]] += took
    slower = max(1.0, sum(files.values()) / shares[WHOLE])
    for file, took in sorted(files.items()):
        share = shares.get(file, shares[USUAL])
        if took > TIMES * share * slower:
            yield f"{file} took {took:.1f} CPU seconds; its share is {share:g}"


def by_folder(seconds: Mapping[str, float]) -> Iterator[tuple[str, float]]:
    """Name each folder under ``tests``, with what its tests took, the dearest first. ``seconds``: by test."""
    folders: defaultdict[str, float] = defaultdict(float)
    for test, took in seconds.items():
        folders["/".join(test.split("::")[0].split("/")[:-1][:2])] += took
    yield from sorted(folders.items(), key=lambda one: -one[1])


class Spending:
    """Adds up what tests take, also those of other processes of the same run."""

    def __init__(self, shares: Path) -> None:
        self._path = shares
        self._shares: Mapping[str, float] = tomllib.loads(shares.read_text(encoding="utf-8"))
        self._began = 0.0
        self._ended: float | None = None
        self._seconds: dict[str, float] = {}
        self._exceeded: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        self._began, self._ended = spent(), None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, nextitem: pytest.Item | None) -> None:
        if nextitem is None:  # what all tests of the process used ends with it: their database server, for one
            self._ended = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        if call.when == "teardown":
            ended = spent() if self._ended is None else self._ended
            item.user_properties.append((PROPERTY, ended - self._began))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        took = dict(report.user_properties).get(PROPERTY)
        if isinstance(took, float):
            self._seconds[report.nodeid] = took

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._exceeded = [*exceeded(self._seconds, self._shares)]
        if self._exceeded and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"slowest {LISTED} of {sum(self._seconds.values()):.0f} CPU seconds")
        for test, took in sorted(self._seconds.items(), key=lambda one: -one[1])[:LISTED]:
            terminalreporter.line(f"{took:6.1f}  {test}")
        terminalreporter.line(", ".join(f"{folder} {took:.0f}" for folder, took in by_folder(self._seconds)))
        if self._exceeded:
            terminalreporter.section(f"files that take {TIMES} times their share")
            for line in self._exceeded:
                terminalreporter.line(line, red=True)
            terminalreporter.line(f"Make them cheaper, mark tests as slow, or raise the share in {self._path}.")
