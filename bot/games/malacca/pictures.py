"""The pictures of Malacca, ready to be drawn by whoever has the time.

Values, not closures: two that are equal draw the same picture, so a painter draws it once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.core.texts import Texts
from engine.game import Event, Standing
from engine.malacca.view import MalaccaView
from render import malacca
from render.encode import Picture
from render.titles import NOWHERE, Occasion


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The public table; ``before`` is the view that the last picture showed, so that changes are marked."""

    view: MalaccaView
    names: tuple[str, ...]
    texts: Texts
    before: MalaccaView | None

    def __call__(self) -> Picture:
        return malacca.table(self.view, self.names, self.texts, since=self.before)


@dataclass(frozen=True, slots=True)
class Battle:
    """The cards as they are opened and the ship as it is fought for, on the way from ``before`` to ``view``."""

    view: MalaccaView
    names: tuple[str, ...]
    texts: Texts
    before: MalaccaView
    events: tuple[Event, ...]

    def __call__(self) -> Picture:
        return malacca.battle(self.before, self.view, self.events, self.names, self.texts)


@dataclass(frozen=True, slots=True)
class HandPicture:
    """The hand of the view's own player."""

    view: MalaccaView
    names: tuple[str, ...]
    texts: Texts

    def __call__(self) -> Picture:
        return malacca.hand(self.view, self.names, self.texts)


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The final ranking, and how the purses went."""

    view: MalaccaView
    # A standing holds mappings, which have no hash. The view tells pictures apart well enough.
    standing: Standing = field(hash=False)
    names: tuple[str, ...]
    texts: Texts
    occasion: Occasion = NOWHERE

    def __call__(self) -> Picture:
        return malacca.result(self.view, self.standing, self.names, self.texts, occasion=self.occasion)
