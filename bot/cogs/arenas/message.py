"""The one message of an arena: edited in place, or reposted once it is buried."""

from __future__ import annotations

import logging
from collections import Counter
from datetime import timedelta
from typing import Final

import discord
from discord.utils import utcnow

from bot.cogs.arenas.views import ArenaViews
from bot.core.channel_backoff import ChannelBackoff
from bot.core.errors import OUT_OF_REACH, Code, log_failures, nonce
from bot.core.layout import MessagePayload
from bot.core.replies import NO_MENTIONS, copies
from bot.tables.boards import BURIED
from bot.tables.services import Services
from storage.arenas import Arena, Crowd

log = logging.getLogger(__name__)

GRACE: Final = timedelta(hours=2)
"""How long after the end of an arena its last games still count."""
STANDS: Final = timedelta(minutes=2)
"""The minimum time before a message is replaced by another: users are about to click on it."""
SHOWN: Final = 15
NEW_MESSAGE: Final = frozenset({Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITED_TOO_OFTEN, Code.THREAD_ARCHIVED})
"""Refused edits after which a new message is posted; that opens an archived thread."""


class ArenaMessages:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._arenas = services.tables.store.arenas
        self._talk: Counter[int] = Counter()
        """Messages in a channel since the one of its arena."""
        self._refusals = ChannelBackoff()
        self._shown: dict[int, tuple[Crowd, bool]] = {}

    def listen(self, channel: int) -> None:
        """Count the messages in a channel from now on."""
        self._talk.setdefault(channel, 0)

    def heard(self, channel: int) -> None:
        if channel in self._talk:
            self._talk[channel] += 1

    async def show(self, arena: Arena) -> None:
        """Edit or replace the message, if it would say something else."""
        crowd, now = await self._arenas.crowd(arena.id, SHOWN), utcnow()
        late = now >= arena.ends + GRACE
        over = late or (now >= arena.ends and not crowd.tables)
        shows = (crowd, now >= arena.ends)
        if not over and self._shown.get(arena.id) == shows:
            return
        if not late and not self._refusals.lets(arena.channel):
            return
        localization = await self._services.languages.server(arena.guild)
        views = ArenaViews(localization.texts, localization.presenters, self._services.painter)
        face = await views.ended(arena, crowd) if over else views.running(arena, crowd, closing=shows[1])
        try:
            await self._write(arena, face)
        except discord.HTTPException as error:
            self._refusals.refused(arena.channel, error)
            if error.code == Code.UNKNOWN_CHANNEL:
                await self._arenas.end(arena.guild, arena.channel)
            lost = error.code == Code.UNKNOWN_CHANNEL or (late and error.code in OUT_OF_REACH)
            if not over or not lost:
                raise  # the bot may be shut out only for a moment
            log.warning("arena result post failed: arena=%s error=%r", arena.id, error)
        else:
            self._refusals.taken(arena.channel)
        self._shown[arena.id] = shows
        if over:
            await self._arenas.close(arena.id)
            del self._shown[arena.id]
            self._talk.pop(arena.channel, None)

    async def _write(self, arena: Arena, face: MessagePayload) -> None:
        channel = self._services.client.get_partial_messageable(arena.channel, guild_id=arena.guild)
        old = None if arena.message is None else channel.get_partial_message(arena.message)
        if old is not None and not self._is_buried(arena, old):
            try:
                await old.edit(view=face.layout, attachments=copies(face.files), allowed_mentions=NO_MENTIONS)
            except discord.HTTPException as error:
                if error.code not in NEW_MESSAGE:
                    raise
            else:
                return
        once = nonce("arena", arena.id, arena.message)
        sent = await channel.send(view=face.layout, files=copies(face.files), allowed_mentions=NO_MENTIONS, nonce=once)
        self._talk[arena.channel] = 0
        await self._arenas.place(arena.id, sent.id)
        if old is not None:
            await self._take_away(arena, old)

    def _is_buried(self, arena: Arena, message: discord.PartialMessage) -> bool:
        return self._talk[arena.channel] >= BURIED and utcnow() - message.created_at >= STANDS

    async def _take_away(self, arena: Arena, old: discord.PartialMessage) -> None:
        """Delete a replaced message; failures don't matter, its buttons still work."""
        with log_failures(log.info, "old arena message removal failed: arena=%s", arena.id):
            await old.delete()
