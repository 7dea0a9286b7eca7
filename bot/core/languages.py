"""Who reads which language: a table the one that its host has chosen, a person their own."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from cachetools import LRUCache
from discord import Locale

from bot.core.localization import Localization, Localizations
from bot.core.texts import Texts
from host.live import TableSession
from storage import readers
from storage.errors import StoreError
from storage.guilds import Guilds

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""People whose language is known when they have pressed nothing; who pressed longest ago is forgotten first."""


class LocaleResolver:
    """Finds the language for whatever is said."""

    def __init__(
        self, client: discord.Client, localizations: Localizations, chosen: readers.Readers, guilds: Guilds
    ) -> None:
        self.localizations = localizations
        self._client = client
        self._chosen = chosen
        self._guilds = guilds
        self._met: LRUCache[int, Localization] = LRUCache(REMEMBERED)

    # -- in private ------------------------------------------------------------------------------------------

    async def of(self, press: discord.Interaction[Any]) -> Localization:
        """For whoever has pressed: as they have chosen, else as their Discord. Looked up once for a press."""
        found = press.extras.get("localization")
        if not isinstance(found, Localization):
            language = await self._choice(press.user.id)
            found = self._spoken_by(press, language)
            self.remember(press, found)
        return found

    async def texts_for(self, press: discord.Interaction[Any]) -> Texts:
        """The texts for whoever has pressed."""
        return (await self.of(press)).texts

    def meet(self, press: discord.Interaction[Any]) -> None:
        """Somebody has pressed something."""
        self._met.setdefault(press.user.id, self._spoken_by(press))

    def at_once(self, press: discord.Interaction[Any]) -> Localization:
        """The same as far as it is known without asking the database: for who asks too much."""
        return self._met.get(press.user.id) or self._spoken_by(press)

    def remember(self, press: discord.Interaction[Any], localization: Localization) -> None:
        """From now on this is what somebody reads."""
        press.extras["localization"] = self._met[press.user.id] = localization
        self.meet(press)

    async def person(self, user: int, live: TableSession | None = None) -> Localization:
        """For somebody who is written to: as they have chosen, else as when they last pressed, else as their table."""
        language = await self._choice(user)
        met = self._met.get(user)
        if language is not None:
            return met if met is not None and met.language == language else self.localizations.of(language)
        return met or (self.localizations.default if live is None else self.at(live))

    async def choose(self, press: discord.Interaction[Any], language: str | None) -> Localization:
        """Keep what somebody chooses; ``None`` is as their Discord. Gives what they read from now on."""
        await self._chosen.choose(press.user.id, language)
        localization = self._spoken_by(press, language)
        self.remember(press, localization)
        return localization

    def forget(self, user: int) -> None:
        """Somebody has had their data deleted."""
        self._met.pop(user, None)

    # -- in public -------------------------------------------------------------------------------------------

    def at(self, live: TableSession) -> Localization:
        """For a table."""
        return self.localizations.of(live.lobby.language)

    async def server(self, guild: int | None) -> Localization:
        """For a server: as it is settled there, else as Discord knows it. Raises nothing."""
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
        # Only a community can say what it speaks: Discord gives American English for all other servers.
        if known is None or (known.preferred_locale is Locale.american_english and "COMMUNITY" not in known.features):
            return self.localizations.default
        return self.localizations.of_locale(str(known.preferred_locale)) or self.localizations.default

    # -- inside ----------------------------------------------------------------------------------------------

    async def _choice(self, user: int) -> str | None:
        try:
            return await self._chosen.language(user)
        except StoreError as error:
            # What has to be said then is that the database fails, in whatever language.
            log.warning("user language lookup failed: user=%s error=%s", user, error)
            return None

    def _spoken_by(self, press: discord.Interaction[Any], chosen: str | None = None) -> Localization:
        """What somebody reads, who may have chosen it; in it commands are called as their Discord shows them."""
        locale = str(press.locale)
        own = self.localizations.of_locale(locale) or self.localizations.default
        return self.localizations.of(own.language if chosen is None else chosen, locale)
