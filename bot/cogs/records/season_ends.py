"""End seasons: titles are given and announced, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord
from discord.utils import utcnow

from bot.cogs.records.season_views import season_over
from bot.core.errors import is_retryable, nonce
from bot.core.replies import NO_MENTIONS
from bot.core.visibility import Place, find_place
from bot.tables.services import Services
from host.periodic import PeriodicTask
from storage.errors import BadSettingsError, StoreError
from storage.seasons import Season, Title

log = logging.getLogger(__name__)

AT_ONCE: Final = 16
"""Servers in which titles are announced in parallel."""
SEND_SECONDS: Final = 60.0
"""How long a server may hold up others, with Discord's limits; later it is tried again."""
LEAST_SECONDS: Final = 60.0
"""Minimum seconds between two checks for finished seasons."""


class SeasonEnds:
    """Ends the seasons of all servers of this process."""

    def __init__(self, services: Services) -> None:
        self.rounds = PeriodicTask("ends of seasons", self.look, LEAST_SECONDS)
        self._services = services
        self._seasons = services.tables.store.seasons

    async def look(self) -> float | None:
        """Close seasons, announce titles; return seconds to the next end."""
        ended = await self._seasons.ended()
        if ended:
            await self._services.recorder.sweep()  # a finished but unrecorded game counts, too
        for season in ended:
            await self._seasons.close(season)
            log.info("season ended: season=%s guild=%s", season.number, season.guild)
        await self.rounds.each(self._try, await self._seasons.untold(), AT_ONCE)
        following = await self._seasons.next_end()
        return None if following is None else (following - utcnow()).total_seconds()

    async def _try(self, season: Season) -> None:
        try:
            await self._tell(season)
        except StoreError:
            raise  # the next round comes soon
        except Exception:
            log.exception("season end failed: season=%s guild=%s", season.number, season.guild)

    async def _tell(self, season: Season) -> None:
        uptime = self._services.uptime
        if not uptime.here(season.guild) and not uptime.is_out_of(season.guild):
            return  # until its outage is over
        titles = await self._seasons.titles(season.guild, season.number)
        if titles and not uptime.is_out_of(season.guild):
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._announce(season, titles)
            except Exception as error:
                if is_retryable(error):
                    log.warning("season titles post postponed: guild=%s error=%r", season.guild, error)
                    return
                if not isinstance(error, discord.HTTPException):
                    raise
                log.warning("season titles post failed: guild=%s error=%r", season.guild, error)
        await self._seasons.note_told(season)

    async def _announce(self, season: Season, titles: Sequence[Title]) -> None:
        place = await self._place(season)
        if place is None:
            return
        localization = await self._services.languages.server(season.guild)
        following = await self._seasons.current(season.guild)
        face = season_over(localization.texts, localization.presenters, season, titles, following)
        once = nonce("season", season.guild, season.number)
        await place.send(view=face.layout, allowed_mentions=NO_MENTIONS, nonce=once)

    async def _place(self, season: Season) -> discord.abc.Messageable | None:
        """Return the channel for announcing titles; ``None`` if none is usable.

        The chosen one, or if that was deleted, the one of the last game. Raises Discord's failures.
        """
        try:
            chosen = (await self._services.tables.store.guilds.settings(season.guild)).season_channel
        except BadSettingsError as error:
            log.warning("season channel lookup failed: error=%s", error)
            return None
        found = await self._find(season, chosen) or await self._find(season, await self._seasons.last_channel(season))
        parent = found.parent if isinstance(found, discord.Thread) else found
        place = found if isinstance(parent, discord.ForumChannel) else parent
        if not isinstance(place, discord.abc.Messageable):
            return None
        may = place.permissions_for(place.guild.me)
        writes = may.send_messages_in_threads if isinstance(place, discord.Thread) else may.send_messages
        return place if may.view_channel and writes else None

    async def _find(self, season: Season, channel: int | None) -> Place | None:
        return None if channel is None else await find_place(self._services.client, season.guild, channel)
