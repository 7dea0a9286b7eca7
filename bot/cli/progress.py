"""How far long work is: a bar in a terminal, a line now and then in a log. Both go to stderr."""

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
"""Seconds between two lines in a log: shorter work says nothing there."""


@contextmanager
def shown(what: str) -> Iterator[Progress]:
    """Show the progress of work named ``what``, such as ``Copying``, from 0 to the whole of it."""
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
    """Writes a line where ``EVERY`` seconds have passed since the last one."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._begun = self._last = time.monotonic()
        self._unfinished = False
        """Whether a share that is not the whole was written."""

    def __call__(self, done: int, whole: int) -> None:
        if time.monotonic() - self._last >= EVERY:
            self._last = time.monotonic()
            self._unfinished = self._unfinished or done < whole
            self._write(_told(done, whole) or "under way")

    def finish(self) -> None:
        """Write that all is done, after a share was written: some work does not report its own end."""
        if self._unfinished:
            self._write("100%")

    def _write(self, told: str) -> None:
        typer.echo(f"{self._what}: {told}, {time.monotonic() - self._begun:.0f} s", err=True)


def _told(done: int, whole: int) -> str:
    return f"{min(100, 100 * done // whole)}%" if whole else ""
