"""Who on this machine may read a database: its owner alone. It holds the seeds of games under way, and hands.

New files are made so. Those that an older version made, or somebody copied, are mended when the bot starts.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

OTHERS: Final = 0o077
FILE: Final = 0o600
FOLDER: Final = 0o700
NOBODYS: Final = frozenset({"lost+found"})
"""What lies in folders that are disks of their own."""


def open_to_others(database: Path) -> list[Path]:
    """What others on this machine may read of a database: its files, copies beside it, and a folder of its own.

    A folder where other things lie, too, is not the database's: it may be somebody's home.
    """
    if os.name != "posix":
        return []
    database = database.resolve()
    try:
        there = list(database.parent.iterdir())
    except OSError:
        return []
    ours = [path for path in there if path.name.lstrip(".").startswith(database.name)]
    found = [path for path in ours if path.is_file() and not path.is_symlink()]
    if all(path in ours or path.name in NOBODYS for path in there):
        found.append(database.parent)
    return [path for path in found if _is_open(path)]


def close_to_others(database: Path) -> None:
    """Let nobody but the owner read a database. What is mended, and what cannot be, is logged."""
    for path in open_to_others(database):
        try:
            path.chmod(FOLDER if path.is_dir() else FILE)
        except OSError as error:
            log.warning("file readable by others, change its mode yourself: file=%s error=%s", path, error.strerror)
            continue
        if _is_open(path):
            log.warning("file readable by others, this file system has no modes: file=%s", path)
        else:
            log.warning("file mode repaired, only its owner can read it now: file=%s", path)


def _is_open(path: Path) -> bool:
    try:
        return bool(path.stat().st_mode & OTHERS)
    except OSError:
        return False  # gone meanwhile, as SQLite's own files go
