"""Highlights of games as drawing requests for workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.core.presenter import Paint
from bot.core.texts import Texts
from render.encode import Picture


@dataclass(frozen=True, slots=True)
class Film:
    """The highlights of a game: ``draw`` is the game's own drawing function."""

    draw: Callable[[Sequence[Any], Sequence[str], Texts, Picture], Picture]
    views: tuple[Any, ...] = field(hash=False)
    names: tuple[str, ...]
    texts: Texts
    end: Paint
    """The result picture."""

    def __call__(self) -> Picture:
        return self.draw(self.views, self.names, self.texts, self.end())
