"""Which version this is, and the commit that it was made of."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import manila_bot

SHOWN: Final = 9
"""Characters of a commit that tell it from all others."""


def commit() -> str | None:
    """The commit of this code: what the build noted, or what git says of a checkout; ``None`` if neither does."""
    noted = Path(manila_bot.__file__).parent / "commit"
    if noted.exists():
        return noted.read_text(encoding="utf-8").strip()[:SHOWN]
    git = shutil.which("git")
    if git is None or not (manila_bot.ROOMS / ".git").exists():
        return None
    asked = (git, "rev-parse", f"--short={SHOWN}", "HEAD")
    done = subprocess.run(asked, cwd=manila_bot.ROOMS, capture_output=True, text=True, check=False)
    return done.stdout.strip() or None  # a checkout of somebody else's is not told of


def version() -> str:
    """For example ``1.0.0 (3f2c1a9e0)``."""
    known = commit()
    return f"{manila_bot.__version__} ({known})" if known else manila_bot.__version__
