"""The catalogue of games: those of this repository, and those that other installed distributions offer.

A distribution offers a game by an entry point of the group ``manila_bot.games`` that leads to a ``GamePackage``.
One that cannot be loaded is left out, and named with the reason: the other games go on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from bot.games.package import GamePackage
from bot.presenters import malacca, manila, manille
from bot.presenters.base import Presenter
from bot.words.texts import LOCALE_DIR, Texts
from engine.game import AnyGame
from engine.malacca.game import MALACCA
from engine.manila.game import MANILA
from engine.manille.game import MANILLA, MANILLE

GROUP: Final = "manila_bot.games"
"""The entry points of games."""

OURS: Final = (
    GamePackage(MANILA, manila.ManilaPresenter),
    GamePackage(MALACCA, malacca.MalaccaPresenter),
    GamePackage(MANILLA, manille.ManillaPresenter),
    GamePackage(MANILLE, manille.ManillePresenter),
)
"""The games of this repository, the one that the bot is named after first."""

_KIND: Final = re.compile(r"[a-z]{2,16}")


class BadPackage(Exception):
    """What a distribution offers cannot be hosted; says why."""


@dataclass(frozen=True)
class Catalogue:
    """The games that are hosted, and what was offered and left out."""

    packages: Mapping[str, GamePackage]
    """By kind."""
    left_out: Mapping[str, str]
    """By the name of the entry point: why its game is not hosted."""

    @cached_property
    def games(self) -> Mapping[str, AnyGame]:
        """The rules of every game, by kind."""
        return {kind: package.game for kind, package in self.packages.items()}

    @property
    def locales(self) -> tuple[Path, ...]:
        """The folders of all texts: the bot's own, and those of the games."""
        return tuple(dict.fromkeys([LOCALE_DIR, *(package.locale for package in self.packages.values())]))

    def in_language(self, language: str) -> Texts:
        """The texts of the bot and of all games. Raises ``TextError`` for a language that the bot does not speak."""
        return Texts(language, self.locales)

    def presenters(self, texts: Texts) -> dict[str, Presenter]:
        """The words of every game, by kind."""
        return {kind: package.presenter(texts) for kind, package in self.packages.items()}


@lru_cache
def catalogue() -> Catalogue:
    """The games of this repository and of all installed distributions. Looked for once."""
    return gather(entry_points(group=GROUP))


def gather(offered: Iterable[EntryPoint]) -> Catalogue:
    """Our games and those offered that can be hosted. Raises nothing: what is wrong is told in ``left_out``."""
    packages = {package.kind: package for package in OURS}
    left_out: dict[str, str] = {}
    for entry in sorted(offered, key=lambda entry: entry.name):
        try:
            package = _checked(entry.load(), packages)
        except Exception as error:  # somebody else's code may raise anything, and shall not stop the other games
            left_out[entry.name] = f"{type(error).__name__}: {error}"
        else:
            packages[package.kind] = package
    return Catalogue(packages, left_out)


def _checked(package: object, taken: Mapping[str, GamePackage]) -> GamePackage:
    """A package that can be hosted beside others. Raises ``BadPackage``, ``TextError``, what its presenter raises."""
    if not isinstance(package, GamePackage):
        raise BadPackage(f"it leads to {type(package).__name__}, not to a GamePackage")
    if not _KIND.fullmatch(package.kind):
        raise BadPackage(f"the kind {package.kind!r} is not of 2 to 16 small letters")
    if package.kind in taken:
        raise BadPackage(f"there is a game {package.kind!r} already")
    texts = Texts(folders=(LOCALE_DIR, package.locale))
    texts(f"game-{package.kind}")
    texts(f"command-{package.kind}")
    package.presenter(texts)
    return package
