"""The pictures of Manila, ready to be drawn by whoever has the time.

Values, not closures: two that are equal draw the same picture, so a painter draws it once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.core.texts import Texts
from engine.game import Event, Standing
from engine.manila.board import Space
from engine.manila.chronicle import Chronicle
from engine.manila.view import ManilaView
from render import manila
from render.encode import Picture
from render.titles import NOWHERE, Occasion


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The public board; ``before`` is the view that the last picture showed, so that changes are marked."""

    view: ManilaView
    names: tuple[str, ...]
    texts: Texts
    before: ManilaView | None
    choices: tuple[tuple[Space, int], ...] = ()
    """Spaces that can be chosen, by number of the choice."""

    def __call__(self) -> Picture:
        marks = manila.Marks(choices=self.choices, since=self.before)
        return manila.board(self.view, self.names, self.texts, marks=marks)


@dataclass(frozen=True, slots=True)
class Sailing:
    """The punts and the coins on their way from the board of ``before`` to that of ``view``."""

    view: ManilaView
    names: tuple[str, ...]
    texts: Texts
    before: ManilaView
    events: tuple[Event, ...]
    choices: tuple[tuple[Space, int], ...] = ()

    def __call__(self) -> Picture:
        return manila.sailing(self.before, self.view, self.events, self.names, self.texts, choices=self.choices)


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
    """The final ranking, and with the chronicle of the game also how it came about."""

    view: ManilaView
    # A standing holds mappings, which have no hash. The view tells pictures apart well enough.
    standing: Standing = field(hash=False)
    names: tuple[str, ...]
    texts: Texts
    chronicle: Chronicle | None = None
    occasion: Occasion = NOWHERE

    def __call__(self) -> Picture:
        history, moments = (self.chronicle.fortunes, self.chronicle.moments) if self.chronicle else ((), ())
        return manila.result(
            *(self.view, self.standing, self.names, self.texts),
            history=history,
            moments=moments,
            occasion=self.occasion,
        )
