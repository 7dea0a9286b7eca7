"""What a picture of the board points out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.manila.board import Space
from engine.manila.view import ManilaView


@dataclass(frozen=True, slots=True)
class Marks:
    """What a board points out: spaces that the actor can take, by number of the choice, and what has changed.

    ``since`` is the view of the last picture that was shown.
    """

    choices: tuple[tuple[Space, int], ...] = ()
    since: ManilaView | None = None


NO_MARKS: Final = Marks()
