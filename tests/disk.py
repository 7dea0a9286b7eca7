"""Files that wait for no disk: in memory, where there is room for those of all tests."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
"""On Linux."""
ROOM: Final = 1 << 30


def memory() -> Path | None:
    """The folder; ``None`` where there is none, or as small as containers have it unless they are told otherwise."""
    if not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM:
        return None
    return MEMORY
