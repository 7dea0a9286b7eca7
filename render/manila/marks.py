"""What a picture of the board highlights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.manila.board import Space
from engine.manila.view import ManilaView


@dataclass(frozen=True, slots=True)
class Marks:
    """The highlights of a board: choices by number, and changes ``since`` then."""

    choices: tuple[tuple[Space, int], ...] = ()
    since: ManilaView | None = None


NO_MARKS: Final = Marks()
