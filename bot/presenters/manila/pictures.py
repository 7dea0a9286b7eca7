"""The pictures of Manila, ready to be drawn by whoever has the time.

Values, not closures: two that are equal draw the same picture, so a painter draws it once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.texts import Texts
from engine.game import Standing
from engine.manila.view import ManilaView
from render import manila
from render.encode import Picture


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The public board; ``before`` is the view that the last picture showed, so that changes are marked."""

    view: ManilaView
    names: tuple[str, ...]
    texts: Texts
    before: ManilaView | None

    def __call__(self) -> Picture:
        return manila.board(self.view, self.names, self.texts, marks=manila.Marks(since=self.before))


@dataclass(frozen=True, slots=True)
class HandPicture:
    """The hand of the view's own merchant."""

    view: ManilaView
    names: tuple[str, ...]
    texts: Texts

    def __call__(self) -> Picture:
        return manila.hand(self.view, self.names, self.texts)


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The final ranking."""

    view: ManilaView
    # A standing holds mappings, which have no hash. The view tells pictures apart well enough.
    standing: Standing = field(hash=False)
    names: tuple[str, ...]
    texts: Texts

    def __call__(self) -> Picture:
        return manila.result(self.view, self.standing, self.names, self.texts)
