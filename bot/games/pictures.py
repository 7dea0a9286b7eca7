"""Pictures that all games have, ready to be drawn by whoever has the time: ``draw`` is the game's own way to draw one.

Values, not closures: two that are equal draw the same picture, so a painter draws it once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.core.presenter import Paint
from bot.core.texts import Texts
from render.encode import Picture


@dataclass(frozen=True, slots=True)
class LessonPicture:
    """The illustration of a subject of the rules."""

    draw: Callable[[str, Texts], Picture]
    subject: str
    texts: Texts

    def __call__(self) -> Picture:
        return self.draw(self.subject, self.texts)


@dataclass(frozen=True, slots=True)
class PointedPicture:
    """The table, or the player's own hand, with one thing marked for who is learning."""

    draw: Callable[[Any, Sequence[str], Texts, str], Picture]
    # Views may hold mappings, which have no hash. The rest finds them well enough.
    view: Any = field(hash=False)
    names: tuple[str, ...]
    texts: Texts
    mark: str

    def __call__(self) -> Picture:
        return self.draw(self.view, self.names, self.texts, self.mark)


@dataclass(frozen=True, slots=True)
class Film:
    """A whole game as an animation."""

    draw: Callable[[Sequence[Any], Sequence[str], Texts, Picture], Picture]
    views: tuple[Any, ...] = field(hash=False)
    names: tuple[str, ...]
    texts: Texts
    end: Paint
    """Of its result."""

    def __call__(self) -> Picture:
        return self.draw(self.views, self.names, self.texts, self.end())
