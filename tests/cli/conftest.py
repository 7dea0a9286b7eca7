"""Commands run in an empty folder, with no settings but those that a test makes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest

ROOT: Final = Path(__file__).parents[2]

ENDING_SECONDS: Final = 80
"""How long a process may take to end on a machine that has much else to do: less than a test may."""

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
def start() -> Iterator[Start]:
    """Starts a command as a process of its own, which draws in threads unless it is told otherwise.

    None outlives its test: who waits for it, in whatever thread, would wait for ever.
    """
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str, **environment: str) -> subprocess.Popen[str]:
        started.append(
            subprocess.Popen(
                [sys.executable, "-m", "bot", *arguments],
                env={**os.environ, "PYTHONPATH": str(ROOT), "MANILA_DRAWING_PROCESSES": "0", **environment},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        return started[-1]

    yield start
    for process in started:
        process.kill()


async def ended(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What a process has written to stdout and stderr, once it has ended. One that goes on fails the test with that."""
    try:
        return await asyncio.to_thread(process.communicate, timeout=ENDING_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        written = await asyncio.to_thread(process.communicate)
        raise AssertionError(f"it has not ended: {written}") from None
