"""A game as one package: all that the program has to be told of it. Nothing else may name it."""

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
    """A game with its words and pictures. Command groups, menus, benches and tests of all games follow from it."""

    game: AnyGame
    """The rules. The kind names the command group, so it is of small letters alone and nobody else's."""
    presenter: Callable[[Texts], Presenter]
    """Makes the words, choices and pictures of its views from a catalogue of texts."""
    locale: Path = LOCALE_DIR
    """The folder of its texts: ``<language>/*.ftl``, English at least."""
    emojis: Mapping[str, CustomEmoji] = field(default_factory=dict)
    """Its own emojis by name, ``<kind>_…`` in small letters: ``manila setup-emojis`` uploads them."""
    colours: tuple[Rgb, ...] = ()
    """What its pictures use beside the colours of the house (``render.theme.HOUSE``). The palette has to have them."""
    hand_command: str = "hand"
    """Another name of the command ``hand``, which shows players what they hold. ``command-of-game-…`` describes it."""
    gallery: Callable[[Words], Mapping[str, Paint]] = _no_pictures
    """Its pictures in every state by name, drawn in some language, to be looked at: ``make gallery``."""
    lesson: Lesson | None = None
    """A first game for newcomers, for ``/learn``. A game need not have one."""
    daily: Daily | None = None
    """The same deal for everybody each day, for ``/daily``. A game need not have one."""

    texts: tuple[str, ...] = ()
    """Keys of texts that its presenter asks for by convention. Those in its code are found there."""

    @property
    def folder(self) -> Path:
        """Where its rules lie, and all that it brings."""
        return Path(inspect.getfile(type(self.game))).parent

    @property
    def puzzles(self) -> Path:
        """The file of its puzzles, for ``/puzzle``. A game need not have one."""
        return self.folder / f"{self.kind}.puzzles"

    @property
    def kind(self) -> str:
        """The game's name in ids, logs and commands."""
        return self.game.kind
