"""The package of a game: rules, texts, pictures and extras in one object.

No other code may name the game.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.core.presenter import CustomEmoji, Paint, Presenter
from bot.core.texts import LOCALE_DIR, Texts
from bot.games.daily import Daily
from bot.games.lesson import Lesson
from engine.game import AnyGame
from render.theme import Rgb
from render.words import Words


def _no_pictures(_words: Words) -> Mapping[str, Paint]:
    return {}


@dataclass(frozen=True, slots=True)
class GamePackage:
    """A game with its texts and pictures, from which everything else is derived."""

    game: AnyGame
    """The rules. The kind names the command group, so it is unique and consists of small letters only."""
    presenter: Callable[[Texts], Presenter]
    locale: Path = LOCALE_DIR
    """The folder of its texts: ``<language>/*.ftl``, English at least."""
    emojis: Mapping[str, CustomEmoji] = field(default_factory=dict)
    """Its own emojis by name, ``<kind>_…`` in small letters: ``manila setup-emojis`` uploads them."""
    colours: tuple[Rgb, ...] = ()
    """The colors of its pictures in addition to the theme's (``render.theme.HOUSE``). The palette must contain them."""
    hand_command: str = "hand"
    """Another name of the command ``hand``, which shows players their hand. ``command-of-game-…`` describes it."""
    gallery: Callable[[Words], Mapping[str, Paint]] = _no_pictures
    """Its pictures in every state by name, drawn in some language, for inspection: ``make gallery``."""
    lesson: Lesson | None = None
    """A first game for newcomers, for ``/learn``. Optional."""
    daily: Daily | None = None
    """The same stretch for everyone each day, for ``/daily``. Optional."""

    texts: tuple[str, ...] = ()
    """Keys of texts that its presenter uses by convention. Those in its code are found automatically."""

    @property
    def folder(self) -> Path:
        return Path(inspect.getfile(type(self.game))).parent

    @property
    def puzzles(self) -> Path:
        """The optional file of its puzzles, for ``/puzzle``."""
        return self.folder / f"{self.kind}.puzzles"

    @property
    def kind(self) -> str:
        return self.game.kind
