"""Check an SQLite file for corruption."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from storage.progress import Progress, ticking, unheard
from storage.sqlite import BUSY_SECONDS

MOST: Final = 3
"""The maximum number of faults reported."""


def faults_in(database: Path, *, deep: bool = False, progress: Progress = unheard) -> list[str]:
    """Return the faults that SQLite finds in a file, also while it is in use.

    ``deep`` reads every index and checks references, which takes several times as long.
    """
    try:
        address = f"{database.absolute().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as connection,
            ticking(connection, lambda: progress(0, 0)),
        ):
            check = "integrity_check" if deep else "quick_check"
            told = [str(line) for (line,) in connection.execute(f"PRAGMA {check}({MOST})")]
            faults = [line for line in told if line != "ok"]
            if deep and not faults:
                rows = connection.execute("PRAGMA foreign_key_check").fetchmany(MOST)
                faults = [f"a row of {row[0]} belongs to nothing in {row[2]}" for row in rows]
            return faults
    except sqlite3.DatabaseError as error:
        return [str(error)]
