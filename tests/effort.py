"""How much is tried. ``make test`` tries enough to find what is planted; ``THOROUGH=1 make test`` tries more."""

from __future__ import annotations

import os
from typing import Final, TypeVar

T = TypeVar("T")

THOROUGH: Final = os.environ.get("THOROUGH", "") not in {"", "0"}


def effort(usual: T, thorough: T) -> T:
    """How much of something there shall be."""
    return thorough if THOROUGH else usual
