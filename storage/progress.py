"""Progress callbacks for long work."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

Progress: TypeAlias = Callable[[int, int], object]
"""Called now and then with the amount done and the total, which is 0 if unknown. Any thread may call it. An exception
ends the work.
"""
STEPS: Final = 20_000
"""SQLite instructions between two calls: some milliseconds."""


def unheard(_done: int, _whole: int) -> None:
    """Ignore progress: the default callback."""


@contextmanager
def ticking(connection: sqlite3.Connection, tick: Callable[[], object]) -> Iterator[None]:
    """Call ``tick`` while SQLite works; an exception from it ends the work."""
    raised: list[BaseException] = []

    def handle() -> bool:
        try:
            tick()
        except BaseException as error:  # SQLite would swallow it
            raised.append(error)
        return bool(raised)

    connection.set_progress_handler(handle, STEPS)
    try:
        yield
    except sqlite3.OperationalError:
        if raised:
            raise raised[0] from None
        raise
    finally:
        connection.set_progress_handler(None, 0)
