"""Whole games as animations, ready to be drawn by whoever has the time. Equal ones are drawn once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.core.presenter import Paint
from bot.core.texts import Texts
from render.encode import Picture


@dataclass(frozen=True, slots=True)
class Film:
    """A whole game as an animation: ``draw`` is the game's own way to draw one."""

    draw: Callable[[Sequence[Any], Sequence[str], Texts, Picture], Picture]
    views: tuple[Any, ...] = field(hash=False)
    names: tuple[str, ...]
    texts: Texts
    end: Paint
    """Of its result."""

    def __call__(self) -> Picture:
        return self.draw(self.views, self.names, self.texts, self.end())
