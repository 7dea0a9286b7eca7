"""The pictures of Manilla and Manille, ready to be drawn by whoever has the time.

Values, not closures: two that are equal draw the same picture, so a painter draws it once. Views hold reasons with
mappings, which have no hash; seat and ply tell pictures apart well enough to find them by.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.texts import Texts
from engine.game import Event, Standing
from engine.manille.view import ManilleView
from render import manille
from render.encode import Picture
from render.titles import NOWHERE, Occasion


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The public table; ``before`` is the view that the last picture showed, so that new cards are marked."""

    view: ManilleView
    names: tuple[str, ...]
    texts: Texts
    before: ManilleView | None

    def __hash__(self) -> int:
        return hash((self.view.seat, self.view.ply, self.names))

    def __call__(self) -> Picture:
        return manille.board(self.view, self.names, self.texts, since=self.before)


@dataclass(frozen=True, slots=True)
class Gathering:
    """The last trick as its winner gathers it, on the way from the table of ``before`` to that of ``view``."""

    view: ManilleView
    names: tuple[str, ...]
    texts: Texts
    before: ManilleView
    events: tuple[Event, ...]

    def __hash__(self) -> int:
        return hash((self.view.seat, self.view.ply, self.before.ply, self.names))

    def __call__(self) -> Picture:
        return manille.gathering(self.before, self.view, self.events, self.names, self.texts)


@dataclass(frozen=True, slots=True)
class HandPicture:
    """The cards of the view's own seat."""

    view: ManilleView
    names: tuple[str, ...]
    texts: Texts

    def __hash__(self) -> int:
        return hash((self.view.seat, self.view.ply, self.names))

    def __call__(self) -> Picture:
        return manille.hand(self.view, self.names, self.texts)


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The final ranking, and how the scores went."""

    view: ManilleView
    standing: Standing
    names: tuple[str, ...]
    texts: Texts
    occasion: Occasion = NOWHERE

    def __hash__(self) -> int:
        return hash((self.view.ply, self.view.scores, self.names))

    def __call__(self) -> Picture:
        return manille.result(self.view, self.standing, self.names, self.texts, occasion=self.occasion)
