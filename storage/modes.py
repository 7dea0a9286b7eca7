"""File permissions that restrict a database to its owner.

It contains the seeds and hands of running games. New files are private. Files from older versions or copies are fixed
when the bot starts.
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
"""Entries of folders that are separate disks."""


def open_to_others(database: Path) -> list[Path]:
    """Return the files of a database, and its folder, that others can read.

    A folder with other files in it isn't counted: it may be someone's home.
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
    """Restrict a database to its owner; log what changed and what couldn't."""
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
        return False  # deleted meanwhile, like SQLite's own files
