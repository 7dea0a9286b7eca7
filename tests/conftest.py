"""Which tests run where: the browser's only with a browser; in continuous integration all of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import pytest

from tests.system import chromium, in_ci


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Skip the browser's tests where there is none."""
    if chromium() is None:
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason="MISSING: Chromium; see scripts/system.sh"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count a skipped test as failed in continuous integration: there, a green run has run everything."""
    report = yield
    if report.skipped and in_ci() and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, where CI=true: {report.longrepr}"
    return report
