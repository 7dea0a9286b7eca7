"""All that the bot says and shows, in each of its languages: made once at the start, and looked up by who reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from discord import Locale

from bot.core.presenter import Presenter, Prompt
from bot.core.texts import FALLBACK, Texts
from bot.games.catalogue import Catalogue
from bot.tables.board_views import BoardViews
from bot.tables.house_rules import HouseRules
from bot.tables.panel_views import Panels
from bot.tables.replay_views import ReplayViews
from render.pool import Painter


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Localization:
    """One language."""

    texts: Texts
    presenters: Mapping[str, Presenter]
    faces: BoardViews
    panels: Panels
    house_rules: HouseRules
    hindsight: ReplayViews

    @property
    def language(self) -> str:
        return self.texts.language


class Localizations:
    """All of them."""

    def __init__(
        self, catalogue: Catalogue, default: str, painter: Painter, dress: Callable[[Prompt], Prompt] = lambda it: it
    ) -> None:
        """``default`` is for whoever has chosen nothing. Raises ``TextError`` if the bot does not speak it."""
        # First of all, so that the refusal names it.
        texts = {language: _spoken(catalogue, language) for language in (default, *catalogue.languages)}
        names = {language: texts[language]("language-name") for language in catalogue.languages}

        def voice(text: Texts) -> Localization:
            presenters = catalogue.presenters(text)
            return Localization(
                text,
                presenters,
                BoardViews(text, presenters, painter, dress),
                Panels(text, presenters, painter, dress),
                HouseRules(text, presenters, names, default),
                ReplayViews(text, presenters, painter),
            )

        self._voice = voice
        self.spoken: Mapping[str, Localization] = {language: voice(texts[language]) for language in catalogue.languages}
        self._calling: dict[tuple[str, str], Localization] = {}
        """Those that quote commands in another language, by both: made when somebody reads so."""
        self.default = self.spoken[default]
        self.names: Mapping[str, str] = names
        """What each language calls itself."""

    def of(self, language: str | None, locale: str | None = None) -> Localization:
        """A language by its code; the default for one that is not spoken, or not any more.

        ``locale``: of the Discord of whoever reads it, as ``pt-BR``: so they are shown what commands are called.
        """
        voice = self.spoken.get(language or "", self.default)
        if locale is None:
            return voice
        own = self.of_locale(locale)
        called = FALLBACK if own is None else own.language  # by default, commands are called as in the code
        if called == (voice.language if shown_by_discord(voice.language) else FALLBACK):
            return voice
        key = voice.language, called
        if key not in self._calling:
            self._calling[key] = self._voice(voice.texts.calling(called))
        return self._calling[key]

    def words(self, key: str) -> frozenset[str]:
        """The words of a message in every language, for what people write in whichever they please."""
        return frozenset(word for voice in self.spoken.values() for word in voice.texts(key).casefold().split())

    def of_locale(self, locale: str) -> Localization | None:
        """A language by how Discord names it, as ``pt-BR``, if it is spoken."""
        return self.spoken.get(locale.partition("-")[0])


def shown_by_discord(language: str) -> bool:
    """Whether Discord's programs speak a language: in no other does anybody see commands called."""
    return any(locale.value.partition("-")[0] == language for locale in Locale)


def _spoken(catalogue: Catalogue, language: str) -> Texts:
    """A language for readers whose program is not known. Its commands are quoted as some program shows them."""
    texts = catalogue.in_language(language)
    return texts if shown_by_discord(language) else texts.calling(FALLBACK)
