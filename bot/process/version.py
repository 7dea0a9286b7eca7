"""The version and its commit."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import manila_bot

SHOWN: Final = 9
"""Characters of a commit that identify it."""


@cache
def commit() -> str | None:
    """Return the commit of this code, recorded by the build or from git, if known."""
    noted = Path(manila_bot.__file__).parent / "commit"
    if noted.exists():
        return noted.read_text(encoding="utf-8").strip()[:SHOWN]
    git = shutil.which("git")
    if git is None or not (manila_bot.ROOMS / ".git").exists():
        return None
    asked = (git, "rev-parse", f"--short={SHOWN}", "HEAD")
    done = subprocess.run(asked, cwd=manila_bot.ROOMS, capture_output=True, text=True, check=False)
    return done.stdout.strip() or None  # another project's checkout is ignored


def version() -> str:
    """Return the version, for example ``1.0.0 (3f2c1a9e0)``."""
    known = commit()
    return f"{manila_bot.__version__} ({known})" if known else manila_bot.__version__
