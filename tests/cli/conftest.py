"""Commands run in an empty folder, with no settings but those that a test makes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

ROOT: Final = Path(__file__).parents[2]

Start: TypeAlias = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.startswith("MANILA_"):
            monkeypatch.delenv(name)
    # Wide enough that no sentence is broken.
    monkeypatch.setenv("COLUMNS", "300")


@pytest.fixture
def start() -> Start:
    """Starts a command as a process of its own, which draws in threads unless it is told otherwise."""

    def start(*arguments: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "bot", *arguments],
            env={**os.environ, "PYTHONPATH": str(ROOT), "MANILA_DRAWING_PROCESSES": "0", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return start
