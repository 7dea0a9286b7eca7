"""The one message that shows a table: one writer at a time, the latest state wins.

It is edited in place while it is young and near the end of its channel. When it is old (Discord hardly lets old
messages be edited) or buried under talk, the next change posts it anew and strips the old one of its buttons.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord.utils import snowflake_time, utcnow

from bot.replays import Replays
from bot.tables import LiveTable, Tables
from bot.ui.answer import GONE, NOT_ALLOWED, TOO_LATE, Code
from bot.ui.face import Faces
from bot.ui.parts import Face, link_to

log = logging.getLogger(__name__)

NOBODY: Final = discord.AllowedMentions.none()
OLD: Final = timedelta(minutes=50)
"""Discord counts a message as old after an hour; from then on edits are refused at a slow pace."""
BURIED: Final = 12
"""Messages of others below the table's message, from which on it is posted anew."""


class Boards:
    """Writes the messages of all tables."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        faces: Faces,
        replays: Replays,
        now: Callable[[], datetime] | None = None,
    ) -> None:
        self._client = client
        self._tables = tables
        self._faces = faces
        self._replays = replays
        self._now = now or utcnow
        self._talk: Counter[int] = Counter()
        """Messages of others in a channel since a table's message was posted there."""

    def heard(self, channel: int) -> None:
        """Somebody wrote something in a channel."""
        self._talk[channel] += 1

    async def show(self, live: LiveTable, press: discord.Interaction[Any] | None = None) -> None:
        """Bring the table's message up to date: by answering ``press`` where that is possible, else by an edit.

        What is sent is the table as it is when it is sent, so the last to write is right.
        """
        async with live.writing:
            if live.shown == live.face:
                # Another press has shown this state already, while we waited.
                await acknowledge(press)
                return
            if self._is_stale(live):
                await self._anew(live, press)
                return
            shows = live.face
            face = await self._face(live)
            if press is not None and _shows(press, live):
                if await self._answered(press, face):
                    live.shown, live.pictured = shows, face.pictured
                    return
                face = await self._face(live)  # its files have been read
            else:
                await acknowledge(press)
            if await self._edit(live, face):
                live.shown, live.pictured = shows, face.pictured

    async def answer(self, live: LiveTable, asked: discord.Interaction[Any]) -> None:
        """Post the table's message as the answer to a command, and strip the one there was."""
        assert asked.channel_id is not None  # commands come from channels
        async with live.writing:
            shows, old = live.face, (live.channel, live.message)
            face = await self._face(live)
            answer = await asked.response.send_message(view=face.layout, files=face.files, allowed_mentions=NOBODY)
            if answer.message_id is not None:
                await self._placed(live, asked.channel_id, answer.message_id, shows, face)
                await self._strip(live, *old)

    async def post(self, live: LiveTable, channel: discord.abc.Messageable) -> discord.Message:
        """Post the table's message for the first time, other than as an answer."""
        async with live.writing:
            shows = live.face
            face = await self._face(live)
            message = await channel.send(view=face.layout, files=face.files, allowed_mentions=NOBODY)
            await self._placed(live, message.channel.id, message.id, shows, face)
            return message

    # -- inside ------------------------------------------------------------------------------------------

    async def _face(self, live: LiveTable) -> Face:
        await self._replays.recall(live)
        return await self._faces.public(live)

    def _is_stale(self, live: LiveTable) -> bool:
        if live.message is None or live.table is None or live.over:
            return False
        return self._talk[live.channel] >= BURIED or self._now() - snowflake_time(live.message) > OLD

    async def _anew(self, live: LiveTable, press: discord.Interaction[Any] | None) -> None:
        shows, old = live.face, (live.channel, live.message)
        await acknowledge(press)
        face = await self._face(live)
        message = await self._send(live, face)
        if message is not None:
            await self._placed(live, live.channel, message.id, shows, face)
            await self._strip(live, *old)

    async def _placed(self, live: LiveTable, channel: int, message: int, shows: tuple[Any, ...], face: Face) -> None:
        await self._tables.place(live, channel, message)
        live.shown, live.pictured = shows, face.pictured
        self._talk.pop(channel, None)

    async def _answered(self, press: discord.Interaction[Any], face: Face) -> bool:
        try:
            await press.response.edit_message(view=face.layout, attachments=face.files, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in TOO_LATE | GONE and error.status < 500:
                raise
            log.warning("a press could not be answered with the message: %s", error)
            return False
        return True

    async def _edit(self, live: LiveTable, face: Face) -> bool:
        """Edit the message, or post it anew when it was deleted. False if it is out of our reach for now."""
        if live.message is not None:
            message = self._channel(live).get_partial_message(live.message)
            try:
                await message.edit(view=face.layout, attachments=face.files, allowed_mentions=NOBODY)
            except discord.HTTPException as error:
                if error.code == Code.THREAD_ARCHIVED and await self._woken(live):
                    return await self._edit(live, await self._face(live))
                if not _lost(error):
                    raise
                if error.code != Code.UNKNOWN_MESSAGE:
                    log.warning("the message of table %s is out of reach: %s", live.id, error)
                    return False
            else:
                return True
        face = await self._face(live)
        sent = await self._send(live, face)
        if sent is not None:
            await self._placed(live, live.channel, sent.id, live.face, face)
        return sent is not None

    async def _send(self, live: LiveTable, face: Face) -> discord.Message | None:
        try:
            return await self._channel(live).send(view=face.layout, files=face.files, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if not _lost(error):
                raise
            log.warning("table %s cannot be posted: %s", live.id, error)
            return None

    async def _woken(self, live: LiveTable) -> bool:
        """Open an archived thread again. False if we may not."""
        try:
            thread = await self._client.fetch_channel(live.channel)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
                return True
        except discord.HTTPException as error:
            log.warning("the thread of table %s cannot be opened again: %s", live.id, error)
        return False

    async def _strip(self, live: LiveTable, channel: int, message: int | None) -> None:
        if message is None:
            return
        old = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await old.edit(view=self._faces.moved(live, link_to(live)).layout, attachments=[])
        except discord.HTTPException as error:
            if not _lost(error) and error.code != Code.OLD_MESSAGE_EDITED_TOO_OFTEN:
                raise
            log.info("the old message of table %s could not be stripped: %s", live.id, error)

    def _channel(self, live: LiveTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(live.channel, guild_id=live.guild)


def _lost(error: discord.HTTPException) -> bool:
    return error.code in GONE | NOT_ALLOWED or error.code == Code.THREAD_ARCHIVED


def _shows(press: discord.Interaction[Any], live: LiveTable) -> bool:
    """Whether answering the press can write the table's message."""
    return not press.response.is_done() and press.message is not None and press.message.id == live.message


async def acknowledge(press: discord.Interaction[Any] | None) -> None:
    """Tell Discord that a press has been heard, if it has not been told yet."""
    if press is not None and not press.response.is_done():
        try:
            await press.response.defer()
        except discord.HTTPException as error:
            if error.code not in TOO_LATE:
                raise
            log.warning("a press could not be acknowledged: %s", error)
