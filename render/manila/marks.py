"""What to highlight in a picture of the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.manila.board import Space
from engine.manila.view import ManilaView


@dataclass(frozen=True, slots=True)
class Marks:
    """Highlights: numbered choices, and changes since an earlier view."""

    choices: tuple[tuple[Space, int], ...] = ()
    since: ManilaView | None = None


NO_MARKS: Final = Marks()
