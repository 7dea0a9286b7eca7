"""Standings as a picture: those of a season, and those of an arena."""

from __future__ import annotations

from dataclasses import dataclass

from render.encode import Picture
from render.ladder import Rung, ladder
from render.lobby import Emblem


@dataclass(frozen=True, slots=True)
class LadderPicture:
    """Standings as a picture: a value, so that equal ones are drawn once."""

    title: str
    about: str
    rungs: tuple[Rung, ...]
    emblem: Emblem
    none: str

    def __call__(self) -> Picture:
        return ladder(self.title, self.about, self.rungs, self.emblem, self.none)
