"""Sending people their hands when a game begins, by direct message."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from bot.messages.line import CLOSED_DM, is_fault, nonce
from bot.messages.readers import Readers
from bot.messages.reply import NO_MENTIONS, copies
from bot.ui.parts import Face
from host.live import has_begun
from host.tables import Tables

log = logging.getLogger(__name__)

HAND_TRIES: Final = (0.0, 10.0, 60.0)
"""Seconds to wait before each try to send somebody their hand."""


class Deal:
    """Sends hands. It takes long where somebody cannot be reached, so it keeps a table's number and asks anew."""

    def __init__(self, client: discord.Client, tables: Tables, readers: Readers) -> None:
        self._client = client
        self._tables = tables
        self._readers = readers

    async def hands(self, table_id: int) -> frozenset[int]:
        """Send each person at a table their hand. Gives those who take no direct messages."""
        people = await self._people_at(table_id)
        return frozenset([user for user in people if not await self._send_hand(table_id, user)])

    async def _people_at(self, table_id: int) -> list[int]:
        live = await self._tables.get(table_id)
        return [] if live is None else [chair.user for chair in live.chairs if chair.user is not None]

    async def _hand_of(self, table_id: int, user: int) -> Face | None:
        """What somebody holds at a table now, if they still sit there."""
        live = await self._tables.get(table_id)
        if live is None or not has_begun(live):
            return None
        seat = live.table.seat_of(user)
        if seat is None:
            return None
        return await (await self._readers.person(user, live)).panels.whole_hand(live, seat)

    async def _send_hand(self, table_id: int, user_id: int) -> bool:
        for delay in HAND_TRIES:
            await asyncio.sleep(delay)
            face = await self._hand_of(table_id, user_id)
            if face is None:
                return True  # they are not there any more
            try:
                user = self._client.get_user(user_id) or await self._client.fetch_user(user_id)
                await user.send(
                    view=face.layout,
                    files=copies(face.files),
                    allowed_mentions=NO_MENTIONS,
                    nonce=nonce("hand", table_id, user_id),
                )
            except Exception as error:
                if isinstance(error, discord.HTTPException) and error.code in CLOSED_DM:
                    return False
                if not isinstance(error, discord.HTTPException) and not is_fault(error):
                    raise
                log.warning("the hand of table %s could not be sent to %s: %r", table_id, user_id, error)
                if not is_fault(error):
                    return False
            else:
                return True
        return False
