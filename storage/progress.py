"""How long work says how far it is, to whoever waits for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

Progress: TypeAlias = Callable[[int, int], object]
"""Called now and then with how much is done and how much there is, which is 0 where nobody knows. Any thread may call
it. Whatever it raises ends the work."""
STEPS: Final = 20_000
"""Steps of SQLite's machine between two calls: some milliseconds."""


def unheard(_done: int, _whole: int) -> None:
    """Tell nobody."""


@contextmanager
def ticking(connection: sqlite3.Connection, tick: Callable[[], object]) -> Iterator[None]:
    """Call ``tick`` while SQLite works. What it raises, such as ``KeyboardInterrupt``, ends the work and is raised."""
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
