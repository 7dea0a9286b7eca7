"""The language of each user, server and table."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, Final

import discord
from cachetools import LRUCache, TTLCache
from discord import Locale

from bot.core.localization import Localization, Localizations
from bot.core.texts import Texts
from host.live import TableSession
from storage import readers
from storage.errors import StoreError
from storage.guilds import Guilds

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""Users whose language is cached; the one who clicked longest ago is forgotten first."""
CHOICE_SECONDS: Final = 60.0
"""How long a stored choice is cached; so long may it take until other processes learn of a new one."""


class LocaleResolver:
    def __init__(
        self, client: discord.Client, localizations: Localizations, chosen: readers.Readers, guilds: Guilds
    ) -> None:
        self.localizations = localizations
        self._client = client
        self._chosen = chosen
        self._guilds = guilds
        self._met: LRUCache[int, Localization] = LRUCache(REMEMBERED)
        self._choices: TTLCache[int, str | None] = TTLCache(REMEMBERED, CHOICE_SECONDS)

    # -- in private ------------------------------------------------------------------------------------------

    async def of(self, press: discord.Interaction[Any]) -> Localization:
        """Return the user's chosen language, or else that of their Discord."""
        found = press.extras.get("localization")
        if not isinstance(found, Localization):
            language = await self._choice(press.user.id)
            found = self._spoken_by(press, language)
            self.remember(press, found)
        return found

    async def texts_for(self, press: discord.Interaction[Any]) -> Texts:
        return (await self.of(press)).texts

    def meet(self, press: discord.Interaction[Any]) -> None:
        self._met.setdefault(press.user.id, self._spoken_by(press))

    def at_once(self, press: discord.Interaction[Any]) -> Localization:
        """Return the user's language as far as cached, without the database."""
        return self._met.get(press.user.id) or self._spoken_by(press)

    def remember(self, press: discord.Interaction[Any], localization: Localization) -> None:
        press.extras["localization"] = self._met[press.user.id] = localization
        self.meet(press)

    async def person(self, user: int, live: TableSession | None = None) -> Localization:
        """Return a user's language: chosen, else of their last click or table."""
        language = await self._choice(user)
        met = self._met.get(user)
        if language is not None:
            return met if met is not None and met.language == language else self.localizations.of(language)
        return met or (self.localizations.default if live is None else self.at(live))

    async def choose(self, press: discord.Interaction[Any], language: str | None) -> Localization:
        """Store a user's choice, and return their language; ``None`` is Discord's."""
        await self._chosen.choose(press.user.id, language)
        self._choices[press.user.id] = language
        localization = self._spoken_by(press, language)
        self.remember(press, localization)
        return localization

    def forget(self, user: int) -> None:
        self._met.pop(user, None)
        self._choices.pop(user, None)

    # -- in public -------------------------------------------------------------------------------------------

    def at(self, live: TableSession) -> Localization:
        return self.localizations.of(live.lobby.language)

    async def server(self, guild: int | None) -> Localization:
        """Return a server's language: chosen, else Discord's; never raises."""
        if guild is None:
            return self.localizations.default
        try:
            chosen = (await self._guilds.settings(guild)).language
        except StoreError as error:
            log.warning("server language lookup failed: guild=%s error=%s", guild, error)
            chosen = None
        return self.localizations.of(chosen) if chosen is not None else self._native(guild)

    def _native(self, guild: int) -> Localization:
        known = self._client.get_guild(guild)
        # Only communities have a language: Discord reports American English for all other servers.
        if known is None or (known.preferred_locale is Locale.american_english and "COMMUNITY" not in known.features):
            return self.localizations.default
        return self.localizations.of_locale(str(known.preferred_locale)) or self.localizations.default

    async def _choice(self, user: int) -> str | None:
        try:
            with suppress(KeyError):
                return self._choices[user]
            # One chosen meanwhile stays.
            return self._choices.setdefault(user, await self._chosen.language(user))
        except StoreError as error:
            # Then the message says that the database fails, in whatever language.
            log.warning("user language lookup failed: user=%s error=%s", user, error)
            return None

    def _spoken_by(self, press: discord.Interaction[Any], chosen: str | None = None) -> Localization:
        locale = str(press.locale)
        own = self.localizations.of_locale(locale) or self.localizations.default
        return self.localizations.of(own.language if chosen is None else chosen, locale)
