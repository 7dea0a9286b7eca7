"""Show the progress of long work on stderr: a bar, or lines in a log."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bars

from storage.progress import Progress

EVERY: Final = 5.0
"""Seconds between two log lines: shorter work logs nothing."""


@contextmanager
def shown(what: str) -> Iterator[Progress]:
    """Show the progress of work named ``what``, such as ``Copying``."""
    console = Console(stderr=True)
    if not console.is_terminal or console.is_dumb_terminal:
        lines = _Lines(what)
        yield lines
        lines.finish()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[told]}"), TimeElapsedColumn())
    with Bars(*columns, console=console, transient=True) as bars:
        bar = bars.add_task(what, total=None, told="")
        yield lambda done, whole: bars.update(bar, completed=done, total=whole or None, told=_told(done, whole))


class _Lines:
    """A progress display that writes a line every ``EVERY`` seconds."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._begun = self._last = time.monotonic()
        self._unfinished = False
        """Whether a partial share was written last."""

    def __call__(self, done: int, whole: int) -> None:
        if time.monotonic() - self._last >= EVERY:
            self._last = time.monotonic()
            self._unfinished = self._unfinished or done < whole
            self._write(_told(done, whole) or "under way")

    def finish(self) -> None:
        """Write that the work is done, if its progress stopped short of 100%."""
        if self._unfinished:
            self._write("100%")

    def _write(self, told: str) -> None:
        typer.echo(f"{self._what}: {told}, {time.monotonic() - self._begun:.0f} s", err=True)


def _told(done: int, whole: int) -> str:
    return f"{min(100, 100 * done // whole)}%" if whole else ""
