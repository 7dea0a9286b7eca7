"""All that the bot says, in each of its languages: made once at the start, and looked up by who reads it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from discord import Locale

from bot.core.presenter import Presenter
from bot.core.texts import FALLBACK, Texts

Presenters: TypeAlias = Mapping[str, Presenter]
"""Those of all games, by kind."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Localization:
    """One language."""

    texts: Texts
    presenters: Presenters

    @property
    def language(self) -> str:
        return self.texts.language


class Localizations:
    """All of them."""

    def __init__(
        self,
        languages: Collection[str],
        texts_in: Callable[[str], Texts],
        presenters_for: Callable[[Texts], Presenters],
        default: str,
    ) -> None:
        """``default`` is for whoever has chosen nothing. Raises ``TextError`` if the bot does not speak it."""
        # First of all, so that the refusal names it.
        texts = {language: _quoting_commands(texts_in(language)) for language in (default, *languages)}
        self._presenters_for = presenters_for
        self.spoken: Mapping[str, Localization] = {
            language: Localization(texts[language], presenters_for(texts[language])) for language in languages
        }
        self._calling: dict[tuple[str, str], Localization] = {}
        """Those that quote commands in another language, by both: made when somebody reads so."""
        self.default = self.spoken[default]
        self.names: Mapping[str, str] = {language: texts[language]("language-name") for language in languages}
        """What each language calls itself."""

    def of(self, language: str | None, locale: str | None = None) -> Localization:
        """A language by its code; the default for one that is not spoken, or not any more.

        ``locale``: of the Discord of whoever reads it, as ``pt-BR``: so they are shown what commands are called.
        """
        found = self.spoken.get(language or "", self.default)
        if locale is None:
            return found
        own = self.of_locale(locale)
        called = FALLBACK if own is None else own.language  # by default, commands are called as in the code
        if called == (found.language if shown_by_discord(found.language) else FALLBACK):
            return found
        key = found.language, called
        if key not in self._calling:
            texts = found.texts.calling(called)
            self._calling[key] = Localization(texts, self._presenters_for(texts))
        return self._calling[key]

    def words(self, key: str) -> frozenset[str]:
        """The words of a message in every language, for what people write in whichever they please."""
        return frozenset(word for each in self.spoken.values() for word in each.texts(key).casefold().split())

    def of_locale(self, locale: str) -> Localization | None:
        """A language by how Discord names it, as ``pt-BR``, if it is spoken."""
        return self.spoken.get(locale.partition("-")[0])


def shown_by_discord(language: str) -> bool:
    """Whether Discord's programs speak a language: in no other does anybody see commands called."""
    return any(locale.value.partition("-")[0] == language for locale in Locale)


def _quoting_commands(texts: Texts) -> Texts:
    """A language for readers whose program is not known. Its commands are quoted as some program shows them."""
    return texts if shown_by_discord(texts.language) else texts.calling(FALLBACK)
