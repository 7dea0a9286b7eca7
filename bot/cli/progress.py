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
    if not console.is_terminal:
        yield _Lines(what)
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

    def __call__(self, done: int, whole: int) -> None:
        now = time.monotonic()
        if now - self._last >= EVERY:
            self._last = now
            typer.echo(f"{self._what}: {_told(done, whole) or 'under way'}, {now - self._begun:.0f} s", err=True)


def _told(done: int, whole: int) -> str:
    return f"{min(100, 100 * done // whole)}%" if whole else ""
