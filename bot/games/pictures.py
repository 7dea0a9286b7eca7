"""Highlights of games as drawing requests for workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.core.presenter import Illustration, Paint
from bot.core.texts import Texts
from render.encode import Picture
from render.paints import picture_of


@dataclass(frozen=True, slots=True)
class Film:
    """The highlights of a game: ``draw`` is the game's own drawing function."""

    draw: Callable[[Sequence[Any], Sequence[str], Texts, Picture], Picture]
    views: tuple[Any, ...] = field(hash=False)
    names: tuple[str, ...]
    texts: Texts
    end: Paint

    def __call__(self) -> Picture:
        return self.draw(self.views, self.names, self.texts, self.end())


def illustration(draw: Callable[..., Picture], subject: str | None, texts: Texts, key: str) -> Illustration | None:
    """Return the picture of ``subject``, if given, with the text of ``key``."""
    return None if subject is None else Illustration(picture_of(draw, subject, texts), texts(key, subject=subject))
