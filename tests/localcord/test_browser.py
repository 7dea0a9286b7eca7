"""Tests that need a browser say so where there is none, and fail where nothing may be skipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.localcord import browser


@pytest.fixture(autouse=True)
def _a_driver_that_lacks_a_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = tmp_path / "node"
    driver.write_text("#!/bin/sh\necho libatomic.so.1: cannot open shared object file >&2\nexit 127\n")
    driver.chmod(0o755)
    monkeypatch.setattr(browser, "compute_driver_executable", lambda: (str(driver), ""))
    browser.check_driver.cache_clear()


def test_a_driver_that_does_not_run_skips_the_test_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match=r"libatomic\.so\.1"):
        browser.check_driver()


def test_where_nothing_may_be_skipped_it_fails_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=r"libatomic\.so\.1"):
        browser.check_driver()
