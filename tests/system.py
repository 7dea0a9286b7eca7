"""What the tests need beyond Python. ``scripts/system.sh`` installs it where it may."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> Path | None:
    """Chromium or Chrome on this machine (or what ``CHROMIUM`` names), for the tests marked ``browser``."""
    if named := os.environ.get("CHROMIUM"):
        return Path(named)
    return next((Path(found) for name in BROWSERS if (found := shutil.which(name))), None)


def in_ci() -> bool:
    """Whether every test has to run: nothing may be skipped."""
    return os.environ.get("CI") == "true"
