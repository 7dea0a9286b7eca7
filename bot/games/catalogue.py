"""The catalog of games: those of this repository, and of other distributions.

A distribution offers a game by an entry point of the group ``manila_bot.games`` that leads to a ``GamePackage``. One
that can't be loaded is left out, and reported with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from bot.core.foreign_errors import message_of
from bot.core.localization import Localizations
from bot.core.player_names import BADGES
from bot.core.presenter import CustomEmoji, Presenter
from bot.core.texts import LOCALE_DIR, Texts, languages
from bot.games.daily import Daily
from bot.games.lesson import Lesson
from bot.games.load_check import misses
from bot.games.malacca.package import MALACCA
from bot.games.manila.package import MANILA
from bot.games.manille.package import MANILLA, MANILLE
from bot.games.package import GamePackage
from bot.games.trial import MOST_SECONDS, SlowCall, slow_call
from engine.game import AnyGame
from render import emojis as drawn
from render.theme import SEATS

GROUP: Final = "manila_bot.games"

OURS: Final = (MANILA, MALACCA, MANILLA, MANILLE)
"""The games of this repository, the main one first."""

SEAT_SIGNS: Final[Mapping[str, CustomEmoji]] = {
    f"manila_seat_{style.slug}": CustomEmoji(BADGES[seat], partial(drawn.seat, seat))
    for seat, style in enumerate(SEATS)
}
"""The badges of seats, which every game shows. They are uploaded under these names."""


class BadPackage(Exception):
    """An offered package can't be hosted; the message says why."""


@dataclass(frozen=True)
class Catalogue:
    """The hosted games, and the packages left out."""

    packages: Mapping[str, GamePackage]
    left_out: Mapping[str, str]
    """By the name of the entry point: why its game is not hosted."""
    locale: Path = LOCALE_DIR
    """The folder of the bot's own texts, with a folder for each supported language."""
    slow: Mapping[str, SlowCall] = field(default_factory=dict)
    """By kind: hosted third-party games that block everyone."""

    @cached_property
    def games(self) -> Mapping[str, AnyGame]:
        return {kind: package.game for kind, package in self.packages.items()}

    @cached_property
    def emojis(self) -> Mapping[str, CustomEmoji]:
        return _signs(self.packages)

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        return {kind: package.lesson for kind, package in self.packages.items() if package.lesson is not None}

    @cached_property
    def dailies(self) -> Mapping[str, Daily]:
        return {kind: package.daily for kind, package in self.packages.items() if package.daily is not None}

    @cached_property
    def puzzles(self) -> Mapping[str, Path]:
        return {kind: package.puzzles for kind, package in self.packages.items() if package.puzzles.is_file()}

    @cached_property
    def locales(self) -> tuple[Path, ...]:
        """The folders of all texts: the bot's own, and those of the games."""
        return tuple(dict.fromkeys([self.locale, *(package.locale for package in self.packages.values())]))

    @cached_property
    def languages(self) -> tuple[str, ...]:
        return languages(self.locale)

    @cached_property
    def _texts(self) -> dict[str, Texts]:
        return {}

    def in_language(self, language: str) -> Texts:
        """Return the texts of the bot and of all games, or raise ``TextError``."""
        if language not in self._texts:
            self._texts[language] = Texts(language, self.locales)
        return self._texts[language]

    def localizations(self, default: str) -> Localizations:
        """Return all languages; ``TextError`` if ``default`` is none of them."""
        return Localizations(self.languages, self.in_language, self.presenters, default)

    def presenters(self, texts: Texts) -> dict[str, Presenter]:
        return {kind: package.presenter(texts) for kind, package in self.packages.items()}


@lru_cache
def catalogue() -> Catalogue:
    """Return the games of this repository and of all installed distributions."""
    return gather(entry_points(group=GROUP))


def gather(offered: Iterable[EntryPoint]) -> Catalogue:
    """Return our games and the offered ones; ``left_out`` and ``slow`` have faults."""
    packages = {package.kind: package for package in OURS}
    left_out: dict[str, str] = {}
    slow: dict[str, SlowCall] = {}
    for entry in sorted(offered, key=lambda entry: entry.name):
        try:
            package = _checked(entry.load(), packages)
            kind, call = package.kind, _slow_call(package.game)
        except BadPackage as error:
            left_out[entry.name] = str(error)
            continue
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # third-party code may raise anything, even ``SystemExit``
            left_out[entry.name] = f"{type(error).__name__}: {message_of(error)}"
            continue
        packages[kind] = package
        if call is not None:
            slow[kind] = call
    return Catalogue(packages, left_out, slow=slow)


def _checked(package: object, taken: Mapping[str, GamePackage]) -> GamePackage:
    """Return a package that can be hosted, or raise ``BadPackage`` with its faults."""
    if not isinstance(package, GamePackage):
        raise BadPackage(f"it leads to {type(package).__name__}, not to a GamePackage")
    if found := misses(package, taken.values()):
        raise BadPackage("\n".join(found))
    return package


def _slow_call(game: AnyGame) -> SlowCall | None:
    """Return a slow call of a game; ``BadPackage`` for one that blocks every table."""
    call = slow_call(game)
    if call is not None and call.seconds > MOST_SECONDS:
        raise BadPackage(f"{call}, and every table would wait for it")
    return call


def _signs(packages: Mapping[str, GamePackage]) -> Mapping[str, CustomEmoji]:
    return {**SEAT_SIGNS} | {name: sign for package in packages.values() for name, sign in package.emojis.items()}
