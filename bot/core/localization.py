"""Texts and presenters in each language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from discord import Locale

from bot.core.presenter import Presenter
from bot.core.texts import FALLBACK, Texts

Presenters: TypeAlias = Mapping[str, Presenter]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Localization:
    texts: Texts
    presenters: Presenters

    @property
    def language(self) -> str:
        return self.texts.language


class Localizations:
    def __init__(
        self,
        languages: Collection[str],
        texts_in: Callable[[str], Texts],
        presenters_for: Callable[[Texts], Presenters],
        default: str,
    ) -> None:
        """Set up, or raise ``TextError`` if the bot doesn't support ``default``."""
        # First of all, so that the error names it.
        texts = {language: _quoting_commands(texts_in(language)) for language in (default, *languages)}
        self._presenters_for = presenters_for
        self.spoken: Mapping[str, Localization] = {
            language: Localization(texts[language], presenters_for(texts[language])) for language in languages
        }
        self._calling: dict[tuple[str, str], Localization] = {}
        """Languages that quote commands in another one, by both: built when first needed."""
        self.default = self.spoken[default]
        self.names: Mapping[str, str] = {language: texts[language]("language-name") for language in languages}
        """The languages' own names."""

    def of(self, language: str | None, locale: str | None = None) -> Localization:
        """Return a language by its code; the default for an unsupported one.

        ``locale``: that of the reader's Discord, as ``pt-BR``, in which they see commands.
        """
        found = self.spoken.get(language or "", self.default)
        if locale is None:
            return found
        own = self.of_locale(locale)
        called = FALLBACK if own is None else own.language  # by default, commands have their names in the code
        if called == (found.language if shown_by_discord(found.language) else FALLBACK):
            return found
        key = found.language, called
        if key not in self._calling:
            texts = found.texts.calling(called)
            self._calling[key] = Localization(texts, self._presenters_for(texts))
        return self._calling[key]

    def words(self, key: str) -> frozenset[str]:
        return frozenset(word for each in self.spoken.values() for word in each.texts(key).casefold().split())

    def of_locale(self, locale: str) -> Localization | None:
        """Return a language by its name at Discord, as ``pt-BR``, if supported."""
        return self.spoken.get(locale.partition("-")[0])


def shown_by_discord(language: str) -> bool:
    return any(locale.value.partition("-")[0] == language for locale in Locale)


def _quoting_commands(texts: Texts) -> Texts:
    """Return a language whose commands are quoted as some client shows them."""
    return texts if shown_by_discord(texts.language) else texts.calling(FALLBACK)
